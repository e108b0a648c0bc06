//! The compact text notation of a position: one moment of a game in one line.

mod position;
mod position_text;

pub use position::{Position, PositionError};
