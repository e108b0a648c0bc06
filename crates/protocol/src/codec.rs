//! Messages as JSON text.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// Bytes of the longest message that is read. A snapshot of the longest game that a server keeps
/// stays below it: 30,000 events with a roll each.
pub const LONGEST_MESSAGE: usize = 1024 * 1024;

/// Why a text is not a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is longer than [`LONGEST_MESSAGE`].
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// It is not JSON, or not a message.
    Malformed {
        /// What is wrong, and where.
        reason: String,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::TooLong { bytes } => {
                write!(f, "the message has {bytes} bytes; allowed are {LONGEST_MESSAGE}")
            }
            Unreadable::Malformed { reason } => write!(f, "not a message: {reason}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Reads a message.
///
/// # Errors
/// [`Unreadable`] says what is wrong and where.
pub fn decode<M: DeserializeOwned>(text: &str) -> Result<M, Unreadable> {
    if text.len() > LONGEST_MESSAGE {
        return Err(Unreadable::TooLong { bytes: text.len() });
    }
    serde_json::from_str(text).map_err(|error| Unreadable::Malformed { reason: error.to_string() })
}

/// Writes a message.
pub fn encode(message: &impl Serialize) -> String {
    // The messages hold nothing that JSON can't express, so this can't fail.
    serde_json::to_string(message).unwrap_or_default()
}
