//! What the page and its thinker say to each other: questions about the right play, and what is
//! answered.
//!
//! The browser app asks [`Question`]s, a thinker in a Web Worker of its own answers with [`News`]:
//! how far it is, and in the end an [`Answer`] or a [`Trouble`]. Both ends use [`encode`] and
//! [`decode`], so there is one form of every message. Rules travel as their share code, positions
//! and games in the notation that exists, and an action as its place in the engine's list of legal
//! actions ([`number_of`], [`action_at`]): both ends ask the same engine, so nothing illegal can be
//! said. Nothing here knows how to think.
//!
//! A [`Reason`] says why one play is better than another; the program and the terminal say it, too.

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod answer;
mod codec;
mod place;
mod question;
mod reason;
mod seats;

pub use answer::{
    Advice, Answer, DayPlayer, Decision, DiceOdds, Estimate, Fault, Method, News, Odds, RatedPlay, Response,
    Review, Solution, Today, Trouble,
};
pub use codec::{Unreadable, decode, encode};
pub use place::{action_at, number_of};
pub use question::{Asked, Question};
pub use reason::Reason;
pub use seats::seats_to_solve;

/// All solutions that the page keeps take no more than this together, in bytes; a larger one is not
/// sent to be kept.
pub const MOST_KEPT_BYTES: usize = 32 << 20;
