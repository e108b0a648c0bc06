//! The address of the server, as people type it and as browsers open it.

use farkle_server::PublicAddress;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs, UdpSocket};

/// Reads `--listen`: an address with a port, or a port for this computer only.
pub(super) fn wanted(text: &str) -> Result<SocketAddr, String> {
    let text = text.trim();
    if let Ok(port) = text.parse() {
        return Ok(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    }
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| {
        "allowed is a port (8080) or an address with a port: 127.0.0.1:8080 for this computer only, \
         0.0.0.0:8080 for other devices as well"
            .to_string()
    })
}

/// The URL for a browser on this computer. A server on all addresses is on loopback, too.
pub(super) fn here(served: SocketAddr) -> String {
    let ip = match served.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    page(ip, served.port())
}

/// The address for other devices, if this computer serves them and is in a network. `own_address`
/// finds its address there, for a server that listens on all addresses.
pub(super) fn elsewhere(
    served: SocketAddr,
    own_address: impl FnOnce(IpAddr) -> Option<IpAddr>,
) -> Option<PublicAddress> {
    let ip = if served.ip().is_unspecified() { own_address(served.ip())? } else { served.ip() };
    let address = (!ip.is_loopback()).then(|| page(ip, served.port()))?;
    address.parse().ok()
}

/// The address of this computer in its network. Nothing is sent: connecting a UDP socket only
/// chooses a route.
pub(super) fn own_address(everywhere: IpAddr) -> Option<IpAddr> {
    // An address reserved for documentation stands for any address outside.
    let outside: IpAddr = match everywhere {
        IpAddr::V4(_) => Ipv4Addr::new(192, 0, 2, 1).into(),
        IpAddr::V6(_) => Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into(),
    };
    let socket = UdpSocket::bind((everywhere, 0)).ok()?;
    socket.connect((outside, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

fn page(ip: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(ip, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_alone_is_for_this_computer_only() {
        assert_eq!(wanted("8080"), Ok(SocketAddr::from(([127, 0, 0, 1], 8080))));
        assert_eq!(wanted(" 0.0.0.0:80 "), Ok(SocketAddr::from(([0, 0, 0, 0], 80))));
        assert!(wanted("localhost:8080").is_ok_and(|address| address.ip().is_loopback()));
        for wrong in ["foo", "127.0.0.1", "70000", "", ":8080:"] {
            assert!(wanted(wrong).is_err_and(|sentence| sentence.contains("0.0.0.0:8080")), "{wrong}");
        }
    }

    #[test]
    fn the_page_has_an_address_that_a_browser_can_open() {
        assert_eq!(here(SocketAddr::from(([0, 0, 0, 0], 8080))), "http://127.0.0.1:8080/");
        assert_eq!(here("[::]:8080".parse().unwrap()), "http://[::1]:8080/");
        assert_eq!(here(SocketAddr::from(([192, 168, 1, 7], 80))), "http://192.168.1.7:80/");
    }

    #[test]
    fn other_devices_are_told_an_address_only_if_they_are_served() {
        let unasked = |_| -> Option<IpAddr> { panic!("the address is known") };
        assert_eq!(elsewhere(SocketAddr::from(([127, 0, 0, 1], 8080)), unasked), None);
        let there = SocketAddr::from(([192, 168, 1, 7], 8080));
        assert_eq!(elsewhere(there, unasked), "http://192.168.1.7:8080".parse().ok());
    }

    #[test]
    fn other_devices_are_told_the_address_of_a_server_that_listens_on_all() {
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 8080));
        let in_a_network = |_| Some(IpAddr::from([192, 168, 1, 7]));
        assert_eq!(elsewhere(everywhere, in_a_network), "http://192.168.1.7:8080".parse().ok());
        assert_eq!(elsewhere(everywhere, |_| Some(Ipv4Addr::LOCALHOST.into())), None);
        assert_eq!(elsewhere(everywhere, |_| None), None);
    }
}
