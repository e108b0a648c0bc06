//! Whether the program is alive, and whether it can serve, for whoever watches it.

use crate::site::Site;
use crate::state::AppState;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// The routes for health checks.
pub(crate) fn routes() -> Router<AppState> {
    Router::new().route("/health", get(is_alive)).route("/ready", get(is_ready))
}

/// Answers as long as the program runs: a watcher that gets no answer starts it anew.
async fn is_alive() -> Response {
    said(StatusCode::OK, "alive\n")
}

/// Answers 200 if requests may be sent here, and 503 otherwise. A server that is about to stop
/// accepts no connection any more, so it needs no answer of its own.
async fn is_ready(State(site): State<Site>) -> Response {
    if !site.is_built() {
        return said(StatusCode::SERVICE_UNAVAILABLE, "not ready: the browser app is not in this program\n");
    }
    said(StatusCode::OK, "ready\n")
}

fn said(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}
