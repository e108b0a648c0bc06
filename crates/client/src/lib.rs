//! What every front end shares: the session at a table, the selection of dice, and the model of the screen.
//!
//! A front end draws a [`Screen`] and turns taps and keys into [`Session`] calls. It holds no rule: what is legal,
//! what it scores and why not is asked of the engine here. Nothing here draws, sleeps or stores.
//!
//! ```
//! use farkle_client::{Screen, Selection, Session, ToAct};
//! use farkle_rules::{Action, RuleSet, Seat};
//! use farkle_table::{Holder, Seed, Setup};
//!
//! let setup = Setup::new(RuleSet::preset("classic").unwrap(), vec![Holder::person("Ann"), Holder::person("Ben")]);
//! let mut session = Session::begin(setup, Seed::from_phrase("doc"), Some(Seat::FIRST))?;
//! session.act(Action::Roll)?;
//! let mut selection = Selection::default();
//! selection.take_best(&session);
//! let screen = Screen::of(&session, &selection);
//! println!("Bank {}", screen.bank.total);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod announce;
mod last_roll;
mod naming;
pub mod pad;
mod readable;
mod screen;
mod selection;
mod session;
mod tray;

pub use announce::{Announcement, SideNames, announce, team};
pub use last_roll::LastRoll;
pub use naming::{LONGEST_NAME, NameError, check_name, free_name, name_faults};
pub use readable::readable;
pub use screen::{BankButton, Banner, DieView, RollButton, Screen, SeatView, SideView, TakeOverButton};
pub use selection::Selection;
pub use session::{Session, SessionError, ToAct};
pub use tray::{TrayGroup, tray};
