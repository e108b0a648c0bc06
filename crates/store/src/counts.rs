//! How much a store does, for whoever watches it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoreCounts {
    /// Transactions that wrote commits.
    pub batches: u64,
    /// Commits that are durable.
    pub commits: u64,
    /// Commits that lost a race against another one.
    pub conflicts: u64,
    /// Connections to the database that were made anew.
    pub reconnections: u64,
}

/// The numbers behind [`StoreCounts`]. Clones count together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counter(Arc<Numbers>);

#[derive(Debug, Default)]
struct Numbers {
    batches: AtomicU64,
    commits: AtomicU64,
    conflicts: AtomicU64,
    reconnections: AtomicU64,
}

impl Counter {
    pub(crate) fn batch(&self) {
        self.0.batches.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn commit(&self) {
        self.0.commits.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn conflict(&self) {
        self.0.conflicts.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn reconnection(&self) {
        self.0.reconnections.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn counts(&self) -> StoreCounts {
        let value = |number: &AtomicU64| number.load(Ordering::Relaxed);
        StoreCounts {
            batches: value(&self.0.batches),
            commits: value(&self.0.commits),
            conflicts: value(&self.0.conflicts),
            reconnections: value(&self.0.reconnections),
        }
    }
}
