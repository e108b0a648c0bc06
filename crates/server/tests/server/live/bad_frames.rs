//! Frames that are refused, and the others at the table, who notice nothing of them.

use super::device::{begin, play_to_the_end};
use super::{Device, fast, seated, start, table};
use crate::Limits;
use farkle_protocol::{CloseReason, FromHost, Secret, ToHost, Why, WireWish, encode};
use farkle_rules::Seat;
use farkle_store::Store;
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Frames that end the connection of whoever sends them.
fn bad_frames(open: &str) -> Vec<Message> {
    let text = |text: &str| Message::text(text.to_string());
    let id = r#""id":"000000000000000a000000000000000a""#;
    let deep = format!("{}{}", "[".repeat(2000), "]".repeat(2000));
    let commitment = "0".repeat(63);
    let mut frames = vec![
        text(""),
        text(" "),
        text("hello"),
        text("{}"),
        text("[]"),
        text("null"),
        text("7"),
        text(&deep),
        text(r#"{"type":"hello","have":12"#),
        text(r#"{"type":"hello","have":-1}"#),
        text(r#"{"type":"hello","have":1.5}"#),
        text(r#"{"type":"hello","have":"1"}"#),
        text(r#"{"type":"hello","have":99999999999999999999}"#),
        text(r#"{"type":"hello"} {"type":"hello"}"#),
        text(r#"{"type":"HELLO"}"#),
        text(r#"{"type":"snapshot","record":"","revision":1,"rewound":false}"#),
        text(r#"{"type":"beat"}"#),
        text(r#"{"type":"beat","n":4294967296}"#),
        text(&format!(r#"{{"type":"command",{id},"expect":1,"seat":0,"wish":{{"do":"roll"}}}}"#)),
        text(&format!(r#"{{"type":"command",{id},"expect":1,"seat":13,"wish":{{"do":"roll"}}}}"#)),
        text(&format!(r#"{{"type":"command",{id},"expect":1,"seat":1,"wish":{{"do":"cheat"}}}}"#)),
        text(&format!(r#"{{"type":"command",{id},"expect":1,"seat":1}}"#)),
        text(r#"{"type":"command","id":"7","expect":1,"seat":1,"wish":{"do":"roll"}}"#),
        text(&format!(
            r#"{{"type":"command",{id},"expect":1,"seat":1,"wish":{{"do":"set_aside","dice":"7","then":"bank"}}}}"#
        )),
        text(&format!(
            r#"{{"type":"command",{id},"expect":1,"seat":1,"wish":{{"do":"set_aside","dice":"1111111","then":"bank"}}}}"#
        )),
        text(&format!(r#"{{"type":"ask",{id},"game":1,"wish":{{"do":"win"}}}}"#)),
        text(&format!(r#"{{"type":"ask",{id},"game":-1,"wish":{{"do":"leave"}}}}"#)),
        text(&format!(
            r#"{{"type":"ask",{id},"game":1,"wish":{{"do":"ready","commitment":"{commitment}"}}}}"#
        )),
        text(&format!(r#"{{"type":"ask",{id},"game":1,"wish":{{"do":"seat_computer","name":"Rico"}}}}"#)),
        text(&format!(r#"{{"type":"ask",{id},"game":1,"wish":{{"do":"free_seat","seat":0}}}}"#)),
        text(&format!(
            r#"{{"type":"ask",{id},"game":1,"wish":{{"do":"stand_in","seat":13,"temperament":"gambler"}}}}"#
        )),
        text(&format!(r#"{{"type":"ask",{id},"game":1,"wish":{{"do":"invite","invitation":"abc"}}}}"#)),
        text(r#"{"type":"react","reaction":"rude"}"#),
        text(r#"{"type":"say","text":""}"#),
        text(&format!(r#"{{"type":"say","text":"{}"}}"#, "x".repeat(201))),
        text(open),
        text(&format!(r#"{{"type":"say","text":"{}"}}"#, "x".repeat(5000))),
        text(&"x".repeat(3_000_000)),
        Message::binary(open.as_bytes().to_vec()),
        Message::binary(Vec::new()),
    ];
    let raw = |kind, payload: Vec<u8>| Message::Frame(Frame::message(payload, OpCode::Data(kind), true));
    frames.push(raw(Data::Text, vec![0xff, 0xfe]));
    frames.push(raw(Data::Continue, b"x".to_vec()));
    frames
}

#[tokio::test]
async fn bad_frames_are_refused_with_a_reason_and_disturb_nobody_else() {
    let limits = Limits { sockets_per_client: 800, ..fast() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let open = ToHost::Open {
        table: link.table,
        device: Secret::from_bytes([66; 16]),
        invitation: Some(link.invitation),
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    let frames = bad_frames(&encode(&open));
    assert!(frames.len() >= 30, "only {}", frames.len());
    for frame in frames {
        let shown = format!("{frame:.80?}");
        let mut bad = Device::new(66, link);
        bad.connect(&server).await;
        bad.send_frame(frame).await;
        assert_eq!(bad.closed().await, Some(CloseReason::Malformed), "{shown}");
    }
    for first in [r#"{"type":"hello"}"#, r#"{"type":"beat","n":1}"#, r#"{"type":"open"}"#, "x"] {
        let mut bad = Device::new(66, link);
        bad.connect_with(&server, &open).await;
        bad.disconnect();
        let url = format!("ws://{}/api/live", server.address);
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        bad.adopt(socket);
        bad.send_frame(Message::text(first)).await;
        assert_eq!(bad.closed().await, Some(CloseReason::Malformed), "{first}");
    }
    play_to_the_end(&mut devices).await;
    for device in &devices {
        let disturbed = device.heard.iter().any(|message| {
            matches!(message, FromHost::Closed { .. } | FromHost::Refused { .. } | FromHost::Said { .. })
        });
        assert!(!disturbed);
    }
}

/// Why a command is refused.
async fn ask(device: &mut Device, seat: Seat, expect: u64, wish: WireWish) -> Why {
    let id = device.next_id();
    device.send(&ToHost::Command { id, expect, seat, wish }).await;
    device.answer(id).await.unwrap_err().0
}

#[tokio::test]
async fn commands_that_are_not_allowed_are_refused_and_change_nothing() {
    let server = start(Store::memory(), Limits::default());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let at = devices.iter().position(Device::may_act).unwrap();
    let mover = devices[at].seat();
    let revision = devices[at].ledger().revision();
    let mut watcher = Device::new(9, link);
    watcher.connect(&server).await;
    let other = &mut devices[1 - at];
    let own = other.seat();
    for (seat, why) in [(mover, Why::NotYourSeat), (own, Why::NotYourTurn)] {
        assert_eq!(ask(other, seat, revision, WireWish::Roll).await, why);
    }
    assert_eq!(ask(&mut watcher, mover, revision, WireWish::Roll).await, Why::NotYourSeat);
    let device = &mut devices[at];
    for (expect, wish, why) in [
        (revision - 1, WireWish::Roll, Why::TooLate),
        (revision + 1, WireWish::Roll, Why::TooLate),
        (revision, WireWish::GiveUp, Why::Rules),
        (revision, WireWish::TakeBack, Why::NoTakeBack),
    ] {
        assert_eq!(ask(device, mover, expect, wish).await, why);
    }
    assert_eq!(device.ledger().revision(), revision);
}

#[tokio::test]
async fn whoever_says_nothing_and_answers_pings_stays() {
    let limits = Limits { socket_silence: Duration::from_millis(600), ..Limits::default() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    // Whoever reads answers pings.
    let closed = tokio::time::timeout(Duration::from_millis(1800), devices[0].closed()).await;
    assert!(closed.is_err(), "{closed:?}");
}

#[tokio::test]
async fn a_flood_and_silence_end_only_their_own_connection() {
    let limits = Limits {
        message_burst: const { NonZeroU32::new(20).unwrap() },
        socket_silence: Duration::from_millis(700),
        request_head: Duration::from_millis(300),
        ..Limits::default()
    };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let mut flood = Device::new(7, link);
    flood.connect(&server).await;
    for n in 0..60 {
        flood.send(&ToHost::Beat { n }).await;
    }
    assert_eq!(flood.closed().await, Some(CloseReason::TooOften));
    let mut pings = Device::new(6, link);
    pings.connect(&server).await;
    for _ in 0..60 {
        pings.send_frame(Message::Ping(Vec::new().into())).await;
    }
    assert_eq!(pings.closed().await, Some(CloseReason::TooOften));
    let mut silent = Device::new(8, link);
    silent.connect(&server).await;
    let alive = async {
        for n in 0..8 {
            devices[0].send(&ToHost::Beat { n }).await;
            devices[0].until(|device| device.heard.contains(&FromHost::Beat { n, revision: 0 })).await;
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
    };
    // It reads nothing meanwhile, so it answers no pings either.
    alive.await;
    assert_eq!(silent.closed().await, Some(CloseReason::Silent));
    // Somebody who opens no table, and somebody who stops in the middle of a frame.
    let url = format!("ws://{}/api/live", server.address);
    for bytes in [&[][..], &[0x81, 0xfe, 0x0f][..]] {
        let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
        let tokio_tungstenite::MaybeTlsStream::Plain(stream) = socket.get_mut() else { panic!() };
        stream.write_all(bytes).await.unwrap();
        let mut device = Device::new(9, link);
        device.adopt(socket);
        assert_eq!(device.closed().await, Some(CloseReason::Silent));
    }
}

#[tokio::test]
async fn a_page_of_another_server_does_not_connect() {
    let server = start(Store::memory(), Limits::default());
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (origin, status) in [
        ("", 101),
        ("origin: http://farkle.example\r\n", 101),
        ("origin: https://evil.example\r\n", 403),
        ("origin: null\r\n", 403),
        ("origin: http://farkle.example.evil\r\n", 403),
    ] {
        let mut client = server.connect().await;
        let answer = client.ask("GET", "/api/live", &format!("{upgrade}{origin}")).await;
        assert_eq!(answer.status, status, "{origin}");
    }
    let mut client = server.connect().await;
    let status = client.ask("GET", "/api/live", "").await.status;
    assert!((400..500).contains(&status), "no upgrade: {status}");
}

#[tokio::test]
async fn a_program_of_another_version_is_told_what_to_do() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut device = Device::new(1, link);
    for (other, says) in [(0, "too old for the server: load the page again"), (2, "too new for the server")] {
        let ToHost::Open { table, device: secret, invitation, have, .. } = device.opening() else { panic!() };
        let open = ToHost::Open {
            table,
            device: secret,
            invitation,
            have,
            acts: true,
            claim: None,
            protocol: other,
        };
        device.connect_with(&server, &open).await;
        assert_eq!(device.closed().await, Some(CloseReason::OtherVersion));
        let Some(FromHost::Closed { sentence, .. }) = device.heard.last() else { panic!() };
        assert!(sentence.contains(says), "{sentence}");
    }
}
