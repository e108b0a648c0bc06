//! Values as the browser keeps them: plain JavaScript objects, read by name, with a default for whatever is missing.
//!
//! What was stored by an earlier or a later version, or by somebody else, is never trusted: a value of another type
//! counts as missing.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// An object that is read or written by name.
#[derive(Clone)]
pub(crate) struct Stored(Object);

impl Stored {
    /// Without anything in it.
    pub(crate) fn new() -> Stored {
        Stored(Object::new())
    }

    /// An object as the browser hands it out, or `None` if it is none.
    pub(crate) fn of(value: JsValue) -> Option<Stored> {
        value.is_object().then(|| Stored(value.unchecked_into()))
    }

    /// From JSON; `None` if the text is no object.
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

    /// With a value under a name.
    pub(crate) fn with(self, name: &str, value: impl Into<JsValue>) -> Stored {
        // A plain object takes every name.
        let _ = Reflect::set(&self.0, &name.into(), &value.into());
        self
    }

    /// With a list under a name.
    pub(crate) fn with_list<T: Into<JsValue>>(self, name: &str, list: impl IntoIterator<Item = T>) -> Stored {
        let values: Array = list.into_iter().map(Into::into).collect();
        self.with(name, values)
    }

    /// A text.
    pub(crate) fn string(&self, name: &str) -> Option<String> {
        self.get(name).as_string()
    }

    /// Yes or no.
    pub(crate) fn flag(&self, name: &str) -> Option<bool> {
        self.get(name).as_bool()
    }

    /// A number.
    pub(crate) fn number(&self, name: &str) -> Option<f64> {
        self.get(name).as_f64()
    }

    /// An object in this one.
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
