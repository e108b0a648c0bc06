//! What rules are being chosen for. Whoever sets up a game or a pad may look at and edit rules, and
//! comes back to the setup, even after a reload.

use crate::page::route::{Route, screen_before};
use farkle_strategy::Temperament;
use leptos::prelude::window;
use std::cell::Cell;
use web_sys::PerformanceNavigation;

const KEY: &str = "farkle.choosing";

thread_local! {
    static EXPECTED: Cell<Option<Expected>> = const { Cell::new(None) };
}

/// Who comes to the table of the set-up that is shown next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// This opponent.
    Rival(Temperament),
    /// Several people.
    People,
}

/// What is being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// A game on this device.
    Game,
    /// A score pad.
    Pad,
    /// A table with friends far away.
    Friends,
}

impl For {
    const fn word(self) -> &'static str {
        match self {
            For::Game => "game",
            For::Pad => "pad",
            For::Friends => "friends",
        }
    }

    /// The screen where it is set up.
    pub(crate) const fn screen(self) -> Route {
        match self {
            For::Game => Route::NewGame,
            For::Pad => Route::Pads,
            For::Friends => Route::Friends,
        }
    }
}

/// Notes what is being set up, or that nothing is.
pub(crate) fn note(what: Option<For>) {
    if what.is_none() {
        EXPECTED.take();
    }
    // Without session storage the way back leads to a new game.
    if let Some(storage) = storage() {
        let _ = match what {
            Some(what) => storage.set_item(KEY, what.word()),
            None => storage.remove_item(KEY),
        };
    }
}

/// The set-up that is shown next has them at its table.
pub(crate) fn expect(who: Expected) {
    EXPECTED.set(Some(who));
}

/// Who is expected at the table of this set-up.
pub(crate) fn take_expected() -> Option<Expected> {
    EXPECTED.take()
}

/// Forgets it when a link or an address opened the app in this tab: only a reload goes on with it.
pub(crate) fn forget_after_a_link() {
    let way = window().performance().map(|performance| performance.navigation().type_());
    if way == Some(PerformanceNavigation::TYPE_NAVIGATE) {
        note(None);
    }
}

/// What is being set up in this tab.
pub(crate) fn now() -> Option<For> {
    let word = storage()?.get_item(KEY).ok()??;
    [For::Game, For::Pad, For::Friends].into_iter().find(|what| what.word() == word)
}

/// Where "back" leads from the rules: to the setup, or else to this screen.
pub(crate) fn way_back(otherwise: Route) -> Route {
    let is_for_rules = |from: &Route| {
        matches!(
            from,
            Route::Rules(_) | Route::NewGame | Route::Pads | Route::Friends | Route::FriendsTable(_)
        )
    };
    let from = screen_before().filter(is_for_rules);
    from.unwrap_or_else(|| now().map_or(otherwise, For::screen))
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}
