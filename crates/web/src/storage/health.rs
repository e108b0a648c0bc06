//! Whether this browser stores what is played, as far as is known.

use leptos::prelude::*;
use std::sync::OnceLock;

/// The kinds of saved things, each in a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Games.
    Games = 0,
    /// Score pads.
    Pads = 1,
    /// Tables of servers.
    Tables = 2,
}

/// One for the page: the browser's answers come outside of any screen.
static STORED: OnceLock<RwSignal<[bool; 3]>> = OnceLock::new();

fn stored() -> RwSignal<[bool; 3]> {
    *STORED.get_or_init(|| RwSignal::new([true; 3]))
}

/// Ties the signal to the caller's reactive scope: call it once, from the app itself.
pub(crate) fn prepare() {
    stored();
}

/// Notes whether everything of a kind is stored.
pub(crate) fn note(kind: Kind, is_stored: bool) {
    if stored().with_untracked(|stored| stored[kind as usize] != is_stored) {
        stored().update(|stored| stored[kind as usize] = is_stored);
    }
}

/// The first kind of which something is not stored, if there is one.
pub(crate) fn unstored() -> Option<Kind> {
    let kinds = [Kind::Games, Kind::Pads, Kind::Tables];
    stored().with(|stored| kinds.into_iter().find(|kind| !stored[*kind as usize]))
}
