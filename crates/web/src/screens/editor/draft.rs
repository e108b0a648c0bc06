//! The draft of edited rules, stored in this browser until they are played or saved: a reload,
//! "back" and a new version of the app lose no wish. There is one draft: that of other rules
//! replaces it.

use super::state::{unnamed, wishes_of};
use super::wishes::Wishes;
use crate::game::rule_address;
use crate::language::messages::messages;
use farkle_rules::{Preset, RuleSetDraft};
use leptos::prelude::window;

const KEY: &str = "farkle.draft";

/// The rules that were begun with, as in addresses, and the wishes.
fn kept() -> Option<(String, Wishes)> {
    let kept = storage()?.get_item(KEY).ok()??;
    let (begun_with, wishes) = kept.split_once('\n')?;
    Some((begun_with.to_string(), Wishes::read(wishes)))
}

/// The wishes for these rules.
pub(super) fn find(from: &RuleSetDraft) -> Option<Wishes> {
    kept().filter(|(begun_with, _)| *begun_with == rule_address::of(from)).map(|(_, wishes)| wishes)
}

/// Rules that somebody has begun to change.
#[derive(Clone)]
pub(crate) struct Unfinished {
    /// What they were at first, as in addresses.
    pub begun_with: String,
    /// What they are called by now.
    pub name: String,
}

/// The rules that somebody has begun to change, if they have.
pub(crate) fn unfinished() -> Option<Unfinished> {
    let (begun_with, wishes) = kept()?;
    let now = wishes.in_force(unnamed);
    Some(Unfinished { begun_with, name: messages().rules_name(&now.name, &now.code()) })
}

/// Stores the wishes for these rules. Whoever changes nothing keeps the draft of other ones.
pub(super) fn keep(from: &RuleSetDraft, wishes: &Wishes) {
    let now = wishes.in_force(|_| String::new());
    let is_own = *wishes != wishes_of(from) && (Preset::of(&now).is_none() || !wishes.resting().is_empty());
    match storage() {
        // Without local storage they are lost on reload.
        Some(storage) if is_own => {
            let _ = storage.set_item(KEY, &format!("{}\n{wishes}", rule_address::of(from)));
        }
        _ if find(from).is_some() => forget(),
        _ => {}
    }
}

/// Forgets the draft: nobody edits the rules any more.
pub(crate) fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}
