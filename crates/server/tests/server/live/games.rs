#[expect(dead_code, reason = "an example is a program, and its `main` is not called here")]
#[path = "../../../examples/bot.rs"]
mod bot;

use super::device::{Device, begin, locked, play, play_to_the_end, started};
use super::{fast, seated, start, table, table_of};
use crate::{Limits, in_time};
use farkle_protocol::{FromHost, SeatWish, Stage, ToHost, Why, encode};
use farkle_rules::{Event, RuleSet, RuleSetDraft};
use farkle_store::Store;
use farkle_table::{Seed, ToAct};
use std::time::Duration;

#[tokio::test]
async fn two_devices_play_a_whole_game_and_can_check_its_dice() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    play_to_the_end(&mut devices).await;
    let [ann, ben] = &devices[..] else { panic!() };
    assert_eq!(ann.ledger().events(), ben.ledger().events());
    assert_eq!(ann.ledger().name(ben.seat()), "Ben");
    for device in &devices {
        assert!(device.kept.is_some());
        assert!(device.ledger().prove_dice(device.kept).unwrap() > 0);
        let seed = device.ledger().proof().seed().unwrap().to_string();
        let early = device.heard.iter().take_while(|message| !is_the_end(message));
        assert!(early.into_iter().all(|message| !encode(message).contains(&seed)), "the seed is secret");
    }
}

fn is_the_end(message: &FromHost) -> bool {
    matches!(message, FromHost::Events { changes }
        if changes.iter().any(|change| matches!(change, farkle_protocol::Change::Revealed { .. })))
}

#[tokio::test]
async fn while_the_disk_is_slow_nobody_is_said_to_have_hidden_a_seed() {
    // Seeds come in time and are stored late.
    let limits = Limits { show_seeds: Duration::from_millis(100), ..fast() };
    let server = start(Store::faulty_memory(|| (Duration::from_millis(150), None)), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    started(&mut devices).await;
    let record = devices[0].ledger().record().to_string();
    assert!(!record.contains("dice-broken"), "{record}");
}

#[tokio::test]
async fn the_dice_of_a_game_are_counted_once_it_is_over() {
    let server = start(Store::memory(), fast());
    let counted = async || {
        let mut client = server.connect().await;
        client.send("GET /api/dice HTTP/1.1\r\nhost: a\r\n\r\n").await;
        serde_json::from_str::<[u64; 6]>(client.answer().await.text()).unwrap()
    };
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    assert_eq!(counted().await, [0; 6]);
    play_to_the_end(&mut devices).await;
    let mut rolled = [0; 6];
    for event in devices[0].ledger().events() {
        let faces: Vec<_> = match event {
            Event::Rolled(dice) => dice.faces().collect(),
            Event::StartRolled(start) => start.iter().collect(),
            _ => Vec::new(),
        };
        faces.into_iter().for_each(|face| rolled[face.index()] += 1);
    }
    in_time(async {
        while counted().await != rolled {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_same_people_play_again_with_other_dice_and_another_starter() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    assert_eq!(devices[0].ask(SeatWish::Rematch).await.unwrap_err().0, Why::NotNow);
    play_to_the_end(&mut devices).await;
    let (first, kept) = (devices[0].ledger().events().to_vec(), devices[0].kept);
    devices[1].ask(SeatWish::Rematch).await.unwrap();
    for device in &mut devices {
        device.until(|device| device.seats.as_ref().unwrap().game == 2).await;
    }
    begin(&mut devices).await;
    play_to_the_end(&mut devices).await;
    for device in &devices {
        assert_ne!(device.kept, kept);
        assert!(device.ledger().prove_dice(device.kept).is_ok());
        assert_ne!(device.ledger().events(), first);
    }
}

#[tokio::test]
async fn where_the_players_choose_the_seats_take_turns_to_start() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.set("target", "1000").unwrap();
    let server = start(Store::memory(), fast());
    let link = table_of(&server, &RuleSet::try_from(draft).unwrap(), 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    for device in &mut devices {
        device.ready().await.unwrap();
    }
    locked(&mut devices).await;
    for device in &mut devices {
        device.until(|device| device.client.is_some()).await;
    }
    let ben = devices[1].seat();
    assert!(devices[0].ledger().to_act() == ToAct::Anyone);
    devices[0].start(ben).await;
    started(&mut devices).await;
    play_to_the_end(&mut devices).await;
    devices[0].ask(SeatWish::Rematch).await.unwrap();
    for device in &mut devices {
        device.until(|device| device.seats.as_ref().unwrap().game == 2).await;
    }
    begin(&mut devices).await;
    assert_eq!(devices[1].ledger().game().starter(), devices[0].seat(), "after Ben it is Ann");
}

#[tokio::test]
async fn a_device_that_shows_another_seed_is_refused_and_may_show_the_right_one() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    devices[1].is_honest = false;
    for device in &mut devices {
        device.ready().await.unwrap();
    }
    let ben = &mut devices[1];
    ben.until(|device| device.seats.as_ref().unwrap().stage == Stage::Locked).await;
    let refused = ben.ask(SeatWish::Show { seed: Seed::from_phrase("better dice") }).await;
    assert_eq!(refused.unwrap_err().0, Why::WrongSeed);
    ben.ask(SeatWish::Show { seed: ben.seed(1) }).await.unwrap();
    started(&mut devices).await;
}

#[tokio::test]
async fn a_device_that_comes_back_gets_exactly_what_it_misses() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 3).await;
    let mut devices = seated(&server, link, &["Ann", "Ben", "Cleo"]).await;
    begin(&mut devices).await;
    play(&mut devices, 2).await;
    // Somebody who is not to move goes, and the others play on.
    let away = devices.iter().position(|device| !device.may_act()).unwrap();
    let mut gone = devices.remove(away);
    gone.disconnect();
    let seat = gone.seat();
    for device in &mut devices {
        device.until(|device| !device.presence.0.contains(&seat)).await;
    }
    play(&mut devices, 3).await;
    let (had, now) = (gone.ledger().revision(), devices[0].ledger().revision());
    assert!(now > had);
    gone.connect(&server).await;
    gone.level_with(&devices[0]).await;
    let told: Vec<u64> = gone.heard.iter().filter_map(revisions).flatten().collect();
    assert_eq!(told, (had + 1..=now).collect::<Vec<_>>());
    assert!(!gone.heard.iter().any(|message| matches!(message, FromHost::Snapshot { .. })));
    devices.insert(away, gone);
    play_to_the_end(&mut devices).await;
}

fn revisions(message: &FromHost) -> Option<Vec<u64>> {
    let FromHost::Events { changes } = message else { return None };
    Some(changes.iter().map(|change| farkle_table::Change::from(change.clone()).revision).collect())
}

#[tokio::test]
async fn a_command_that_is_sent_again_acts_once() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let at = devices.iter().position(super::Device::may_act).unwrap();
    let mover = &mut devices[at];
    let (id, seat, expect) = (mover.next_id(), mover.seat(), mover.ledger().revision());
    let wish = farkle_protocol::WireWish::Roll;
    let roll = ToHost::Command { id, expect, seat, wish };
    mover.send(&roll).await;
    let first = mover.answer(id).await.unwrap();
    // Its answer is lost with the connection, so it comes again.
    mover.disconnect();
    mover.connect(&server).await;
    mover.send(&roll).await;
    assert_eq!(mover.answer(id).await, Ok(first));
    assert_eq!(first, expect + 1);
    mover.send(&ToHost::Beat { n: 5 }).await;
    mover.until(|device| device.heard.contains(&FromHost::Beat { n: 5, revision: first })).await;
}

#[tokio::test]
async fn a_device_that_hides_its_seed_breaks_the_lock_and_the_record_says_so() {
    let limits = Limits { show_seeds: Duration::from_millis(300), ..fast() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    devices[1].is_honest = false;
    for device in &mut devices {
        device.ready().await.unwrap();
    }
    for device in &mut devices {
        device.until(|device| device.seats.as_ref().unwrap().stage == Stage::Locked).await;
        device
            .until(|device| {
                let seats = device.seats.as_ref().unwrap();
                seats.stage == Stage::Gathering && seats.seats.iter().all(|seat| seat.commitment.is_none())
            })
            .await;
    }
    devices[1].is_honest = true;
    begin(&mut devices).await;
    started(&mut devices).await;
    let record = devices[0].ledger().record().to_string();
    assert!(record.contains("dice-broken: 2\n"), "{record}");
    assert!(!record.contains("dice-broken: 1\n"), "{record}");
}

#[tokio::test]
async fn two_bots_of_the_example_play_a_whole_game() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let url = format!("ws://{}/api/live", server.address);
    let (table, invitation) = (link.table.to_string(), String::from(link.invitation));
    let play = |name| crate::in_time(bot::play(&url, &table, &invitation, name));
    let (ann, ben) = tokio::join!(play("Ann"), play("Ben"));
    let record = ann.unwrap();
    assert_eq!(record, ben.unwrap());
    assert!(record.replay().unwrap().game.is_over());
}

#[tokio::test]
async fn who_watches_the_server_is_told_how_much_happens_and_not_where() {
    let tables = farkle_server::Tables {
        store: Store::memory(),
        key: farkle_server::ServerKey::from_bytes([9; 32]),
        dice: farkle_server::DiceCount::default(),
        solutions: None,
    };
    let site = farkle_server::Site::of::<crate::Fixture>();
    let (limits, metrics) = (fast(), true);
    let settings = crate::Settings {
        site,
        tables: Some(tables),
        trusted_proxies: 0,
        public: crate::public(),
        metrics,
        limits,
    };
    let server = crate::Server::with(settings);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    play(&mut devices, 3).await;
    let answer = server.connect().await.ask("GET", "/metrics", "").await;
    let text = answer.text().to_string();
    let value = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("farkle_{name} ")));
        line.expect(&text).parse().unwrap()
    };
    assert_eq!((value("sockets"), value("tables_created_total")), (2.0, 1.0));
    assert_eq!(value("tables_in_memory"), 1.0);
    assert!(value("commit_seconds_count") >= 10.0 && value("commit_seconds_sum") > 0.0, "{text}");
    assert!(value("messages_total") >= 9.0, "{text}");
    assert!(!text.contains(&link.table.to_string()));
    let other = start(Store::memory(), fast());
    let answer = other.connect().await.ask("GET", "/metrics", "").await;
    assert!(!answer.text().contains("farkle_sockets"), "nobody has asked for it");
}

#[tokio::test]
async fn a_seat_that_breaks_the_lock_again_and_again_is_freed() {
    let limits = Limits { show_seeds: Duration::from_millis(50), ..fast() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    devices[1].is_honest = false;
    for _ in 0..8 {
        for device in &mut devices {
            device.ready().await.unwrap();
        }
        for device in &mut devices {
            device.until(|device| device.seats.as_ref().unwrap().stage == Stage::Locked).await;
            device.until(|device| device.seats.as_ref().unwrap().stage == Stage::Gathering).await;
        }
    }
    let is_free = |device: &Device| device.seats.as_ref().unwrap().seats[1].name.is_none();
    devices[0].until(is_free).await;
}

#[tokio::test]
async fn a_table_whose_locks_were_all_broken_goes_on_to_the_next_game() {
    let limits = Limits { show_seeds: Duration::from_millis(20), ..fast() };
    let server = start(Store::memory(), limits);
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    let game = |device: &Device| device.seats.as_ref().unwrap().game;
    devices.iter_mut().for_each(|device| device.is_honest = false);
    while game(&devices[0]) == 1 {
        for device in &mut devices {
            device.ready().await.unwrap();
        }
        for device in &mut devices {
            device.until(|device| device.seats.as_ref().unwrap().stage == Stage::Locked).await;
            device.until(|device| device.seats.as_ref().unwrap().stage == Stage::Gathering).await;
        }
        // What the table decides by itself comes at once.
        devices[0].send(&ToHost::Beat { n: 1 }).await;
        devices[0].heard.clear();
        devices[0].until(|device| device.heard.iter().any(|m| matches!(m, FromHost::Beat { .. }))).await;
    }
    for device in &mut devices {
        device.is_honest = true;
        device.until(|device| game(device) == 2).await;
    }
    begin(&mut devices).await;
    play_to_the_end(&mut devices).await;
    let record = devices[0].ledger().record().to_string();
    assert!(!record.contains("dice-broken"), "{record}");
}

#[tokio::test]
async fn a_table_that_is_nearly_full_is_refused_a_new_game_in_words() {
    let server = start(Store::memory(), Limits { commits_per_table: 60, ..fast() });
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let invite = SeatWish::Invite { invitation: link.invitation };
    let mut invited = 0;
    let (why, sentence) = loop {
        match devices[0].ask(invite.clone()).await {
            Ok(_) => invited += 1,
            Err(refused) => break refused,
        }
        assert!(invited < 60, "the log grows without end");
    };
    assert_eq!((invited, why), (38, Why::TableFull), "the table, Ann, and her invitations");
    assert!(sentence.contains("Open another one"), "{sentence}");
    assert_eq!(devices[0].ready().await.unwrap_err().0, Why::TableFull);
    devices[0].ask(SeatWish::Leave).await.unwrap();
}

#[tokio::test]
async fn a_game_for_which_the_log_has_no_room_ends_with_its_seed() {
    let server = start(Store::memory(), Limits { commits_per_table: 18, ..fast() });
    // Nobody has 10,000 points after a dozen moves.
    let link = table_of(&server, &RuleSet::preset("playmonster").unwrap(), 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    play_to_the_end(&mut devices).await;
    let [ann, ben] = &mut devices[..] else { panic!() };
    let ledger = ann.ledger();
    assert!(ledger.has_ended() && ledger.revision() <= 20, "{}", ledger.revision());
    assert!(ledger.prove_dice(ann.kept).is_ok());
    let (why, sentence) = ben.ask(SeatWish::Rematch).await.unwrap_err();
    assert_eq!(why, Why::TableFull);
    assert!(sentence.contains("Open another one"), "{sentence}");
}

#[tokio::test]
async fn a_command_is_answered_again_after_five_hundred_others_and_then_in_words() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann", "Ben"]).await;
    begin(&mut devices).await;
    let at = devices.iter().position(Device::may_act).unwrap();
    let mover = &mut devices[at];
    let (id, expect, seat) = (mover.next_id(), mover.ledger().revision(), mover.seat());
    let roll = ToHost::Command { id, expect, seat, wish: farkle_protocol::WireWish::Roll };
    mover.send(&roll).await;
    let first = mover.answer(id).await.unwrap();
    let invite = SeatWish::Invite { invitation: link.invitation };
    for _ in 0..511 {
        mover.ask(invite.clone()).await.unwrap();
        mover.heard.clear();
    }
    mover.send(&roll).await;
    assert_eq!(mover.answer(id).await, Ok(first));
    mover.heard.clear();
    mover.ask(invite.clone()).await.unwrap();
    mover.send(&roll).await;
    let (why, sentence) = mover.answer(id).await.unwrap_err();
    assert_eq!(why, Why::TooLate);
    assert!(sentence.contains("may have been done"), "{sentence}");
}
