//! What is loaded when it is needed: programs of their own beside the app, and the words and styles of all screens but the
//! first.
//!
//! `boot.js` knows where they are in this build; it hands out the glue of a program once that can be called.

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
    asked("load", name).await
}

/// Loads the rest of the messages in the language of the page, and has the page take the rest of the styles.
///
/// # Errors
/// What the browser says, if one of both can't be reached.
pub(crate) async fn words() -> Result<String, JsValue> {
    let words = asked("words", "").await?;
    words.as_string().ok_or(words)
}

async fn asked(function: &str, name: &str) -> Result<JsValue, JsValue> {
    let function: Function = known(function)?.dyn_into()?;
    let loading: Promise = function.call1(&JsValue::UNDEFINED, &name.into())?.dyn_into()?;
    JsFuture::from(loading).await
}
