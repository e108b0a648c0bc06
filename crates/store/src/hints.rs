//! Hints that a table has a new version.

use farkle_table::TableId;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// A subscriber that falls behind by more is told that it missed hints.
const KEPT: usize = 1024;

/// What may have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A table has this version, or a later one.
    Version {
        /// The table.
        table: TableId,
        /// Its version.
        version: u64,
    },
    /// Hints were lost: any table may have a new version.
    Missed,
}

/// Hints for one subscriber.
#[derive(Debug)]
pub struct Hints(broadcast::Receiver<(TableId, u64)>);

impl Hints {
    /// The next hint; `None` when the store is gone.
    pub async fn next(&mut self) -> Option<Hint> {
        match self.0.recv().await {
            Ok((table, version)) => Some(Hint::Version { table, version }),
            Err(RecvError::Lagged(_)) => Some(Hint::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Tells all subscribers. Clones tell the same ones.
#[derive(Clone, Debug)]
pub(crate) struct Announcer(broadcast::Sender<(TableId, u64)>);

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer(broadcast::Sender::new(KEPT))
    }
}

impl Announcer {
    pub(crate) fn announce(&self, table: TableId, version: u64) {
        // Without subscribers nobody is told.
        let _ = self.0.send((table, version));
    }

    pub(crate) fn subscribe(&self) -> Hints {
        Hints(self.0.subscribe())
    }
}
