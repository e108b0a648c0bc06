//! Live scoreboards: what a score pad tells the server with every change, and what those who watch it are told.
//!
//! The pad on the device of the scorekeeper stays the only truth; a server that can't be reached costs nothing but the
//! view, which is brought up to date as soon as it can be reached again.

use crate::browser;
use crate::colors::Colors;
use crate::route::Route;
use crate::stored::Stored;
use farkle_client::pad::Pad;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{EventSource, MessageEvent, RequestInit};

/// How long to wait for a server that could not be reached.
const RETRY_MS: i32 = 4000;
/// Bytes of a name or a key: nobody guesses so many.
const SECRET_BYTES: usize = 12;

/// A scoreboard that this browser writes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Its name, which everybody who watches knows.
    pub name: String,
    /// Its key, which only this browser knows.
    pub key: String,
}

impl Share {
    /// A new one.
    pub(crate) fn new() -> Share {
        let bytes = browser::random_bytes();
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        Share { name: hex(&bytes[..SECRET_BYTES]), key: hex(&bytes[SECRET_BYTES..2 * SECRET_BYTES]) }
    }

    /// The address for those who watch.
    pub(crate) fn link(&self) -> String {
        let origin = window().location().origin().unwrap_or_default();
        format!("{origin}{}", Route::Board(self.name.clone()).path())
    }
}

fn place(name: &str) -> String {
    format!("/api/boards/{name}")
}

/// Tells the server what changes: only the last state counts, and one message is under way at a time.
#[derive(Clone, Default)]
pub(crate) struct Publisher {
    waiting: Rc<RefCell<Option<(Share, String)>>>,
    under_way: Rc<RefCell<bool>>,
}

impl Publisher {
    /// Tells a pad as it is now; `reached` is called with whether the server took it.
    pub(crate) fn tell(&self, share: &Share, pad: &Pad, colors: &Colors, reached: impl Fn(bool) + 'static) {
        let told = Stored::new().with_list("colors", colors.0.iter().copied()).with("pad", pad.to_string());
        *self.waiting.borrow_mut() = Some((share.clone(), told.text()));
        if self.under_way.replace(true) {
            return;
        }
        let publisher = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            loop {
                let Some((share, text)) = publisher.waiting.borrow_mut().take() else { break };
                let taken = put(&share, &text).await;
                reached(taken);
                if !taken {
                    browser::pause(RETRY_MS).await;
                    publisher.waiting.borrow_mut().get_or_insert((share, text));
                }
            }
            publisher.under_way.replace(false);
        });
    }

    /// Forgets what was not told yet.
    pub(crate) fn stop(&self) {
        self.waiting.borrow_mut().take();
    }
}

async fn put(share: &Share, text: &str) -> bool {
    let request = RequestInit::new();
    request.set_method("PUT");
    request.set_body(&JsValue::from_str(text));
    let headers = Stored::new().with("content-type", "application/json").with("x-board-key", &share.key);
    request.set_headers(headers.value());
    let answer = JsFuture::from(window().fetch_with_str_and_init(&place(&share.name), &request)).await;
    let answer: Option<web_sys::Response> = answer.ok().and_then(|answer| answer.dyn_into().ok());
    answer.is_some_and(|answer| answer.ok())
}

/// What is known about a scoreboard that is watched.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum View {
    /// Nothing yet.
    #[default]
    Asked,
    /// The server does not know it, or can't be reached.
    Silent,
    /// The pad as it is now.
    Live(Box<Pad>, Colors),
}

/// Watches a scoreboard as long as the screen that asks is shown.
pub(crate) fn watch(name: String) -> RwSignal<View> {
    let view = RwSignal::new(View::Asked);
    let source: StoredValue<Option<EventSource>, LocalStorage> = StoredValue::new_local(None);
    listen(name, view, source);
    on_cleanup(move || {
        if let Some(source) = source.try_update_value(Option::take).flatten() {
            source.close();
        }
    });
    view
}

fn listen(name: String, view: RwSignal<View>, source: StoredValue<Option<EventSource>, LocalStorage>) {
    let Ok(opened) = EventSource::new(&place(&name)) else { return view.set(View::Silent) };
    let on_news = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(news) = event.data().as_string().and_then(|text| read(&text)) {
            // The screen may be gone by now.
            let _ = view.try_set(news);
        }
    });
    let closed = opened.clone();
    let on_fault = Closure::<dyn Fn()>::new(move || {
        // A browser comes back by itself only while the server says nothing at all.
        let gave_up = closed.ready_state() == EventSource::CLOSED;
        if view
            .try_update(|view| {
                if *view == View::Asked {
                    *view = View::Silent;
                }
            })
            .is_none()
            || !gave_up
        {
            return;
        }
        let name = name.clone();
        wasm_bindgen_futures::spawn_local(async move {
            browser::pause(RETRY_MS).await;
            if source.try_with_value(Option::is_some) == Some(true) {
                listen(name, view, source);
            }
        });
    });
    opened.set_onmessage(Some(on_news.as_ref().unchecked_ref()));
    opened.set_onerror(Some(on_fault.as_ref().unchecked_ref()));
    // They live as long as the connection.
    on_news.forget();
    on_fault.forget();
    source.try_set_value(Some(opened));
}

fn read(text: &str) -> Option<View> {
    let told = Stored::parse(text)?;
    let pad: Pad = told.string("pad")?.parse().ok()?;
    let colors = told.list("colors").into_iter().filter_map(|color| color.as_f64()).map(|color| color as u8);
    Some(View::Live(Box::new(pad), Colors(colors.collect())))
}
