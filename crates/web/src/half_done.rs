//! The dice that somebody has selected and not set aside yet: they are selected again when the page comes back.
//!
//! That is no part of the game, which is kept elsewhere; it is kept with the tab and forgotten with it.

use leptos::prelude::window;

const KEY: &str = "farkle.selection";

/// Keeps the selected places of a roll, by the number of events of its game.
pub(crate) fn keep(id: &str, events: usize, places: u8) {
    // A browser without storage forgets them.
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.set_item(KEY, &format!("{id} {events} {places}"));
    }
}

/// The places that were selected at this moment of a game.
pub(crate) fn find(id: &str, events: usize) -> Option<u8> {
    let kept = window().session_storage().ok()??.get_item(KEY).ok()??;
    kept.strip_prefix(&format!("{id} {events} "))?.parse().ok()
}
