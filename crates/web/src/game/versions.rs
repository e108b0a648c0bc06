//! Which known version rules are.

use farkle_rules::{Preset, RuleSetDraft};

/// The known version that is played with these rules, in teams or not.
pub(crate) fn version_played(draft: &RuleSetDraft) -> Option<&'static Preset> {
    Preset::of(draft).or_else(|| Preset::of(&without_teams(draft)))
}

/// The same rules without teams: how many there are is a question of who plays.
pub(crate) fn without_teams(draft: &RuleSetDraft) -> RuleSetDraft {
    let mut alone = draft.clone();
    alone.sides.teams = 0;
    alone
}
