//! What is asked for and not allowed: it is refused with a reason, changes nothing, and disturbs
//! nobody else. Frames that are no messages are in `bad_frames`.

use super::device::{Device, begin, play};
use super::{Link, fast, seated, start, table};
use crate::{Limits, in_time};
use farkle_protocol::{CloseReason, FromHost, Saying, SeatNumber, SeatWish, Secret, ToHost, Why};
use farkle_rules::Seat;
use farkle_store::Store;
use farkle_table::Seed;
use std::time::Duration;
use tokio::net::TcpSocket;
use tokio_tungstenite::MaybeTlsStream;

/// Everything that can be asked about seats and dice.
fn wishes(of: Seat) -> Vec<SeatWish> {
    let (seat, temperament) = (SeatNumber(of), "gambler".to_string());
    vec![
        SeatWish::Join { name: "Zoe".into(), color: None, seat: None },
        SeatWish::Leave,
        SeatWish::SeatComputer { name: "Rico".into(), temperament: temperament.clone(), seat: None },
        SeatWish::SeatComputer { name: "Rico".into(), temperament: temperament.clone(), seat: Some(seat) },
        SeatWish::FreeSeat { seat },
        SeatWish::StandIn { seat, temperament },
        SeatWish::Return,
        SeatWish::End,
        SeatWish::Invite { invitation: Secret::from_bytes([7; 16]) },
        SeatWish::Ready { commitment: Seed::from_phrase("x").commitment() },
        SeatWish::Show { seed: Seed::from_phrase("x") },
        SeatWish::Rematch,
    ]
}

#[tokio::test]
async fn whoever_has_no_seat_is_refused_everything_and_a_player_what_is_not_for_now() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let mut guest = Device::new(9, link);
    guest.connect(&server).await;
    let [ann, ben] = &mut devices[..] else { panic!() };
    let revision = ann.ledger().revision();
    for wish in wishes(ann.seat()) {
        // All seats are taken.
        let expected = if matches!(wish, SeatWish::Join { .. }) { Why::NotNow } else { Why::NotYourSeat };
        let (why, sentence) = guest.ask(wish.clone()).await.unwrap_err();
        assert_eq!(why, expected, "{wish:?}");
        assert!(sentence.ends_with('.'), "{sentence}");
    }
    for wish in wishes(ben.seat()) {
        let expected = match wish {
            SeatWish::Join { .. } => Why::SeatTaken,
            SeatWish::StandIn { .. } | SeatWish::End => Why::NotGone,
            // These two are allowed at any time.
            SeatWish::Leave | SeatWish::Invite { .. } => continue,
            _ => Why::NotNow,
        };
        assert_eq!(ann.ask(wish.clone()).await.unwrap_err().0, expected, "{wish:?}");
    }
    // What belongs to another game of the table.
    for game in [0, 2, u32::MAX] {
        let id = ann.next_id();
        ann.send(&ToHost::Ask { id, game, wish: SeatWish::Leave }).await;
        assert_eq!(ann.answer(id).await.unwrap_err().0, Why::TooLate, "game {game}");
    }
    for device in [ann, ben] {
        device.send(&ToHost::Beat { n: 7 }).await;
        device.until(|device| device.heard.contains(&FromHost::Beat { n: 7, revision })).await;
    }
    play(&mut devices, 2).await;
}

#[tokio::test]
async fn a_secret_opens_nothing_but_the_table_and_the_seat_that_it_belongs_to() {
    let server = start(Store::memory(), fast());
    let (link, other) = (table(&server, 2).await, table(&server, 2).await);
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    let _others = seated(&server, other, &["Cleo", "Dan"]).await;
    let open = |to: Link, device: u8, invitation| ToHost::Open {
        table: to.table,
        device: Secret::from_bytes([device; 16]),
        invitation,
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    let mut thief = Device::new(9, link);
    for stolen in [
        // The invitation of another table, and that of this one in the place of a device.
        open(link, 9, Some(other.invitation)),
        ToHost::Open {
            table: link.table,
            device: link.invitation,
            invitation: None,
            have: None,
            acts: true,
            claim: None,
            protocol: farkle_protocol::PROTOCOL,
        },
        // A device in the place of the invitation.
        open(link, 9, Some(Secret::from_bytes([1; 16]))),
        open(link, 9, None),
    ] {
        thief.connect_with(&server, &stolen).await;
        assert_eq!(thief.closed().await, Some(CloseReason::NotInvited), "{stolen:?}");
    }
    // The secret of a device whose seat was given up.
    let ben = &mut devices[1];
    ben.ask(SeatWish::Leave).await.unwrap();
    ben.disconnect();
    thief.connect_with(&server, &open(link, 2, None)).await;
    assert_eq!(thief.closed().await, Some(CloseReason::NotInvited));
}

#[tokio::test]
async fn the_command_of_somebody_else_is_not_carried_out_a_second_time() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let at = devices.iter().position(Device::may_act).unwrap();
    let (id, seat) = (devices[at].next_id(), devices[at].seat());
    let expect = devices[at].ledger().revision();
    let roll = ToHost::Command { id, expect, seat, wish: farkle_protocol::WireWish::Roll };
    devices[at].send(&roll).await;
    let revision = devices[at].answer(id).await.unwrap();
    let other = &mut devices[1 - at];
    other.send(&roll).await;
    assert_eq!(other.answer(id).await, Ok(revision), "it is done already");
    other.send(&ToHost::Beat { n: 7 }).await;
    other.until(|device| device.heard.contains(&FromHost::Beat { n: 7, revision })).await;
}

#[tokio::test]
async fn whoever_takes_nothing_that_is_sent_is_cut_off_and_nobody_waits_for_them() {
    let server = start(Store::memory(), Limits { write_stall: Duration::from_millis(200), ..fast() });
    let link = table(&server, 2).await;
    let mut ann = seated(&server, link, &["Ann"]).await.pop().unwrap();
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4096).unwrap();
    let stream = MaybeTlsStream::Plain(narrow.connect(server.address).await.unwrap());
    let url = format!("ws://{}/api/live", server.address);
    let (socket, _) = in_time(tokio_tungstenite::client_async(url, stream)).await.unwrap();
    let mut slow = Device::new(9, link);
    slow.adopt(socket);
    slow.send(&slow.opening()).await;
    ann.until(|device| device.presence.1 == 1).await;
    let text = Saying::try_from("\u{1f3b2}".repeat(200)).unwrap();
    for _ in 0..20_000 {
        ann.send(&ToHost::Say { text: text.clone() }).await;
        assert!(ann.next_frame().await, "{:?}", ann.heard.last());
        if ann.presence.1 == 0 {
            return;
        }
    }
    panic!("the slow one is still there");
}

#[tokio::test]
async fn a_table_is_not_opened_by_a_name_that_is_not_of_this_server() {
    let server = start(Store::memory(), Limits::default());
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (host, status) in [("localhost", 101), ("evil.example", 421), ("127.0.0.1.evil.example", 421)] {
        let mut client = server.connect().await;
        // A page of that name, which its owner has pointed at this server.
        let head =
            format!("GET /api/live HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n{upgrade}\r\n");
        client.send(head).await;
        assert_eq!(client.answer().await.status, status, "{host}");
    }
}
