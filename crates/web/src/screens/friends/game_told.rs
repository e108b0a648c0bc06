//! The table of friends where a game goes on, for the first screen: the one where it is this
//! person's turn, if there is one.

use crate::friends::far_table::FarTable;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use crate::storage::friends;
use farkle_protocol::Stage;
use leptos::prelude::*;

/// So many tables are looked at.
const MOST: usize = 4;

/// The card.
#[component]
pub(crate) fn FriendsGame(
    /// Whether there is such a table, as far as is known.
    expects: RwSignal<bool>,
) -> impl IntoView {
    let found = browser::loaded(friends::seated());
    move || {
        let found = found.get()?.ok()?;
        let played = found.into_iter().filter(|table| table.playing && !table.left).take(MOST);
        let tables: Vec<FarTable> = played.filter_map(FarTable::glance).collect();
        Some(view! { <Best tables expects/> })
    }
}

#[component]
fn Best(tables: Vec<FarTable>, expects: RwSignal<bool>) -> impl IntoView {
    // A game may have ended since this browser was there.
    let goes_on = |table: &&FarTable| table.stage().is_none_or(|stage| stage == Stage::Playing);
    let best = Memo::new(move |_| {
        let own = tables.iter().filter(goes_on).find(|table| table.own_turn.get());
        let own = own.or_else(|| tables.iter().find(goes_on))?;
        Some((own.id(), own.names(), own.own_turn.get()))
    });
    Effect::new(move || {
        if best.with(Option::is_none) {
            friends::expect_game(false);
            expects.set(false);
        }
    });
    move || {
        let (id, names, own_turn) = best.get()?;
        let title = if own_turn { say!("friends-your-turn") } else { say!("friends-game-goes-on") };
        Some(view! {
            <Link to=Route::FriendsTable(id) class=if own_turn { "continue card" } else { "continue card waits" }>
                <Drawing icon=Icon::Globe/>
                <span><strong>{title}</strong><small>{messages().list(&names)}</small></span>
            </Link>
        })
    }
}
