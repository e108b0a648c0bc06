//! Today's Dice: one game of ten turns a day, with the same dice for everybody.
//!
//! The dice follow from the day alone, so everybody has them without a server, offline too. Whoever
//! wants to can look ahead. That is why nothing can be won but a good feeling.
//!
//! ```
//! use farkle_daily::{Day, par};
//! let day = Day::of_number(328).unwrap();
//! assert_eq!(day.to_string(), "2026-11-24");
//! assert!(par(day).points.0 > 0);
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod day;
mod judged;
mod streak;

pub use day::{Day, TURNS};
pub use judged::{Judged, Mistake, judge, luck, par};
pub use streak::{FREE_MISSES, Streak};
