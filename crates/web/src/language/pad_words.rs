//! Why a score pad refuses something, in the language of the page.

use crate::language::messages::{Messages, Value};
use farkle_client::pad::PadError;
use farkle_rules::EventError;

impl Messages {
    /// Why a pad refuses an edit.
    pub(crate) fn pad_error(&self, error: &PadError) -> String {
        match error {
            PadError::Event(error) => self.event_error(error),
            PadError::Seats(error) => self.seats(error),
            PadError::NoSuchLine { line, lines } => self.say_with(
                "pad-no-such-line",
                &[("line", Value::from(*line)), ("lines", Value::from(*lines))],
            ),
            PadError::NoSuchSeat => self.say("pad-no-such-seat"),
            PadError::NotAWholeTurn => self.say("pad-not-whole"),
            PadError::NoName => self.say("pad-no-name"),
        }
    }

    /// Why an event can't have happened at its place.
    pub(crate) fn event_error(&self, error: &EventError) -> String {
        match error {
            EventError::Refused(refusal) => self.refusal(refusal),
            EventError::OutOfPlace { .. } => self.say("event-out-of-place"),
            EventError::Unreadable { .. } | EventError::Dice(_) => self.say("event-unreadable"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::FILES;
    use farkle_rules::{Dice, Refusal, SeatError};

    #[test]
    fn every_reason_has_words_in_every_language() {
        let no_dice = "7".parse::<Dice>().err().map(EventError::Dice);
        let token = || "15".to_string();
        let events = [
            EventError::Refused(Refusal::TurnUnderWay),
            EventError::OutOfPlace { token: token(), expected: token() },
            EventError::Unreadable { token: token() },
        ];
        let of_events = events.into_iter().chain(no_dice).map(PadError::Event);
        let errors: Vec<PadError> = of_events
            .chain([
                PadError::Seats(SeatError::Teams { seats: 3, teams: 2 }),
                PadError::NoSuchLine { line: 9, lines: 2 },
                PadError::NoSuchSeat,
                PadError::NotAWholeTurn,
                PadError::NoName,
            ])
            .collect();
        for (language, source) in FILES {
            let messages = Messages::new(language, source);
            for error in &errors {
                let words = messages.pad_error(error);
                assert!(words.contains(' '), "{language}: {error:?} is said as {words:?}");
                assert!(language == "en" || words != error.to_string(), "{language}: {words}");
            }
        }
    }
}
