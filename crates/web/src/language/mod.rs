//! The words of the app in the language of the page.

pub mod file_words;
pub mod messages;
pub mod pad_words;
pub mod words;
