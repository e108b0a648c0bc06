//! A client that sends exactly what a test says.

use super::in_time;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub(crate) struct Client {
    stream: TcpStream,
    /// What came and was not looked at yet.
    come: Vec<u8>,
}

/// The head and the body of an answer.
#[derive(Debug)]
pub(crate) struct HttpReply {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl HttpReply {
    /// A header, if the answer has it.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Client {
        Client { stream: in_time(TcpStream::connect(address)).await.unwrap(), come: Vec::new() }
    }

    pub(crate) async fn send(&mut self, bytes: impl AsRef<[u8]>) {
        in_time(self.stream.write_all(bytes.as_ref())).await.unwrap();
    }

    /// Sends until the server closes the connection, without ever reading.
    pub(crate) async fn send_until_closed(&mut self, bytes: &[u8]) {
        in_time(async { while self.stream.write_all(bytes).await.is_ok() {} }).await;
    }

    /// Waits until the server closes the connection.
    pub(crate) async fn closed(&mut self) {
        // A connection may also be closed by a reset.
        in_time(async { while self.stream.read_buf(&mut self.come).await.is_ok_and(|read| read > 0) {} })
            .await;
    }

    /// What came and was not read as part of an answer.
    pub(crate) fn left(&self) -> &[u8] {
        &self.come
    }

    /// Reads until some text has come, and forgets everything up to its end.
    pub(crate) async fn until(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.come.windows(text.len()).position(|bytes| bytes == text.as_bytes()) {
                let before: Vec<u8> = self.come.drain(..at + text.len()).take(at).collect();
                return String::from_utf8_lossy(&before).into_owned();
            }
            let read = in_time(self.stream.read_buf(&mut self.come)).await.unwrap();
            assert_ne!(read, 0, "closed before {text:?} came: {:?}", String::from_utf8_lossy(&self.come));
        }
    }

    /// Reads one answer with a known length.
    pub(crate) async fn answer(&mut self) -> HttpReply {
        let head = self.until("\r\n\r\n").await;
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let mut answer = HttpReply { status, head, body: Vec::new() };
        let length = answer.header("content-length").map_or(0, |length| length.parse().unwrap());
        while self.come.len() < length {
            assert_ne!(in_time(self.stream.read_buf(&mut self.come)).await.unwrap(), 0, "closed too early");
        }
        answer.body = self.come.drain(..length).collect();
        answer
    }

    /// Whether the server answers a request, and does not close the connection instead.
    pub(crate) async fn is_answered(&mut self) -> bool {
        // A refused connection may be closed before the request is on its way.
        let sent = self.stream.write_all(b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n").await;
        let read = in_time(self.stream.read_buf(&mut self.come)).await;
        let answered = sent.is_ok() && read.is_ok_and(|read| read > 0);
        self.come.clear();
        answered
    }

    /// Sends a request without a body, with further header lines, and reads the answer.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, headers: &str) -> HttpReply {
        self.send(format!("{method} {path} HTTP/1.1\r\nhost: farkle.example\r\n{headers}\r\n")).await;
        self.answer().await
    }
}
