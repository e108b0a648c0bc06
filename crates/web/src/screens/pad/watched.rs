//! A scoreboard for watchers: the scores and the sheet of somebody else's pad, as they change.

use super::paper::Paper;
use super::scores::Scores;
use crate::game::colors::Colors;
use crate::language::messages::say;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::page::route::{Route, WayBack};
use crate::page::wake_lock::keep_awake;
use crate::scoreboard::live_board::{self, View, Watched};
use farkle_client::pad::Pad;
use leptos::prelude::*;

/// A scoreboard by its name.
#[component]
pub(crate) fn BoardScreen(name: String) -> impl IntoView {
    let Watched { view, connected, .. } = live_board::watch(name);
    let is_shown = Memo::new(move |_| matches!(*view.read(), View::Said(..)));
    keep_awake(|| true);
    view! {
        <main id="content" class="pad watched">
            <header class="pad-top">
                <WayBack to=Route::Home/>
                <h1 class="rules-name" tabindex="-1">{say!("board-title")}</h1>
                <Region>
                    {move || is_shown.get().then(|| {
                        let words = if connected.get() { say!("board-live") } else { say!("board-lost") };
                        view! { <span class="live" class:lost=!connected.get()><i></i>{words}</span> }
                    })}
                </Region>
            </header>
            <Region>
                {move || {
                    let words = match *view.read() {
                        View::Said(..) => return None,
                        View::Silent => say!("board-silent"),
                        View::NoName => say!("board-no-name"),
                        _ => say!("board-asked"),
                    };
                    Some(view! { <p class="card">{words}</p> })
                }}
            </Region>
            {move || is_shown.get().then(|| view! { <Live view/> })}
        </main>
    }
}

#[component]
fn Live(view: RwSignal<View>) -> impl IntoView {
    let now = view.with_untracked(|view| match view {
        View::Said(pad, colors) => Some((Pad::clone(pad), colors.clone())),
        _ => None,
    });
    let (pad, colors) = now?;
    let (pad, colors): (RwSignal<Pad>, RwSignal<Colors>) = (RwSignal::new(pad), RwSignal::new(colors));
    Effect::new(move || {
        if let View::Said(now, of_seats) = &*view.read() {
            colors.set(of_seats.clone());
            pad.set(Pad::clone(now));
        }
    });
    let winner = move || pad.with(super::ending::headline);
    Some(view! {
        <Scores pad colors/>
        <Region>
            {move || winner().map(|winner| view! { <p class="pad-banner winner"><Drawing icon=Icon::Crown/>{winner}</p> })}
        </Region>
        <Paper pad colors/>
    })
}
