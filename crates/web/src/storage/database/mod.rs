//! A store of rows by id in the browser's database (IndexedDB).
//!
//! The connection stays open, so a write is handed to the browser at once. A change counts as
//! stored when the browser says that it is on the disk; until then it waits in the write queue,
//! which retries after a failure. The store does not know what the rows mean.

mod connection;
mod queue;
mod writing;

use crate::page::timeout;
use connection::{Location, answer, begin};
use futures_channel::oneshot;
use js_sys::Array;
use litemap::LiteMap;
use queue::{RowState, WriteQueue};
use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

/// The timeout for opening the database: some three seconds. A later answer is taken, too.
const OPEN_LOOKS: u32 = 12;
/// The timeout for reading one row: some five seconds.
const ROW_LOOKS: u32 = 20;
/// The timeout for reading all rows, some fifteen seconds: a phone with many games has much to
/// read.
const ROWS_LOOKS: u32 = 60;

/// What the owner of a row store is told and asked.
#[derive(Clone, Copy)]
pub(crate) struct Handlers {
    /// Told whether everything is stored.
    pub stored: fn(bool),
    /// Asked before every write, with the stored row, whether it may be replaced.
    pub may_replace: fn(&str, JsValue) -> bool,
    /// Told the id of a row that was not replaced.
    pub conflict: fn(&str),
    /// Asked to delete what can be computed again when the disk is full; returns whether there was
    /// any.
    pub make_room: fn() -> LocalBoxFuture<bool>,
}

/// A future that stays on the page's thread.
pub(crate) type LocalBoxFuture<T> = Pin<Box<dyn Future<Output = T>>>;

/// The browser has not said whether there is a row, or which rows there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unread;

/// Rows in a database of their own.
#[derive(Clone)]
pub(crate) struct RowStore(Rc<Inner>);

struct Inner {
    location: Location,
    handlers: Option<Handlers>,
    connection: RefCell<Option<IdbDatabase>>,
    /// Whether the browser is still opening the connection.
    opening: Cell<bool>,
    /// Whether opening has exceeded its timeout.
    silent: Cell<bool>,
    /// Those who await the connection.
    waiting: RefCell<Vec<oneshot::Sender<()>>>,
    /// The changes that are not on the disk yet.
    queue: RefCell<WriteQueue<JsValue>>,
    /// Those who await that a change of a row, by its number, is on the disk.
    listeners: RefCell<Vec<(String, u64, oneshot::Sender<()>)>>,
}

impl RowStore {
    /// A row store that is not open yet. Without `handlers`, rows that can't be stored are dropped.
    pub(crate) fn new(database: &'static str, store: &'static str, handlers: Option<Handlers>) -> RowStore {
        RowStore(Rc::new(Inner {
            location: Location { database, store },
            handlers,
            connection: RefCell::new(None),
            opening: Cell::new(false),
            silent: Cell::new(false),
            waiting: RefCell::new(Vec::new()),
            queue: RefCell::new(WriteQueue::new(handlers.is_some())),
            listeners: RefCell::default(),
        }))
    }

    /// Opens the connection, if there is none.
    pub(crate) fn open(&self) {
        let rows = self.clone();
        spawn_local(async move {
            rows.connection().await;
        });
    }

    /// A row, in its latest state: waiting changes count.
    ///
    /// # Errors
    /// If the browser does not say whether there is one.
    pub(crate) async fn get(&self, id: &str) -> Result<Option<JsValue>, Unread> {
        let state = self.0.queue.borrow().row(id);
        match state {
            RowState::Changed(row) => return Ok(Some(row)),
            RowState::Deleted => return Ok(None),
            RowState::Stored => {}
        }
        let key = JsValue::from_str(id);
        let found = self.read(ROW_LOOKS, |store| Ok([store.get(&key)?])).await?;
        Ok(found.map(|[row]| row).filter(|row| !row.is_undefined()))
    }

    /// All rows, in their latest state.
    ///
    /// # Errors
    /// If the browser does not say which there are: that is not the same as none.
    pub(crate) async fn rows(&self) -> Result<Vec<JsValue>, Unread> {
        let mut rows = LiteMap::new_vec();
        let found = self.read(ROWS_LOOKS, |store| Ok([store.get_all_keys()?, store.get_all()?])).await?;
        if let Some([ids, found]) = found {
            let ids = Array::from(&ids).to_vec().into_iter().filter_map(|id| id.as_string());
            for (id, row) in ids.zip(Array::from(&found).to_vec()) {
                rows.insert(id, row);
            }
        }
        for (id, row) in self.0.queue.borrow().rows() {
            match row {
                Some(row) => rows.insert(id.clone(), row.clone()),
                None => rows.remove(id),
            };
        }
        Ok(rows.into_tuple_vec().into_iter().map(|(_, row)| row).collect())
    }

    /// The ids of all stored rows, in order.
    ///
    /// # Errors
    /// If the browser does not say which there are.
    pub(crate) async fn ids(&self) -> Result<Vec<String>, Unread> {
        let found = self.read(ROWS_LOOKS, |store| Ok([store.get_all_keys()?])).await?;
        let ids = found.map(|[ids]| Array::from(&ids).to_vec()).unwrap_or_default();
        Ok(ids.into_iter().filter_map(|id| id.as_string()).collect())
    }

    /// The answers to requests made at one moment; `None` if the browser has no databases and so no
    /// rows. Reconnects once after a lost connection.
    async fn read<const N: usize>(
        &self,
        looks: u32,
        ask: impl Fn(&IdbObjectStore) -> Result<[IdbRequest; N], JsValue>,
    ) -> Result<Option<[JsValue; N]>, Unread> {
        for _ in 0..2 {
            let Some(connection) = self.connection().await else { break };
            let asked = begin(&connection, self.0.location, IdbTransactionMode::Readonly)
                .and_then(|transaction| ask(&transaction.object_store(self.0.location.store)?));
            if let Ok(requests) = asked {
                let asked = requests.map(|request| answer(&request));
                let answered = timeout::within(looks, async move {
                    let mut answers = Vec::with_capacity(N);
                    for request in asked {
                        answers.extend(request.await);
                    }
                    answers
                });
                let Some(answers) = answered.await else {
                    // The next question connects anew.
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

    /// The connection, opened if there is none; `None` after the timeout.
    async fn connection(&self) -> Option<IdbDatabase> {
        let open = self.0.connection.borrow().clone();
        if open.is_some() {
            return open;
        }
        if !self.0.silent.get() {
            let (tell, told) = oneshot::channel();
            self.0.waiting.borrow_mut().push(tell);
            self.ask_for_connection();
            // Either way the answer is known: connected, or not within the timeout.
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
        let rows = self.clone();
        spawn_local(async move {
            let opened = connection::open(rows.0.location).await;
            rows.0.opening.set(false);
            rows.0.silent.set(false);
            if let Ok(connection) = opened {
                rows.use_connection(connection);
            }
            rows.0.waiting.borrow_mut().clear();
        });
        let rows = self.clone();
        spawn_local(async move {
            if timeout::is_exhausted(OPEN_LOOKS, || rows.0.opening.get()).await {
                rows.0.silent.set(true);
                rows.0.waiting.borrow_mut().clear();
            }
        });
    }

    fn use_connection(&self, connection: IdbDatabase) {
        // The browser has closed it, or another version of the app wants to change the database.
        let lost = |rows: RowStore, connection: IdbDatabase| {
            Closure::once_into_js(move || {
                rows.lose(&connection);
                rows.feed(WriteQueue::closed);
            })
        };
        let on_close = lost(self.clone(), connection.clone());
        let on_change = lost(self.clone(), connection.clone());
        connection.set_onclose(Some(on_close.unchecked_ref()));
        connection.set_onversionchange(Some(on_change.unchecked_ref()));
        *self.0.connection.borrow_mut() = Some(connection);
        self.feed(|queue| queue.opened());
    }

    /// Gives up a connection that is of no use any more. Its open transactions still end.
    fn lose(&self, connection: &IdbDatabase) {
        connection.close();
        let mut current = self.0.connection.borrow_mut();
        if current.as_ref() == Some(connection) {
            *current = None;
        }
    }

    fn tell(&self, is_stored: bool) {
        if let Some(handlers) = &self.0.handlers {
            (handlers.stored)(is_stored);
        }
    }
}
