//! The chance to collect enough points in one turn that is played for nothing else.

use crate::decision_point::DecisionPoint;
use farkle_rules::Points;
use farkle_rules::rule_set::HotDice;
use farkle_strategy::solver::RollTable;

/// The most units that are looked at: more than any target of a known version.
const MOST_UNITS: usize = 4_000;

/// The chance to bank at least `needed` points in a turn that stands at `total` and rolls `dice`
/// dice; `None` where that takes too long to say.
pub(crate) fn chance_to_reach(
    decision: &DecisionPoint<'_>,
    needed: Points,
    total: Points,
    dice: u8,
) -> Option<f64> {
    let rules = decision.rules();
    let rolls = RollTable::compile(rules);
    let units = |points: Points| usize::try_from(rolls.units_up(points)).unwrap_or(0);
    let goal = units(needed);
    if goal > MOST_UNITS {
        return None;
    }
    let must_roll = rules.hot_dice() == HotDice::MustRoll;
    let left = if usize::from(dice) >= rolls.dice { 0 } else { dice.into() };
    Some(farkle_strategy::solver::chance_to_reach(&rolls, must_roll, goal, units(total), left))
}
