//! Live regions: text that screen readers announce when it appears.

use crate::page::browser;
use leptos::prelude::*;

/// A text that differs from the last one in a region, so that a repeated sentence is announced
/// again: an invisible character makes the difference.
pub(crate) fn anew(last: &str, words: String) -> String {
    if last == words && !words.is_empty() { format!("{words}{UNSEEN}") } else { words }
}

/// A space at the end of a line, which is neither visible nor read aloud.
const UNSEEN: char = '\u{A0}';

/// By then screen readers know a region that is new in the page.
const KNOWN_AFTER_MS: i32 = 100;

/// A live region. It is empty at first, even if it has text from the beginning: screen readers
/// announce changes in a region that they know, and may miss text that comes together with its
/// region.
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
