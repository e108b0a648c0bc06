//! Dice that several devices seal together: known values, and everything that a record could lie
//! about.

use farkle_rules::{Event, Record, RuleSet, RuleSetDraft, Seat};
use farkle_table::{
    Change, ChangeError, Command, Commitment, Denial, DiceStream, Fact, Fingerprint, Holder, Ledger, Proof,
    Seal, SealError, SealedError, Seed, SeedLock, Setup, Table, TableId, Unproved, Wish,
};

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn table_id() -> TableId {
    "00c0ffee00c0ffee".parse().unwrap()
}

fn rules() -> RuleSet {
    let mut draft = RuleSetDraft::preset("playmonster").unwrap();
    draft.set("target", "2000").unwrap();
    RuleSet::try_from(draft).unwrap()
}

fn server() -> Seed {
    Seed::from_phrase("server")
}

fn seeds() -> [(Seat, Seed); 2] {
    [(seat(1), Seed::from_phrase("ann")), (seat(3), Seed::from_phrase("cleo"))]
}

fn devices(game: u32) -> Vec<(Seat, Commitment)> {
    seeds().iter().map(|(seat, seed)| (*seat, seed.device_commitment(table_id(), game, *seat))).collect()
}

/// Three seats: Ann, a computer player, and Cleo, whose device broke the first lock.
fn lock(game: u32, rules: &RuleSet) -> SeedLock {
    let server = server().server_commitment(table_id());
    SeedLock::new((table_id(), game), (rules, 3), server, vec![seat(3)], devices(game)).unwrap()
}

fn seal() -> Seal {
    lock(2, &rules()).open(&seeds()).unwrap()
}

fn setup() -> Setup {
    let bo = Holder::computer("Bo", "gambler");
    Setup { take_back: true, ..Setup::new(rules(), vec![Holder::person("Ann"), bo, Holder::person("Cleo")]) }
}

/// A whole game, with its seed.
fn played() -> Table {
    let mut table = Table::sealed(setup(), seal(), server(), 17).unwrap();
    if let Some(opening) = table.opening() {
        assert_eq!(opening.revision, 18);
        table.apply(&opening).unwrap();
    }
    for choice in 0.. {
        let legal: Vec<_> = table.ledger().game().legal_actions().collect();
        if legal.is_empty() {
            break;
        }
        let action = legal[choice % legal.len()];
        let seat = table.ledger().game().mover();
        let change = table.decide(&Command { seat, wish: Wish::Act(action) }).unwrap();
        table.apply(&change).unwrap();
    }
    let reveal = table.reveal().unwrap();
    table.apply(&reveal).unwrap();
    table
}

/// Why a record is not believed; `None` if it is.
fn doubt(record: &str, kept: Option<Fingerprint>) -> Option<String> {
    let record: Record = match record.parse() {
        Ok(record) => record,
        Err(error) => return Some(format!("{error}")),
    };
    let ledger = match Ledger::from_record(&record) {
        Ok(ledger) => ledger,
        Err(error) => return Some(error.to_string()),
    };
    ledger.prove_dice(kept).err().map(|error| error.to_string())
}

// Computed independently with Python's hashlib and hmac.
const SERVER: &str = "857e016bdec1dcca9bb701b2009a20a44df23edfd0b707dafcb1362dd5b647e3";
const DEVICES: [&str; 2] = [
    "8073fa4e4f3106fb7eed9816304f2e42cde67ed423683a6099d6efef7560ef29",
    "9c88c3718054f68ebcd94ccdf0abcbb7eac831897130b20d6aa6fffcd9d7d0c1",
];
const FINGERPRINT: &str = "dba56ed64d565c1fec0fc0795de476f44da49438757709e4f985bde2eb05314d";
const ROLLS: [&str; 4] = ["261111", "563324", "644524", "232264"];
const LONG_ROLL: &str = "6615666146252665615223215312655241136365";

#[test]
fn the_dice_of_known_seeds_never_change() {
    let lock = lock(2, &RuleSet::preset("classic").unwrap());
    assert_eq!(lock.server().to_string(), SERVER);
    assert_eq!(lock.devices().iter().map(|(_, hash)| hash.to_string()).collect::<Vec<_>>(), DEVICES);
    assert_eq!(lock.fingerprint().to_string(), FINGERPRINT);
    let dice = DiceStream::sealed(server(), &lock.open(&seeds()).unwrap());
    let faces =
        |number, count| -> String { dice.faces(number, count).iter().map(ToString::to_string).collect() };
    assert_eq!([0, 1, 2, 3].map(|number| faces(number, 6)), ROLLS);
    assert_eq!(faces(7, 40), LONG_ROLL);
}

#[test]
fn every_seed_and_the_number_of_the_game_change_the_dice() {
    let rolls = |seal: &Seal, server: Seed| {
        let dice = DiceStream::sealed(server, seal);
        (0..8).map(|number| dice.faces(number, 6)).collect::<Vec<_>>()
    };
    let usual = rolls(&seal(), server());
    assert_eq!(rolls(&seal(), server()), usual);
    assert_ne!(rolls(&seal(), Seed::from_phrase("another")), usual);
    assert_ne!(rolls(&lock(3, &rules()).open(&seeds()).unwrap(), server()), usual);
    for changed in 0..2 {
        let mut seeds = seeds();
        seeds[changed].1 = Seed::from_phrase("another");
        let devices = seeds.iter().map(|(seat, seed)| (*seat, seed.device_commitment(table_id(), 2, *seat)));
        let commitment = server().server_commitment(table_id());
        let lock =
            SeedLock::new((table_id(), 2), (&rules(), 3), commitment, vec![seat(3)], devices.collect())
                .unwrap();
        assert_ne!(rolls(&lock.open(&seeds).unwrap(), server()), usual);
    }
}

#[test]
fn a_lock_opens_with_the_seeds_that_were_committed_to_and_no_others() {
    let open = |seeds: &[(Seat, Seed)]| lock(2, &rules()).open(seeds).map(drop);
    let [ann, cleo] = seeds();
    assert_eq!(open(&[ann.clone(), cleo.clone()]), Ok(()));
    assert_eq!(open(std::slice::from_ref(&ann)), Err(SealError::WrongSeed { seat: seat(3) }));
    assert_eq!(open(&[cleo.clone(), ann.clone()]), Err(SealError::WrongSeed { seat: seat(1) }));
    let other = (seat(3), Seed::from_phrase("better dice"));
    assert_eq!(open(&[ann.clone(), other.clone()]), Err(SealError::WrongSeed { seat: seat(3) }));
    assert_eq!(open(&[ann.clone(), cleo, other]), Err(SealError::Seats));
    let stolen = (seat(3), ann.1.clone());
    let commitments = vec![devices(2)[0], (seat(3), devices(2)[0].1)];
    let server = server().server_commitment(table_id());
    let lock = SeedLock::new((table_id(), 2), (&rules(), 3), server, vec![], commitments).unwrap();
    assert_eq!(lock.open(&[ann, stolen]), Err(SealError::WrongSeed { seat: seat(3) }), "copied commitment");
}

#[test]
fn commitments_that_belong_to_no_table_are_no_lock() {
    let server = server().server_commitment(table_id());
    let lock =
        |broken, devices| SeedLock::new((table_id(), 2), (&rules(), 3), server, broken, devices).map(drop);
    let [first, last] = [devices(2)[0], devices(2)[1]];
    assert_eq!(lock(vec![], vec![first, last]), Ok(()));
    assert_eq!(lock(vec![], vec![]), Ok(()), "only computer players");
    for devices in [vec![last, first], vec![first, first], vec![(seat(4), first.1)]] {
        assert_eq!(lock(vec![], devices), Err(SealError::Seats));
    }
    assert_eq!(lock(vec![seat(4)], vec![]), Err(SealError::Seats));
    assert_eq!(lock(vec![seat(1); 64], vec![]), Ok(()));
    assert_eq!(lock(vec![seat(1); 65], vec![]), Err(SealError::TooManyBroken));
}

#[test]
fn a_table_takes_no_seal_of_another_one() {
    let refused = |setup: Setup, seed: Seed| Table::sealed(setup, seal(), seed, 0).unwrap_err();
    assert_eq!(refused(setup(), Seed::from_phrase("other")), SealedError::Seed);
    let mut two = setup();
    two.holders.pop();
    assert_eq!(refused(two, server()), SealedError::Setup);
    let other_rules = Setup { rules: RuleSet::preset("classic").unwrap(), ..setup() };
    assert_eq!(refused(other_rules, server()), SealedError::Setup);
}

#[test]
fn the_seed_of_the_server_is_shown_at_the_end_and_only_the_right_one_is_taken() {
    let mut ledger = Ledger::new(setup(), Proof::Sealed { seal: seal(), seed: None }).unwrap();
    let wrong = Change { revision: 1, fact: Fact::Revealed(Seed::from_phrase("other")) };
    assert_eq!(ledger.apply(&wrong), Err(ChangeError::WrongSeed));
    assert_eq!(ledger.prove_dice(None), Err(Unproved::NoSeed));
    ledger.apply(&Change { revision: 1, fact: Fact::Revealed(server()) }).unwrap();
    assert_eq!(ledger.proof().seed(), Some(&server()));
    assert_eq!(
        ledger.apply(&Change { revision: 2, fact: Fact::Revealed(server()) }),
        Err(ChangeError::WrongSeed)
    );
    let mut table = played();
    let seat = table.ledger().last_decision().unwrap().0;
    let denied = table.decide(&Command { seat, wish: Wish::TakeBack });
    assert_eq!(denied, Err(Denial::DiceRevealed));
    assert!(table.apply(&Change { revision: 0, fact: Fact::TakenBack { keep: 0 } }).is_err());
}

#[test]
fn a_sealed_game_is_saved_and_goes_on() {
    let mut table = Table::sealed(setup(), seal(), server(), 0).unwrap();
    let opening = table.opening().unwrap();
    table.apply(&opening).unwrap();
    let again = Table::from_record(&table.record_with_secret_seed()).unwrap();
    assert_eq!(again.ledger().proof(), table.ledger().proof());
    let roll = table.ledger().game().legal_actions().next().unwrap();
    let command = Command { seat: table.ledger().game().mover(), wish: Wish::Act(roll) };
    let fact = |table: &Table| table.decide(&command).unwrap().fact;
    assert_eq!(fact(&again), fact(&table), "the same dice");
    let public = table.ledger().record();
    assert!(!public.to_string().contains(&server().to_string()), "the seed is secret");
    assert_eq!(Ledger::from_record(&public).unwrap().proof(), table.ledger().proof());
    let text = table.record_with_secret_seed().to_string();
    let other = text.replace(&server().to_string(), &Seed::from_phrase("x").to_string());
    let error = Table::from_record(&other.parse().unwrap()).unwrap_err().to_string();
    assert!(error.starts_with("dice-server: "), "{error}");
}

#[test]
fn nothing_in_the_record_of_a_game_can_be_changed_without_being_noticed() {
    let changed = change_all(5);
    assert!(changed > 1500, "only {changed} changes were tried");
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn no_sign_in_the_record_of_a_game_can_be_any_other_without_being_noticed() {
    let changed = change_all(1);
    assert!(changed > 5000, "only {changed} changes were tried");
}

/// Changes everything about the dice of a game, each sign to one in so many of the others; how many
/// changes that were. All must be noticed.
fn change_all(one_in: usize) -> usize {
    let table = played();
    let record = table.ledger().record();
    let text = record.to_string();
    let kept = seal().lock().fingerprint();
    assert_eq!(doubt(&text, Some(kept)), None);
    assert!(table.ledger().prove_dice(None).unwrap() > 20);

    let mut changed = 0;
    let mut refuse = |record: &str, what: &str| {
        assert_ne!(record, text, "{what} is no change");
        assert!(doubt(record, None).is_some(), "{what} is not noticed:\n{record}");
        changed += 1;
    };
    // Every sign in every line about the dice, and every such line as a whole.
    let lines: Vec<&str> = text.lines().collect();
    let rebuilt = |at: usize, line: &[&str]| {
        let lines = [&lines[..at], line, &lines[at + 1..]].concat();
        lines.join("\n") + "\n"
    };
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.starts_with("dice")) {
        if line.starts_with("dice-text") {
            continue;
        }
        refuse(&rebuilt(at, &[]), line);
        refuse(&rebuilt(at, &[line, line]), line);
        let value = line.find(": ").unwrap() + 2;
        for (index, sign) in line.char_indices().skip(value).filter(|(_, sign)| sign.is_ascii_hexdigit()) {
            let others = "0123456789abcdef".chars().filter(|&other| other != sign);
            for other in others.skip(index % one_in).step_by(one_in) {
                let mut line = line.to_string();
                line.replace_range(index..=index, &other.to_string());
                refuse(&rebuilt(at, &[&line]), &line);
            }
        }
    }
    // Every die of every roll, as every other face.
    for (at, event) in record.events.iter().enumerate() {
        if !matches!(event, Event::Rolled(_) | Event::StartRolled(_)) {
            continue;
        }
        let faces = event.to_string();
        let digits: Vec<usize> =
            faces.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).map(|(index, _)| index).collect();
        for index in digits {
            for face in "123456".chars() {
                let mut other = faces.clone();
                other.replace_range(index..=index, &face.to_string());
                let Ok(event) = other.parse::<Event>() else { continue };
                if event == record.events[at] {
                    continue;
                }
                let mut record = record.clone();
                record.events[at] = event;
                refuse(&record.to_string(), &format!("event {at}: {other} for {faces}"));
            }
        }
    }
    changed
}

#[test]
fn a_game_that_is_made_up_as_a_whole_does_not_fit_the_lock_that_a_device_has_kept() {
    let kept = seal().lock().fingerprint();
    let mut seeds = seeds();
    seeds[1].1 = Seed::from_phrase("tried until the dice were good");
    let devices = seeds.iter().map(|(seat, seed)| (*seat, seed.device_commitment(table_id(), 2, *seat)));
    let commitment = server().server_commitment(table_id());
    let lock =
        SeedLock::new((table_id(), 2), (&rules(), 3), commitment, vec![seat(3)], devices.collect()).unwrap();
    let made_up = Table::sealed(setup(), lock.open(&seeds).unwrap(), server(), 0).unwrap();
    let mut ledger = made_up.ledger().clone();
    ledger.apply(&Change { revision: 1, fact: Fact::Revealed(server()) }).unwrap();
    assert_eq!(ledger.prove_dice(None), Ok(0), "in itself it is right");
    let Err(Unproved::WrongLock { found: Some(_), .. }) = ledger.prove_dice(Some(kept)) else {
        panic!("another lock is believed")
    };
    let unsealed = Ledger::new(setup(), Proof::Revealed(server())).unwrap();
    assert_eq!(unsealed.prove_dice(Some(kept)), Err(Unproved::WrongLock { kept, found: None }));
}
