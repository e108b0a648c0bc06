//! The program as people and scripts use it: in a pipe, on a full screen, and by its documentation.
#![allow(clippy::unwrap_used)] // A test may panic.

mod cli;
#[cfg(unix)]
mod full_screen;
mod program;
