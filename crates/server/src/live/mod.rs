//! Tables that several devices play at.
//!
//! A message goes one way: socket (`socket`) with its limits, then the mailbox of the table's task
//! (`table_task`), which asks the `room` what follows, appends that to the store, and tells
//! everybody after it is durable. Nobody sees a move that is not stored, and every table is loaded
//! from the store when somebody comes, so a server that stops loses nothing.

mod backup;
#[cfg(test)]
mod breakdowns;
mod champions;
mod clock;
mod computers;
mod counts;
mod create;
mod data_folder;
mod dice_count;
#[cfg(test)]
mod golden_logs;
mod keys;
mod log_entry;
mod others;
mod room;
mod rule_sets;
#[cfg(test)]
mod simulation;
mod socket;
mod table_task;

pub use data_folder::{DataError, FolderLock};
pub use dice_count::DiceCount;
pub use keys::ServerKey;

use crate::client_address::ClientAddress;
use crate::limits::Limits;
use crate::refusals::Refusals;
use crate::shutdown::Shutdown;
use crate::slots::Slots;
use crate::state::AppState;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use computers::Computers;
use counts::Counts;
use farkle_solutions::SolutionFolder;
use farkle_store::{AppendError, Store};
use farkle_table::{Ledger, TableId};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use rule_sets::RuleSets;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table_task::TaskMessage;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;
use tokio_util::task::TaskTracker;
use tracing::{error, info, warn};

/// So often tables that nobody has used are deleted.
const DELETED_EVERY: Duration = Duration::from_secs(24 * 60 * 60);
/// The most bytes of a request for a new table.
const LONGEST_WISH: usize = 4 * 1024;
/// Messages that wait for a table.
const MAILBOX: usize = 256;

/// Where the tables of a server are kept.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Their logs.
    pub store: Store,
    /// The secret from which their dice come.
    pub key: ServerKey,
    /// How often each face was rolled.
    pub dice: DiceCount,
    /// Where solved rules are kept, for computer players who play exactly.
    pub solutions: Option<SolutionFolder>,
}

/// The tables that run in this program. Clones share them.
#[derive(Clone)]
pub(crate) struct Live(Arc<Shared>);

struct Shared {
    tables: Tables,
    limits: Limits,
    refusals: Refusals,
    shutdown: Shutdown,
    running: Mutex<HashMap<TableId, mpsc::Sender<TaskMessage>>>,
    sockets: Slots,
    creations: DefaultKeyedRateLimiter<ClientAddress>,
    connections: AtomicU64,
    computers: Computers,
    rule_sets: RuleSets,
    counts: Counts,
    tasks: TaskTracker,
    /// A number that no other server of the store has.
    server: u64,
}

impl Live {
    pub(crate) fn new(tables: Tables, limits: Limits, refusals: Refusals, shutdown: Shutdown) -> Live {
        let creations = Quota::per_minute(limits.tables_per_minute).allow_burst(limits.table_burst);
        let notices = tables.store.is_shared().then(|| tables.store.subscribe());
        let computers = Computers::new(limits.thinking, tables.solutions.clone());
        let live = Live(Arc::new(Shared {
            tables,
            refusals,
            shutdown,
            running: Mutex::default(),
            sockets: Slots::new(limits.sockets, limits.sockets_per_client),
            creations: RateLimiter::keyed(creations),
            connections: AtomicU64::new(0),
            computers,
            rule_sets: RuleSets::default(),
            counts: Counts::default(),
            tasks: TaskTracker::new(),
            limits,
            // Its keys are random numbers of the system.
            server: RandomState::new().hash_one(()),
        }));
        if let Some(notices) = notices {
            tokio::spawn(others::listen(live.clone(), notices));
        }
        tokio::spawn(delete_unused(Arc::downgrade(&live.0), live.0.shutdown.clone()));
        live
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

    /// Counts the dice of a game that is over.
    fn count_dice(&self, game: &Ledger) {
        let (dice, rolled) = (self.0.tables.dice.clone(), dice_count::rolled(game));
        // It waits for the disk, and nobody waits for it.
        tokio::task::spawn_blocking(move || dice.add(rolled));
    }

    fn limits(&self) -> &Limits {
        &self.0.limits
    }

    fn computers(&self) -> &Computers {
        &self.0.computers
    }

    fn counts(&self) -> &Counts {
        &self.0.counts
    }

    /// When an invitation of now expires, in seconds since 1970.
    fn invited_until(&self) -> u64 {
        now().saturating_add(self.limits().invitation.as_secs())
    }

    /// A number that no other connection has.
    fn next_connection(&self) -> u64 {
        self.0.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// The mailbox of a table, whose task starts if it does not run. `None` if too many run.
    fn mailbox(&self, table: TableId) -> Option<mpsc::Sender<TaskMessage>> {
        let mut running = self.running();
        if let Some(mailbox) = running.get(&table).filter(|mailbox| !mailbox.is_closed()) {
            return Some(mailbox.clone());
        }
        if running.len() >= self.limits().running_tables {
            return None;
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        running.insert(table, mailbox.clone());
        let task = tokio::spawn(table_task::run(self.clone(), table, messages));
        tokio::spawn(self.clone().forget_if_it_breaks(table, task));
        Some(mailbox)
    }

    /// Waits for the end of a table's task. One that panics leaves its place to the next.
    async fn forget_if_it_breaks(self, table: TableId, task: JoinHandle<()>) {
        if let Err(error) = task.await {
            error!(%error, "a table broke down; it is loaded anew for the next who opens it");
            let mut running = self.running();
            if running.get(&table).is_some_and(|mailbox| mailbox.is_closed()) {
                running.remove(&table);
            }
        }
    }

    /// Tells a table something, if it runs and has room for that.
    fn post(&self, table: TableId, message: TaskMessage) -> bool {
        self.running().get(&table).is_some_and(|mailbox| mailbox.try_send(message).is_ok())
    }

    /// Whether something can be written.
    pub(crate) async fn check_write(&self) -> Result<(), AppendError> {
        self.store().check_write().await
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

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TaskMessage>>> {
        self.0.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Deletes tables at which nobody has sat down before their invitation expired: nobody can come in
/// any more.
async fn delete_unused(shared: Weak<Shared>, shutdown: Shutdown) {
    while let Some(live) = shared.upgrade().map(Live) {
        match live.store().delete_unused(live.limits().invitation).await {
            Ok(0) => {}
            Ok(tables) => info!(tables, "deleted tables that nobody has used"),
            Err(error) => warn!(%error, "tables that nobody has used can't be deleted"),
        }
        drop(live);
        tokio::select! {
            () = shutdown.begun() => return,
            () = sleep(DELETED_EVERY) => {}
        }
    }
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// How often each face was rolled in games that are over, as a list of six numbers.
async fn dice(State(live): State<Option<Live>>) -> Response {
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    match live {
        Some(live) => (no_store, Json(live.0.tables.dice.faces())).into_response(),
        None => (StatusCode::NOT_FOUND, no_store, "This server keeps no tables.").into_response(),
    }
}

/// The routes of the tables.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/api/tables", post(create::create))
        .layer(DefaultBodyLimit::max(LONGEST_WISH))
        .route("/api/live", get(socket::open))
        .route("/api/dice", get(dice))
}
