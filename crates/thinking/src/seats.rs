//! For how many players a game between two sides is solved.

use farkle_rules::RuleSet;
use farkle_rules::rule_set::{EndingRule, FarklePenalty};

/// How many play, where that makes a difference to the exact solution: two teams whose players'
/// farkles in a row or turns are counted one by one. Any other solution is for every number of
/// players.
///
/// ```
/// use farkle_rules::{RuleSet, RuleSetDraft};
/// use farkle_thinking::seats_to_solve;
/// let mut draft = RuleSetDraft::preset("zilch").unwrap();
/// assert_eq!(seats_to_solve(&RuleSet::try_from(draft.clone())?, 2), None);
/// draft.set("teams", "2")?;
/// assert_eq!(seats_to_solve(&RuleSet::try_from(draft.clone())?, 6), Some(6));
/// draft.set("three_farkles", "none")?;
/// assert_eq!(seats_to_solve(&RuleSet::try_from(draft)?, 6), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn seats_to_solve(rules: &RuleSet, seats: usize) -> Option<u8> {
    let are_counted = rules.three_farkles() != FarklePenalty::None || rules.ending() == EndingRule::Rounds;
    (rules.teams() == 2 && are_counted).then(|| u8::try_from(seats).ok()).flatten()
}
