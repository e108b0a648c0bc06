//! Which names of this server requests may use.
//!
//! A page of somebody else could have its own name lead to this computer (DNS rebinding). Its
//! visitors' browsers would then let it read and write here. Such a name has a dot, and is in the
//! public DNS: numbers, names of one word and names of the local network are not.

use crate::public_address::PublicAddress;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The endings of names that are never in the public DNS.
const LOCAL: [&str; 6] = [".local", ".localhost", ".internal", ".home.arpa", ".lan", ".home"];

/// Refuses requests for any other server.
pub(crate) async fn check(
    State(public): State<Option<PublicAddress>>,
    request: Request,
    next: Next,
) -> Response {
    match host_of(request.uri(), request.headers()) {
        Some(host) if !is_known(&host, public.as_ref()) => {
            let sentence = "This server is not known by that name. Whoever runs it can allow the name: \
                farkle serve --public with the address of the page, such as https://farkle.example\n";
            (StatusCode::MISDIRECTED_REQUEST, [(header::CACHE_CONTROL, "no-store")], sentence).into_response()
        }
        _ => next.run(request).await,
    }
}

/// The name that the request is for, without the port; none if it says none, as no browser does.
/// Text that is no name is a name that nobody knows.
fn host_of(uri: &Uri, headers: &HeaderMap) -> Option<String> {
    if let Some(host) = uri.host() {
        return Some(host.to_string());
    }
    let said = headers.get(header::HOST)?.to_str().unwrap_or_default();
    let authority = said.parse::<axum::http::uri::Authority>();
    Some(authority.map(|authority| authority.host().to_string()).unwrap_or_default())
}

fn is_known(host: &str, public: Option<&PublicAddress>) -> bool {
    let host = host.trim_end_matches('.').to_lowercase();
    let number = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(&host);
    let is_number = number.parse::<IpAddr>().is_ok();
    let is_local = !host.is_empty() && !host.contains('.') || LOCAL.iter().any(|end| host.ends_with(end));
    is_number || is_local || public.is_some_and(|public| public.host() == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_local_names_and_the_public_name_are_known() {
        let public: PublicAddress = "https://Farkle.example:8443".parse().unwrap();
        for (host, known) in [
            ("127.0.0.1:8080", true),
            ("192.168.1.7", true),
            ("[::1]:8080", true),
            ("[2001:db8::1]", true),
            ("localhost:8080", true),
            ("LOCALHOST", true),
            ("farkle.localhost:8080", true),
            ("annas-laptop:8080", true),
            ("annas-laptop.local:8080", true),
            ("annas-laptop.local.", true),
            ("one.internal:8080", true),
            ("pc.lan:8080", true),
            ("annas-laptop.home.arpa", true),
            ("farkle.example", true),
            ("FARKLE.example:8443", true),
            ("farkle.example.", true),
            ("farkle.example:9000", true),
            ("www.farkle.example", false),
            ("farkle.example.evil.example", false),
            ("evil.example:8080", false),
            ("127.0.0.1.evil.example", false),
            ("local.evil.example", false),
            ("evillocal.example", false),
            ("a@b c", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
            let host_of = host_of(&Uri::from_static("/"), &headers).unwrap();
            assert_eq!(is_known(&host_of, Some(&public)), known, "{host}");
        }
        assert!(!is_known("farkle.example", None));
        assert_eq!(host_of(&Uri::from_static("/"), &HeaderMap::new()), None);
        let of_http2 = Uri::from_static("http://evil.example/");
        assert_eq!(host_of(&of_http2, &HeaderMap::new()).as_deref(), Some("evil.example"));
    }
}
