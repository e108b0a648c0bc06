//! What browsers may do with our answers.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, header};
use axum::middleware::Next;

/// The page may run our code, talk to this server, and not be framed; everything else is forbidden.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// On every answer.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// On answers to origins that browsers trust. Other origins note this header as an error and
/// ignore it.
const ON_TRUSTED_ORIGINS: (HeaderName, &str) =
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Adds the headers to an answer.
pub(crate) async fn add(request: Request, next: Next) -> Response<Body> {
    let is_trusted = is_trusted(request.headers());
    let mut response = next.run(request).await;
    for (name, value) in HEADERS.into_iter().chain(is_trusted.then_some(ON_TRUSTED_ORIGINS)) {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether browsers trust the origin: it is on this computer, or a proxy in front of us speaks
/// HTTPS.
fn is_trusted(request: &HeaderMap) -> bool {
    let said =
        |name| request.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    let host = said(header::HOST);
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_here = name == "localhost" || name == "[::1]" || name.starts_with("127.");
    is_here || said(HeaderName::from_static("x-forwarded-proto")) == "https"
}
