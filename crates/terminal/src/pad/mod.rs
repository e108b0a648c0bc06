//! The score pad in the terminal: on the full screen or line by line, with the same commands.
//!
//! The pad itself and every rule are in `farkle-client` and the engine. This module reads input,
//! writes replies and draws.

mod command_line;
mod keeper;
mod plain;
mod screen;
mod words;

pub use keeper::PadKeeper;
pub use plain::keep_score;
pub use screen::PadApp;
