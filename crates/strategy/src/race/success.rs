//! The chance that a total is beaten in the last turns.

use crate::reaching::chances_to_reach;
use crate::rolls::RollTable;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::{HotDice, LastChance};

/// Totals that are beaten less often than this are not told apart.
const HOPELESS: f64 = 1e-5;
/// No total beyond this many times the way home is looked at.
const MOST_WAYS_HOME: usize = 2;
/// And none beyond this, in units.
const MOST_UNITS: usize = 2048;

/// The chance to collect at least this many units in one turn (or one throw, where that is the last
/// chance).
#[derive(Clone, Debug)]
pub(crate) struct Success {
    chance: Vec<f64>,
}

impl Success {
    pub(crate) fn new(rules: &RuleSet, rolls: &RollTable, goal: usize) -> Success {
        let most = (MOST_WAYS_HOME * goal).min(MOST_UNITS);
        let mut chance = match rules.last_chance() {
            LastChance::Turn => chances_to_reach(rolls, rules.hot_dice() == HotDice::MustRoll, most),
            LastChance::OneThrow => by_a_throw(rolls, most),
        };
        let end = chance.iter().position(|&chance| chance < HOPELESS).unwrap_or(chance.len());
        chance.truncate(end);
        Success { chance }
    }

    /// The chance to collect at least this many units.
    pub(crate) fn of(&self, units: i64) -> f64 {
        match usize::try_from(units) {
            Ok(units) => self.chance.get(units).copied().unwrap_or(0.0),
            Err(_) => 1.0,
        }
    }

    /// Number of units from which on it is hopeless.
    pub(crate) fn reach(&self) -> usize {
        self.chance.len()
    }
}

fn by_a_throw(rolls: &RollTable, most: usize) -> Vec<f64> {
    let all = rolls.first_throw(rolls.dice);
    let best = |class: &crate::rolls::RollClass| class.choices.iter().map(|c| c.points as usize).max();
    let at_least = |units: usize| {
        let enough = all.classes.iter().filter(|class| best(class) >= Some(units));
        all.chance(enough.map(|class| class.orderings).sum::<u32>() + all.win)
    };
    (0..=most).map(|units| if units == 0 { 1.0 } else { at_least(units) }).collect()
}
