//! A WebSocket to a server.

use super::connection::Connection;
use super::link::ServerAddress;
use std::io::{self, ErrorKind};
use std::time::Duration;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::{Error, Message, WebSocket};

/// So long is listened at once.
const LISTEN_FOR: Duration = Duration::from_millis(20);

#[derive(Debug)]
pub(super) struct Socket(WebSocket<Connection>);

impl Socket {
    pub(super) fn open(server: &ServerAddress) -> io::Result<Socket> {
        let connection = Connection::open(server)?;
        let limits = WebSocketConfig::default().max_message_size(Some(farkle_protocol::LONGEST_MESSAGE));
        // The connection is encrypted already where it has to be.
        let url = format!("ws://{}/api/live", server.as_str());
        let opened = tungstenite::client::client_with_config(url, connection, Some(limits));
        let (socket, _) = opened.map_err(|error| io::Error::other(error.to_string()))?;
        socket.get_ref().set_read_timeout(LISTEN_FOR)?;
        Ok(Socket(socket))
    }

    pub(super) fn send(&mut self, text: String) -> Result<(), Box<Error>> {
        self.0.send(Message::text(text)).map_err(Box::new)
    }

    /// The next text; `None` if none has come yet.
    pub(super) fn receive(&mut self) -> Result<Option<String>, Box<Error>> {
        match self.0.read() {
            Ok(Message::Text(text)) => Ok(Some(text.to_string())),
            Ok(_) => Ok(None),
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                Ok(None)
            }
            Err(error) => Err(Box::new(error)),
        }
    }
}
