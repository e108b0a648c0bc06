//! Logs in memory, for tests. They can fail as other stores do.

use crate::commit::Append;
use crate::notices::Announcer;
use crate::{AppendError, Commit, Commits, LoadError, MOST_COMMITS};
use farkle_table::TableId;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What goes wrong with one access to logs in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryFault {
    /// Nothing is written or read.
    Refused,
    /// Nothing is written, and nobody can be sure of that.
    Lost,
    /// It is written, and the answer is lost.
    AnswerLost,
    /// It is written, and nobody else is told.
    Unannounced,
    /// The latest commit of the table is gone, as after a failover to a standby without it.
    Forgotten,
}

/// Says of each access how long it takes and what goes wrong.
type Faults = dyn Fn() -> (Duration, Option<MemoryFault>) + Send + Sync;

#[derive(Clone, Default)]
pub(crate) struct Memory {
    logs: Arc<Mutex<HashMap<TableId, Vec<Commit>>>>,
    faults: Option<Arc<Faults>>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("logs", &self.logs).finish_non_exhaustive()
    }
}

impl Memory {
    pub(crate) fn with(
        faults: impl Fn() -> (Duration, Option<MemoryFault>) + Send + Sync + 'static,
    ) -> Memory {
        Memory { logs: Arc::default(), faults: Some(Arc::new(faults)) }
    }

    pub(crate) async fn append(&self, append: Append, announcer: &Announcer) -> Result<u64, AppendError> {
        let unknown = |reason: &str| Err(AppendError::Unknown { reason: reason.to_string() });
        match self.fault().await {
            None => self.append_now(append, Some(announcer)),
            Some(MemoryFault::Refused) => Err(AppendError::Overloaded),
            Some(MemoryFault::Lost) => unknown("the connection was lost before"),
            Some(MemoryFault::AnswerLost) => {
                // Whoever is told nothing does not know about a conflict, either.
                let _ = self.append_now(append, Some(announcer));
                unknown("the connection was lost after it")
            }
            Some(MemoryFault::Unannounced) => self.append_now(append, None),
            Some(MemoryFault::Forgotten) => {
                let mut logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
                logs.get_mut(&append.table).and_then(Vec::pop);
                drop(logs);
                self.append_now(append, Some(announcer))
            }
        }
    }

    fn append_now(&self, append: Append, announcer: Option<&Announcer>) -> Result<u64, AppendError> {
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
        if let Some(announcer) = announcer {
            announcer.announce(table, expected + 1);
        }
        Ok(expected + 1)
    }

    pub(crate) async fn load(&self, table: TableId, version: u64) -> Result<Commits, LoadError> {
        if let Some(MemoryFault::Refused | MemoryFault::Lost) = self.fault().await {
            return Err(LoadError::Failed { reason: "the connection was lost".to_string() });
        }
        let logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(after(logs.get(&table).map_or(&[], Vec::as_slice), version))
    }

    pub(crate) fn versions(&self, tables: &[TableId]) -> Vec<(TableId, u64)> {
        let logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        tables.iter().filter_map(|table| Some((*table, logs.get(table)?.len() as u64))).collect()
    }

    async fn fault(&self) -> Option<MemoryFault> {
        let (delay, fault) = self.faults.as_ref()?();
        tokio::time::sleep(delay).await;
        fault
    }
}

fn after(log: &[Commit], version: u64) -> Commits {
    let later = usize::try_from(version).ok().and_then(|version| log.get(version..)).unwrap_or_default();
    Commits { first: version.saturating_add(1), commits: later.iter().take(MOST_COMMITS).cloned().collect() }
}
