//! Test support for the solvers: slow and obvious solutions to hold the fast ones against, and
//! random rules to hold them against each other.
//!
//! Nothing here uses the solvers. Only tests depend on this crate.

// A test may panic, and so may what only tests use.
#![allow(clippy::unwrap_used)]

pub mod alike;
pub mod brute_force;
pub mod changed;
pub mod memory;
pub mod random_rules;
