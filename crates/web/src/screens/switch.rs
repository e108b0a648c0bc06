//! A switch with what it is for and a sentence about it.

use crate::messages::say;
use leptos::prelude::*;

/// The switch; its message is called like it, and the sentence `…-about`.
#[component]
pub(crate) fn Switch(
    id: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    /// Told what it is now.
    change: impl Fn(bool) + 'static,
    /// Whether it stands by itself and not among others.
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
