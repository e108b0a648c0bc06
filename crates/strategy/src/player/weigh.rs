//! The legal plays of a roll, laid out in the terms in which turns are valued.

use crate::rolls::{RollTable, dice_left};
use farkle_rules::{Action, Game, Phase, Points, Then};

/// A legal play of the roll on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weighed {
    pub(crate) action: Action,
    pub(crate) then: Then,
    /// Turn total with this set-aside.
    pub(crate) points: Points,
    /// The same in units.
    pub(crate) units: usize,
    /// Dice that are left over; 0 means hot dice.
    pub(crate) left: usize,
    /// Dice in hand for the next roll.
    pub(crate) hand: usize,
}

/// All legal plays of the roll on the table; empty in any other phase.
pub(crate) fn options(game: &Game, rolls: &RollTable) -> Vec<Weighed> {
    let Phase::Choosing { roll } = game.phase() else { return Vec::new() };
    let weighed = |action| {
        let Action::SetAside { dice, then } = action else { return None };
        let points = game.turn().total + game.rules().points_of(dice, roll)?;
        let left = dice_left(game.rules(), roll, dice);
        let units = usize::try_from(points.0 / rolls.unit).unwrap_or(0);
        let hand = rolls.in_hand(left).min(rolls.dice);
        Some(Weighed { action, then, points, units, left, hand })
    };
    game.legal_actions().filter_map(weighed).collect()
}
