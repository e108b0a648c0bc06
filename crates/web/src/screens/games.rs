//! Past games: to go on with, to look back at, to keep as a file, to forget.

use super::PageTop;
use super::kept_card::KeptCard;
use super::open_file::OpenFile;
use super::unread_list::UnreadList;
use crate::archive::Kept;
use crate::browser;
use crate::database::LocalBoxFuture;
use crate::icon::{Drawing, Icon};
use crate::listed::Listed;
use crate::messages::{messages, say};
use crate::new_game;
use crate::route::{Link, Route};
use crate::shelf;
use leptos::prelude::*;

/// All games kept in this browser.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let games = Listed::begin(|| Box::pin(shelf::all::<Kept>()));
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-games")/>
            <OpenFile label=say!("games-open") fault=say!("games-open-fault") accept=".txt,.farkle,text/plain" open=import/>
            <UnreadList list=games words=say!("games-unread")/>
            {move || games.all().map(|games| if games.is_empty() {
                view! { <p class="card">{say!("games-none")}</p> }.into_any()
            } else {
                let cards = games.into_iter().map(|game| view! { <li><GameCard game/></li> });
                view! { <ul class="games">{cards.collect_view()}</ul> }.into_any()
            })}
        </main>
    }
}

fn import(text: String) -> LocalBoxFuture<Result<Route, String>> {
    Box::pin(async move {
        let imported = new_game::import(&text).await;
        imported.map(Route::Replay).map_err(|error| messages().game_file(&error))
    })
}

#[component]
fn GameCard(game: Kept) -> impl IntoView {
    let (id, over, record) = (game.head.id.clone(), game.head.over, game.record.clone());
    let file = format!("farkle-{id}.farkle");
    view! {
        <KeptCard kept=game>
            {if over {
                view! { <Link to=Route::Replay(id) class="button">{say!("end-review")}</Link> }.into_any()
            } else {
                view! { <Link to=Route::Table(id) class="button primary">{say!("home-continue")}</Link> }.into_any()
            }}
            <button class="button quiet" on:click=move |_| browser::download(&file, &record)><Drawing icon=Icon::Save/>{say!("games-save")}</button>
        </KeptCard>
    }
}
