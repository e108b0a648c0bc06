//! The rules of Farkle: dice, combinations, rule sets, turns and games.
//!
//! Everything here is pure: no clock, no randomness, no input or output. Chance is explicit (a
//! [`Game`] says what has to be rolled and is told what came up), so the same code is played,
//! replayed, verified and solved.
//!
//! * [`Dice`] is a multiset of up to six dice.
//! * [`RuleSetDraft`] is what people write down as their rules, [`RuleSet`] what has been checked
//!   and compiled.
//! * [`Game`] is the state machine: [`Game::legal_actions`], [`Game::decide`], [`Game::apply`].
//! * [`Record`] is a whole game as text, [`Position`] one moment of it.
//!
//! ```
//! use farkle_rules::RuleSet;
//!
//! let rules = RuleSet::preset("playmonster").unwrap();
//! let best = rules.set_asides("14446".parse()?)[0];
//! assert_eq!((best.dice.to_string().as_str(), best.points.0), ("1444", 500));
//! # Ok::<(), farkle_rules::DiceError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod dice;
mod draft;
mod game;
mod notation;
pub mod numbers;
mod points;
pub mod rule_set;
mod scoring;

pub use dice::{Dice, DiceError, Face, MAX_DICE, MULTISETS};
pub use draft::{Conflict, Conflicts, Preset, RuleFile, RuleSetDraft};
pub use game::{
    Action, Chance, Entry, Event, EventError, Game, Gift, Head, HeadError, Leftover, MAX_ENTERED, MAX_SEATS,
    Moment, Outcome, Phase, Record, RecordError, Refusal, Replay, ScoreSheet, Seat, SeatError, SheetChange,
    SheetChangeKind, SheetLine, SheetRow, Side, SideSet, StartFaces, Then, Turn, TurnEnd, TurnEndKind,
    TurnResult, Victory,
};
pub use notation::{Position, PositionError, Unreachable};
pub use points::Points;
pub use rule_set::{Reading, RuleSet};
pub use scoring::{Combination, SetAside, Shape, Verdict};
