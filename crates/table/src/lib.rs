//! The authority over one table: who sits where, what a command does, which dice come up.
//!
//! The same code is the authority in the browser (offline), in the terminal and in the server. It is pure: it reads
//! no clock and draws no random numbers of its own; the dice come out of a [`DiceStream`] that anyone can check
//! afterwards. A command is first decided ([`Table::decide`]) and, once its change has been stored, applied
//! ([`Table::apply`]): nothing is told to anybody before it is safe.
//!
//! ```
//! use farkle_rules::{Action, RuleSet, Seat};
//! use farkle_table::{Command, Holder, Seed, Setup, Table};
//!
//! let setup = Setup::new(RuleSet::preset("classic").unwrap(), vec![Holder::person("Ann"), Holder::person("Ben")]);
//! let mut table = Table::new(setup, Seed::from_bytes([7; 32]))?;
//! let change = table.decide(&Command::Act { seat: Seat::FIRST, action: Action::Start(Seat::FIRST) })?;
//! table.apply(&change)?;
//! assert!(table.decide(&Command::Act { seat: Seat::new(1).unwrap(), action: Action::Roll }).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod dice_stream;
mod holder;
mod saved;
mod table;

pub use command::{Change, Command, Denial};
pub use dice_stream::{Commitment, DiceStream, Seed, SeedError};
pub use holder::{Holder, HolderKind};
pub use saved::SavedError;
pub use table::{ForeignDice, Setup, Step, Table};
