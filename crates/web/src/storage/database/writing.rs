//! Carries out what the write queue of a row store decides.

use super::connection::{self, answer, begin};
use super::queue::{Connected, Effect, Write, WriteQueue, Written};
use super::{Handlers, RowStore};
use crate::page::browser;
use futures_channel::oneshot;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{IdbDatabase, IdbObjectStore, IdbTransaction, IdbTransactionMode};

/// The pause between two retries.
const RETRY_MS: i32 = 5000;

/// The name of the error that says that the disk, or our share of it, is full.
const QUOTA: &str = "QuotaExceededError";

impl RowStore {
    /// Stores a row; an earlier one with the same id is replaced.
    pub(crate) fn put(&self, id: &str, row: &JsValue) {
        self.feed(|queue| queue.change(id, Some(row.clone())));
    }

    /// Ends when the last change of this row is on the disk, or is dropped, or as soon as nothing
    /// can be stored for now.
    pub(crate) fn answer(&self, id: &str) -> impl Future<Output = ()> + use<> {
        let (tell, told) = oneshot::channel();
        if let Some(number) = self.0.queue.borrow().number(id) {
            self.0.listeners.borrow_mut().push((id.to_string(), number, tell));
        }
        async move {
            // Without an answer, because nothing waits or can be stored, nobody has to wait any
            // longer either.
            let _ = told.await;
        }
    }

    /// Deletes a row.
    pub(crate) fn delete(&self, id: &str) {
        self.feed(|queue| queue.change(id, None));
    }

    /// Deletes all rows; returns whether there were any, and are none now.
    pub(crate) async fn clear(&self) -> bool {
        if self.ids().await.map_or(true, |ids| ids.is_empty()) {
            return false;
        }
        self.0.queue.borrow_mut().clear();
        self.release(None);
        let Some(connection) = self.connection().await else { return false };
        let Ok(transaction) = begin(&connection, self.0.location, IdbTransactionMode::Readwrite) else {
            return false;
        };
        let ended = Ended::of(&transaction);
        let cleared = transaction.object_store(self.0.location.store).and_then(|store| store.clear());
        cleared.is_ok() && ended.stored().await
    }

    /// Another window goes on with this row: its waiting state is dropped.
    pub(crate) fn leave(&self, id: &str) {
        self.0.queue.borrow_mut().leave(id);
        self.release(None);
    }

    /// Lets those go on whose change is settled, after this one of a row was written.
    fn release(&self, written: Option<(&str, u64)>) {
        let queue = self.0.queue.borrow();
        let is_settled = |(id, number, _): &mut (String, u64, _)| {
            let written = written.filter(|(row, _)| *row == id.as_str()).map(|(_, number)| number);
            queue.is_settled(id, *number, written)
        };
        for (.., listener) in self.0.listeners.borrow_mut().extract_if(.., is_settled) {
            // Nobody may wait for it any more.
            let _ = listener.send(());
        }
    }

    /// Tells the queue something and carries out what follows.
    pub(super) fn feed(&self, tell: impl FnOnce(&mut WriteQueue<JsValue>) -> Vec<Effect<JsValue>>) {
        let effects = tell(&mut self.0.queue.borrow_mut());
        for effect in effects {
            self.carry_out(effect);
        }
    }

    fn carry_out(&self, effect: Effect<JsValue>) {
        let rows = self.clone();
        match effect {
            Effect::Write(write) => self.write(write),
            Effect::Connect => spawn_local(async move {
                let connected = match rows.connection().await {
                    Some(_) => Connected::Yes,
                    None if connection::is_possible() => Connected::No,
                    None => Connected::Never,
                };
                rows.feed(|queue| queue.connected(connected));
            }),
            Effect::FreeSpace => spawn_local(async move {
                let is_more = match &rows.0.handlers {
                    Some(handlers) => (handlers.make_room)().await,
                    None => false,
                };
                rows.feed(|queue| queue.freed(is_more));
            }),
            Effect::Wait => spawn_local(async move {
                browser::pause(RETRY_MS).await;
                rows.feed(WriteQueue::retry);
            }),
            Effect::Report(is_kept) => {
                if !is_kept {
                    // Whoever waits for a row behind the one that has failed would wait for as long
                    // as the disk is full.
                    self.0.listeners.borrow_mut().clear();
                }
                self.tell(is_kept);
            }
            Effect::Conflict(id) => {
                if let Some(handlers) = &self.0.handlers {
                    (handlers.conflict)(&id);
                }
            }
        }
    }

    /// Hands a change to the browser now, and tells the queue later how that ended.
    fn write(&self, write: Write<JsValue>) {
        let Write { id, number, row } = write;
        let connection = self.0.connection.borrow().clone();
        let begun = connection.as_ref().and_then(|connection| self.begin_write(connection, &id, row).ok());
        let rows = self.clone();
        spawn_local(async move {
            let written = match begun {
                Some(writing) => writing.ended().await,
                None => Written::Failed { full: false },
            };
            if let (Written::Failed { .. }, Some(connection)) = (written, connection) {
                rows.lose(&connection);
            }
            rows.feed(|queue| queue.written(&id, number, written));
            // After a failure it is tried again.
            rows.release(Some((id.as_str(), number)).filter(|_| !matches!(written, Written::Failed { .. })));
        });
    }

    fn begin_write(
        &self,
        connection: &IdbDatabase,
        id: &str,
        row: Option<JsValue>,
    ) -> Result<Writing, JsValue> {
        let transaction = begin(connection, self.0.location, IdbTransactionMode::Readwrite)?;
        let store = transaction.object_store(self.0.location.store)?;
        let ended = Ended::of(&transaction);
        let conflict = Rc::new(Cell::new(false));
        match (self.0.handlers, row) {
            (Some(handlers), Some(row)) => compare(handlers, &store, id, row, conflict.clone())?,
            // Deleting needs no comparison, and solutions are the same whoever has found them.
            (_, row) => hand_over(&store, id, row.as_ref())?,
        }
        Ok(Writing { transaction, ended, conflict })
    }
}

/// A write that the browser has not answered yet.
struct Writing {
    transaction: IdbTransaction,
    ended: Ended,
    conflict: Rc<Cell<bool>>,
}

impl Writing {
    async fn ended(self) -> Written {
        match (self.ended.stored().await, self.conflict.get()) {
            (true, _) => Written::Stored,
            (false, true) => Written::Conflict,
            (false, false) => {
                let error = self.transaction.error();
                Written::Failed { full: error.is_some_and(|error| error.name() == QUOTA) }
            }
        }
    }
}

/// Makes one change and commits the transaction without waiting for the answer: an open transaction
/// is rolled back when the page goes away.
#[expect(
    deprecated,
    reason = "the standard has commit(); only the description that web-sys is made from is older"
)]
fn hand_over(store: &IdbObjectStore, id: &str, row: Option<&JsValue>) -> Result<(), JsValue> {
    let transaction = store.transaction();
    let key = JsValue::from_str(id);
    let handed = match row {
        Some(row) => store.put_with_key(row, &key),
        None => store.delete(&key),
    };
    if let Err(error) = handed {
        let _ = transaction.abort();
        return Err(error);
    }
    // A browser without commit() ends the transaction by itself.
    let _ = transaction.commit();
    Ok(())
}

/// Replaces a row unless another window has written it meanwhile. One transaction reads and writes,
/// so no other window comes between.
fn compare(
    handlers: Handlers,
    store: &IdbObjectStore,
    id: &str,
    row: JsValue,
    conflict: Rc<Cell<bool>>,
) -> Result<(), JsValue> {
    let stored = answer(&store.get(&JsValue::from_str(id))?);
    let (store, id) = (store.clone(), id.to_string());
    // The transaction stays open until this task has run: promises are settled before it closes.
    spawn_local(async move {
        let Ok(stored) = stored.await else { return };
        if stored.is_undefined() || (handlers.may_replace)(&id, stored) {
            // A failure aborts the transaction, which is noticed there.
            let _ = hand_over(&store, &id, Some(&row));
        } else {
            conflict.set(true);
            let _ = store.transaction().abort();
        }
    });
    Ok(())
}

/// How a transaction ends.
struct Ended {
    told: oneshot::Receiver<bool>,
    _listeners: [Closure<dyn FnMut()>; 2],
}

impl Ended {
    fn of(transaction: &IdbTransaction) -> Ended {
        let (tell, told) = oneshot::channel();
        let tell = Rc::new(Cell::new(Some(tell)));
        let listener = |stored: bool| {
            let tell = tell.clone();
            Closure::<dyn FnMut()>::new(move || {
                if let Some(tell) = tell.take() {
                    // Nobody may wait for it any more.
                    let _ = tell.send(stored);
                }
            })
        };
        let listeners = [listener(true), listener(false)];
        let [complete, abort] = &listeners;
        transaction.set_oncomplete(Some(complete.as_ref().unchecked_ref()));
        transaction.set_onabort(Some(abort.as_ref().unchecked_ref()));
        Ended { told, _listeners: listeners }
    }

    /// Whether all of it is on the disk.
    async fn stored(self) -> bool {
        self.told.await.unwrap_or_default()
    }
}
