//! Persistent storage: the browser's promise to delete nothing when its disk is full. The app asks
//! for it once there is something to keep.
//!
//! Some browsers do not offer it, and none does without encryption.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The key of the note that the app has asked: some browsers ask their user, which must happen once
/// only.
const ASKED: &str = "farkle.asked-to-keep";

thread_local! {
    /// Whether this page has looked at the note.
    static LOOKED: Cell<bool> = const { Cell::new(false) };
}

/// Asks for persistent storage when the first game or pad is begun, once per browser.
pub(crate) fn ask_once() {
    if LOOKED.replace(true) {
        return;
    }
    let Ok(Some(storage)) = window().local_storage() else { return };
    if matches!(storage.get_item(ASKED), Ok(None)) {
        let _ = storage.set_item(ASKED, "1");
        spawn_local(async {
            ask().await;
        });
    }
}

/// Asks for persistent storage; returns whether it is granted, or `None` if the browser does not
/// offer it.
pub(crate) async fn ask() -> Option<bool> {
    call("persist").await
}

/// Whether it is granted, or `None` if the browser does not say.
pub(crate) async fn is_given() -> Option<bool> {
    call("persisted").await
}

async fn call(name: &str) -> Option<bool> {
    let asked = || -> Result<Promise, JsValue> {
        let storage = Reflect::get(&window().navigator(), &"storage".into())?;
        let function: Function = Reflect::get(&storage, &name.into())?.dyn_into()?;
        function.call0(&storage)?.dyn_into()
    };
    JsFuture::from(asked().ok()?).await.ok()?.as_bool()
}
