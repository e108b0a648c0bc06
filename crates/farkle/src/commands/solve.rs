//! `farkle solve`: everyone's exact chance to win under best play.
//!
//! The JSON object is a contract with other programs: new versions may add fields and never change
//! them.

use super::output::{FAINT, HEADING, out, print_json, styled};
use super::solutions::{Found, beyond_limits, two_sides};
use crate::failure::Failure;
use crate::numbers;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_rules::numbers::thousands;
use farkle_rules::rule_set::{EndingRule, FarklePenalty};
use farkle_rules::{Points, RuleSet};
use farkle_strategy::{SolveOptions, TwoSides};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle solve                                     two players, classic rules
  farkle solve --rules playmonster --json
  farkle solve --set target=5000 --set start_bonus=0,200
  farkle solve --set teams=2 --set ending=rounds --set rounds=3 --seats 6";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesArgument,

    /// The number of sides. Hidden, because there is no choice: it says what there is for others
    #[arg(long, hide = true, default_value = "2", value_parser = sides, allow_negative_numbers = true)]
    players: u8,

    /// The number of people in two teams: 4, 6 or 8
    #[arg(long, value_name = "PLAYERS", value_parser = seats, allow_negative_numbers = true)]
    seats: Option<usize>,

    /// Refuse a solution that takes more seconds than this on one core
    #[arg(long, value_name = "SECONDS", default_value = "3600")]
    #[arg(value_parser = numbers::seconds, allow_negative_numbers = true)]
    most_seconds: f64,

    /// Refuse a solution that takes more memory than this, in MiB
    #[arg(long, value_name = "MIB", default_value = "4096")]
    #[arg(value_parser = numbers::mebibytes, allow_negative_numbers = true)]
    most_memory: u64,

    /// Solve again even if a solution is stored
    #[arg(long)]
    anew: bool,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What there is for three sides.
const THREE_SIDES: &str = "exact chances are computed for 2 sides; for 3, `farkle advise` estimates them and \
    `farkle simulate` plays games. The folder research/three-sides of the source code has a program of its own \
    that solves 3 sides exactly";

/// Reads `--players`.
fn sides(text: &str) -> Result<u8, String> {
    match text.trim().parse() {
        Ok(2) => Ok(2),
        Ok(1) => Err(
            "a single player has nobody to win against; `farkle odds` says how many turns the target takes, \
            and 2 sides can be solved"
                .to_string(),
        ),
        Ok(3) => Err(THREE_SIDES.to_string()),
        Ok(4..=12) => {
            Err("exact chances are computed for 2 sides; for more, `farkle advise` estimates them and \
            `farkle simulate` plays games"
                .to_string())
        }
        _ => Err("allowed is 2".to_string()),
    }
}

/// Reads `--seats`.
fn seats(text: &str) -> Result<usize, String> {
    let number = text.trim().parse().ok().filter(|seats| matches!(seats, 4 | 6 | 8));
    number.ok_or_else(|| "allowed are 4, 6 and 8, for two teams".to_string())
}

/// A solution as JSON.
#[derive(Serialize)]
struct Solved {
    rules: String,
    code: String,
    /// The number of sides.
    players: u8,
    /// The number of people, in teams or without.
    seats: usize,
    #[serde(skip)]
    sides_are: &'static str,
    /// One number for each seat, or each team, in turn order.
    win: Vec<f64>,
    /// Wall time of this run: to solve, or to read a stored solution.
    seconds: f64,
    /// Whether it was stored.
    known: bool,
    assumed: Vec<String>,
    fairest_start_bonus: Option<Bonus>,
    positions: u64,
    evaluations_per_position: f64,
    sweeps: usize,
}

/// The start bonus for the side that moves second.
#[derive(Serialize)]
struct Bonus {
    points: i32,
    first_player_wins: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    if rules.teams() == 3 {
        return Err(Failure::bad_input(format!("these rules are for 3 teams: {THREE_SIDES}")));
    }
    if arguments.seats.is_some() && rules.teams() != 2 {
        return Err(Failure::bad_input("--seats needs rules with two teams (--set teams=2)"));
    }
    let options = SolveOptions {
        seats: arguments.seats,
        most_bytes: arguments.most_memory.saturating_mul(1 << 20),
        most_seconds: arguments.most_seconds,
        ..SolveOptions::default()
    };
    let solved = solve(&rules, &options, arguments)?;
    if arguments.json { print_json(&solved) } else { print(&solved) }
}

fn solve(rules: &RuleSet, options: &SolveOptions, arguments: &Arguments) -> Result<Solved, Failure> {
    let Found { solution, seconds, known } = two_sides(rules, options, arguments.anew)?;
    let estimate = TwoSides::estimate(rules, options).map_err(beyond_limits)?;
    let bonus = solution
        .fairest_bonus()
        .map(|(points, chance)| Bonus { points: points.0, first_player_wins: chance });
    Ok(Solved {
        rules: rules.name().to_string(),
        code: rules.code(),
        players: arguments.players,
        seats: solution.seats(),
        sides_are: if rules.teams() > 0 { "team" } else { "player" },
        win: solution.win().to_vec(),
        seconds,
        known,
        assumed: assumed(rules, &solution),
        fairest_start_bonus: bonus,
        positions: estimate.positions,
        evaluations_per_position: solution.evaluations_per_position(),
        sweeps: solution.sweeps(),
    })
}

/// The assumptions of the solution.
fn assumed(rules: &RuleSet, solution: &TwoSides) -> Vec<String> {
    let mut assumed = vec![
        "both sides play as well as possible and only want to win".to_string(),
        "the dice are fair".to_string(),
        "a shared win counts as a fraction of a win".to_string(),
    ];
    if !rules.start_bonus().is_empty() {
        assumed.push("the scores include the start bonuses of the rules".to_string());
    }
    let penalty = rules.three_farkles() != FarklePenalty::None;
    if rules.teams() == 2 {
        // Farkles are counted for each player, and a round has one turn for each player.
        let counted = penalty || rules.ending() == EndingRule::Rounds;
        assumed.push(match solution.seats() / 2 {
            _ if !counted => "the number of players in a team does not matter".to_string(),
            2 => "two players in each team".to_string(),
            many => format!("{many} players in each team"),
        });
    }
    if rules.ending() == EndingRule::Exactly {
        assumed.push("if nobody can bank any more, each side gets half a win".to_string());
    }
    if penalty && solution.floor() < Points::ZERO {
        assumed.push(format!("scores below {} count as equal", solution.floor()));
    }
    assumed
}

fn print(solved: &Solved) -> Result<(), Failure> {
    let mut out = out();
    writeln!(
        out,
        "{}",
        styled(HEADING, format!("{}, {} {}s", solved.rules, solved.players, solved.sides_are))
    )?;
    let side = if solved.sides_are == "team" { "Team" } else { "Player" };
    for (place, win) in solved.win.iter().enumerate() {
        writeln!(out, "{side} {} wins {:.4} %", place + 1, 100.0 * win)?;
    }
    if let Some(bonus) = &solved.fairest_start_bonus {
        let chance = 100.0 * bonus.first_player_wins;
        let points = Points(bonus.points);
        writeln!(
            out,
            "Fairest start bonus for {0} 2: {points} points ({0} 1 then wins {chance:.4} %)",
            solved.sides_are
        )?;
    }
    let effort = format!(
        "{} positions{} in {:.2} s. Assumed:",
        thousands(solved.positions.into()),
        if solved.known { ", read from the cache" } else { "" },
        solved.seconds,
    );
    writeln!(out, "{}", styled(FAINT, effort))?;
    for assumption in &solved.assumed {
        writeln!(out, "{}", styled(FAINT, format!("- {assumption}")))?;
    }
    Ok(())
}
