use super::{Limits, SHORT, Server};
use crate::client::Client;
use std::time::{Duration, Instant};

/// How an HTTP/2 connection begins: the preface and empty settings.
const HTTP2: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
/// A frame that asks for `/`, in HTTP/2.
const HTTP2_REQUEST: &[u8] = b"\0\0\x07\x01\x05\0\0\0\x01\x82\x86\x84\x41\x02hi";

#[tokio::test]
async fn a_connection_without_a_request_is_closed_however_it_begins() {
    let server = Server::start(Limits { request_head: SHORT, ..Limits::default() });
    let beginnings: [&[u8]; 5] = [b"", b"PRI * HT", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\n", HTTP2];
    for beginning in beginnings {
        let started = Instant::now();
        let mut client = server.connect().await;
        client.send(beginning).await;
        client.closed().await;
        assert!(started.elapsed() >= SHORT, "{}", String::from_utf8_lossy(beginning));
    }
}

#[tokio::test]
async fn an_idle_connection_is_closed_after_its_answer() {
    let server = Server::start(Limits { request_head: SHORT, ..Limits::default() });
    let mut client = server.connect().await;
    for _ in 0..2 {
        assert_eq!(client.ask("GET", "/health", "").await.status, 200);
    }
    client.closed().await;
}

#[tokio::test]
async fn an_http2_connection_that_does_not_answer_pings_is_closed() {
    let limits = Limits { ping_interval: SHORT, ping_timeout: SHORT, ..Limits::default() };
    let server = Server::start(limits);
    let mut client = server.connect().await;
    client.send(HTTP2).await;
    client.send(HTTP2_REQUEST).await;
    client.until("Site of the tests").await;
    client.closed().await;
}

#[tokio::test]
async fn a_client_that_takes_no_bytes_is_given_up() {
    let server = Server::start(Limits { write_stall: SHORT, ..Limits::default() });
    let mut client = server.connect().await;
    client.send_until_closed(&b"GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(100)).await;
}

/// Whether the server serves a new connection. The server may need a moment to notice closed ones.
async fn is_served(server: &Server) -> bool {
    for _ in 0..100 {
        let mut client = server.connect().await;
        if client.is_answered().await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test]
async fn one_client_has_only_so_many_connections() {
    let server = Server::start(Limits { connections_per_client: 2, ..Limits::default() });
    let mut clients = [server.connect().await, server.connect().await];
    for client in &mut clients {
        assert!(client.is_answered().await);
    }
    let mut third = server.connect().await;
    assert!(!third.is_answered().await);
    drop(clients);
    assert!(is_served(&server).await, "closed connections leave their places");
}

#[tokio::test]
async fn all_clients_together_have_only_so_many_connections() {
    let server = Server::behind_a_proxy(Limits { connections: 2, ..Limits::default() });
    let mut clients = [server.connect().await, server.connect().await];
    for client in &mut clients {
        assert!(client.is_answered().await);
    }
    assert!(!server.connect().await.is_answered().await);
}

#[tokio::test]
async fn a_trusted_proxy_opens_connections_for_everybody() {
    let server = Server::behind_a_proxy(Limits { connections_per_client: 1, ..Limits::default() });
    let mut clients: Vec<Client> = Vec::new();
    for _ in 0..3 {
        let mut client = server.connect().await;
        assert!(client.is_answered().await);
        clients.push(client);
    }
}
