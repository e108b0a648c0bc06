//! The compact text notation of a position: one moment of a game in one line.

mod position;

pub use position::{Position, PositionError};
