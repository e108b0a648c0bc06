//! One connection to the database, which is made anew when it breaks.

use super::{CONNECT, PATIENCE, SILENT};
use crate::counts::Counter;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, Connection, Error, NoTls, Socket, Statement};

/// The pause after the first attempt that failed. It doubles up to the second one.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// What is set for each connection. Commits wait for the disk even where the database is told to
/// promise them earlier.
const SESSION: &str = "
    set statement_timeout = '8s';
    set lock_timeout = '5s';
    set idle_in_transaction_session_timeout = '10s';
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
";

/// A batch of commits in one statement. Heads are locked in the order of their tables, so that two
/// servers with the same tables wait for each other and never both at once. It returns what it
/// wrote; a commit that is missing there was refused.
const APPEND: &str = "
    with want as (
        select * from unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[])
            as w (id, expected, command_id, body)
    ), locked as (
        select t.id, t.version from farkle_tables t where t.id = any($1) order by t.id for update
    ), ok as (
        select w.* from want w join locked l on l.id = w.id and l.version = w.expected
        where w.expected > 0 and not exists (
            select from farkle_log known where known.table_id = w.id and known.command_id = w.command_id
        )
    ), moved as (
        update farkle_tables t set version = t.version + 1 from ok where t.id = ok.id
        returning t.id, t.version
    ), added as (
        insert into farkle_tables (id, version)
        select id, 1 from want where expected = 0 order by id
        on conflict (id) do nothing returning id, version
    ), head as (
        select * from moved union all select * from added
    )
    insert into farkle_log (table_id, version, command_id, body)
    select head.id, head.version, want.command_id, want.body from head join want using (id)
    returning table_id, version
";

const LOAD: &str = "
    select command_id, body from farkle_log where table_id = $1 and version > $2 order by version limit $3
";

const KNOWN: &str = "select version from farkle_log where table_id = $1 and command_id = $2";

const VERSIONS: &str = "select id, version from farkle_tables where id = any($1)";

/// A thousand of them, because others wait meanwhile. A head that another server moves on is looked
/// at again, and stays.
const DELETE_UNUSED: &str = "
    with unused as (
        delete from farkle_tables where id in (
            select t.id from farkle_tables t join farkle_log l on l.table_id = t.id and l.version = 1
            where t.version = 1 and l.at <= now() - make_interval(secs => $1)
            order by t.id limit 1000 for update of t skip locked
        )
        returning id
    )
    delete from farkle_log using unused where table_id = unused.id returning table_id
";

/// A connection with its statements.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) append: Statement,
    pub(super) load: Statement,
    pub(super) known: Statement,
    pub(super) versions: Statement,
    pub(super) delete_unused: Statement,
}

/// What an error says about the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failed {
    /// Nothing: the statement was refused.
    Statement,
    /// The statement was in the way of another one, and may be tried again.
    Again,
    /// It can write no more: another host has to be found. The statement was refused.
    ReadOnly,
    /// It is broken, and nobody knows what has become of the statement.
    Connection,
}

impl Failed {
    pub(super) fn of(error: &Error) -> Failed {
        let Some(state) = error.code() else { return Failed::Connection };
        match state {
            &SqlState::T_R_DEADLOCK_DETECTED
            | &SqlState::T_R_SERIALIZATION_FAILURE
            | &SqlState::UNIQUE_VIOLATION => Failed::Again,
            &SqlState::READ_ONLY_SQL_TRANSACTION => Failed::ReadOnly,
            &SqlState::ADMIN_SHUTDOWN | &SqlState::CRASH_SHUTDOWN | &SqlState::CANNOT_CONNECT_NOW => {
                Failed::Connection
            }
            state if state.code().starts_with("08") => Failed::Connection,
            _ => Failed::Statement,
        }
    }
}

/// What an error says, with what the database says.
pub(super) fn said(error: &Error) -> String {
    if let Some(of_database) = error.as_db_error() {
        return format!("{} (SQLSTATE {})", of_database.message(), of_database.code().code());
    }
    match std::error::Error::source(error) {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}

/// Connects; the second part has to be driven.
pub(super) async fn connect(
    config: &Config,
) -> Result<(Client, Connection<Socket, tokio_postgres::tls::NoTlsStream>), String> {
    // The library limits the time until a host is reached, and this the time for its answer.
    let hosts = u32::try_from(config.get_hosts().len()).unwrap_or(u32::MAX).max(1);
    let each = config.get_connect_timeout().copied().unwrap_or(CONNECT);
    let connected = timeout(each.saturating_mul(hosts), config.connect(NoTls)).await;
    let connected = connected.map_err(|_| SILENT.to_string())?;
    connected.map_err(|error| said(&error))
}

#[derive(Debug)]
pub(super) struct Link {
    config: Config,
    session: Mutex<Option<Arc<Session>>>,
    was_connected: AtomicBool,
    counter: Counter,
}

impl Link {
    pub(super) fn new(config: Config, counter: Counter) -> Link {
        Link { config, session: Mutex::default(), was_connected: AtomicBool::new(false), counter }
    }

    /// The connection, made anew if it is broken. Tries for as long as `patience` says.
    pub(super) async fn session(&self, patience: Duration) -> Result<Arc<Session>, String> {
        let mut last = SILENT.to_string();
        let opened = timeout(patience, async {
            let mut session = self.session.lock().await;
            if let Some(session) = session.as_ref().filter(|session| !session.client.is_closed()) {
                return session.clone();
            }
            let mut pause = PAUSE;
            loop {
                match open(&self.config).await {
                    Ok(opened) => {
                        if self.was_connected.swap(true, Ordering::Relaxed) {
                            self.counter.reconnection();
                        }
                        return session.insert(Arc::new(opened)).clone();
                    }
                    Err(reason) => last = reason,
                }
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        });
        let opened = opened.await;
        opened.map_err(|_| last)
    }

    /// Uses a connection no more.
    pub(super) async fn leave(&self, broken: &Arc<Session>) {
        let Ok(mut session) = timeout(PATIENCE, self.session.lock()).await else { return };
        if session.as_ref().is_some_and(|session| Arc::ptr_eq(session, broken)) {
            *session = None;
        }
    }
}

async fn open(config: &Config) -> Result<Session, String> {
    let (client, connection) = connect(config).await?;
    // It ends with its client. What is wrong with it is told to whoever waits for an answer.
    tokio::spawn(connection);
    let prepare = async {
        client.batch_execute(SESSION).await?;
        let append = client.prepare(APPEND).await?;
        let load = client.prepare(LOAD).await?;
        let known = client.prepare(KNOWN).await?;
        let versions = client.prepare(VERSIONS).await?;
        let delete_unused = client.prepare(DELETE_UNUSED).await?;
        Ok((append, load, known, versions, delete_unused))
    };
    let prepared = timeout(CONNECT, prepare).await.map_err(|_| SILENT.to_string())?;
    let (append, load, known, versions, delete_unused) = prepared.map_err(|error: Error| said(&error))?;
    Ok(Session { client, append, load, known, versions, delete_unused })
}
