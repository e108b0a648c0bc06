//! Past games: continue, watch, save as a file, or delete them.

use super::PageTop;
use super::open_file::OpenFile;
use super::saved_card::SavedCard;
use super::unread_list::UnreadList;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use crate::storage::database::LocalBoxFuture;
use crate::storage::games::SavedGame;
use crate::storage::import;
use crate::storage::listed::Listed;
use crate::storage::saves;
use leptos::prelude::*;

/// The number of cards that are drawn before somebody asks for more, because cards take time to
/// draw.
const AT_ONCE: usize = 50;

/// All games saved in this browser.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let games = Listed::begin(|| Box::pin(saves::all::<SavedGame>()));
    let shown = RwSignal::new(AT_ONCE);
    let many = move || games.with(<[SavedGame]>::len).unwrap_or_default();
    let more = move |_| {
        let next = shown.get_untracked() + 1;
        shown.update(|shown| *shown += AT_ONCE);
        // The button may be gone; reading goes on at the first of the new cards.
        focus::soon_on(format!(".games > :nth-child({next}) :is(a, button)"));
    };
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-games")/>
            <OpenFile label=say!("games-open") fault=say!("games-open-fault") accept=".txt,.farkle,text/plain" open=import/>
            <UnreadList list=games words=say!("games-unread")/>
            <Show when=move || games.with(<[SavedGame]>::is_empty).unwrap_or_default()>
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
fn GameCard(game: SavedGame) -> impl IntoView {
    let (id, over, record) = (game.summary.id.clone(), game.summary.over, game.record.clone());
    let file = format!("{}.farkle", game.summary.file_name());
    view! {
        <SavedCard saved=game>
            {if over {
                view! { <Link to=Route::Replay(id) class="button">{say!("end-review")}</Link> }.into_any()
            } else {
                view! { <Link to=Route::Table(id) class="button primary">{say!("home-continue")}</Link> }.into_any()
            }}
            <button class="button quiet" on:click=move |_| browser::download(&file, &record)><Drawing icon=Icon::Save/>{say!("games-save")}</button>
        </SavedCard>
    }
}
