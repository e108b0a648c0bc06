//! A table of the browser's database: rows by their id, handed to the browser in the moment in which they change.
//!
//! IndexedDB. The connection stays open, so that nothing has to wait for an answer when a row is stored. A change counts
//! as made when the browser says that it is on the disk; until then it waits here. When the browser says that it is not,
//! or has lost the connection, the table connects anew and hands over once more whatever waits. The table knows nothing
//! about what the rows mean.

mod connection;
mod writing;

use crate::patience;
use connection::{Place, answer, begin};
use futures_channel::oneshot;
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::pin::Pin;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};
use writing::Change;

/// A browser that has not opened a database after so many looks (some three seconds) is not waited for; if it does later,
/// that is taken.
const OPEN_LOOKS: u32 = 12;
/// Nor is one that has not said by then (some five seconds) what stands in a row,
const ROW_LOOKS: u32 = 20;
/// or in all of them (some fifteen): a phone with many games has much to read.
const ROWS_LOOKS: u32 = 60;

/// Those who are told how the rows of a table fare.
#[derive(Clone, Copy)]
pub(crate) struct Care {
    /// Told whether everything is kept.
    pub kept: fn(bool),
    /// Asked with a row as it is stored whether it may be replaced: before every change that had to wait, and before
    /// the others where `is_sure` says no.
    pub may_replace: fn(&str, JsValue) -> bool,
    /// Whether nobody else writes what is shown here.
    pub is_sure: fn() -> bool,
    /// Told the id of a row that was not replaced.
    pub refused: fn(&str),
    /// Asked to let go of what can be found anew when the disk is full; brings whether there was any.
    pub make_room: fn() -> LocalBoxFuture<bool>,
}

/// What is brought later, to this page alone.
pub(crate) type LocalBoxFuture<T> = Pin<Box<dyn Future<Output = T>>>;

/// What could not be looked for: a row, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unread;

/// One table in a database of its own, so that each can change without the other.
#[derive(Clone)]
pub(crate) struct Table(Rc<Inner>);

struct Inner {
    place: Place,
    care: Option<Care>,
    connection: RefCell<Option<IdbDatabase>>,
    /// Whether the browser was asked for a connection and has not answered yet.
    opening: Cell<bool>,
    /// Whether it has had its time for the answer.
    silent: Cell<bool>,
    /// Those who wait for the connection.
    waiting: RefCell<Vec<oneshot::Sender<()>>>,
    /// Changes that are not on the disk yet, by the ids of their rows.
    changes: RefCell<BTreeMap<String, Change>>,
    /// How many changes there were.
    count: Cell<u64>,
    /// Whether changes are being handed over once more.
    mending: Cell<bool>,
    /// Whether the last change that was taken back was so for want of room.
    full: Cell<bool>,
}

impl Table {
    /// A table that is not open yet. Without somebody who cares, what can't be kept is let go.
    pub(crate) fn new(database: &'static str, store: &'static str, care: Option<Care>) -> Table {
        Table(Rc::new(Inner {
            place: Place { database, store },
            care,
            connection: RefCell::new(None),
            opening: Cell::new(false),
            silent: Cell::new(false),
            waiting: RefCell::new(Vec::new()),
            changes: RefCell::new(BTreeMap::new()),
            count: Cell::new(0),
            mending: Cell::new(false),
            full: Cell::new(false),
        }))
    }

    /// Connects to the database, unless that is done.
    pub(crate) fn open(&self) {
        let table = self.clone();
        spawn_local(async move {
            table.connection().await;
        });
    }

    /// One row as it is, or is about to be.
    ///
    /// # Errors
    /// If the browser does not say whether there is one.
    pub(crate) async fn get(&self, id: &str) -> Result<Option<JsValue>, Unread> {
        if let Some(change) = self.0.changes.borrow().get(id) {
            return Ok(change.row.clone());
        }
        let key = JsValue::from_str(id);
        let found = self.read(ROW_LOOKS, |store| Ok([store.get(&key)?])).await?;
        Ok(found.map(|[row]| row).filter(|row| !row.is_undefined()))
    }

    /// All rows.
    ///
    /// # Errors
    /// If the browser does not say which there are: that is not the same as none.
    pub(crate) async fn rows(&self) -> Result<Vec<JsValue>, Unread> {
        let mut rows = BTreeMap::new();
        let found = self.read(ROWS_LOOKS, |store| Ok([store.get_all_keys()?, store.get_all()?])).await?;
        if let Some([ids, found]) = found {
            let ids = Array::from(&ids).to_vec().into_iter().filter_map(|id| id.as_string());
            rows.extend(ids.zip(Array::from(&found).to_vec()));
        }
        for (id, change) in self.0.changes.borrow().iter() {
            match &change.row {
                Some(row) => rows.insert(id.clone(), row.clone()),
                None => rows.remove(id),
            };
        }
        Ok(rows.into_values().collect())
    }

    /// The ids of all rows that are stored, in their order.
    ///
    /// # Errors
    /// If the browser does not say which there are.
    pub(crate) async fn ids(&self) -> Result<Vec<String>, Unread> {
        let found = self.read(ROWS_LOOKS, |store| Ok([store.get_all_keys()?])).await?;
        let ids = found.map(|[ids]| Array::from(&ids).to_vec()).unwrap_or_default();
        Ok(ids.into_iter().filter_map(|id| id.as_string()).collect())
    }

    /// What the browser answers to requests that are made in one moment; `None` if it has no databases for pages, and
    /// so nothing in them. A lost connection is made anew once.
    async fn read<const N: usize>(
        &self,
        looks: u32,
        ask: impl Fn(&IdbObjectStore) -> Result<[IdbRequest; N], JsValue>,
    ) -> Result<Option<[JsValue; N]>, Unread> {
        for _ in 0..2 {
            let Some(connection) = self.connection().await else { break };
            let asked = begin(&connection, self.0.place, IdbTransactionMode::Readonly)
                .and_then(|transaction| ask(&transaction.object_store(self.0.place.store)?));
            if let Ok(requests) = asked {
                let asked = requests.map(|request| answer(&request));
                let answered = patience::within(looks, async move {
                    let mut answers = Vec::with_capacity(N);
                    for request in asked {
                        answers.extend(request.await);
                    }
                    answers
                });
                let Some(answers) = answered.await else {
                    // The next question is asked by a connection made anew; this one has waited long enough.
                    self.lose(&connection);
                    return Err(Unread);
                };
                if let Ok(answers) = answers.try_into() {
                    return Ok(Some(answers));
                }
            }
            self.lose(&connection);
        }
        if connection::is_possible() { Err(Unread) } else { Ok(None) }
    }

    /// The connection, opened if there is none; `None` if the browser does not give one in time.
    async fn connection(&self) -> Option<IdbDatabase> {
        let open = self.0.connection.borrow().clone();
        if open.is_some() {
            return open;
        }
        if !self.0.silent.get() {
            let (tell, told) = oneshot::channel();
            self.0.waiting.borrow_mut().push(tell);
            self.ask_for_connection();
            // Whether it was told or let go: it is there now, or will not be soon.
            let _ = told.await;
        }
        let open = self.0.connection.borrow().clone();
        if open.is_none() {
            self.tell(false);
        }
        open
    }

    fn ask_for_connection(&self) {
        if self.0.opening.replace(true) {
            return;
        }
        let table = self.clone();
        spawn_local(async move {
            let opened = connection::open(table.0.place).await;
            table.0.opening.set(false);
            table.0.silent.set(false);
            if let Ok(connection) = opened {
                table.use_connection(connection);
            }
            table.0.waiting.borrow_mut().clear();
        });
        let table = self.clone();
        spawn_local(async move {
            if patience::is_exhausted(OPEN_LOOKS, || table.0.opening.get()).await {
                table.0.silent.set(true);
                table.0.waiting.borrow_mut().clear();
            }
        });
    }

    fn use_connection(&self, connection: IdbDatabase) {
        // Closed by the browser, or because another version of the app wants to change the database.
        let lost = |table: Table, connection: IdbDatabase| {
            Closure::once_into_js(move || {
                table.lose(&connection);
                table.mend();
            })
        };
        let on_close = lost(self.clone(), connection.clone());
        let on_change = lost(self.clone(), connection.clone());
        connection.set_onclose(Some(on_close.unchecked_ref()));
        connection.set_onversionchange(Some(on_change.unchecked_ref()));
        *self.0.connection.borrow_mut() = Some(connection);
        if self.0.changes.borrow().is_empty() {
            self.tell(true);
        } else {
            self.mend();
        }
    }

    /// Does without a connection that is of no use any more. What was begun with it still ends.
    fn lose(&self, connection: &IdbDatabase) {
        connection.close();
        let mut current = self.0.connection.borrow_mut();
        if current.as_ref() == Some(connection) {
            *current = None;
        }
    }

    fn tell(&self, kept: bool) {
        if let Some(care) = &self.0.care {
            (care.kept)(kept);
        }
    }
}
