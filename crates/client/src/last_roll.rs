//! The roll that was thrown last, or is in the air. A farkle stays on the table until the next
//! roll.

use crate::{ShownTable, selection};
use farkle_rules::{Dice, Event, Face};
use farkle_table::Ledger;

/// A roll as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRoll {
    /// The dice in the order in which they lie, the same as in [`crate::Selection::faces`].
    pub faces: Vec<Face>,
    /// How many events had happened when it lay on the table: different for every roll of a game.
    pub number: usize,
}

impl LastRoll {
    /// The last roll of a game, or `None` before the first.
    pub fn of(ledger: &Ledger) -> Option<LastRoll> {
        ledger.events().iter().enumerate().rev().find_map(|(index, event)| match *event {
            Event::Rolled(dice) => Some(LastRoll::numbered(dice, index + 1)),
            _ => None,
        })
    }

    /// The roll that is in the air: what its dice will show is known to those who draw it, and to
    /// nobody else.
    pub fn in_the_air(shown: &ShownTable) -> Option<LastRoll> {
        match shown.next() {
            Some(&Event::Rolled(dice)) => Some(LastRoll::numbered(dice, shown.ledger().events().len() + 1)),
            _ => None,
        }
    }

    fn numbered(dice: Dice, number: usize) -> LastRoll {
        LastRoll { faces: selection::mixed(dice, number), number }
    }
}
