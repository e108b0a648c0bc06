//! The thinker's answers.

use crate::Reason;
use serde::{Deserialize, Serialize};
use std::fmt;

/// News about one question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Response {
    /// The number of the question.
    pub number: u32,
    /// The news.
    pub news: News,
}

/// News about a question: progress, any number of times, then once the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum News {
    /// The part that is done, from 0 to 1.
    Progress(f64),
    /// The answer.
    Answer(Answer),
    /// Why there is no answer.
    Trouble(Trouble),
}

/// An answer, to the question of the same name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Question::Odds`](crate::Question::Odds).
    Odds(Odds),
    /// To [`Question::Decide`](crate::Question::Decide).
    Decision(Decision),
    /// To [`Question::Advise`](crate::Question::Advise).
    Advice(Advice),
    /// To [`Question::Estimate`](crate::Question::Estimate).
    Estimate(Estimate),
    /// To [`Question::Solve`](crate::Question::Solve).
    Solution(Solution),
    /// To [`Question::Review`](crate::Question::Review).
    Review(Review),
    /// To [`Question::Today`](crate::Question::Today).
    Today(Today),
    /// To [`Question::Luck`](crate::Question::Luck): in points, by seat.
    Luck(Vec<f64>),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trouble {
    /// The rules, the position or the game can't be read.
    Unreadable,
    /// These rules are too large to be solved exactly.
    TooLarge,
    /// The exact solution does not cover these rules, or this number of sides.
    OutOfScope,
    /// The exact solution of these rules is not at hand.
    NotSolved,
    /// Nobody has anything to decide.
    NothingToDecide,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::Unreadable => "the rules, the position or the game can't be read",
            Trouble::TooLarge => "these rules are too large to be solved exactly",
            Trouble::OutOfScope => "the exact solution does not cover these rules, or this number of sides",
            Trouble::NotSolved => "the exact solution of these rules is not at hand",
            Trouble::NothingToDecide => "nobody has anything to decide",
        })
    }
}

impl std::error::Error for Trouble {}

/// What rolls do, and what a turn is worth to somebody who collects points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Odds {
    /// For each number of dice, one die first.
    pub dice: Vec<DiceOdds>,
    /// Highest expected points of a turn, and those of a side that has not opened.
    pub turn: [f64; 2],
    /// Average over the long run, penalties for farkles in a row included.
    pub long_run: f64,
    /// Turns to the target on average, where it is a matter of collecting and can be counted.
    pub turns_to_target: Option<f64>,
}

/// What a roll of some dice does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DiceOdds {
    /// The number of dice.
    pub dice: u8,
    /// The chance of a farkle.
    pub farkle: f64,
    /// The chance that all dice can be set aside.
    pub hot_dice: f64,
    /// The average of the most points in one roll; a farkle counts as none.
    pub average: f64,
}

/// What a computer player does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The action, as its place in the list of legal ones.
    pub action: u16,
}

/// How values were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Method {
    /// The exact chance to win between two sides.
    Exact,
    /// The race model's estimate of the chance to win.
    Race,
    /// Expected points of this turn: there is one side only.
    Points,
}

/// What every play is worth, and everyone's chance to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// How it was found.
    pub method: Method,
    /// Each side's chance to win, by side; empty with one side alone.
    pub sides: Vec<f64>,
    /// All legal plays, best first; empty if nobody has anything to choose.
    pub choices: Vec<RatedPlay>,
    /// Why the first of them is the best, the strongest reason first; empty if nothing can be said
    /// for certain.
    pub reasons: Vec<Reason>,
}

/// One play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatedPlay {
    /// The action, as its place in the list of legal ones.
    pub action: u16,
    /// The chance to win after it, or the points of the turn that can be expected.
    pub value: f64,
}

/// What the exact solution would take.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// Rough time of one core of a fast machine outside of a browser, in seconds.
    pub seconds: f64,
}

/// The exact solution is at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solution {
    /// Everyone's chance to win from the start, in turn order.
    pub win: [f64; 2],
    /// How often all positions were gone over; none if it was kept from an earlier time.
    pub sweeps: u32,
    /// What is to be kept, if it was solved anew and is no larger than
    /// [`MOST_KEPT_BYTES`](crate::MOST_KEPT_BYTES).
    #[serde(with = "serde_bytes")]
    pub keep: Option<Vec<u8>>,
}

/// A game, reviewed: luck and errors in chances to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// Sum of the luck of each side.
    pub luck: [f64; 2],
    /// Sum of what each side's decisions have cost it.
    pub errors: [f64; 2],
    /// How often each side had more than one way to play, and how often its play was good:
    /// it cost less than half a percent of the chance to win.
    pub decisions: [(u32, u32); 2],
    /// The first side's chance to win after so many events of the record: from the first turn on,
    /// at every throw and decision.
    pub chances: Vec<(u32, f64)>,
    /// The decisions of each player that cost most, dearest first.
    pub costliest: Vec<Fault>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// Number of the event in the record, from 0.
    pub event: u32,
    /// The side that decided.
    pub side: u8,
    /// What it cost: in chances to win, or in points in a game of Today's Dice.
    pub cost: f64,
    /// What was done and what would have been best, as places in the list of legal actions.
    pub done: u16,
    /// See [`Fault::done`].
    pub best: u16,
    /// Why that would have been better; empty if nothing can be said for certain.
    pub reasons: Vec<Reason>,
}

/// What a game of Today's Dice comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Today {
    /// What best play makes of the same dice, knowing no more than a player does.
    pub par: i32,
    /// What everybody has made of them, by seat.
    pub players: Vec<DayPlayer>,
}

/// What the game of one player comes to: `points` is `expected + luck - lost`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DayPlayer {
    /// The points of all turns.
    pub points: i32,
    /// What best play brings on average in so many turns.
    pub expected: f64,
    /// What the rolls have added to that, or taken from it.
    pub luck: f64,
    /// What decisions have cost.
    pub lost: f64,
    /// How many decisions there were between several plays.
    pub decisions: u32,
    /// How good they were, from 0 to 1.
    pub accuracy: f64,
    /// The turns that came to nothing.
    pub farkles: u32,
    /// The decisions that cost most, dearest first.
    pub costliest: Vec<Fault>,
}
