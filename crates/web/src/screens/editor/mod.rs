//! The rule editor: every option with its effect, who plays it, and what is wrong with it.
//!
//! The options, their kinds and their conflicts come from the engine; this screen only gives each
//! kind a control. The rules that families argue about come first; the others are folded up.

mod beginning;
mod draft;
mod findings;
mod option_row;
mod sections;
mod state;
mod wishes;

use super::PageTop;
use super::qr_code::QrCode;
use super::rules::{Share, ShareCode, for_rules, link_to, play_by};
use super::rules_in_words::RulesInWords;
use crate::game::choosing;
use crate::game::own_rules;
use crate::game::rule_address::given_name;
use crate::game::versions::version_played;
use crate::language::messages::say;
use crate::page::media;
use crate::page::route::Route;
use beginning::{Beginning, Sent};
pub(crate) use draft::{Unfinished, forget, unfinished};
use farkle_rules::rule_set::{Dial, OptionSpec, option};
use farkle_rules::{RuleSet, RuleSetDraft};
use farkle_words::dial_title;
use findings::{Figures, Findings, WHY_NOT};
use leptos::prelude::*;
use option_row::OptionRow;
use sections::{IN_WORDS, Sections, section_of};
use state::EditorState;

/// The editor, starting from a rule set by its name or code.
#[component]
pub(crate) fn Editor(code: Option<String>) -> impl IntoView {
    for_rules(code.as_deref(), |from| view! { <OpenEditor from/> }.into_any())
}

#[component]
fn OpenEditor(from: RuleSet) -> impl IntoView {
    let begun_with = from.draft().clone();
    let state = EditorState::new(draft::find(&begun_with).unwrap_or_else(|| state::wishes_of(&begun_with)));
    let begun_with = StoredValue::new(begun_with);
    Effect::new(move |_| {
        state.with_wishes(|wishes| begun_with.with_value(|begun_with| draft::keep(begun_with, wishes)));
    });
    let saved = RwSignal::new(None::<RuleSetDraft>);
    let sources = RwSignal::new(false);
    let has_room = media::has_room_beside(&["#in-words h2"]);
    view! {
        <main id="content" class="page editor">
            <PageTop title=say!("edit-title") to=choosing::way_back(Route::Rules(None))/>
            <div class="card stack edit-begin"><Beginning state/></div>
            {move || has_room.get().then(|| view! {
                <div class="edit-side"><PlayBar state begun_with saved/><Effects state is_beside=true/></div>
            })}
            <section class="stack" id="with-common">
                <h2 tabindex="-1">{say!("edit-common")}</h2>
                <div class="card options">
                    {common().map(|option| view! { <OptionRow state option sources/> }).collect_view()}
                </div>
            </section>
            <details class="more-rules">
                <summary class="button">{say!("edit-more")}</summary>
                <Sections sources/>
                {Dial::ALL.into_iter().map(|dial| view! { <DialCard state dial sources/> }).collect_view()}
            </details>
            <HandOn state/>
            <Sent state/>
            {move || (!has_room.get()).then(|| view! { <Effects state is_beside=false/><PlayBar state begun_with saved/> })}
        </main>
    }
}

/// The rules that families argue about, in the order of this list. All others are folded up.
const COMMON: [&str; 8] = [
    "target",
    "opening_score",
    "four_of_a_kind",
    "five_of_a_kind",
    "straight",
    "three_pairs",
    "three_farkles",
    "ending",
];

fn common() -> impl Iterator<Item = &'static OptionSpec> {
    COMMON.into_iter().filter_map(option)
}

/// The code of the rules, and the same as a QR code.
#[component]
fn HandOn(state: EditorState) -> impl IntoView {
    let playable = Memo::new(move |_| state.rules.with(Result::is_ok).then(|| state.in_force.get()));
    view! {
        <details class="card folded rules-qr" hidden=move || playable.read().is_none()>
            <summary>{say!("rules-code-and-qr")}</summary>
            {move || playable.get().map(|draft| view! { <QrCode text=link_to(&draft)/> })}
            <ShareCode code=Signal::derive(move || playable.get().map(|draft| draft.code()))/>
        </details>
    }
}

/// So many pixels are no slip of a finger.
const FURTHER_ON: f64 = 80.0;

/// What is done with the rules; in reach wherever the page is scrolled to.
#[component]
fn PlayBar(
    state: EditorState,
    begun_with: StoredValue<RuleSetDraft>,
    saved: RwSignal<Option<RuleSetDraft>>,
) -> impl IntoView {
    forget_effect_further_on(state);
    let is_refused = Signal::derive(move || state.rules.read().is_err());
    // They take the place of those that they come from, and of what was saved here before.
    let make_room = Callback::new(move |now: RuleSetDraft| {
        draft::forget();
        begun_with.with_value(|before| own_rules::forget_replaced(before, &now));
        // Those with another name are others.
        let has_this_name = |last: &&RuleSetDraft| given_name(last) == given_name(&now);
        saved.with_untracked(|last| last.iter().filter(has_this_name).for_each(own_rules::forget));
    });
    let play = move |_| match state.rules.get_untracked() {
        Ok(rules) => {
            make_room.run(rules.draft().clone());
            play_by(&rules);
        }
        Err(_) => state.show_fault(),
    };
    view! {
        <div class="edit-top">
            <Findings state/>
            // Not at the option: everything below it would move away from under a finger.
            <div class="region" role="status">{move || state.effect().map(|effect| view! { <p class="effect">{effect}</p> })}</div>
            <div class="buttons">
                <button class="button primary" aria-describedby=WHY_NOT
                    aria-disabled=move || if is_refused.get() { "true" } else { "false" } on:click=play>
                    {say!("rules-play")}
                </button>
                <Save state saved make_room/>
                <Share draft=Signal::derive(move || state.in_force.get())
                    refused=is_refused describedby=WHY_NOT refuse=Callback::new(move |()| state.show_fault())/>
            </div>
        </div>
    }
}

/// Whoever scrolls on has read what the last change has changed.
fn forget_effect_further_on(state: EditorState) {
    let place = || window().scroll_y().unwrap_or_default();
    let seen_at = StoredValue::new(place());
    Effect::new(move || {
        if state.effect().is_some() {
            seen_at.set_value(place());
        }
    });
    let listener = window_event_listener(leptos::ev::scroll, move |_| {
        if seen_at.try_with_value(|at| (place() - at).abs() > FURTHER_ON) == Some(true) {
            state.forget_effect();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Keeps the rules among one's own; nothing for a known version, which stands in the list anyway.
#[component]
fn Save(
    state: EditorState,
    saved: RwSignal<Option<RuleSetDraft>>,
    make_room: Callback<RuleSetDraft>,
) -> impl IntoView {
    let own = Memo::new(move |_| {
        let draft = state.rules.with(|rules| rules.as_ref().ok().map(|rules| rules.draft().clone()))?;
        version_played(&draft).is_none().then_some(draft)
    });
    let is_saved = Memo::new(move |_| saved.with(|saved| saved.is_some() && *saved == own.get()));
    let save = move |_| {
        let Some(draft) = own.get_untracked().filter(|_| !is_saved.get_untracked()) else { return };
        make_room.run(draft.clone());
        own_rules::keep(&draft);
        saved.set(Some(draft));
    };
    let answer = move || {
        let draft = saved.get().filter(|_| is_saved.get())?;
        Some(say!(if own_rules::are_kept(&draft) { "rules-kept" } else { "rules-not-kept" }))
    };
    let is_own = Memo::new(move |_| own.read().is_some());
    view! {
        {move || is_own.get().then(|| view! {
            <button class="button" aria-disabled=move || is_saved.get().then_some("true") on:click=save>
                {move || say!(if is_saved.get() { "edit-saved" } else { "edit-save" })}
            </button>
        })}
        <p class="answer" role="status">{answer}</p>
    }
}

/// The rules in numbers and words: beside the options if there is room, else after them.
#[component]
fn Effects(state: EditorState, is_beside: bool) -> impl IntoView {
    // Beside the options it scrolls by itself, with keys as well.
    let tab_index = is_beside.then_some("0");
    view! {
        <Figures state/>
        <section class="stack" id=IN_WORDS tabindex=tab_index aria-label=say!("edit-in-words")>
            <h2 tabindex="-1">{say!("edit-in-words")}</h2>
            {move || match state.rules.get() {
                Ok(rules) => view! { <div class="card"><RulesInWords rules/></div> }.into_any(),
                Err(_) => view! { <p class="card muted">{say!("edit-no-words")}</p> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn DialCard(state: EditorState, dial: Dial, sources: RwSignal<bool>) -> impl IntoView {
    view! {
        <section class="stack" id=section_of(dial)>
            <h2 tabindex="-1">{say!(dial_title(dial))}</h2>
            <div class="card options">
                {dial.options().iter().filter(|option| !COMMON.contains(&option.key)).map(|option| view! { <OptionRow state option sources/> }).collect_view()}
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_that_families_argue_about_are_options_and_leave_some_to_every_dial() {
        assert_eq!(common().count(), COMMON.len());
        for dial in Dial::ALL {
            assert!(dial.options().iter().any(|option| !COMMON.contains(&option.key)), "{dial:?}");
        }
    }
}
