use super::{Limits, SHORT, Server, in_time};
use crate::client::{Client, HttpReply};
use farkle_client::pad::{Pad, board_name};
use farkle_rules::RuleSet;
use std::num::NonZeroU32;

const KEY: &str = "secretsecretsecret";
const OTHER_KEY: &str = "anotheranotheranother";

fn board(key: &str) -> String {
    format!("/api/boards/{}", board_name(key))
}

/// A scoreboard of two players.
fn scores(first: &str, colors: usize) -> String {
    let pad = Pad::new(RuleSet::preset("classic").unwrap(), [first, "Ben"]).unwrap();
    serde_json::json!({ "colors": vec![0; colors], "pad": pad.to_string() }).to_string()
}

/// Writes to the board at `path`.
async fn put(server: &Server, path: &str, key: &str, headers: &str, body: &str) -> HttpReply {
    let mut client = server.connect().await;
    let length = body.len();
    client
        .send(format!(
            "PUT {path} HTTP/1.1\r\nhost: a\r\nx-board-key: {key}\r\ncontent-length: {length}\r\n{headers}\r\n"
        ))
        .await;
    client.send(body).await;
    client.answer().await
}

/// Writes to the board of a key, as a client behind a proxy.
async fn put_from(server: &Server, client: &str, key: &str) -> HttpReply {
    put(server, &board(key), key, &format!("x-forwarded-for: {client}\r\n"), &scores("Ann", 2)).await
}

/// Begins to watch a board; the answer goes on.
async fn watch(server: &Server, headers: &str) -> (u16, Client) {
    let mut client = server.connect().await;
    client.send(format!("GET {} HTTP/1.1\r\nhost: a\r\n{headers}\r\n", board(KEY))).await;
    let head = client.until("\r\n\r\n").await;
    (head.split(' ').nth(1).unwrap().parse().unwrap(), client)
}

async fn end(server: &Server, key: &str) -> u16 {
    let headers = format!("x-board-key: {key}\r\n");
    server.connect().await.ask("DELETE", &board(KEY), &headers).await.status
}

#[tokio::test]
async fn watchers_get_the_latest_state_and_every_change_until_the_board_ends() {
    let server = Server::start(Limits::default());
    assert_eq!(watch(&server, "").await.0, 404);
    assert_eq!(put(&server, &board(KEY), KEY, "", &scores("Ann", 2)).await.status, 204);
    let (status, mut watcher) = watch(&server, "").await;
    assert_eq!(status, 200);
    watcher.until("Ann").await;
    put(&server, &board(KEY), KEY, "", &scores("Cleo", 2)).await;
    watcher.until("Cleo").await;
    assert_eq!(end(&server, KEY).await, 204);
    watcher.until("\r\n0\r\n\r\n").await;
    assert_eq!(watch(&server, "").await.0, 404);
}

#[tokio::test]
async fn nobody_writes_to_a_board_without_its_key_not_even_to_one_that_was_forgotten() {
    let server = Server::start(Limits::default());
    for _ in 0..2 {
        assert_eq!(put(&server, &board(KEY), OTHER_KEY, "", &scores("Eve", 2)).await.status, 403);
        assert_eq!(put(&server, &board(KEY), KEY, "", &scores("Ann", 2)).await.status, 204);
    }
    assert_eq!(end(&server, OTHER_KEY).await, 403);
    watch(&server, "").await.1.until("Ann").await;
    let short = put(&server, &board("short"), "short", "", &scores("Ann", 2)).await;
    assert_eq!((short.status, short.text().contains("16 to 64")), (400, true));
}

#[tokio::test]
async fn watchers_get_nothing_but_a_score_pad_of_a_real_size() {
    let server = Server::start(Limits::default());
    let script = r#"{"colors":[],"pad":"<script>"}"#;
    for body in ["", "{}", script] {
        let answer = put(&server, &board(KEY), KEY, "", body).await;
        assert_eq!(answer.status, 400, "{body}");
    }
    let colorful = put(&server, &board(KEY), KEY, "", &scores("Ann", 60_000)).await;
    assert_eq!(colorful.status, 400);
    assert!(colorful.text().contains("60000 colors: allowed is one for each player"), "{}", colorful.text());
    let large = put(&server, &board(KEY), KEY, "", &" ".repeat(300 * 1024)).await;
    assert_eq!((large.status, large.text()), (413, "This pad has more than 256 kB.\n"));
    assert_eq!(watch(&server, "").await.0, 404);
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let server = Server::start(Limits { board_request: SHORT, ..Limits::default() });
    let mut client = server.connect().await;
    let head = format!(
        "PUT {} HTTP/1.1\r\nhost: a\r\nx-board-key: {KEY}\r\ncontent-length: 100\r\n\r\n{{",
        board(KEY)
    );
    client.send(head).await;
    assert_eq!(client.answer().await.status, 408);
}

#[tokio::test]
async fn one_client_creates_only_so_many_boards_and_leaves_room_for_others() {
    let limits = Limits { boards: 4, boards_per_client: 3, ..Limits::default() };
    let server = Server::behind_a_proxy(limits);
    let key = |number| format!("{KEY}{number}");
    for number in 0..3 {
        assert_eq!(put_from(&server, "10.0.0.1", &key(number)).await.status, 204);
    }
    // The client can't choose another address: the proxy appends the one that it sees.
    let refused = put_from(&server, "10.0.0.9, 10.0.0.1", &key(3)).await;
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("from this address: end one"), "{}", refused.text());
    assert_eq!(put_from(&server, "10.0.0.1", &key(0)).await.status, 204, "its own boards go on");
    assert_eq!(put_from(&server, "10.0.0.2", &key(4)).await.status, 204);
    let full = put_from(&server, "10.0.0.3", &key(5)).await;
    assert_eq!((full.status, full.text().contains("too many scoreboards here")), (503, true));
}

#[tokio::test]
async fn without_a_proxy_nobody_hides_behind_a_header() {
    let server = Server::start(Limits { boards_per_client: 1, ..Limits::default() });
    assert_eq!(put_from(&server, "10.0.0.1", KEY).await.status, 204);
    assert_eq!(put_from(&server, "10.0.0.2", OTHER_KEY).await.status, 429);
}

#[tokio::test]
async fn one_client_makes_only_so_many_changes_in_a_second() {
    let (rate, burst) = (NonZeroU32::new(1).unwrap(), NonZeroU32::new(3).unwrap());
    let limits = Limits { board_writes_per_second: rate, board_write_burst: burst, ..Limits::default() };
    let server = Server::behind_a_proxy(limits);
    let mut refused = None;
    // A slow machine may earn another change on the way.
    for _ in 0..50 {
        let answer = put_from(&server, "10.0.0.1", KEY).await;
        if answer.status != 204 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("50 changes in a row are too many");
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("1")));
    assert_eq!(put_from(&server, "10.0.0.2", OTHER_KEY).await.status, 204);
}

#[tokio::test]
async fn one_client_watches_only_so_many_boards_at_a_time() {
    let server = Server::behind_a_proxy(Limits { watchers_per_client: 2, ..Limits::default() });
    put_from(&server, "10.0.0.1", KEY).await;
    let from = |client| format!("x-forwarded-for: 10.0.0.{client}\r\n");
    let watchers = [watch(&server, &from(1)).await, watch(&server, &from(1)).await];
    assert!(watchers.iter().all(|(status, _)| *status == 200));
    assert_eq!(watch(&server, &from(1)).await.0, 429);
    assert_eq!(watch(&server, &from(2)).await.0, 200);
    drop(watchers);
    // The server may need a moment to notice.
    in_time(async { while watch(&server, &from(1)).await.0 != 200 {} }).await;
}

#[tokio::test]
async fn a_board_has_only_so_many_watchers() {
    let server = Server::start(Limits { watchers_per_board: 1, ..Limits::default() });
    put(&server, &board(KEY), KEY, "", &scores("Ann", 2)).await;
    let (_, mut first) = watch(&server, "").await;
    first.until("Ann").await;
    assert_eq!(watch(&server, "").await.0, 503);
}
