//! The browser's side of a table: opening its database, beginning transactions, waiting for answers.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbRequest, IdbTransaction, IdbTransactionMode};

/// The first version of a database: its one table, and nothing to be carried over.
const VERSION: u32 = 1;

/// Where a table is.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The database, which is the table's own, so that each can change without the other.
    pub database: &'static str,
    /// The name of the table in it.
    pub store: &'static str,
}

fn factory() -> Option<IdbFactory> {
    leptos::prelude::window().indexed_db().ok().flatten()
}

/// Whether this browser has databases for pages at all.
pub(super) fn is_possible() -> bool {
    factory().is_some()
}

/// Opens a database. The answer may never come: another window may hold an older version open, or the browser be stuck.
pub(super) async fn open(place: Place) -> Result<IdbDatabase, JsValue> {
    let request = factory().ok_or(JsValue::UNDEFINED)?.open_with_u32(place.database, VERSION)?;
    let opening = request.clone();
    let create = Closure::once_into_js(move || {
        let database = opening.result().ok().and_then(|result| result.dyn_into::<IdbDatabase>().ok());
        let _ = database.map(|database| database.create_object_store(place.store));
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

/// Begins a transaction. What is written is on the disk when it ends, and not only in the memory of the system: a battery
/// that dies takes nothing with it.
pub(super) fn begin(
    connection: &IdbDatabase,
    place: Place,
    mode: IdbTransactionMode,
) -> Result<IdbTransaction, JsValue> {
    if mode == IdbTransactionMode::Readonly {
        return connection.transaction_with_str_and_mode(place.store, mode);
    }
    // The description that web-sys is made from is older than this option; older browsers ignore it.
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let begin: Function = Reflect::get(connection, &"transaction".into())?.dyn_into()?;
    begin.call3(connection, &place.store.into(), &mode.into(), &options)?.dyn_into()
}

/// What the browser answers to a request; it is listened to from now on, and not only when it is awaited.
pub(super) fn answer(request: &IdbRequest) -> JsFuture {
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
    JsFuture::from(promise)
}
