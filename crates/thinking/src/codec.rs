//! Messages as bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// These bytes are no message of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no message between the page and its thinker")
    }
}

impl std::error::Error for Unreadable {}

/// A message as bytes.
///
/// ```
/// use farkle_thinking::{Asked, Question, decode, encode};
/// let asked = Asked { number: 7, question: Question::Odds { rules: "classic".into() } };
/// assert_eq!(decode::<Asked>(&encode(&asked)), Ok(asked));
/// ```
pub fn encode<T: Serialize>(message: &T) -> Vec<u8> {
    // Into memory, and without maps or lists of unknown length, nothing can fail.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// The message in these bytes.
///
/// # Errors
/// [`Unreadable`] if they are none, or more than one.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(Unreadable),
    }
}
