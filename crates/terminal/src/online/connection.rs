//! A stream to a server, encrypted where its address says `https`.

use super::link::ServerAddress;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

/// A server that does not answer by then is not there.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);

/// A stream to a server.
#[derive(Debug)]
pub enum Connection {
    /// As its bytes are.
    Plain(TcpStream),
    /// By TLS, with a certificate of an authority that the system trusts.
    Encrypted(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Connection {
    /// Connects to the first address of a server that answers. Reading and writing wait 5 seconds
    /// at most.
    ///
    /// # Errors
    /// Nobody answers, or the system trusts no authority at all. A certificate that is not trusted
    /// is an error of the first reading or writing.
    pub fn open(server: &ServerAddress) -> io::Result<Connection> {
        let stream = connect(server.as_str())?;
        stream.set_read_timeout(Some(ANSWER_WITHIN))?;
        stream.set_write_timeout(Some(ANSWER_WITHIN))?;
        stream.set_nodelay(true)?;
        if !server.is_encrypted() {
            return Ok(Connection::Plain(stream));
        }
        let name = ServerName::try_from(server.host().to_string()).map_err(io::Error::other)?;
        let client = ClientConnection::new(Arc::new(trust()?), name).map_err(io::Error::other)?;
        Ok(Connection::Encrypted(Box::new(StreamOwned::new(client, stream))))
    }

    /// How long reading waits.
    pub(super) fn set_read_timeout(&self, timeout: Duration) -> io::Result<()> {
        let stream = match self {
            Connection::Plain(stream) => stream,
            Connection::Encrypted(stream) => &stream.sock,
        };
        stream.set_read_timeout(Some(timeout))
    }
}

/// The authorities that the system trusts.
fn trust() -> io::Result<ClientConfig> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    // Some systems have certificates that nobody can read any more.
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return Err(io::Error::new(
            ErrorKind::NotFound,
            "this system has no certificates to check that of the server: install ca-certificates",
        ));
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    Ok(config.map_err(io::Error::other)?.with_root_certificates(roots).with_no_client_auth())
}

fn connect(server: &str) -> io::Result<TcpStream> {
    let mut failed = io::Error::new(ErrorKind::NotFound, "there is no such server");
    for address in server.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, ANSWER_WITHIN) {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

impl Read for Connection {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self {
            Connection::Plain(stream) => stream.read(into),
            Connection::Encrypted(stream) => stream.read(into),
        }
    }
}

impl Write for Connection {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Connection::Plain(stream) => stream.write(bytes),
            Connection::Encrypted(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Connection::Plain(stream) => stream.flush(),
            Connection::Encrypted(stream) => stream.flush(),
        }
    }
}
