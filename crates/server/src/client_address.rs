//! Who sent a request, as far as limits are concerned.

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

const FORWARDED_FOR: &str = "x-forwarded-for";
/// Bits of an IPv6 address that name a network. One household has all addresses below them.
const NETWORK: u128 = !0 << 64;

/// One client: an IPv4 address, or an IPv6 network of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    pub(crate) fn of(address: IpAddr) -> ClientAddress {
        ClientAddress(match address.to_canonical() {
            IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & NETWORK).into(),
            v4 => v4,
        })
    }
}

impl fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(v4) => write!(f, "{v4}"),
            IpAddr::V6(v6) => write!(f, "{v6}/64"),
        }
    }
}

/// How many reverse proxies stand in front of the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrustedProxies(pub(crate) usize);

impl TrustedProxies {
    /// Whether every connection comes from a proxy.
    pub(crate) fn exist(self) -> bool {
        self.0 > 0
    }

    /// The client behind the proxies. Each of them appends the address that it sees, so only the
    /// last entries can be believed: a client may send any number of its own before them.
    fn client(self, peer: IpAddr, headers: &HeaderMap) -> ClientAddress {
        let values = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
        let entries: Vec<&str> = values.flat_map(|value| value.split(',')).collect();
        let entry = self.0.checked_sub(1).and_then(|before| entries.iter().rev().nth(before));
        ClientAddress::of(entry.and_then(|entry| address(entry.trim())).unwrap_or(peer))
    }
}

/// An entry of the header: an address, with or without a port.
fn address(entry: &str) -> Option<IpAddr> {
    let with_port = || entry.parse().map(|address: SocketAddr| address.ip()).ok();
    entry.parse().ok().or_else(with_port)
}

impl<S> FromRequestParts<S> for ClientAddress
where
    S: Send + Sync,
    TrustedProxies: FromRef<S>,
{
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ClientAddress, StatusCode> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let ConnectInfo(peer) = peer.ok_or(StatusCode::INTERNAL_SERVER_ERROR)?;
        Ok(TrustedProxies::from_ref(state).client(peer.ip(), &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEER: &str = "10.0.0.1";

    /// The client of a request with these header lines, behind this many proxies.
    fn client(proxies: usize, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        TrustedProxies(proxies).client(PEER.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn without_a_trusted_proxy_nobody_chooses_an_address() {
        assert_eq!(client(0, &["1.2.3.4"]), PEER);
    }

    #[test]
    fn each_trusted_proxy_vouches_for_one_entry_counted_from_the_end() {
        let lines = ["6.6.6.6, 1.2.3.4", "5.6.7.8:4711"];
        assert_eq!(client(1, &lines), "5.6.7.8");
        assert_eq!(client(2, &lines), "1.2.3.4");
    }

    #[test]
    fn a_header_that_is_too_short_or_unreadable_leaves_the_address_of_the_peer() {
        assert_eq!(client(1, &[]), PEER);
        assert_eq!(client(2, &["1.2.3.4"]), PEER);
        assert_eq!(client(1, &["1.2.3.4, unknown"]), PEER);
    }

    #[test]
    fn one_ipv6_network_is_one_client() {
        let of = |text: &str| ClientAddress::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
        assert_eq!(of("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
    }
}
