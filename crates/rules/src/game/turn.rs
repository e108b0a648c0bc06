//! One turn: what it has collected, and what it leaves over.

use crate::{Dice, Points};

/// The turn in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// Points collected so far and not banked.
    pub total: Points,
    /// Number of rolls so far.
    pub rolls: u16,
    /// What the first roll earns if it scores, because the dice were taken over.
    pub inheritance: Points,
    /// Dice set aside since all dice were last in hand.
    pub set_aside: Dice,
}

/// What a turn leaves for the next player to take over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leftover {
    /// Number of dice.
    pub dice: u8,
    /// What the first roll earns if it scores.
    pub points: Points,
}
