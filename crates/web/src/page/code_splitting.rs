//! Code splitting: the second part of the program has every screen that needs the engine, with its
//! words and styles.
//!
//! `cargo xtask web` cuts the program in two at the function below. The first part shows the first
//! screen; the second is loaded right after, before anybody taps "Play". A screen belongs to the
//! second part if it is reached only through this module.

// The cut is a call between two WebAssembly modules, which the macro declares as foreign.
#![allow(unsafe_code)]

use crate::language::messages::{messages, say};
use crate::page::arrival::{self, Way};
use crate::page::browser;
use crate::page::module;
use crate::page::route::{Route, route};
use crate::screens;
use crate::storage::games::{self, SavedGame};
use crate::storage::saves;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::OnceLock;

/// What the second part can draw.
enum Piece {
    /// A screen.
    Screen(Route),
    /// The list of shortcuts of the current screen.
    Keys,
    /// The table of friends where a game goes on.
    FriendsGame(RwSignal<bool>),
    /// How the day went.
    Today,
    /// The unfinished game and pad; with how many there are, as far as is known.
    Unfinished(usize),
}

/// Draws a piece of the second part.
type Draw = fn(Piece) -> AnyView;

/// Late enough for the first paint, earlier than anybody taps "Play"; a faster tap loads it at
/// once.
const AFTER_FIRST_PICTURE_MS: i32 = 1000;

#[derive(Clone, Copy)]
enum Part {
    OnItsWay,
    Here(Draw),
    NotReached,
}

/// The page loads it once.
static PART: OnceLock<RwSignal<Part>> = OnceLock::new();

#[wasm_split(second_part, wasm_split_path = ::leptos::wasm_split, fallible)]
fn second_part() -> Result<Draw, SplitLoaderError> {
    // A screen that shows games waits for this.
    saves::open::<SavedGame>();
    Ok(draw)
}

fn draw(piece: Piece) -> AnyView {
    let route = match piece {
        Piece::Screen(route) => route,
        Piece::Keys => return view! { <screens::keys::Keys/> }.into_any(),
        Piece::FriendsGame(expects) => return view! { <screens::friends::FriendsGame expects/> }.into_any(),
        Piece::Today => return view! { <screens::today::HowTodayWent/> }.into_any(),
        Piece::Unfinished(expects) => return view! { <screens::unfinished::Unfinished expects/> }.into_any(),
    };
    match route {
        Route::Play => view! { <screens::play_at_once::PlayAtOnce/> }.into_any(),
        Route::NewGame => view! { <screens::new_game::NewGame/> }.into_any(),
        Route::Today => view! { <screens::today::Today/> }.into_any(),
        Route::Table(id) => view! { <screens::table::Table id/> }.into_any(),
        Route::Friends => view! { <screens::friends::Friends/> }.into_any(),
        Route::FriendsTable(table) => view! { <screens::friends::FriendsTable table/> }.into_any(),
        Route::Games => view! { <screens::games::Games/> }.into_any(),
        Route::Replay(id) => view! { <screens::replay::Replay id/> }.into_any(),
        Route::SharedGame => view! { <screens::replay::SharedGame/> }.into_any(),
        Route::Pads => view! { <screens::pad::Pads/> }.into_any(),
        Route::Pad(id) => view! { <screens::pad::PadScreen id/> }.into_any(),
        Route::Rules(name) => view! { <screens::rules::Rules name/> }.into_any(),
        Route::Editor(code) => view! { <screens::editor::Editor code/> }.into_any(),
        Route::Board(name) => view! { <screens::pad::BoardScreen name/> }.into_any(),
        Route::Print(name) => view! { <screens::print::Print name/> }.into_any(),
        Route::Learn => view! { <screens::learn::Learn/> }.into_any(),
        Route::Settings => view! { <screens::preferences::Preferences/> }.into_any(),
        Route::About => view! { <screens::about::About/> }.into_any(),
        Route::Home | Route::Lost => ().into_any(),
    }
}

/// Whether the current screen belongs to the second part.
fn is_shown() -> bool {
    !matches!(route().get_untracked(), Route::Home | Route::Lost)
}

fn part() -> RwSignal<Part> {
    *PART.get_or_init(|| RwSignal::new(Part::OnItsWay))
}

/// Ties the state of the second part to the caller's reactive scope: call it once, from the app
/// itself.
pub(crate) fn prepare() {
    part();
}

/// Loads the second part, unless it is loaded.
pub(crate) fn fetch() {
    let part = part();
    let is_here = move || matches!(part.get_untracked(), Part::Here(_));
    leptos::task::spawn_local(async move {
        if is_here() {
            return;
        }
        let fetched = part_and_words().await.map_or(Part::NotReached, Part::Here);
        // Starting the second part, reading its words and drawing are separate tasks, so that none
        // is long.
        browser::breathe().await;
        // Several callers may wait for it; setting it twice would redraw the screen.
        if !is_here() {
            let was_missing = matches!(part.get_untracked(), Part::NotReached);
            part.set(fetched);
            if was_missing && is_shown() {
                arrival::arrive(Way::Redrawn);
            }
        }
        // `boot.js` defers other work until then.
        if let Ok(event) = web_sys::Event::new("second-part-settled") {
            let _ = window().dispatch_event(&event);
        }
    });
}

/// Loads the code and the words at the same time.
async fn part_and_words() -> Option<Draw> {
    let words = browser::begun(module::words());
    let draw = second_part().await.ok()?;
    browser::breathe().await;
    messages().add(&words.await.ok()?.ok()?);
    Some(draw)
}

/// Loads the second part after the first paint: the two must not share a slow connection.
pub(crate) fn fetch_soon() {
    leptos::task::spawn_local(async {
        browser::pause(AFTER_FIRST_PICTURE_MS).await;
        fetch();
    });
}

/// The list of shortcuts, which `?` opens on any screen once the second part is loaded.
#[component]
pub(crate) fn KeysTold() -> impl IntoView {
    let part = part();
    move || if let Part::Here(draw) = part.get() { draw(Piece::Keys) } else { ().into_any() }
}

/// The table of friends where a game goes on, once the second part is loaded.
#[component]
pub(crate) fn FriendsGameTold(
    /// Whether there is such a table, as far as is known.
    expects: RwSignal<bool>,
) -> impl IntoView {
    let part = part();
    move || if let Part::Here(draw) = part.get() { draw(Piece::FriendsGame(expects)) } else { ().into_any() }
}

/// The unfinished game and pad, once the second part is loaded. Where there is one, the part is
/// loaded at once: the browser has it from the last visit.
#[component]
pub(crate) fn UnfinishedTold() -> impl IntoView {
    let expects = games::expects_unfinished();
    if expects > 0 {
        fetch();
    }
    let part = part();
    move || match part.get() {
        Part::Here(draw) => draw(Piece::Unfinished(expects)),
        Part::OnItsWay => view! { <screens::unfinished::Rooms count=expects/> }.into_any(),
        Part::NotReached => ().into_any(),
    }
}

/// What Today's Dice are or, once the second part is loaded, how they went.
#[component]
pub(crate) fn TodayTold() -> impl IntoView {
    let part = part();
    move || match part.get() {
        Part::Here(draw) => draw(Piece::Today),
        Part::OnItsWay | Part::NotReached => say!("home-today-about").into_any(),
    }
}

/// A screen of the second part, once it is loaded.
#[component]
pub(crate) fn Later(route: Route) -> impl IntoView {
    fetch();
    let part = part();
    move || {
        match part.get() {
        Part::Here(draw) => draw(Piece::Screen(route.clone())),
        Part::OnItsWay => view! {
            <main id="content" class="opening" aria-busy="true"><p class="wordmark">{say!("farkle")}</p></main>
        }
        .into_any(),
        Part::NotReached => view! {
            <main id="content" class="opening">
                <h1 tabindex="-1">{say!("not-reached")}</h1>
                <button class="button primary" on:click=move |_| fetch()>{say!("try-again")}</button>
            </main>
        }
        .into_any(),
    }
    }
}
