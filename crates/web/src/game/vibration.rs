//! The vibration of great moments, where the device has it and the settings allow it.

use crate::storage::settings::settings;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::{WithUntracked, window};
use wasm_bindgen::{JsCast, JsValue};

/// Vibrates, pauses, vibrates ... for these times in milliseconds.
pub(crate) fn of(pattern: &[u32]) {
    let navigator = window().navigator();
    let get = |from: &JsValue, name: &str| Reflect::get(from, &name.into()).ok();
    // Before the first touch of a page browsers refuse it, and complain.
    let touched = get(&navigator, "userActivation").and_then(|activation| get(&activation, "hasBeenActive"));
    if touched != Some(JsValue::TRUE) || !settings().with_untracked(|settings| settings.vibration) {
        return;
    }
    // Not every browser has it.
    if let Some(vibrate) = get(&navigator, "vibrate").and_then(|vibrate| vibrate.dyn_into::<Function>().ok())
    {
        let pattern: Array = pattern.iter().map(|&part| JsValue::from(part)).collect();
        let _ = vibrate.call1(&navigator, &pattern);
    }
}
