//! A device at a table of a server, without a socket: what it sends when its connection comes and
//! goes, and what it keeps and shows of the dice.

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
fn a_device_shows_its_seed_only_for_a_lock_with_its_own_commitment_and_keeps_that_lock() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    remote.choose_seed(Seed::from_phrase("another one"));
    tell(&mut remote, &view(Stage::Locked));
    assert_eq!(asked(&said(&mut remote)), None, "this is not what it has committed to");
    remote.choose_seed(seed_of(seats()[1]));
    tell(&mut remote, &view(Stage::Locked));
    let (_, wish) = asked(&said(&mut remote)).unwrap();
    assert_eq!(wish, SeatWish::Show { seed: seed_of(seats()[1]) });
    assert_eq!(remote.kept().lock, Some((GAME, lock().fingerprint())));
    tell(&mut remote, &view(Stage::Locked));
    assert_eq!(asked(&said(&mut remote)), None, "it is under way");
}

#[test]
fn a_seed_that_the_server_cannot_store_is_shown_again() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    remote.choose_seed(seed_of(seats()[1]));
    tell(&mut remote, &view(Stage::Locked));
    let shown = asked(&said(&mut remote)).unwrap();
    let (id, missing) = (shown.0, Vec::new());
    let full = FromHost::Refused { id, why: Why::Overloaded, sentence: String::new(), revision: 0, missing };
    tell(&mut remote, &full);
    assert_eq!((remote.refused(), asked(&said(&mut remote))), (None, None), "not at once");
    remote.tick(at(6000), 0.5);
    assert_eq!(asked(&said(&mut remote)), Some(shown));
}

#[test]
fn a_device_shows_its_next_seed_though_the_one_of_a_broken_lock_is_not_answered() {
    let own = seats()[1];
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    let lost = Seed::from_phrase("of a lock that was broken");
    remote.choose_seed(lost.clone());
    let commitment = lost.device_commitment(table(), GAME, own);
    let FromHost::Seats(mut locked) = view(Stage::Locked) else { unreachable!() };
    locked.seats[1].commitment = Some(commitment);
    tell(&mut remote, &FromHost::Seats(locked));
    assert_eq!(asked(&said(&mut remote)).unwrap().1, SeatWish::Show { seed: lost });
    tell(&mut remote, &view(Stage::Gathering));
    remote.choose_seed(seed_of(own));
    tell(&mut remote, &view(Stage::Locked));
    assert_eq!(asked(&said(&mut remote)).unwrap().1, SeatWish::Show { seed: seed_of(own) });
    tell(&mut remote, &view(Stage::Locked));
    assert_eq!(said(&mut remote), [], "once");
}

#[test]
fn a_device_shows_no_seed_to_a_server_that_shows_no_lock() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    remote.choose_seed(seed_of(seats()[1]));
    let FromHost::Seats(locked) = view(Stage::Locked) else { unreachable!() };
    tell(&mut remote, &FromHost::Seats(SeatsView { lock: None, ..locked }));
    assert_eq!(asked(&said(&mut remote)), None, "nothing would bind the server to what it does then");
    tell(&mut remote, &view(Stage::Locked));
    assert!(matches!(asked(&said(&mut remote)), Some((_, SeatWish::Show { .. }))));
}

#[test]
fn a_device_that_was_loaded_anew_between_lock_and_seed_goes_on_with_what_it_has_kept() {
    let mut before = connected();
    tell(&mut before, &view(Stage::Gathering));
    before.choose_seed(seed_of(seats()[1]));
    let mut remote = RemoteHost::new(before.kept().clone(), 6);
    remote.tick(at(0), 0.5);
    remote.opened();
    tell(&mut remote, &view(Stage::Locked));
    assert!(matches!(asked(&said(&mut remote)), Some((_, SeatWish::Show { .. }))));
}

#[test]
fn a_lock_that_was_broken_while_a_device_was_away_is_not_taken_for_that_of_the_game() {
    let shown = |stage, lock: &SeedLock, yours: Option<Seat>| {
        let FromHost::Seats(view) = view(stage) else { unreachable!() };
        FromHost::Seats(SeatsView { lock: Some(lock.fingerprint()), yours: yours.map(SeatNumber), ..view })
    };
    let second = lock_after(&[Seat::FIRST]);
    let kept = Some((GAME, second.fingerprint()));

    let mut watching = connected();
    tell(&mut watching, &shown(Stage::Locked, &lock(), None));
    tell(&mut watching, &shown(Stage::Playing, &second, None));
    assert_eq!(watching.kept().lock, kept);
    tell(&mut watching, &shown(Stage::Playing, &lock(), None));
    assert_eq!(watching.kept().lock, kept, "the server can't change it during the game");

    // Its answer came late: the first lock has an earlier seed of this device.
    let mut playing = connected();
    let own = seats()[1];
    tell(&mut playing, &view(Stage::Gathering));
    playing.choose_seed(seed_of(own));
    let FromHost::Seats(mut first) = shown(Stage::Locked, &lock(), Some(own)) else { unreachable!() };
    first.seats[1].commitment = Some(server().device_commitment(table(), GAME, own));
    tell(&mut playing, &FromHost::Seats(first));
    tell(&mut playing, &shown(Stage::Locked, &second, Some(own)));
    assert_eq!(playing.kept().lock, kept);
}

#[test]
fn whoever_has_to_get_ready_again_is_told_why_and_not_that_the_seed_came_too_late() {
    let mut remote = connected();
    tell(&mut remote, &view(Stage::Gathering));
    assert!(!remote.is_lock_broken());
    remote.choose_seed(seed_of(seats()[1]));
    tell(&mut remote, &view(Stage::Locked));
    let shown = asked(&said(&mut remote)).unwrap();
    assert!(matches!(shown.1, SeatWish::Show { .. }));
    tell(&mut remote, &view(Stage::Gathering));
    assert!(remote.is_lock_broken());
    let (id, why, sentence) = (shown.0, Why::NotNow, String::new());
    tell(&mut remote, &FromHost::Refused { id, why, sentence, revision: 0, missing: Vec::new() });
    assert_eq!(remote.refused(), None, "the person has asked for nothing");
    tell(&mut remote, &view(Stage::Gathering));
    assert!(remote.is_lock_broken(), "that somebody else gets ready changes nothing");
    tell(&mut remote, &view(Stage::Locked));
    assert!(!remote.is_lock_broken());
    tell(&mut remote, &view(Stage::Playing));
    let FromHost::Seats(next) = view(Stage::Gathering) else { unreachable!() };
    tell(&mut remote, &FromHost::Seats(SeatsView { game: GAME + 1, ..next }));
    assert!(!remote.is_lock_broken(), "another game");
}

#[test]
fn a_lock_without_what_the_device_has_promised_is_found_out() {
    let mut remote = connected();
    assert_eq!(remote.is_locked_in(&lock()), Some(true), "whoever only watches misses nothing");
    tell(&mut remote, &view(Stage::Gathering));
    assert_eq!(remote.is_locked_in(&lock()), None, "with a seat and without a promise nobody can tell");
    remote.choose_seed(seed_of(seats()[1]));
    tell(&mut remote, &view(Stage::Playing));
    assert_eq!(remote.is_locked_in(&lock()), Some(true));
    // The server shows the promise of the device, and locks one of its own in its place.
    let own = seats()[1];
    let mut devices = lock().devices().to_vec();
    devices[1].1 = server().device_commitment(table(), GAME, own);
    let server = server().server_commitment(table());
    let forged = SeedLock::new((table(), GAME), (&rules(), 2), server, Vec::new(), devices).unwrap();
    assert_eq!(remote.is_locked_in(&forged), Some(false));
    // Neither another number of the game nor a word about the seat makes it right.
    let devices = lock().devices().to_vec();
    let later = SeedLock::new((table(), GAME + 1), (&rules(), 2), server, Vec::new(), devices).unwrap();
    assert_eq!(remote.is_locked_in(&later), None);
    let FromHost::Seats(without) = view(Stage::Playing) else { unreachable!() };
    tell(&mut remote, &FromHost::Seats(SeatsView { yours: None, ..without }));
    assert_eq!(remote.is_locked_in(&forged), Some(false));
}

#[test]
fn a_device_whose_person_has_promised_on_another_one_accuses_nobody() {
    let own = seats()[1];
    let other = Seed::from_phrase("an earlier promise");
    // The page is opened anew with a promise that another device has replaced since.
    let kept = SavedSeat { seed: Some((GAME, other.clone())), ..device().kept().clone() };
    let mut reopened = RemoteHost::new(kept, 6);
    reopened.tick(at(0), 0.5);
    reopened.opened();
    tell(&mut reopened, &view(Stage::Playing));
    assert_eq!(reopened.is_locked_in(&lock()), None);

    // The promise never counted: it was refused.
    let mut refused = connected();
    tell(&mut refused, &view(Stage::Gathering));
    refused.choose_seed(other.clone());
    refused.ready();
    let (id, _) = asked(&said(&mut refused)).unwrap();
    let (why, sentence) = (Why::OtherDevice, String::new());
    tell(&mut refused, &FromHost::Refused { id, why, sentence, revision: 0, missing: Vec::new() });
    tell(&mut refused, &view(Stage::Playing));
    assert_eq!(refused.is_locked_in(&lock()), None);

    // The lock with it was broken while this device slept, and the other one went on.
    let mut slept = connected();
    tell(&mut slept, &view(Stage::Gathering));
    slept.choose_seed(other.clone());
    let FromHost::Seats(mut first) = view(Stage::Locked) else { unreachable!() };
    first.seats[1].commitment = Some(other.device_commitment(table(), GAME, own));
    first.lock = Some(lock_after(&[own, own]).fingerprint());
    tell(&mut slept, &FromHost::Seats(first));
    assert!(slept.kept().lock.is_some());
    let locked = lock_after(&[Seat::FIRST]);
    let seal = locked.clone().open(&seats().map(|seat| (seat, seed_of(seat)))).unwrap();
    let holders = ["Ann", "Ben"].map(Holder::person).to_vec();
    let game = Table::sealed(Setup::new(rules(), holders), seal, server(), 20).unwrap();
    tell(&mut slept, &snapshot(game.ledger()));
    assert_eq!(slept.is_locked_in(&locked), None);
    assert_eq!(slept.kept().lock, Some((GAME, locked.fingerprint())));

    // Whoever leaves before the game and watches it has promised nothing.
    let mut left = connected();
    tell(&mut left, &view(Stage::Gathering));
    left.choose_seed(other);
    left.leave();
    let FromHost::Seats(without) = view(Stage::Gathering) else { unreachable!() };
    tell(&mut left, &FromHost::Seats(SeatsView { yours: None, ..without }));
    assert_eq!(left.is_locked_in(&lock()), Some(true));
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
