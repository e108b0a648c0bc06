//! Seeds and locks: what a device shows, keeps, and finds out.

use super::*;

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
