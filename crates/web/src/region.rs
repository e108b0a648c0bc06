//! What is said aloud when it appears.

use crate::browser;
use leptos::prelude::*;

/// Words for a place whose words are told: a sign that nobody sees makes them others than the last, which would else
/// be no change, and not heard.
pub(crate) fn anew(last: &str, words: String) -> String {
    if last == words && !words.is_empty() { format!("{words}{UNSEEN}") } else { words }
}

/// A space at the end of a line, which is neither seen nor read.
const UNSEEN: char = '\u{A0}';

/// By then screen readers know a place that has come into the page.
const KNOWN_AFTER_MS: i32 = 100;

/// A place for words that come and go. It stands in the page before there are any, even those that are there from the
/// beginning: screen readers tell what changes in a place that they know, and may miss one that comes together with its
/// words.
#[component]
pub(crate) fn Region(children: ChildrenFn) -> impl IntoView {
    let is_known = RwSignal::new(false);
    wasm_bindgen_futures::spawn_local(async move {
        browser::pause(KNOWN_AFTER_MS).await;
        // The screen may be gone by now.
        let _ = is_known.try_set(true);
    });
    view! { <div class="region" role="status">{move || is_known.get().then(|| children())}</div> }
}

#[cfg(test)]
mod tests {
    use super::anew;

    #[test]
    fn what_is_said_twice_is_not_the_same_text_twice() {
        let first = anew("", "No.".to_string());
        let second = anew(&first, "No.".to_string());
        let third = anew(&second, "No.".to_string());
        assert_eq!(first, "No.");
        assert_ne!(second, first);
        assert_ne!(third, second);
        assert_eq!(second.trim(), "No.");
        assert_eq!(anew("", String::new()), "", "nothing is nothing");
    }
}
