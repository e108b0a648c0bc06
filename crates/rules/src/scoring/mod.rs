//! What dice score: combinations, the best split of a set-aside, and the tables compiled from a
//! draft.

mod combination;
mod tables;

pub use combination::{Combination, Shape};
pub use tables::{SetAside, Verdict};

pub(crate) use combination::priced;
pub(crate) use tables::{Tables, worth_their_price};
