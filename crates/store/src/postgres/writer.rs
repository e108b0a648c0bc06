//! The task that writes: one statement after the other on one connection.
//!
//! A statement takes all commits that wait, at most one for each table. If a table spoils it, each
//! commit gets a statement of its own.

use super::link::{Failed, Link, Session, said};
use super::listener::ToOthers;
use super::{PATIENCE, SILENT, STATEMENT, number};
use crate::AppendError;
use crate::commit::Append;
use crate::counts::Counter;
use crate::notices::Announcer;
use std::collections::{HashMap, HashSet, VecDeque};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

/// The most commits of one statement.
const BATCH: usize = 256;
/// So often a statement is tried that is in the way of another one.
const ATTEMPTS: usize = 5;

/// `None` is a commit that was refused.
type AppendAnswer = oneshot::Sender<Result<Option<u64>, AppendError>>;

pub(super) enum Request {
    Append {
        append: Append,
        answer: AppendAnswer,
    },
    /// Writes something, to see whether that is possible.
    Probe {
        answer: oneshot::Sender<Result<(), String>>,
    },
}

struct Waiting {
    append: Append,
    answer: AppendAnswer,
}

/// Writes until nobody can ask any more.
pub(super) async fn run(
    link: Link,
    mut requests: mpsc::Receiver<Request>,
    announcer: Announcer,
    others: mpsc::Sender<ToOthers>,
    counter: Counter,
) {
    // Commits whose table is in the batch already.
    let mut later = VecDeque::new();
    while let Some((batch, probes)) = next(&mut requests, &mut later).await {
        if !probes.is_empty() {
            let probed = probe(&link).await;
            // Whoever asked may have gone.
            probes.into_iter().for_each(|answer| drop(answer.send(probed.clone())));
        }
        if batch.is_empty() {
            continue;
        }
        let results = write_all(&link, &batch).await;
        counter.batch();
        for (Waiting { append, answer }, result) in batch.into_iter().zip(results) {
            if let Ok(Some(version)) = result {
                announcer.announce(append.table, version);
                // What is lost here, the other servers find when they look.
                let _ = others.try_send(ToOthers::Version { table: append.table, version });
            }
            let _ = answer.send(result);
        }
    }
}

type Probes = Vec<oneshot::Sender<Result<(), String>>>;

/// What is written next; `None` when nobody can ask any more.
async fn next(
    requests: &mut mpsc::Receiver<Request>,
    later: &mut VecDeque<Waiting>,
) -> Option<(Vec<Waiting>, Probes)> {
    let mut tables = HashSet::new();
    let (mut batch, mut probes) = (Vec::new(), Vec::new());
    let mut again = VecDeque::new();
    let mut request = match later.is_empty() {
        true => Some(requests.recv().await?),
        false => None,
    };
    for waiting in later.drain(..) {
        let is_first = tables.insert(waiting.append.table);
        if is_first { batch.push(waiting) } else { again.push_back(waiting) }
    }
    *later = again;
    while batch.len() < BATCH && later.len() < BATCH {
        match request.take().or_else(|| requests.try_recv().ok()) {
            None => break,
            Some(Request::Probe { answer }) => probes.push(answer),
            Some(Request::Append { append, answer }) => {
                let is_first = tables.insert(append.table);
                let waiting = Waiting { append, answer };
                if is_first { batch.push(waiting) } else { later.push_back(waiting) }
            }
        }
    }
    Some((batch, probes))
}

/// Why a batch was not written.
struct Unwritten {
    error: AppendError,
    /// Whether rows contradict each other, which is the fault of one table of the batch.
    contradicts: bool,
}

impl From<AppendError> for Unwritten {
    fn from(error: AppendError) -> Unwritten {
        Unwritten { error, contradicts: false }
    }
}

/// Writes a batch, and each commit by itself if the rows of a table contradict each other: that is
/// no fault of the other tables. What has become of each, in the order of the batch.
async fn write_all(link: &Link, batch: &[Waiting]) -> Vec<Result<Option<u64>, AppendError>> {
    let version =
        |written: &HashMap<i64, u64>, waiting: &Waiting| written.get(&waiting.append.table.number()).copied();
    let error = match write(link, batch).await {
        Ok(written) => return batch.iter().map(|waiting| Ok(version(&written, waiting))).collect(),
        Err(unwritten) if unwritten.contradicts && batch.len() > 1 => None,
        Err(unwritten) => Some(unwritten.error),
    };
    let mut lost = error;
    let mut results = Vec::with_capacity(batch.len());
    for waiting in batch {
        if let Some(error) = &lost {
            results.push(Err(error.clone()));
            continue;
        }
        results.push(match write(link, std::slice::from_ref(waiting)).await {
            Ok(written) => Ok(version(&written, waiting)),
            Err(Unwritten { error, contradicts }) => {
                // A database that is in trouble is not asked again for each commit.
                lost = (!contradicts).then(|| error.clone());
                Err(error)
            }
        });
    }
    results
}

/// Writes commits with one statement: the new versions of the tables whose commits were written.
async fn write(link: &Link, batch: &[Waiting]) -> Result<HashMap<i64, u64>, Unwritten> {
    let ids: Vec<i64> = batch.iter().map(|waiting| waiting.append.table.number()).collect();
    let expected = |waiting: &Waiting| i64::try_from(waiting.append.expected).unwrap_or(i64::MAX);
    let expected: Vec<i64> = batch.iter().map(expected).collect();
    let command = |waiting: &Waiting| waiting.append.commit.command.map(|command| command.to_bytes());
    let commands: Vec<Option<[u8; 16]>> = batch.iter().map(command).collect();
    let commands: Vec<Option<&[u8]>> =
        commands.iter().map(|c| c.as_ref().map(<[u8; 16]>::as_slice)).collect();
    let bodies: Vec<&[u8]> = batch.iter().map(|waiting| waiting.append.commit.body.as_slice()).collect();
    let mut attempts = 0;
    loop {
        attempts += 1;
        // Without a connection nothing was written.
        let session = link.session(PATIENCE).await.map_err(|_| AppendError::Overloaded)?;
        let parameters: [&(dyn ToSql + Sync); 4] = [&ids, &expected, &commands, &bodies];
        let unknown = |reason: String| AppendError::Unknown { reason };
        let error = match timeout(STATEMENT, session.client.query(&session.append, &parameters)).await {
            Ok(Ok(rows)) => {
                let head = |row: &Row| Ok((row.try_get(0)?, number(row, 1)?));
                let heads: Result<HashMap<i64, u64>, Error> = rows.iter().map(head).collect();
                return heads.map_err(|error| unknown(said(&error)).into());
            }
            Ok(Err(error)) => error,
            Err(_) => {
                link.leave(&session).await;
                return Err(unknown(SILENT.to_string()).into());
            }
        };
        match Failed::of(&error) {
            Failed::Again if attempts < ATTEMPTS => {}
            Failed::ReadOnly if attempts < ATTEMPTS => link.leave(&session).await,
            Failed::Statement | Failed::Again => {
                // Class 23: a constraint does not hold.
                let contradicts = error.code().is_some_and(|state| state.code().starts_with("23"));
                return Err(Unwritten { error: unknown(said(&error)), contradicts });
            }
            Failed::ReadOnly | Failed::Connection => {
                link.leave(&session).await;
                return Err(unknown(said(&error)).into());
            }
        }
    }
}

async fn probe(link: &Link) -> Result<(), String> {
    let session = link.session(PATIENCE).await?;
    let reason = match timeout(STATEMENT, written(&session)).await {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => said(&error),
        Err(_) => SILENT.to_string(),
    };
    link.leave(&session).await;
    Err(reason)
}

async fn written(session: &Session) -> Result<(), Error> {
    session.client.batch_execute("update farkle_layout set written_at = now()").await
}
