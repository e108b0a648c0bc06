//! The browser's history: every entry remembers the addresses below it, so that a way back skips
//! what lies between.
//!
//! An open sheet has an entry of its own, at the same address: "back" takes a sheet away and not
//! the screen under it. The entry stays when the sheet is closed otherwise, and serves the next
//! sheet; "back" then skips it. To take it off at once would take a moment in which somebody may go
//! to another screen. So whoever has the screen as the first entry of the history goes back twice.

use leptos::prelude::{document, window};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// What the state of such an entry begins with. The rest is what all entries have: the addresses
/// below it in the history, as far as they are of this game, one a line.
const SHEET: &str = "sheet ";

/// Browsers keep fifty entries of a history.
const MOST_BELOW: usize = 49;

thread_local! {
    /// The address of the entry that is shown, if it is that of a sheet.
    static SHOWN_AT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What the entry that is shown remembers.
fn state() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

fn address() -> Option<String> {
    window().location().href().ok()
}

/// The addresses below the entry that is shown, the first one first.
pub(crate) fn below() -> Vec<String> {
    let state = state().unwrap_or_default();
    state.strip_prefix(SHEET).unwrap_or(&state).lines().map(str::to_string).collect()
}

/// The same without the screen itself, which has another entry below that of its sheet.
pub(crate) fn below_screen() -> Vec<String> {
    let (mut below, here) = (below(), path());
    while below.last() == Some(&here) {
        below.pop();
    }
    below
}

/// Whether the screen has no other entry below this one.
pub(crate) fn is_first_of_screen() -> bool {
    below().last() != Some(&path())
}

/// What an entry has to remember that comes next.
pub(crate) fn below_next() -> String {
    let mut below = below();
    below.push(path());
    let first = below.len().saturating_sub(MOST_BELOW);
    below[first..].join("\n")
}

fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Notes which entry is shown now.
pub(crate) fn note_entry() {
    let is_of_sheet = state().is_some_and(|state| state.starts_with(SHEET));
    SHOWN_AT.replace(if is_of_sheet { address() } else { None });
}

/// A sheet was laid over the screen.
pub(crate) fn opened() {
    if SHOWN_AT.with_borrow(Option::is_none)
        && let Ok(history) = window().history()
    {
        let state = format!("{SHEET}{}", below_next());
        let _ = history.push_state_with_url(&JsValue::from_str(&state), "", None);
    }
    note_entry();
}

/// Another entry of the same screen is shown. If it is the one below that of a sheet, the sheet
/// goes, or the screen where the sheet was closed before.
pub(crate) fn went_to_same_screen() {
    let left = SHOWN_AT.take();
    note_entry();
    // A link within the screen is no way back.
    if left.is_none() || left != address() || SHOWN_AT.with_borrow(Option::is_some) {
        return;
    }
    let open = document().query_selector("dialog[open]").ok().flatten();
    match open.and_then(|open| open.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        Some(open) => open.close(),
        None => {
            let _ = window().history().and_then(|history| history.back());
        }
    }
}
