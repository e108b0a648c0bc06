//! The words on sheets: those that they share with the app, and their own.

use farkle_words::{Language, Messages};

/// The messages of a language for sheets.
pub(crate) fn of(language: Language) -> Messages {
    let messages = language.messages();
    messages.add(match language {
        Language::English => include_str!("../messages/en.ftl"),
        Language::German => include_str!("../messages/de.ftl"),
        Language::Spanish => include_str!("../messages/es.ftl"),
        Language::French => include_str!("../messages/fr.ftl"),
    });
    messages
}
