//! What rules are being chosen for: whoever sets a game or a score pad up may read and change rules on the way, and comes
//! back to where they were, after a reload, too.

use crate::route::Route;
use leptos::prelude::window;

const KEY: &str = "farkle.choosing";

/// What is being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// A game on this device.
    Game,
    /// A score pad.
    Pad,
}

impl For {
    const fn word(self) -> &'static str {
        match self {
            For::Game => "game",
            For::Pad => "pad",
        }
    }

    /// Where it is set up.
    pub(crate) const fn screen(self) -> Route {
        match self {
            For::Game => Route::NewGame,
            For::Pad => Route::Pads,
        }
    }
}

/// Notes what is being set up; `None` when nothing is.
pub(crate) fn note(what: Option<For>) {
    // A browser without storage leads to a new game, whatever was set up.
    if let Some(storage) = storage() {
        let _ = match what {
            Some(what) => storage.set_item(KEY, what.word()),
            None => storage.remove_item(KEY),
        };
    }
}

/// What is being set up in this tab.
pub(crate) fn now() -> Option<For> {
    let word = storage()?.get_item(KEY).ok()??;
    [For::Game, For::Pad].into_iter().find(|what| what.word() == word)
}

/// Where the way back from rules leads: to what is being set up, or else to this screen.
pub(crate) fn way_back(otherwise: Route) -> Route {
    now().map_or(otherwise, For::screen)
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}
