//! Whoever runs a table, as a front end sees it: messages go there, messages come back later.
//!
//! [`LocalHost`] runs a table in the same program, and [`RemoteHost`] is one of a server. Both are
//! a [`Host`], so front ends play both in one way.

mod connection_state;
mod game_host;
mod local;
mod remote;

pub use connection_state::Order;
pub use game_host::{GameHost, HostAnswer};
pub use local::{LocalHost, PendingDecision, Players, Storage, StoringState};
pub use remote::{RemoteHost, SavedSeat, Talk};

use farkle_protocol::{FromHost, ToHost};

/// Whoever runs a table.
pub trait Host {
    /// Hands a message to the host. It may be lost, and it never blocks.
    fn send(&mut self, message: ToHost);

    /// The next message from the host, if one has arrived.
    fn receive(&mut self) -> Option<FromHost>;
}

impl<H: Host + ?Sized> Host for Box<H> {
    fn send(&mut self, message: ToHost) {
        (**self).send(message);
    }

    fn receive(&mut self) -> Option<FromHost> {
        (**self).receive()
    }
}
