//! The rule editor: every option with its effect, who plays it, and what is wrong with it.
//!
//! The options, their kinds and their conflicts come from the engine; this screen only gives each
//! kind a control.

mod beginning;
mod desk;
mod draft;
mod findings;
mod option_row;
mod sections;
mod wishes;

use super::PageTop;
use super::rules::{RulesInWords, Share, ShareCode, for_rules};
use crate::game::choosing;
use crate::game::new_game;
use crate::language::messages::say;
use crate::page::media;
use crate::page::route::{Route, go};
use beginning::Beginning;
use desk::Desk;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::Dial;
use farkle_words::dial_title;
use findings::{Figures, Findings, WHY_NOT};
use leptos::prelude::*;
use option_row::OptionRow;
use sections::{IN_WORDS, Sections, section_of};

/// The editor, starting from a rule set by its name or code.
#[component]
pub(crate) fn Editor(code: Option<String>) -> impl IntoView {
    for_rules(code.as_deref(), |from| view! { <OpenEditor from/> }.into_any())
}

#[component]
fn OpenEditor(from: RuleSet) -> impl IntoView {
    let begun_with = from.draft().clone();
    let desk = Desk::new(draft::find(&begun_with).unwrap_or_else(|| desk::wishes_of(&begun_with)));
    Effect::new(move |_| desk.with_wishes(|wishes| draft::keep(&begun_with, wishes)));
    let sources = RwSignal::new(false);
    let has_room = media::has_room_beside(&["#in-words h2"]);
    let is_refused = Signal::derive(move || desk.rules.read().is_err());
    let play = move |_| match desk.rules.get_untracked() {
        Ok(rules) => {
            draft::forget();
            go(new_game::choose_rules(&rules));
        }
        Err(_) => desk.show_fault(),
    };
    view! {
        <main id="content" class="page editor">
            <PageTop title=say!("edit-title") to=choosing::way_back(Route::Rules(None))/>
            <div class="card stack edit-begin">
                <Beginning desk/>
                <ShareCode code=Signal::derive(move || (!is_refused.get()).then(|| desk.in_force.read().code()))/>
            </div>
            <div class="edit-side">
            <div class="card stack edit-top">
                <div class="buttons">
                    <button class="button primary" aria-describedby=WHY_NOT
                        aria-disabled=move || if is_refused.get() { "true" } else { "false" } on:click=play>
                        {say!("rules-play")}
                    </button>
                    <Share draft=Signal::derive(move || desk.in_force.get())
                        refused=is_refused describedby=WHY_NOT refuse=Callback::new(move |()| desk.show_fault())/>
                </div>
                <Findings desk/>
            </div>
            {move || has_room.get().then(|| view! { <Effects desk is_beside=true/> })}
            </div>
            <Sections sources/>
            {Dial::ALL.into_iter().map(|dial| view! { <DialCard desk dial sources/> }).collect_view()}
            {move || (!has_room.get()).then(|| view! { <Effects desk is_beside=false/> })}
        </main>
    }
}

/// The rules in numbers and words: beside the options if there is room, else after them.
#[component]
fn Effects(desk: Desk, is_beside: bool) -> impl IntoView {
    // Beside the options it scrolls by itself, with keys as well.
    let tab_index = is_beside.then_some("0");
    view! {
        <Figures desk/>
        <section class="stack" id=IN_WORDS tabindex=tab_index aria-label=say!("edit-in-words")>
            <h2 tabindex="-1">{say!("edit-in-words")}</h2>
            {move || match desk.rules.get() {
                Ok(rules) => view! { <div class="card"><RulesInWords rules/></div> }.into_any(),
                Err(_) => view! { <p class="card muted">{say!("edit-no-words")}</p> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn DialCard(desk: Desk, dial: Dial, sources: RwSignal<bool>) -> impl IntoView {
    view! {
        <section class="stack" id=section_of(dial)>
            <h2 tabindex="-1">{say!(dial_title(dial))}</h2>
            <div class="card options">
                {dial.options().iter().map(|option| view! { <OptionRow desk option sources/> }).collect_view()}
            </div>
        </section>
    }
}
