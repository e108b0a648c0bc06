//! `farkle advise`: the best play in a position, why, and the cost of every alternative.
//!
//! Two sides get exact chances, more sides estimates of the race model, and a single side expected
//! points. The JSON object is a contract with other programs: new versions may add fields and never
//! change them.

use super::output::{Align, FAINT, HEADING, out, print_columns, print_json, styled};
use super::solutions::known_two_sides;
use crate::failure::Failure;
use crate::numbers;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_reasons::{Play, Reason, Reasons};
use farkle_rules::rule_set::{EndingRule, Reached};
use farkle_rules::{Action, Dice, Game, Phase, Points, Position, PositionError, RuleSet, Then};
use farkle_strategy::{ComputerPlayer, SolveOptions, Temperament, TurnValues, TwoSides};
use farkle_words::Language;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle advise 4350/5100 t150 choose:1245              the position as one line of words
  farkle advise --dice 1245 --scores 4350,5100 --total 150
  farkle advise --dice 124555 --scores 0,0,0 --rules playmonster --json

The words of a position, the scores first and the decision last:
  4350/5100?      the scores of all sides; with ? a side has not opened yet
  m1of2           seat 1 of 2 moves
  t150            points of this turn so far
  r2              rolls of this turn so far
  a15             dice set aside since all dice were in hand
  i1000           what the first roll of dice that were taken over earns
  f0,2            consecutive farkles of each seat
  l3+600          3 dice left over, worth 600 to whoever takes them over
  s2              seat 2 took the first turn
  c17             turns that have ended
  gone:2          seats whose players have left
  last:2,3>1      sides with a last turn to play, and the side in the lead
  playoff:2/1,2   sides still to play in a play-off, and all sides in it
  choose:1245     the roll on the table
  begin           the turn begins
  farkle:3        a farkle with 3 dice in hand, where the turn may go on
A game also has moments without a decision: start (nobody has started), roll:6 (dice in the air), over:1.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A position in words, as `farkle replay --states` prints it
    #[arg(conflicts_with_all = ["dice", "scores", "total"])]
    position: Vec<String>,

    /// The roll on the table, for example 124555
    #[arg(long, allow_negative_numbers = true)]
    dice: Option<String>,

    /// Scores of all sides in turn order, the mover's first, for example 4350,5100. A ? after a
    /// score means that this side has not opened [default: two sides at the start]
    #[arg(long, value_name = "SCORES", allow_hyphen_values = true)]
    scores: Option<String>,

    /// Points of this turn so far, without the roll on the table
    #[arg(long, default_value = "0", allow_negative_numbers = true)]
    #[arg(value_parser = numbers::turn_total)]
    total: i32,

    #[command(flatten)]
    rules: RulesArgument,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Advice as JSON.
#[derive(Serialize)]
struct Advised {
    rules: String,
    position: String,
    /// "exact", "race model" or "expected points".
    method: &'static str,
    /// "chance to win" or "points".
    unit: &'static str,
    best: Option<RatedAction>,
    /// Why it is the best: at most two reasons.
    reasons: Vec<Why>,
    alternatives: Vec<RatedAction>,
}

/// A reason, with the numbers that its words name.
#[derive(Serialize)]
struct Why {
    kind: String,
    numbers: Map<String, Value>,
    words: String,
}

/// One legal action.
#[derive(Clone, Serialize)]
struct RatedAction {
    action: &'static str,
    /// The dice to set aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<String>,
    words: String,
    /// The chance to win, or the expected points of the turn.
    value: f64,
    /// The difference from the best value.
    cost: f64,
}

impl Why {
    fn of(reason: &Reason) -> Result<Why, Failure> {
        // The names of kinds and numbers are those of the type itself: `{"no_hurry": {"turns":
        // 9}}`, or only the name where there are no numbers.
        let (kind, numbers) = match serde_json::to_value(reason)? {
            Value::Object(object) => object.into_iter().next().unwrap_or_default(),
            Value::String(kind) => (kind, Value::Null),
            _ => Default::default(),
        };
        let numbers = if let Value::Object(numbers) = numbers { numbers } else { Map::new() };
        let words = Language::English.messages().reason(reason, None);
        Ok(Why { kind, numbers, words })
    }
}

/// An action with its value to the mover.
type Valued = (Action, f64);

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let game = game(arguments, &rules)?;
    let advised = advise(&rules, &game)?;
    if arguments.json { print_json(&advised) } else { print(&advised) }
}

fn game(arguments: &Arguments, rules: &RuleSet) -> Result<Game, Failure> {
    let words = match &arguments.dice {
        None if arguments.position.is_empty() => {
            return Err(Failure::bad_input(
                "there is no position: give the roll with --dice (`farkle advise --dice 1245 --total 150 --scores 4350,5100`), or a position in words (`farkle advise 4350/5100 t150 choose:1245`)",
            ));
        }
        None => arguments.position.join(" "),
        Some(dice) => in_words(arguments, dice, rules)?,
    };
    let position: Position = words.parse().map_err(|error| match error {
        PositionError::Word { word } => {
            let dice = word.strip_prefix("choose:").and_then(|dice| dice.parse::<Dice>().err());
            Failure::bad_input(match dice {
                Some(error) => format!("{word}: {error}; a roll is written like 124555"),
                None => format!(
                    "'{word}' is not a word of a position like 4350/5100 t150 choose:1245; \
                    `farkle help advise` lists all words"
                ),
            })
        }
        error => Failure::bad_input(error),
    })?;
    let game = position.game(rules.clone()).map_err(Failure::bad_input)?;
    match game.unreachable() {
        Some(why) => Err(Failure::bad_input(why)),
        None => Ok(game),
    }
}

/// The position that `--dice`, `--scores` and `--total` describe.
fn in_words(arguments: &Arguments, dice: &str, rules: &RuleSet) -> Result<String, Failure> {
    let bad = |argument: &str, given: &str, why: String| {
        Err(Failure::bad_input(format!("--{argument} {given}: {why}")))
    };
    // Spaces and commas may separate the dice.
    let faces: String = dice.chars().filter(|c| !c.is_whitespace() && *c != ',').collect();
    let roll: Dice = match faces.parse() {
        Ok(roll) => roll,
        Err(error) => return bad("dice", dice, format!("{error}; a roll is written like 124555")),
    };
    let given = arguments.scores.as_deref().unwrap_or("0,0");
    let Some(mut scores) = given.split([',', '/']).map(Score::read).collect::<Option<Vec<Score>>>() else {
        let why = "allowed are the scores of all sides, the mover's first, like 4350,5100; a ? after a score means that \
            this side has not opened";
        return bad("scores", given, why.to_string());
    };
    // A side with points has opened.
    let opens = rules.opening_score() > Points::ZERO;
    scores.iter_mut().for_each(|score| score.unopened |= opens && score.points == 0);
    let sides: Vec<String> = scores.iter().map(Score::to_string).collect();
    let last_turns = last_turns(&scores, rules);
    Ok(format!("{} t{}{last_turns} choose:{roll}", sides.join("/"), arguments.total))
}

/// A score on the command line.
struct Score {
    points: i32,
    unopened: bool,
}

impl Score {
    fn read(text: &str) -> Option<Score> {
        let text = text.trim();
        let points = numbers::score(text.strip_suffix('?').unwrap_or(text))?;
        Some(Score { points, unopened: text.ends_with('?') })
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.points, if self.unopened { "?" } else { "" })
    }
}

/// If another side has reached the target, the word for the last turns that are left: from the
/// mover to the first side that has reached it.
fn last_turns(scores: &[Score], rules: &RuleSet) -> String {
    let reached = |score: &Score| match rules.reached() {
        Reached::AtLeast => score.points >= rules.target().0,
        Reached::Above => score.points > rules.target().0,
    };
    let Some(first) = scores.iter().position(reached) else { return String::new() };
    let best = scores.iter().map(|score| score.points).max();
    let leader = scores.iter().position(|score| Some(score.points) == best);
    let Some(leader) = leader.filter(|_| rules.ending() == EndingRule::LastTurn && first > 0) else {
        return String::new();
    };
    let to_play: Vec<String> = (1..=first).map(|side| side.to_string()).collect();
    format!(" last:{}>{}", to_play.join(","), leader + 1)
}

fn advise(rules: &RuleSet, game: &Game) -> Result<Advised, Failure> {
    if !matches!(game.phase(), Phase::TurnBegins | Phase::Choosing { .. } | Phase::Farkled { .. }) {
        return Err(Failure::bad_input(format!(
            "there is no decision in '{}'; allowed are positions that end in choose:DICE, begin or farkle:N",
            game.position()
        )));
    }
    let turn_values = TurnValues::compute(rules);
    let mut solution = None;
    let (method, unit, values) = match game.side_count() {
        1 => ("expected points", "points", by_points(&turn_values, game)),
        2 => {
            let solution = solution.insert(two_sides(rules, game)?);
            ("exact", "chance to win", exactly(solution, game)?)
        }
        _ => ("race model", "chance to win", by_race(&turn_values, game)),
    };
    let plays: Vec<Play> = values.iter().map(|&(action, value)| Play { action, value }).collect();
    let reasons = Reasons::new(game, &turn_values, solution.as_ref()).why(&plays);
    let best = values.first().map_or(0.0, |(_, value)| *value);
    let alternatives: Vec<RatedAction> =
        values.iter().map(|&(action, value)| rated_action(action, value, best - value)).collect();
    Ok(Advised {
        rules: rules.name().to_string(),
        position: game.position().to_string(),
        method,
        unit,
        best: alternatives.first().cloned(),
        reasons: reasons.iter().map(Why::of).collect::<Result<_, _>>()?,
        alternatives,
    })
}

fn two_sides(rules: &RuleSet, game: &Game) -> Result<TwoSides, Failure> {
    let options = SolveOptions { seats: Some(game.seat_count()), ..SolveOptions::default() };
    known_two_sides(rules, &options)
}

fn exactly(solution: &TwoSides, game: &Game) -> Result<Vec<Valued>, Failure> {
    let advice = solution.advice(game).map_err(Failure::bad_input)?;
    Ok(advice.into_iter().map(|advice| (advice.action, advice.win)).collect())
}

fn by_race(values: &TurnValues, game: &Game) -> Vec<Valued> {
    let champion = ComputerPlayer::with_values(Temperament::Champion, values);
    champion.estimates(game).into_iter().map(|advice| (advice.action, advice.win)).collect()
}

fn by_points(values: &TurnValues, game: &Game) -> Vec<Valued> {
    let Phase::Choosing { roll } = game.phase() else { return Vec::new() };
    let opened = game.has_opened(game.side(game.mover()));
    let plays = values.plays_when(game.turn().total, roll, opened).into_iter();
    plays
        .map(|play| {
            let then = if play.bank { Then::Bank } else { Then::Roll };
            (Action::SetAside { dice: play.dice, then }, play.expected)
        })
        .collect()
}

fn rated_action(action: Action, value: f64, cost: f64) -> RatedAction {
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
    RatedAction { action: name, dice, words: action.to_string(), value, cost }
}

fn print(advised: &Advised) -> Result<(), Failure> {
    let mut out = out();
    writeln!(out, "{}  {}", styled(HEADING, &advised.position), advised.rules)?;
    let points = advised.unit == "points";
    let show = |value: f64| if points { format!("{value:.1}") } else { format!("{:.3} %", 100.0 * value) };
    let shown = |rated: &RatedAction| vec![rated.words.clone(), show(rated.value), cost(rated.cost, &show)];
    let rows: Vec<Vec<String>> = advised.alternatives.iter().map(shown).collect();
    let heading = ["play", if points { "expected points" } else { "wins" }, "costs"];
    print_columns(&mut out, &[Align::Left, Align::Right, Align::Right], &heading, &rows)?;
    if !advised.reasons.is_empty() {
        let why: Vec<&str> = advised.reasons.iter().map(|why| why.words.as_str()).collect();
        writeln!(out, "Why: {}", why.join(" "))?;
    }
    let how = match advised.method {
        "exact" => "Exact, if both sides play as well as possible from here on.",
        "race model" => {
            "Estimated by the race model, which assumes that the others play for the most points in each turn."
        }
        _ => "Expected points of this turn.",
    };
    writeln!(out, "{}", styled(FAINT, how))?;
    Ok(())
}

fn cost(cost: f64, show: &impl Fn(f64) -> String) -> String {
    if cost > 0.0 { show(cost) } else { "best".to_string() }
}
