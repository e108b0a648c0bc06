//! Why a rule set is not solved.

use super::Estimate;
use crate::amount;
use std::fmt;

/// What to try if a solution is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cheaper {
    /// A lower target.
    LowerTarget,
    /// Fewer rounds, in a game of fixed rounds.
    FewerRounds,
    /// A game that ends at once, because the last turns take most of it, whatever the target.
    NoLastTurns,
}

impl fmt::Display for Cheaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cheaper::LowerTarget => "a lower target",
            Cheaper::FewerRounds => "fewer rounds",
            Cheaper::NoLastTurns => "lower prices, or a game that ends at once",
        })
    }
}

/// Why a rule set is not solved.
#[derive(Clone, Debug, PartialEq)]
pub enum SolveError {
    /// It would take too much memory or time.
    TooLarge {
        /// What it would take.
        estimate: Estimate,
        /// How much memory is allowed, in bytes.
        most_bytes: u64,
        /// How much time is allowed, in seconds.
        most_seconds: f64,
        /// What would take less.
        cheaper: Cheaper,
    },
    /// Two sides can't play by these rules.
    NotTwoSides {
        /// The number of teams.
        teams: u8,
    },
    /// The rules don't allow this number of players on two sides.
    Seats {
        /// The number of players.
        seats: usize,
    },
    /// The rules make the value depend on more than is kept.
    OutOfScope {
        /// Why, in a sentence.
        why: &'static str,
    },
    /// The iteration did not come to rest, so nothing is said that might be wrong.
    NotSettled {
        /// By how much chances still moved when it was given up.
        left: f64,
    },
    /// The caller has ended the work.
    Interrupted,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooLarge { estimate, most_bytes, most_seconds, cheaper } => write!(
                f,
                "too large to be solved exactly: {} positions take about {} of memory and {} on one core\nallowed: {} and {}; try {cheaper}",
                amount::count(estimate.positions),
                amount::memory(estimate.bytes),
                amount::time(estimate.seconds),
                amount::memory(*most_bytes),
                amount::time(*most_seconds),
            ),
            SolveError::NotTwoSides { teams } => {
                write!(f, "these rules are for {teams} teams; exact chances are for two sides")
            }
            SolveError::Seats { seats } => {
                write!(f, "{seats} players can't play by these rules on two sides")
            }
            SolveError::OutOfScope { why } => f.write_str(why),
            SolveError::NotSettled { left } => write!(
                f,
                "the chances do not settle under these rules: they still moved by {left:.0e} at the end. Rules that make banking easier, or farkles cheaper, can often be solved"
            ),
            SolveError::Interrupted => f.write_str("ended before the solution was complete"),
        }
    }
}

impl std::error::Error for SolveError {}
