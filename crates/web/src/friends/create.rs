//! A new table of the server that this page comes from.

use crate::game::rule_address;
use crate::storage::stored::Stored;
use farkle_protocol::TableOptions;
use farkle_rules::RuleSetDraft;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// Why there is no new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotCreated {
    /// The server can't be reached.
    Offline,
    /// This page comes from a server without tables.
    NoTables,
    /// Too many were created from here.
    TooOften,
    /// The server has too much to do.
    Busy,
    /// The server does not allow this number of seats or these rules.
    Refused,
}

/// The name of a table, and the secret of its link.
pub(crate) struct Created {
    pub table: String,
    pub invitation: String,
}

/// Asks the server for a table.
///
/// # Errors
/// [`NotCreated`] says why there is none.
pub(crate) async fn create(
    rules: &RuleSetDraft,
    seats: usize,
    options: TableOptions,
) -> Result<Created, NotCreated> {
    let request = RequestInit::new();
    request.set_method("POST");
    let mut body = Stored::new().with("rules", rules.code()).with("seats", seats as u32);
    if let Some(name) = rule_address::given_name(rules) {
        body = body.with("rules_name", name);
    }
    let body = body
        .with("pace", options.pace.name())
        .with("watchers", options.watchers)
        .with("hints", options.hints);
    request.set_body(&JsValue::from_str(&body.text()));
    request.set_headers(Stored::new().with("content-type", "application/json").value());
    let answer = JsFuture::from(window().fetch_with_str_and_init("/api/tables", &request)).await;
    let answer: Response =
        answer.ok().and_then(|answer| answer.dyn_into().ok()).ok_or(NotCreated::Offline)?;
    match answer.status() {
        201 => {}
        422 => return Err(NotCreated::Refused),
        429 => return Err(NotCreated::TooOften),
        503 => return Err(NotCreated::Busy),
        408 | 500.. => return Err(NotCreated::Offline),
        _ => return Err(NotCreated::NoTables),
    }
    let text = match answer.text() {
        Ok(text) => JsFuture::from(text).await.ok().and_then(|text| text.as_string()),
        Err(_) => None,
    };
    let created = text.and_then(|text| Stored::parse(&text)).ok_or(NotCreated::Offline)?;
    let (table, invitation) = (created.string("table"), created.string("invitation"));
    table.zip(invitation).map(|(table, invitation)| Created { table, invitation }).ok_or(NotCreated::NoTables)
}
