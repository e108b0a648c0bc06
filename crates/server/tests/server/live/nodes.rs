//! Several servers of the same tables: players of one table at different ones, which end without a
//! warning.

use super::device::{Device, begin, play, play_to_the_end};
use super::{Link, fast, in_database, start, table};
use crate::{Limits, Server, in_time};
use farkle_postgres_for_tests::Postgres;
use farkle_protocol::{FromHost, Reaction, SeatWish, ToHost};
use farkle_store::Store;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Ann at the first server and Ben at the second one.
async fn seated_at(servers: &[&Server], link: Link) -> Vec<Device> {
    let mut devices = Vec::new();
    for (at, server) in servers.iter().enumerate() {
        let mut device = Device::new(at as u8 + 1, link);
        device.connect(server).await;
        device.join(["Ann", "Ben", "Cleo", "Dan"][at]).await;
        devices.push(device);
    }
    devices
}

/// A game of two, a word and a rematch, each at a server of their own.
async fn play_at(one: &Server, two: &Server) {
    let link = table(one, 2).await;
    let mut devices = seated_at(&[one, two], link).await;
    begin(&mut devices).await;
    play_to_the_end(&mut devices).await;
    let [ann, ben] = &mut devices[..] else { panic!() };
    assert_eq!(ann.ledger().events(), ben.ledger().events());
    assert!(ben.ledger().prove_dice(ben.kept).unwrap() > 0);

    let both = BTreeSet::from([ann.seat(), ben.seat()]);
    for device in [&mut *ann, &mut *ben] {
        device.until(|device| device.presence.0.iter().copied().collect::<BTreeSet<_>>() == both).await;
    }
    let said = FromHost::Reacted { seat: ann.seat(), reaction: Reaction::Wow };
    ann.send(&ToHost::React { reaction: Reaction::Wow }).await;
    ben.until(|device| device.heard.contains(&said)).await;
    ann.disconnect();
    let seat = ben.seat();
    ben.until(|device| device.presence.0 == [seat]).await;

    ann.connect(two).await;
    ann.ask(SeatWish::Rematch).await.unwrap();
    ben.until(|device| device.seats.as_ref().unwrap().game == 2).await;
    begin(&mut devices).await;
    play(&mut devices, 3).await;
}

#[tokio::test]
async fn players_at_different_servers_play_at_one_table() {
    let store = Store::memory();
    play_at(&start(store.clone(), fast()), &start(store, fast())).await;
}

#[tokio::test]
async fn players_at_different_servers_of_a_database_play_at_one_table() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let (one, two) = (start(in_database(&url).await, fast()), start(in_database(&url).await, fast()));
    play_at(&one, &two).await;
}

#[tokio::test]
async fn servers_whose_connections_to_the_database_are_cut_lose_nothing() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let (one, two) = (start(in_database(&url).await, fast()), start(in_database(&url).await, fast()));
    let link = table(&one, 2).await;
    let mut devices = seated_at(&[&one, &two], link).await;
    begin(&mut devices).await;
    for _ in 0..8 {
        server.disconnect("farkle");
        play(&mut devices, 3).await;
    }
    play_to_the_end(&mut devices).await;
    assert_eq!(devices[0].ledger().events(), devices[1].ledger().events());
}

#[tokio::test]
async fn two_servers_that_think_for_the_same_computer_player_move_once() {
    let store = Store::memory();
    let (one, two) = (start(store.clone(), fast()), start(store, fast()));
    let link = table(&one, 3).await;
    let mut devices = seated_at(&[&one, &two], link).await;
    let computer =
        SeatWish::SeatComputer { name: "Carla".into(), temperament: "cautious".into(), seat: None };
    devices[0].ask(computer).await.unwrap();
    for device in &mut devices {
        device.ready().await.unwrap();
    }
    let (ann, ben) = devices.split_at_mut(1);
    let playing = async |device: &mut Device| {
        device.until(|device| device.client.is_some()).await;
        device.play_alone().await;
    };
    tokio::join!(playing(&mut ann[0]), playing(&mut ben[0]));
    assert_eq!(ann[0].ledger().events(), ben[0].ledger().events());
    assert!(ann[0].ledger().prove_dice(ann[0].kept).unwrap() > 0);
}

#[tokio::test]
async fn somebody_who_is_connected_to_another_server_is_not_gone() {
    let store = Store::memory();
    let limits = Limits { gone: Duration::from_millis(300), ..fast() };
    let (one, two) = (start(store.clone(), limits), start(store, limits));
    let link = table(&one, 2).await;
    let mut devices = seated_at(&[&one, &two], link).await;
    begin(&mut devices).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let [ann, ben] = &mut devices[..] else { panic!() };
    let stand_in =
        SeatWish::StandIn { seat: farkle_protocol::SeatNumber(ben.seat()), temperament: "cautious".into() };
    assert_eq!(ann.ask(stand_in.clone()).await.unwrap_err().0, farkle_protocol::Why::NotGone);
    ben.disconnect();
    let seat = ann.seat();
    ann.until(|device| device.presence.0 == [seat]).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    ann.ask(stand_in).await.unwrap();
    // Whoever comes back at another server moves again.
    ben.connect(&two).await;
    let seat = ben.seat();
    ann.until(|device| device.ledger().stand_in(seat).is_none()).await;
}

const DATABASE: &str = "FARKLE_SERVER_TEST_DATABASE";

/// A server in a process of its own.
struct Node {
    process: Child,
    server: Server,
}

impl Node {
    fn start(url: &str) -> Node {
        let test = "live::nodes::child_that_serves_until_it_is_killed";
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args([test, "--exact", "--ignored", "--nocapture"])
            .env(DATABASE, url)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let address = |line: String| Some(line.split("listens at ").nth(1)?.parse().unwrap());
        let address = lines.into_iter().find_map(address).unwrap();
        Node { process, server: Server::elsewhere(address) }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn when_a_server_is_killed_its_players_go_on_at_another_one() {
    const TABLES: usize = 10;
    let database = Postgres::start();
    let url = database.new_database("farkle");
    let (one, two) = (Node::start(&url), Node::start(&url));
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let link = table(&one.server, 2).await;
        let mut devices = seated_at(&[&one.server, &two.server], link).await;
        begin(&mut devices).await;
        play(&mut devices, 4).await;
        tables.push(devices);
    }
    drop(one);
    let killed = Instant::now();
    for devices in &mut tables {
        let before = devices[0].ledger().clone();
        in_time(async { while devices[0].next_frame().await {} }).await;
        devices[0].connect(&two.server).await;
        devices[0].wait(10).await;
        assert!(devices[0].ledger().revision() >= before.revision());
        assert!(devices[0].ledger().events().starts_with(before.events()), "something is lost");
        play(devices, 2).await;
    }
    println!("{TABLES} tables went on in {:?}", killed.elapsed());
    assert!(killed.elapsed() < Duration::from_secs(5), "after {:?}", killed.elapsed());
    for devices in &mut tables {
        play_to_the_end(devices).await;
        for device in devices {
            assert!(device.ledger().prove_dice(device.kept).unwrap() > 0);
        }
    }
}

/// Not a test of its own: a server that the test above kills.
#[tokio::test]
#[ignore = "it serves until it is killed"]
async fn child_that_serves_until_it_is_killed() {
    let url = std::env::var(DATABASE).unwrap();
    let server = start(in_database(&url).await, fast());
    println!("\nlistens at {}", server.address);
    server.ended().await;
}
