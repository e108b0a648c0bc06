//! Why a file can't be opened, in the language of the page.

use crate::language::messages::{Messages, Value};
use farkle_client::pad::PadFileError;
use farkle_rules::{HeadError, RecordError, SeatError};
use farkle_table::SavedError;

impl Messages {
    /// Why a file is not a game.
    pub(crate) fn game_file(&self, error: &SavedError) -> String {
        match error {
            SavedError::Record(RecordError::NotARecord) => self.say("file-no-game"),
            SavedError::Record(RecordError::Version { .. }) => self.say("file-newer"),
            SavedError::Record(RecordError::Head(error)) => self.head(error),
            SavedError::Record(RecordError::Seats(error)) | SavedError::Seats(error) => self.seats(error),
            SavedError::Record(RecordError::Unreadable { line, .. }) => self.line(*line),
            SavedError::Record(RecordError::Illegal { number, .. }) => {
                self.say_with("file-illegal", &[("number", Value::from(*number))])
            }
            SavedError::NoSeed | SavedError::Seed(_) => self.say("file-no-dice"),
            SavedError::Seal { line } => self.say_with("file-dice-lines", &[("line", (*line).into())]),
            SavedError::Course { line, text } => {
                self.say_with("file-course", &[("line", (*line).into()), ("text", text.as_str().into())])
            }
            SavedError::Joined => self.say("file-joined"),
            SavedError::TakenBack { text } => {
                self.say_with("file-taken-back", &[("text", text.as_str().into())])
            }
            SavedError::Holder { text } => self.say_with("file-holder", &[("text", text.as_str().into())]),
        }
    }

    /// Why a file is not a score pad.
    pub(crate) fn pad_file(&self, error: &PadFileError) -> String {
        match error {
            PadFileError::NotAPad => self.say("file-no-pad"),
            PadFileError::Version { .. } => self.say("file-newer"),
            PadFileError::Head(error) => self.head(error),
            PadFileError::InForce { value } => {
                self.say_with("file-in-force", &[("text", value.as_str().into())])
            }
            PadFileError::Seats(error) => self.seats(error),
            PadFileError::Edit { line, .. } | PadFileError::Event { line, .. } => self.line(*line),
        }
    }

    fn head(&self, error: &HeadError) -> String {
        match error {
            HeadError::Line { number, .. } | HeadError::Key { number, .. } => self.line(*number),
            HeadError::NoCode => self.say("file-no-rules"),
            HeadError::Code(_) => self.say("file-rules-unread"),
            HeadError::Rules(_) => self.say("file-rules-contradict"),
        }
    }

    /// Why the rules do not allow this number of players.
    pub(crate) fn seats(&self, error: &SeatError) -> String {
        match error {
            SeatError::Count { seats } => self.say_with(
                "new-fault-count",
                &[("seats", Value::from(*seats)), ("most", Value::from(farkle_rules::MAX_SEATS))],
            ),
            SeatError::Teams { seats, teams } => self.say_with(
                "new-fault-teams",
                &[("seats", Value::from(*seats)), ("teams", Value::from(*teams))],
            ),
        }
    }

    fn line(&self, number: usize) -> String {
        self.say_with("file-line", &[("number", Value::from(number))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::FILES;
    use farkle_rules::Record;

    #[test]
    fn every_reason_has_words_in_every_language() {
        let games = ["", "farkle-record 99", "farkle-record 1\nnonsense", "farkle-record 1\n\n"];
        for (language, source) in FILES {
            let messages = Messages::new(language, source);
            for text in games {
                if let Err(error) = text.parse::<Record>() {
                    let words = messages.game_file(&SavedError::Record(error));
                    assert!(words.contains(' '), "{language}: {text:?} is said as {words:?}");
                }
            }
            for error in [
                SavedError::NoSeed,
                SavedError::Joined,
                SavedError::Holder { text: "robot".to_string() },
                SavedError::Record(RecordError::NotARecord),
                SavedError::Record(RecordError::Version { text: String::new() }),
                SavedError::Record(RecordError::Head(HeadError::NoCode)),
            ] {
                let words = messages.game_file(&error);
                assert!(words.contains(' '), "{language}: {words}");
            }
            for error in [
                PadFileError::NotAPad,
                PadFileError::Version { text: String::new() },
                PadFileError::InForce { value: "x".to_string() },
            ] {
                assert!(messages.pad_file(&error).contains(' '), "{language}");
            }
        }
    }
}
