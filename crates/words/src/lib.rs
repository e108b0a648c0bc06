//! What the browser app and the printed sheets say alike, in every language: rules, settings, dice,
//! numbers, winners; and reasons for the best play, which the program and the terminal say, too.
//!
//! The engine hands over facts with their numbers; here each has a Fluent message, one file of them
//! for each language. What only the app says, or only a sheet, stands in message files of theirs
//! and is added to these. The engine's own English is the terminal's, but for the reasons.
//!
//! ```
//! use farkle_rules::{RuleSet, rule_set::describe};
//! use farkle_words::Language;
//! let goal = &describe(&RuleSet::preset("classic").unwrap())[0].statements[0];
//! assert_eq!(Language::German.messages().statement(goal), "Erreiche 10.000 Punkte.");
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]

mod dice;
mod language;
mod marks;
mod messages;
mod numbers;
mod people;
mod reasons;
mod rules;
mod settings;
mod versions;

pub use dice::grouped;
pub use language::{Language, UnknownLanguage};
pub use messages::{Messages, Value};
pub use settings::dial_title;
pub use versions::{changed_version, is_changed_version, short};

/// With a capital letter, to begin a sentence.
///
/// ```
/// assert_eq!(farkle_words::capital("éclair"), "Éclair");
/// ```
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
