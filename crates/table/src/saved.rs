//! A table as a game record, and back: how games are saved and continued.
//!
//! Besides the rules, the seats and the events the head of the record holds:
//!
//! | line | meaning |
//! |---|---|
//! | `holder: person`, `holder: computer gambler` | who holds the seats, in their order |
//! | `take-back: on` | decisions may be taken back |
//! | `hints: off` | nobody may ask for the best play |
//! | `dice: seed 1f…` | the secret of the dice |
//! | `dice-text: Ann` | the text of every player that goes into the dice |

use crate::{Change, Holder, HolderKind, Seed, SeedError, Setup, Table};
use farkle_rules::{Record, RecordError, SeatError};
use std::fmt;

/// Why a record can't be continued at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It is not a record, or not of a game that can be.
    Record(RecordError),
    /// So many can't sit there.
    Seats(SeatError),
    /// There is no `dice: seed` line, so the dice to come are not known.
    NoSeed,
    /// The seed can't be read.
    Seed(SeedError),
    /// Somebody joined after the game had begun, as they do on a score pad.
    Joined,
    /// A `holder:` line can't be read.
    Holder {
        /// What stands there.
        text: String,
    },
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Record(error) => error.fmt(f),
            SavedError::Seats(error) => error.fmt(f),
            SavedError::NoSeed => {
                f.write_str("the record has no line 'dice: seed …': it can be replayed, but not continued")
            }
            SavedError::Seed(error) => write!(f, "dice: {error}"),
            SavedError::Joined => f.write_str(
                "somebody joined this game after it had begun: it can be replayed, but not continued",
            ),
            SavedError::Holder { text } => {
                write!(f, "holder: '{text}' is neither 'person' nor 'computer TEMPERAMENT'")
            }
        }
    }
}

impl std::error::Error for SavedError {}

impl From<RecordError> for SavedError {
    fn from(error: RecordError) -> Self {
        SavedError::Record(error)
    }
}

const HOLDER: &str = "holder";
const TAKE_BACK: &str = "take-back";
const HINTS: &str = "hints";
const DICE: &str = "dice";
const DICE_TEXT: &str = "dice-text";
const SEED_WORD: &str = "seed ";

pub(crate) fn record(table: &Table) -> Record {
    let setup = table.setup();
    let mut record = Record::new(setup.rules.clone(), setup.holders.iter().map(|holder| holder.name.clone()));
    let mut add = |key: &str, value: String| record.headers.push((key.to_string(), value));
    setup.holders.iter().for_each(|holder| add(HOLDER, holder.kind.to_string()));
    add(TAKE_BACK, if setup.take_back { "on" } else { "off" }.to_string());
    if !setup.hints {
        add(HINTS, "off".to_string());
    }
    add(DICE, format!("{SEED_WORD}{}", table.dice().seed()));
    setup.player_texts.iter().for_each(|text| add(DICE_TEXT, text.clone()));
    record.events = table.events().to_vec();
    record
}

impl Table {
    /// The table at which a saved game goes on.
    ///
    /// # Errors
    /// [`SavedError`] says what is missing or wrong.
    pub fn from_record(record: &Record) -> Result<Table, SavedError> {
        let seed =
            record.header(DICE).and_then(|text| text.strip_prefix(SEED_WORD)).ok_or(SavedError::NoSeed)?;
        let seed: Seed = seed.parse().map_err(SavedError::Seed)?;
        // A table sets all its seats up at once.
        if record.seats_at_first() != record.seats.len() {
            return Err(SavedError::Joined);
        }
        let lines = |key: &'static str| {
            record.headers.iter().filter(move |(k, _)| k == key).map(|(_, value)| value.as_str())
        };
        let mut kinds = lines(HOLDER);
        let mut holders = Vec::with_capacity(record.seats.len());
        for name in &record.seats {
            let text = kinds.next().unwrap_or("person");
            let kind =
                HolderKind::parse(text).ok_or_else(|| SavedError::Holder { text: text.to_string() })?;
            holders.push(Holder { name: name.clone(), kind });
        }
        let setup = Setup {
            rules: record.rules.clone(),
            holders,
            take_back: record.header(TAKE_BACK) == Some("on"),
            hints: record.header(HINTS) != Some("off"),
            player_texts: lines(DICE_TEXT).map(str::to_string).collect(),
        };
        let mut table = Table::new(setup, seed).map_err(SavedError::Seats)?;
        let number = record.replay()?.moments.len();
        table
            .apply(&Change::Played(record.events.clone()))
            .map_err(|error| RecordError::Illegal { number, error })?;
        Ok(table)
    }
}
