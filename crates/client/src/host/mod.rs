//! Whoever runs a table, as a front end sees it: messages go there, messages come back later.
//!
//! [`Here`] runs a table in the same program. A table far away is behind a connection that
//! implements the same [`Host`], so front ends play both in one way.

mod desk;
mod here;

pub use desk::{Answer, Desk};
pub use here::{Here, Players, Question, Storage, Stored};

use farkle_protocol::{FromHost, ToHost};

/// Whoever runs a table.
pub trait Host {
    /// Hands a message to the host. It may be lost, and it never blocks.
    fn send(&mut self, message: ToHost);

    /// The next message from the host, if one has arrived.
    fn receive(&mut self) -> Option<FromHost>;
}
