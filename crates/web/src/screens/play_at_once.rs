//! No screen of its own: begins a game against the computer and shows its table.

use crate::new_game;
use crate::route::{Route, replace};
use leptos::prelude::*;

/// Begins the game.
#[component]
pub(crate) fn PlayAtOnce() -> impl IntoView {
    let table = new_game::against_the_computer().map_or(Route::NewGame, Route::Table);
    // After this screen is drawn: it is in the middle of being shown.
    leptos::task::spawn_local(async move {
        crate::browser::pause(0).await;
        replace(table);
    });
}
