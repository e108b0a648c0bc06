//! `farkle advise`: the best play in a position, and what every alternative costs.
//!
//! Two sides get exact chances, more sides the estimates of the race model, one side alone expected points. The JSON
//! object is a contract for other programs: fields are added, never changed.

use super::output::{Align, FAINT, HEADING, out, print_columns, print_json, styled};
use super::solve::known_two_sides;
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_rules::{Action, Game, Phase, Points, Position, RuleSet, Then};
use farkle_strategy::{ComputerPlayer, Temperament, TurnValues};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle advise 4350/5100 t150 choose:1245              the position as one line of words
  farkle advise --dice 1245 --scores 4350,5100 --total 150
  farkle advise --dice 124555 --scores 0,0,0 --rules playmonster --json

The words of a position: 4350/5100? scores (?: has not opened), m1of2 the mover, t150 turn total,
f0,2 farkles in a row, l3+600 dice left over, last:2>1 last turns, choose:1245 the roll on the table.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A position in words, as `farkle replay` prints them
    #[arg(required_unless_present = "dice", conflicts_with_all = ["dice", "scores", "total"])]
    position: Vec<String>,

    /// The roll on the table
    #[arg(long)]
    dice: Option<String>,

    /// Scores of all sides, the mover's first [default: all at the start]
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    scores: Vec<i32>,

    /// Points of this turn so far, without the roll on the table
    #[arg(long, default_value_t = 0)]
    total: i32,

    #[command(flatten)]
    rules: RulesArgument,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Advice, for programs.
#[derive(Serialize)]
struct Advised {
    rules: String,
    position: String,
    /// "exact", "race model" or "expected points".
    method: &'static str,
    /// "chance to win" or "points".
    unit: &'static str,
    best: Option<Choice>,
    alternatives: Vec<Choice>,
}

/// One legal action.
#[derive(Clone, Serialize)]
struct Choice {
    action: &'static str,
    /// The dice to set aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<String>,
    words: String,
    /// The chance to win, or the expected points of the turn.
    value: f64,
    /// What it falls short of the best.
    cost: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let game = game(arguments, &rules)?;
    let advised = advise(&rules, &game)?;
    if arguments.json { print_json(&advised) } else { print(&advised) }
}

fn game(arguments: &Arguments, rules: &RuleSet) -> Result<Game, Failure> {
    let words = match &arguments.dice {
        None => arguments.position.join(" "),
        Some(dice) => {
            let opening = rules.draft().opening.opening_score > Points::ZERO;
            let given = if arguments.scores.is_empty() { &[0, 0][..] } else { &arguments.scores[..] };
            // Whoever has points has opened, but for those that were there from the start.
            let score = |points: &i32| format!("{points}{}", if opening && *points == 0 { "?" } else { "" });
            let scores: Vec<String> = given.iter().map(score).collect();
            let dice: String = dice.chars().filter(char::is_ascii_digit).collect();
            format!("{} t{} choose:{dice}", scores.join("/"), arguments.total)
        }
    };
    let position: Position = words.parse().map_err(Failure::bad_input)?;
    position.game(rules.clone()).map_err(Failure::bad_input)
}

fn advise(rules: &RuleSet, game: &Game) -> Result<Advised, Failure> {
    if !matches!(game.phase(), Phase::TurnBegins | Phase::Choosing { .. } | Phase::Farkled { .. }) {
        return Err(Failure::bad_input(format!(
            "nobody has anything to decide in '{}'; a position to advise on ends in choose:DICE, begin or farkle:N",
            game.position()
        )));
    }
    let (method, unit, values) = match game.side_count() {
        1 => ("expected points", "points", by_points(rules, game)),
        2 => ("exact", "chance to win", exactly(rules, game)?),
        _ => ("race model", "chance to win", by_race(rules, game)),
    };
    let best = values.first().map_or(0.0, |(_, value)| *value);
    let choice = |(action, value): &(Action, f64)| choice(*action, *value, best - value);
    let alternatives: Vec<Choice> = values.iter().map(choice).collect();
    Ok(Advised {
        rules: rules.name().to_string(),
        position: game.position().to_string(),
        method,
        unit,
        best: alternatives.first().cloned(),
        alternatives,
    })
}

fn exactly(rules: &RuleSet, game: &Game) -> Result<Vec<(Action, f64)>, Failure> {
    let solution = known_two_sides(rules)?;
    let advice = solution.advice(game).map_err(Failure::bad_input)?;
    Ok(advice.into_iter().map(|advice| (advice.action, advice.win)).collect())
}

fn by_race(rules: &RuleSet, game: &Game) -> Vec<(Action, f64)> {
    let champion = ComputerPlayer::new(Temperament::Champion, rules);
    champion.estimates(game).into_iter().map(|advice| (advice.action, advice.win)).collect()
}

fn by_points(rules: &RuleSet, game: &Game) -> Vec<(Action, f64)> {
    let Phase::Choosing { roll } = game.phase() else { return Vec::new() };
    let values = TurnValues::compute(rules);
    let opened = game.has_opened(game.side(game.mover()));
    let plays = values.plays_when(game.turn().total, roll, opened).into_iter();
    plays
        .map(|play| {
            let then = if play.bank { Then::Bank } else { Then::Roll };
            (Action::SetAside { dice: play.dice, then }, play.expected)
        })
        .collect()
}

fn choice(action: Action, value: f64, cost: f64) -> Choice {
    let (name, dice) = match action {
        Action::Start(_) => ("start", None),
        Action::Roll => ("roll", None),
        Action::TakeOver => ("take_over", None),
        Action::SetAside { dice, then: Then::Roll } => ("set_aside_and_roll", Some(dice.to_string())),
        Action::SetAside { dice, then: Then::Bank } => ("set_aside_and_bank", Some(dice.to_string())),
        Action::SetAside { dice, then: Then::GiveUp } => ("set_aside_and_end", Some(dice.to_string())),
        Action::GoOn => ("go_on", None),
        Action::GiveUp => ("end_turn", None),
    };
    Choice { action: name, dice, words: action.to_string(), value, cost }
}

fn print(advised: &Advised) -> Result<(), Failure> {
    let mut out = out();
    writeln!(out, "{}  {}", styled(HEADING, &advised.position), advised.rules)?;
    let points = advised.unit == "points";
    let show = |value: f64| if points { format!("{value:.1}") } else { format!("{:.3} %", 100.0 * value) };
    let rows: Vec<Vec<String>> = advised
        .alternatives
        .iter()
        .map(|choice| vec![choice.words.clone(), show(choice.value), cost(choice.cost, &show)])
        .collect();
    let heading = ["play", if points { "expected points" } else { "wins" }, "costs"];
    print_columns(&mut out, &[Align::Left, Align::Right, Align::Right], &heading, &rows)?;
    let how = match advised.method {
        "exact" => "Exact, if both sides play as well as possible from here on.",
        "race model" => "Estimated by the race model: the others are taken to collect most points a turn.",
        _ => "Expected points of this turn.",
    };
    writeln!(out, "{}", styled(FAINT, how))?;
    Ok(())
}

fn cost(cost: f64, show: &impl Fn(f64) -> String) -> String {
    if cost > 0.0 { show(cost) } else { "best".to_string() }
}
