//! Tables that several devices play at.
//!
//! A message goes one way: socket (`socket`) with its limits, then the mailbox of the table's task
//! (`table_task`), which asks the `room` what follows, appends that to the store, and tells
//! everybody after it is durable. Nobody sees a move that is not stored, and every table is loaded
//! from the store when somebody comes, so a server that stops loses nothing.

mod create;
mod data_folder;
mod entry;
mod keys;
mod room;
mod socket;
mod table_task;

pub use data_folder::DataError;
pub use keys::ServerKey;

use crate::client_address::ClientAddress;
use crate::limits::Limits;
use crate::refusals::Refusals;
use crate::shutdown::Shutdown;
use crate::slots::Slots;
use crate::state::AppState;
use axum::Router;
use axum::routing::{get, post};
use farkle_store::Store;
use farkle_table::TableId;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table_task::Letter;
use tokio::sync::mpsc;
use tokio_util::task::TaskTracker;

/// Letters that wait for a table.
const MAILBOX: usize = 256;

/// Where the tables of a server are kept.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Their logs.
    pub store: Store,
    /// The secret from which their dice come.
    pub key: ServerKey,
}

/// The tables that run in this program. Clones share them.
#[derive(Clone)]
pub(crate) struct Live(Arc<Shared>);

struct Shared {
    tables: Tables,
    limits: Limits,
    refusals: Refusals,
    shutdown: Shutdown,
    running: Mutex<HashMap<TableId, mpsc::Sender<Letter>>>,
    sockets: Slots,
    creations: DefaultKeyedRateLimiter<ClientAddress>,
    connections: AtomicU64,
    tasks: TaskTracker,
}

impl Live {
    pub(crate) fn new(tables: Tables, limits: Limits, refusals: Refusals, shutdown: Shutdown) -> Live {
        let creations = Quota::per_minute(limits.tables_per_minute).allow_burst(limits.table_burst);
        Live(Arc::new(Shared {
            tables,
            refusals,
            shutdown,
            running: Mutex::default(),
            sockets: Slots::new(limits.sockets, limits.sockets_per_client),
            creations: RateLimiter::keyed(creations),
            connections: AtomicU64::new(0),
            tasks: TaskTracker::new(),
            limits,
        }))
    }

    /// Waits until all sockets are closed after a shutdown has begun.
    pub(crate) async fn drained(&self) {
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn store(&self) -> &Store {
        &self.0.tables.store
    }

    fn key(&self) -> &ServerKey {
        &self.0.tables.key
    }

    fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// A number that no other connection has.
    fn next_connection(&self) -> u64 {
        self.0.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// The mailbox of a table, whose task starts if it does not run. `None` if too many run.
    fn mailbox(&self, table: TableId) -> Option<mpsc::Sender<Letter>> {
        let mut running = self.running();
        if let Some(mailbox) = running.get(&table).filter(|mailbox| !mailbox.is_closed()) {
            return Some(mailbox.clone());
        }
        if running.len() >= self.limits().running_tables {
            return None;
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        running.insert(table, mailbox.clone());
        tokio::spawn(table_task::run(self.clone(), table, letters));
        Some(mailbox)
    }

    /// A table that does not run any more.
    fn forget(&self, table: TableId) {
        self.running().remove(&table);
    }

    /// Forgets a table if nobody has written to it in the meantime.
    fn forget_if(&self, table: TableId, is_quiet: impl FnOnce() -> bool) -> bool {
        let mut running = self.running();
        // A mailbox is only given out under this lock. Its own entry is the one that is left.
        let is_last = running.get(&table).is_none_or(|mailbox| mailbox.strong_count() == 1);
        let forget = is_last && is_quiet();
        if forget {
            running.remove(&table);
        }
        forget
    }

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Letter>>> {
        self.0.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The routes of the tables.
pub(crate) fn routes() -> Router<AppState> {
    Router::new().route("/api/tables", post(create::create)).route("/api/live", get(socket::open))
}
