//! The score pad in the terminal: on the full screen, or line by line, with the same words in both.
//!
//! The pad itself and every rule stand in `farkle-client` and the engine; here is what words mean,
//! what is said and what is drawn.

mod keeper;
mod plain;
mod screen;
mod words;

pub use keeper::PadKeeper;
pub use plain::keep_score;
pub use screen::PadApp;
