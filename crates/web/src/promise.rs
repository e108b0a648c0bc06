//! The browser's promise to keep what is kept here even when its disk is full: asked for once there is something to keep.
//!
//! Browsers without such promises, and pages without encryption, have nobody to ask.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Where it is noted that the browser was asked: one that asks its user must not do so with every game.
const ASKED: &str = "farkle.asked-to-keep";

thread_local! {
    /// Whether this page has looked already.
    static LOOKED: Cell<bool> = const { Cell::new(false) };
}

/// Asks for the promise when the first game or score pad is begun, once in this browser.
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

/// Asks for the promise; brings whether it is given, or `None` if there is nobody to ask.
pub(crate) async fn ask() -> Option<bool> {
    call("persist").await
}

/// Whether it is given, or `None` if nobody knows.
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
