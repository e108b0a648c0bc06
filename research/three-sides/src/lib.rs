//! Exact chances to win between three sides, under best play by all, where points are never lost.
//!
//! Every side plays for the highest chance of its own. A position is stored with the chances of the
//! mover and of the next side; the third side has the rest. Positions are solved in falling order
//! of the sum of all scores. Of one sum, a position depends only on the two in which the next and
//! the third side are to move, through the farkle. In games of fixed rounds positions are told
//! apart by how far each side is behind the leader, and each turn leads to the next one.
//!
//! The solver refuses rules with a penalty for three farkles in a row, and rules by which a player
//! may take dice over from the one before
//! ([`SolveError::OutOfScope`](farkle_strategy::SolveError)).
//!
//! This is outside the workspace of the game because nobody at a table sees it: `README.md`.

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod asked;
mod closing;
mod cube;
mod effort;
mod ends;
mod equilibrium;
mod file;
mod going_on;
mod grid;
mod kernel;
mod layout;
mod limits;
mod numbers;
mod packed;
mod pair;
mod play_offs;
mod policies;
mod query;
mod rounds;
mod settle;
mod solution;
mod solve;
mod tie;
mod turn;
mod turns;
mod watch;

pub use query::AdviceOfThree;
pub use solution::ThreeSides;

#[cfg(test)]
mod tests;
