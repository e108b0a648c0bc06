//! The messages of the app in the language of the page: those shared with printed sheets
//! (`farkle-words`) and those of the app (`messages/*.ftl`).
//!
//! `cargo xtask web` joins both files and splits them: the page passes the messages of the first
//! screen at the start, and the second part of the program loads the rest. Another language needs a
//! reload.

use std::ops::Deref;
use std::sync::OnceLock;

pub(crate) use farkle_words::Value;

/// The messages of the page's language; other modules add methods for their words.
pub(crate) struct Messages(farkle_words::Messages);

impl Messages {
    /// Reads messages, or the first part of them.
    pub(crate) fn new(language: &str, source: &str) -> Messages {
        Messages(farkle_words::Messages::new(language, source))
    }
}

impl Deref for Messages {
    type Target = farkle_words::Messages;

    fn deref(&self) -> &farkle_words::Messages {
        &self.0
    }
}

/// The page has one language.
static MESSAGES: OnceLock<Messages> = OnceLock::new();

/// Sets the messages of the page, once.
pub(crate) fn speak(messages: Messages) {
    let _ = MESSAGES.set(messages);
}

/// The messages of the page. Before the start there are none, and every message reads as its name.
pub(crate) fn messages() -> &'static Messages {
    MESSAGES.get_or_init(|| Messages::new("en", ""))
}

/// A message in the language of the page. One that is not there is a defect of ours: the console
/// names it.
pub(crate) fn said(id: &str, values: &[(&str, Value)]) -> String {
    if cfg!(target_arch = "wasm32") && !messages().has(id) {
        leptos::logging::error!("there is no message {id}");
    }
    messages().say_with(id, values)
}

/// A message in the language of the page: `say!("roll-dice", "dice" => 3)`.
macro_rules! say {
    ($id:expr $(, $name:literal => $value:expr)* $(,)?) => {
        $crate::language::messages::said($id, &[$(($name, $crate::language::messages::Value::from($value))),*])
    };
}
pub(crate) use say;

/// The messages of a language as the page gets them: both files.
#[cfg(test)]
macro_rules! both_files {
    ($tag:literal) => {
        (
            $tag,
            concat!(
                include_str!(concat!("../../../words/messages/", $tag, ".ftl")),
                "\n",
                include_str!(concat!("../../messages/", $tag, ".ftl"))
            ),
        )
    };
}

/// All languages, for tests.
#[cfg(test)]
pub(crate) const FILES: [(&str, &str); 4] =
    [both_files!("en"), both_files!("de"), both_files!("es"), both_files!("fr")];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_file_can_be_read() {
        for (language, source) in FILES {
            let last = source.lines().rev().find_map(|line| line.split_once(" = ")).unwrap().0;
            let messages = Messages::new(language, source);
            assert!(messages.has("number-group") && messages.has(last), "{language}");
        }
    }

    #[test]
    fn every_known_version_has_one_line_in_every_language() {
        for (language, source) in FILES {
            let messages = Messages::new(language, source);
            for preset in farkle_rules::Preset::ALL {
                assert!(messages.has(&format!("brief-{}", preset.name)), "{language}: {}", preset.name);
            }
        }
    }
}
