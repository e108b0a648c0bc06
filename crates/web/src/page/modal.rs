//! Modal dialogs: open as long as a signal says so, however they are closed.

use crate::page::history;
use leptos::html;
use leptos::prelude::*;

/// The node of a dialog that is open while `is_open` says so, and the listener for its `close`
/// event. `closed` is called after it was closed in any way, by a button or by Escape.
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
                // It may have shown something else before.
                dialog.set_scroll_top(0);
                history::opened();
            }
            true => {}
            false => dialog.close(),
        }
    });
    // The event comes later: by then a key may have opened the dialog again.
    let on_close = move |_| {
        if dialog.get_untracked().is_none_or(|dialog| !dialog.open()) {
            closed();
        }
    };
    (dialog, on_close)
}
