//! Rules of their own that people have chosen here, kept in this browser until they are taken out.

use super::rule_address;
use crate::screens::rules::version_played;
use farkle_rules::{RuleSet, RuleSetDraft};
use leptos::prelude::window;

const KEY: &str = "farkle.rules";
/// The oldest are forgotten beyond this number.
const MOST: usize = 24;

/// All of them, those chosen last first.
pub(crate) fn all() -> Vec<RuleSet> {
    let kept = storage().and_then(|storage| storage.get_item(KEY).ok().flatten()).unwrap_or_default();
    // What another version of the app has written may be unreadable here.
    kept.lines().filter_map(rule_address::read).collect()
}

/// Keeps rules that are no known version, in the place of those of the same name: who changes the
/// rules of the house has no use for the old ones.
pub(crate) fn keep(draft: &RuleSetDraft) {
    if version_played(draft).is_none() {
        let name = rule_address::given_name(draft);
        let is_old = |rules: &RuleSet| name.is_some() && rule_address::given_name(rules.draft()) == name;
        let others = others(draft).into_iter().filter(|rules| !is_old(rules)).take(MOST - 1);
        let others = others.map(|rules| rule_address::of(rules.draft()));
        write(std::iter::once(rule_address::of(&alone(draft))).chain(others));
    }
}

/// Takes rules out.
pub(crate) fn forget(draft: &RuleSetDraft) {
    write(others(draft).iter().map(|rules| rule_address::of(rules.draft())));
}

/// Whether rules are kept.
pub(crate) fn are_kept(draft: &RuleSetDraft) -> bool {
    let draft = alone(draft);
    all().iter().any(|rules| rules.draft().plays_like(&draft))
}

/// The same rules without teams: how many there are is a question of who plays.
pub(crate) fn alone(draft: &RuleSetDraft) -> RuleSetDraft {
    let mut alone = draft.clone();
    alone.sides.teams = 0;
    alone
}

fn others(draft: &RuleSetDraft) -> Vec<RuleSet> {
    let draft = alone(draft);
    all().into_iter().filter(|rules| !rules.draft().plays_like(&draft)).collect()
}

fn write(addresses: impl Iterator<Item = String>) {
    if let Some(storage) = storage() {
        // Where nothing can be stored, the list is that of the known versions.
        let _ = storage.set_item(KEY, &addresses.collect::<Vec<_>>().join("\n"));
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}
