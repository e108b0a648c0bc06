//! The files of the browser app, compressed in advance, under names that may be cached for ever.

use crate::app::App;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::fmt;

/// The page of every address that is not a file: the app finds out itself what to show there.
const INDEX: &str = "index.html";
/// The folder of files whose names change with their content.
const HASHED: &str = "a/";
/// Compressed files, and notes about the folder.
const NO_ADDRESS: [&str; 3] = [".br", ".gz", ".md"];
/// Encodings of compressed files with the endings of their names, the smallest files first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The page in the place of an app that was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Farkle</title>\
    <h1>The browser app is not in this program yet</h1>\
    <p>Run <code>cargo xtask play</code> in the project's folder: it builds the app and opens it here. \
    <code>cargo xtask build</code> puts it into a program to keep.</p></html>";

/// The files that a server sends to browsers.
#[derive(Clone, Copy)]
pub struct Site {
    file: fn(&str) -> Option<EmbeddedFile>,
}

impl Site {
    /// The browser app of Farkle.
    pub fn app() -> Site {
        Site::of::<App>()
    }

    /// The files of an embedded folder. Its page is `index.html`. Files below `a/` never change
    /// under one name. `NAME.br` and `NAME.gz` are compressed forms of the file `NAME`.
    pub fn of<E: RustEmbed>() -> Site {
        Site { file: E::get }
    }

    /// Whether the site has a page.
    pub fn is_built(self) -> bool {
        self.get(INDEX).is_some()
    }

    fn get(self, path: &str) -> Option<EmbeddedFile> {
        (self.file)(path)
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Site").field("is_built", &self.is_built()).finish()
    }
}

/// Whether an address is one of the app's screens, and not a file.
pub(crate) fn is_screen(path: &str) -> bool {
    !path.contains('.')
}

/// The first words of the addresses of screens. Those that need a second one have a `/`.
const SCREENS: [&str; 16] = [
    "", "play", "new", "today", "table/", "friends", "games", "game", "pad", "rules", "edit", "board/",
    "print", "learn", "settings", "about",
];

/// Whether the app has something to show at an address. At any other one it says so itself.
fn is_known_screen(path: &str) -> bool {
    let (first, rest) = path.trim_matches('/').split_once('/').unwrap_or((path.trim_matches('/'), ""));
    SCREENS.iter().any(|screen| match screen.strip_suffix('/') {
        Some(screen) => first == screen && !rest.is_empty(),
        None => first == *screen,
    })
}

/// Answers every request that no other route takes.
pub(crate) async fn answer(
    State(site): State<Site>,
    method: Method,
    uri: Uri,
    request: HeaderMap,
) -> Response<Body> {
    match method {
        Method::GET | Method::HEAD => file(site, uri.path().trim_start_matches('/'), &request),
        _ => plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.\n"),
    }
}

fn file(site: Site, path: &str, request: &HeaderMap) -> Response<Body> {
    let is_screen = is_screen(path);
    if is_screen && !is_known_screen(path) {
        return lost(site, request);
    }
    let path = if is_screen { INDEX } else { path };
    if NO_ADDRESS.iter().any(|ending| path.ends_with(ending)) {
        return plain(StatusCode::NOT_FOUND, "There is nothing here.\n");
    }
    match best_form(site, path, request) {
        Some((file, encoding)) => found(path, file, encoding, request),
        None if is_screen => {
            let mut response = plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT);
            let html = HeaderValue::from_static("text/html; charset=utf-8");
            response.headers_mut().insert(header::CONTENT_TYPE, html);
            response
        }
        None => plain(StatusCode::NOT_FOUND, "There is nothing here.\n"),
    }
}

/// The app's page, at an address where it has nothing to show but that.
fn lost(site: Site, request: &HeaderMap) -> Response<Body> {
    let mut request = request.clone();
    // It is no answer that the page is still the same.
    request.remove(header::IF_NONE_MATCH);
    let mut response = file(site, "", &request);
    if response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_FOUND;
        response.headers_mut().remove(header::ETAG);
    }
    response
}

/// The form of a file that the browser likes best; of two that it likes equally, the smaller one.
fn best_form(site: Site, path: &str, request: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let lines = request.get_all(header::ACCEPT_ENCODING).iter();
    let accepted: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
    let accepted = accepted.join(",");
    let mut forms = ENCODINGS.map(|(encoding, ending)| (quality(&accepted, encoding), encoding, ending));
    forms.sort_by(|one, two| two.0.total_cmp(&one.0));
    let compressed =
        forms.into_iter().filter(|(quality, ..)| *quality > 0.0).find_map(|(_, encoding, ending)| {
            let file = site.get(&format!("{path}.{ending}"))?;
            Some((file, Some(encoding)))
        });
    compressed.or_else(|| Some((site.get(path)?, None)))
}

/// How much a browser likes an encoding, from 0 (not at all) to 1.
fn quality(accepted: &str, encoding: &str) -> f32 {
    let offers = accepted.split(',').map(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let quality = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        (name, quality.map_or(1.0, |quality| quality.parse::<f32>().unwrap_or(0.0)))
    });
    let said = |wanted: &str| {
        offers.clone().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, quality)| quality)
    };
    said(encoding).or_else(|| said("*")).unwrap_or(0.0)
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
    let is_known = |known: &str| known == "*" || known.trim_start_matches("W/") == tag;
    let unchanged = known.is_some_and(|known| known.split(',').map(str::trim).any(is_known));
    let mut response =
        Response::new(if unchanged { Body::empty() } else { Body::from(without_a_copy(file.data)) });
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    let caching = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
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

/// The content of a file: an embedded one is sent from where it is in the program.
fn without_a_copy(content: Cow<'static, [u8]>) -> Bytes {
    match content {
        Cow::Borrowed(embedded) => Bytes::from_static(embedded),
        Cow::Owned(read) => Bytes::from(read),
    }
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

    #[test]
    fn fonts_are_fonts_and_messages_are_text() {
        assert_eq!(media_type("a/nunito.0123456789ab.woff2"), "font/woff2");
        assert_eq!(media_type("a/en.0123456789ab.ftl"), "text/plain; charset=utf-8");
    }

    /// The app reads addresses in `Route::of`.
    #[test]
    fn the_server_knows_the_screens_of_the_app() {
        let routes = include_str!("../../web/src/page/route.rs");
        let arms = routes.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split_once("\", "));
        let mut arms: Vec<(&str, &str)> = arms.filter(|(_, rest)| rest.contains("=> Route::")).collect();
        assert!(arms.len() > 15, "{arms:?}");
        arms.retain(|(first, rest)| !is_known_screen(first) && !rest.starts_with("Some("));
        assert!(arms.is_empty(), "{arms:?}");
        for screen in SCREENS.iter().filter(|screen| !screen.is_empty()) {
            assert!(routes.contains(&format!("(\"{}\", ", screen.trim_end_matches('/'))), "{screen}");
        }
        assert!(is_known_screen("table/7") && is_known_screen("/board/7/") && !is_known_screen("table/"));
    }

    #[test]
    fn an_encoding_is_liked_as_much_as_the_browser_says() {
        let accepted = "gzip;q=0.5, BR ; q=0.8, deflate;q=0.0, zstd;q=much";
        let liked = |encoding| quality(accepted, encoding);
        assert_eq!((liked("gzip"), liked("br"), liked("deflate")), (0.5, 0.8, 0.0));
        assert_eq!((liked("zstd"), liked("unnamed")), (0.0, 0.0));
        assert_eq!((quality("gzip;q=0, *", "gzip"), quality("gzip;q=0, *", "br")), (0.0, 1.0));
        assert_eq!(quality("", "br"), 0.0);
    }

    #[test]
    fn an_embedded_file_is_not_copied() {
        static EMBEDDED: [u8; 3] = [1, 2, 3];
        assert_eq!(without_a_copy(Cow::Borrowed(&EMBEDDED)).as_ptr(), EMBEDDED.as_ptr());
    }
}
