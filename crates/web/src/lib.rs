//! The browser app: the game's screens, on the same engine as everywhere else.
//!
//! It shows what the shared client says and turns touches, clicks and keys into its wishes. It knows no rule of the
//! game: what is legal, what it scores and why something is refused is always asked of the engine.

// The macro for components declares them more widely than they are asked to be.
#![allow(unreachable_pub)]

mod archive;
mod arrival;
mod awake;
mod begun;
mod browser;
mod choosing;
mod colors;
mod database;
mod dice;
mod file_name;
mod file_words;
mod focus;
mod half_done;
mod icon;
mod import;
mod keeping;
mod kept;
mod later;
mod listed;
mod live_board;
mod media;
mod messages;
mod modal;
mod module;
mod new_game;
mod one_window;
mod outbox;
mod pad_words;
mod pads;
mod patience;
mod play;
mod printer;
mod promise;
mod region;
mod room;
mod root;
mod route;
mod rule_address;
mod screens;
mod seats;
mod settings;
mod shelf;
mod sound;
mod stored;
mod thinker;
mod throw;
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the app in the page, in a language whose messages the page has loaded.
#[wasm_bindgen]
pub async fn start(language: String, source: String) {
    messages::speak(messages::Messages::new(&language, &source));
    // Whoever wants a game waits for it; the first picture does not.
    shelf::open::<archive::Kept>();
    root::mount();
}
