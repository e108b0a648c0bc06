//! `farkle score`: what a roll scores.
//!
//! The JSON object is a contract with other programs: new versions may add fields and never change
//! them.

use super::output::{Align, HEADING, out, print_columns, print_json, styled};
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_rules::{Combination, Dice, RuleSet, SetAside, Shape, Verdict};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle score 1 1 1 5 2 3
  farkle score 111523 --rules playmonster --json
  farkle score 2 2 3 3 4 4 --set three_pairs=none
  farkle score 4 4 4 --rules ours.toml                the last three dice of a turn";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The dice of one roll, with or without spaces between them
    #[arg(required = true)]
    dice: Vec<String>,

    #[command(flatten)]
    rules: RulesArgument,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What a roll scores, as JSON.
#[derive(Serialize)]
struct Scored {
    roll: Vec<u8>,
    rules: String,
    verdict: &'static str,
    farkle: bool,
    wins_as_first_throw: bool,
    best: Option<ScoredSetAside>,
    options: Vec<ScoredSetAside>,
}

/// One legal set-aside.
#[derive(Clone, Serialize)]
struct ScoredSetAside {
    dice: Vec<u8>,
    points: i32,
    dice_left: usize,
    combinations: Vec<Part>,
}

/// One combination of a set-aside.
#[derive(Clone, Serialize)]
struct Part {
    name: &'static str,
    dice: Vec<u8>,
    points: i32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let roll: Dice = arguments.dice.join(" ").parse().map_err(Failure::bad_input)?;
    if roll.is_empty() {
        return Err(Failure::bad_input("there are no dice; a roll is written like 111523"));
    }
    if roll.len() > rules.dice() {
        return Err(Failure::bad_input(format!(
            "a roll of {} dice is not possible: {} is played with {} dice",
            roll.len(),
            rules.name(),
            rules.dice()
        )));
    }
    if arguments.json { print_json(&scored(&rules, roll)) } else { print(&rules, roll) }
}

fn scored(rules: &RuleSet, roll: Dice) -> Scored {
    let verdict = rules.verdict(roll);
    let options: Vec<ScoredSetAside> =
        rules.set_asides(roll).iter().map(|part| scored_set_aside(rules, roll, part)).collect();
    Scored {
        roll: pips(roll),
        rules: rules.name().to_string(),
        verdict: match verdict {
            Verdict::Farkle => "farkle",
            Verdict::Scores => "scores",
            Verdict::ToxicTwos => "toxic_twos",
            Verdict::Wins => "wins",
        },
        farkle: verdict == Verdict::Farkle,
        wins_as_first_throw: rules.wins_as_first_throw(roll),
        best: options.first().cloned(),
        options,
    }
}

fn scored_set_aside(rules: &RuleSet, roll: Dice, part: &SetAside) -> ScoredSetAside {
    let combinations = rules.combinations(part.dice, roll);
    ScoredSetAside {
        dice: pips(part.dice),
        points: part.points.0,
        dice_left: rules.in_hand_after(roll, part.dice),
        combinations: combinations
            .iter()
            .map(|c| Part { name: c.shape.title(), dice: pips(c.dice), points: c.points.0 })
            .collect(),
    }
}

fn pips(dice: Dice) -> Vec<u8> {
    dice.faces().map(|face| face.pips()).collect()
}

fn print(rules: &RuleSet, roll: Dice) -> Result<(), Failure> {
    let mut out = out();
    writeln!(out, "{}  {}", styled(HEADING, spaced(roll)), rules.name())?;
    match rules.verdict(roll) {
        Verdict::Farkle => writeln!(out, "Farkle. {}", why_farkle(rules, roll))?,
        Verdict::ToxicTwos => {
            writeln!(out, "Toxic twos: four or more 2s in one roll cancel the turn total and end the turn.")?;
        }
        Verdict::Wins => writeln!(out, "Six 1s: this roll wins the game at once.")?,
        Verdict::Scores => {
            let rows: Vec<Vec<String>> =
                rules.set_asides(roll).iter().map(|part| row(rules, roll, part)).collect();
            let align = [Align::Left, Align::Right, Align::Left, Align::Left];
            print_columns(&mut out, &align, &["set aside", "points", "dice left", "combinations"], &rows)?;
        }
    }
    if rules.wins_as_first_throw(roll) {
        writeln!(out, "As the first throw of a turn this roll wins the game at once.")?;
    }
    Ok(())
}

fn row(rules: &RuleSet, roll: Dice, part: &SetAside) -> Vec<String> {
    let left = rules.in_hand_after(roll, part.dice);
    let hot = if rules.makes_hot_dice(roll, part.dice) { " (hot dice)" } else { "" };
    let combinations: Vec<String> =
        rules.combinations(part.dice, roll).iter().map(Combination::to_string).collect();
    vec![spaced(part.dice), part.points.to_string(), format!("{left}{hot}"), combinations.join(" + ")]
}

fn spaced(dice: Dice) -> String {
    dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
}

/// The combinations that this many dice can score, all of which are missing.
fn why_farkle(rules: &RuleSet, roll: Dice) -> String {
    let possible: Vec<Combination> =
        rules.priced_combinations().filter(|c| c.dice.len() <= roll.len()).collect();
    let mut missing: Vec<String> = Vec::new();
    for combination in possible {
        let name = match combination.shape {
            Shape::Single => format!("no {}", combination.dice),
            shape => format!("no {}", shape.title()),
        };
        if !missing.contains(&name) {
            missing.push(name);
        }
    }
    if missing.is_empty() {
        return format!("Under these rules {} dice never score.", roll.len());
    }
    format!("Nothing in this roll scores: {}.", missing.join(", "))
}
