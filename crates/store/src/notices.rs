//! Notices that a table has a new version, and what servers tell each other beside that.

use farkle_table::TableId;
use std::sync::Arc;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// A subscriber that falls behind by more is told that it missed notices.
const KEPT: usize = 1024;

/// What may have happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A table has this version, or a later one.
    Version {
        /// The table.
        table: TableId,
        /// Its version.
        version: u64,
    },
    /// A server has told the others something about a table that is not kept.
    Told {
        /// The table.
        table: TableId,
        /// One line in the words of the servers.
        text: Arc<str>,
    },
    /// Notices were lost: any table may have a new version.
    Missed,
}

/// The notices of one subscriber.
#[derive(Debug)]
pub struct Notices(broadcast::Receiver<Notice>);

impl Notices {
    /// The next notice; `None` when the store is gone.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Tells all subscribers. Clones tell the same ones.
#[derive(Clone, Debug)]
pub(crate) struct Announcer(broadcast::Sender<Notice>);

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer(broadcast::Sender::new(KEPT))
    }
}

impl Announcer {
    pub(crate) fn announce(&self, table: TableId, version: u64) {
        self.tell(Notice::Version { table, version });
    }

    pub(crate) fn tell(&self, notice: Notice) {
        // Without subscribers nobody is told.
        let _ = self.0.send(notice);
    }

    pub(crate) fn subscribe(&self) -> Notices {
        Notices(self.0.subscribe())
    }
}
