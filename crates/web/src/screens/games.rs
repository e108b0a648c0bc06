//! Past games: to go on with, to look back at, to keep as a file, to forget.

use super::PageTop;
use super::kept_card::KeptCard;
use super::open_file::OpenFile;
use super::unread_list::UnreadList;
use crate::archive::{self, Kept};
use crate::browser;
use crate::icon::{Drawing, Icon};
use crate::listed::Listed;
use crate::messages::say;
use crate::new_game;
use crate::route::{Link, Route};
use leptos::prelude::*;

/// All games kept in this browser.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let games = Listed::begin(|| Box::pin(archive::all()));
    let forget = move |id: String| {
        archive::forget(&id);
        games.forget(|game| game.head.id == id);
    };
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-games")/>
            <OpenFile label=say!("games-open") fault=say!("games-open-fault") accept=".txt,.farkle,text/plain" open=import/>
            <UnreadList list=games words=say!("games-unread")/>
            {move || games.all().map(|games| if games.is_empty() {
                view! { <p class="card">{say!("games-none")}</p> }.into_any()
            } else {
                let cards = games.into_iter().map(|game| view! { <li><GameCard game forget/></li> });
                view! { <ul class="games">{cards.collect_view()}</ul> }.into_any()
            })}
        </main>
    }
}

fn import(text: &str) -> Result<Route, String> {
    new_game::import(text).map(Route::Replay).map_err(|error| error.to_string())
}

#[component]
fn GameCard(game: Kept, forget: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let Kept { head, record } = game;
    let (id, over) = (head.id.clone(), head.over);
    let file = format!("farkle-{id}.farkle");
    view! {
        <KeptCard head forget>
            {if over {
                view! { <Link to=Route::Replay(id) class="button">{say!("end-review")}</Link> }.into_any()
            } else {
                view! { <Link to=Route::Table(id) class="button primary">{say!("home-continue")}</Link> }.into_any()
            }}
            <button class="button quiet" on:click=move |_| browser::download(&file, &record)><Drawing icon=Icon::Save/>{say!("games-save")}</button>
        </KeptCard>
    }
}
