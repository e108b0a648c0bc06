//! What is said in one line, with a dot between its parts. A part that has no room goes to the next
//! line without its dot: no line begins or ends with one. Only for lines that begin at the same
//! edge.

use leptos::prelude::*;

/// These parts in a row.
pub(crate) fn in_a_row(parts: Vec<AnyView>) -> impl IntoView {
    let parts = parts.into_iter().enumerate().map(|(at, part)| {
        let dot = (at > 0).then(|| view! { <span class="dot">" · "</span> });
        view! { <span class="part">{dot}{part}</span> }
    });
    view! { <span class="in-a-row">{parts.collect_view()}</span> }
}

/// The same of plain words.
pub(crate) fn words_in_a_row(words: impl IntoIterator<Item = String>) -> impl IntoView {
    in_a_row(words.into_iter().map(IntoAny::into_any).collect())
}
