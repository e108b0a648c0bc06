//! The table of contents of a long page: a row of links that stays in view and shows the current
//! section.

use crate::language::messages::say;
use crate::page::browser;
use crate::page::focus;
use farkle_rules::rule_set::Dial;
use farkle_words::dial_title;
use leptos::ev;
use leptos::prelude::*;

/// The id of the rules in words.
pub(super) const IN_WORDS: &str = "in-words";
/// The current section is the last one that begins above this share of the window.
const READING_LINE: f64 = 0.4;
/// The page may still move by this many pixels after somebody has gone to a section.
const SETTLES: f64 = 2.0;

/// The id of a dial's section in the page.
pub(super) const fn section_of(dial: Dial) -> &'static str {
    match dial {
        Dial::Equipment => "with-dice",
        Dial::Scoring => "with-prices",
        Dial::Opening => "with-opening",
        Dial::HotDice => "with-hot-dice",
        Dial::Penalties => "with-penalties",
        Dial::Inheritance => "with-leftovers",
        Dial::Ending => "with-ending",
        Dial::Sides => "with-players",
    }
}

/// All sections, from the top: their ids and the messages with their titles.
fn sections() -> impl Iterator<Item = (&'static str, &'static str)> {
    Dial::ALL
        .into_iter()
        .map(|dial| (section_of(dial), dial_title(dial)))
        .chain([(IN_WORDS, "edit-words-short")])
}

/// The links, and what goes with the options on request.
#[component]
pub(super) fn Sections(sources: RwSignal<bool>) -> impl IntoView {
    let now = RwSignal::new(None);
    let mark = move |id: Option<&'static str>| {
        if now.get_untracked() != id {
            now.set(id);
            let first = || sections().map(|(id, _)| id).next();
            if let Some(id) = id.or_else(first) {
                browser::center_in_its_line(&link_to(id));
            }
        }
    };
    // Where the page stood after somebody went to a section: there, that section is the current
    // one.
    let gone_to = StoredValue::new(None::<f64>);
    let look = move |_| {
        let here = browser::scrolled_by();
        if gone_to.get_value().is_some_and(|there| (there - here).abs() < SETTLES) {
            return;
        }
        gone_to.set_value(None);
        let line = browser::window_height() * READING_LINE;
        // Beside the options the words stay where they are, whatever the current section is.
        let words_stay = browser::is_sticky(".edit-side");
        let is_passed =
            |id: &&str| !(words_stay && *id == IN_WORDS) && browser::top_of(id).is_some_and(|top| top < line);
        mark(sections().map(|(id, _)| id).filter(is_passed).last());
    };
    let scrolled = window_event_listener(ev::scroll, look);
    on_cleanup(move || scrolled.remove());
    let links = sections().map(|(id, title)| {
        let show = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            focus::heading_of(id);
            gone_to.set_value(Some(browser::scrolled_by()));
            mark(Some(id));
        };
        let current = move || if now.get() == Some(id) { "true" } else { "false" };
        view! { <li><a class="chip" id=link_to(id) href=format!("#{id}") aria-current=current on:click=show>{say!(title)}</a></li> }
    });
    view! {
        <nav class="sections" aria-label=say!("edit-sections")><ul>{links.collect_view()}</ul></nav>
        <label class="switch sources">
            <span>{say!("edit-sources")}</span>
            <input type="checkbox" role="switch" prop:checked=move || sources.get()
                on:change=move |event| sources.set(event_target_checked(&event))/>
        </label>
    }
}

fn link_to(id: &str) -> String {
    format!("to-{id}")
}
