//! Fluent messages of one language, and numbers in its format.

use farkle_rules::Points;
use farkle_rules::numbers::thousands;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language: those it begins with, and others that may come later.
///
/// ```
/// use farkle_words::{Messages, Value};
/// let messages = Messages::new("de", "number-group = \".\"\nbank = { $points } sichern");
/// assert_eq!(messages.say_with("bank", &[("points", Value::Points(1_500))]), "1.500 sichern");
/// ```
pub struct Messages {
    first: Bundle,
    /// The messages that were added later.
    rest: OnceLock<Bundle>,
    language: String,
    /// The separator between thousands.
    group: String,
}

impl Messages {
    /// Reads a message file, or the first part of one. `language` is a tag like `de`.
    pub fn new(language: &str, source: &str) -> Messages {
        let first = bundle(language, source);
        let mut messages =
            Messages { first, rest: OnceLock::new(), language: language.to_string(), group: String::new() };
        messages.group = messages.text("number-group", None).trim_matches('"').to_string();
        messages
    }

    /// Adds the rest of the messages. Only the first call adds any.
    pub fn add(&self, source: &str) {
        self.rest.get_or_init(|| bundle(&self.language, source));
    }

    /// The language's tag.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// A message without variables, or its own name if it does not exist.
    pub fn say(&self, id: &str) -> String {
        self.text(id, None)
    }

    /// A message with variables. A message with `$name` may have another form, `$who` = `you`, for
    /// whoever is called "You": "You bank 500", "Ann banks 500".
    pub fn say_with(&self, id: &str, values: &[(&str, Value)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Text(text) => {
                    if *name == "name" {
                        args.set("who", if *text == self.say("you") { "you" } else { "other" });
                    }
                    args.set(*name, text.clone());
                }
                Value::Count(count) => args.set(*name, FluentValue::from(*count)),
                Value::Points(points) => args.set(*name, self.number(*points)),
            }
        }
        self.text(id, Some(&args))
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundles().any(|bundle| bundle.has_message(id))
    }

    /// A number in the format of this language: 10,000 or 10.000.
    pub fn number(&self, number: i64) -> String {
        let sign = if number < 0 { "\u{2212}" } else { "" };
        // All our languages group by thousands and differ only in the separator.
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

/// Reads messages. It skips an unreadable line; tests make sure that there is none.
fn bundle(language: &str, source: &str) -> Bundle {
    let tag: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks around inserted names are for mixed writing directions and would only be noise
    // here.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(readable, _)| readable);
    // Only a message defined twice is an error here, and tests refuse that.
    let _ = bundle.add_resource(resource);
    bundle
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A name or a part of a sentence.
    Text(String),
    /// A number of things: chooses between singular and plural.
    Count(i64),
    /// Points, with separators between thousands.
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

impl From<Points> for Value {
    fn from(points: Points) -> Value {
        Value::Points(points.0.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn whoever_is_called_you_is_spoken_to() {
        let english = crate::Language::English.messages();
        let won = |name: &str| english.headline(&[vec![name.to_string()]]);
        assert_eq!((won("You"), won("Ann")), ("You win!".to_string(), "Ann wins".to_string()));
        let german = crate::Language::German.messages();
        assert_eq!(german.headline(&[vec!["Du".to_string()]]), "Du gewinnst!");
    }

    #[test]
    fn every_message_file_can_be_read() {
        for language in Language::ALL {
            let result = FluentResource::try_new(language.source().to_string());
            assert!(result.is_ok(), "{language}: {:?}", result.err().map(|(_, errors)| errors));
        }
    }

    #[test]
    fn a_file_in_two_parts_says_the_same() {
        let messages = Messages::new("en", "number-group = \",\"\nface-1 = one");
        assert_eq!(messages.say("face-1"), "one");
        assert!(!messages.has("rule-teams"));
        messages.add("rule-teams = { $teams ->\n    [one] One team\n   *[other] { $teams } teams\n}");
        assert!(messages.has("face-1") && messages.has("rule-teams"));
        assert_eq!(messages.say_with("rule-teams", &[("teams", Value::Count(2))]), "2 teams");
    }

    #[test]
    fn numbers_are_grouped_as_the_language_does_it() {
        let number = |language: Language, n| language.messages().number(n);
        assert_eq!(number(Language::English, 10_000), "10,000");
        assert_eq!(number(Language::German, 1_250), "1.250");
        assert_eq!(number(Language::English, -500), "\u{2212}500");
        assert_eq!(number(Language::English, 950), "950");
    }
}
