//! A table of the browser's database: rows by their id, handed to the browser in the moment in which they change.
//!
//! IndexedDB. The connection stays open, so that nothing has to wait for an answer when a row is stored. It knows
//! nothing about what the rows mean.

use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

/// The first version of a database: its one table, and nothing to be carried over.
const VERSION: u32 = 1;

/// One table in a database of its own, so that each can change without the other.
pub(crate) struct Table {
    database: &'static str,
    store: &'static str,
    connection: RefCell<Option<IdbDatabase>>,
}

impl Table {
    /// A table that is not open yet.
    pub(crate) const fn new(database: &'static str, store: &'static str) -> Table {
        Table { database, store, connection: RefCell::new(None) }
    }

    /// Whether it has a connection.
    pub(crate) fn is_open(&self) -> bool {
        self.connection.borrow().is_some()
    }

    /// Has the table use an open connection.
    pub(crate) fn use_connection(&self, connection: IdbDatabase) {
        *self.connection.borrow_mut() = Some(connection);
    }

    /// The database and the name of the table in it, to be connected to.
    pub(crate) fn place(&self) -> (&'static str, &'static str) {
        (self.database, self.store)
    }

    /// Stores a row; an earlier one with the same id is replaced.
    pub(crate) fn put(&self, id: &str, row: &JsValue) {
        self.write(|store| store.put_with_key(row, &JsValue::from_str(id)));
    }

    /// Takes a row out.
    pub(crate) fn delete(&self, id: &str) {
        self.write(|store| store.delete(&JsValue::from_str(id)));
    }

    /// Hands one change to the browser, closed: a transaction that is left open until its answer comes is taken back
    /// when the page goes away before that.
    #[expect(
        deprecated,
        reason = "the standard has commit(); only the description that web-sys is made from is older"
    )]
    fn write(&self, change: impl FnOnce(&IdbObjectStore) -> Result<IdbRequest, JsValue>) {
        if let Some(store) = self.open_store(IdbTransactionMode::Readwrite)
            && change(&store).is_ok()
        {
            let _ = store.transaction().commit();
        }
    }

    /// Asks for one row.
    pub(crate) fn get(&self, id: &str) -> Option<IdbRequest> {
        self.open_store(IdbTransactionMode::Readonly)?.get(&JsValue::from_str(id)).ok()
    }

    /// Asks for all rows.
    pub(crate) fn get_all(&self) -> Option<IdbRequest> {
        self.open_store(IdbTransactionMode::Readonly)?.get_all().ok()
    }

    /// Asks for the ids of all rows, in their order.
    pub(crate) fn get_all_keys(&self) -> Option<IdbRequest> {
        self.open_store(IdbTransactionMode::Readonly)?.get_all_keys().ok()
    }

    fn open_store(&self, mode: IdbTransactionMode) -> Option<IdbObjectStore> {
        let connection = self.connection.borrow();
        let transaction = begin(connection.as_ref()?, self.store, mode).ok()?;
        transaction.object_store(self.store).ok()
    }
}

/// Begins a transaction. What is written is on the disk when it ends, and not only in the memory of the system: a battery
/// that dies takes nothing with it.
fn begin(connection: &IdbDatabase, store: &str, mode: IdbTransactionMode) -> Result<IdbTransaction, JsValue> {
    if mode == IdbTransactionMode::Readonly {
        return connection.transaction_with_str_and_mode(store, mode);
    }
    // The description that web-sys is made from is older than this option; older browsers ignore it.
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let begin: Function = Reflect::get(connection, &"transaction".into())?.dyn_into()?;
    begin.call3(connection, &store.into(), &mode.into(), &options)?.dyn_into()
}

/// Connects to the database of a table.
pub(crate) async fn connect((database, store): (&'static str, &'static str)) -> Result<IdbDatabase, JsValue> {
    let factory = leptos::prelude::window().indexed_db()?.ok_or(JsValue::UNDEFINED)?;
    let request = factory.open_with_u32(database, VERSION)?;
    let opening = request.clone();
    let create = Closure::once_into_js(move || {
        let database = opening.result().ok().and_then(|result| result.dyn_into::<IdbDatabase>().ok());
        let _ = database.map(|database| database.create_object_store(store));
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

/// What the browser answers to a request.
pub(crate) async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        let (asked, failed) = (request.clone(), request.clone());
        let done = Closure::once_into_js(move || {
            let _ = resolve.call1(&JsValue::UNDEFINED, &asked.result().unwrap_or(JsValue::UNDEFINED));
        });
        let not_done = Closure::once_into_js(move || {
            let error = failed.error().ok().flatten().map_or(JsValue::UNDEFINED, Into::into);
            let _ = reject.call1(&JsValue::UNDEFINED, &error);
        });
        request.set_onsuccess(Some(done.unchecked_ref()));
        request.set_onerror(Some(not_done.unchecked_ref()));
    });
    JsFuture::from(promise).await
}

/// All rows that an answer holds.
pub(crate) async fn rows(request: Option<IdbRequest>) -> Vec<JsValue> {
    let Some(request) = request else { return Vec::new() };
    answer(&request).await.map(|rows| js_sys::Array::from(&rows).to_vec()).unwrap_or_default()
}
