//! Logs in a PostgreSQL database, which several servers may share.
//!
//! No server owns a table. Each has three connections: one writes, one reads, and one hears of the
//! commits of the other servers and tells them its own. A connection that breaks is made anew, and
//! whoever waits for it waits for a few seconds.

mod layout;
mod link;
mod listener;
mod writer;

use crate::commit::Append;
use crate::counts::Counter;
use crate::notices::Announcer;
use crate::{AppendError, Commit, Commits, LoadError, MOST_COMMITS, OpenError};
use farkle_protocol::CommandId;
use farkle_table::TableId;
use link::{Failed, Link, Session};
use listener::ToOthers;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Error, Row, Statement};

/// Where the database is, and how much may wait.
#[derive(Clone, Debug)]
pub struct PostgresSettings {
    /// `postgres://user:password@host/database`; several hosts have commas between them.
    pub url: String,
    /// What all servers of the database have in common, as a hash. The first one decides; one with
    /// another value is refused.
    pub fingerprint: [u8; 32],
    /// Commits that wait to be written; one more is refused as overloaded.
    pub waiting_commits: usize,
    /// Requests that wait to be read.
    pub waiting_loads: usize,
}

impl PostgresSettings {
    /// The usual limits.
    pub fn new(url: &str, fingerprint: [u8; 32]) -> PostgresSettings {
        PostgresSettings { url: url.to_string(), fingerprint, waiting_commits: 4096, waiting_loads: 4096 }
    }
}

/// Time for a connection to one host.
const CONNECT: Duration = Duration::from_secs(3);
/// A connection whose bytes nobody confirms for this time is broken.
const UNCONFIRMED: Duration = Duration::from_secs(5);
/// So long somebody waits for a new connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// Time for the answer to a statement. The server ends it a little earlier by itself.
const STATEMENT: Duration = Duration::from_secs(10);

/// What is wrong with a database whose answer does not come.
const SILENT: &str = "the database does not answer";

/// The ends of the queues. The tasks end with the last clone.
#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    writer: mpsc::Sender<writer::Request>,
    reader: Arc<Link>,
    loads: Arc<Semaphore>,
    others: mpsc::Sender<ToOthers>,
}

impl Postgres {
    pub(crate) async fn open(
        settings: &PostgresSettings,
        announcer: Announcer,
        counter: Counter,
    ) -> Result<Postgres, OpenError> {
        let config = config(&settings.url).map_err(|reason| OpenError::Failed { reason })?;
        layout::prepare(&config, &settings.fingerprint).await?;
        let reader = Arc::new(Link::new(config.clone(), counter.clone()));
        let others = listener::start(config.clone(), &reader, announcer.clone(), counter.clone()).await?;
        let (writer, requests) = mpsc::channel(settings.waiting_commits);
        let link = Link::new(config, counter.clone());
        tokio::spawn(writer::run(link, requests, announcer, others.clone(), counter));
        let loads = Arc::new(Semaphore::new(settings.waiting_loads));
        Ok(Postgres { writer, reader, loads, others })
    }

    pub(crate) async fn append(&self, append: Append) -> Result<u64, AppendError> {
        let (table, expected, command) = (append.table, append.expected, append.commit.command);
        let (answer, answered) = oneshot::channel();
        self.request(writer::Request::Append { append, answer })?;
        let unknown = |reason: String| AppendError::Unknown { reason };
        match answered.await {
            Ok(Ok(Some(version))) => Ok(version),
            Ok(Ok(None)) => Err(self.why_refused(table, expected, command).await),
            Ok(Err(error)) => Err(error),
            Err(_) => Err(unknown("the writer has ended".to_string())),
        }
    }

    fn request(&self, request: writer::Request) -> Result<(), AppendError> {
        self.writer.try_send(request).map_err(|error| match error {
            TrySendError::Full(_) => AppendError::Overloaded,
            TrySendError::Closed(_) => AppendError::Unknown { reason: "the writer has ended".into() },
        })
    }

    /// Why a commit was not written: its command or another commit was there before.
    async fn why_refused(&self, table: TableId, expected: u64, command: Option<CommandId>) -> AppendError {
        let unknown = |error: LoadError| AppendError::Unknown { reason: error.to_string() };
        if let Some(command) = command {
            match self.version_of(table, command).await {
                Ok(Some(version)) => return AppendError::Repeated { version },
                Ok(None) => {}
                Err(error) => return unknown(error),
            }
        }
        self.load(table, expected).await.map_or_else(unknown, AppendError::Conflict)
    }

    async fn version_of(&self, table: TableId, command: CommandId) -> Result<Option<u64>, LoadError> {
        let command = &command.to_bytes()[..];
        let rows = self.rows(|session| &session.known, &[&table.number(), &command]).await?;
        rows.first().map(|row| number(row, 0)).transpose().map_err(failed)
    }

    pub(crate) async fn load(&self, table: TableId, after: u64) -> Result<Commits, LoadError> {
        let stored = i64::try_from(after).unwrap_or(i64::MAX);
        let most = MOST_COMMITS as i64;
        let rows = self.rows(|session| &session.load, &[&table.number(), &stored, &most]).await?;
        let commit = |row: &Row| -> Result<Commit, Error> {
            let command: Option<&[u8]> = row.try_get(0)?;
            let command = command.and_then(|bytes| bytes.try_into().ok()).map(CommandId::from_bytes);
            Ok(Commit { command, body: row.try_get(1)? })
        };
        let commits = rows.iter().map(commit).collect::<Result<_, _>>().map_err(failed)?;
        Ok(Commits { first: after.saturating_add(1), commits })
    }

    pub(crate) async fn versions(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, LoadError> {
        let ids: Vec<i64> = tables.iter().map(|table| table.number()).collect();
        let rows = self.rows(|session| &session.versions, &[&ids]).await?;
        let head = |row: &Row| Ok((TableId::from_random(number(row, 0)?), number(row, 1)?));
        rows.iter().map(head).collect::<Result<_, _>>().map_err(failed)
    }

    /// Reads on the connection for that, once more on another one if it breaks.
    async fn rows(
        &self,
        statement: fn(&Session) -> &Statement,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, LoadError> {
        let _turn = self.loads.try_acquire().map_err(|_| LoadError::Overloaded)?;
        let mut is_again = false;
        loop {
            let session = self.reader.session(PATIENCE).await;
            let session = session.map_err(|reason| LoadError::Failed { reason })?;
            let rows = timeout(STATEMENT, session.client.query(statement(&session), parameters)).await;
            let error = match rows {
                Ok(Ok(rows)) => return Ok(rows),
                Ok(Err(error)) if Failed::of(&error) == Failed::Statement => return Err(failed(error)),
                Ok(Err(error)) => failed(error),
                Err(_) => LoadError::Failed { reason: SILENT.to_string() },
            };
            self.reader.leave(&session).await;
            if is_again {
                return Err(error);
            }
            is_again = true;
        }
    }

    pub(crate) async fn delete_unused(&self, age: Duration) -> Result<usize, AppendError> {
        let mut deleted = 0;
        loop {
            let rows = self.rows(|session| &session.delete_unused, &[&age.as_secs_f64()]).await;
            let rows = rows.map_err(|error| AppendError::Unknown { reason: error.to_string() })?;
            deleted += rows.len();
            if rows.is_empty() {
                return Ok(deleted);
            }
        }
    }

    /// Writes something, whatever it is.
    pub(crate) async fn probe(&self) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        self.request(writer::Request::Probe { answer })?;
        let ended = |_| AppendError::Unknown { reason: "the writer has ended".into() };
        answered.await.map_err(ended)?.map_err(|reason| AppendError::Unknown { reason })
    }

    /// Tells the other servers something that is not kept. It is lost if too much is told.
    pub(crate) fn tell(&self, table: TableId, text: &str) {
        let _ = self.others.try_send(ToOthers::Told { table, text: text.into() });
    }
}

fn failed(error: Error) -> LoadError {
    LoadError::Failed { reason: link::said(&error) }
}

/// A number that is never negative.
fn number(row: &Row, column: usize) -> Result<u64, Error> {
    row.try_get::<_, i64>(column).map(i64::cast_unsigned)
}

/// The address with the usual limits where it names none.
fn config(url: &str) -> Result<Config, String> {
    let mut config: Config = url.parse().map_err(|error: Error| {
        format!("{}; allowed is postgres://USER:PASSWORD@HOST/DATABASE", link::said(&error))
    })?;
    if config.get_ssl_mode() == SslMode::Require {
        let no_tls = "this program speaks no TLS with the database: leave sslmode out, and connect \
                      through a private network or a local proxy that encrypts";
        return Err(no_tls.to_string());
    }
    config.ssl_mode(SslMode::Disable);
    // A standby that can't write is passed over; after a failover it is the next host.
    config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(UNCONFIRMED);
    }
    config.keepalives_idle(UNCONFIRMED);
    if config.get_application_name().is_none() {
        config.application_name("farkle");
    }
    Ok(config)
}
