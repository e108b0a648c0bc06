//! Changes on their way to the disk.

use super::connection::{self, answer, begin};
use super::{Care, Table};
use crate::browser;
use futures_channel::oneshot;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{IdbDatabase, IdbObjectStore, IdbTransaction, IdbTransactionMode};

/// When it is tried again to store what could not be stored, even connected anew.
const RETRY_MS: i32 = 5000;

/// What a browser calls a disk, or its part for us, that is full.
const QUOTA: &str = "QuotaExceededError";

/// The last change of a row.
pub(super) struct Change {
    /// Which of all changes it is.
    number: u64,
    /// The row, or `None` if it is taken out.
    pub row: Option<JsValue>,
}

impl Table {
    /// Stores a row; an earlier one with the same id is replaced.
    pub(crate) fn put(&self, id: &str, row: &JsValue) {
        self.change(id, Some(row.clone()));
    }

    /// Takes a row out.
    pub(crate) fn delete(&self, id: &str) {
        self.change(id, None);
    }

    /// Takes all rows out; brings whether there were any, and are none now.
    pub(crate) async fn clear(&self) -> bool {
        if self.ids().await.map_or(true, |ids| ids.is_empty()) {
            return false;
        }
        self.0.changes.borrow_mut().clear();
        let Some(connection) = self.connection().await else { return false };
        let Ok(transaction) = begin(&connection, self.0.place, IdbTransactionMode::Readwrite) else {
            return false;
        };
        let ended = Ended::of(&transaction);
        let cleared = transaction.object_store(self.0.place.store).and_then(|store| store.clear());
        cleared.is_ok() && ended.stored().await
    }

    /// Somebody else keeps this row from now on: what is not stored of it is not stored any more.
    pub(crate) fn leave(&self, id: &str) {
        self.0.changes.borrow_mut().remove(id);
    }

    fn change(&self, id: &str, row: Option<JsValue>) {
        let number = self.0.count.get() + 1;
        self.0.count.set(number);
        self.0.changes.borrow_mut().insert(id.to_string(), Change { number, row });
        let connection = self.0.connection.borrow().clone();
        let Some(connection) = connection else { return self.mend() };
        match self.write(&connection, id, false) {
            Ok(written) => {
                let table = self.clone();
                spawn_local(async move {
                    if !written.await {
                        table.lose(&connection);
                        table.mend();
                    }
                });
            }
            Err(_) => {
                self.lose(&connection);
                self.mend();
            }
        }
    }

    /// Hands over once more whatever is not on the disk, until it is.
    pub(super) fn mend(&self) {
        if self.0.mending.replace(true) {
            return;
        }
        let table = self.clone();
        spawn_local(async move {
            while !table.write_all().await {
                if table.makes_room().await {
                    continue;
                }
                table.tell(false);
                if table.0.care.is_none() {
                    table.0.changes.borrow_mut().clear();
                }
                if !connection::is_possible() {
                    break;
                }
                browser::pause(RETRY_MS).await;
            }
            table.0.mending.set(false);
        });
    }

    /// Whether a full disk has now more room than before.
    async fn makes_room(&self) -> bool {
        match &self.0.care {
            Some(care) if self.0.full.take() => (care.make_room)().await,
            _ => false,
        }
    }

    /// Stores all that waits; false if something can't be stored now.
    async fn write_all(&self) -> bool {
        loop {
            let next = self.0.changes.borrow().keys().next().cloned();
            let Some(id) = next else { return true };
            let Some(connection) = self.connection().await else { return false };
            let written = match self.write(&connection, &id, true) {
                Ok(written) => written.await,
                Err(_) => false,
            };
            if !written {
                self.lose(&connection);
                return false;
            }
        }
    }

    /// Hands the last state of a row to the browser; `late` if it has waited, so that another window may have come
    /// before it. Says later whether that is settled: on the disk, or not wanted.
    fn write(
        &self,
        connection: &IdbDatabase,
        id: &str,
        late: bool,
    ) -> Result<impl Future<Output = bool> + use<>, JsValue> {
        let (number, row) = match self.0.changes.borrow().get(id) {
            Some(change) => (change.number, change.row.clone()),
            None => (0, None),
        };
        let transaction = begin(connection, self.0.place, IdbTransactionMode::Readwrite)?;
        let store = transaction.object_store(self.0.place.store)?;
        let ended = Ended::of(&transaction);
        // A change that somebody else took back meanwhile has no number: nothing is written, and that is settled.
        let refused = Rc::new(Cell::new(false));
        match self.0.care.filter(|care| late || !(care.is_sure)()) {
            _ if number == 0 => {}
            // Who takes a row out does so whoever wrote it.
            Some(care) if row.is_some() => compare(care, &store, id, row, refused.clone())?,
            _ => hand_over(&store, id, row.as_ref())?,
        }
        let (table, id) = (self.clone(), id.to_string());
        Ok(async move {
            let stored = ended.stored().await;
            let refused = refused.get();
            let error = transaction.error().filter(|_| !stored);
            table.0.full.set(error.is_some_and(|error| error.name() == QUOTA));
            if stored || refused {
                table.settled(&id, number);
            }
            if refused && let Some(care) = &table.0.care {
                (care.refused)(&id);
            }
            stored || refused
        })
    }

    /// A change needs nothing more; there may be a later one of the same row.
    fn settled(&self, id: &str, number: u64) {
        let mut changes = self.0.changes.borrow_mut();
        if changes.get(id).is_some_and(|change| change.number == number) {
            changes.remove(id);
        }
        let all = changes.is_empty();
        drop(changes);
        if all {
            self.tell(true);
        }
    }
}

/// Makes one change and closes the transaction: one that is left open until its answer comes is taken back when the page
/// goes away before that.
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
    // A browser that does not know it ends the transaction by itself.
    let _ = transaction.commit();
    Ok(())
}

/// Makes one change, unless somebody minds for what is stored now: looked at and changed in one transaction, so that
/// no other window comes between.
fn compare(
    care: Care,
    store: &IdbObjectStore,
    id: &str,
    row: Option<JsValue>,
    refused: Rc<Cell<bool>>,
) -> Result<(), JsValue> {
    let stored = answer(&store.get(&JsValue::from_str(id))?);
    let (store, id) = (store.clone(), id.to_string());
    // An answered promise is gone on with before the transaction closes by itself.
    spawn_local(async move {
        let Ok(stored) = stored.await else { return };
        if stored.is_undefined() || (care.may_replace)(&id, stored) {
            // What fails ends the transaction, and that is noticed.
            let _ = hand_over(&store, &id, row.as_ref());
        } else {
            refused.set(true);
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
