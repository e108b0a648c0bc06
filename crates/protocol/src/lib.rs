//! The messages between a player's program and the host of a table.
//!
//! Plain types without input or output, and a codec for them: one JSON object for each text frame.
//! A local game uses the same types without the codec. [`ToHost`] goes one way, [`FromHost`] the
//! other.
//!
//! A table of a server has more: [`ToHost::Open`] comes first, [`SeatWish`] is about seats and
//! dice, and [`FromHost::Presence`] and what people say are forgotten as soon as they are told.
//! `docs/protocol.md` tells the whole course of a game.
//!
//! Everything that changes a table carries a [`CommandId`] and the revision it was decided on. The
//! host answers an id once: a command that comes again, because its answer was lost or a button was
//! pressed twice, changes nothing.
//!
//! ```
//! use farkle_protocol::{ToHost, decode, encode};
//!
//! let hello: ToHost = decode(r#"{"type":"hello","have":12}"#)?;
//! assert_eq!(hello, ToHost::Hello { have: Some(12) });
//! assert_eq!(encode(&hello), r#"{"type":"hello","have":12}"#);
//! # Ok::<(), farkle_protocol::Unreadable>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod change;
mod codec;
mod message;
mod seats;
mod text;
mod wish;

pub use change::Change;
pub use codec::{LONGEST_MESSAGE, Unreadable, decode, encode};
pub use message::{CommandId, FromHost, ToHost, Why};
pub use seats::{
    Closing, LONGEST_SAYING, Reaction, Saying, SeatNumber, SeatView, SeatWish, SeatsView, Secret, Stage,
};
pub use wish::{Then, Wish};

#[cfg(test)]
mod tests {
    use super::{FromHost, ToHost};

    #[test]
    fn the_schema_of_the_messages_changes_only_on_purpose() {
        let schema = [schemars::schema_for!(ToHost), schemars::schema_for!(FromHost)];
        insta::assert_json_snapshot!("schema", schema);
    }
}
