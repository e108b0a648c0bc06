//! Where the tables of a server are kept: a log of commits for each table.
//!
//! A [`Store`] behaves the same whatever keeps the logs, and one suite of tests (`tests/story`)
//! runs against every implementation:
//!
//! - A commit is one row, so it is there as a whole or not at all. The commits of a table have the
//!   versions 1, 2, 3, … without a gap.
//! - [`Store::append`] names the version that its sender knows. Of several senders who know the
//!   same version one succeeds; the others get the commits that they miss and decide again.
//! - Once `append` has returned a version, the commit survives a crash of the program and of the
//!   machine.
//! - A command is committed once for each table. Whoever appends it again gets its version.
//! - [`Store::subscribe`] tells that a table has a new version. A notice may be lost or come twice:
//!   only [`Store::load`] tells the truth.
//!
//! The store does not know what a commit means. [`Store::memory`] keeps logs for tests,
//! [`Store::sqlite`] in a file, [`Store::postgres`] in a database that several servers share.

mod commit;
mod counts;
mod error;
mod memory;
mod notices;
mod postgres;
mod sqlite;

pub use commit::{Commit, Commits, LONGEST_COMMIT, MOST_COMMITS};
pub use counts::StoreCounts;
pub use error::{AppendError, LoadError, OpenError};
pub use memory::MemoryFault;
pub use notices::{Notice, Notices};
pub use postgres::PostgresSettings;
pub use sqlite::{SqliteSettings, check_sqlite, copy_sqlite};

use commit::Append;
use counts::Counter;
use farkle_table::TableId;
use notices::Announcer;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// So long a write shows that the next one is possible, too.
const FRESH: Duration = Duration::from_secs(10);

/// The logs of all tables. Clones share them.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    announcer: Announcer,
    counter: Counter,
    probed: Arc<Mutex<Option<Instant>>>,
}

#[derive(Clone, Debug)]
enum Backend {
    Memory(memory::Memory),
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

impl Store {
    fn new(backend: Backend, announcer: Announcer, counter: Counter) -> Store {
        Store { backend, announcer, counter, probed: Arc::default() }
    }

    /// Logs in memory, for tests: they end with the last clone.
    pub fn memory() -> Store {
        Store::new(Backend::Memory(memory::Memory::default()), Announcer::default(), Counter::default())
    }

    /// Logs in memory that fail, for tests: `faults` says of each access how long it takes and what
    /// goes wrong.
    pub fn faulty_memory(
        faults: impl Fn() -> (Duration, Option<MemoryFault>) + Send + Sync + 'static,
    ) -> Store {
        let memory = memory::Memory::with(faults);
        Store::new(Backend::Memory(memory), Announcer::default(), Counter::default())
    }

    /// Logs in an SQLite file, which is created if it does not exist.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be used.
    pub fn sqlite(file: &Path, settings: SqliteSettings) -> Result<Store, OpenError> {
        let (announcer, counter) = (Announcer::default(), Counter::default());
        let sqlite = sqlite::Sqlite::open(file, settings, announcer.clone(), counter.clone())?;
        Ok(Store::new(Backend::Sqlite(sqlite), announcer, counter))
    }

    /// Logs in a PostgreSQL database. Its tables are created if they do not exist.
    ///
    /// Runs inside a Tokio runtime with I/O and time.
    ///
    /// # Errors
    /// [`OpenError`] if the database can't be used.
    pub async fn postgres(settings: &PostgresSettings) -> Result<Store, OpenError> {
        let (announcer, counter) = (Announcer::default(), Counter::default());
        let postgres = postgres::Postgres::open(settings, announcer.clone(), counter.clone()).await?;
        Ok(Store::new(Backend::Postgres(postgres), announcer, counter))
    }

    /// Whether other servers may append to the same logs.
    pub fn is_shared(&self) -> bool {
        !matches!(self.backend, Backend::Sqlite(_))
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
        let appended = match &self.backend {
            Backend::Memory(memory) => memory.append(append, &self.announcer).await,
            Backend::Sqlite(sqlite) => sqlite.append(append).await,
            Backend::Postgres(postgres) => postgres.append(append).await,
        };
        match appended {
            Ok(_) => self.counter.commit(),
            Err(AppendError::Conflict(_)) => self.counter.conflict(),
            Err(_) => {}
        }
        appended
    }

    /// The commits of a table after a version, the earliest [`MOST_COMMITS`] of them. A table that
    /// does not exist has none.
    ///
    /// # Errors
    /// [`LoadError`] if they can't be read now.
    pub async fn load(&self, table: TableId, after: u64) -> Result<Commits, LoadError> {
        match &self.backend {
            Backend::Memory(memory) => memory.load(table, after).await,
            Backend::Sqlite(sqlite) => sqlite.load(table, after).await,
            Backend::Postgres(postgres) => postgres.load(table, after).await,
        }
    }

    /// The latest versions of tables, for whoever may have lost a notice. Tables that do not exist
    /// are left out. A store that is not shared names none: its notices tell everything.
    ///
    /// # Errors
    /// [`LoadError`] if they can't be read now.
    pub async fn versions(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, LoadError> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.versions(tables)),
            Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(postgres) => postgres.versions(tables).await,
        }
    }

    /// Notices about every commit from now on, and what other servers tell.
    pub fn subscribe(&self) -> Notices {
        self.announcer.subscribe()
    }

    /// Tells the other servers of this store one line about a table, which is not kept and may be
    /// lost. In memory, whoever tells it hears it, too.
    pub fn tell(&self, table: TableId, text: &str) {
        match &self.backend {
            Backend::Memory(_) => self.announcer.tell(Notice::Told { table, text: text.into() }),
            Backend::Sqlite(_) => {}
            Backend::Postgres(postgres) => postgres.tell(table, text),
        }
    }

    /// Whether something was written in the last ten seconds, or can be written now.
    ///
    /// # Errors
    /// [`AppendError`] if it can't.
    pub async fn check_write(&self) -> Result<(), AppendError> {
        // One attempt at a time, however many ask.
        let mut probed = self.probed.lock().await;
        if probed.is_some_and(|at| at.elapsed() < FRESH) {
            return Ok(());
        }
        match &self.backend {
            Backend::Memory(_) => {}
            Backend::Sqlite(sqlite) => sqlite.probe().await?,
            Backend::Postgres(postgres) => postgres.probe().await?,
        }
        *probed = Some(Instant::now());
        Ok(())
    }

    /// Deletes the tables that have one commit, if it is older than this: nothing has happened at
    /// them since they were created. Returns how many they were. Memory keeps them all.
    ///
    /// # Errors
    /// [`AppendError`] if nothing was deleted.
    pub async fn delete_unused(&self, age: Duration) -> Result<usize, AppendError> {
        match &self.backend {
            Backend::Memory(_) => Ok(0),
            Backend::Sqlite(sqlite) => sqlite.delete_unused(age).await,
            Backend::Postgres(postgres) => postgres.delete_unused(age).await,
        }
    }

    /// What it has done since it was opened.
    pub fn counts(&self) -> StoreCounts {
        self.counter.counts()
    }
}
