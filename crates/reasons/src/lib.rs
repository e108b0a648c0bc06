//! Why the best play is the best, as one or two [`Reason`]s with their numbers.
//!
//! [`Reasons::why`] compares the best of all plays with those that come next, and
//! [`Reasons::compare`] any play with a better one. A reason is given only if its numbers hold: the
//! rules and the odds of the dice are exact, and whatever is said about the chance to win comes
//! from the exact solution of two sides. Without a solution (one side, three or more, or rules that
//! are too large) there are fewer reasons, or none.
//!
//! * `certain` has what the rules alone decide: a bank that wins, one that is not allowed yet.
//! * `closing` has what a last turn or the way to the target decides.
//! * `race` has what the scores of both sides decide.
//! * `points` has what a roll risks and earns.
//! * `dice` has which dice to set aside.
//!
//! Words for reasons are in `farkle-words`.
//!
//! ```
//! use farkle_reasons::{Play, Reasons};
//! use farkle_rules::{Position, RuleSet, RuleSetDraft};
//! use farkle_strategy::{TurnValues, TwoSides};
//! use farkle_thinking::Reason;
//! let mut draft = RuleSetDraft::preset("classic").unwrap();
//! draft.set("target", "1000")?;
//! let rules = RuleSet::try_from(draft)?;
//! let (values, solution) = (TurnValues::compute(&rules), TwoSides::solve(&rules)?);
//! let game = "800/500 t0 choose:123456".parse::<Position>()?.game(rules)?;
//! let advice = solution.advice(&game)?;
//! let plays: Vec<Play> = advice.iter().map(|a| Play { action: a.action, value: a.win }).collect();
//! let reasons = Reasons::new(&game, &values, Some(&solution)).why(&plays);
//! assert_eq!(reasons, [Reason::WinsNow]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod certain;
mod closing;
mod compare;
mod decision_point;
mod dice;
mod points;
mod race;
mod reach;

pub use compare::{Play, Reasons};
pub use farkle_thinking::Reason;
