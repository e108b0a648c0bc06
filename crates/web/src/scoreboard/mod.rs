//! Live scoreboards: a score pad that others watch.

pub mod live_board;
pub mod outbox;
