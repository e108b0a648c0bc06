//! The part of the program that is loaded after the first picture: every screen that needs the engine, its words and its styles.
//!
//! `cargo xtask web` cuts the program in two at the function below. The first part shows the first screen; the second
//! is fetched as soon as that is done, so that it is there when somebody taps "Play". A screen belongs to the second
//! part when it is reached through here and through nothing else.

// The cut is a call from one WebAssembly module into another, which the macro has to declare as foreign.
#![allow(unsafe_code)]

use crate::arrival::{self, Way};
use crate::browser;
use crate::messages::{messages, say};
use crate::module;
use crate::route::{Route, route};
use crate::screens;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::OnceLock;

/// What the second part can draw.
enum Piece {
    /// A screen.
    Screen(Route),
    /// The sheet with the keys of the screen that is shown.
    Keys,
}

/// Draws a piece of the second part.
type Draw = fn(Piece) -> AnyView;

/// Long enough for the first picture, shorter than anybody takes to tap "Play"; whoever is faster fetches it with the tap.
const AFTER_FIRST_PICTURE_MS: i32 = 1000;

#[derive(Clone, Copy)]
enum Part {
    OnItsWay,
    Here(Draw),
    NotReached,
}

/// One page loads it once.
static PART: OnceLock<RwSignal<Part>> = OnceLock::new();

#[wasm_split(second_part, wasm_split_path = ::leptos::wasm_split, fallible)]
fn second_part() -> Result<Draw, SplitLoaderError> {
    Ok(draw)
}

fn draw(piece: Piece) -> AnyView {
    let route = match piece {
        Piece::Screen(route) => route,
        Piece::Keys => return view! { <screens::keys::Keys/> }.into_any(),
    };
    match route {
        Route::Play => view! { <screens::play_at_once::PlayAtOnce/> }.into_any(),
        Route::NewGame => view! { <screens::new_game::NewGame/> }.into_any(),
        Route::Table(id) => view! { <screens::table::Table id/> }.into_any(),
        Route::Games => view! { <screens::games::Games/> }.into_any(),
        Route::Replay(id) => view! { <screens::replay::Replay id/> }.into_any(),
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

/// Whether the screen that is shown is one of the second part.
fn is_shown() -> bool {
    !matches!(route().get_untracked(), Route::Home | Route::Lost)
}

fn part() -> RwSignal<Part> {
    *PART.get_or_init(|| RwSignal::new(Part::OnItsWay))
}

/// Has what is known about the second part live as long as the caller's reactive scope: for the app itself.
pub(crate) fn prepare() {
    part();
}

/// Fetches the second part, unless it is there.
pub(crate) fn fetch() {
    let part = part();
    let is_here = move || matches!(part.get_untracked(), Part::Here(_));
    leptos::task::spawn_local(async move {
        if is_here() {
            return;
        }
        let fetched = part_and_words().await.map_or(Part::NotReached, Part::Here);
        // Starting the second part, reading its words and drawing with them are pieces of work of their own.
        browser::breathe().await;
        // Several may wait for it; a second answer would draw the screen anew.
        if !is_here() {
            let was_missing = matches!(part.get_untracked(), Part::NotReached);
            part.set(fetched);
            if was_missing && is_shown() {
                arrival::arrive(Way::Redrawn);
            }
        }
        // What `boot.js` keeps for later waits for this.
        if let Ok(event) = web_sys::Event::new("second-part-settled") {
            let _ = window().dispatch_event(&event);
        }
    });
}

/// Both are on their way at the same time.
async fn part_and_words() -> Option<Draw> {
    let words = browser::begun(module::words());
    let draw = second_part().await.ok()?;
    browser::breathe().await;
    messages().add(&words.await.ok()?.ok()?);
    Some(draw)
}

/// Fetches the second part when the first picture had its time: the two must not share a slow line.
pub(crate) fn fetch_soon() {
    leptos::task::spawn_local(async {
        browser::pause(AFTER_FIRST_PICTURE_MS).await;
        fetch();
    });
}

/// What `?` lays over any screen, as soon as the second part is there.
#[component]
pub(crate) fn KeysTold() -> impl IntoView {
    let part = part();
    move || if let Part::Here(draw) = part.get() { draw(Piece::Keys) } else { ().into_any() }
}

/// A screen of the second part, as soon as that is there.
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
