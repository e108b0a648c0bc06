//! The game in the terminal: on the full screen or line by line.
//!
//! It draws the screen model of `farkle-client` and turns keys and clicks into wishes of its
//! client. No rule is written here: the engine says what is legal, what it scores and why not.
//! [`App`] knows neither clock nor terminal, so tests cover whole screens and whole games. [`run`]
//! and [`plain`] connect it to the terminal.

mod action_words;
mod app;
mod draw;
mod full_screen;
mod hints;
mod input;
mod lines;
mod local;
mod look;
mod new_game;
mod online;
mod opponents;
mod pace;
pub mod pad;
pub mod plain;
mod playing;
mod save_file;
mod saves;
mod seats;
mod setting_up;
mod storage;

pub use app::{App, Beginning};
pub use full_screen::{run, run_pad};
pub use input::Input;
pub use look::{Depth, Look, Theme};
pub use new_game::NewGame;
pub use online::{Connection, Link, ServerAddress, play_online};
pub use pace::Pace;
pub use playing::decisive_turn;
pub use save_file::{SaveFile, broken_link, new_beside, read_text, why_uncreatable, why_unreadable};
pub use saves::Saves;
pub use seats::{DEFAULT_TEMPERAMENT, SeatChoice, WIDEST_NAME, holders};
