//! All routes, and what happens to every request on its way to them.

use crate::client_address::ClientAddress;
use crate::state::AppState;
use crate::{boards, health, known_host, live, public_address, security_headers, site};
use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use std::time::Instant;
use tracing::debug;

/// The whole server. A new part of it merges its routes here.
pub(crate) fn router(state: AppState, with_metrics: bool) -> Router {
    Router::new()
        .merge(boards::routes())
        .merge(live::routes())
        .merge(public_address::routes())
        .merge(health::routes(with_metrics))
        .fallback(site::answer)
        .layer(from_fn_with_state(state.clone(), known_host::check))
        .layer(from_fn(security_headers::add))
        .layer(from_fn_with_state(state.clone(), log))
        .with_state(state)
}

/// Writes a line about every request.
async fn log(client: ClientAddress, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let path = loggable_path(&request);
    let response = next.run(request).await;
    debug!(%client, %method, path, status = response.status().as_u16(), took = ?started.elapsed(), "request");
    response
}

/// The path without secrets: whoever knows the address of a scoreboard can watch it, so the log
/// gets the pattern of a route, and no screen of the app.
fn loggable_path(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let path = request.uri().path();
    matched.unwrap_or(if site::is_screen(path) { "/" } else { path }).to_string()
}
