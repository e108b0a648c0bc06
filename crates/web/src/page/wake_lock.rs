//! A wake lock keeps the screen on while a score pad is open, before a game among friends, and for
//! whoever watches one.
//!
//! The browser releases the lock whenever the page is hidden, so the app asks again when the page
//! is visible. It may also release it for lack of battery, so the app asks again some time later.
//! Without wake locks nothing happens.

use crate::page::browser;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The pause before asking again after the browser has released the lock.
const AGAIN_MS: i32 = 60_000;

/// A wake lock and whether it is held or asked for.
#[derive(Clone, Copy)]
struct WakeLock<W> {
    wanted: W,
    held: StoredValue<Option<JsValue>, LocalStorage>,
    /// Whether an answer is pending: asking twice would leave a second lock that nobody releases.
    is_asked: StoredValue<bool>,
}

/// Keeps the screen on while `wanted` says so and the current screen is shown.
pub(crate) fn keep_awake(wanted: impl Fn() -> bool + Copy + Send + Sync + 'static) {
    let lock = WakeLock { wanted, held: StoredValue::new_local(None), is_asked: StoredValue::new(false) };
    Effect::new(move || lock.follow());
    let listener = window_event_listener(leptos::ev::visibilitychange, move |_| untrack(|| lock.follow()));
    on_cleanup(move || {
        listener.remove();
        release(lock.held.try_update_value(Option::take).flatten());
    });
}

impl<W: Fn() -> bool + Copy + Send + Sync + 'static> WakeLock<W> {
    fn is_wanted(self) -> bool {
        (self.wanted)() && !document().hidden()
    }

    /// Asks for the lock, or releases it.
    fn follow(self) {
        if !self.is_wanted() {
            return release(self.held.try_update_value(Option::take).flatten());
        }
        if self.held.with_value(Option::is_some) || self.is_asked.get_value() {
            return;
        }
        self.is_asked.set_value(true);
        spawn_local(async move {
            let Some(taken) = request().await else {
                // The browser has none, or refuses now. The screen may be gone by now.
                let _ = self.is_asked.try_set_value(false);
                return;
            };
            let is_gone = self.is_asked.try_set_value(false).is_some();
            if is_gone || !untrack(|| self.is_wanted()) {
                return release(Some(taken));
            }
            self.notice_loss(&taken);
            self.held.set_value(Some(taken));
        });
    }

    /// Asks again if the browser releases the lock by itself.
    fn notice_loss(self, lock: &JsValue) {
        let lost = lock.clone();
        let on_release = Closure::once_into_js(move || {
            // A lock that we have released ourselves is not held any more.
            let was_held = self.held.try_with_value(|held| held.as_ref() == Some(&lost)).unwrap_or_default();
            if !was_held {
                return;
            }
            self.held.set_value(None);
            spawn_local(async move {
                loop {
                    browser::pause(AGAIN_MS).await;
                    match self.held.try_with_value(Option::is_none) {
                        Some(true) if untrack(|| self.is_wanted()) => self.follow(),
                        // The page is hidden (and will ask again), has the lock again, or is gone.
                        _ => return,
                    }
                }
            });
        });
        if let Some(lock) = lock.dyn_ref::<web_sys::EventTarget>() {
            let _ = lock.add_event_listener_with_callback("release", on_release.unchecked_ref());
        }
    }
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
    // It fails only if the lock is released already.
    drop(let_go);
}
