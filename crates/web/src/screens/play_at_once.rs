//! Not a screen: it begins a game against the computer and shows its table.

use crate::game::new_game;
use crate::page::route::{Route, replace};
use leptos::prelude::*;

/// Begins the game.
#[component]
pub(crate) fn PlayAtOnce() -> impl IntoView {
    let table = new_game::against_the_computer().map_or(Route::NewGame, Route::Table);
    // After this screen is drawn, because it is just being shown.
    leptos::task::spawn_local(async move {
        crate::page::browser::pause(0).await;
        replace(table);
    });
}
