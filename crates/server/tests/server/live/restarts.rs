use super::device::{begin, play, play_to_the_end};
use super::{fast, in_file, seated, start, table};
use crate::Limits;
use farkle_protocol::{CloseReason, FromHost};
use farkle_server::{ServerKey, Settings, Site, Tables};
use std::time::Duration;

#[tokio::test]
async fn a_server_that_starts_again_in_mid_game_has_lost_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(in_file(folder.path()), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    play(&mut devices, 4).await;
    let before = devices[0].ledger().clone();
    server.shutdown.begin();
    for device in &mut devices {
        assert_eq!(device.closed().await, None);
        let Some(FromHost::GoingAway { after_ms }) = device.heard.last() else {
            panic!("not told: {:?}", device.heard.last())
        };
        assert!(*after_ms < 5000);
    }
    server.ended().await;
    let server = start(in_file(folder.path()), fast());
    for device in &mut devices {
        device.connect(&server).await;
        device.wait(10).await;
        assert_eq!(device.ledger().events(), before.events());
        assert_eq!(device.ledger().revision(), before.revision());
    }
    play_to_the_end(&mut devices).await;
    for device in &devices {
        assert!(device.ledger().events().starts_with(before.events()));
        assert!(device.ledger().prove_dice(device.kept).is_ok(), "the dice are those that were locked");
    }
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_waits_for_its_sockets_and_not_for_ever() {
    let server = start(farkle_store::Store::memory(), fast());
    let link = table(&server, 2).await;
    let devices = seated(&server, link, &["Ann", "Ben"]).await;
    // Nobody reads what comes, so nobody confirms the end.
    server.shutdown.begin();
    let begun = std::time::Instant::now();
    server.ended().await;
    assert!(begun.elapsed() < Duration::from_secs(7), "{:?}", begun.elapsed());
    drop(devices);
}

#[tokio::test]
async fn a_table_that_has_gone_to_rest_is_loaded_again() {
    let limits = Limits { table_rest: Duration::from_millis(50), ..fast() };
    let server = start(farkle_store::Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    for _ in 0..3 {
        play(&mut devices, 1).await;
        devices.iter_mut().for_each(super::Device::disconnect);
        tokio::time::sleep(Duration::from_millis(200)).await;
        for device in &mut devices {
            device.connect(&server).await;
        }
    }
    play_to_the_end(&mut devices).await;
}

#[tokio::test]
async fn a_table_that_nobody_has_used_is_deleted_when_its_invitation_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(in_file(folder.path()), fast());
    let (unused, used) = (table(&server, 2).await, table(&server, 2).await);
    let devices = seated(&server, used, &["Ann"]).await;
    server.shutdown.begin();
    drop(devices);
    server.ended().await;
    let store = in_file(folder.path());
    let _server = start(store.clone(), Limits { invitation: Duration::ZERO, ..fast() });
    let is_there = async |table| !store.load(table, 0).await.unwrap().commits.is_empty();
    crate::in_time(async { while is_there(unused.table).await {} }).await;
    assert!(is_there(used.table).await, "somebody has a seat there");
}

#[tokio::test]
async fn a_server_with_another_key_does_not_invent_other_dice() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(in_file(folder.path()), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let tables = Tables {
        store: in_file(folder.path()),
        key: ServerKey::from_bytes([1; 32]),
        dice: farkle_server::DiceCount::default(),
        solutions: None,
    };
    let site = Site::of::<crate::Fixture>();
    let limits = fast();
    let other = crate::Server::with(Settings {
        site,
        tables: Some(tables),
        trusted_proxies: 0,
        public: crate::public(),
        metrics: false,
        limits,
    });
    let device = &mut devices[0];
    let open = farkle_protocol::ToHost::Open {
        table: link.table,
        device: farkle_protocol::Secret::from_bytes([1; 16]),
        invitation: Some(link.invitation),
        have: None,
        acts: true,
        claim: None,
        protocol: farkle_protocol::PROTOCOL,
    };
    device.connect_with(&other, &open).await;
    assert_eq!(device.closed().await, Some(CloseReason::Overloaded));
}
