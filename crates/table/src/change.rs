//! What a command changes: a numbered fact, stored first and then applied by everybody at the
//! table.

use crate::Seed;
use farkle_rules::{Event, EventError, Outcome, Seat};
use std::fmt;

/// A fact that leads from one revision of a table to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The revision that it leads to: one more than the revision it applies to.
    pub revision: u64,
    /// What it changes.
    pub fact: Fact,
}

/// What a change does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// These events were added.
    Played(Vec<Event>),
    /// A decision was taken back.
    TakenBack {
        /// How many events stay.
        keep: usize,
    },
    /// The game is over and its seed is public.
    Revealed(Seed),
    /// A computer player moves for a person from now on, or the person does again.
    StandIn {
        /// Whose seat it is.
        seat: Seat,
        /// The name of the temperament; `None` if the person is back.
        temperament: Option<String>,
    },
    /// The players have ended the game without a result.
    Ended,
}

/// One event with what followed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose turn it was when it happened.
    pub seat: Seat,
    /// The event.
    pub event: Event,
    /// What followed.
    pub outcome: Outcome,
}

/// Why a change does not fit a table. The table is then unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangeError {
    /// It applies to another revision.
    Revision {
        /// The revision that the next change leads to.
        expected: u64,
        /// The one that this change leads to.
        found: u64,
    },
    /// It keeps more events than there are.
    BeyondEnd {
        /// How many it keeps.
        keep: usize,
        /// How many there are.
        events: usize,
    },
    /// The seed is not the one that was committed to.
    WrongSeed,
    /// That seat does not change hands now.
    StandIn {
        /// Which seat.
        seat: Seat,
    },
    /// The game is over already.
    Over,
    /// An event in it can't happen now.
    Event(EventError),
}

impl ChangeError {
    /// Whether the table knows this change already, so that it can be ignored.
    pub fn is_known(&self) -> bool {
        matches!(self, ChangeError::Revision { expected, found } if found < expected)
    }
}

impl fmt::Display for ChangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChangeError::Revision { expected, found } => {
                write!(f, "the next change leads to revision {expected}, this one leads to {found}")
            }
            ChangeError::BeyondEnd { keep, events } => {
                write!(f, "the change keeps {keep} events, but the game has only {events}")
            }
            ChangeError::WrongSeed => {
                f.write_str("the seed does not match the commitment that was published before the first roll")
            }
            ChangeError::StandIn { seat } => write!(f, "seat {seat} does not change hands now"),
            ChangeError::Over => f.write_str("the game is over already"),
            ChangeError::Event(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ChangeError {}

impl From<EventError> for ChangeError {
    fn from(error: EventError) -> Self {
        ChangeError::Event(error)
    }
}
