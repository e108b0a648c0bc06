//! What whoever opens a table decides: a clock, whether others watch, hints; and colours.

use super::device::{Device, begin, locked, play, play_to_the_end};
use super::{Link, create, fast, in_file, rules, seated, start};
use crate::{Limits, Server};
use farkle_protocol::{Clock, CloseReason, Color, FromHost, Pace, SeatNumber, SeatWish, ToHost, Why};
use farkle_store::Store;
use farkle_table::ToAct;
use std::time::Duration;

/// Time for a decision.
const TIME: Duration = Duration::from_secs(2);

/// A table with these options.
async fn table(server: &Server, seats: usize, options: &str) -> Link {
    let (status, text) =
        create(server, &format!(r#"{{"rules":"{}","seats":{seats},{options}}}"#, rules().code())).await;
    assert_eq!(status, 201, "{text}");
    let created: serde_json::Value = serde_json::from_str(&text).unwrap();
    let said = |key: &str| created[key].as_str().unwrap().to_string();
    Link { table: said("table").parse().unwrap(), invitation: said("invitation").try_into().unwrap() }
}

/// A game of Ann and Ben.
async fn playing(server: &Server, options: &str) -> (Link, Vec<Device>) {
    let link = table(server, 2, options).await;
    let mut devices = seated(server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    play(&mut devices, 2).await;
    (link, devices)
}

/// Who has to decide, and who has not.
fn turn(devices: &[Device]) -> (usize, usize) {
    let at = devices.iter().position(Device::may_act).unwrap();
    (at, 1 - at)
}

fn clocks(device: &Device) -> impl DoubleEndedIterator<Item = Clock> + '_ {
    device.heard.iter().filter_map(|message| match message {
        FromHost::Clock(clock) => Some(*clock),
        _ => None,
    })
}

fn live() -> Limits {
    Limits { live_decision: TIME, lost_connection: TIME, lost_connections: TIME, ..fast() }
}

#[tokio::test]
async fn whoever_takes_too_long_at_a_live_table_is_stood_in_for_until_they_return() {
    let server = start(Store::memory(), live());
    let (_, mut devices) = playing(&server, r#""pace":"live""#).await;
    assert_eq!(devices[0].seats.as_ref().unwrap().options.pace, Pace::Live);
    let (slow, other) = turn(&devices);
    let seat = devices[slow].seat();
    let revision = devices[slow].ledger().revision();
    let of_this = |clock: &Clock| (clock.seat, clock.revision) == (seat, revision);
    for device in &mut devices {
        device.until(|device| clocks(device).any(|clock| of_this(&clock) && clock.more)).await;
    }
    // More time is given once, and only to whoever decides.
    devices[other].send(&ToHost::MoreTime).await;
    devices[slow].send(&ToHost::MoreTime).await;
    devices[slow].send(&ToHost::MoreTime).await;
    devices[other].until(|device| clocks(device).any(|clock| of_this(&clock) && !clock.more)).await;
    devices[other].until(|device| device.ledger().stand_in(seat) == Some("calculator")).await;
    assert_eq!(clocks(&devices[other]).filter(of_this).count(), 2);
    devices[slow].until(|device| device.ledger().stand_in(seat).is_some()).await;
    devices[slow].ask(SeatWish::Return).await.unwrap();
    devices[other].until(|device| device.ledger().stand_in(seat).is_none()).await;
}

#[tokio::test]
async fn a_lost_connection_gets_time_to_come_back_before_the_clock_strikes() {
    let server = start(Store::memory(), live());
    let (_, mut devices) = playing(&server, r#""pace":"live""#).await;
    let (gone, other) = turn(&devices);
    let (seat, revision) = (devices[gone].seat(), devices[gone].ledger().revision());
    devices[gone].disconnect();
    let is_later = |clock: &Clock| clock.revision == revision && clock.seat == seat;
    devices[other].until(|device| clocks(device).filter(is_later).count() == 2).await;
    assert!(devices[other].ledger().stand_in(seat).is_none());
    devices[other].until(|device| device.ledger().stand_in(seat).is_some()).await;
}

#[tokio::test]
async fn a_table_without_a_clock_tells_none() {
    let server = start(Store::memory(), live());
    let (_, mut devices) = playing(&server, r#""pace":"relaxed""#).await;
    let (slow, _) = turn(&devices);
    devices[slow].send(&ToHost::MoreTime).await;
    tokio::time::sleep(2 * TIME).await;
    devices[slow].act().await;
    assert!(devices.iter().all(|device| clocks(device).next().is_none()));
}

#[tokio::test]
async fn without_a_clock_the_others_need_not_wait_for_ever_for_somebody_who_is_connected() {
    let server = start(Store::memory(), Limits { relaxed_decision: TIME, ..fast() });
    let (_, mut devices) = playing(&server, r#""pace":"relaxed""#).await;
    let (slow, other) = turn(&devices);
    let (seat, revision) = (devices[slow].seat(), devices[slow].ledger().revision());
    let stand_in = || SeatWish::StandIn { seat: SeatNumber(seat), temperament: "cautious".into() };
    assert_eq!(devices[other].ask(stand_in()).await.unwrap_err().0, Why::NotGone);
    devices[other].until(|device| clocks(device).next().is_some()).await;
    let over = Clock { seat, revision, left_ms: 0, more: false };
    devices[other].ask(stand_in()).await.unwrap();
    devices[other].until(|device| device.ledger().stand_in(seat).is_some()).await;
    let told = clocks(&devices[other]).filter(|clock| clock.revision == revision).collect::<Vec<_>>();
    assert_eq!(told, [over], "it is told once, and not before");
    devices[slow].until(|device| device.ledger().stand_in(seat).is_some()).await;
    devices[slow].ask(SeatWish::Return).await.unwrap();
    devices[slow].until(|device| device.ledger().stand_in(seat).is_none()).await;
}

#[tokio::test]
async fn by_mail_the_others_may_act_after_days_and_not_before() {
    let folder = tempfile::tempdir().unwrap();
    // Some seconds are the days of this table.
    let days =
        |seconds| Limits { mail_decision: Duration::from_secs(seconds), gone: Duration::ZERO, ..fast() };
    let server = start(in_file(folder.path()), days(3600));
    let (_, mut devices) = playing(&server, r#""pace":"mail""#).await;
    let (gone, other) = turn(&devices);
    let seat = devices[gone].seat();
    devices[gone].disconnect();
    devices[other].until(|device| !device.presence.0.contains(&seat)).await;
    let stand_in = || SeatWish::StandIn { seat: SeatNumber(seat), temperament: "cautious".into() };
    assert_eq!(devices[other].ask(stand_in()).await.unwrap_err().0, Why::NotGone);
    let hours = clocks(&devices[other]).next_back().unwrap();
    assert!((3_590_000..=3_600_000).contains(&hours.left_ms) && !hours.more, "{hours:?}");

    // The time runs while the server does not.
    server.shutdown.begin();
    devices[other].closed().await;
    server.ended().await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let server = start(in_file(folder.path()), days(1));
    devices[other].connect(&server).await;
    devices[other].until(|device| clocks(device).any(|clock| clock.left_ms == 0)).await;
    devices[other].ask(stand_in()).await.unwrap();
    devices[other].until(|device| device.ledger().stand_in(seat).is_some()).await;
}

#[tokio::test]
async fn by_mail_nobody_acts_for_others_while_a_computer_player_thinks() {
    let limits = Limits { gone: Duration::ZERO, computer_pause: Duration::from_secs(3600), ..fast() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 3, r#""pace":"mail""#).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    let computer = SeatWish::SeatComputer { name: "Rico".into(), temperament: "gambler".into(), seat: None };
    devices[0].ask(computer).await.unwrap();
    for device in &mut devices {
        device.ready().await.unwrap();
    }
    // Whoever starts is drawn: it may be the computer player.
    locked(&mut devices).await;
    let is_turn = |to_act| matches!(to_act, ToAct::Person(_) | ToAct::Computer { .. });
    for device in &mut devices {
        device.until(|device| device.client.is_some() && is_turn(device.ledger().to_act())).await;
    }
    let ben = devices[1].seat();
    while !matches!(devices[0].ledger().to_act(), ToAct::Computer { .. }) {
        play(&mut devices, 1).await;
    }
    devices[1].disconnect();
    let ann = &mut devices[0];
    ann.until(|device| !device.presence.0.contains(&ben)).await;
    let stand_in = SeatWish::StandIn { seat: SeatNumber(ben), temperament: "cautious".into() };
    assert_eq!(ann.ask(stand_in).await.unwrap_err().0, Why::NotGone);
    assert_eq!(ann.ask(SeatWish::End).await.unwrap_err().0, Why::NotGone);
}

#[tokio::test]
async fn servers_of_one_table_have_the_same_clock() {
    let store = Store::memory();
    let limits = Limits { live_decision: Duration::from_secs(30), ..fast() };
    let (one, two) = (start(store.clone(), limits), start(store, limits));
    let link = table(&one, 2, r#""pace":"live""#).await;
    let mut devices = Vec::new();
    for (number, name, server) in [(1, "Ann", &one), (2, "Ben", &two)] {
        let mut device = Device::new(number, link);
        device.connect(server).await;
        device.join(name).await;
        devices.push(device);
    }
    begin(&mut devices).await;
    play(&mut devices, 2).await;
    let (slow, other) = turn(&devices);
    let revision = devices[slow].ledger().revision();
    let is_this = move |clock: &Clock| clock.revision == revision;
    devices[other].until(|device| clocks(device).any(|clock| is_this(&clock) && clock.more)).await;
    devices[slow].send(&ToHost::MoreTime).await;
    devices[other].until(|device| clocks(device).any(|clock| is_this(&clock) && !clock.more)).await;
    // Whoever comes to the other server hears of the same clock.
    let server = if slow == 0 { &two } else { &one };
    devices[slow].disconnect();
    devices[slow].connect(server).await;
    devices[slow].until(|device| clocks(device).any(|clock| is_this(&clock) && !clock.more)).await;
}

#[tokio::test]
async fn where_nobody_may_watch_the_link_opens_the_table_only_to_take_a_seat() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2, r#""watchers":false"#).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let mut guest = Device::new(9, link);
    guest.connect(&server).await;
    let mut ben = Device::new(2, link);
    ben.connect(&server).await;
    ben.join("Ben").await;
    assert_eq!(guest.closed().await, Some(CloseReason::NoWatchers), "the last seat is taken");
    guest.connect_with(&server, &guest.opening()).await;
    assert_eq!(guest.closed().await, Some(CloseReason::NoWatchers));
    devices.push(ben);
    begin(&mut devices).await;
    devices[0].disconnect();
    devices[0].connect(&server).await;
    play_to_the_end(&mut devices).await;
    assert_eq!(devices[0].presence.1, 0);
    // After the game a seat is free again.
    devices[1].ask(SeatWish::Leave).await.unwrap();
    guest.connect(&server).await;
    guest.until(|device| device.seats.as_ref().unwrap().seats[1].name.is_none()).await;
}

#[tokio::test]
async fn everybody_is_told_who_takes_a_hint_where_hints_are_allowed() {
    for (options, told) in [(r#""hints":true"#, 1), (r#""hints":false"#, 0)] {
        let server = start(Store::memory(), fast());
        let (_, mut devices) = playing(&server, options).await;
        assert_eq!(devices[0].ledger().setup().hints, told == 1);
        devices[1].send(&ToHost::Hint).await;
        let (text, seat) = ("Hello!".to_string().try_into().unwrap(), devices[1].seat());
        devices[1].send(&ToHost::Say { text }).await;
        let ann = &mut devices[0];
        ann.until(|device| device.heard.iter().any(|message| matches!(message, FromHost::Said { .. }))).await;
        let hints = ann.heard.iter().filter(|message| **message == FromHost::Hinted { seat });
        assert_eq!(hints.count(), told, "{options}");
    }
}

#[tokio::test]
async fn rules_are_called_at_the_table_what_whoever_made_it_calls_them() {
    let server = start(Store::memory(), fast());
    let (_, devices) = playing(&server, r#""rules_name":"Friday""#).await;
    for device in &devices {
        assert_eq!(device.seats.as_ref().unwrap().rules_name.as_deref(), Some("Friday"));
        assert_eq!(device.ledger().setup().rules.name(), "Friday");
    }
    let (_, devices) = playing(&server, r#""hints":true"#).await;
    assert_eq!(devices[0].seats.as_ref().unwrap().rules_name, None);
    for name in [String::new(), " Friday".to_string(), "two\\nlines".to_string(), "long ".repeat(13)] {
        let body = format!(r#"{{"rules":"{}","seats":2,"rules_name":"{name}"}}"#, rules().code());
        let (status, sentence) = create(&server, &body).await;
        assert_eq!(status, 422, "{name:?}");
        assert!(sentence.contains("rules_name: a line of readable text"), "{sentence}");
    }
}

#[tokio::test]
async fn no_two_seats_have_the_same_colour() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 3, r#""hints":true"#).await;
    let mut devices = Vec::new();
    // Whoever takes the first seat has gone again by the time at which Ben wants Ann's colour.
    let mut nobody = Device::new(1, link);
    nobody.connect(&server).await;
    nobody.join("Cleo").await;
    for (number, name) in [(2, "Ann"), (3, "Ben")] {
        if name == "Ben" {
            nobody.ask(SeatWish::Leave).await.unwrap();
        }
        let mut device = Device::new(number, link);
        device.connect(&server).await;
        device
            .ask(SeatWish::Join { name: name.into(), color: Color::all().nth(2), seat: None })
            .await
            .unwrap();
        devices.push(device);
    }
    let computer = SeatWish::SeatComputer { name: "Rico".into(), temperament: "gambler".into(), seat: None };
    devices[0].ask(computer).await.unwrap();
    let colors = |device: &Device| {
        let seats = &device.seats.as_ref().unwrap().seats;
        seats.iter().filter_map(|seat| seat.color.map(Color::index)).collect::<Vec<_>>()
    };
    devices[0].until(|device| device.seats.as_ref().unwrap().seats[2].name.is_some()).await;
    assert_eq!(colors(&devices[0]), [0, 2, 1]);
}
