//! `farkle odds`: the odds of a roll, and the play that collects most points in a turn.
//!
//! The JSON object is a contract with other programs: new versions may add fields and never change
//! them.

use super::output::{Align, FAINT, HEADING, out, print_columns, print_json, styled};
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::EndingRule;
use farkle_strategy::{Fraction, RollOdds, TurnValues};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle odds
  farkle odds --rules zilch --json
  farkle odds --set opening_score=500 --set hot_dice=must_roll";

/// What the columns mean.
const NOTES: [&str; 2] = [
    "best points: the average of the best set-aside of a roll.",
    "bank from: bank from this turn total on; \"never\" if the game is won first.",
];

/// The most turns that are counted on the way to the target.
const MOST_TURNS: usize = 200;

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesArgument,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The odds of a rule set as JSON.
#[derive(Serialize)]
struct Odds {
    rules: String,
    /// The score that ends the game. `None` if a number of rounds ends it.
    target: Option<i32>,
    /// One entry for each number of dice, one die first.
    dice: Vec<DiceOdds>,
    /// The highest expected points of a turn, before and after opening.
    expected_turn: f64,
    expected_turn_before_opening: f64,
    /// The long-run average, with the penalties for consecutive farkles.
    long_run_average: f64,
    /// The chance that a turn under this play banks nothing.
    turn_brings_nothing: f64,
    /// The chance to bank each number of points under this play.
    turn_points: Vec<(i32, f64)>,
    turns_to_target: Option<TurnsToTarget>,
}

#[derive(Serialize)]
struct DiceOdds {
    dice: usize,
    farkle: Chance,
    toxic_twos: Chance,
    wins_at_once: Chance,
    hot_dice: Chance,
    average_best_points: f64,
    /// The turn total from which banking is better than rolling this many dice.
    bank_from: Option<i32>,
    bank_from_before_opening: Option<i32>,
}

#[derive(Serialize)]
struct Chance {
    chance: f64,
    fraction: String,
}

/// The number of turns to the target under this play.
#[derive(Serialize)]
struct TurnsToTarget {
    /// `None` if more turns than are counted may well be necessary.
    average: Option<f64>,
    median: Option<usize>,
    nine_in_ten: Option<usize>,
    /// The chance to reach the target within 1, 2, ... turns.
    within: Vec<f64>,
}

impl TurnsToTarget {
    fn in_words(&self) -> String {
        let many = format!("more than {MOST_TURNS}");
        let count = |turns: Option<usize>| turns.map_or_else(|| many.clone(), |turns| turns.to_string());
        let nine_in_ten = count(self.nine_in_ten);
        match (self.average, self.median) {
            (Some(average), median) => format!(
                "The target takes {average:.1} turns on average; half of the time {}, nine times in ten {nine_in_ten}.",
                match median {
                    Some(1) => "1 is enough".to_string(),
                    _ => format!("{} are enough", count(median)),
                }
            ),
            (None, Some(median)) => format!(
                "Half of the time {median} turns are enough for the target, nine times in ten {nine_in_ten}; the average is beyond {MOST_TURNS}."
            ),
            (None, None) => format!("More than half of the time the target takes {many} turns."),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let odds = odds(&rules);
    if arguments.json { print_json(&odds) } else { print(&odds) }
}

fn odds(rules: &RuleSet) -> Odds {
    let values = TurnValues::compute(rules);
    let turn = values.distribution(true);
    Odds {
        rules: rules.name().to_string(),
        target: has_target(rules).then_some(rules.target().0),
        dice: values.all_odds().iter().map(|odds| dice_odds(&values, odds)).collect(),
        expected_turn: values.expected_turn_of(true),
        expected_turn_before_opening: values.expected_turn_of(false),
        long_run_average: values.long_run_average(),
        turn_brings_nothing: turn.nothing(),
        turn_points: turn.banked().map(|(points, chance)| (points.0, chance)).collect(),
        turns_to_target: turns_to_target(rules, &values),
    }
}

fn dice_odds(values: &TurnValues, odds: &RollOdds) -> DiceOdds {
    DiceOdds {
        dice: odds.dice(),
        farkle: chance(odds.farkle()),
        toxic_twos: chance(odds.toxic_twos()),
        wins_at_once: chance(odds.wins()),
        hot_dice: chance(odds.hot_dice()),
        average_best_points: odds.average_best_points(),
        bank_from: values.bank_from_when(odds.dice(), true).map(|points| points.0),
        bank_from_before_opening: values.bank_from_when(odds.dice(), false).map(|points| points.0),
    }
}

fn chance(fraction: Fraction) -> Chance {
    Chance { chance: fraction.chance(), fraction: fraction.to_string() }
}

fn has_target(rules: &RuleSet) -> bool {
    rules.ending() != EndingRule::Rounds
}

fn turns_to_target(rules: &RuleSet, values: &TurnValues) -> Option<TurnsToTarget> {
    // A number of rounds has no target, and an exact target needs more than collecting points.
    if matches!(rules.ending(), EndingRule::Rounds | EndingRule::Exactly) {
        return None;
    }
    let (first, turn) = (values.distribution(false), values.distribution(true));
    let turns = turn.turns_to(&first, rules.target(), MOST_TURNS);
    let last = (1..=MOST_TURNS).find(|&count| turns.within(count) > 0.9999).unwrap_or(MOST_TURNS);
    Some(TurnsToTarget {
        average: turns.average(),
        median: turns.quantile(0.5),
        nine_in_ten: turns.quantile(0.9),
        within: (1..=last).map(|count| turns.within(count)).collect(),
    })
}

fn print(odds: &Odds) -> Result<(), Failure> {
    let mut out = out();
    writeln!(out, "{}", styled(HEADING, &odds.rules))?;
    let opens = odds.dice.iter().any(|dice| dice.bank_from != dice.bank_from_before_opening);
    let toxic = odds.dice.iter().any(|dice| dice.toxic_twos.chance > 0.0);
    let mut heading = vec!["dice", "farkle", "", "hot dice", "best points", "bank from"];
    heading.extend(opens.then_some("first bank"));
    heading.extend(toxic.then_some("toxic twos"));
    let rows: Vec<Vec<String>> = odds.dice.iter().map(|dice| row(dice, odds.target, opens, toxic)).collect();
    let align = vec![Align::Right; heading.len()];
    print_columns(&mut out, &align, &heading, &rows)?;
    writeln!(out)?;
    writeln!(
        out,
        "A turn played for points banks {:.2} on average, and nothing in {:.2} % of all turns.",
        odds.expected_turn,
        100.0 * odds.turn_brings_nothing
    )?;
    if opens {
        writeln!(out, "Before opening it banks {:.2}.", odds.expected_turn_before_opening)?;
    }
    if (odds.long_run_average - odds.expected_turn).abs() > 5e-3 {
        let average = odds.long_run_average;
        writeln!(
            out,
            "In the long run, with the penalties for consecutive farkles, that is {average:.2} a turn."
        )?;
    }
    if let Some(turns) = &odds.turns_to_target {
        writeln!(out, "{}", turns.in_words())?;
    }
    for note in NOTES {
        writeln!(out, "{}", styled(FAINT, note))?;
    }
    Ok(())
}

fn row(odds: &DiceOdds, target: Option<i32>, opens: bool, toxic: bool) -> Vec<String> {
    let percent = |chance: &Chance| format!("{:.2} %", 100.0 * chance.chance);
    // At the target the game is won, so a limit that begins there is never reached.
    let comes = |points: &i32| target.is_none_or(|target| *points < target);
    let from = |points: Option<i32>| {
        let points = points.filter(comes).map(|points| farkle_rules::Points(points).to_string());
        points.unwrap_or_else(|| "never".to_string())
    };
    let mut row = vec![
        odds.dice.to_string(),
        percent(&odds.farkle),
        odds.farkle.fraction.clone(),
        percent(&odds.hot_dice),
        format!("{:.1}", odds.average_best_points),
        from(odds.bank_from),
    ];
    row.extend(opens.then(|| from(odds.bank_from_before_opening)));
    row.extend(toxic.then(|| percent(&odds.toxic_twos)));
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_turn_is_enough_and_two_are() {
        let words = |median| {
            let turns = TurnsToTarget { average: Some(1.2), median, nine_in_ten: Some(2), within: vec![] };
            turns.in_words()
        };
        assert!(words(Some(1)).contains("half of the time 1 is enough, nine times in ten 2."));
        assert!(words(Some(2)).contains("half of the time 2 are enough,"));
        assert!(words(None).contains(&format!("half of the time more than {MOST_TURNS} are enough")));
    }
}
