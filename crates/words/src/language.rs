//! The languages.

use crate::Messages;
use std::fmt;
use std::str::FromStr;

/// A language of the app and of printed sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::English, Language::German, Language::Spanish, Language::French];

    /// Its tag, as in the names of message files: `de`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::French => "fr",
        }
    }

    /// Its message file about rules, dice and numbers.
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../messages/en.ftl"),
            Language::German => include_str!("../messages/de.ftl"),
            Language::Spanish => include_str!("../messages/es.ftl"),
            Language::French => include_str!("../messages/fr.ftl"),
        }
    }

    /// The messages of [`Language::source`], to be said. More can be added to them once.
    ///
    /// ```
    /// use farkle_words::Language;
    /// assert_eq!(Language::German.messages().number(10_000), "10.000");
    /// ```
    pub fn messages(self) -> Messages {
        Messages::new(self.tag(), self.source())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// An unknown language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a language that has words here: allowed are en, de, es and fr", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

/// Reads a tag: `de`. A country, as in `de-AT` or `de_AT.UTF-8`, is ignored.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let tag = text.trim().split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == tag)
            .ok_or_else(|| UnknownLanguage(text.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_with_and_without_its_country() {
        for (text, language) in [
            ("de", Language::German),
            ("de-AT", Language::German),
            ("es_MX.UTF-8", Language::Spanish),
            (" FR ", Language::French),
            ("en_GB@euro", Language::English),
        ] {
            assert_eq!(text.parse(), Ok(language), "{text}");
        }
    }

    #[test]
    fn another_language_is_refused_with_those_that_there_are() {
        for text in ["", "nl", "deutsch", "C"] {
            let error = text.parse::<Language>().unwrap_err().to_string();
            assert!(error.contains("en, de, es and fr"), "{text}: {error}");
        }
    }
}
