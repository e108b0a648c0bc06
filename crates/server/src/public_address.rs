//! The address at which people find this server: for links that are made at this computer, and as
//! one of the names that requests may use.

use crate::state::AppState;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::str::FromStr;

/// An address such as `https://farkle.example`, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress {
    origin: String,
    host: String,
}

impl PublicAddress {
    /// The address for other devices of a server that listens at this one, if it serves them and
    /// this computer is in a network at the moment. A router may give it another one tomorrow.
    pub fn of(served: SocketAddr) -> Option<PublicAddress> {
        PublicAddress::with(served, own_address)
    }

    /// The same. `own_address` finds the address of this computer, for a server that listens on
    /// all.
    fn with(served: SocketAddr, own_address: impl FnOnce(IpAddr) -> Option<IpAddr>) -> Option<PublicAddress> {
        let ip = if served.ip().is_unspecified() { own_address(served.ip())? } else { served.ip() };
        let address = (!ip.is_loopback()).then(|| SocketAddr::new(ip, served.port()))?;
        format!("http://{address}").parse().ok()
    }

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

/// The address of this computer in its network. Nothing is sent: connecting a UDP socket only
/// chooses a route.
fn own_address(everywhere: IpAddr) -> Option<IpAddr> {
    // An address reserved for documentation stands for any address outside.
    let outside: IpAddr = match everywhere {
        IpAddr::V4(_) => Ipv4Addr::new(192, 0, 2, 1).into(),
        IpAddr::V6(_) => Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into(),
    };
    let socket = UdpSocket::bind((everywhere, 0)).ok()?;
    socket.connect((outside, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// The route for a page that was opened at this computer.
pub(crate) fn routes() -> Router<AppState> {
    Router::new().route("/api/address", get(tell))
}

/// The address for links, or `null` if nobody but this computer can open any.
async fn tell(
    State(public): State<Option<PublicAddress>>,
    State(served): State<SocketAddr>,
) -> impl IntoResponse {
    let address = public.or_else(|| PublicAddress::of(served)).map(|public| public.to_string());
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

    #[test]
    fn other_devices_are_told_an_address_only_if_they_are_served() {
        let unasked = |_| -> Option<IpAddr> { panic!("the address is known") };
        assert_eq!(PublicAddress::with(SocketAddr::from(([127, 0, 0, 1], 8080)), unasked), None);
        let there = SocketAddr::from(([192, 168, 1, 7], 8080));
        assert_eq!(PublicAddress::with(there, unasked), "http://192.168.1.7:8080".parse().ok());
    }

    #[test]
    fn other_devices_are_told_the_address_of_a_server_that_listens_on_all() {
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 8080));
        let in_a_network = |_| Some(IpAddr::from([192, 168, 1, 7]));
        let told = PublicAddress::with(everywhere, in_a_network);
        assert_eq!(told, "http://192.168.1.7:8080".parse().ok());
        assert_eq!(PublicAddress::with(everywhere, |_| Some(Ipv4Addr::LOCALHOST.into())), None);
        assert_eq!(PublicAddress::with(everywhere, |_| None), None);
    }
}
