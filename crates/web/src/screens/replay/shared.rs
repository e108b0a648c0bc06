//! A game that somebody has sent as a link: its film, without storing anything.

use super::film::Film;
use crate::game::colors::Colors;
use crate::game::today;
use crate::language::messages::say;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Route, go};
use crate::screens::one_window::NotShown;
use crate::storage::days::DayGame;
use crate::storage::games::SavedGame;
use crate::storage::import::import;
use farkle_table::{GameLinkError, Ledger, game_in_fragment};
use leptos::prelude::*;

/// The screen. The game is the fragment of the address.
#[component]
pub(crate) fn SharedGame() -> impl IntoView {
    // Another link, in the same window.
    let listener = window_event_listener(leptos::ev::hashchange, |_| {
        let _ = window().location().reload();
    });
    on_cleanup(move || listener.remove());
    match found() {
        Ok(ledger) => view! { <DecodedGame ledger/> }.into_any(),
        Err(why) => view! {
            <NotShown title=say!("shared-game-none") about=why to=Route::Home label=say!("lost-home")/>
        }
        .into_any(),
    }
}

fn found() -> Result<Ledger, String> {
    let fragment = window().location().hash().unwrap_or_default();
    let record = game_in_fragment(fragment.trim_start_matches('#')).map_err(|error| match error {
        GameLinkError::Newer => say!("file-newer"),
        GameLinkError::Damaged | GameLinkError::Record(_) => say!("shared-game-damaged"),
    })?;
    Ledger::from_record(&record).map_err(|_| say!("shared-game-damaged"))
}

#[component]
fn DecodedGame(ledger: Ledger) -> impl IntoView {
    let record = ledger.record();
    // A game of a day is judged by points, as it was where it was played.
    let id = today::day_of(&ledger).map(|day| DayGame::other_id(day.number(), "link")).unwrap_or_default();
    let summary = SavedGame::of(&id, &ledger, &record, &Colors::default()).summary;
    let text = StoredValue::new(record.to_string());
    let fault = RwSignal::new(false);
    let keep = move |_| {
        leptos::task::spawn_local(async move {
            match import(&text.get_value()).await {
                Ok(id) => go(Route::Replay(id)),
                Err(_) => fault.set(true),
            }
        });
    };
    view! {
        <main id="content" class="page replay">
            <Film ledger summary lock=None to=Route::Home is_kept=false/>
            <div class="buttons">
                <button class="button keep-game" on:click=keep><Drawing icon=Icon::Save/>{say!("shared-game-keep")}</button>
            </div>
            <p class="answer" role="status">{move || fault.get().then(|| say!("shared-game-damaged"))}</p>
        </main>
    }
}
