//! A device at a table of a server, without a socket: what it sends when its connection comes and
//! goes.

mod dice;

use farkle_client::{Client, News, Order, RemoteHost, SavedSeat, Talk};
use farkle_protocol::{
    Away, Change, CloseReason, CommandId, FromHost, Saying, SeatNumber, SeatView, SeatWish, SeatsView,
    Secret, Stage, TableOptions, ToHost, Why, WireWish, decode, encode,
};
use farkle_rules::{Action, RuleSet, Seat};
use farkle_table::{Denial, Holder, Ledger, Proof, Seed, SeedLock, Setup, Table, TableId};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

const GAME: u32 = 3;

fn table() -> TableId {
    TableId::from_random(7)
}

fn rules() -> RuleSet {
    RuleSet::preset("classic").unwrap()
}

fn seed_of(seat: Seat) -> Seed {
    Seed::from_phrase(&format!("device {seat}"))
}

fn seats() -> [Seat; 2] {
    [Seat::FIRST, Seat::new(1).unwrap()]
}

fn server() -> Seed {
    Seed::from_phrase("server")
}

/// The commitments of both devices.
fn lock() -> SeedLock {
    lock_after(&[])
}

/// The same after locks that were broken by these seats.
fn lock_after(broken: &[Seat]) -> SeedLock {
    let devices = seats().map(|seat| (seat, seed_of(seat).device_commitment(table(), GAME, seat)));
    let server = server().server_commitment(table());
    SeedLock::new((table(), GAME), (&rules(), 2), server, broken.to_vec(), devices.to_vec()).unwrap()
}

/// What the second device is told about the seats.
fn view(stage: Stage) -> FromHost {
    let is_ready = stage != Stage::Gathering;
    let seat = |seat: Seat| SeatView {
        name: Some(format!("Player {seat}")),
        computer: None,
        commitment: is_ready.then(|| seed_of(seat).device_commitment(table(), GAME, seat)),
        color: None,
    };
    FromHost::Seats(SeatsView {
        version: 9,
        game: GAME,
        stage,
        rules: rules().code(),
        rules_name: None,
        options: TableOptions::default(),
        server: server().server_commitment(table()),
        seats: seats().map(seat).to_vec(),
        yours: Some(SeatNumber(seats()[1])),
        maker: Some(SeatNumber(seats()[0])),
        lock: is_ready.then(|| lock().fingerprint()),
    })
}

/// The game at its beginning, as its host has it.
fn game() -> Table {
    let seal = lock().open(&seats().map(|seat| (seat, seed_of(seat)))).unwrap();
    let holders = ["Ann", "Ben"].map(Holder::person).to_vec();
    Table::sealed(Setup::new(rules(), holders), seal, server(), 20).unwrap()
}

fn snapshot(ledger: &Ledger) -> FromHost {
    FromHost::Snapshot { record: ledger.record().to_string(), revision: ledger.revision(), rewound: false }
}

fn device() -> RemoteHost {
    let secret = |byte| Secret::from_bytes([byte; 16]);
    let kept =
        SavedSeat { table: table(), device: secret(1), invitation: Some(secret(2)), seed: None, lock: None };
    RemoteHost::new(kept, 5)
}

fn tell(remote: &mut RemoteHost, message: &FromHost) {
    remote.heard(&encode(message));
}

fn said(remote: &mut RemoteHost) -> Vec<ToHost> {
    std::iter::from_fn(|| remote.outgoing()).map(|text| decode(&text).unwrap()).collect()
}

fn at(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn connected() -> RemoteHost {
    let mut remote = device();
    assert_eq!(remote.tick(at(0), 0.5), Some(Order::Connect));
    remote.opened();
    assert!(matches!(said(&mut remote)[..], [ToHost::Open { have: None, .. }]));
    remote
}

fn asked(messages: &[ToHost]) -> Option<(CommandId, SeatWish)> {
    messages.iter().find_map(|message| match message {
        ToHost::Ask { id, wish, .. } => Some((*id, wish.clone())),
        _ => None,
    })
}

#[test]
fn a_device_that_watches_a_newer_one_goes_on_to_watch_until_the_person_takes_over() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    let reopened = |remote: &mut RemoteHost, now: u64| {
        remote.lost(0.0);
        remote.tick(at(now), 0.0);
        remote.opened();
        let ToHost::Open { acts, claim, .. } = said(remote).remove(0) else { panic!("no open") };
        (acts, claim)
    };
    tell(&mut remote, &FromHost::Acting { here: true, claim: 7 });
    assert!(remote.acts());
    let woken = reopened(&mut remote, 1000);
    assert_eq!(woken, (true, Some(7)), "another device may have taken over, and nobody told this one");
    tell(&mut remote, &FromHost::Acting { here: false, claim: 7 });
    assert!(!remote.acts());
    let again = reopened(&mut remote, 60_000);
    assert_eq!(again, (true, Some(7)), "a lost connection that comes back interrupts nobody");
    remote.act_here();
    assert_eq!(said(&mut remote), [ToHost::ActHere]);
    assert!(remote.acts());
    let lost = reopened(&mut remote, 120_000);
    assert_eq!(lost, (true, None), "what was lost with the connection is said again");
    tell(&mut remote, &FromHost::Acting { here: false, claim: 7 });
    assert!(remote.acts(), "that was on its way before");
    let lost = reopened(&mut remote, 150_000);
    assert_eq!(lost, (true, None), "the wish holds until the server has heard of it");
    let (id, why, sentence) = (CommandId::new(5, 1), Why::OtherDevice, String::new());
    let refused = FromHost::Refused { id, why, sentence, revision: 0, missing: Vec::new() };
    tell(&mut remote, &refused);
    assert_eq!(said(&mut remote), [ToHost::ActHere], "it is said again when it was lost");
    tell(&mut remote, &FromHost::Acting { here: true, claim: 9 });
    tell(&mut remote, &FromHost::Acting { here: false, claim: 9 });
    tell(&mut remote, &refused);
    assert_eq!(said(&mut remote), [], "the person has gone on at another device since");
    assert_eq!(reopened(&mut remote, 170_000), (true, Some(9)));
    remote.only_look();
    assert!(!reopened(&mut remote, 180_000).0, "a page that only looks never acts");
}

#[test]
fn what_was_not_answered_is_said_again_on_the_next_connection_with_the_same_name() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    remote.leave();
    remote.leave();
    let first = said(&mut remote);
    assert_eq!(first.len(), 1, "a second press before the answer does nothing");
    remote.lost(0.5);
    assert!(!remote.is_connected());
    assert_eq!(remote.tick(at(1000), 0.5), Some(Order::Connect));
    remote.opened();
    let again = said(&mut remote);
    assert!(matches!(again[0], ToHost::Open { .. }));
    assert_eq!(asked(&again), asked(&first));
    let (id, _) = asked(&again).unwrap();
    let why = Why::NotNow;
    tell(
        &mut remote,
        &FromHost::Refused { id, why, sentence: String::new(), revision: 0, missing: Vec::new() },
    );
    assert_eq!((remote.refused(), remote.is_asking()), (Some(why), false));
}

#[test]
fn a_wish_that_comes_before_the_answer_to_another_one_is_sent_after_it_unless_that_is_refused() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    let free = SeatWish::FreeSeat { seat: SeatNumber(seats()[0]) };
    let computer = |name: &str| SeatWish::SeatComputer {
        name: name.to_string(),
        temperament: "gambler".to_string(),
        seat: Some(SeatNumber(seats()[0])),
    };
    remote.ask(free.clone());
    let (first, _) = asked(&said(&mut remote)).unwrap();
    // The seat is seen to be free before the answer comes.
    remote.ask(computer("Pip"));
    remote.ask(computer("Rico"));
    assert_eq!(said(&mut remote), [], "one after the other");
    tell(&mut remote, &FromHost::Done { id: first, revision: 0 });
    let (second, wish) = asked(&said(&mut remote)).unwrap();
    assert_eq!((wish, remote.is_asking()), (computer("Rico"), true), "what was wanted last");
    remote.ask(free.clone());
    remote.ask(computer("Rico"));
    tell(&mut remote, &FromHost::Done { id: second, revision: 0 });
    assert_eq!(said(&mut remote), [], "the same once more takes back what was to come after it");
    remote.leave();
    let (second, _) = asked(&said(&mut remote)).unwrap();
    remote.ask(free.clone());
    tell(&mut remote, &FromHost::Done { id: second, revision: 0 });
    assert_eq!(said(&mut remote), [], "nothing waits for a wish about one's own seat");
    remote.ask(free);
    let (second, _) = asked(&said(&mut remote)).unwrap();
    remote.ask(computer("Pip"));
    let (why, sentence) = (Why::NotNow, String::new());
    tell(&mut remote, &FromHost::Refused { id: second, why, sentence, revision: 0, missing: Vec::new() });
    assert_eq!(said(&mut remote), [], "it was meant for other seats");
    assert_eq!((remote.refused(), remote.is_asking()), (Some(why), false));
}

#[test]
fn a_client_goes_on_after_a_lost_connection_with_exactly_what_it_misses() {
    let remote = Rc::new(RefCell::new(connected()));
    tell(&mut remote.borrow_mut(), &view(Stage::Playing));
    let mut host = game();
    tell(&mut remote.borrow_mut(), &snapshot(host.ledger()));
    let (number, ledger) = remote.borrow().game().unwrap().clone();
    assert_eq!(number, GAME);
    let mut client = Client::new(remote.clone(), ledger, 1);
    let own = seats()[1];
    let start = farkle_table::Wish::Act(Action::Start(own));
    assert!(client.ask(own, start));
    // The move was made, and its answer is lost with the connection.
    let change = host.decide(&farkle_table::Command { seat: own, wish: start }).unwrap();
    host.apply(&change).unwrap();
    let first = said(&mut remote.borrow_mut());
    remote.borrow_mut().lost(0.0);
    remote.borrow_mut().tick(at(100), 0.0);
    remote.borrow_mut().opened();
    let again = said(&mut remote.borrow_mut());
    assert!(matches!(again[0], ToHost::Open { have: Some(20), .. }), "{again:?}");
    assert_eq!(again[1..], first, "the same command with the same name");
    let ToHost::Command { id, wish: WireWish::Start { .. }, .. } = again[1] else { panic!("{again:?}") };
    tell(&mut remote.borrow_mut(), &FromHost::Events { changes: vec![Change::from(&change)] });
    tell(&mut remote.borrow_mut(), &FromHost::Done { id, revision: 21 });
    while client.receive().is_some() {}
    assert!(!client.is_pending());
    assert_eq!(client.shown().latest().events(), host.ledger().events());
    remote.borrow_mut().lost(0.0);
    remote.borrow_mut().tick(at(60_000), 0.0);
    remote.borrow_mut().opened();
    let third = said(&mut remote.borrow_mut());
    assert!(matches!(third[..], [ToHost::Open { have: Some(21), .. }]), "{third:?}");
}

#[test]
fn a_move_that_the_server_refuses_by_itself_is_denied_for_its_reason() {
    for (why, denial) in [(Why::OtherDevice, Denial::OtherDevice), (Why::Overloaded, Denial::Overloaded)] {
        let remote = Rc::new(RefCell::new(connected()));
        tell(&mut remote.borrow_mut(), &view(Stage::Playing));
        tell(&mut remote.borrow_mut(), &snapshot(game().ledger()));
        let (_, ledger) = remote.borrow().game().unwrap().clone();
        let mut client = Client::new(remote.clone(), ledger, 1);
        let own = seats()[1];
        assert!(client.ask(own, farkle_table::Wish::Act(Action::Start(own))));
        let sent = said(&mut remote.borrow_mut());
        let [ToHost::Command { id, .. }] = sent[..] else { panic!("{sent:?}") };
        let (sentence, missing) = (String::new(), Vec::new());
        tell(&mut remote.borrow_mut(), &FromHost::Refused { id, why, sentence, revision: 20, missing });
        assert_eq!(client.receive(), Some(News::Denied(denial)));
    }
}

#[test]
fn another_game_replaces_the_last_one_and_the_same_one_goes_to_its_client() {
    let mut remote = connected();
    let host = game();
    tell(&mut remote, &snapshot(host.ledger()));
    assert_eq!(remote.game().unwrap().0, GAME);
    let shared = Rc::new(RefCell::new(remote));
    let mut client = Client::new(shared.clone(), shared.borrow().game().unwrap().1.clone(), 1);
    tell(&mut shared.borrow_mut(), &snapshot(host.ledger()));
    assert!(client.receive().is_some(), "a snapshot of the game that it plays");
    let setup = host.ledger().setup().clone();
    let other = Ledger::new(setup, Proof::Entered).unwrap().at_revision(40);
    tell(&mut shared.borrow_mut(), &snapshot(&other));
    assert_eq!(shared.borrow().game().unwrap().1.revision(), 40);
    assert!(client.receive().is_none(), "that is nothing for the client of the last game");
}

#[test]
fn whoever_is_asked_off_the_table_is_told_and_whoever_leaves_is_not() {
    let without = || {
        let FromHost::Seats(view) = view(Stage::Gathering) else { unreachable!() };
        FromHost::Seats(SeatsView { yours: None, ..view })
    };
    let mut remote = connected();
    tell(&mut remote, &without());
    assert!(!remote.has_lost_seat(), "there was none");
    tell(&mut remote, &view(Stage::Gathering));
    tell(&mut remote, &without());
    assert!(remote.has_lost_seat());
    tell(&mut remote, &view(Stage::Gathering));
    assert!(!remote.has_lost_seat(), "the player has sat down again");
    remote.leave();
    tell(&mut remote, &without());
    assert!(!remote.has_lost_seat());
    let mut remote = connected();
    remote.remember_seat();
    tell(&mut remote, &without());
    assert!(remote.has_lost_seat(), "it was freed while the page was closed");
}

#[test]
fn a_device_that_is_not_let_in_does_not_knock_again() {
    for why in
        [CloseReason::NotInvited, CloseReason::NoWatchers, CloseReason::Malformed, CloseReason::OtherVersion]
    {
        let mut remote = connected();
        tell(&mut remote, &FromHost::Closed { why, sentence: "No.".into() });
        remote.lost(0.5);
        assert_eq!(remote.tick(at(100_000), 0.5), None, "{why:?}");
    }
    let mut remote = connected();
    tell(&mut remote, &FromHost::Closed { why: CloseReason::Overloaded, sentence: "Later.".into() });
    remote.lost(0.5);
    assert_eq!(remote.tick(at(100_000), 0.5), Some(Order::Connect));
    remote.opened();
    assert_eq!(remote.closed(), Some((CloseReason::Overloaded, "Later.")), "it knocks and is not in yet");
    tell(&mut remote, &view(Stage::Gathering));
    assert_eq!(remote.closed(), None);
}

#[test]
fn signs_of_life_are_asked_for_before_a_game_too_and_who_is_away_is_known() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    let away = vec![Away { seat: SeatNumber(seats()[0]), seconds: 20 }];
    tell(&mut remote, &FromHost::Presence { here: vec![seats()[1]], away, watching: 2 });
    remote.tick(at(5000), 0.5);
    assert!(matches!(said(&mut remote)[..], [ToHost::Beat { .. }]));
    assert_eq!(remote.away_for(seats()[0]), Some(at(25_000)));
    assert_eq!(remote.away_for(seats()[1]), None);
    tell(&mut remote, &FromHost::Presence { here: seats().to_vec(), away: Vec::new(), watching: 0 });
    assert_eq!(remote.away_for(seats()[0]), None);
}

#[test]
fn what_others_say_is_shown_without_what_turns_the_writing_around() {
    let mut remote = connected();
    for text in ["\u{202E}olleH\u{2028}\u{200B}👩\u{200D}🚀", "\u{200B}"] {
        let text = text.to_string().try_into().unwrap();
        tell(&mut remote, &FromHost::Said { seat: Seat::FIRST, text });
    }
    let said = Saying::try_from("olleH 👩\u{200D}🚀".to_string()).unwrap();
    assert_eq!(remote.hear_talk(), Some((Seat::FIRST, Talk::Said(said))));
    assert_eq!(remote.hear_talk(), None, "nobody would see anything");
}

#[test]
fn a_page_that_was_replaced_connects_again_only_when_somebody_looks_at_it() {
    let mut remote = connected();
    let sentence = "This seat is open on too many other pages.".to_string();
    tell(&mut remote, &FromHost::Closed { why: CloseReason::Replaced, sentence });
    remote.lost(0.5);
    assert!(remote.is_replaced() && !remote.is_given_up());
    remote.slept();
    assert_eq!(remote.tick(at(60_000), 0.5), None, "nobody looks at it, though its timer runs");
    remote.wake();
    assert_eq!(remote.tick(at(60_100), 0.5), Some(Order::Connect));
}
