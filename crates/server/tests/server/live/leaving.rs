//! People who leave a game and return, and what the others may do meanwhile.

use super::device::{Asked, Device, begin, play};
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

pub(super) fn why(asked: Asked) -> Why {
    asked.unwrap_err().0
}

fn stand_in(seat: Seat) -> SeatWish {
    SeatWish::StandIn { seat: SeatNumber(seat), temperament: "cautious".into() }
}

/// Ann and Ben in the middle of a game.
pub(super) async fn playing(server: &Server) -> (Link, Device, Device) {
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
    assert_eq!(
        why(guest.ask(SeatWish::Join { name: "Ben".into(), color: None, seat: None }).await),
        Why::NotNow
    );
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
