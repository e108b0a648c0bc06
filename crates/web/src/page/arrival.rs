//! Arriving at a screen: its heading becomes the title of the page and gets the focus, where
//! keyboards and screen readers go on.
//!
//! Some headings come late, because a saved game or the second part of the program has to be loaded
//! first.

use crate::language::messages::say;
use crate::page::browser;
use crate::page::focus;
use leptos::prelude::{document, window};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

const HEADING: &str = "#app h1";
const LOOK_AGAIN_MS: i32 = 50;
/// So many looks for the place where somebody left a screen: some three seconds.
const LOOKS_FOR_PLACE: u32 = 60;
const LOOKS_WHILE_SCROLLED: u32 = 6;
/// The timeout for a heading to appear: some two minutes.
const LOOKS: u32 = 2400;

/// How somebody came to a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The page was opened there; the browser begins at the top by itself.
    Opened,
    /// By a link or a button: the screen begins at its top.
    Followed,
    /// By the browser's "back" or "forward", which scrolls by itself.
    WentBack,
    /// Without an action: other content has replaced the screen.
    Redrawn,
}

thread_local! {
    /// The number of the latest arrival; earlier ones stop waiting.
    static LATEST: Cell<u32> = const { Cell::new(0) };
    /// The address of a screen, and the element from which it was left.
    static LEFT_FROM: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Notes the element from which this screen is about to be left. It may come late when somebody
/// comes back, as the rows of a list do.
pub(crate) fn note_place(selector: String) {
    LEFT_FROM.set(address().map(|address| (address, selector)));
}

/// Notes the element of another screen that is wanted there.
pub(crate) fn note_place_at(address: String, selector: String) {
    LEFT_FROM.set(Some((address, selector)));
}

/// Whoever comes back comes back to the whole screen.
pub(crate) fn forget_place() {
    LEFT_FROM.set(None);
}

/// The element from which this screen was left.
fn place_here() -> Option<String> {
    let here = address();
    LEFT_FROM.with_borrow(|left| {
        left.as_ref().filter(|(of, _)| Some(of) == here.as_ref()).map(|(_, place)| place.clone())
    })
}

fn address() -> Option<String> {
    window().location().pathname().ok()
}

/// Makes the heading of the current screen the title of the page and focuses it, as soon as it is
/// drawn.
pub(crate) fn arrive(way: Way) {
    let number = LATEST.with(|latest| {
        latest.set(latest.get().wrapping_add(1));
        latest.get()
    });
    if way == Way::Followed {
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
    wasm_bindgen_futures::spawn_local(async move {
        for look in 0..LOOKS {
            browser::pause(if look == 0 { 0 } else { LOOK_AGAIN_MS }).await;
            if LATEST.with(Cell::get) != number {
                return;
            }
            let Some(heading) = heading() else { continue };
            name_page(&heading.text_content().unwrap_or_default());
            let moves = match way {
                Way::Opened => false,
                Way::Followed | Way::WentBack => look == 0 || focus::is_lost(),
                Way::Redrawn => focus::is_lost(),
            };
            // A focus that has moved on meanwhile stays.
            if moves {
                let options = FocusOptions::new();
                options.set_prevent_scroll(way == Way::WentBack);
                let _ = heading.focus_with_options(&options);
            }
            break;
        }
        // A screen may be drawn in several steps; whoever opened the page has left no place.
        if let Some(place) = place_here() {
            go_on_at(&place, number).await;
        }
    });
}

/// Focuses the element from which the screen was left, unless somebody goes on elsewhere or scrolls
/// meanwhile.
async fn go_on_at(place: &str, arrival: u32) {
    let mut scrolled = None;
    for look in 0..LOOKS_FOR_PLACE {
        if LATEST.with(Cell::get) != arrival {
            return;
        }
        let is_at_heading = focus::is_lost() || focus::Focus::now().is_in("h1, h2");
        let now = window().scroll_y().ok();
        if !is_at_heading || scrolled.is_some_and(|before| before != now) {
            break;
        }
        // At first the browser scrolls to where the screen was.
        if look >= LOOKS_WHILE_SCROLLED {
            scrolled = Some(now);
        }
        if document().query_selector(place).is_ok_and(|found| found.is_some()) {
            focus::soon_on(place);
            break;
        }
        browser::pause(LOOK_AGAIN_MS).await;
    }
    forget_place();
}

/// Names the page by its heading again, which has changed.
pub(crate) fn rename() {
    if let Some(heading) = heading() {
        name_page(&heading.text_content().unwrap_or_default());
    }
}

fn heading() -> Option<HtmlElement> {
    document().query_selector(HEADING).ok().flatten()?.dyn_into().ok()
}

/// A title begins with what distinguishes its page.
fn name_page(screen: &str) {
    let game = say!("farkle");
    let screen = screen.trim();
    if screen.is_empty() || screen == game {
        document().set_title(&game);
    } else {
        document().set_title(&format!("{screen} · {game}"));
    }
}
