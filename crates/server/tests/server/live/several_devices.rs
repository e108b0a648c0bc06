//! Several devices of one seat: which one acts, and which connections stay.

use super::device::{Device, started};
use super::leaving::{playing, why};
use super::{Link, fast, seated, start, table};
use crate::{Limits, Server};
use farkle_protocol::{CloseReason, FromHost, SeatWish, Secret, ToHost, Why, WireWish};
use farkle_store::Store;

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
    phone.ask(SeatWish::Join { name: "Ann".into(), color: None, seat: None }).await.unwrap();
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
