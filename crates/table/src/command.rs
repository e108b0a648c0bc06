//! What people ask of a table, what the table makes of it, and its lawful no.

use farkle_rules::{Action, Event, Refusal, Seat};
use std::fmt;

/// A wish of somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play.
    Act {
        /// The seat that asks.
        seat: Seat,
        /// What it wants.
        action: Action,
    },
    /// Take the last decision back.
    TakeBack,
}

/// What a command has changed: a fact, to be stored and then applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// These events were added.
    Played(Vec<Event>),
    /// Only the first events were kept.
    TakenBack {
        /// How many.
        keep: usize,
    },
}

/// Why the table denies a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The rules forbid it.
    Rules(Refusal),
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is.
        mover: Seat,
    },
    /// This table does not allow to take decisions back.
    NoTakeBack,
    /// There is no decision to take back.
    NothingToTakeBack,
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denial::Rules(refusal) => refusal.fmt(f),
            Denial::NotYourTurn { mover } => write!(f, "It is the turn of seat {mover}."),
            Denial::NoTakeBack => f.write_str("Decisions can't be taken back at this table."),
            Denial::NothingToTakeBack => f.write_str("There is no decision to take back."),
        }
    }
}

impl std::error::Error for Denial {}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        Denial::Rules(refusal)
    }
}
