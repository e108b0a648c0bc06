//! The link that holds a whole game.

use crate::page::route::Route;
use farkle_table::{Ledger, MOST_LINK_CHARS, game_to_fragment};
use leptos::prelude::window;

/// The link to the film of a game that is over; `None` if it would be too long to be handed on.
pub(crate) fn game_link(ledger: &Ledger) -> Option<String> {
    let origin = window().location().origin().unwrap_or_default();
    let link = format!("{origin}{}#{}", Route::SharedGame.path(), game_to_fragment(&ledger.record()));
    (link.len() <= MOST_LINK_CHARS).then_some(link)
}
