//! The selected dice of an unfinished choice: they are selected again after a reload.
//!
//! The selection is not part of the game. It is stored with the tab.

use leptos::prelude::window;

const KEY: &str = "farkle.selection";

/// Stores the selected places of a roll, with the number of events in its game.
pub(crate) fn keep(id: &str, events: usize, places: u8) {
    // Without session storage the selection is lost on reload.
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.set_item(KEY, &format!("{id} {events} {places}"));
    }
}

/// The selected places at this moment of a game.
pub(crate) fn find(id: &str, events: usize) -> Option<u8> {
    let kept = window().session_storage().ok()??.get_item(KEY).ok()??;
    kept.strip_prefix(&format!("{id} {events} "))?.parse().ok()
}
