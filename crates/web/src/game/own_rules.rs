//! Rules of their own that people have chosen here, kept in this browser until they are taken out.
//!
//! They are kept as lines of addresses. A line that can't be read here may be from a newer version
//! of the app, and stays.

use super::rule_address;
use super::versions::{version_played, without_teams};
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
        write(std::iter::once(rule_address::of(&without_teams(draft))).chain(others(draft)));
    }
}

/// Takes out the rules that others come from, if these have kept the name that somebody gave those.
pub(crate) fn forget_replaced(before: &RuleSetDraft, now: &RuleSetDraft) {
    let name = rule_address::given_name(now);
    if name.is_some() && name == rule_address::given_name(before) {
        forget(before);
    }
}

/// Takes rules out.
pub(crate) fn forget(draft: &RuleSetDraft) {
    write(others(draft).into_iter());
}

/// Whether rules are kept.
pub(crate) fn are_kept(draft: &RuleSetDraft) -> bool {
    let draft = without_teams(draft);
    all().iter().any(|rules| rules.draft().plays_like(&draft))
}

/// The rules of a line; `None` for a known version, which stands in the list anyway.
fn own(line: &str) -> Option<RuleSet> {
    rule_address::read(line).filter(|rules| version_played(rules.draft()).is_none())
}

/// All lines but that of these rules.
fn others(draft: &RuleSetDraft) -> Vec<String> {
    let draft = without_teams(draft);
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
