//! A browser's dialog over everything else: shown while a signal says so, however it is closed.

use leptos::html;
use leptos::prelude::*;

/// The place for a dialog that is open while `is_open` says so, and what it does on its `close` event: `closed` is called
/// once it is closed in any way, by a button or by Escape.
pub(crate) fn modal(
    is_open: impl Fn() -> bool + 'static,
    closed: impl Fn() + 'static,
) -> (NodeRef<html::Dialog>, impl Fn(web_sys::Event) + 'static) {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match is_open() {
            true if !dialog.open() => {
                // It is in the page and closed, so it can be opened.
                let _ = dialog.show_modal();
            }
            true => {}
            false => dialog.close(),
        }
    });
    // The browser tells of a close some time afterwards: by then another key may have opened it again.
    let on_close = move |_| {
        if dialog.get_untracked().is_none_or(|dialog| !dialog.open()) {
            closed();
        }
    };
    (dialog, on_close)
}
