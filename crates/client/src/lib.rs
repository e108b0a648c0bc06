//! What every front end shares: the client of a table, the selection of dice, and the model of the
//! screen.
//!
//! A front end draws a [`Screen`] and turns taps and keys into wishes of its [`Client`]. The client
//! sends them to a [`Host`], in this program or far away, and takes in what the host tells;
//! [`ShownTable`] is the cursor of what is on the screen already. No rule stands here: what is
//! legal, what it scores and why not is asked of the engine. Nothing here draws, sleeps or stores.
//!
//! ```
//! use farkle_client::{Screen, Selection};
//! use farkle_rules::{RuleSet, Seat};
//! use farkle_table::{Holder, Seed, Setup, Table};
//!
//! let setup = Setup::new(RuleSet::preset("classic").unwrap(), vec![Holder::person("Ann"), Holder::person("Ben")]);
//! let table = Table::begin(setup, Seed::from_phrase("doc"), Some(Seat::FIRST))?;
//! let screen = Screen::of(table.ledger(), &Selection::default());
//! assert_eq!(screen.roll.dice, 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod announce;
mod client;
mod decisive;
mod great_moment;
mod host;
mod last_roll;
mod naming;
pub mod pad;
mod readable;
mod screen;
mod selection;
mod shown;
mod tally;
mod tray;

pub use announce::{Announcement, SideNames, announce, is_singular};
pub use client::{BEAT_EVERY, Client, News, RESEND_AFTER};
pub use decisive::Decisive;
pub use great_moment::{GreatMoment, is_big_turn};
pub use host::{
    GameHost, Host, HostAnswer, LocalHost, Order, PendingDecision, Players, RemoteHost, SavedSeat, Storage,
    StoringState, Talk,
};
pub use last_roll::LastRoll;
pub use naming::{LONGEST_NAME, NameError, are_alike, check_name, free_name, name_faults};
pub use readable::readable;
pub use screen::{
    BankButton, Banner, DieView, RollButton, Screen, ScreenSeat, SideView, StandsOut, TakeOverButton,
};
pub use selection::Selection;
pub use shown::ShownTable;
pub use tally::TurnTally;
pub use tray::{TrayGroup, tray};
