//! Modules that are loaded when they are needed: programs beside the app, and the words and styles
//! of all screens but the first.
//!
//! `boot.js` knows their addresses in this build, and returns a program's glue once it can be
//! called.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What `boot.js` has under a name.
pub(crate) fn known(name: &str) -> Result<JsValue, JsValue> {
    let farkle = Reflect::get(&window(), &"farkle".into())?;
    Reflect::get(&farkle, &name.into())
}

/// Loads a module by its name in xtask's list; it is loaded once.
///
/// # Errors
/// The browser's error, if the module can't be loaded or can't run.
pub(crate) async fn load(name: &str) -> Result<JsValue, JsValue> {
    asked("load", name).await
}

/// Loads the rest of the messages in the language of the page, and the rest of the styles.
///
/// # Errors
/// The browser's error, if one of them can't be loaded.
pub(crate) async fn words() -> Result<String, JsValue> {
    let words = asked("words", "").await?;
    words.as_string().ok_or(words)
}

async fn asked(function: &str, name: &str) -> Result<JsValue, JsValue> {
    let function: Function = known(function)?.dyn_into()?;
    let loading: Promise = function.call1(&JsValue::UNDEFINED, &name.into())?.dyn_into()?;
    JsFuture::from(loading).await
}
