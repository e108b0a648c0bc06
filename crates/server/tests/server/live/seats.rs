use super::{Device, create, fast, rules, seated, start, table};
use crate::{Limits, Server};
use farkle_protocol::{CloseReason, FromHost, Reaction, Saying, SeatNumber, SeatWish, Secret, ToHost, Why};
use farkle_rules::Seat;
use farkle_store::Store;
use farkle_table::Seed;
use std::num::NonZeroU32;

#[tokio::test]
async fn only_who_has_the_link_or_a_seat_comes_in() {
    let server = start(Store::memory(), Limits::default());
    let link = table(&server, 2).await;
    let mut ann = seated(&server, link, &["Ann"]).await.pop().unwrap();
    let open = |table, device, invitation| ToHost::Open {
        table,
        device,
        invitation,
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    let secret = |number| Secret::from_bytes([number; 16]);
    let mut stranger = Device::new(2, link);
    for message in [
        open(link.table, secret(77), None),
        open(link.table, secret(77), Some(secret(5))),
        open(farkle_table::TableId::from_random(1), secret(77), Some(link.invitation)),
    ] {
        stranger.connect_with(&server, &message).await;
        assert_eq!(stranger.closed().await, Some(CloseReason::NotInvited));
    }
    ann.connect_with(&server, &open(link.table, secret(1), None)).await;
    ann.until(|device| device.heard.iter().any(|message| matches!(message, FromHost::Presence { .. }))).await;
}

#[tokio::test]
async fn seats_are_taken_and_left_as_the_table_allows() {
    let server = start(Store::memory(), Limits::default());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let mut ben = Device::new(2, link);
    ben.connect(&server).await;
    let join = |name: &str| SeatWish::Join { name: name.into(), color: None, seat: None };
    let commitment = Seed::from_phrase("x").commitment();
    let why = |asked: super::device::Asked| asked.unwrap_err().0;
    for name in ["Ann", " A\u{200d}nn ", "", "a name that is longer than twenty", "two\nlines"] {
        assert_eq!(why(ben.ask(join(name)).await), Why::Name, "{name:?}");
    }
    assert_eq!(why(ben.ask(SeatWish::Ready { commitment }).await), Why::NotYourSeat);
    assert_eq!(why(ben.ask(SeatWish::Leave).await), Why::NotYourSeat);
    assert_eq!(why(devices[0].ask(join("Anna")).await), Why::SeatTaken);
    assert_eq!(why(devices[0].ask(SeatWish::Show { seed: Seed::from_phrase("x") }).await), Why::NotNow);
    assert_eq!(why(devices[0].ask(SeatWish::Rematch).await), Why::NotNow);
    ben.join("Ben").await;
    let mut cleo = Device::new(3, link);
    cleo.connect(&server).await;
    assert_eq!(why(cleo.ask(join("Cleo")).await), Why::SeatTaken, "all seats are taken");
    cleo.until(|device| device.presence.1 == 1).await;
    ben.ask(SeatWish::Leave).await.unwrap();
    cleo.ask(join("Cleo")).await.unwrap();
    devices[0].until(|device| device.seats.as_ref().unwrap().seats[1].name.as_deref() == Some("Cleo")).await;
}

#[tokio::test]
async fn whoever_sits_down_may_choose_a_free_seat() {
    let server = start(Store::memory(), Limits::default());
    let link = table(&server, 4).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let mut ben = Device::new(2, link);
    ben.connect(&server).await;
    let join = |number| SeatWish::Join {
        name: "Ben".into(),
        color: None,
        seat: Seat::from_number(number).map(SeatNumber),
    };
    let why = |asked: super::device::Asked| asked.unwrap_err().0;
    assert_eq!(why(ben.ask(join(1)).await), Why::SeatTaken, "Ann sits there");
    assert_eq!(why(ben.ask(join(5)).await), Why::NotNow, "there is no such seat");
    ben.ask(join(3)).await.unwrap();
    devices[0].until(|device| device.seats.as_ref().unwrap().seats[2].name.as_deref() == Some("Ben")).await;
}

#[tokio::test]
async fn reactions_and_words_reach_everybody_and_come_from_seats_only() {
    let server = start(Store::memory(), Limits::default());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let mut guest = Device::new(9, link);
    guest.connect(&server).await;
    let text = Saying::try_from("Hello!".to_string()).unwrap();
    guest.send(&ToHost::Say { text: text.clone() }).await;
    let ann = &mut devices[0];
    ann.send(&ToHost::React { reaction: Reaction::Wave }).await;
    ann.send(&ToHost::Say { text: text.clone() }).await;
    let seat = ann.seat();
    for device in [ann, &mut guest] {
        let (said, reacted) = (
            FromHost::Said { seat, text: text.clone() },
            FromHost::Reacted { seat, reaction: Reaction::Wave },
        );
        device.until(|device| device.heard.contains(&said) && device.heard.contains(&reacted)).await;
        let sayings = device.heard.iter().filter(|message| matches!(message, FromHost::Said { .. }));
        assert_eq!(sayings.count(), 1);
    }
}

#[tokio::test]
async fn whoever_talks_without_end_is_not_heard_without_end() {
    let limits = Limits {
        talk_per_second: const { NonZeroU32::new(1).unwrap() },
        talk_burst: const { NonZeroU32::new(3).unwrap() },
        ..fast()
    };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    let [ann, ben] = &mut devices[..] else { panic!() };
    for _ in 0..200 {
        ann.send(&ToHost::React { reaction: Reaction::Wow }).await;
    }
    // What is about the table is taken all the same, after that.
    ann.ready().await.unwrap();
    ben.until(|ben| ben.seats.as_ref().unwrap().seats[0].commitment.is_some()).await;
    let reacted = ben.heard.iter().filter(|message| matches!(message, FromHost::Reacted { .. })).count();
    assert!((3..20).contains(&reacted), "{reacted}");
}

#[tokio::test]
async fn a_table_that_cannot_be_is_not_created() {
    let server = start(Store::memory(), Limits::default());
    let code = rules().code();
    for (body, status, says) in [
        ("{", 400, "JSON"),
        (r#"{"rules":"nonsense","seats":2}"#, 422, "rules: "),
        (&format!(r#"{{"rules":"{code}","seats":1}}"#), 422, "at least 2"),
        (&format!(r#"{{"rules":"{code}","seats":1000000}}"#), 422, "seats: "),
        (&format!(r#"{{"rules":"{code}","seats":2,"seed":"x"}}"#), 422, "unknown field"),
        (&format!(r#"{{"rules":"{}","seats":2}}"#, "x".repeat(3_000_000)), 413, ""),
    ] {
        let (found, text) = create(&server, body).await;
        assert_eq!(found, status, "{text}");
        assert!(text.contains(says), "{text}");
    }
    let none = Server::start(Limits::default());
    let (status, text) = create(&none, "{}").await;
    assert_eq!(status, 404);
    assert!(text.contains("keeps no tables"), "{text}");
}

#[tokio::test]
async fn one_address_does_not_fill_the_server_with_tables() {
    let limits = Limits { table_burst: const { NonZeroU32::new(3).unwrap() }, ..Limits::default() };
    let server = start(Store::memory(), limits);
    for _ in 0..3 {
        table(&server, 2).await;
    }
    let (status, text) = create(&server, "{}").await;
    assert_eq!(status, 429, "{text}");
}

#[tokio::test]
async fn a_table_and_an_address_have_room_for_so_many_devices() {
    let limits = Limits { connections_per_table: 2, sockets_per_client: 3, ..Limits::default() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let _devices = seated(&server, link, &["Ann", "Ben"]).await;
    let mut third = Device::new(3, link);
    let open = ToHost::Open {
        table: link.table,
        device: Secret::from_bytes([3; 16]),
        invitation: Some(link.invitation),
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    third.connect_with(&server, &open).await;
    assert_eq!(third.closed().await, Some(CloseReason::Full));
    let other = table(&server, 2).await;
    let _third = seated(&server, other, &["Cleo"]).await;
    let url = format!("ws://{}/api/live", server.address);
    let refused = tokio_tungstenite::connect_async(url).await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
}
