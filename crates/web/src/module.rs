//! Programs that are loaded when they are needed: a WebAssembly module of its own beside the app.
//!
//! `boot.js` knows where they are in this build and hands out their glue once it can be called.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What `boot.js` knows by a name.
pub(crate) fn known(name: &str) -> Result<JsValue, JsValue> {
    let farkle = Reflect::get(&window(), &"farkle".into())?;
    Reflect::get(&farkle, &name.into())
}

/// Loads a module by its name in xtask's list; a second time it is there at once.
///
/// # Errors
/// What the browser says, if it can't be reached or can't run.
pub(crate) async fn load(name: &str) -> Result<JsValue, JsValue> {
    let load: Function = known("load")?.dyn_into()?;
    let loading: Promise = load.call1(&JsValue::UNDEFINED, &name.into())?.dyn_into()?;
    JsFuture::from(loading).await
}
