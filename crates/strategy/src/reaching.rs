//! The chance to collect at least this many points in one turn, by whoever has nothing to lose; the
//! leads that no turn makes up for.

use crate::rolls::RollTable;
use crate::turn::{Stakes, TurnTable};

/// Leads are considered up to this many of the longest rolls.
const LONGEST_CHAIN: usize = 14;
/// And at least up to this many units.
const LEAST_CHAIN: usize = 256;

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

/// The chance to bank at least `goal` units in a turn that stands at `total` and rolls `left` dice,
/// 0 for all of them.
pub fn chance_to_reach(rolls: &RollTable, must_roll: bool, goal: usize, total: usize, left: usize) -> f64 {
    let stakes = Reaching { goal, must_roll };
    TurnTable::solve(rolls, goal, &stakes).rolling(total, left, &stakes)
}

/// How often a turn makes up for a lead.
#[derive(Clone, Debug)]
pub struct Leads {
    /// The chances to collect at least 0, 1, 2 ... units in a turn, as far as leads are looked at.
    chances: Vec<f64>,
}

impl Leads {
    /// Solves one turn of these rules; `must_roll` if hot dice can't be banked.
    pub fn new(rolls: &RollTable, must_roll: bool) -> Leads {
        let most = (LONGEST_CHAIN * rolls.highest).max(LEAST_CHAIN);
        Leads { chances: chances_to_reach(rolls, must_roll, most) }
    }

    /// The chance to collect at least this many units in a turn with all dice; beyond the longest
    /// lead that is looked at, the chance to make up for that one.
    pub fn chance(&self, units: usize) -> f64 {
        self.chances[units.min(self.chances.len() - 1)]
    }

    /// The lead beyond which more makes a difference of less than this to the chance that it is
    /// made up for.
    pub fn widest(&self, negligible: f64) -> usize {
        let most = self.chances.len() - 1;
        let hopeless = self.chances[most];
        (1..most).find(|&missing| self.chances[missing] - hopeless < negligible).unwrap_or(most)
    }

    /// How many leads are made up for more often than this.
    pub fn made_up_for(&self, at_least: f64) -> usize {
        self.chances.iter().take_while(|&&chance| chance > at_least).count()
    }
}
