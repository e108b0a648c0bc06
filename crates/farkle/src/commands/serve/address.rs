//! The address of the server, as people type it and as browsers open it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};

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
}
