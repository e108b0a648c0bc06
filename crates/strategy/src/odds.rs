//! The odds of a roll, and the play that collects most points a turn.
//!
//! The hints, the rule editor and the charts show these numbers. They look at one turn only,
//! without opponents or a target. [`TurnValues`] respects banking limits, hot dice that must be
//! rolled, and the long-run price of a third farkle.

mod distribution;
mod long_run;
mod point_stakes;
mod turn_values;

pub use distribution::{TurnDistribution, TurnsToTarget};
pub use turn_values::{TurnPlay, TurnValues};

pub(crate) use point_stakes::{PointStakes, solve_far_enough};

use crate::rolls::{RollTable, Rolls};
use farkle_rules::{Points, RuleSet};
use std::fmt;

/// An exact chance: the number of equally likely ordered rolls that count.
///
/// ```
/// use farkle_strategy::Fraction;
/// let chance = Fraction { count: 1080, of: 46_656 };
/// assert_eq!(chance.to_string(), "5/216");
/// assert!((chance.chance() - 0.0231).abs() < 1e-4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// Ordered rolls in which it happens.
    pub count: u32,
    /// All ordered rolls: six to the power of the number of dice.
    pub of: u32,
}

impl Fraction {
    /// As a number from 0 to 1.
    pub fn chance(self) -> f64 {
        f64::from(self.count) / f64::from(self.of)
    }
}

impl fmt::Display for Fraction {
    /// In lowest terms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let divisor = greatest_common_divisor(self.count, self.of).max(1);
        f.pad(&format!("{}/{}", self.count / divisor, self.of / divisor))
    }
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

/// What a roll of some number of dice does, exactly.
///
/// ```
/// use farkle_rules::RuleSet;
/// use farkle_strategy::RollOdds;
/// let odds = RollOdds::compute(&RuleSet::preset("classic").unwrap());
/// let chances: Vec<String> = odds.iter().map(|n| n.farkle().to_string()).collect();
/// assert_eq!(chances, ["2/3", "4/9", "5/18", "17/108", "25/324", "5/216"]);
/// ```
#[derive(Clone, Debug)]
pub struct RollOdds {
    dice: usize,
    unit: i32,
    rolls: Rolls,
}

impl RollOdds {
    /// The odds of every number of dice, one die first.
    pub fn compute(rules: &RuleSet) -> Vec<RollOdds> {
        RollOdds::of_table(&RollTable::compile(rules))
    }

    pub(crate) fn of_table(table: &RollTable) -> Vec<RollOdds> {
        (1..=table.dice)
            .map(|dice| RollOdds { dice, unit: table.unit, rolls: table.of(dice).clone() })
            .collect()
    }

    /// Number of dice thrown.
    pub fn dice(&self) -> usize {
        self.dice
    }

    /// The chance of a farkle.
    pub fn farkle(&self) -> Fraction {
        self.fraction(self.rolls.farkle)
    }

    /// The chance of toxic twos (none where the rule set has no such rule).
    pub fn toxic_twos(&self) -> Fraction {
        self.fraction(self.rolls.toxic)
    }

    /// The chance of a roll that wins the game at once, whenever in the turn it is thrown.
    pub fn wins(&self) -> Fraction {
        self.fraction(self.rolls.win)
    }

    /// The chance that every die can be set aside.
    pub fn hot_dice(&self) -> Fraction {
        let hot = self.rolls.classes.iter().filter(|class| class.choices.iter().any(|c| c.left == 0));
        self.fraction(hot.map(|class| class.orderings).sum())
    }

    /// The most points that can be had in one roll of this many dice, each with its chance, fewest
    /// first; a roll without a set-aside counts as none.
    pub fn best_points(&self) -> Vec<(Points, Fraction)> {
        let mut counts = std::collections::BTreeMap::from([(0, self.rolls.farkle + self.rolls.toxic)]);
        for class in &self.rolls.classes {
            let most = class.choices.iter().map(|choice| choice.points).max().unwrap_or(0);
            *counts.entry(most).or_default() += class.orderings;
        }
        let points = |units: u32| Points(self.unit.saturating_mul(units as i32));
        counts.into_iter().map(|(units, count)| (points(units), self.fraction(count))).collect()
    }

    /// The average of [`RollOdds::best_points`].
    pub fn average_best_points(&self) -> f64 {
        self.best_points().into_iter().map(|(points, odds)| f64::from(points.0) * odds.chance()).sum()
    }

    fn fraction(&self, count: u32) -> Fraction {
        Fraction { count, of: self.rolls.of }
    }
}

#[cfg(test)]
mod tests;
