//! Settings without effect: allowed, but another setting leaves them nothing to do.

use super::{EndingRule, FarklePenalty, LeftoverDice, OptionSpec, RuleSetDraft, Setting, option};
use crate::Points;
use std::fmt;

/// A setting that changes nothing as long as another option is set as it is.
#[derive(Clone, Debug)]
pub struct Idle {
    /// The option that it is the setting of.
    pub option: &'static OptionSpec,
    /// The setting.
    pub setting: Setting,
    /// What it would need, as in "only with ending = rounds".
    pub needs: &'static str,
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {} has no effect: it matters only {}", self.option.key, self.setting, self.needs)
    }
}

impl RuleSetDraft {
    /// The settings without effect. Options at their default are not listed.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let mut draft = RuleSetDraft::preset("classic").unwrap();
    /// assert!(draft.idle().is_empty());
    /// draft.set("rounds", "3").unwrap();
    /// assert_eq!(
    ///     draft.idle()[0].to_string(),
    ///     "rounds = 3 has no effect: it matters only with ending = rounds"
    /// );
    /// ```
    pub fn idle(&self) -> Vec<Idle> {
        let default = RuleSetDraft::default();
        self.without_effect().filter(|idle| idle.setting != idle.option.get(&default)).collect()
    }

    /// Whether it matters how this option is set.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let draft = RuleSetDraft::preset("classic").unwrap();
    /// assert!(draft.has_effect("target") && !draft.has_effect("rounds"));
    /// ```
    pub fn has_effect(&self, key: &str) -> bool {
        self.without_effect().all(|idle| idle.option.key != key)
    }

    fn without_effect(&self) -> impl Iterator<Item = Idle> {
        let ending = self.ending.ending;
        let has_target = ending != EndingRule::Rounds;
        let compares_scores = matches!(ending, EndingRule::LastTurn | EndingRule::Rounds);
        let costs_points = matches!(self.penalties.three_farkles, FarklePenalty::Points(_));
        let high_stakes = self.inheritance.leftover_dice == LeftoverDice::HighStakes;
        let opening = &self.opening;
        let opens = opening.opening_score > opening.minimum_bank;
        [
            ("no_scorers_hot_dice", self.scoring.no_scorers > Points::ZERO, "with a price for no_scorers"),
            ("opening_score", opens, "above minimum_bank"),
            ("below_zero", costs_points, "with points for three_farkles"),
            ("high_stakes_bonus", high_stakes, "with leftover_dice = high_stakes"),
            ("target", has_target, "with an ending other than rounds"),
            ("reached", has_target, "with an ending other than rounds"),
            ("rounds", !has_target, "with ending = rounds"),
            ("last_chance", ending == EndingRule::LastTurn, "with ending = last_turn"),
            ("ties", compares_scores, "with ending = last_turn or rounds"),
        ]
        .into_iter()
        .filter(|(_, has_effect, _)| !has_effect)
        .filter_map(|(key, _, needs)| Some((option(key)?, needs)))
        .map(move |(option, needs)| Idle { option, setting: option.get(self), needs })
    }
}
