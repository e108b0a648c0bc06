//! A link that is copied, and what is said about it.

use crate::browser;
use crate::messages::say;
use leptos::prelude::*;

/// Copies a link; whether it worked is said in `answer`, and where it did not, with the link to be copied by hand. What is
/// said of a link that is not shown any more (`is_current`) is not said.
pub(crate) fn copy_link(link: String, answer: RwSignal<String>, is_current: impl Fn() -> bool + 'static) {
    leptos::task::spawn_local(async move {
        let copied = browser::copy(&link).await;
        if is_current() {
            // The screen may be gone by now.
            let _ = answer.try_set(match copied {
                true => say!("rules-copied"),
                false => say!("rules-not-copied", "link" => link),
            });
        }
    });
}
