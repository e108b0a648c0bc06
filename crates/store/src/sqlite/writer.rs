//! The thread that writes.

use super::after;
use crate::AppendError;
use crate::commit::Append;
use crate::counts::Counter;
use crate::notices::Announcer;
use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;
use tokio::sync::oneshot;

/// The most commits of one transaction.
const BATCH: usize = 512;
/// After this time without a commit the write-ahead log goes into the file, so that it stays short
/// without anybody waiting for that.
const IDLE: Duration = Duration::from_secs(2);

pub(super) enum Request {
    Append {
        append: Append,
        answer: oneshot::Sender<Result<u64, AppendError>>,
    },
    /// Writes something, to see whether that is possible.
    Probe {
        answer: oneshot::Sender<Result<(), AppendError>>,
    },
    /// Deletes the tables whose only commit is older than this.
    DeleteUnused {
        age: Duration,
        answer: oneshot::Sender<Result<usize, AppendError>>,
    },
}

/// Writes until nobody can ask any more.
pub(super) fn run(
    mut connection: Connection,
    requests: &Receiver<Request>,
    announcer: &Announcer,
    counter: &Counter,
) {
    let mut is_tidy = true;
    loop {
        match requests.recv_timeout(IDLE) {
            Ok(first) => {
                let batch = std::iter::once(first).chain(requests.try_iter()).take(BATCH);
                write(&mut connection, batch, announcer);
                counter.batch();
                is_tidy = false;
            }
            Err(RecvTimeoutError::Timeout) if !is_tidy => {
                // A reader may be in the way; the next pause comes.
                let _ = connection.execute_batch("pragma wal_checkpoint(truncate)");
                is_tidy = true;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn write(connection: &mut Connection, batch: impl Iterator<Item = Request>, announcer: &Announcer) {
    let (mut appends, mut answers) = (Vec::new(), Vec::new());
    for request in batch {
        match request {
            Request::Append { append, answer } => {
                appends.push(append);
                answers.push(answer);
            }
            // Whoever asked may have gone.
            Request::Probe { answer } => drop(answer.send(probe(connection).map_err(unknown))),
            Request::DeleteUnused { age, answer } => {
                drop(answer.send(delete_unused(connection, age).map_err(unknown)));
            }
        }
    }
    // Conflicts are answered after the commit, too: the missing commits may be part of this
    // transaction.
    let results = match in_one_transaction(connection, &appends) {
        Ok(results) => results,
        Err(error) => {
            let error = unknown(error);
            appends.iter().map(|_| Err(error.clone())).collect()
        }
    };
    for ((append, answer), result) in appends.iter().zip(answers).zip(results) {
        if let Ok(version) = result {
            announcer.announce(append.table, version);
        }
        let _ = answer.send(result);
    }
}

fn unknown(error: rusqlite::Error) -> AppendError {
    AppendError::Unknown { reason: error.to_string() }
}

/// Writes the number of the layout once more.
fn probe(connection: &Connection) -> rusqlite::Result<()> {
    let layout: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    connection.pragma_update(None, "user_version", layout)
}

fn delete_unused(connection: &mut Connection, age: Duration) -> rusqlite::Result<usize> {
    let seconds = i64::try_from(age.as_secs()).unwrap_or(i64::MAX);
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let unused: Vec<i64> = transaction
        .prepare_cached(
            "delete from tables where version = 1 and exists (
                 select 1 from log where table_id = id and log.version = 1 and at <= unixepoch() - ?1
             ) returning id",
        )?
        .query_map([seconds], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for id in &unused {
        transaction.prepare_cached("delete from log where table_id = ?1")?.execute([id])?;
    }
    transaction.commit()?;
    Ok(unused.len())
}

fn in_one_transaction(
    connection: &mut Connection,
    appends: &[Append],
) -> rusqlite::Result<Vec<Result<u64, AppendError>>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(appends.len());
    for append in appends {
        let savepoint = transaction.savepoint()?;
        results.push(match add(&savepoint, append) {
            Ok(result) => {
                savepoint.commit()?;
                result
            }
            // The rows of one table contradict each other: that is no fault of the other tables.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(unknown(error))
            }
            Err(error) => return Err(error),
        });
    }
    transaction.commit()?;
    Ok(results)
}

fn add(connection: &Connection, append: &Append) -> rusqlite::Result<Result<u64, AppendError>> {
    let Append { table, expected, commit } = append;
    let id = table.number();
    let command = commit.command.map(|command| command.to_bytes());
    if let Some(command) = command {
        let known: Option<i64> = connection
            .prepare_cached("select version from log where table_id = ?1 and command_id = ?2")?
            .query_row(params![id, command], |row| row.get(0))
            .optional()?;
        if let Some(version) = known {
            return Ok(Err(AppendError::Repeated { version: version.cast_unsigned() }));
        }
    }
    let head: Option<i64> = connection
        .prepare_cached("select version from tables where id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    if head.unwrap_or_default().cast_unsigned() != *expected {
        return Ok(Err(AppendError::Conflict(after(connection, *table, *expected)?)));
    }
    let version = expected + 1;
    connection
        .prepare_cached(
            "insert into tables (id, version) values (?1, ?2)
             on conflict (id) do update set version = excluded.version",
        )?
        .execute(params![id, version.cast_signed()])?;
    connection
        .prepare_cached("insert into log (table_id, version, command_id, body) values (?1, ?2, ?3, ?4)")?
        .execute(params![id, version.cast_signed(), command, commit.body])?;
    Ok(Ok(version))
}

#[cfg(test)]
mod tests {
    use super::super::layout;
    use super::probe;

    #[test]
    fn a_file_that_takes_no_write_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        probe(&layout::open(&file).unwrap()).unwrap();
        probe(&layout::open_to_read(&file).unwrap()).unwrap_err();
    }
}
