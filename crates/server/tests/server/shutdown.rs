use super::{Limits, Server, in_time};
use crate::client::Client;
use farkle_client::pad::{Pad, board_name};
use farkle_rules::RuleSet;
use std::time::Duration;
use tokio::net::TcpStream;

const KEY: &str = "secretsecretsecret";
const LONG: Duration = Duration::from_secs(600);

fn scores() -> String {
    let pad = Pad::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]).unwrap();
    serde_json::json!({ "colors": [0, 1], "pad": pad.to_string() }).to_string()
}

/// A client that has sent a scoreboard but for its last byte.
async fn half_sent(server: &Server) -> Client {
    let (scores, board) = (scores(), board_name(KEY));
    let mut client = server.connect().await;
    let head = format!(
        "PUT /api/boards/{board} HTTP/1.1\r\nhost: a\r\nx-board-key: {KEY}\r\ncontent-length: {}\r\n\
         expect: 100-continue\r\n\r\n",
        scores.len()
    );
    client.send(head).await;
    // The server asks for the body, so the request is under way.
    client.until("100 Continue\r\n\r\n").await;
    client.send(&scores[..scores.len() - 1]).await;
    client
}

#[tokio::test]
async fn a_request_under_way_is_answered_before_the_server_ends() {
    let server = Server::start(Limits { drain: LONG, ..Limits::default() });
    let mut client = half_sent(&server).await;
    server.shutdown.begin();
    let address = server.address;
    in_time(async { while TcpStream::connect(address).await.is_ok() {} }).await;
    client.send("}").await;
    assert_eq!(client.answer().await.status, 204);
    server.ended().await;
}

#[tokio::test]
async fn streams_and_idle_connections_end_at_once() {
    let server = Server::start(Limits { drain: LONG, ..Limits::default() });
    let mut idle = server.connect().await;
    assert_eq!(idle.ask("GET", "/", "").await.status, 200);
    let mut writer = half_sent(&server).await;
    writer.send("}").await;
    assert_eq!(writer.answer().await.status, 204);
    let mut watcher = server.connect().await;
    watcher.send(format!("GET /api/boards/{} HTTP/1.1\r\nhost: a\r\n\r\n", board_name(KEY))).await;
    watcher.until("Ann").await;
    server.shutdown.begin();
    watcher.until("\r\n0\r\n\r\n").await;
    idle.closed().await;
    server.ended().await;
}

#[tokio::test]
async fn a_request_that_does_not_end_is_given_up_at_the_deadline() {
    let limits = Limits { drain: Duration::from_millis(200), board_request: LONG, ..Limits::default() };
    let server = Server::start(limits);
    let mut client = half_sent(&server).await;
    server.shutdown.begin();
    client.closed().await;
    server.ended().await;
}

#[tokio::test]
async fn a_server_that_is_told_to_end_now_waits_for_nothing() {
    let server = Server::start(Limits { drain: LONG, board_request: LONG, ..Limits::default() });
    let mut client = half_sent(&server).await;
    server.shutdown.begin();
    tokio::task::yield_now().await;
    assert!(!server.task.is_finished());
    server.shutdown.end_now();
    client.closed().await;
    server.ended().await;
}
