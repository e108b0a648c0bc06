//! The address at which people find this server: for links that are made at this computer, and as
//! one of the names that requests may use.

use crate::state::AppState;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use std::fmt;
use std::str::FromStr;

/// An address such as `https://farkle.example`, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress {
    origin: String,
    host: String,
}

impl PublicAddress {
    /// The name or number, without the port, in small letters.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

impl FromStr for PublicAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicAddress, String> {
        let wrong = || {
            "allowed is http:// or https:// with a host and perhaps a port: https://farkle.example"
                .to_string()
        };
        let uri: Uri = text.trim().parse().map_err(|_| wrong())?;
        let is_origin = matches!(uri.scheme_str(), Some("http" | "https"))
            && uri.path_and_query().is_none_or(|rest| rest == "/")
            && !text.contains(['@', '#']);
        match (uri.scheme_str(), uri.authority()) {
            (Some(scheme), Some(authority)) if is_origin => {
                let origin = format!("{scheme}://{authority}").to_lowercase();
                Ok(PublicAddress { origin, host: authority.host().to_lowercase() })
            }
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for PublicAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

/// The route for a page that was opened at this computer.
pub(crate) fn routes() -> Router<AppState> {
    Router::new().route("/api/address", get(tell))
}

/// The address for links, or `null` if nobody but this computer can open any.
async fn tell(State(public): State<Option<PublicAddress>>) -> impl IntoResponse {
    let address = public.map(|public| public.to_string());
    ([(header::CACHE_CONTROL, "no-store")], Json(serde_json::json!({ "address": address })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_scheme_and_a_host_and_no_path() {
        for (text, read) in [
            ("https://farkle.example", "https://farkle.example"),
            (" HTTP://Farkle.Example:8080/ ", "http://farkle.example:8080"),
            ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
        ] {
            assert_eq!(text.parse::<PublicAddress>().unwrap().to_string(), read);
        }
        for wrong in [
            "farkle.example",
            "ftp://farkle.example",
            "https://farkle.example/path",
            "https://farkle.example?q",
            "https://a@farkle.example",
            "https://farkle.example/#x",
            "https://",
            "",
        ] {
            assert!(wrong.parse::<PublicAddress>().is_err(), "{wrong}");
        }
    }
}
