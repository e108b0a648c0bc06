//! What is answered to a browser: the files of the app, compressed in advance, with lasting names and strict headers.
//!
//! `cargo xtask web` leaves them in a folder and the build embeds that folder; a debug build reads it anew for every
//! answer. The site knows nothing about the game.

use super::boards;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../web/dist"]
struct Files;

/// The page of every address that is no file: the app finds out itself what to show there.
const INDEX: &str = "index.html";
/// The folder of files whose names change with their content.
const LASTING: &str = "a/";
/// Compressed forms, and what the folder says about itself.
const NO_ADDRESS: [&str; 3] = [".br", ".gz", ".md"];

/// The page in the place of an app that was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Farkle</title>\
    <h1>The browser app is not in this program yet</h1>\
    <p>Run <code>cargo xtask play</code> in the project's folder: it builds the app, puts it into the program and \
    opens it here.</p></html>";

/// What the page may do: run our code and nobody else's, talk to us and nobody else, and not be framed.
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

/// On answers that come by a way that browsers trust: by others they note this header as an error, and ignore it.
const ON_TRUSTED_WAYS: (HeaderName, &str) =
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Whether the app was built before this program.
pub(super) fn is_built() -> bool {
    Files::get(INDEX).is_some()
}

/// All routes.
pub(super) fn router() -> Router {
    boards::router().fallback(answer).layer(from_fn(with_headers))
}

async fn with_headers(request: Request, next: Next) -> Response<Body> {
    let is_trusted = is_trusted(request.headers());
    let mut response = next.run(request).await;
    for (name, value) in HEADERS.into_iter().chain(is_trusted.then_some(ON_TRUSTED_WAYS)) {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether the browser trusts the way to us: it is on this computer, or a proxy in front of us says that it speaks HTTPS.
fn is_trusted(request: &HeaderMap) -> bool {
    let said =
        |name| request.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    let host = said(header::HOST);
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_here = name == "localhost" || name == "[::1]" || name.starts_with("127.");
    is_here || said(HeaderName::from_static("x-forwarded-proto")) == "https"
}

async fn answer(method: Method, uri: Uri, request: HeaderMap) -> Response<Body> {
    match method {
        Method::GET | Method::HEAD => file(uri.path().trim_start_matches('/'), &request),
        _ => plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.\n"),
    }
}

fn file(path: &str, request: &HeaderMap) -> Response<Body> {
    let is_route = !path.contains('.');
    let path = if is_route { INDEX } else { path };
    if NO_ADDRESS.iter().any(|ending| path.ends_with(ending)) {
        return plain(StatusCode::NOT_FOUND, "There is nothing here.\n");
    }
    match best_form(path, request) {
        Some((file, encoding)) => found(path, file, encoding, request),
        None if is_route => {
            let mut response = plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT);
            response
                .headers_mut()
                .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
            response
        }
        None => plain(StatusCode::NOT_FOUND, "There is nothing here.\n"),
    }
}

/// The smallest form of a file that the browser understands.
fn best_form(path: &str, request: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted =
        request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |encoding: &str| {
        let mut offers = accepted.split(',').map(|offer| offer.split(';').map(str::trim));
        offers.any(|mut offer| offer.next() == Some(encoding) && offer.next() != Some("q=0"))
    };
    let compressed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, ending)| {
        let file = accepts(encoding).then(|| Files::get(&format!("{path}.{ending}"))).flatten()?;
        Some((file, Some(encoding)))
    });
    compressed.or_else(|| Some((Files::get(path)?, None)))
}

fn found(
    path: &str,
    file: EmbeddedFile,
    encoding: Option<&'static str>,
    request: &HeaderMap,
) -> Response<Body> {
    let tag: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let unchanged =
        known.is_some_and(|known| known.split(',').any(|k| k.trim().trim_start_matches("W/") == tag));
    let mut response =
        Response::new(if unchanged { Body::empty() } else { Body::from(file.data.into_owned()) });
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    let lasting = if path.starts_with(LASTING) { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(path)));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;
    use tower::ServiceExt;

    async fn ask(request: axum::http::request::Builder) -> Response<Body> {
        router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    }

    #[tokio::test]
    async fn every_answer_carries_the_security_headers() {
        for path in ["/", "/settings", "/nothing.js", "/a/x.css"] {
            let response = ask(Request::get(path)).await;
            for (name, value) in HEADERS {
                assert_eq!(response.headers()[name], value, "{path}");
            }
        }
    }

    #[tokio::test]
    async fn only_browsers_that_trust_the_way_get_the_header_that_asks_for_it() {
        let (name, value) = ON_TRUSTED_WAYS;
        let to = |host| Request::get("/").header(header::HOST, host);
        for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "localhost"] {
            assert_eq!(ask(to(host)).await.headers()[&name], value, "{host}");
        }
        assert_eq!(ask(to("192.168.1.7:8080")).await.headers().get(&name), None);
        let by_proxy = to("farkle.example").header("x-forwarded-proto", "https");
        assert_eq!(ask(by_proxy).await.headers()[&name], value);
    }

    #[tokio::test]
    async fn the_policy_allows_no_inline_code_and_no_framing() {
        assert!(!POLICY.contains("unsafe-inline"));
        assert!(POLICY.contains("frame-ancestors 'none'"));
    }

    #[tokio::test]
    async fn a_route_of_the_app_is_its_page_or_says_how_to_build_it() {
        let response = ask(Request::get("/table/7")).await;
        let expected = if is_built() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
        assert_eq!(response.status(), expected);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
    }

    #[tokio::test]
    async fn a_file_that_is_not_there_is_not_found() {
        assert_eq!(ask(Request::get("/a/none.wasm")).await.status(), StatusCode::NOT_FOUND);
        assert_eq!(ask(Request::get("/../Cargo.toml")).await.status(), StatusCode::NOT_FOUND);
        assert_eq!(ask(Request::get("/index.html.br")).await.status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn fonts_are_fonts_and_messages_are_text() {
        assert_eq!(media_type("a/nunito.0123456789ab.woff2"), "font/woff2");
        assert_eq!(media_type("a/en.0123456789ab.ftl"), "text/plain; charset=utf-8");
    }

    #[tokio::test]
    async fn nothing_can_be_written() {
        assert_eq!(ask(Request::post("/")).await.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[tokio::test]
    async fn a_page_that_the_browser_has_is_not_sent_again() {
        if !is_built() {
            return;
        }
        let first = ask(Request::get("/")).await;
        let tag = first.headers()[header::ETAG].clone();
        let second = ask(Request::get("/").header(header::IF_NONE_MATCH, tag)).await;
        assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
    }
}
