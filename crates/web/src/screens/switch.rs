//! A switch with a label and a sentence about it.

use crate::language::messages::say;
use leptos::prelude::*;

/// The switch; `name` is the id of its message, and `…-about` that of the sentence.
#[component]
pub(crate) fn Switch(
    id: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    /// Called with its new state.
    change: impl Fn(bool) + 'static,
    /// Whether it stands alone and not in a list.
    #[prop(optional)]
    alone: bool,
) -> impl IntoView {
    view! {
        <label class="switch" class:card=alone>
            <span><strong>{say!(id)}</strong><small>{say!(&format!("{id}-about"))}</small></span>
            <input type="checkbox" role="switch" id=id prop:checked=move || is_on.get()
                on:change=move |event| change(event_target_checked(&event))/>
        </label>
    }
}
