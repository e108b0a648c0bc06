//! Logs in an SQLite file.
//!
//! One thread writes. It takes all commits that wait, puts them into one transaction and answers
//! after the transaction is on the disk, so a hundred commits cost one `fsync`. Another thread
//! reads: readers don't wait for the writer. Both have bounded queues.

mod copy;
mod layout;
mod reader;
mod writer;

pub use copy::{check_sqlite, copy_sqlite};

use crate::commit::Append;
use crate::counts::Counter;
use crate::notices::Announcer;
use crate::{AppendError, Commit, Commits, LoadError, MOST_COMMITS, OpenError};
use farkle_protocol::CommandId;
use farkle_table::TableId;
use rusqlite::{Connection, params};
use std::path::Path;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// How much may wait.
#[derive(Clone, Copy, Debug)]
pub struct SqliteSettings {
    /// Commits that wait to be written; one more is refused as overloaded.
    pub waiting_commits: usize,
    /// Requests that wait to be read.
    pub waiting_loads: usize,
}

impl Default for SqliteSettings {
    fn default() -> SqliteSettings {
        SqliteSettings { waiting_commits: 4096, waiting_loads: 1024 }
    }
}

/// The ends of the two queues. The threads end with the last clone.
#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    writer: SyncSender<writer::Request>,
    reader: SyncSender<reader::Request>,
}

impl Sqlite {
    pub(crate) fn open(
        file: &Path,
        settings: SqliteSettings,
        announcer: Announcer,
        counter: Counter,
    ) -> Result<Sqlite, OpenError> {
        let write = layout::open(file)?;
        let read = layout::open_to_read(file)?;
        let (writer, appends) = sync_channel(settings.waiting_commits);
        let (reader, loads) = sync_channel(settings.waiting_loads);
        start("store-writer", move || writer::run(write, &appends, &announcer, &counter))?;
        start("store-reader", move || reader::run(&read, &loads))?;
        Ok(Sqlite { writer, reader })
    }

    pub(crate) async fn append(&self, append: Append) -> Result<u64, AppendError> {
        let (answer, answered) = oneshot::channel();
        self.request(writer::Request::Append { append, answer })?;
        answered.await.unwrap_or_else(|_| Err(ended()))
    }

    /// Writes something, whatever it is.
    pub(crate) async fn probe(&self) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        self.request(writer::Request::Probe { answer })?;
        answered.await.unwrap_or_else(|_| Err(ended()))
    }

    pub(crate) async fn delete_unused(&self, age: Duration) -> Result<usize, AppendError> {
        let (answer, answered) = oneshot::channel();
        self.request(writer::Request::DeleteUnused { age, answer })?;
        answered.await.unwrap_or_else(|_| Err(ended()))
    }

    fn request(&self, request: writer::Request) -> Result<(), AppendError> {
        self.writer.try_send(request).map_err(|error| match error {
            TrySendError::Full(_) => AppendError::Overloaded,
            TrySendError::Disconnected(_) => ended(),
        })
    }

    pub(crate) async fn load(&self, table: TableId, after: u64) -> Result<Commits, LoadError> {
        let (answer, answered) = oneshot::channel();
        self.reader.try_send(reader::Request { table, after, answer }).map_err(|error| match error {
            TrySendError::Full(_) => LoadError::Overloaded,
            TrySendError::Disconnected(_) => LoadError::Failed { reason: "the reader has ended".into() },
        })?;
        let lost = LoadError::Failed { reason: "the reader has ended".into() };
        answered.await.unwrap_or(Err(lost))
    }
}

fn ended() -> AppendError {
    AppendError::Unknown { reason: "the writer has ended".into() }
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), OpenError> {
    let started = thread::Builder::new().name(name.into()).spawn(work);
    started.map(drop).map_err(|error| OpenError::Failed { reason: error.to_string() })
}

/// The commits after a version, the earliest ones.
fn after(connection: &Connection, table: TableId, version: u64) -> rusqlite::Result<Commits> {
    let mut statement = connection.prepare_cached(
        "select command_id, body from log where table_id = ?1 and version > ?2 order by version limit ?3",
    )?;
    let stored = i64::try_from(version).unwrap_or(i64::MAX);
    let rows = statement.query_map(params![table.number(), stored, MOST_COMMITS as i64], |row| {
        let command = row.get::<_, Option<[u8; 16]>>(0)?.map(CommandId::from_bytes);
        Ok(Commit { command, body: row.get(1)? })
    })?;
    Ok(Commits { first: version.saturating_add(1), commits: rows.collect::<Result<_, _>>()? })
}
