//! Wishes: what a player can ask for.

use super::Seat;
use crate::Dice;
use std::fmt;

/// What a player wants to do. Whether it is legal is for [`Game::decide`](super::Game::decide) to
/// say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Let this seat take the first turn.
    Start(Seat),
    /// Begin the turn with all dice.
    Roll,
    /// Begin the turn with the dice that the previous player left over.
    TakeOver,
    /// Set dice of the roll aside, and what to do then.
    SetAside {
        /// Which dice.
        dice: Dice,
        /// What then.
        then: Then,
    },
    /// After a farkle: roll the dice in hand again.
    GoOn,
    /// After a farkle: end the turn with nothing.
    GiveUp,
}

/// What follows a set-aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// Roll the dice that are left (all of them after hot dice).
    Roll,
    /// End the turn and add the turn total to the score.
    Bank,
    /// End the turn with nothing: only in a last throw that is not enough to bank.
    GiveUp,
}

impl fmt::Display for Action {
    /// In words, for messages: "roll", "set aside 155 and bank".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "player {seat} starts"),
            Action::Roll => f.write_str("roll"),
            Action::TakeOver => f.write_str("roll the dice left over"),
            Action::SetAside { dice, then: Then::Roll } => write!(f, "set aside {dice} and roll again"),
            Action::SetAside { dice, then: Then::Bank } => write!(f, "set aside {dice} and bank"),
            Action::SetAside { dice, then: Then::GiveUp } => write!(f, "set aside {dice} and end the turn"),
            Action::GoOn => f.write_str("go on"),
            Action::GiveUp => f.write_str("end the turn"),
        }
    }
}
