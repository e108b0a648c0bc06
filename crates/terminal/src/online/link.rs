//! The link to a table of a server.

use farkle_protocol::Secret;
use farkle_table::TableId;
use std::fmt;
use std::str::FromStr;

/// The link to a table, as people send it to each other, or to their other devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub(super) server: ServerAddress,
    pub(super) table: TableId,
    /// The secret of the link. Whoever has a seat already needs none.
    pub(super) invitation: Option<Secret>,
    /// The secret of a seat that the person has on another device, and goes on with here.
    pub(super) device: Option<Secret>,
}

impl Link {
    /// The link to a table that a server has just opened.
    pub fn new(server: &ServerAddress, table: TableId, invitation: Secret) -> Link {
        Link { server: server.clone(), table, invitation: Some(invitation), device: None }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/friends/{}", self.server, self.table)?;
        self.invitation.map_or(Ok(()), |secret| write!(f, "#{}", String::from(secret)))
    }
}

impl FromStr for Link {
    type Err = String;
    fn from_str(text: &str) -> Result<Link, String> {
        let (address, secret) = match text.trim().split_once('#') {
            Some((address, secret)) => (address, Some(secret)),
            None => (text.trim(), None),
        };
        let wrong = || {
            "allowed is the whole link to a table, such as http://192.168.1.7:8080/friends/00c0ffee00c0ffee#…"
                .to_string()
        };
        let (server, path) = address.split_once("/friends/").ok_or_else(wrong)?;
        let server = server.parse()?;
        let table = path.trim_end_matches('/').parse().map_err(|_| wrong())?;
        // The app shows such a link for another device of the same person.
        let (invitation, device) = match secret.map(|secret| secret.split_once('.').ok_or(secret)) {
            Some(Ok((invitation, device))) => (Some(invitation), Some(device)),
            Some(Err(invitation)) => (Some(invitation), None),
            None => (None, None),
        };
        let read = |secret: Option<&str>| {
            let secret = secret.map(|secret| Secret::try_from(secret.to_string())).transpose();
            secret.map_err(|_| wrong())
        };
        Ok(Link { server, table, invitation: read(invitation)?, device: read(device)? })
    }
}

/// The address of a server: its host, its port, and whether it is spoken to by TLS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerAddress {
    /// The host and the port, as they stand in a `Host` header.
    authority: String,
    is_encrypted: bool,
}

impl ServerAddress {
    /// The host and the port, as they stand in a `Host` header.
    pub fn as_str(&self) -> &str {
        &self.authority
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// The host without the port, as it stands in a certificate.
    pub(super) fn host(&self) -> &str {
        let host = self.authority.rsplit_once(':').map_or(self.authority.as_str(), |(host, _)| host);
        host.trim_matches(['[', ']'])
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, usual) = if self.is_encrypted { ("https", ":443") } else { ("http", ":80") };
        write!(f, "{scheme}://{}", self.authority.strip_suffix(usual).unwrap_or(&self.authority))
    }
}

impl FromStr for ServerAddress {
    type Err = String;
    fn from_str(text: &str) -> Result<ServerAddress, String> {
        let text = text.trim();
        let (is_encrypted, host) = match text.strip_prefix("https://") {
            Some(host) => (true, host),
            None => (false, text.strip_prefix("http://").unwrap_or(text)),
        };
        let host = host.trim_end_matches('/');
        let is_host = !host.is_empty() && !host.contains(['/', ' ', '?', '@']);
        let host = is_host.then_some(host).ok_or_else(|| {
            "allowed is the address of a server, such as http://192.168.1.7:8080 or https://farkle.example"
                .to_string()
        })?;
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let usual = if is_encrypted { 443 } else { 80 };
        let authority = if has_port { host.to_string() } else { format!("{host}:{usual}") };
        Ok(ServerAddress { authority, is_encrypted })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "http://192.168.1.7:8080/friends/00c0ffee00c0ffee#abababababababababababababababab";

    #[test]
    fn a_link_is_read_as_it_is_sent() {
        let link: Link = LINK.parse().unwrap();
        assert_eq!(link.to_string(), LINK);
        assert_eq!(link.server.as_str(), "192.168.1.7:8080");
        let own: Link = format!("{LINK}.{}", "cd".repeat(16)).parse().unwrap();
        assert_eq!((own.device.map(String::from), own.to_string().as_str()), (Some("cd".repeat(16)), LINK));
        let without: Link = "http://farkle.test/friends/00c0ffee00c0ffee/".parse().unwrap();
        assert_eq!((without.server.as_str(), without.invitation), ("farkle.test:80", None));
    }

    #[test]
    fn an_encrypted_link_has_another_usual_port() {
        let text = "https://farkle.test/friends/00c0ffee00c0ffee";
        let link: Link = text.parse().unwrap();
        assert_eq!((link.server.as_str(), link.server.host()), ("farkle.test:443", "farkle.test"));
        assert!(link.server.is_encrypted());
        assert_eq!(link.to_string(), text);
        let local: ServerAddress = "https://[::1]:8443".parse().unwrap();
        assert_eq!((local.host(), local.to_string().as_str()), ("::1", "https://[::1]:8443"));
    }

    #[test]
    fn what_is_no_link_is_refused_with_what_is() {
        for wrong in [
            "",
            "http://192.168.1.7:8080/",
            "http://192.168.1.7:8080/friends/",
            "http://192.168.1.7:8080/friends/xyz#abababababababababababababababab",
            "http://192.168.1.7:8080/friends/00c0ffee00c0ffee#abab",
            "http://192.168.1.7:8080/friends/00c0ffee00c0ffee#abababababababababababababababab.cd",
            "http:///friends/00c0ffee00c0ffee",
        ] {
            assert!(wrong.parse::<Link>().is_err_and(|error| error.starts_with("allowed is")), "{wrong}");
        }
    }
}
