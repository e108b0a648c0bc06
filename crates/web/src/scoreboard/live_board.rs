//! Live scoreboards: what a score pad sends to the server, and what watchers receive.
//!
//! The pad on the scorekeeper's device stays the only truth. If the server can't be reached, only
//! the watchers' view is late.

use crate::game::colors::Colors;
use crate::page::browser;
use crate::page::public_address;
use crate::page::route::Route;
use crate::scoreboard::outbox::{Next, Outbox};
use crate::storage::stored::Stored;
use farkle_client::pad::{Pad, board_name, is_board_name};
use futures_channel::oneshot;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{EventSource, MessageEvent, RequestInit};

/// The pause before watchers try an unreachable server again.
const RETRY_MS: i32 = 4000;
/// The length of a key in bytes: too long to guess.
const KEY_BYTES: usize = 16;

thread_local! {
    /// The messages to be sent, by the key of their board.
    static OUTBOX: RefCell<Outbox<Message>> = const { RefCell::new(Outbox::new()) };
    /// Whether messages are being sent; one sender serves all screens.
    static UNDER_WAY: Cell<bool> = const { Cell::new(false) };
    /// Ends the pause before the next message.
    static PAUSE: RefCell<Option<oneshot::Sender<()>>> = const { RefCell::new(None) };
}

/// A scoreboard that this browser writes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Its key, which only this browser knows.
    pub key: String,
}

impl Share {
    /// A new one.
    pub(crate) fn new() -> Share {
        let bytes = browser::random_bytes();
        Share { key: bytes.iter().take(KEY_BYTES).map(|byte| format!("{byte:02x}")).collect() }
    }

    /// The address for those who watch.
    pub(crate) fn link(&self) -> String {
        format!("{}{}", public_address::origin(), Route::Board(board_name(&self.key)).path())
    }
}

/// How the server answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reached {
    /// It has told the watchers.
    Taken,
    /// It refuses, and will again.
    Refused,
    /// It can't be reached; a retry follows.
    Silent,
    /// It has reached a limit for this client or for all; a retry follows.
    Busy,
}

#[derive(Clone)]
struct Message {
    /// The text of the pad; `None` to end the board.
    text: Option<String>,
    reached: Rc<dyn Fn(Reached)>,
}

fn address(name: &str) -> String {
    format!("/api/boards/{name}")
}

/// Sends the current state of a pad; `reached` is called with the server's answer.
pub(crate) fn tell(share: &Share, pad: &Pad, colors: &Colors, reached: impl Fn(Reached) + 'static) {
    let told = Stored::new().with_list("colors", colors.0.iter().copied()).with("pad", pad.to_string());
    send(share, Message { text: Some(told.text()), reached: Rc::new(reached) });
}

/// Ends the scoreboard; unsent states are dropped.
pub(crate) fn stop(share: &Share) {
    send(share, Message { text: None, reached: Rc::new(|_| ()) });
}

/// The pad is closed: unsent states are sent when it is opened again, in any window.
pub(crate) fn leave(share: &Share) {
    OUTBOX.with_borrow_mut(|outbox| outbox.forget(&share.key));
}

fn send(share: &Share, message: Message) {
    OUTBOX.with_borrow_mut(|outbox| outbox.put(&share.key, message));
    go_on();
    if UNDER_WAY.replace(true) {
        return;
    }
    let listeners = follow_the_network();
    wasm_bindgen_futures::spawn_local(async move {
        loop {
            match OUTBOX.with_borrow_mut(|outbox| outbox.next(browser::now_ms())) {
                Next::Nothing => break,
                Next::Wait(pause_ms) => pause(pause_ms).await,
                Next::Send(letter) => {
                    let taken = request(&letter.key, letter.message.text.as_deref()).await;
                    (letter.message.reached)(taken);
                    if matches!(taken, Reached::Silent | Reached::Busy) {
                        OUTBOX.with_borrow_mut(|outbox| outbox.again(letter, browser::now_ms()));
                    }
                }
            }
        }
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        UNDER_WAY.set(false);
    });
}

/// Retries everything when the network is back or the page is visible again.
fn follow_the_network() -> [WindowListenerHandle; 2] {
    let try_all = || {
        if is_worth_while() {
            OUTBOX.with_borrow_mut(Outbox::try_all);
            go_on();
        }
    };
    [
        window_event_listener(leptos::ev::online, move |_| try_all()),
        window_event_listener(leptos::ev::visibilitychange, move |_| try_all()),
    ]
}

/// Whether the server may be reachable and the page is visible.
fn is_worth_while() -> bool {
    window().navigator().on_line() && !document().hidden()
}

/// Ends the current pause, if any.
fn go_on() {
    if let Some(pause) = PAUSE.take() {
        // The pause may be over.
        let _ = pause.send(());
    }
}

/// Waits, or less if there is something new to send. Without a network, and while the page is
/// hidden, waits for that to change.
async fn pause(pause_ms: f64) {
    let (end, ended) = oneshot::channel();
    PAUSE.set(Some(end));
    if is_worth_while() {
        wasm_bindgen_futures::spawn_local(async move {
            browser::pause(pause_ms.ceil() as i32).await;
            // It may end a later pause instead, which is harmless: the outbox checks the time
            // again.
            go_on();
        });
    }
    // It ends in either way.
    let _ = ended.await;
}

async fn request(key: &str, text: Option<&str>) -> Reached {
    let request = RequestInit::new();
    request.set_method(if text.is_some() { "PUT" } else { "DELETE" });
    if let Some(text) = text {
        request.set_body(&JsValue::from_str(text));
    }
    let headers = Stored::new().with("content-type", "application/json").with("x-board-key", key);
    request.set_headers(headers.value());
    let answer = window().fetch_with_str_and_init(&address(&board_name(key)), &request);
    let answer: Option<web_sys::Response> =
        JsFuture::from(answer).await.ok().and_then(|answer| answer.dyn_into().ok());
    match answer.map(|answer| answer.status()) {
        Some(200..300) => Reached::Taken,
        // These two are temporary failures: worth a retry.
        Some(429 | 503) => Reached::Busy,
        Some(408) | Some(500..) | None => Reached::Silent,
        Some(_) => Reached::Refused,
    }
}

/// What is known about a watched scoreboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum View {
    /// Nothing yet.
    #[default]
    Asked,
    /// The name is invalid: there is nothing to wait for.
    NoName,
    /// The server does not know it, or can't be reached.
    Silent,
    /// The last state of the pad.
    Said(Box<Pad>, Colors),
}

/// A watched scoreboard.
#[derive(Clone, Copy)]
pub(crate) struct Watched {
    /// What is known.
    pub view: RwSignal<View>,
    /// Whether changes arrive.
    pub connected: RwSignal<bool>,
    source: StoredValue<Option<Source>, LocalStorage>,
}

/// A connection with its listeners.
struct Source {
    events: EventSource,
    _on_news: Closure<dyn Fn(MessageEvent)>,
    _on_fault: Closure<dyn Fn()>,
}

impl Drop for Source {
    fn drop(&mut self) {
        self.events.set_onmessage(None);
        self.events.set_onerror(None);
        self.events.close();
    }
}

/// Watches a scoreboard as long as the current screen is shown.
pub(crate) fn watch(name: String) -> Watched {
    let watched = Watched {
        view: RwSignal::new(View::Asked),
        connected: RwSignal::new(false),
        source: StoredValue::new_local(None),
    };
    if !is_board_name(&name) {
        watched.view.set(View::NoName);
        return watched;
    }
    watched.listen(name);
    on_cleanup(move || drop(watched.source.try_update_value(Option::take)));
    watched
}

impl Watched {
    fn listen(self, name: String) {
        let Ok(events) = EventSource::new(&address(&name)) else { return self.view.set(View::Silent) };
        let on_news = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(news) = event.data().as_string().and_then(|text| read(&text)) {
                // The screen may be gone by now.
                let _ = self.view.try_set(news);
                let _ = self.connected.try_set(true);
            }
        });
        let connection = events.clone();
        let on_fault = Closure::<dyn Fn()>::new(move || {
            let _ = self.connected.try_set(false);
            let _ = self.view.try_update(|view| {
                if *view == View::Asked {
                    *view = View::Silent;
                }
            });
            // Browsers reconnect by themselves only if the server does not answer at all.
            if connection.ready_state() == EventSource::CLOSED {
                let name = name.clone();
                wasm_bindgen_futures::spawn_local(async move {
                    browser::pause(RETRY_MS).await;
                    if self.source.try_with_value(Option::is_some) == Some(true) {
                        self.listen(name);
                    }
                });
            }
        });
        events.set_onmessage(Some(on_news.as_ref().unchecked_ref()));
        events.set_onerror(Some(on_fault.as_ref().unchecked_ref()));
        // This also drops the listeners of the last connection.
        drop(self.source.try_set_value(Some(Source { events, _on_news: on_news, _on_fault: on_fault })));
    }
}

fn read(text: &str) -> Option<View> {
    let told = Stored::parse(text)?;
    let pad: Pad = told.string("pad")?.parse().ok()?;
    let colors = told.list("colors").into_iter().filter_map(|color| color.as_f64()).map(|color| color as u8);
    Some(View::Said(Box::new(pad), Colors(colors.collect())))
}
