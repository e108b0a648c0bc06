//! The draft of edited rules, stored with the tab until they are played: a reload, "back" and a new
//! version of the app lose no wish.

use super::wishes::Wishes;
use farkle_rules::RuleSetDraft;
use leptos::prelude::window;

const KEY: &str = "farkle.draft";

/// The wishes for these rules in this tab.
pub(super) fn find(from: &RuleSetDraft) -> Option<Wishes> {
    let kept = storage()?.get_item(KEY).ok()??;
    let (begun_with, wishes) = kept.split_once('\n')?;
    (begun_with == from.code()).then(|| Wishes::read(wishes))
}

/// Stores the wishes for these rules.
pub(super) fn keep(from: &RuleSetDraft, wishes: &Wishes) {
    // Without session storage they are lost on reload.
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &format!("{}\n{wishes}", from.code()));
    }
}

/// Forgets the draft: nobody edits the rules any more.
pub(super) fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}
