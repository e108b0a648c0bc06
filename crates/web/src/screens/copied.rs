//! Handing on a link or a text, and the message about it.

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

/// Hands a text with a link on: by the system's share sheet or, where there is none, as a copy.
pub(crate) fn hand_on(text: String, link: String, answer: RwSignal<String>) {
    leptos::task::spawn_local(async move {
        if browser::share(&text, &link).await {
            return;
        }
        let both = format!("{text}\n{link}");
        let said = if browser::copy(&both).await { say!("shared-copied") } else { both };
        let _ = answer.try_set(said);
    });
}
