//! The chance to collect at least so many points in one turn, by whoever has nothing to lose.

use crate::rolls::RollTable;
use crate::turn::{Stakes, TurnTable};

/// Nothing counts but to bank this many units.
struct Reaching {
    goal: usize,
    must_roll: bool,
}

impl Stakes for Reaching {
    fn bank(&self, total: usize, left: usize) -> Option<f64> {
        (total >= self.goal && !(left == 0 && self.must_roll)).then_some(1.0)
    }

    fn farkle(&self, _dice: usize) -> f64 {
        0.0
    }

    fn toxic(&self, _dice: usize) -> f64 {
        0.0
    }

    fn win(&self) -> f64 {
        1.0
    }

    fn growth(&self, _dice: usize) -> f64 {
        0.0
    }
}

/// The chances to collect at least 0, 1, 2 ... `most` units in a turn.
pub(crate) fn chances_to_reach(rolls: &RollTable, must_roll: bool, most: usize) -> Vec<f64> {
    let stakes = Reaching { goal: most, must_roll };
    let table = TurnTable::solve(rolls, most, &stakes);
    // Missing u units with a goal of `most` is the same as standing u units below it.
    let missing = |units: usize| table.rolling(most - units, 0, &stakes);
    (0..=most).map(|units| if units == 0 { 1.0 } else { missing(units) }).collect()
}
