//! What players ask of a table, and why the table may deny it.

use farkle_rules::{Action, Refusal, Seat};
use std::fmt;

/// A request of the player on one seat. Whoever runs the table checks that the sender holds the
/// seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// The seat that asks.
    pub seat: Seat,
    /// What it asks for.
    pub wish: Wish,
}

/// What a command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Play.
    Act(Action),
    /// Take the last decision back.
    TakeBack,
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
    /// There is no such seat, or the sender does not hold it.
    NotYourSeat,
    /// The game has moved on since the command was sent.
    TooLate,
    /// Another device of the same person acts for the seat.
    OtherDevice,
    /// The host can't store anything now.
    Overloaded,
    /// This table does not allow players to take decisions back.
    NoTakeBack,
    /// There is no decision to take back.
    NothingToTakeBack,
    /// The last decision is somebody else's.
    NotYourDecision {
        /// Whose it is.
        seat: Seat,
    },
    /// So many decisions were taken back already that the record has no room for more.
    TooManyTakenBack,
    /// The seed is public, so every roll to come is known.
    DiceRevealed,
}

/// How many decisions can be taken back in one game. The record keeps all of them.
pub const MOST_TAKEN_BACK: usize = 500;

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denial::Rules(refusal) => refusal.fmt(f),
            Denial::NotYourTurn { mover } => write!(f, "It is the turn of seat {mover}."),
            Denial::NotYourSeat => f.write_str("That seat is not yours."),
            Denial::TooLate => f.write_str("The game has moved on. Look at the table again."),
            Denial::OtherDevice => f.write_str("You play on another device now."),
            Denial::Overloaded => f.write_str("The move can't be stored right now. Try again."),
            Denial::NoTakeBack => f.write_str("Undo is off at this table."),
            Denial::NothingToTakeBack => f.write_str("There is nothing to undo."),
            Denial::NotYourDecision { seat } => {
                write!(f, "The last decision was made by seat {seat}. Only that player can undo it.")
            }
            Denial::TooManyTakenBack => {
                write!(f, "A game allows {MOST_TAKEN_BACK} undos. This one has used them up.")
            }
            Denial::DiceRevealed => {
                f.write_str("The seed of the dice is public now, so nothing can be undone.")
            }
        }
    }
}

impl std::error::Error for Denial {}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        Denial::Rules(refusal)
    }
}
