//! Every reason is true where it is said: each stated number is computed again in another way, and
//! each claim is checked against the exact solution.

#![allow(clippy::unwrap_used)] // Helpers of tests may panic like the tests themselves.

mod claims;
mod kinds;
mod sampled;
mod slow;
mod world;
