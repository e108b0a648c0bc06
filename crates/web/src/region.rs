//! What is said aloud when it appears.

use crate::browser;
use leptos::prelude::*;

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
