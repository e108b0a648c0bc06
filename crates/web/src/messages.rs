//! The words of the app in the language of the page: what it shares with the printed sheets (`farkle-words`), and what only
//! the app says (`messages/*.ftl`).
//!
//! `cargo xtask web` joins the files of both and cuts them in two: the page hands over what the first screen says at the
//! start, and the rest comes with the second part of the program. Another language is another load.

use std::ops::Deref;
use std::sync::OnceLock;

pub(crate) use farkle_words::Value;

/// The messages of the page's language, to which the modules with words of the app add what they say.
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

/// One page has one language.
static MESSAGES: OnceLock<Messages> = OnceLock::new();

/// Makes these the messages of the page, once and for all.
pub(crate) fn speak(messages: Messages) {
    let _ = MESSAGES.set(messages);
}

/// The messages of the page; before the start there are none, and every message is its own name.
pub(crate) fn messages() -> &'static Messages {
    MESSAGES.get_or_init(|| Messages::new("en", ""))
}

/// A message in the language of the page: `say!("roll-dice", "dice" => 3)`.
macro_rules! say {
    ($id:expr) => {
        $crate::messages::messages().say($id)
    };
    ($id:expr, $($name:literal => $value:expr),+ $(,)?) => {
        $crate::messages::messages().say_with($id, &[$(($name, $crate::messages::Value::from($value))),+])
    };
}
pub(crate) use say;

/// A language's messages as the page gets them: both files.
#[cfg(test)]
macro_rules! both_files {
    ($tag:literal) => {
        (
            $tag,
            concat!(
                include_str!(concat!("../../words/messages/", $tag, ".ftl")),
                "\n",
                include_str!(concat!("../messages/", $tag, ".ftl"))
            ),
        )
    };
}

/// Every language there is, for tests.
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
}
