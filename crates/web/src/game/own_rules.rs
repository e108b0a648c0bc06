//! Rules of their own that people have chosen here, kept in this browser until they are taken out.
//!
//! They are kept as lines of addresses. A line that can't be read here may be from a newer version
//! of the app, and stays.

use super::rule_address;
use crate::screens::rules::version_played;
use farkle_rules::{RuleSet, RuleSetDraft};
use leptos::prelude::window;

const KEY: &str = "farkle.rules";
/// The oldest are forgotten beyond this number.
const MOST: usize = 24;

/// All of them, those chosen last first.
pub(crate) fn all() -> Vec<RuleSet> {
    lines().iter().filter_map(|line| own(line)).collect()
}

/// Keeps rules, if they are no known version.
pub(crate) fn keep(draft: &RuleSetDraft) {
    if version_played(draft).is_none() {
        write(std::iter::once(rule_address::of(&alone(draft))).chain(others(draft)));
    }
}

/// Keeps what rules have been changed to, in the place of the old ones if they have the name that
/// somebody gave those.
pub(crate) fn keep_changed(before: &RuleSetDraft, draft: &RuleSetDraft) {
    let name = rule_address::given_name(draft);
    if name.is_some() && name == rule_address::given_name(before) {
        forget(before);
    }
    keep(draft);
}

/// Takes rules out.
pub(crate) fn forget(draft: &RuleSetDraft) {
    write(others(draft).into_iter());
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

/// The rules of a line; `None` for a known version, which stands in the list anyway.
fn own(line: &str) -> Option<RuleSet> {
    rule_address::read(line).filter(|rules| version_played(rules.draft()).is_none())
}

/// All lines but that of these rules.
fn others(draft: &RuleSetDraft) -> Vec<String> {
    let draft = alone(draft);
    let is_other = |line: &String| own(line).is_none_or(|rules| !rules.draft().plays_like(&draft));
    lines().into_iter().filter(is_other).collect()
}

fn lines() -> Vec<String> {
    let kept = storage().and_then(|storage| storage.get_item(KEY).ok().flatten()).unwrap_or_default();
    kept.lines().take(MOST).map(str::to_string).collect()
}

fn write(lines: impl Iterator<Item = String>) {
    if let Some(storage) = storage() {
        // Where nothing can be stored, the list is that of the known versions.
        let _ = storage.set_item(KEY, &lines.take(MOST).collect::<Vec<_>>().join("\n"));
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}
