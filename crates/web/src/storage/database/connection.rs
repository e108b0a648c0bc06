//! The browser's side of a row store: opening its database, beginning transactions, awaiting
//! answers.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbRequest, IdbTransaction, IdbTransactionMode};

/// The first version of a database has one object store, and there is nothing to migrate.
const VERSION: u32 = 1;

/// Where a row store is.
#[derive(Clone, Copy)]
pub(super) struct Location {
    /// Each row store has a database of its own, so that their versions are independent.
    pub database: &'static str,
    /// The name of the object store in it.
    pub store: &'static str,
}

fn factory() -> Option<IdbFactory> {
    leptos::prelude::window().indexed_db().ok().flatten()
}

/// Whether this browser offers databases to pages.
pub(super) fn is_possible() -> bool {
    factory().is_some()
}

/// Opens a database. The answer may never come: another window may hold an older version open, or
/// the browser may hang.
pub(super) async fn open(location: Location) -> Result<IdbDatabase, JsValue> {
    let request = factory().ok_or(JsValue::UNDEFINED)?.open_with_u32(location.database, VERSION)?;
    let opening = request.clone();
    let create = Closure::once_into_js(move || {
        let database = opening.result().ok().and_then(|result| result.dyn_into::<IdbDatabase>().ok());
        let _ = database.map(|database| database.create_object_store(location.store));
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

/// Begins a transaction. Writes are flushed to the disk before they count as complete, so that a
/// power failure loses none.
pub(super) fn begin(
    connection: &IdbDatabase,
    location: Location,
    mode: IdbTransactionMode,
) -> Result<IdbTransaction, JsValue> {
    if mode == IdbTransactionMode::Readonly {
        return connection.transaction_with_str_and_mode(location.store, mode);
    }
    // web-sys does not know this option; older browsers ignore it.
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let begin: Function = Reflect::get(connection, &"transaction".into())?.dyn_into()?;
    begin.call3(connection, &location.store.into(), &mode.into(), &options)?.dyn_into()
}

/// The answer to a request. It listens from now on, not only once it is awaited.
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
