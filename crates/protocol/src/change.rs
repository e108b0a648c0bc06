//! A change of a table, as it is written in a message.

use crate::message::seat_number;
use crate::text;
use farkle_rules::{Event, Seat};
use farkle_table::{Fact, Seed};
use serde::{Deserialize, Serialize};

/// A change that leads to a revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum Change {
    /// Something happened.
    Played {
        /// The revision it leads to.
        revision: u64,
        /// Events as in records: `n`, `14446`, `1444+`.
        #[cfg_attr(test, schemars(with = "Vec<String>"))]
        events: Vec<Event>,
    },
    /// A decision was taken back.
    TakenBack {
        /// The revision it leads to.
        revision: u64,
        /// How many events stay.
        keep: usize,
    },
    /// The game is over and the seed of its dice is public.
    Revealed {
        /// The revision it leads to.
        revision: u64,
        /// 64 hexadecimal digits.
        #[serde(with = "text")]
        #[cfg_attr(test, schemars(with = "String"))]
        seed: Seed,
    },
    /// A computer player moves for a person from now on, or the person does again.
    StandIn {
        /// The revision it leads to.
        revision: u64,
        /// The seat of the person, from 1.
        #[serde(with = "seat_number")]
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        /// The name of the temperament; it is missing if the person is back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        temperament: Option<String>,
    },
    /// The players have ended the game without a result.
    Ended {
        /// The revision it leads to.
        revision: u64,
    },
}

impl From<&farkle_table::Change> for Change {
    fn from(change: &farkle_table::Change) -> Change {
        let revision = change.revision;
        match &change.fact {
            Fact::Played(events) => Change::Played { revision, events: events.clone() },
            Fact::TakenBack { keep } => Change::TakenBack { revision, keep: *keep },
            Fact::Revealed(seed) => Change::Revealed { revision, seed: seed.clone() },
            Fact::StandIn { seat, temperament } => {
                Change::StandIn { revision, seat: *seat, temperament: temperament.clone() }
            }
            Fact::Ended => Change::Ended { revision },
        }
    }
}

impl From<Change> for farkle_table::Change {
    fn from(change: Change) -> farkle_table::Change {
        let (revision, fact) = match change {
            Change::Played { revision, events } => (revision, Fact::Played(events)),
            Change::TakenBack { revision, keep } => (revision, Fact::TakenBack { keep }),
            Change::Revealed { revision, seed } => (revision, Fact::Revealed(seed)),
            Change::StandIn { revision, seat, temperament } => {
                (revision, Fact::StandIn { seat, temperament })
            }
            Change::Ended { revision } => (revision, Fact::Ended),
        };
        farkle_table::Change { revision, fact }
    }
}
