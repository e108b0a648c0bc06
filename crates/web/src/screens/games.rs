//! Past games: to go on with, to look back at, to keep as a file, to forget.

use super::PageTop;
use super::kept_card::KeptCard;
use super::open_file::OpenFile;
use super::unread_list::UnreadList;
use crate::archive::Kept;
use crate::browser;
use crate::database::LocalBoxFuture;
use crate::focus;
use crate::icon::{Drawing, Icon};
use crate::import;
use crate::listed::Listed;
use crate::messages::{messages, say};
use crate::route::{Link, Route};
use crate::shelf;
use leptos::prelude::*;

/// So many games are shown before somebody wants to see more: a card takes some time to draw.
const AT_ONCE: usize = 50;

/// All games kept in this browser.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let games = Listed::begin(|| Box::pin(shelf::all::<Kept>()));
    let shown = RwSignal::new(AT_ONCE);
    let many = move || games.with(<[Kept]>::len).unwrap_or_default();
    let more = move |_| {
        let next = shown.get_untracked() + 1;
        shown.update(|shown| *shown += AT_ONCE);
        // The button may be gone; the first of those that came is where one reads on.
        focus::soon_on(format!(".games > :nth-child({next}) :is(a, button)"));
    };
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-games")/>
            <OpenFile label=say!("games-open") fault=say!("games-open-fault") accept=".txt,.farkle,text/plain" open=import/>
            <UnreadList list=games words=say!("games-unread")/>
            <Show when=move || games.with(<[Kept]>::is_empty).unwrap_or_default()>
                <p class="card">{say!("games-none")}</p>
            </Show>
            <ul class="games" hidden=move || many() == 0>
                <For each=move || 0..shown.get().min(many()) key=|place| *place let(place)>
                    {games.with_untracked(|games| games.get(place).cloned()).flatten().map(|game| view! { <li><GameCard game/></li> })}
                </For>
            </ul>
            <Show when=move || shown.get() < many()>
                <button class="button" on:click=more>{say!("games-more")}</button>
            </Show>
        </main>
    }
}

fn import(text: String) -> LocalBoxFuture<Result<Route, String>> {
    Box::pin(async move {
        let imported = import::import(&text).await;
        imported.map(Route::Replay).map_err(|error| messages().game_file(&error))
    })
}

#[component]
fn GameCard(game: Kept) -> impl IntoView {
    let (id, over, record) = (game.head.id.clone(), game.head.over, game.record.clone());
    let file = format!("{}.farkle", game.head.file_name());
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
