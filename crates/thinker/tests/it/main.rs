//! The thinker against the crates whose answers it passes on.
#![allow(clippy::unwrap_used)] // A test may panic.

mod answers;
mod today;
