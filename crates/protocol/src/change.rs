//! A change of a table, as it is written in a message.

use crate::text;
use farkle_rules::Event;
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
}

impl From<&farkle_table::Change> for Change {
    fn from(change: &farkle_table::Change) -> Change {
        let revision = change.revision;
        match &change.fact {
            Fact::Played(events) => Change::Played { revision, events: events.clone() },
            Fact::TakenBack { keep } => Change::TakenBack { revision, keep: *keep },
            Fact::Revealed(seed) => Change::Revealed { revision, seed: seed.clone() },
        }
    }
}

impl From<Change> for farkle_table::Change {
    fn from(change: Change) -> farkle_table::Change {
        let (revision, fact) = match change {
            Change::Played { revision, events } => (revision, Fact::Played(events)),
            Change::TakenBack { revision, keep } => (revision, Fact::TakenBack { keep }),
            Change::Revealed { revision, seed } => (revision, Fact::Revealed(seed)),
        };
        farkle_table::Change { revision, fact }
    }
}
