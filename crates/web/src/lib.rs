//! The browser app: the screens of the game.
//!
//! It shows what the shared client says and turns touches, clicks and keys into its commands. It
//! knows no rule of the game: the engine decides what is legal, what it scores and why it is
//! refused.

// Leptos' component macro makes items more visible than they are declared.
#![allow(unreachable_pub)]
// What only tests use: the lints of the gate see the app with its tests.
#![cfg_attr(not(debug_assertions), deny(unused))]

mod friends;
mod game;
mod language;
mod page;
mod printer;
mod scoreboard;
mod screens;
mod storage;
mod thinker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the app in the page, in a language whose messages the page has loaded.
#[wasm_bindgen]
pub async fn start(language: String, source: String) {
    language::messages::speak(language::messages::Messages::new(&language, &source));
    game::choosing::forget_after_a_link();
    page::root::mount();
}
