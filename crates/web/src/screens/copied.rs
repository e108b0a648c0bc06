//! Copying a link, and the message about it.

use crate::language::messages::say;
use crate::page::browser;
use leptos::prelude::*;

/// Copies a link. `answer` says whether that worked and, if not, shows the link for copying by
/// hand. Nothing is said if the link is not shown any more (`is_current`).
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
