//! The words of the app in the language of the page: Fluent messages, one file for each language.
//!
//! `cargo xtask web` cuts each file in two: the page hands over what the first screen says at the start, and the rest
//! comes with the second part of the program. Another language is another load. A test holds all files against each
//! other, so that none lacks a message or a name in it.

use farkle_rules::numbers::thousands;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language.
pub(crate) struct Messages {
    first: Bundle,
    /// What is said on all other screens, as soon as it is there.
    rest: OnceLock<Bundle>,
    language: String,
    /// What stands between thousands.
    group: String,
}

impl Messages {
    /// Reads a message file, or the first part of one.
    pub(crate) fn new(language: &str, source: &str) -> Messages {
        let first = bundle(language, source);
        let mut messages =
            Messages { first, rest: OnceLock::new(), language: language.to_string(), group: String::new() };
        messages.group = messages.text("number-group", None).trim_matches('"').to_string();
        messages
    }

    /// Adds the rest of the file.
    pub(crate) fn add(&self, source: &str) {
        self.rest.get_or_init(|| bundle(&self.language, source));
    }

    /// The language's tag.
    pub(crate) fn language(&self) -> &str {
        &self.language
    }

    /// A message without variables.
    pub(crate) fn say(&self, id: &str) -> String {
        self.text(id, None)
    }

    /// A message with variables.
    pub(crate) fn say_with(&self, id: &str, values: &[(&str, Value)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set(*name, text.clone()),
                Value::Count(count) => args.set(*name, FluentValue::from(*count)),
                Value::Points(points) => args.set(*name, self.number(*points)),
            }
        }
        self.text(id, Some(&args))
    }

    /// A whole number that somebody wrote, with or without marks between the thousands. A mark anywhere else is none
    /// of those: "1.5" is not 15.
    pub(crate) fn read_number(&self, text: &str) -> Option<i64> {
        let groups: Vec<String> = text
            .trim()
            .split(|c: char| c.is_whitespace() || self.group.contains(c))
            .map(str::to_string)
            .collect();
        let is_grouped = |groups: &[String]| match groups {
            [] | [_] => true,
            [first, rest @ ..] => (1..=3).contains(&first.len()) && rest.iter().all(|group| group.len() == 3),
        };
        let digits = groups.concat();
        let is_number = is_grouped(&groups) && digits.chars().all(|c| c.is_ascii_digit());
        is_number.then(|| digits.parse().ok()).flatten()
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundles().any(|bundle| bundle.has_message(id))
    }

    /// A number as this language writes it: 10,000 or 10.000.
    pub(crate) fn number(&self, number: i64) -> String {
        let sign = if number < 0 { "\u{2212}" } else { "" };
        // Where the marks stand is the same in all of our languages; what they look like is not.
        let grouped = thousands(number.unsigned_abs().into()).replace(',', &self.group);
        format!("{sign}{grouped}")
    }

    fn text(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let said = self.bundles().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
        });
        said.unwrap_or_else(|| id.to_string())
    }

    fn bundles(&self) -> impl Iterator<Item = &Bundle> {
        [Some(&self.first), self.rest.get()].into_iter().flatten()
    }
}

/// Reads messages. A line that can't be read is left out; tests see to it that there is none.
fn bundle(language: &str, source: &str) -> Bundle {
    let tag: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks around inserted names are for mixed writing directions; as text in a page they are noise.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(readable, _)| readable);
    // Only a message defined twice is an error here, and the tests refuse that.
    let _ = bundle.add_resource(resource);
    bundle
}

/// What can stand in a message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    /// A name or a part of a sentence.
    Text(String),
    /// A number of things: chooses between singular and plural.
    Count(i64),
    /// Points, written with marks between the thousands.
    Points(i64),
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<usize> for Value {
    fn from(count: usize) -> Value {
        Value::Count(count as i64)
    }
}

impl From<farkle_rules::Points> for Value {
    fn from(points: farkle_rules::Points) -> Value {
        Value::Points(points.0.into())
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

/// Every language there is, for tests.
#[cfg(test)]
pub(crate) const FILES: [(&str, &str); 4] = [
    ("en", include_str!("../messages/en.ftl")),
    ("de", include_str!("../messages/de.ftl")),
    ("es", include_str!("../messages/es.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_file_can_be_read() {
        for (language, source) in FILES {
            let result = FluentResource::try_new(source.to_string());
            assert!(result.is_ok(), "{language}: {:?}", result.err().map(|(_, errors)| errors));
        }
    }

    #[test]
    fn a_file_in_two_parts_says_the_same() {
        let messages = Messages::new("en", "number-group = \",\"\nfarkle = Farkle");
        assert_eq!(messages.say("farkle"), "Farkle");
        assert!(!messages.has("roll-dice"));
        messages.add("roll-dice = { $dice ->\n    [one] Roll one\n   *[other] Roll { $dice }\n}");
        assert!(messages.has("farkle") && messages.has("roll-dice"));
        assert_eq!(messages.say_with("roll-dice", &[("dice", Value::Count(2))]), "Roll 2");
    }

    #[test]
    fn numbers_are_grouped_as_the_language_does_it() {
        let number = |index: usize, n| Messages::new(FILES[index].0, FILES[index].1).number(n);
        assert_eq!(number(0, 10_000), "10,000");
        assert_eq!(number(1, 1_250), "1.250");
        assert_eq!(number(0, -500), "\u{2212}500");
        assert_eq!(number(0, 950), "950");
    }

    #[test]
    fn a_number_is_read_as_it_is_written() {
        for (language, source) in FILES {
            let messages = Messages::new(language, source);
            for number in [0, 50, 1_250, 10_000, 1_000_000] {
                assert_eq!(messages.read_number(&messages.number(number)), Some(number), "{language}");
                assert_eq!(messages.read_number(&format!(" {number} ")), Some(number), "{language}");
            }
            for text in
                ["", "none", "x2", "-500", "1.5", "1,5", "10,00", "1.0000", ",500", "99999999999999999999"]
            {
                assert_eq!(messages.read_number(text), None, "{language}: {text}");
            }
        }
    }
}
