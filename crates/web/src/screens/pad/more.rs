//! Everything else about a pad: its switches, its rules, and the game as a file.

use super::export;
use super::keeper::{Keeper, Open};
use super::share::ShareBoard;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus::Focus;
use crate::page::icon::{Drawing, Icon};
use crate::screens::keepsake::KeepsakeButtons;
use crate::screens::switch::Switch;
use crate::storage::settings::{PadHabits, settings};
use leptos::prelude::*;

/// The switches and the files.
#[component]
pub(super) fn More(keeper: Keeper) -> impl IntoView {
    let rules = move |_| {
        // The button disappears with the rest of the dialog.
        Focus::now().keep(&["dialog[open] h2"]);
        keeper.open.set(Some(Open::Rules));
    };
    view! {
        <div class="stack">
            {switch("pad-set-round", |pad| pad.goes_round, |pad, on| pad.goes_round = on)}
            {switch("pad-set-awake", |pad| pad.awake, |pad, on| pad.awake = on)}
            {switch("pad-set-advice", |pad| pad.advice, |pad, on| pad.advice = on)}
            <button class="button" on:click=rules><Drawing icon=Icon::Book/>{say!("button-rules")}</button>
            <ShareBoard keeper/>
            <h3>{say!("pad-save-title")}</h3>
            <Files keeper/>
        </div>
    }
}

/// The game as a file, in every format.
#[component]
pub(super) fn Files(keeper: Keeper) -> impl IntoView {
    let day = Some(browser::day_of(browser::now_ms(), messages().language()));
    view! {
        <div class="files">
            <div class="buttons">
                <KeepsakeButtons record=move || export::record_text(keeper) name=keeper.file_stem() day decided=Signal::derive(|| None)/>
                {browser::can_print().then(|| view! {
                    <button class="button" on:click=move |_| browser::print()><Drawing icon=Icon::Sheet/>{say!("pad-print")}</button>
                })}
            </div>
            <details class="more-formats">
                <summary>{say!("pad-more-formats")}</summary>
                <div class="buttons">
                    <button class="button save-csv" on:click=move |_| export::table(keeper)><Drawing icon=Icon::Save/>{say!("pad-save-csv")}</button>
                    <button class="button save-record" on:click=move |_| export::record(keeper)><Drawing icon=Icon::Save/>{say!("pad-save-record")}</button>
                    <button class="button save-json" on:click=move |_| export::json(keeper)><Drawing icon=Icon::Save/>{say!("pad-save-json")}</button>
                    <button class="button save-pad" on:click=move |_| export::pad(keeper)><Drawing icon=Icon::Save/>{say!("pad-save-pad")}</button>
                </div>
            </details>
        </div>
    }
}

fn switch(id: &'static str, get: fn(&PadHabits) -> bool, set: fn(&mut PadHabits, bool)) -> impl IntoView {
    let is_on = Signal::derive(move || settings().with(|settings| get(&settings.pad)));
    view! { <Switch id is_on change=move |on| settings().update(|settings| set(&mut settings.pad, on))/> }
}
