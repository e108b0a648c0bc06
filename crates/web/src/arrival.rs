//! Arriving at a screen: its heading names the page, and the keyboard and screen readers go on from there.
//!
//! Some headings come late, because a kept game or the second part of the program has to be fetched first.

use crate::browser;
use crate::focus;
use crate::messages::say;
use leptos::prelude::{document, window};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

const HEADING: &str = "#app h1";
const LOOK_AGAIN_MS: i32 = 50;
/// For so long a screen may be on its way: some two minutes.
const LOOKS: u32 = 2400;

/// How one came to a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The page was opened there: the browser begins at its top by itself.
    Opened,
    /// By a link or a button: the screen is read from its top.
    Followed,
    /// By the browser's "back" or "forward", which scrolls by itself.
    WentBack,
    /// Not at all: another screen has come in the place of the one that was shown.
    Redrawn,
}

thread_local! {
    /// The number of the latest arrival: what an earlier one waits for is not shown any more.
    static LATEST: Cell<u32> = const { Cell::new(0) };
}

/// Names the page after the screen that is shown now, and puts the focus on its heading, as soon as that is drawn.
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
            // Whoever has gone on with the keyboard meanwhile stays there.
            if moves {
                let options = FocusOptions::new();
                options.set_prevent_scroll(way == Way::WentBack);
                let _ = heading.focus_with_options(&options);
            }
            return;
        }
    });
}

fn heading() -> Option<HtmlElement> {
    document().query_selector(HEADING).ok().flatten()?.dyn_into().ok()
}

/// A title begins with what tells its page from others.
fn name_page(screen: &str) {
    let game = say!("farkle");
    let screen = screen.trim();
    if screen.is_empty() || screen == game {
        document().set_title(&game);
    } else {
        document().set_title(&format!("{screen} · {game}"));
    }
}
