//! A new table.

use super::Live;
use super::log_entry::created;
use crate::client_address::ClientAddress;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use farkle_client::readable;
use farkle_protocol::{LONGEST_RULES_NAME, Pace, Secret, TableOptions};
use farkle_rules::{Game, RuleSet, RuleSetDraft};
use farkle_table::TableId;
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};

/// When more clients than this are counted, those that have paused are forgotten.
const COUNTED_CLIENTS: usize = 10_000;

/// What the table is to be.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The share code of the rules.
    rules: String,
    /// What they are called, if that does not follow from the code.
    #[serde(default)]
    rules_name: Option<String>,
    /// How many seats.
    seats: usize,
    /// How long a decision may take.
    #[serde(default)]
    pace: Pace,
    /// Whether others may watch.
    #[serde(default = "yes")]
    watchers: bool,
    /// Whether players may ask their devices for the best play.
    #[serde(default = "yes")]
    hints: bool,
}

fn yes() -> bool {
    true
}

/// The link to the table is made of both: the secret belongs behind the `#`, which browsers send
/// to nobody.
#[derive(Debug, Serialize)]
struct Created {
    table: String,
    invitation: Secret,
}

pub(super) async fn create(
    State(live): State<Option<Live>>,
    client: ClientAddress,
    request: Request,
) -> Response {
    let Some(live) = live else {
        return said(StatusCode::NOT_FOUND, "This server keeps no tables.");
    };
    if live.0.creations.len() > COUNTED_CLIENTS {
        live.0.creations.retain_recent();
    }
    if live.0.creations.check_key(&client).is_err() {
        let sentence = "Too many tables from this address: try again in a minute.";
        live.0.refusals.note(client, sentence);
        let mut response = said(StatusCode::TOO_MANY_REQUESTS, sentence);
        response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("60"));
        return response;
    }
    match tokio::time::timeout(live.limits().board_request, Json::<Wanted>::from_request(request, &())).await
    {
        Err(_) => said(StatusCode::REQUEST_TIMEOUT, "This took too long."),
        Ok(Err(rejection)) => unreadable(&rejection),
        Ok(Ok(Json(wanted))) => add(&live, &wanted).await,
    }
}

fn unreadable(rejection: &JsonRejection) -> Response {
    said(rejection.status(), &rejection.body_text())
}

async fn add(live: &Live, wanted: &Wanted) -> Response {
    let rules = match rules(wanted) {
        Ok(rules) => rules,
        Err(sentence) => return said(StatusCode::UNPROCESSABLE_ENTITY, &sentence),
    };
    let mut bytes = [0; 24];
    if SysRng.try_fill_bytes(&mut bytes).is_err() {
        return said(StatusCode::SERVICE_UNAVAILABLE, "This system gives no random numbers now: try again.");
    }
    let [a, b, c, d, e, f, g, h, secret @ ..] = bytes;
    let table = TableId::from_random(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    let invitation = Secret::from_bytes(secret);
    let server = live.key().seed(table, 1).server_commitment(table);
    let options = TableOptions { pace: wanted.pace, watchers: wanted.watchers, hints: wanted.hints };
    let commit = created(&rules, wanted.seats, options, &invitation, live.invited_until(), server);
    match live.store().append(table, 0, commit).await {
        Ok(_) => {
            live.counts().created.add_one();
            let created = Created { table: table.to_string(), invitation };
            (StatusCode::CREATED, [(header::CACHE_CONTROL, "no-store")], Json(created)).into_response()
        }
        // Without its secret nobody can open a table that was created after all.
        Err(_) => {
            said(StatusCode::SERVICE_UNAVAILABLE, "The table can't be stored at the moment: try again.")
        }
    }
}

fn rules(wanted: &Wanted) -> Result<RuleSet, String> {
    let mut draft = RuleSetDraft::from_code(&wanted.rules).map_err(|error| format!("rules: {error}"))?;
    if let Some(name) = &wanted.rules_name {
        let length = name.chars().count();
        if readable(name) != *name || !(1..=LONGEST_RULES_NAME).contains(&length) {
            return Err(format!(
                "rules_name: a line of readable text, from 1 to {LONGEST_RULES_NAME} characters"
            ));
        }
        draft.name.clone_from(name);
    }
    let rules = RuleSet::try_from(draft).map_err(|error| format!("rules: {error}"))?;
    if wanted.seats < 2 {
        return Err("seats: a table has at least 2".to_string());
    }
    Game::new(rules.clone(), wanted.seats).map_err(|error| format!("seats: {error}"))?;
    Ok(rules)
}

fn said(status: StatusCode, sentence: &str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], format!("{sentence}\n")).into_response()
}
