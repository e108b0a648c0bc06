//! Game records: a whole game as text, to save, send, replay and report.
//!
//! ```text
//! farkle record 1
//! rules: PlayMonster
//! code: F1-…
//! seat: Ann
//! seat: Ben
//!
//! @1
//! n 234566 5+ 14446 1444+ 1 1+ 233366 333=
//! n 22346
//! ```
//!
//! The code decides about the rules; their name is for people. Other `key: value` lines are kept as
//! they are. After the empty line stand the tokens of the events, one line a turn (the division
//! into lines has no meaning). A `#` begins a comment.

use super::{Entry, Event, EventError, Game, Head, HeadError, Outcome, ScoreSheet, SeatError};
use crate::RuleSet;
use std::fmt;
use std::str::FromStr;

const FIRST_LINE: &str = "farkle record 1";
/// Some editors put it before everything else.
const BYTE_ORDER_MARK: char = '\u{feff}';
const KIND: &str = "farkle record ";

/// A game from its first event to the last one so far.
///
/// ```
/// use farkle_rules::{Event, Points, Record, RuleSet};
/// let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
/// for token in ["@1", "n", "124555", "1555="] {
///     record.events.push(token.parse()?);
/// }
/// let text = record.to_string();
/// let again: Record = text.parse()?;
/// assert_eq!(again.replay()?.game.turns(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules.
    pub rules: RuleSet,
    /// A name for every seat.
    pub seats: Vec<String>,
    /// Other lines of the head, in order: key and value.
    pub headers: Vec<(String, String)>,
    /// What happened.
    pub events: Vec<Event>,
}

/// A record played to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The state after the last event.
    pub game: Game,
    /// All turns that have ended.
    pub sheet: ScoreSheet,
    /// Every event with what followed from it.
    pub moments: Vec<Moment>,
}

/// One event of a replay.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The event.
    pub event: Event,
    /// What followed from it.
    pub outcome: Outcome,
    /// The state after it.
    pub game: Game,
}

/// Why a text is not a record, or a record is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The first line is missing.
    NotARecord,
    /// A record of another version.
    Version {
        /// The first line.
        text: String,
    },
    /// The head can't be read.
    Head(HeadError),
    /// The rules don't allow this number of players.
    Seats(SeatError),
    /// An event can't be read.
    Unreadable {
        /// Line number, from 1.
        line: usize,
        /// What is wrong.
        error: EventError,
    },
    /// An event can't have happened.
    Illegal {
        /// Number of the event, from 1.
        number: usize,
        /// What is wrong.
        error: EventError,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Version { text } => write!(
                f,
                "this program reads '{FIRST_LINE}' and not '{text}': a newer Farkle wrote it; update to read it"
            ),
            RecordError::NotARecord => write!(f, "not a game record: the first line must be '{FIRST_LINE}'"),
            RecordError::Head(error) => error.fmt(f),
            RecordError::Seats(error) => error.fmt(f),
            RecordError::Unreadable { line, error } => write!(f, "line {line}: {error}"),
            RecordError::Illegal { number, error } => write!(f, "event {number}: {error}"),
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// A record without events.
    pub fn new<S: Into<String>>(rules: RuleSet, seats: impl IntoIterator<Item = S>) -> Record {
        Record {
            rules,
            seats: seats.into_iter().map(Into::into).collect(),
            headers: Vec::new(),
            events: Vec::new(),
        }
    }

    /// The value of a line of the head.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// Plays the record from its beginning.
    ///
    /// # Errors
    /// [`RecordError::Seats`], or [`RecordError::Illegal`] with the first event that can't have
    /// happened.
    pub fn replay(&self) -> Result<Replay, RecordError> {
        let mut game = Game::new(self.rules.clone(), self.seats_at_first()).map_err(RecordError::Seats)?;
        let mut sheet = ScoreSheet::default();
        let mut moments = Vec::with_capacity(self.events.len());
        for (number, event) in (1..).zip(&self.events) {
            let outcome = game.apply(event).map_err(|error| RecordError::Illegal { number, error })?;
            sheet.note(&game, event, &outcome);
            moments.push(Moment { event: *event, outcome, game: game.clone() });
        }
        Ok(Replay { game, sheet, moments })
    }

    /// How many sat at the table when the game began: the others joined later.
    pub fn seats_at_first(&self) -> usize {
        let joined = |event: &&Event| matches!(event, Event::Entered(Entry::Joined { .. }));
        self.seats.len().saturating_sub(self.events.iter().filter(joined).count())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        let head =
            Head { rules: self.rules.clone(), seats: self.seats.clone(), others: self.headers.clone() };
        write!(f, "{head}")?;
        for (i, event) in self.events.iter().enumerate() {
            let begins_line = i == 0
                || matches!(event, Event::TurnBegan | Event::TookOver | Event::Started(_))
                || matches!(event, Event::Entered(entry) if !matches!(entry, Entry::LetPass { .. }));
            write!(f, "{}{event}", if begins_line { "\n" } else { " " })?;
        }
        if self.events.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let without_comment = |line: &str| line.split('#').next().unwrap_or_default().trim().to_string();
        // A line that is nothing but a comment is not there at all: it must not end the head.
        let is_comment = |line: &str| line.trim_start().starts_with('#');
        let lines =
            (1..).zip(text.trim_start_matches(BYTE_ORDER_MARK).lines()).filter(|(_, line)| !is_comment(line));
        let mut lines = lines.map(|(number, line)| (number, without_comment(line))).peekable();
        while lines.peek().is_some_and(|(_, line)| line.is_empty()) {
            lines.next();
        }
        match lines.next() {
            Some((_, line)) if line == FIRST_LINE => {}
            Some((_, text)) if text.starts_with(KIND) => return Err(RecordError::Version { text }),
            _ => return Err(RecordError::NotARecord),
        }
        let head = lines.by_ref().take_while(|(_, line)| !line.is_empty());
        let Head { rules, seats, others: headers } = Head::read(head, |_| true).map_err(RecordError::Head)?;
        // The head ends at the first empty line; whatever is left holds events.
        let mut events = Vec::new();
        for (line, tokens) in lines {
            for token in tokens.split_whitespace() {
                events.push(token.parse().map_err(|error| RecordError::Unreadable { line, error })?);
            }
        }
        Ok(Record { rules, seats, headers, events })
    }
}
