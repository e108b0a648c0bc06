//! Past games: continue, watch, save as a file, or delete them.

use super::PageTop;
use super::open_file::OpenFile;
use super::saved_card::{SavedCard, title};
use super::unread_list::UnreadList;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::page::route::{Link, Route};
use crate::screens::totals::Totals;
use crate::storage::database::LocalBoxFuture;
use crate::storage::games::{self, SavedGame};
use crate::storage::import;
use crate::storage::listed::Listed;
use crate::storage::summary::Summary;
use leptos::prelude::*;

/// The number of cards that are drawn before somebody asks for more, because cards take time to
/// draw.
const AT_ONCE: usize = 50;

/// From this many games on, a field finds some of them.
const MANY: usize = 5;

/// All games saved in this browser.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let games = Listed::begin(|| Box::pin(games::listed()));
    let shown = RwSignal::new(AT_ONCE);
    let wanted = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        let wanted = wanted.read().trim().to_lowercase();
        games.with(|games| matching(games, &wanted)).unwrap_or_default()
    });
    let many = move || found.read().len();
    let has_many = Memo::new(move |_| games.with(<[SavedGame]>::len).unwrap_or_default() >= MANY);
    let more = move |_| {
        let next = shown.get_untracked() + 1;
        shown.update(|shown| *shown += AT_ONCE);
        // The button may be gone; reading goes on at the first of the new cards.
        focus::soon_on(format!(".games > :nth-child({next}) :is(a, button)"));
    };
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-games")/>
            <UnreadList list=games words=say!("games-unread")/>
            <Show when=move || games.with(<[SavedGame]>::is_empty).unwrap_or_default()>
                <p class="card">{say!("games-none")}</p>
            </Show>
            <Show when=move || has_many.get()>
                <label class="field games-filter"><span class="label">{say!("games-filter")}</span>
                    <input class="input" type="search" autocomplete="off" on:input=move |event| wanted.set(event_target_value(&event))/>
                </label>
            </Show>
            <Region>{move || (many() == 0 && !wanted.read().is_empty()).then(|| view! { <p class="card">{say!("games-none-found")}</p> })}</Region>
            <Totals games/>
            <ul class="games" hidden=move || many() == 0>
                <For each=move || first_of(&found.read(), shown.get()) key=|place| *place let(place)>
                    {games.with_untracked(|games| games.get(place).cloned()).flatten().map(|game| view! { <li><GameCard game/></li> })}
                </For>
            </ul>
            <Show when=move || shown.get() < many()>
                <button class="button" on:click=more>{say!("games-more")}</button>
            </Show>
            <OpenFile label=say!("games-open") fault=say!("games-open-fault") accept=".txt,.farkle,text/plain" open=import/>
        </main>
    }
}

/// So many places.
fn first_of(places: &[usize], most: usize) -> Vec<usize> {
    places.iter().copied().take(most).collect()
}

/// The places of the games with a text in the names of players or rules.
fn matching(games: &[SavedGame], wanted: &str) -> Vec<usize> {
    let is_in = |text: &str| text.to_lowercase().contains(wanted);
    let is_wanted = |game: &SavedGame| {
        let Summary { names, rules, code, .. } = &game.summary;
        names.iter().any(|name| is_in(name))
            || is_in(&messages().rules_name(rules, code))
            || is_in(&title(&game.summary))
    };
    games.iter().enumerate().filter(|(_, game)| is_wanted(game)).map(|(place, _)| place).collect()
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
                view! { <Link to=Route::Replay(id) is_in_list=true class="button">{say!("end-review")}</Link> }.into_any()
            } else {
                view! { <Link to=Route::Table(id) class="button primary">{say!("home-continue")}</Link> }.into_any()
            }}
            <button class="button quiet" on:click=move |_| browser::download(&file, &record)><Drawing icon=Icon::Save/><span>{say!("games-save")}</span></button>
        </SavedCard>
    }
}
