//! Logs in memory, for tests.

use crate::commit::Append;
use crate::hints::Announcer;
use crate::{AppendError, Commit, Commits, MOST_COMMITS};
use farkle_table::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    logs: Arc<Mutex<HashMap<TableId, Vec<Commit>>>>,
}

impl Memory {
    pub(crate) fn append(&self, append: Append, announcer: &Announcer) -> Result<u64, AppendError> {
        let Append { table, expected, commit } = append;
        let mut logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        let log = logs.get(&table).map_or(&[][..], Vec::as_slice);
        let is_known = |before: &Commit| commit.command.is_some() && before.command == commit.command;
        if let Some(at) = log.iter().position(is_known) {
            return Err(AppendError::Repeated { version: at as u64 + 1 });
        }
        if log.len() as u64 != expected {
            return Err(AppendError::Conflict(after(log, expected)));
        }
        logs.entry(table).or_default().push(commit);
        announcer.announce(table, expected + 1);
        Ok(expected + 1)
    }

    pub(crate) fn load(&self, table: TableId, version: u64) -> Commits {
        let logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        after(logs.get(&table).map_or(&[], Vec::as_slice), version)
    }
}

fn after(log: &[Commit], version: u64) -> Commits {
    let later = usize::try_from(version).ok().and_then(|version| log.get(version..)).unwrap_or_default();
    Commits { first: version.saturating_add(1), commits: later.iter().take(MOST_COMMITS).cloned().collect() }
}
