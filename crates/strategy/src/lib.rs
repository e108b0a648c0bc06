//! What the right play is, for any rule set: odds, turn values and computer players.
//!
//! Everything is computed from a [`RuleSet`](farkle_rules::RuleSet); no table is written by hand
//! for one preset, and nothing here asks which preset it is. The crate is pure numerics: no clock,
//! no input or output, and randomness only from a generator that is passed in.
//!
//! * [`RollOdds`] says what a roll of n dice does, exactly.
//! * [`TurnValues`] is the play that collects most points a turn, with its thresholds.
//! * [`TwoSides`] is the exact chance to win between two sides, and the best play.
//! * [`TwoSides::review`] parts luck from skill in a game that was played.
//! * [`Simulation`] plays whole games by the million.
//! * [`ComputerPlayer`] picks a legal action in any position, in one of several [`Temperament`]s.
//!
//! ```
//! use farkle_rules::RuleSet;
//! use farkle_strategy::TurnValues;
//! let values = TurnValues::compute(&RuleSet::preset("classic").unwrap());
//! assert_eq!(values.odds(1).farkle().to_string(), "2/3");
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

pub mod exact;
pub mod odds;
pub mod player;
pub mod review;
pub mod simulate;
pub mod solver;

mod amount;
mod file;
mod law;
mod limit;
mod linear;
mod machine;
mod race;
mod reaching;
mod rolls;
mod turn;

pub use exact::{Advice, Cheaper, Estimate, QueryError, SolveError, SolveOptions, TwoSides};
pub use file::FileError;
pub use odds::{Fraction, RollOdds, TurnPlay, TurnValues};
pub use player::{ComputerPlayer, Temperament, UnknownTemperament};
pub use simulate::{Report, Share, Simulation};
