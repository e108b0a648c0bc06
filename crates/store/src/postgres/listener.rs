//! The connection that hears of the commits of other servers, and tells them its own.
//!
//! A notification inside the transaction that writes would let all servers write one after the
//! other. So commits are told a little later, many at once, on a connection of their own. What is
//! lost on the way is found by whoever asks for versions from time to time.

use super::link::{Link, connect, said};
use super::{CONNECT, SILENT};
use crate::OpenError;
use crate::counts::Counter;
use crate::notices::{Announcer, Notice};
use farkle_table::TableId;
use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt::Write;
use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Config};
use tracing::warn;

const CHANNEL: &str = "farkle_tables";
/// Bytes of one notification; PostgreSQL allows 7,999.
const LONGEST: usize = 7_900;
/// Time between two notifications.
const PAUSE: Duration = Duration::from_millis(8);
/// Time between two signs of life on a connection where nothing happens.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// Notifications that wait to be read.
const INBOX: usize = 4096;
/// What waits to be told to other servers.
const OUTBOX: usize = 16 * 1024;
/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// What the other servers are told.
#[derive(Debug)]
pub(super) enum ToOthers {
    Version { table: TableId, version: u64 },
    Told { table: TableId, text: String },
}

/// A notification of a server: who sent it, and its text.
type Heard = (i32, String);

/// Listens until the last sender is gone.
///
/// # Errors
/// If the connection can't be made, or if it hears nothing.
pub(super) async fn start(
    config: Config,
    reader: &Link,
    announcer: Announcer,
    counter: Counter,
) -> Result<mpsc::Sender<ToOthers>, OpenError> {
    let failed = |reason: String| OpenError::Failed { reason };
    let (others, told) = mpsc::channel(OUTBOX);
    let (heard, is_heard) = oneshot::channel();
    let connection = ListenerConnection::open(&config).await.map_err(failed)?;
    let pid = connection.pid;
    let listener = Listener { told, announcer, waiting: Waiting::default(), greeting: Some(heard) };
    tokio::spawn(listener.run(config, connection, counter));
    let session = reader.session(CONNECT).await.map_err(failed)?;
    let greeting = format!("hello {pid}");
    let sent = session.client.execute("select pg_notify($1, $2)", &[&CHANNEL, &greeting]).await;
    sent.map_err(|error| failed(said(&error)))?;
    timeout(CONNECT, is_heard)
        .await
        .map_err(|_| {
            failed(
        "notifications of one connection do not reach another one: connect to PostgreSQL itself, or to \
         pgbouncer with pool_mode = session"
            .to_string(),
    )
        })?
        .map_err(|_| failed("the connection for notifications has ended".to_string()))?;
    Ok(others)
}

/// The connection that listens, and on which others are told.
struct ListenerConnection {
    client: Client,
    heard: mpsc::Receiver<Heard>,
    pid: i32,
}

impl ListenerConnection {
    async fn open(config: &Config) -> Result<ListenerConnection, String> {
        let (client, mut connection) = connect(config).await?;
        let (inbox, heard) = mpsc::channel(INBOX);
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(told) = message {
                    // Too many at once are lost.
                    let _ = inbox.try_send((told.process_id(), told.payload().to_string()));
                }
            }
        });
        // A notification is a transaction that writes nothing, and need not wait for the disk.
        let listen = format!("set statement_timeout = '8s'; set synchronous_commit = off; listen {CHANNEL}");
        let begin = async {
            client.batch_execute(&listen).await?;
            client.query_one("select pg_backend_pid()", &[]).await?.try_get(0)
        };
        let begun = timeout(CONNECT, begin).await.map_err(|_| SILENT.to_string())?;
        let pid = begun.map_err(|error: tokio_postgres::Error| said(&error))?;
        Ok(ListenerConnection { client, heard, pid })
    }
}

/// What is told next: the latest version of each table, and lines.
#[derive(Default)]
struct Waiting {
    versions: HashMap<TableId, u64>,
    lines: VecDeque<(TableId, String)>,
}

impl Waiting {
    fn add(&mut self, told: ToOthers) {
        // Beyond the limit it is lost.
        match told {
            ToOthers::Version { table, version } if self.versions.len() < OUTBOX => {
                let known = self.versions.entry(table).or_default();
                *known = version.max(*known);
            }
            ToOthers::Told { table, text } if self.lines.len() < OUTBOX && text.len() < LONGEST / 2 => {
                self.lines.push_back((table, text));
            }
            ToOthers::Version { .. } | ToOthers::Told { .. } => {}
        }
    }

    fn is_empty(&self) -> bool {
        self.versions.is_empty() && self.lines.is_empty()
    }

    /// As much as one notification holds: lines of a version or a text for a table.
    fn take(&mut self) -> String {
        let mut payload = String::new();
        // Writing to a string can't fail.
        let has_room = |payload: &String, more: usize| payload.len() + more + 60 < LONGEST;
        // What was said first is told first.
        while let Some((_, text)) = self.lines.front()
            && has_room(&payload, text.len())
            && let Some((table, text)) = self.lines.pop_front()
        {
            let _ = writeln!(payload, "t {table} {text}");
        }
        let mut sent = HashSet::new();
        for (table, version) in &self.versions {
            if !has_room(&payload, 0) {
                break;
            }
            let _ = writeln!(payload, "v {table} {version}");
            sent.insert(*table);
        }
        self.versions.retain(|table, _| !sent.contains(table));
        payload
    }
}

struct Listener {
    told: mpsc::Receiver<ToOthers>,
    announcer: Announcer,
    waiting: Waiting,
    /// Who waits for the first notification.
    greeting: Option<oneshot::Sender<()>>,
}

impl Listener {
    async fn run(mut self, config: Config, mut connection: ListenerConnection, counter: Counter) {
        let mut pause = PAUSE;
        loop {
            let begun = Instant::now();
            if self.listen(&mut connection).await {
                return;
            }
            if begun.elapsed() > HEARTBEAT {
                pause = PAUSE;
            }
            connection = loop {
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
                // Nobody is left who could hear it.
                if self.told.is_closed() && self.told.is_empty() {
                    return;
                }
                match ListenerConnection::open(&config).await {
                    Ok(connection) => break connection,
                    Err(reason) => warn!(reason, "other servers can't be heard"),
                }
            };
            counter.reconnection();
            self.announcer.tell(Notice::Missed);
        }
    }

    /// Listens until the connection breaks, or (true) until nobody is left.
    async fn listen(&mut self, connection: &mut ListenerConnection) -> bool {
        let mut next = interval(PAUSE);
        next.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = connection.heard.recv() => match heard {
                    Some((pid, payload)) => self.hear(connection.pid, pid, &payload),
                    None => return false,
                },
                told = self.told.recv() => match told {
                    Some(told) => self.waiting.add(told),
                    None => return true,
                },
                _ = next.tick(), if !self.waiting.is_empty() => {
                    let payload = self.waiting.take();
                    let parameters: [&(dyn tokio_postgres::types::ToSql + Sync); 2] = [&CHANNEL, &payload];
                    let sent = connection.client.execute("select pg_notify($1, $2)", &parameters);
                    if !matches!(timeout(HEARTBEAT, sent).await, Ok(Ok(_))) {
                        return false;
                    }
                }
                _ = heartbeat.tick() => {
                    let beat = connection.client.simple_query("select 1");
                    if !matches!(timeout(HEARTBEAT, beat).await, Ok(Ok(_))) {
                        return false;
                    }
                }
            }
        }
    }

    fn hear(&mut self, own: i32, pid: i32, payload: &str) {
        if payload == format!("hello {own}") {
            self.greeting.take().map(|waiting| waiting.send(()));
        }
        if pid == own {
            return;
        }
        for line in payload.lines() {
            let mut parts = line.splitn(3, ' ');
            let (kind, table) = (parts.next(), parts.next().and_then(|table| table.parse().ok()));
            // Another program may use the channel.
            let (Some(kind), Some(table), Some(rest)) = (kind, table, parts.next()) else { continue };
            match (kind, rest.parse()) {
                ("v", Ok(version)) => self.announcer.announce(table, version),
                ("t", _) => self.announcer.tell(Notice::Told { table, text: Arc::from(rest) }),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_first_is_told_first() {
        let mut waiting = Waiting::default();
        let table = TableId::from_random(1);
        let text = |number: usize| format!("{number} {}", "x".repeat(LONGEST / 3));
        for number in 0..5 {
            waiting.add(ToOthers::Told { table, text: text(number) });
        }
        let told: String = (0..3).map(|_| waiting.take()).collect();
        let numbers: Vec<_> = told.lines().filter_map(|line| line.split(' ').nth(2)).collect();
        assert_eq!(numbers, ["0", "1", "2", "3", "4"]);
        assert!(waiting.is_empty());
    }
}
