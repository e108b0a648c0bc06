//! The tables of the file, and how a file of an earlier program gets them.

use crate::OpenError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// What leads from each layout to the next one. The file keeps the number of its layout in
/// `user_version`. Entries are added at the end and never changed.
const LAYOUTS: [&str; 1] = ["
    create table tables (id integer primary key, version integer not null) strict;
    create table log (
        table_id integer not null,
        version integer not null,
        command_id blob,
        body blob not null,
        at integer not null default (unixepoch()),
        primary key (table_id, version)
    ) strict, without rowid;
    create unique index log_commands on log (table_id, command_id) where command_id is not null;
"];

/// How long a lock of another process is waited for, for example of a backup.
pub(super) const BUSY: Duration = Duration::from_secs(10);
/// The write-ahead log is cut to this size after a checkpoint.
const WAL_BYTES: i64 = 64 * 1024 * 1024;

pub(super) fn open(file: &Path) -> Result<Connection, OpenError> {
    let mut connection = Connection::open(file).map_err(failed)?;
    prepare(&mut connection).map_err(failed)??;
    Ok(connection)
}

pub(super) fn open_to_read(file: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(failed)?;
    connection.busy_timeout(BUSY).map_err(failed)?;
    Ok(connection)
}

pub(super) fn failed(error: rusqlite::Error) -> OpenError {
    OpenError::Failed { reason: error.to_string() }
}

fn prepare(connection: &mut Connection) -> rusqlite::Result<Result<(), OpenError>> {
    connection.busy_timeout(BUSY)?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        let reason = format!("its journal is '{mode}' and can't be 'wal' on this disk");
        return Ok(Err(OpenError::Failed { reason }));
    }
    connection.pragma_update(None, "synchronous", "full")?;
    // On a Mac, only this brings what is written to the disk itself.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "journal_size_limit", WAL_BYTES)?;
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let found: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = LAYOUTS.len() as i64;
    if found > known {
        return Ok(Err(OpenError::Newer { found, known }));
    }
    for layout in LAYOUTS.iter().skip(usize::try_from(found).unwrap_or_default()) {
        transaction.execute_batch(layout)?;
    }
    transaction.pragma_update(None, "user_version", known)?;
    transaction.commit()?;
    Ok(Ok(()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_a_later_program_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        drop(open(&file).unwrap());
        let later = Connection::open(&file).unwrap();
        later.pragma_update(None, "user_version", 99).unwrap();
        let refused = open(&file).unwrap_err();
        assert_eq!(refused, OpenError::Newer { found: 99, known: 1 });
        let version: i64 = later.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, 99);
    }

    #[test]
    fn a_commit_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open(&folder.path().join("tables.db")).unwrap();
        let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(pragma("synchronous"), 2, "FULL");
        assert_eq!((pragma("fullfsync"), pragma("checkpoint_fullfsync")), (1, 1), "for a Mac");
        let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
    }

    #[test]
    fn a_database_that_can_have_no_write_ahead_log_is_refused() {
        let mut in_memory = Connection::open_in_memory().unwrap();
        let refused = prepare(&mut in_memory).unwrap().unwrap_err();
        assert!(refused.to_string().contains("its journal is 'memory'"), "{refused}");
    }
}
