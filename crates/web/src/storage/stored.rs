//! Plain JavaScript objects, as the browser stores them: read by name, with a default for missing
//! values.
//!
//! Stored values are not trusted, because another version of the app may have written them: a value
//! of another type counts as missing.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// An object that is read or written by name.
#[derive(Clone)]
pub(crate) struct Stored(Object);

impl Stored {
    /// An empty object.
    pub(crate) fn new() -> Stored {
        Stored(Object::new())
    }

    /// An object from the browser, or `None` if the value is not an object.
    pub(crate) fn of(value: JsValue) -> Option<Stored> {
        value.is_object().then(|| Stored(value.unchecked_into()))
    }

    /// From JSON; `None` if the text is not an object.
    pub(crate) fn parse(text: &str) -> Option<Stored> {
        Stored::of(js_sys::JSON::parse(text).ok()?)
    }

    /// As JSON.
    pub(crate) fn text(&self) -> String {
        js_sys::JSON::stringify(&self.0).map(String::from).unwrap_or_default()
    }

    /// The object for the browser.
    pub(crate) fn value(&self) -> &JsValue {
        &self.0
    }

    /// Sets a value.
    pub(crate) fn with(self, name: &str, value: impl Into<JsValue>) -> Stored {
        // A plain object accepts every name.
        let _ = Reflect::set(&self.0, &name.into(), &value.into());
        self
    }

    /// Sets a list.
    pub(crate) fn with_list<T: Into<JsValue>>(self, name: &str, list: impl IntoIterator<Item = T>) -> Stored {
        let values: Array = list.into_iter().map(Into::into).collect();
        self.with(name, values)
    }

    /// A string.
    pub(crate) fn string(&self, name: &str) -> Option<String> {
        self.get(name).as_string()
    }

    /// A boolean.
    pub(crate) fn flag(&self, name: &str) -> Option<bool> {
        self.get(name).as_bool()
    }

    /// A number.
    pub(crate) fn number(&self, name: &str) -> Option<f64> {
        self.get(name).as_f64()
    }

    /// A nested object.
    pub(crate) fn object(&self, name: &str) -> Option<Stored> {
        Stored::of(self.get(name))
    }

    /// A list; empty if there is none.
    pub(crate) fn list(&self, name: &str) -> Vec<JsValue> {
        let value = self.get(name);
        if Array::is_array(&value) { Array::from(&value).to_vec() } else { Vec::new() }
    }

    fn get(&self, name: &str) -> JsValue {
        Reflect::get(&self.0, &name.into()).unwrap_or(JsValue::UNDEFINED)
    }
}

impl From<Stored> for JsValue {
    fn from(stored: Stored) -> JsValue {
        stored.0.into()
    }
}
