//! Computer players at a table of a server.

use super::device::{Device, begin};
use super::{fast, rules, seated, start, table, table_of};
use crate::Limits;
use farkle_client::PendingDecision;
use farkle_protocol::{FromHost, Reaction, SeatNumber, SeatWish, ToHost, Why};
use farkle_rules::{Record, RuleSet, RuleSetDraft, Seat};
use farkle_store::Store;
use farkle_strategy::{ComputerPlayer, Temperament};
use farkle_table::{Command, Fact, HolderKind, Table, ToAct, Wish};
use std::time::Duration;

fn computer(name: &str, temperament: &str) -> SeatWish {
    SeatWish::SeatComputer { name: name.into(), temperament: temperament.into(), seat: None }
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

#[tokio::test]
async fn somebody_plays_a_whole_game_with_computer_players() {
    let server = start(Store::memory(), fast());
    // High enough that a lucky first turn does not win.
    let mut draft = RuleSetDraft::preset("playmonster").unwrap();
    draft.set("target", "2500").unwrap();
    let link = table_of(&server, &RuleSet::try_from(draft).unwrap(), 3).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    devices[0].ask(computer("Rico", "gambler")).await.unwrap();
    devices[0].ask(computer("Pip", "beginner")).await.unwrap();
    begin(&mut devices).await;
    let ann = &mut devices[0];
    ann.play_alone().await;
    let setup = ann.ledger().setup();
    assert_eq!(setup.holders[1].kind, HolderKind::Computer { temperament: "gambler".into() });
    assert!(ann.ledger().prove_dice(ann.kept).unwrap() > 0);
    assert!(repeated_decisions(&ann.ledger().record()) > 0);
}

/// Asks the computer players of a local table for all their decisions again: how many there were.
fn repeated_decisions(record: &Record) -> usize {
    let mut decisions = 0;
    for (at, &event) in record.events.iter().enumerate() {
        let earlier = Record { events: record.events[..at].to_vec(), ..record.clone() };
        let Ok(table) = Table::from_record(&earlier) else { continue };
        if table.ledger().events().len() != at || table.ledger().game().chance().is_some() {
            continue;
        }
        let Some((seat, question)) = PendingDecision::at(&table) else { continue };
        let temperament: Temperament = question.temperament.parse().unwrap();
        let player = ComputerPlayer::new(temperament, &record.rules);
        let action = player.decide(&question.game, question.number).unwrap();
        let change = table.decide(&Command { seat, wish: Wish::Act(action) }).unwrap();
        let Fact::Played(events) = change.fact else { panic!("no move") };
        assert_eq!(events[0], event, "event {at}");
        decisions += 1;
    }
    decisions
}

#[tokio::test]
async fn teams_sit_as_the_rules_say() {
    let mut draft = RuleSetDraft::preset("playmonster").unwrap();
    // More than one turn brings: otherwise the computer players may end the game before Ann's first
    // turn.
    draft.set("target", "6000").unwrap();
    draft.set("teams", "2").unwrap();
    let server = start(Store::memory(), fast());
    let link = table_of(&server, &RuleSet::try_from(draft).unwrap(), 4).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    for (name, temperament) in [("Rico", "gambler"), ("Clara", "cautious"), ("Victor", "champion")] {
        devices[0].ask(computer(name, temperament)).await.unwrap();
    }
    begin(&mut devices).await;
    let ann = &mut devices[0];
    ann.play_alone().await;
    let sides: Vec<String> =
        ann.ledger().game().all_sides().map(|side| ann.ledger().side_name(side)).collect();
    assert_eq!(sides, ["Ann & Clara", "Rico & Victor"]);
}

#[tokio::test]
async fn computer_players_are_seated_and_sent_away_by_people_at_the_table() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let mut guest = Device::new(2, link);
    guest.connect(&server).await;
    let why = |asked: super::device::Asked| asked.unwrap_err().0;
    assert_eq!(why(guest.ask(computer("Rico", "gambler")).await), Why::NotYourSeat);
    let ann = &mut devices[0];
    assert_eq!(why(ann.ask(computer("Rico", "wizard")).await), Why::NoSuchPlayer);
    assert_eq!(why(ann.ask(computer("Ann", "gambler")).await), Why::Name);
    let free = |number| SeatWish::FreeSeat { seat: SeatNumber(seat(number)) };
    assert_eq!(why(ann.ask(free(2)).await), Why::NotNow, "nobody sits there");
    assert_eq!(why(ann.ask(free(7)).await), Why::NotNow, "there is no such seat");
    ann.ask(computer("Rico", "gambler")).await.unwrap();
    ann.until(|device| device.seats.as_ref().unwrap().seats[1].computer.as_deref() == Some("gambler")).await;
    assert_eq!(why(ann.ask(computer("Pip", "beginner")).await), Why::SeatTaken);
    assert_eq!(
        why(guest.ask(SeatWish::Join { name: "Ben".into(), color: None, seat: None }).await),
        Why::SeatTaken
    );
    ann.ask(free(2)).await.unwrap();
    guest.join("Ben").await;
    guest.ready().await.unwrap();
    assert_eq!(why(devices[0].ask(free(2)).await), Why::NotGone, "Ben is there, and nobody waits for him");
}

#[tokio::test]
async fn a_computer_player_takes_the_seat_that_is_wanted() {
    let server = start(Store::memory(), fast());
    let link = table(&server, 4).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let ann = &mut devices[0];
    let wanted = |number: usize, name: &str| SeatWish::SeatComputer {
        name: name.into(),
        temperament: "gambler".into(),
        seat: Seat::from_number(number).map(SeatNumber),
    };
    let why = |asked: super::device::Asked| asked.unwrap_err().0;
    ann.ask(wanted(4, "Rico")).await.unwrap();
    assert_eq!(why(ann.ask(wanted(1, "Pip")).await), Why::SeatTaken, "Ann sits there");
    assert_eq!(why(ann.ask(wanted(4, "Pip")).await), Why::SeatTaken);
    assert_eq!(why(ann.ask(wanted(5, "Pip")).await), Why::NotNow, "there is no such seat");
    ann.ask(computer("Clara", "cautious")).await.unwrap();
    let names = |device: &Device| {
        let seats = &device.seats.as_ref().unwrap().seats;
        seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect::<Vec<_>>()
    };
    ann.until(|device| names(device) == ["Ann", "Clara", "", "Rico"]).await;
}

#[tokio::test]
async fn nobody_waits_for_a_computer_player_that_thinks() {
    let limits = Limits { computer_pause: Duration::from_secs(3600), ..fast() };
    let mut draft = rules().draft().clone();
    draft.set("starter", "chosen").unwrap();
    let server = start(Store::memory(), limits);
    let link = table_of(&server, &RuleSet::try_from(draft).unwrap(), 2).await;
    let mut devices = seated(&server, link, &["Ann"]).await;
    let ann = &mut devices[0];
    ann.ask(computer("Rico", "gambler")).await.unwrap();
    ann.ready().await.unwrap();
    ann.until(|device| device.client.is_some()).await;
    ann.start(seat(2)).await;
    assert!(matches!(ann.ledger().to_act(), ToAct::Computer { .. }));
    ann.send(&ToHost::React { reaction: Reaction::Tea }).await;
    let reacted = FromHost::Reacted { seat: seat(1), reaction: Reaction::Tea };
    ann.until(|device| device.heard.contains(&reacted)).await;
}
