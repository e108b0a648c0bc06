//! Rules that are being edited, kept with the tab until they are played by: a reload, "back" and a new version of the app
//! lose nothing.

use crate::messages::say;
use farkle_rules::RuleSetDraft;
use leptos::prelude::window;

const KEY: &str = "farkle.draft";

/// What became of these rules in this tab so far.
pub(super) fn find(from: &RuleSetDraft) -> Option<RuleSetDraft> {
    let kept = storage()?.get_item(KEY).ok()??;
    let mut parts = kept.splitn(3, ' ');
    let (begun_with, code, name) = (parts.next()?, parts.next()?, parts.next()?);
    let mut draft = RuleSetDraft::from_code(code).ok()?;
    if !name.is_empty() {
        draft.name = name.to_string();
    }
    (begun_with == from.code()).then_some(draft)
}

/// Keeps what became of these rules; the name only if somebody has given it.
pub(super) fn keep(from: &RuleSetDraft, now: &RuleSetDraft) {
    let name = if now.name == say!("edit-own-rules") { "" } else { &now.name };
    // A browser without storage forgets it.
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &format!("{} {} {name}", from.code(), now.code()));
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
