//! The way around a long page: a line of links to its sections that stays in sight, and shows which one that is.

use crate::browser;
use crate::focus;
use crate::messages::say;
use farkle_rules::rule_set::Dial;
use farkle_words::dial_title;
use leptos::ev;
use leptos::prelude::*;

/// Where the rules stand in words.
pub(super) const IN_WORDS: &str = "in-words";
/// A section that begins above this part of the window is the one being read.
const READING_LINE: f64 = 0.4;
/// As far as the page still moves after somebody has gone to a section, in pixels.
const SETTLES: f64 = 2.0;

/// Where a dial stands on the page.
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

/// All sections, from the top: where they stand, and the messages with their titles.
fn sections() -> impl Iterator<Item = (&'static str, &'static str)> {
    Dial::ALL
        .into_iter()
        .map(|dial| (section_of(dial), dial_title(dial)))
        .chain([(IN_WORDS, "edit-words-short")])
}

/// The links, and what is shown along with the options on request.
#[component]
pub(super) fn Sections(sources: RwSignal<bool>) -> impl IntoView {
    let now = RwSignal::new(None);
    let mark = move |id: Option<&'static str>| {
        if now.get_untracked() != id {
            now.set(id);
            if let Some(id) = id {
                browser::show_in_its_line(&link_to(id));
            }
        }
    };
    // Where the page stood when somebody had gone to a section: there that one is being read.
    let gone_to = StoredValue::new(None::<f64>);
    let look = move |_| {
        let here = browser::scrolled_by();
        if gone_to.get_value().is_some_and(|there| (there - here).abs() < SETTLES) {
            return;
        }
        gone_to.set_value(None);
        let line = browser::window_height() * READING_LINE;
        // With room beside the options the words stay where they are, whatever is being read.
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
