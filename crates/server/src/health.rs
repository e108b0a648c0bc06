//! Whether the program is alive, and whether it can serve, for whoever watches it.

use crate::live::Live;
use crate::site::Site;
use crate::state::AppState;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::time::Duration;

/// Whoever watches the server waits a few seconds for an answer.
const WRITE: Duration = Duration::from_secs(2);

/// The routes for health checks, and for numbers if somebody wants them.
pub(crate) fn routes(with_metrics: bool) -> Router<AppState> {
    let routes = Router::new().route("/health", get(is_alive)).route("/ready", get(is_ready));
    if with_metrics { routes.route("/metrics", get(metrics)) } else { routes }
}

/// What happens at the tables, for Prometheus.
async fn metrics(State(live): State<Option<Live>>) -> Response {
    let text = live.map(|live| live.metrics()).unwrap_or_default();
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CACHE_CONTROL, "no-store"), (header::CONTENT_TYPE, kind)], text).into_response()
}

/// Answers as long as the program runs: a watcher that gets no answer starts it anew.
async fn is_alive() -> Response {
    said(StatusCode::OK, "alive\n")
}

/// Answers 200 if requests may be sent here, and 503 otherwise: without the app, or if nothing was
/// written to the tables for ten seconds and nothing can be written now. A server that is about to
/// stop accepts no connection any more, so it needs no answer of its own.
async fn is_ready(State(site): State<Site>, State(live): State<Option<Live>>) -> Response {
    if !site.is_built() {
        return said(StatusCode::SERVICE_UNAVAILABLE, "not ready: the browser app is not in this program\n");
    }
    if let Some(live) = live
        && !matches!(tokio::time::timeout(WRITE, live.check_write()).await, Ok(Ok(())))
    {
        return said(StatusCode::SERVICE_UNAVAILABLE, "not ready: the tables can't be written\n");
    }
    said(StatusCode::OK, "ready\n")
}

fn said(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}
