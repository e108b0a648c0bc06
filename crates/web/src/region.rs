//! What is said aloud when it appears.

use leptos::prelude::*;

/// A place for words that come and go. It stands in the page before there are any: screen readers tell what changes in a
/// place that they know, and may miss one that comes together with its words.
#[component]
pub(crate) fn Region(class: &'static str, #[prop(into)] words: Signal<Option<String>>) -> impl IntoView {
    view! {
        <div class="region" role="status">
            {move || words.get().map(|words| view! { <p class=class>{words}</p> })}
        </div>
    }
}
