//! Which known version rules are.

use farkle_rules::{Preset, RuleSetDraft};

/// The known version with these rules.
pub(crate) fn known_version(draft: &RuleSetDraft) -> Option<&'static Preset> {
    Preset::ALL.iter().find(|preset| preset.draft().plays_like(draft))
}

/// The known version that is played with these rules, in teams or not.
pub(crate) fn version_played(draft: &RuleSetDraft) -> Option<&'static Preset> {
    known_version(draft).or_else(|| known_version(&without_teams(draft)))
}

/// The same rules without teams: how many there are is a question of who plays.
pub(crate) fn without_teams(draft: &RuleSetDraft) -> RuleSetDraft {
    let mut alone = draft.clone();
    alone.sides.teams = 0;
    alone
}
