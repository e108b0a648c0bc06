//! `farkle simulate`: millions of games between computer players.
//!
//! The JSON object is a contract with other programs: new versions may add fields and never change
//! them.

use super::output::{Align, FAINT, HEADING, out, print_columns, print_json, styled};
use super::solutions::known_two_sides;
use super::work::Work;
use crate::failure::Failure;
use crate::numbers;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_rules::numbers::thousands;
use farkle_rules::{Game, MAX_SEATS, RuleSet};
use farkle_strategy::{Report, Share, Simulation, SolveOptions, Temperament, TwoSides};
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  farkle simulate calculator gambler
  farkle simulate champion calculator --games 10000000 --rules playmonster --json
  farkle simulate beginner cautious gambler calculator --games 20000 --seed 7";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The players, one for each seat, at least two: beginner, cautious, gambler, calculator or
    /// champion. Between two sides the champion plays by the exact solution if that takes at most
    /// five minutes on one core; otherwise by the race model
    #[arg(required = true)]
    players: Vec<String>,

    /// Number of games; everyone plays in every position of the turn order equally often [default:
    /// 1000000 between two sides whose turns can be drawn, otherwise 10000]
    #[arg(long, value_parser = numbers::games, allow_negative_numbers = true)]
    games: Option<u64>,

    /// Seed of the random numbers; the same seed gives the same games
    #[arg(long, default_value = "1", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: u64,

    /// Use the rules engine roll by roll, even if turns could be drawn from their exact odds
    #[arg(long)]
    at_the_table: bool,

    #[command(flatten)]
    rules: RulesArgument,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The result as JSON.
#[derive(Serialize)]
struct Simulated {
    rules: String,
    games: u64,
    seed: u64,
    turns: u64,
    turns_per_game: f64,
    seconds: f64,
    turns_per_second: f64,
    /// "turns drawn from their exact odds" or "the rules engine, roll by roll".
    method: &'static str,
    /// The strategy of the champion, if it plays: "exact solution" or "race model".
    champion: Option<&'static str>,
    players: Vec<Wins>,
    /// By position in the turn order.
    places: Vec<Wins>,
}

#[derive(Serialize)]
struct Wins {
    name: String,
    wins: f64,
    /// Standard error.
    error: f64,
    /// The 95 % confidence interval.
    interval: (f64, f64),
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let players: Vec<Temperament> = arguments
        .players
        .iter()
        .map(|name| name.parse())
        .collect::<Result<_, _>>()
        .map_err(Failure::bad_input)?;
    if players.len() < 2 {
        return Err(Failure::bad_input(
            "a game needs an opponent: name at least two players; `farkle odds` says how many turns the target \
            takes",
        ));
    }
    if players.len() > MAX_SEATS {
        let many = players.len();
        return Err(Failure::bad_input(format!(
            "{many} players are too many for a table: name 2 to {MAX_SEATS}"
        )));
    }
    let simulated = simulate(arguments, &rules, players)?;
    if arguments.json { print_json(&simulated) } else { print(&simulated) }
}

fn simulate(arguments: &Arguments, rules: &RuleSet, players: Vec<Temperament>) -> Result<Simulated, Failure> {
    let mut simulation = Simulation::new(rules.clone(), players, 0);
    simulation.seed = arguments.seed;
    simulation.at_the_table = arguments.at_the_table;
    let seats = simulation.players.len();
    if simulation.players.contains(&Temperament::Champion) {
        let sides = Game::new(rules.clone(), seats).map(|game| game.side_count());
        if sides == Ok(2) {
            simulation.solution = solution(rules, seats)?;
        }
    }
    let many = if simulation.draws_turns() { 1_000_000 } else { 10_000 };
    simulation.games = arguments.games.unwrap_or(many);
    let work = Work::begin("Playing");
    let began = Instant::now();
    simulation.stop = Some(work.interrupted());
    let report = simulation.run(&mut |done| work.tell(done));
    let seconds = began.elapsed().as_secs_f64();
    work.end()?;
    let report = report.map_err(Failure::bad_input)?;
    Ok(simulated(rules, &simulation, &report, seconds))
}

/// The most seconds that a solution for the champion may take on one core.
const MOST_SECONDS: f64 = 300.0;

/// The exact solution for the champion. `None` if these rules have none or it would take too long;
/// then the champion plays by the race model. A stored solution does not change the answer, so the
/// same seed gives the same games on any machine.
fn solution(rules: &RuleSet, seats: usize) -> Result<Option<Arc<TwoSides>>, Failure> {
    let options = SolveOptions { most_seconds: MOST_SECONDS, seats: Some(seats), ..SolveOptions::default() };
    let estimate = TwoSides::estimate(rules, &options);
    if !estimate.is_ok_and(|it| it.seconds <= options.most_seconds && it.bytes <= options.most_bytes) {
        return Ok(None);
    }
    match known_two_sides(rules, &options) {
        Ok(solution) => Ok(Some(Arc::new(solution))),
        Err(Failure::BadInput(_)) => Ok(None),
        Err(failure) => Err(failure),
    }
}

fn simulated(rules: &RuleSet, simulation: &Simulation, report: &Report, seconds: f64) -> Simulated {
    let wins = |(name, share): (String, &Share)| Wins {
        name,
        wins: share.share,
        error: share.error,
        interval: share.interval(),
    };
    let players = simulation.players.iter().map(Temperament::to_string).zip(&report.players);
    let champion = simulation.players.contains(&Temperament::Champion);
    let plays_by = if simulation.solution.is_some() { "exact solution" } else { "race model" };
    let places = (1..).map(|place: usize| place.to_string()).zip(&report.places);
    Simulated {
        rules: rules.name().to_string(),
        games: report.games,
        seed: simulation.seed,
        turns: report.turns,
        turns_per_game: report.turns as f64 / report.games.max(1) as f64,
        seconds,
        turns_per_second: report.turns as f64 / seconds.max(1e-9),
        method: match report.by_turns {
            true => "turns drawn from their exact odds",
            false => "the rules engine, roll by roll",
        },
        champion: champion.then_some(plays_by),
        players: players.map(wins).collect(),
        places: places.map(wins).collect(),
    }
}

fn print(simulated: &Simulated) -> Result<(), Failure> {
    let mut out = out();
    writeln!(
        out,
        "{}",
        styled(HEADING, format!("{}, {} games", simulated.rules, thousands(simulated.games.into())))
    )?;
    let row = |wins: &Wins| {
        let (low, high) = wins.interval;
        let percent = |chance: f64| format!("{:.3}", 100.0 * chance);
        vec![
            wins.name.clone(),
            format!("{} %", percent(wins.wins)),
            format!("{} to {} %", percent(low), percent(high)),
        ]
    };
    let align = [Align::Left, Align::Right, Align::Left];
    for (heading, wins) in [("player", &simulated.players), ("place", &simulated.places)] {
        let rows: Vec<_> = wins.iter().map(row).collect();
        print_columns(&mut out, &align, &[heading, "wins", "95 % interval"], &rows)?;
        writeln!(out)?;
    }
    let champion = simulated.champion.map(|plays_by| format!(" The champion plays by the {plays_by}."));
    let effort = format!(
        "{:.2} turns a game; {} turns a second ({}); seed {}.{}",
        simulated.turns_per_game,
        thousands(simulated.turns_per_second as u128),
        simulated.method,
        simulated.seed,
        champion.unwrap_or_default()
    );
    writeln!(out, "{}", styled(FAINT, effort))?;
    Ok(())
}
