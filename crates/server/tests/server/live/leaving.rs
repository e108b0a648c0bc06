//! People who leave a game and return, and what the others may do meanwhile.

use super::device::{Asked, Device, begin, play, started};
use super::{Link, fast, in_file, seated, start, table};
use crate::{Limits, Server};
use farkle_protocol::{CloseReason, FromHost, SeatNumber, SeatWish, Secret, ToHost, Why, WireWish};
use farkle_rules::Seat;
use farkle_store::Store;
use farkle_table::{Ledger, ToAct};
use std::time::Duration;

/// After this time somebody is gone.
const GONE: Duration = Duration::from_millis(300);

fn short() -> Limits {
    Limits { gone: GONE, ..fast() }
}

fn why(asked: Asked) -> Why {
    asked.unwrap_err().0
}

fn stand_in(seat: Seat) -> SeatWish {
    SeatWish::StandIn { seat: SeatNumber(seat), temperament: "cautious".into() }
}

/// Ann and Ben in the middle of a game.
async fn playing(server: &Server) -> (Link, Device, Device) {
    let link = table(server, 2).await;
    let mut devices = seated(server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    play(&mut devices, 2).await;
    let ben = devices.pop().unwrap();
    (link, devices.pop().unwrap(), ben)
}

#[tokio::test]
async fn whoever_goes_while_something_is_sent_to_them_is_not_taken_for_connected() {
    let server = start(Store::memory(), fast());
    let (_, mut ann, mut ben) = playing(&server).await;
    let seat = ben.seat();
    for n in 0..20 {
        // The answers find nobody any more.
        for _ in 0..4 {
            ben.send(&ToHost::Beat { n }).await;
        }
        ben.disconnect();
        ann.until(|device| !device.presence.0.contains(&seat)).await;
        ben.connect(&server).await;
        ann.until(|device| device.presence.0.contains(&seat)).await;
    }
}

#[tokio::test]
async fn a_computer_player_moves_for_who_leaves_until_they_are_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(in_file(folder.path()), fast());
    let (_, mut ann, mut ben) = playing(&server).await;
    let seat = ann.seat();
    ann.ask(SeatWish::Leave).await.unwrap();
    ben.until(|device| device.ledger().stand_in(seat) == Some("calculator")).await;
    let (id, expect) = (ann.next_id(), ann.ledger().revision());
    ann.send(&ToHost::Command { id, expect, seat, wish: WireWish::Roll }).await;
    assert_eq!(why(ann.answer(id).await), Why::NotYourSeat);
    assert_eq!(why(ann.ask(SeatWish::Leave).await), Why::NotNow);
    assert_eq!(why(ben.ask(SeatWish::End).await), Why::NotGone, "Ann is there, and can return");
    ann.disconnect();

    // Even a server that starts anew knows it.
    server.shutdown.begin();
    ben.closed().await;
    server.ended().await;
    let server = start(in_file(folder.path()), fast());
    ben.connect(&server).await;
    let turns = |ledger: &Ledger| ledger.sheet().of_seat(seat).count();
    let before = turns(ben.ledger());
    while turns(ben.ledger()) < before + 1 && !ben.ledger().is_over() {
        ben.until(|device| device.may_act() || device.ledger().is_over() || turns(device.ledger()) > before)
            .await;
        if ben.may_act() && turns(ben.ledger()) == before {
            ben.act().await;
        }
    }
    if !ben.ledger().is_over() {
        ann.connect(&server).await;
        ben.until(|device| device.ledger().stand_in(seat).is_none() || device.ledger().is_over()).await;
    }
    let mut devices = [ann, ben];
    if !devices[1].ledger().is_over() {
        let ann = &mut devices[0];
        ann.until(|device| device.ledger().stand_in(seat).is_none()).await;
        super::device::play_to_the_end(&mut devices).await;
        let record = devices[0].ledger().record().to_string();
        assert!(record.contains(&format!(" {seat} calculator\n")), "{record}");
        assert!(record.contains(&format!(" {seat} back\n")), "{record}");
    }
    let ben = &mut devices[1];
    ben.until(|device| device.ledger().proof().seed().is_some()).await;
    assert!(ben.ledger().prove_dice(ben.kept).is_ok());
}

#[tokio::test]
async fn the_others_may_let_a_computer_player_move_for_who_is_gone() {
    let server = start(Store::memory(), short());
    let (_, mut ann, mut ben) = playing(&server).await;
    let seat = ben.seat();
    assert_eq!(why(ann.ask(stand_in(seat)).await), Why::NotGone);
    assert_eq!(why(ann.ask(SeatWish::End).await), Why::NotGone);
    assert_eq!(why(ann.ask(SeatWish::Return).await), Why::NotNow);
    ben.disconnect();
    ann.until(|device| !device.presence.0.contains(&seat)).await;
    let away = |message: &FromHost| matches!(message, FromHost::Presence { away, .. } if away.iter().any(|away| away.seat.0 == seat));
    assert!(ann.heard.iter().any(away));
    assert_eq!(why(ann.ask(stand_in(seat)).await), Why::NotGone, "a moment is not long enough");
    tokio::time::sleep(GONE).await;
    let unknown = SeatWish::StandIn { seat: SeatNumber(seat), temperament: "wizard".into() };
    assert_eq!(why(ann.ask(unknown).await), Why::NoSuchPlayer);
    ann.ask(stand_in(seat)).await.unwrap();
    ann.until(|device| device.ledger().stand_in(seat) == Some("cautious")).await;
    assert_ne!(ann.ledger().to_act(), ToAct::Person(seat));
    ben.connect(&server).await;
    ben.until(|device| device.ledger().stand_in(seat).is_none()).await;
    assert_eq!(why(ann.ask(stand_in(seat)).await), Why::NotGone);
}

#[tokio::test]
async fn a_game_without_somebody_who_is_gone_can_end_without_a_result() {
    let server = start(Store::memory(), short());
    let (_, mut ann, mut ben) = playing(&server).await;
    let seat = ben.seat();
    ben.disconnect();
    tokio::time::sleep(GONE * 2).await;
    ann.ask(SeatWish::End).await.unwrap();
    ann.until(|device| device.seats.as_ref().unwrap().stage == farkle_protocol::Stage::Over).await;
    ann.until(|device| device.ledger().proof().seed().is_some()).await;
    let ledger = ann.ledger();
    assert!(ledger.has_ended() && !ledger.game().is_over());
    assert_eq!(ledger.to_act(), ToAct::Nobody);
    assert!(ledger.prove_dice(ann.kept).is_ok());
    let record = ledger.record();
    assert!(record.to_string().contains("ended: without a result\n"));
    assert!(Ledger::from_record(&record).unwrap().has_ended());
    let expect = ledger.revision();
    let id = ann.next_id();
    ann.send(&ToHost::Command { id, expect, seat: ann.seat(), wish: WireWish::Roll }).await;
    assert!(ann.answer(id).await.is_err());
    assert_eq!(why(ann.ask(SeatWish::End).await), Why::NotNow);

    // The next game is played with somebody else.
    ann.ask(SeatWish::Rematch).await.unwrap();
    ann.until(|device| device.seats.as_ref().unwrap().game == 2).await;
    ann.ask(SeatWish::FreeSeat { seat: SeatNumber(seat) }).await.unwrap();
    ann.until(|device| device.seats.as_ref().unwrap().seats[1].name.is_none()).await;
}

#[tokio::test]
async fn a_new_invitation_takes_the_place_of_the_old_one() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 3).await;
    let mut ann = seated(&server, link, &["Ann"]).await.pop().unwrap();
    let mut guest = Device::new(2, link);
    guest.connect(&server).await;
    let invitation = Secret::from_bytes([0x77; 16]);
    assert_eq!(why(guest.ask(SeatWish::Invite { invitation }).await), Why::NotYourSeat);
    ann.ask(SeatWish::Invite { invitation }).await.unwrap();
    assert_eq!(why(guest.ask(SeatWish::Join { name: "Ben".into(), color: None }).await), Why::NotNow);
    guest.disconnect();
    let open = |device: u8, invitation| ToHost::Open {
        table: link.table,
        device: Secret::from_bytes([device; 16]),
        invitation: Some(invitation),
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    guest.connect_with(&server, &open(2, link.invitation)).await;
    assert_eq!(guest.closed().await, Some(CloseReason::NotInvited));
    let mut guest = Device::new(2, Link { invitation, ..link });
    guest.connect(&server).await;
    guest.join("Ben").await;
    ann.connect_with(&server, &open(1, link.invitation)).await;
    ann.until(|device| device.presence.0.len() == 2).await;
}

#[tokio::test]
async fn an_invitation_expires() {
    let server = start(Store::memory(), Limits { invitation: Duration::from_secs(2), ..fast() });
    let link = table(&server, 2).await;
    let mut ann = seated(&server, link, &["Ann"]).await.pop().unwrap();
    tokio::time::sleep(Duration::from_millis(2100)).await;
    let mut guest = Device::new(2, link);
    let open = ToHost::Open {
        table: link.table,
        device: Secret::from_bytes([2; 16]),
        invitation: Some(link.invitation),
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    guest.connect_with(&server, &open).await;
    assert_eq!(guest.closed().await, Some(CloseReason::NotInvited));
    ann.disconnect();
    ann.connect(&server).await;
}

#[tokio::test]
async fn whoever_has_a_seat_comes_in_at_a_table_full_of_watchers() {
    let server = start(Store::memory(), Limits { connections_per_table: 3, ..fast() });
    let (link, mut ann, ben) = playing(&server).await;
    let mut guests = [3, 4].map(|number| Device::new(number, link));
    guests[0].connect(&server).await;
    ann.disconnect();
    guests[0].until(|device| device.presence.0 == [ben.seat()]).await;
    guests[1].connect(&server).await;
    let mut third = Device::new(5, link);
    third.connect_with(&server, &third.opening()).await;
    assert_eq!(third.closed().await, Some(CloseReason::Full));
    ann.connect(&server).await;
    ann.until(|device| device.presence == (vec![device.seat(), ben.seat()], 1)).await;
}

#[tokio::test]
async fn the_newest_connection_of_a_seat_comes_in_and_the_oldest_is_told_why_it_ends() {
    let server = start(Store::memory(), Limits { connections_per_table: 6, ..fast() });
    let (link, mut first, mut ben) = playing(&server).await;
    let ann = first.seat();
    let mut others: Vec<Device> = (0..4).map(|_| Device::new(1, link)).collect();
    for device in &mut others {
        device.connect(&server).await;
    }
    assert_eq!(first.closed().await, Some(CloseReason::Replaced));
    // However many pages she opens, Ben comes back.
    ben.disconnect();
    others[3].until(|device| device.presence.0 == [ann]).await;
    let mut more = Device::new(1, link);
    more.connect(&server).await;
    assert_eq!(others[0].closed().await, Some(CloseReason::Replaced));
    ben.connect(&server).await;
    ben.until(|device| device.presence == (vec![ann, device.seat()], 0)).await;
}

#[tokio::test]
async fn however_many_pages_of_a_seat_look_the_device_that_acts_stays() {
    let server = start(Store::memory(), fast());
    let (link, mut phone, _ben) = playing(&server).await;
    let mut pages = Vec::new();
    for _ in 0..4 {
        pages.push(looks(&server, link).await);
    }
    assert_eq!(pages[0].closed().await, Some(CloseReason::Replaced));
    phone.ask(invite()).await.unwrap();
}

/// Waits until a device is told whether it acts.
async fn told_acting(device: &mut Device, acts: bool) {
    let last = |device: &Device| {
        device.heard.iter().rev().find_map(|message| match message {
            FromHost::Acting { here, .. } => Some(*here),
            _ => None,
        })
    };
    device.until(|device| last(device) == Some(acts)).await;
}

/// Connects again with the claim that the device was told last, as when it wakes.
async fn wakes(device: &mut Device, server: &Server) {
    let told = device.heard.iter().rev().find_map(|message| match message {
        FromHost::Acting { claim, .. } => Some(*claim),
        _ => None,
    });
    let mut open = device.opening();
    let ToHost::Open { claim, .. } = &mut open else { panic!() };
    *claim = Some(told.unwrap());
    device.connect_with(server, &open).await;
}

fn invite() -> SeatWish {
    SeatWish::Invite { invitation: Secret::from_bytes([99; 16]) }
}

/// Another page of the first device that never acts.
async fn looks(server: &Server, link: Link) -> Device {
    let mut page = Device::new(1, link);
    let mut open = page.opening();
    let ToHost::Open { acts, .. } = &mut open else { panic!() };
    *acts = false;
    page.connect_with(server, &open).await;
    page.until(|page| page.seats.is_some()).await;
    page
}

#[tokio::test]
async fn the_newest_device_of_a_seat_acts_and_an_older_one_takes_over_with_a_word() {
    let server = start(Store::memory(), fast());
    let (link, mut phone, _ben) = playing(&server).await;
    let mut tablet = Device::new(1, link);
    tablet.connect(&server).await;
    told_acting(&mut phone, false).await;
    let (id, seat, expect) = (phone.next_id(), phone.seat(), phone.ledger().revision());
    phone.send(&ToHost::Command { id, expect, seat, wish: WireWish::Roll }).await;
    assert_eq!(why(phone.answer(id).await), Why::OtherDevice);
    assert_eq!(why(phone.ask(invite()).await), Why::OtherDevice);
    tablet.ask(invite()).await.unwrap();

    phone.send(&ToHost::ActHere).await;
    told_acting(&mut tablet, false).await;
    told_acting(&mut phone, true).await;
    assert_eq!(why(tablet.ask(invite()).await), Why::OtherDevice);
    phone.ask(invite()).await.unwrap();

    // A page that only looks interrupts nobody.
    let mut page = looks(&server, link).await;
    assert_eq!(why(page.ask(invite()).await), Why::OtherDevice);
    phone.ask(invite()).await.unwrap();

    // The device that acted before does so again when the phone is gone.
    phone.disconnect();
    told_acting(&mut tablet, true).await;
    tablet.ask(invite()).await.unwrap();

    // A page that only looks never acts, and a device that acts is not refused because of it.
    tablet.disconnect();
    let ann = page.seat();
    page.until(|page| page.presence.0.contains(&ann)).await;
    assert_eq!(why(page.ask(invite()).await), Why::OtherDevice);
    wakes(&mut tablet, &server).await;
    told_acting(&mut tablet, true).await;
    tablet.ask(invite()).await.unwrap();
}

#[tokio::test]
async fn a_device_that_wakes_takes_the_seat_from_no_device_that_has_taken_it_over_meanwhile() {
    let server = start(Store::memory(), fast());
    let (link, mut phone, _ben) = playing(&server).await;
    phone.disconnect();
    let mut tablet = Device::new(1, link);
    tablet.connect(&server).await;
    told_acting(&mut tablet, true).await;
    wakes(&mut phone, &server).await;
    told_acting(&mut phone, false).await;
    tablet.ask(invite()).await.unwrap();
    assert_eq!(why(phone.ask(invite()).await), Why::OtherDevice);

    // Whoever has taken it over last keeps it, however often the network comes and goes.
    phone.send(&ToHost::ActHere).await;
    told_acting(&mut tablet, false).await;
    told_acting(&mut phone, true).await;
    phone.disconnect();
    told_acting(&mut tablet, true).await;
    wakes(&mut phone, &server).await;
    told_acting(&mut tablet, false).await;
    phone.ask(invite()).await.unwrap();
}

#[tokio::test]
async fn a_claim_from_the_far_future_keeps_the_seat_from_nobody() {
    let server = start(Store::memory(), fast());
    let (link, mut tablet, _ben) = playing(&server).await;
    let mut phone = Device::new(1, link);
    let mut open = phone.opening();
    let ToHost::Open { claim, .. } = &mut open else { panic!() };
    *claim = Some(u64::MAX);
    phone.connect_with(&server, &open).await;
    told_acting(&mut tablet, false).await;
    tablet.send(&ToHost::ActHere).await;
    told_acting(&mut phone, false).await;
    told_acting(&mut tablet, true).await;
    tablet.ask(invite()).await.unwrap();
}

#[tokio::test]
async fn whoever_plays_on_a_device_keeps_the_seat_there() {
    let server = start(Store::memory(), fast());
    let (link, mut phone, _ben) = playing(&server).await;
    let mut tablet = Device::new(1, link);
    tablet.connect(&server).await;
    phone.send(&ToHost::ActHere).await;
    told_acting(&mut tablet, false).await;
    phone.disconnect();
    told_acting(&mut tablet, true).await;
    // The person plays on there, and then the phone wakes in their pocket.
    tablet.ask(invite()).await.unwrap();
    wakes(&mut phone, &server).await;
    told_acting(&mut phone, false).await;
    tablet.ask(SeatWish::Invite { invitation: Secret::from_bytes([98; 16]) }).await.unwrap();
}

#[tokio::test]
async fn whoever_sits_down_on_one_of_two_devices_acts_there() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let (mut phone, mut tablet) = (Device::new(1, link), Device::new(1, link));
    phone.connect(&server).await;
    tablet.connect(&server).await;
    tablet.until(|tablet| tablet.seats.is_some()).await;
    phone.ask(SeatWish::Join { name: "Ann".into(), color: None }).await.unwrap();
    told_acting(&mut tablet, false).await;
    phone.ask(invite()).await.unwrap();
}

#[tokio::test]
async fn an_older_device_still_shows_the_seed_that_it_has_promised() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    devices[0].ready().await.unwrap();
    let mut tablet = Device::new(1, link);
    // It does not know the seed.
    tablet.is_honest = false;
    tablet.connect(&server).await;
    told_acting(&mut devices[0], false).await;
    devices[1].ready().await.unwrap();
    started(&mut devices).await;
}

#[tokio::test]
async fn a_device_at_another_server_takes_the_seat_over() {
    let store = Store::memory();
    let (one, two) = (start(store.clone(), fast()), start(store, fast()));
    let link = table(&one, 2).await;
    let mut phone = seated(&one, link, &["Ann"]).await.pop().unwrap();
    let mut tablet = Device::new(1, link);
    tablet.connect(&two).await;
    told_acting(&mut phone, false).await;
    assert_eq!(why(phone.ask(invite()).await), Why::OtherDevice);
    phone.send(&ToHost::ActHere).await;
    told_acting(&mut tablet, false).await;
    phone.ask(invite()).await.unwrap();
    phone.disconnect();
    told_acting(&mut tablet, true).await;
    wakes(&mut phone, &one).await;
    told_acting(&mut tablet, false).await;
    phone.ask(invite()).await.unwrap();
}

#[tokio::test]
async fn a_person_who_comes_back_at_another_server_is_there_again() {
    let store = Store::memory();
    let (one, two) = (start(store.clone(), fast()), start(store, fast()));
    let link = table(&one, 2).await;
    let mut devices = seated(&one, link, &["Ann", "Ben"]).await;
    let [ann, ben] = &mut devices[..] else { panic!() };
    ben.disconnect();
    ann.until(|ann| ann.presence.0 == [ann.seat()]).await;
    ben.connect(&two).await;
    ann.until(|ann| ann.presence.0.len() == 2).await;
}

#[tokio::test]
async fn one_address_that_watches_keeps_no_player_out() {
    let limits = Limits { connections_per_table: 3, strangers_per_client: 1, ..fast() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut ann = seated(&server, link, &["Ann"]).await.pop().unwrap();
    let mut guest = Device::new(7, link);
    guest.connect(&server).await;
    let mut second = Device::new(8, link);
    second.connect_with(&server, &second.opening()).await;
    assert_eq!(second.closed().await, Some(CloseReason::Full));
    ann.disconnect();
    ann.connect(&server).await;
    ann.until(|device| device.presence.0 == [device.seat()]).await;
}

#[tokio::test]
async fn a_table_full_of_connections_of_the_others_has_room_for_a_player() {
    let limits = Limits { connections_per_table: 4, ..fast() };
    let server = start(Store::memory(), limits);
    let (link, mut first, mut ben) = playing(&server).await;
    let ann = first.seat();
    ben.disconnect();
    first.until(|device| device.presence.0 == [ann]).await;
    let mut more: Vec<Device> = (0..3).map(|_| Device::new(1, link)).collect();
    for device in &mut more {
        device.connect(&server).await;
    }
    ben.connect(&server).await;
    assert_eq!(first.closed().await, Some(CloseReason::Replaced));
    ben.until(|device| device.presence == (vec![ann, device.seat()], 0)).await;
}

#[tokio::test]
async fn whoever_made_the_table_can_ask_somebody_off_who_never_gets_ready() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 3).await;
    let mut devices = seated(&server, link, &["Ann", "Ben", "Cleo"]).await;
    let free = |seat| SeatWish::FreeSeat { seat: SeatNumber(seat) };
    let [ann, ben, cleo] = &mut devices[..] else { panic!() };
    let maker = |device: &Device| device.seats.as_ref().unwrap().maker.unwrap().0;
    assert_eq!([maker(ann), maker(cleo)], [ann.seat(); 2], "everybody is told who has made it");
    assert_eq!(why(ben.ask(free(cleo.seat())).await), Why::NotGone, "Ben has not made it");
    assert_eq!(why(ann.ask(free(ann.seat())).await), Why::NotGone);
    ben.ready().await.unwrap();
    assert_eq!(why(ann.ask(free(ben.seat())).await), Why::NotGone, "Ben is ready");
    ann.ask(free(cleo.seat())).await.unwrap();
    ann.until(|device| device.seats.as_ref().unwrap().seats[2].name.is_none()).await;
    cleo.until(|device| device.seats.as_ref().unwrap().yours.is_none()).await;
    // When Ann has left, Ben has sat there longest.
    cleo.join("Cleo").await;
    ann.ask(SeatWish::Leave).await.unwrap();
    ben.until(|device| maker(device) == device.seat()).await;
    ben.ask(free(cleo.seat())).await.unwrap();
}
