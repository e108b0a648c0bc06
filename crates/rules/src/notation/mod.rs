//! The compact text notation of a position: one moment of a game in one line.

mod position;
mod position_text;
mod reachable;

pub use position::{Position, PositionError};
pub use reachable::Unreachable;
