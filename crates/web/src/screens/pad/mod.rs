//! The score pad: real dice on the table, the scores on the screen.
//!
//! It draws the shared pad and passes touches and keys to the keeper. The pad knows what a turn
//! scores, what the rules object to and who is next.

mod advice;
mod by_dice;
mod by_points;
mod ending;
mod entry;
mod export;
mod keeper;
mod line;
mod more;
mod opened;
mod overlay;
mod paper;
mod players;
mod points_typed;
mod scores;
mod set_up;
mod share;
mod touches;
mod watched;

use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Route, WayBack};
use crate::page::wake_lock::keep_awake;
use crate::screens::one_window::{NotShown, OneWindow};
use crate::storage::database::Unread;
use crate::storage::pads::SavedPad;
use crate::storage::saves;
use crate::storage::settings::settings;
use farkle_rules::{Face, Phase, TurnResult};
use keeper::{Keeper, Open};
use leptos::prelude::*;
use opened::Opened;
pub(crate) use set_up::Pads;
use wasm_bindgen::JsCast;
pub(crate) use watched::BoardScreen;

/// A pad by its id.
#[component]
pub(crate) fn PadScreen(id: String) -> impl IntoView {
    let row = saves::shown::<SavedPad>(&id);
    view! {
        <OneWindow row taken_over=say!("pad-taken-over") to=Route::Home>
            <LoadedPad id=id.clone()/>
        </OneWindow>
    }
}

#[component]
fn LoadedPad(id: String) -> impl IntoView {
    let opened = browser::loaded(opened::opened(id));
    move || {
        opened.get().map(|opened| match opened {
            Ok(Some(opened)) => view! { <OpenPad opened/> }.into_any(),
            Ok(None) => {
                view! { <NotShown title=say!("pad-gone") to=Route::Pads label=say!("pad-title")/> }.into_any()
            }
            Err(Unread) => {
                view! { <NotShown title=say!("pad-unread") to=Route::Pads label=say!("pad-title")/> }
                    .into_any()
            }
        })
    }
}

#[component]
fn OpenPad(opened: Opened) -> impl IntoView {
    let keeper = Keeper::new(opened);
    let over = Memo::new(move |_| keeper.pad.with(|pad| pad.game().is_over()));
    keep_awake(|| settings().with(|settings| settings.pad.awake));
    listen_to_keys(keeper);
    view! {
        <main id="content" class="pad" class:keys=move || keeper.keys.get() class:over=move || over.get()>
            <h1 class="unseen" tabindex="-1">{say!("pad-title")}</h1>
            <Top keeper over/>
            <scores::Scores pad=keeper.pad colors=keeper.colors()/>
            <paper::Paper pad=keeper.pad colors=keeper.colors() on_line=move |line| keeper.open.set(Some(Open::Line(line)))/>
            <Show when=move || over.get() fallback=move || view! { <entry::EntryPanel keeper/> }>
                <ending::Ending keeper/>
            </Show>
            <p class="unseen" role="status">{move || keeper.said.get()}</p>
            <overlay::Overlay keeper/>
            <entry::HandRound keeper/>
        </main>
    }
}

/// The bar above the pad; undo and redo are always in reach.
#[component]
fn Top(keeper: Keeper, over: Memo<bool>) -> impl IntoView {
    let rules = keeper.pad.with_untracked(|pad| messages().name_of(pad.rules()));
    let can_undo =
        move || keeper.pad.with(farkle_client::pad::Pad::can_undo) || !keeper.thrown.with(Vec::is_empty);
    let can_redo = move || keeper.pad.with(farkle_client::pad::Pad::can_redo);
    view! {
        <header class="pad-top">
            <WayBack to=Route::Pads/>
            <p class="rules-name">{rules}</p>
            <button class="button quiet icon-button undo" title=say!("pad-undo") aria-disabled=move || (!can_undo()).to_string()
                on:click=move |_| keeper.undo()>
                <Drawing icon=Icon::Undo/><span class="unseen">{say!("pad-undo")}</span>
            </button>
            <button class="button quiet icon-button redo" title=say!("pad-redo") aria-disabled=move || (!can_redo()).to_string()
                on:click=move |_| keeper.redo()>
                <Drawing icon=Icon::Redo/><span class="unseen">{say!("pad-redo")}</span>
            </button>
            <button class="button quiet icon-button to-players" title=say!("table-players") on:click=move |_| keeper.open.set(Some(Open::Players))>
                <Drawing icon=Icon::People/><span class="unseen">{say!("table-players")}</span>
            </button>
            <button class="button quiet icon-button to-more" title=say!("pad-more") on:click=move |_| keeper.open.set(Some(Open::More))>
                <Drawing icon=Icon::More/><span class="unseen">{say!("pad-more")}</span>
            </button>
            <button class="button to-keys" hidden=move || over.get() aria-pressed=move || keeper.keys.get().to_string() on:click=move |_| keeper.keys.update(|keys| *keys = !*keys)>
                {move || if keeper.keys.get() { say!("pad-scoreboard") } else { say!("pad-enter") }}
            </button>
        </header>
    }
}

/// Whether the focus is on a button that is not a digit.
fn is_on_another_button(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        let within = |selector: &str| element.closest(selector).ok().flatten().is_some();
        within("button, a, summary") && !within(".keypad .digit")
    })
}

/// The shortcuts of the pad. Keys pressed in a field or with Ctrl are not for the pad.
fn listen_to_keys(keeper: Keeper) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        // As at the table, the page knows what covers the pad.
        if !browser::is_for_the_screen(&event) {
            return;
        }
        let key = event.key().to_lowercase();
        let phase = keeper.pad.with_untracked(|pad| pad.game().phase());
        let rolls = keeper.by_dice.get_untracked() && !matches!(phase, Phase::Choosing { .. });
        let pips = key.parse::<u8>().ok();
        // A held key counts once, except backspace.
        if event.repeat() && key != "backspace" {
            if key != "enter" || !is_on_another_button(&event) {
                event.prevent_default();
            }
            return;
        }
        match (key.as_str(), pips) {
            ("u", _) => keeper.undo(),
            ("r", _) => keeper.redo(),
            ("f", _) => keeper.enter(TurnResult::Farkled),
            ("b", _) if keeper.points().0 > 0 => keeper.enter(TurnResult::Banked(keeper.points())),
            // On a button Enter presses that button, unless it is the digit that was tapped last.
            ("enter", _) if keeper.points().0 > 0 && !is_on_another_button(&event) => {
                keeper.enter(TurnResult::Banked(keeper.points()));
            }
            ("escape", _) => keeper.drop_doubt(),
            ("backspace", _) => keeper.rub(),
            (_, Some(pips)) if rolls => {
                if let Some(face) = Face::new(pips) {
                    keeper.throw(face);
                }
            }
            (_, Some(place)) if keeper.by_dice.get_untracked() && place > 0 => keeper.tap(place as usize - 1),
            (digit, Some(_)) => keeper.type_digits(digit),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}
