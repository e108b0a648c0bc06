//! The task that writes: one statement after the other on one connection.
//!
//! A statement takes all commits that wait, at most one for each table.

use super::link::{Failed, Link, Session, said};
use super::listener::ToOthers;
use super::{PATIENCE, SILENT, STATEMENT, number};
use crate::AppendError;
use crate::commit::Append;
use crate::counts::Counter;
use crate::notices::Announcer;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

/// The most commits of one statement.
const BATCH: usize = 256;
/// So often a statement is tried that is in the way of another one.
const ATTEMPTS: usize = 5;

/// `None` is a commit that was refused.
type Answer = oneshot::Sender<Result<Option<u64>, AppendError>>;

pub(super) enum Request {
    Append {
        append: Append,
        answer: Answer,
    },
    /// Writes something, to see whether that is possible.
    Probe {
        answer: oneshot::Sender<Result<(), String>>,
    },
}

struct Waiting {
    append: Append,
    answer: Answer,
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
        let written = write(&link, &batch).await;
        counter.batch();
        for Waiting { append, answer } in batch {
            let result = written.clone().map(|written| written.get(&append.table.number()).copied());
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

/// Writes a batch: the new versions of the tables whose commits were written.
async fn write(link: &Link, batch: &[Waiting]) -> Result<Arc<HashMap<i64, u64>>, AppendError> {
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
                return heads.map(Arc::new).map_err(|error| unknown(said(&error)));
            }
            Ok(Err(error)) => error,
            Err(_) => {
                link.leave(&session).await;
                return Err(unknown(SILENT.to_string()));
            }
        };
        match Failed::of(&error) {
            Failed::Again if attempts < ATTEMPTS => {}
            Failed::ReadOnly if attempts < ATTEMPTS => link.leave(&session).await,
            Failed::Statement | Failed::Again => return Err(unknown(said(&error))),
            Failed::ReadOnly | Failed::Connection => {
                link.leave(&session).await;
                return Err(unknown(said(&error)));
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
