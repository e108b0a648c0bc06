//! The roll that was thrown last, also when its turn is over: a farkle stays on the table until the next roll.

use crate::{Session, selection};
use farkle_rules::{Event, Face};

/// The roll that was thrown last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRoll {
    /// The dice in the order in which they lie, the same as in [`crate::Selection::faces`].
    pub faces: Vec<Face>,
    /// How many events had happened when it lay on the table: different for every roll of a game.
    pub number: usize,
}

impl LastRoll {
    /// The last roll of a session, or `None` before the first.
    pub fn of(session: &Session) -> Option<LastRoll> {
        session.events().iter().enumerate().rev().find_map(|(index, event)| match *event {
            Event::Rolled(dice) => {
                Some(LastRoll { faces: selection::mixed(dice, index + 1), number: index + 1 })
            }
            _ => None,
        })
    }
}
