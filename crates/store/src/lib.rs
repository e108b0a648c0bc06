//! Where the tables of a server are kept: a log of commits for each table.
//!
//! A [`Store`] behaves the same whatever keeps the logs, and one suite of tests (`tests/story.rs`)
//! runs against every implementation:
//!
//! - A commit is one row, so it is there as a whole or not at all. The commits of a table have the
//!   versions 1, 2, 3, … without a gap.
//! - [`Store::append`] names the version that its sender knows. Of several senders who know the
//!   same version one succeeds; the others get the commits that they miss and decide again.
//! - Once `append` has returned a version, the commit survives a crash of the program and of the
//!   machine.
//! - A command is committed once for each table. Whoever appends it again gets its version.
//! - [`Store::subscribe`] hints that a table has a new version. A hint may be lost or come twice:
//!   only [`Store::load`] tells the truth.
//!
//! The store does not know what a commit means. [`Store::memory`] keeps logs for tests,
//! [`Store::sqlite`] in a file.

mod commit;
mod error;
mod hints;
mod memory;
mod sqlite;

pub use commit::{Commit, Commits, LONGEST_COMMIT, MOST_COMMITS};
pub use error::{AppendError, LoadError, OpenError};
pub use hints::{Hint, Hints};
pub use sqlite::SqliteSettings;

use commit::Append;
use farkle_table::TableId;
use hints::Announcer;
use std::path::Path;

/// The logs of all tables. Clones share them.
#[derive(Clone, Debug)]
pub struct Store {
    kept: Kept,
    announcer: Announcer,
}

#[derive(Clone, Debug)]
enum Kept {
    Memory(memory::Memory),
    Sqlite(sqlite::Sqlite),
}

impl Store {
    /// Logs in memory, for tests: they end with the last clone.
    pub fn memory() -> Store {
        Store { kept: Kept::Memory(memory::Memory::default()), announcer: Announcer::default() }
    }

    /// Logs in an SQLite file, which is created if it does not exist.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be used.
    pub fn sqlite(file: &Path, settings: SqliteSettings) -> Result<Store, OpenError> {
        let announcer = Announcer::default();
        let kept = Kept::Sqlite(sqlite::Sqlite::open(file, settings, announcer.clone())?);
        Ok(Store { kept, announcer })
    }

    /// Adds a commit to the log of a table, if its latest version is `expected`. Version 0 is a
    /// table that does not exist yet. Returns the version of the commit when it is durable.
    ///
    /// # Errors
    /// [`AppendError`] says what happened instead.
    pub async fn append(&self, table: TableId, expected: u64, commit: Commit) -> Result<u64, AppendError> {
        if commit.body.len() > LONGEST_COMMIT {
            return Err(AppendError::TooLong { bytes: commit.body.len() });
        }
        let append = Append { table, expected, commit };
        match &self.kept {
            Kept::Memory(memory) => memory.append(append, &self.announcer),
            Kept::Sqlite(sqlite) => sqlite.append(append).await,
        }
    }

    /// The commits of a table after a version, the earliest [`MOST_COMMITS`] of them. A table that
    /// does not exist has none.
    ///
    /// # Errors
    /// [`LoadError`] if they can't be read now.
    pub async fn load(&self, table: TableId, after: u64) -> Result<Commits, LoadError> {
        match &self.kept {
            Kept::Memory(memory) => Ok(memory.load(table, after)),
            Kept::Sqlite(sqlite) => sqlite.load(table, after).await,
        }
    }

    /// Hints about every commit from now on.
    pub fn subscribe(&self) -> Hints {
        self.announcer.subscribe()
    }
}
