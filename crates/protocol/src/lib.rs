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
mod hex;
mod message;
mod options;
mod seats;
mod text;
mod wish;

pub use change::Change;
pub use codec::{LONGEST_MESSAGE, Unreadable, decode, encode};
pub use message::{Clock, CommandId, FromHost, PROTOCOL, ToHost, Why};
pub use options::{Color, LONGEST_RULES_NAME, Pace, TableOptions};
pub use seats::{
    Away, CloseReason, LONGEST_SAYING, Reaction, Saying, SeatNumber, SeatView, SeatWish, SeatsView, Secret,
    Stage,
};
pub use wish::{Then, WireWish};

#[cfg(test)]
mod tests {
    use super::{FromHost, ToHost};
    use std::collections::BTreeSet;

    #[test]
    fn the_schema_of_the_messages_changes_only_on_purpose() {
        let schema = [schemars::schema_for!(ToHost), schemars::schema_for!(FromHost)];
        insta::assert_json_snapshot!("schema", schema);
    }

    /// Collects the names of fields and the words that stand for a value.
    fn names(schema: &serde_json::Value, found: &mut BTreeSet<String>) {
        let Some(schema) = schema.as_object() else {
            return schema.as_array().into_iter().flatten().for_each(|part| names(part, found));
        };
        for (key, value) in schema {
            match key.as_str() {
                "properties" => {
                    found.extend(value.as_object().into_iter().flat_map(|all| all.keys().cloned()))
                }
                "const" => found.extend(value.as_str().map(str::to_string)),
                "enum" => found.extend(
                    value
                        .as_array()
                        .into_iter()
                        .flatten()
                        .filter_map(|word| Some(word.as_str()?.to_string())),
                ),
                _ => {}
            }
            names(value, found);
        }
    }

    #[test]
    fn the_documentation_names_every_field_and_every_word_of_the_messages() {
        let documentation = include_str!("../../../docs/protocol.md");
        let mut found = BTreeSet::new();
        for schema in [schemars::schema_for!(ToHost), schemars::schema_for!(FromHost)] {
            names(schema.as_value(), &mut found);
        }
        assert!(found.len() > 80, "{found:?}");
        found.retain(|name| {
            !documentation.contains(&format!("`{name}`")) && !documentation.contains(&format!("\"{name}\""))
        });
        assert!(found.is_empty(), "docs/protocol.md lacks {found:?}");
    }
}
