//! Rules that are being edited, kept with the tab until they are played by: a reload, "back" and a new version of the app
//! lose no wish, not even one that rests.

use super::wishes::Wishes;
use farkle_rules::RuleSetDraft;
use leptos::prelude::window;

const KEY: &str = "farkle.draft";

/// What somebody has come to want of these rules in this tab so far.
pub(super) fn find(from: &RuleSetDraft) -> Option<Wishes> {
    let kept = storage()?.get_item(KEY).ok()??;
    let (begun_with, wishes) = kept.split_once('\n')?;
    (begun_with == from.code()).then(|| Wishes::read(wishes))
}

/// Keeps what somebody wants of these rules.
pub(super) fn keep(from: &RuleSetDraft, wishes: &Wishes) {
    // A browser without storage forgets it.
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &format!("{}\n{wishes}", from.code()));
    }
}

/// Nobody edits them any more.
pub(super) fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}
