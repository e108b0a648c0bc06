//! A table from outside: its life, its sealed dice, and its sentences.
#![allow(clippy::unwrap_used)] // A test may panic.

mod seal;
mod sentences;
mod table;
