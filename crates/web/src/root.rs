//! The frame of the app: what surrounds every screen.

use crate::messages::{Messages, say};
use leptos::prelude::*;

/// Puts the app into the page.
pub(crate) fn mount(messages: Messages) {
    let Some(frame) = document().get_element_by_id("app") else { return };
    let Ok(frame) = wasm_bindgen::JsCast::dyn_into(frame) else { return };
    mount_to(frame, move || {
        messages.provide();
        view! { <main class="opening"><h1 class="wordmark">{say!("farkle")}</h1></main> }
    })
    .forget();
}
