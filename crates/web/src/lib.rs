//! The browser app: the game's screens, on the same engine as everywhere else.
//!
//! It shows what the shared client says and turns touches, clicks and keys into its wishes. It knows no rule of the
//! game: what is legal, what it scores and why something is refused is always asked of the engine.

mod messages;
mod root;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the app in the page, in a language whose messages the page has loaded.
#[wasm_bindgen]
pub fn start(language: &str, messages: &str) {
    let messages = messages::Messages::new(language, messages);
    leptos::prelude::document().get_element_by_id("app").inspect(|frame| frame.set_inner_html(""));
    root::mount(messages);
}
