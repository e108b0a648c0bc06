//! One table: who sits where, what a command does, which dice come up.
//!
//! Everybody at a table keeps a [`Ledger`]: the public state, without any secret. One place, in the
//! browser (offline), in the terminal or on the server, runs the [`Table`]: the authority, which
//! owns the seed of the dice. It decides what a command changes ([`Table::decide`]), stores the
//! [`Change`], applies it ([`Table::apply`]) and tells it to everybody, in this order: nobody sees
//! a change that is not safe. Every change has a revision, so a change that is missing, comes twice
//! or belongs to another state is an error and never silently accepted.
//!
//! The crate is pure: it reads no clock and draws no random numbers; the dice come out of a
//! [`DiceStream`] that anyone can check afterwards.
//!
//! ```
//! use farkle_rules::{Action, RuleSet, Seat};
//! use farkle_table::{Command, Holder, Seed, Setup, Table, Wish};
//!
//! let setup = Setup::new(RuleSet::preset("classic").unwrap(), vec![Holder::person("Ann"), Holder::person("Ben")]);
//! let mut table = Table::new(setup, Seed::from_bytes([7; 32]))?;
//! let ann = Seat::FIRST;
//! let change = table.decide(&Command { seat: ann, wish: Wish::Act(Action::Start(ann)) })?;
//! table.apply(&change)?;
//! let ben = Seat::new(1).unwrap();
//! assert!(table.decide(&Command { seat: ben, wish: Wish::Act(Action::Roll) }).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod certificate;
mod change;
mod command;
mod dice_stream;
mod game_link;
mod holder;
mod ledger;
mod saved;
mod seal;
mod setup;
mod table;
mod table_id;
mod verify;
mod words;

pub use certificate::Certificate;
pub use change::{Change, ChangeError, Fact, Step};
pub use command::{Command, Denial, MOST_TAKEN_BACK, Wish};
pub use dice_stream::{Commitment, DiceStream, Seed, SeedError};
pub use game_link::{GameLinkError, MOST_LINK_CHARS, game_in_fragment, game_to_fragment};
pub use holder::{Holder, HolderKind};
pub use ledger::{Ledger, MOST_STAND_INS, Proof, StandIn, TakenBack, ToAct, team};
pub use saved::SavedError;
pub use seal::{Fingerprint, MOST_BROKEN, Seal, SealError, SeedLock, derive_seed};
pub use setup::Setup;
pub use table::{BeginError, SealedError, Table};
pub use table_id::{TableId, TableIdError};
pub use verify::{ForeignDice, Unproved};
