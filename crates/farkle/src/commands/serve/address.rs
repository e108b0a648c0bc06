//! Where the game is served, as people type it and as browsers reach it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs, UdpSocket};

/// `--listen`: an address with a port, or a port alone for this computer only.
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

/// The page for a browser on this computer: what listens everywhere is reached here, too.
pub(super) fn here(served: SocketAddr) -> String {
    let ip = match served.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    page(ip, served.port())
}

/// The page for other devices, if everybody is listened to and this computer is in a network.
pub(super) fn elsewhere(served: SocketAddr) -> Option<String> {
    let ip = if served.ip().is_unspecified() { own_address(served.ip())? } else { served.ip() };
    (!ip.is_loopback()).then(|| page(ip, served.port()))
}

/// The address by which this computer reaches others. Nothing is sent: it is only looked up which way that would go.
fn own_address(everywhere: IpAddr) -> Option<IpAddr> {
    // Addresses that are set aside for documentation: somewhere outside.
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
    fn other_devices_are_told_of_where_they_are_listened_to() {
        assert_eq!(elsewhere(SocketAddr::from(([127, 0, 0, 1], 8080))), None);
        let there = SocketAddr::from(([192, 168, 1, 7], 8080));
        assert_eq!(elsewhere(there), Some("http://192.168.1.7:8080/".to_string()));
        // Whether this machine is in a network is its own affair.
        let everywhere = elsewhere(SocketAddr::from(([0, 0, 0, 0], 8080)));
        assert!(everywhere.is_none_or(|page| !page.contains("0.0.0.0") && !page.contains("127.0.0.1")));
    }
}
