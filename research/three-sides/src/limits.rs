//! The smallest banks, and the scores of sides that have not opened.

use farkle_rules::rule_set::{AfterFarkle, EndingRule, HotDice};
use farkle_rules::{Points, RuleSet};
use farkle_strategy::solver::RollTable;

/// Limits of a bank and of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The smallest bank, in units.
    pub(crate) least: usize,
    /// The same for a side that has not opened.
    pub(crate) least_opening: usize,
    /// Whether hot dice must be rolled.
    pub(crate) must_roll: bool,
    /// Whether the mover may go on after a farkle.
    pub(crate) goes_on: bool,
    /// Whether only exactly the target wins.
    pub(crate) exactly: bool,
}

impl Limits {
    pub(crate) fn new(rules: &RuleSet, rolls: &RollTable) -> Limits {
        let units = |points: Points| usize::try_from(rolls.units_up(points)).unwrap_or(0);
        Limits {
            least: units(rules.minimum_bank()),
            least_opening: units(rules.minimum_bank().max(rules.opening_score())),
            must_roll: rules.hot_dice() == HotDice::MustRoll,
            goes_on: rules.after_farkle() == AfterFarkle::MayGoOn,
            exactly: rules.ending() == EndingRule::Exactly,
        }
    }

    pub(crate) fn least_of(&self, opened: bool) -> usize {
        if opened { self.least } else { self.least_opening }
    }

    /// Whether it matters in a last turn if a side has opened: not where the bank that draws level
    /// is always enough to open.
    pub(crate) fn tells_opened(&self, goal: usize, unopened: &[usize]) -> bool {
        unopened.iter().any(|score| goal.saturating_sub(*score) < self.least_opening)
    }
}

/// The number of scores at which a side can be without having opened, without a long list.
pub(crate) fn count_unopened(rules: &RuleSet) -> u64 {
    match rules.ending() {
        EndingRule::Exactly if rules.opening_score() > Points::ZERO => {
            (rules.target().0 / rules.unit().0.max(1)).unsigned_abs().into()
        }
        _ => unopened_at(rules).len() as u64,
    }
}

/// The scores at which a side can be without having opened, in units: those of the start.
pub(crate) fn unopened_at(rules: &RuleSet) -> Vec<usize> {
    if rules.opening_score() == Points::ZERO {
        return Vec::new();
    }
    let bonus = |place: usize| rules.start_bonus().get(place).copied().unwrap_or_default();
    let units = |points: Points| usize::try_from(points.0 / rules.unit().0.max(1)).unwrap_or(0);
    let mut scores: Vec<usize> = (0..3).map(bonus).map(units).collect();
    if rules.ending() == EndingRule::Exactly {
        // Gifts do not open.
        scores.extend(0..units(rules.target()));
    }
    scores.sort_unstable();
    scores.dedup();
    scores
}
