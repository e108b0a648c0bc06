//! Keeps the screen on while a score pad is open: a phone that sleeps in the middle of the table is no use.
//!
//! The browser lets go of the lock whenever the page is hidden, so it is asked again when the page is back. Where a
//! browser has no such lock, nothing happens.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Keeps the screen on while `wanted` says so and the screen that asked is shown.
pub(crate) fn keep_awake(wanted: impl Fn() -> bool + Copy + Send + Sync + 'static) {
    let lock = StoredValue::new_local(None::<JsValue>);
    let follow = move || {
        let (wanted, held) = (wanted(), lock.with_value(Option::is_some));
        let visible = !document().hidden();
        if wanted && visible && !held {
            spawn_local(async move {
                let taken = request().await;
                // The screen may be gone by now: then the lock goes as well.
                if lock.try_set_value(taken.clone()).is_some() {
                    release(taken);
                }
            });
        } else if !wanted || !visible {
            release(lock.try_update_value(Option::take).flatten());
        }
    };
    Effect::new(follow);
    let listener = window_event_listener(leptos::ev::visibilitychange, move |_| untrack(follow));
    on_cleanup(move || {
        listener.remove();
        release(lock.try_update_value(Option::take).flatten());
    });
}

async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    let ask: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let promise: Promise = ask.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

fn release(lock: Option<JsValue>) {
    let let_go = lock.and_then(|lock| {
        let release: Function = Reflect::get(&lock, &"release".into()).ok()?.dyn_into().ok()?;
        release.call0(&lock).ok()
    });
    // What the browser refuses here was released already.
    drop(let_go);
}
