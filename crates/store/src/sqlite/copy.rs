//! Copies of a file while a server writes it, and reading a copy as a whole.

use super::{after, layout};
use crate::{Commit, MOST_COMMITS, OpenError};
use farkle_table::TableId;
use rusqlite::{Connection, OpenFlags};
use std::fs::File;
use std::path::Path;

/// Copies an SQLite file of logs, as it is at this moment. Servers may write it meanwhile.
///
/// # Errors
/// [`OpenError`] if it can't be read, or if there is a file in the place of the copy.
pub fn copy_sqlite(from: &Path, to: &Path) -> Result<(), OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(from, flags).map_err(layout::failed)?;
    connection.busy_timeout(layout::BUSY).map_err(layout::failed)?;
    connection.execute("vacuum into ?1", [to.to_string_lossy()]).map_err(layout::failed)?;
    // SQLite leaves it to the system when the copy is written.
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| OpenError::Failed { reason: error.to_string() })
}

/// Reads every log of an SQLite file that nobody writes. The first fault that `check` finds ends
/// it. How many logs there are.
///
/// # Errors
/// [`OpenError`] if the file can't be read, or what `check` has found.
pub fn check_sqlite(
    file: &Path,
    mut check: impl FnMut(TableId, &[Commit]) -> Result<(), String>,
) -> Result<usize, OpenError> {
    let connection = layout::open_to_read(file)?;
    let is_sound: String =
        connection.pragma_query_value(None, "integrity_check", |row| row.get(0)).map_err(layout::failed)?;
    if is_sound != "ok" {
        return Err(OpenError::Failed { reason: is_sound });
    }
    let mut statement =
        connection.prepare("select id, version from tables order by id").map_err(layout::failed)?;
    let rows = statement.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)));
    let heads: Vec<(i64, i64)> = rows.and_then(Iterator::collect).map_err(layout::failed)?;
    for &(id, version) in &heads {
        let table = TableId::from_random(id.cast_unsigned());
        let mut log = Vec::new();
        loop {
            let page = after(&connection, table, log.len() as u64).map_err(layout::failed)?;
            let is_last = page.commits.len() < MOST_COMMITS;
            log.extend(page.commits);
            if is_last {
                break;
            }
        }
        let failed = |reason: String| OpenError::Failed { reason: format!("table {table}: {reason}") };
        if log.len() as u64 != version.cast_unsigned() {
            return Err(failed(format!("{} commits, but version {version}", log.len())));
        }
        check(table, &log).map_err(failed)?;
    }
    Ok(heads.len())
}
