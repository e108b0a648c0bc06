//! The address of this server for others. At the computer of the server the page comes from
//! `127.0.0.1`, which is another computer everywhere else: the server knows the address for them.

use crate::page::browser;
use crate::storage::stored::Stored;
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::OnceLock;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// For so long an answer counts: a computer may come into another network.
const FRESH_MS: f64 = 60_000.0;

static SAID: OnceLock<RwSignal<Option<String>>> = OnceLock::new();

thread_local! {
    /// When the server was asked last.
    static ASKED: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// What the server has said. Created with the app, so that it lives as long as the page.
pub(crate) fn prepare() -> RwSignal<Option<String>> {
    *SAID.get_or_init(|| RwSignal::new(None))
}

/// The beginning of links to this server. It changes when the server has answered.
pub(crate) fn origin() -> String {
    let own = || window().location().origin().unwrap_or_default();
    let now = browser::now_ms();
    if browser::is_at_the_server() && now > ASKED.get() + FRESH_MS {
        ASKED.set(now);
        wasm_bindgen_futures::spawn_local(async {
            let said = ask().await;
            if !matches!(said, Ok(Some(_))) {
                // The next look may find the computer in a network again.
                ASKED.set(f64::NEG_INFINITY);
            }
            if let Ok(address) = said
                && prepare().with_untracked(|said| *said != address)
            {
                prepare().set(address);
            }
        });
    }
    prepare().get().unwrap_or_else(own)
}

/// Whether links lead nobody here but this computer.
pub(crate) fn is_only_here() -> bool {
    browser::is_at_the_server() && prepare().read().is_none()
}

/// The server does not answer.
struct NoAnswer;

/// What the server says: nothing if it has no address for others.
async fn ask() -> Result<Option<String>, NoAnswer> {
    let answer = answer().await.ok_or(NoAnswer)?;
    Ok(answer.string("address"))
}

async fn answer() -> Option<Stored> {
    let answer = JsFuture::from(window().fetch_with_str("/api/address")).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    Stored::parse(&text)
}
