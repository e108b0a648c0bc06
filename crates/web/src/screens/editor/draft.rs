//! The draft of edited rules, stored until they are played: a reload, "back", a closed tab and a
//! new version of the app lose no wish.

use super::state::wishes_of;
use super::wishes::Wishes;
use farkle_rules::RuleSetDraft;
use leptos::prelude::window;

const KEY: &str = "farkle.draft";

/// The code of the rules that were begun with, and the wishes.
fn kept() -> Option<(String, Wishes)> {
    let kept = storage()?.get_item(KEY).ok()??;
    let (begun_with, wishes) = kept.split_once('\n')?;
    Some((begun_with.to_string(), Wishes::read(wishes)))
}

/// The wishes for these rules.
pub(super) fn find(from: &RuleSetDraft) -> Option<Wishes> {
    kept().filter(|(begun_with, _)| *begun_with == from.code()).map(|(_, wishes)| wishes)
}

/// The code of the rules that somebody has begun to change, if they have.
pub(crate) fn unfinished() -> Option<String> {
    kept().map(|(begun_with, _)| begun_with)
}

/// Stores the wishes for these rules. Whoever changes nothing keeps the draft of other ones.
pub(super) fn keep(from: &RuleSetDraft, wishes: &Wishes) {
    let is_changed = *wishes != wishes_of(from);
    // Without local storage they are lost on reload.
    match storage() {
        Some(storage) if is_changed => {
            let _ = storage.set_item(KEY, &format!("{}\n{wishes}", from.code()));
        }
        _ if find(from).is_some() => forget(),
        _ => {}
    }
}

/// Forgets the draft: nobody edits the rules any more.
pub(super) fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}
