//! A table as people meet it: commands, take-back, saving and going on.

use farkle_rules::{Action, Event, Points, Record, RuleSet, RuleSetDraft, Seat, Then};
use farkle_table::{
    Change, ChangeError, Command, Denial, DiceStream, Fact, Holder, Ledger, MOST_STAND_INS, Proof,
    SavedError, Seed, Setup, Table, TakenBack, ToAct, Wish,
};
use proptest::prelude::*;

fn table(rules: &str, take_back: bool) -> Table {
    let rules = RuleSet::preset(rules).unwrap();
    let setup = Setup {
        take_back,
        ..Setup::new(rules, vec![Holder::person("Ann"), Holder::computer("Bo", "gambler")])
    };
    let mut table = Table::new(setup, Seed::from_phrase("test")).unwrap();
    open(&mut table);
    table
}

fn open(table: &mut Table) {
    if let Some(opening) = table.opening() {
        table.apply(&opening).unwrap();
    }
}

fn command(table: &Table, wish: Wish) -> Command {
    Command { seat: table.ledger().game().mover(), wish }
}

fn act(table: &mut Table, action: Action) -> Result<(), Denial> {
    let change = table.decide(&command(table, Wish::Act(action)))?;
    table.apply(&change).unwrap();
    Ok(())
}

/// Plays one legal action chosen by `choice`; false when the game is over.
fn play_any(table: &mut Table, choice: usize) -> bool {
    let legal: Vec<Action> = table.ledger().game().legal_actions().collect();
    if legal.is_empty() {
        return false;
    }
    act(table, legal[choice % legal.len()]).unwrap();
    true
}

#[test]
fn the_opening_rolls_one_die_each_until_one_is_highest() {
    let table = table("playmonster", false);
    assert!(matches!(table.ledger().events()[0], Event::StartRolled(_)));
    assert_eq!(table.ledger().game().chance(), None);
    assert_eq!(table.opening(), None, "an opened table has nothing left to open");
}

#[test]
fn only_the_mover_may_act() {
    let mut table = table("classic", false);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let other = Seat::new(1).unwrap();
    let denial = table.decide(&Command { seat: other, wish: Wish::Act(Action::Roll) }).unwrap_err();
    assert_eq!(denial, Denial::NotYourTurn { mover: Seat::FIRST });
}

#[test]
fn a_roll_is_part_of_the_change_that_asked_for_it() {
    let mut table = table("classic", false);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let change = table.decide(&Command { seat: Seat::FIRST, wish: Wish::Act(Action::Roll) }).unwrap();
    let Fact::Played(events) = &change.fact else { panic!("{change:?}") };
    assert!(matches!(events[..], [Event::TurnBegan, Event::Rolled(_)]));
    assert_eq!(table.decide(&Command { seat: Seat::FIRST, wish: Wish::Act(Action::Roll) }).unwrap(), change);
}

#[test]
fn a_decision_taken_back_can_be_made_again_and_brings_the_same_dice() {
    let mut table = table("classic", true);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    act(&mut table, Action::Roll).unwrap();
    let before = table.clone();
    let is_roll = |action: &Action| matches!(action, Action::SetAside { then: Then::Roll, .. });
    let action = table.ledger().game().legal_actions().find(is_roll).expect("this seed's first roll scores");
    act(&mut table, action).unwrap();
    let after = table.clone();
    let back = table.decide(&command(&table, Wish::TakeBack)).unwrap();
    table.apply(&back).unwrap();
    assert_eq!(table.ledger().events(), before.ledger().events());
    assert_eq!(table.ledger().game(), before.ledger().game());
    act(&mut table, action).unwrap();
    assert_eq!(table.ledger().events(), after.ledger().events());
    assert_eq!(table.ledger().sheet(), after.ledger().sheet());
}

#[test]
fn taking_back_is_denied_where_the_table_does_not_allow_it_or_nothing_was_decided() {
    let take_back = Command { seat: Seat::FIRST, wish: Wish::TakeBack };
    assert_eq!(table("classic", false).decide(&take_back), Err(Denial::NoTakeBack));
    assert_eq!(table("classic", true).decide(&take_back), Err(Denial::NothingToTakeBack));
    let mut table = table("classic", true);
    assert!(!table.ledger().can_take_back());
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    act(&mut table, Action::Roll).unwrap();
    assert!(table.ledger().can_take_back());
}

#[test]
fn somebody_who_comes_to_a_game_is_told_the_last_decision_and_the_dice_after_it() {
    let mut table = table("classic", false);
    assert_eq!(table.ledger().last_steps(), []);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    act(&mut table, Action::Roll).unwrap();
    let events: Vec<Event> = table.ledger().last_steps().iter().map(|step| step.event).collect();
    assert_eq!(events, table.ledger().events()[1..]);
    assert!(matches!(events[..], [Event::TurnBegan, Event::Rolled(_)]));
}

#[test]
fn a_record_without_a_seed_can_be_replayed_but_not_continued() {
    let record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann"]);
    assert_eq!(Table::from_record(&record), Err(SavedError::NoSeed));
}

#[test]
fn a_change_for_another_state_is_refused_and_changes_nothing() {
    let mut table = table("classic", false);
    let before = table.clone();
    let roll = Fact::Played(vec![Event::Rolled("123456".parse().unwrap())]);
    assert!(table.apply(&Change { revision: 1, fact: roll }).is_err());
    assert_eq!(table, before);
}

proptest! {
    #[test]
    fn a_saved_table_goes_on_exactly_like_one_that_was_never_saved(
        choices in prop::collection::vec(0_usize..50, 1..120),
        save_at in 0_usize..60,
        name in "\\PC{0,12}",
    ) {
        let mut draft = RuleSetDraft::preset("playmonster").unwrap();
        draft.ending.target = Points(2000);
        let holders = vec![Holder::person(name), Holder::computer("Bo # 2", "calm")];
        let setup = Setup { take_back: true, ..Setup::new(RuleSet::try_from(draft).unwrap(), holders) };
        let mut table = Table::new(setup, Seed::from_phrase("saved")).unwrap();
        open(&mut table);
        for (i, choice) in choices.into_iter().enumerate() {
            if i == save_at {
                let text = table.record_with_secret_seed().to_string();
                let again = Table::from_record(&text.parse().unwrap()).unwrap();
                prop_assert_eq!(again.record_with_secret_seed(), table.record_with_secret_seed());
                prop_assert_eq!(again.ledger().sheet(), table.ledger().sheet());
                prop_assert_eq!(again.decision_number(), table.decision_number());
                table = again;
            }
            if !play_any(&mut table, choice) {
                break;
            }
        }
    }
}

#[test]
fn dice_that_the_seed_does_not_give_are_found() {
    let mut table = table("playmonster", true);
    (0..40).for_each(|choice| {
        play_any(&mut table, choice);
    });
    let seed = Seed::from_phrase("test");
    let draws = table.ledger().check_dice(&seed).unwrap();
    assert!(draws > 10, "{draws}");
    let mut record = table.record_with_secret_seed();
    let (index, rolled) = record
        .events
        .iter()
        .enumerate()
        .find_map(|(index, event)| match event {
            Event::Rolled(dice) => Some((index, *dice)),
            _ => None,
        })
        .unwrap();
    // Another roll with the same dice to set aside: still a game, but not this seed's.
    record.events.truncate(index + 1);
    let other =
        ["111111", "222222"].map(|dice| dice.parse().unwrap()).into_iter().find(|&dice| dice != rolled);
    record.events[index] = Event::Rolled(other.unwrap());
    let foreign = Ledger::from_record(&record).unwrap().check_dice(&seed).unwrap_err();
    assert_eq!((foreign.number, foreign.expected), (index + 1, Some(Event::Rolled(rolled))));
    assert!(foreign.to_string().contains("did not come from the seed"), "{foreign}");
}

#[test]
fn who_starts_by_chance_says_nothing_about_the_first_roll() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.set("starter", "random").unwrap();
    let rules = RuleSet::try_from(draft).unwrap();
    // Drawn from the same bytes, an even byte would make the first player start and the first die
    // odd.
    let mut seen = std::collections::HashSet::new();
    for seed in 0..64 {
        let setup = Setup::new(rules.clone(), vec![Holder::person("Ann"), Holder::person("Ben")]);
        let seed = Seed::from_phrase(&seed.to_string());
        let dice = DiceStream::new(seed.clone(), ["Ann", "Ben"]);
        let mut table = Table::new(setup, seed).unwrap();
        open(&mut table);
        act(&mut table, Action::Roll).unwrap();
        let starter = table.ledger().game().starter();
        assert!(matches!(table.ledger().events(), [Event::Started(_), Event::TurnBegan, Event::Rolled(_)]));
        seen.insert((starter.index(), dice.faces(1, 1)[0].pips() % 2));
        assert_eq!(table.ledger().events()[2], Event::Rolled(dice.roll(1, 6)), "the second draw of the game");
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn a_game_that_somebody_joined_later_is_not_continued_at_a_table_with_a_seat_too_many() {
    let mut record = table("classic", false).record_with_secret_seed();
    record.seats.push("Cleo".to_string());
    record.events = ["@1", "join:0"].map(|token| token.parse().unwrap()).to_vec();
    assert!(record.replay().is_ok());
    assert_eq!(Table::from_record(&record), Err(SavedError::Joined));
}

#[test]
fn a_change_that_is_missing_or_comes_twice_is_an_error_and_changes_nothing() {
    let mut table = table("classic", false);
    let start = Change { revision: 1, fact: Fact::Played(vec!["@1".parse().unwrap()]) };
    let skipped = Change { revision: 2, ..start.clone() };
    let before = table.clone();
    let gap = table.apply(&skipped).unwrap_err();
    assert_eq!(gap, ChangeError::Revision { expected: 1, found: 2 });
    assert!(!gap.is_known());
    assert_eq!(table, before);
    table.apply(&start).unwrap();
    let once = table.clone();
    let twice = table.apply(&start).unwrap_err();
    assert!(twice.is_known());
    assert_eq!(table, once);
}

#[test]
fn nothing_beyond_the_end_can_be_taken_back() {
    let mut table = table("classic", true);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let before = table.clone();
    for keep in [1, 2, 1000] {
        let back = Change { revision: 2, fact: Fact::TakenBack { keep } };
        assert_eq!(table.apply(&back), Err(ChangeError::BeyondEnd { keep, events: 1 }));
        assert_eq!(table, before);
    }
}

#[test]
fn what_was_taken_back_stays_visible_in_the_record() {
    let mut table = table("classic", true);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    act(&mut table, Action::Roll).unwrap();
    let dropped = table.ledger().events()[1..].to_vec();
    let back = table.decide(&command(&table, Wish::TakeBack)).unwrap();
    table.apply(&back).unwrap();
    let expected = [TakenBack { keep: 1, dropped }];
    assert_eq!(table.ledger().taken_back(), expected);
    let text = table.ledger().record().to_string();
    assert!(text.contains("taken-back: 1 n "), "{text}");
    assert_eq!(Ledger::from_record(&text.parse().unwrap()).unwrap().taken_back(), expected);
}

#[test]
fn a_decision_is_taken_back_by_whoever_made_it() {
    let rules = RuleSet::preset("classic").unwrap();
    let setup =
        Setup { take_back: true, ..Setup::new(rules, vec![Holder::person("Ann"), Holder::person("Ben")]) };
    let mut table = Table::new(setup, Seed::from_phrase("test")).unwrap();
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    act(&mut table, Action::Roll).unwrap();
    let ben = Command { seat: Seat::new(1).unwrap(), wish: Wish::TakeBack };
    assert_eq!(table.decide(&ben), Err(Denial::NotYourDecision { seat: Seat::FIRST }));
    assert!(table.decide(&Command { seat: Seat::FIRST, wish: Wish::TakeBack }).is_ok());
    let nobody = Command { seat: Seat::new(7).unwrap(), wish: Wish::TakeBack };
    assert_eq!(table.decide(&nobody), Err(Denial::NotYourSeat));
}

#[test]
fn the_public_record_has_no_seed_until_the_game_is_over() {
    let mut table = table("classic", false);
    let seed = Seed::from_phrase("test");
    let is_told = |table: &Table| table.ledger().record().to_string().contains(&seed.to_string());
    let mut choice = 0;
    while !table.ledger().game().is_over() {
        assert!(!is_told(&table));
        assert!(!format!("{:?}", table.ledger()).contains(&seed.to_string()));
        assert_eq!(table.reveal(), None, "nobody may know the dice to come");
        choice += 7;
        play_any(&mut table, choice);
    }
    let commitment = table.ledger().record();
    assert_eq!(commitment.header("dice"), Some(format!("commitment {}", seed.commitment()).as_str()));
    let wrong = Fact::Revealed(Seed::from_phrase("another"));
    let revision = table.ledger().revision() + 1;
    assert_eq!(table.apply(&Change { revision, fact: wrong }), Err(ChangeError::WrongSeed));
    let reveal = table.reveal().unwrap();
    table.apply(&reveal).unwrap();
    assert!(is_told(&table));
    assert_eq!(table.ledger().proof(), &Proof::Revealed(seed.clone()));
    assert!(table.ledger().check_dice(&seed).unwrap() > 10);
    assert_eq!(table.reveal(), None);
}

#[test]
fn a_record_without_a_seed_is_opened_without_one() {
    let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
    record.events = ["@1", "n", "123456"].map(|token| token.parse().unwrap()).to_vec();
    let ledger = Ledger::from_record(&record).unwrap();
    assert_eq!(ledger.proof(), &Proof::Entered);
    assert_eq!(ledger.record().header("dice"), None);
    assert_eq!(ledger.record().events, record.events);
}

#[test]
fn the_numbers_for_computer_players_depend_on_the_secret_seed() {
    let table = |seed: &str| {
        let setup =
            Setup::new(RuleSet::default(), vec![Holder::computer("Bo", "beginner"), Holder::person("Ann")]);
        Table::new(setup, Seed::from_phrase(seed)).unwrap()
    };
    assert_eq!(table("one").decision_number(), table("one").decision_number());
    assert_ne!(table("one").decision_number(), table("two").decision_number());
    // Computed independently with Python's hmac and hashlib.
    assert_eq!(table("farkle").decision_number(), 0xEB1A_255B_69EA_E4A1);
    let mut later = table("one");
    act(&mut later, Action::Start(Seat::FIRST)).unwrap();
    assert_ne!(later.decision_number(), table("one").decision_number(), "every decision has its own number");
}

#[test]
fn a_computer_player_moves_for_a_person_until_they_are_back() {
    let mut table = table("classic", false);
    let (ann, bo) = (Seat::FIRST, Seat::new(1).unwrap());
    act(&mut table, Action::Start(ann)).unwrap();
    assert_eq!(table.stand_in(bo, Some("gambler")), None, "Bo is a computer player");
    assert_eq!(table.stand_in(Seat::new(2).unwrap(), Some("gambler")), None, "nobody sits there");
    assert_eq!(table.stand_in(ann, None), None, "Ann is there");
    for name in ["", "back", "two words", "Gambler", "x\ny"] {
        assert_eq!(table.stand_in(ann, Some(name)), None, "{name:?}");
    }
    let gone = table.stand_in(ann, Some("gambler")).unwrap();
    table.apply(&gone).unwrap();
    assert_eq!(table.ledger().to_act(), ToAct::Computer { seat: ann, temperament: "gambler".into() });
    assert_eq!(table.stand_in(ann, Some("gambler")), None, "that is so already");
    act(&mut table, Action::Roll).unwrap();
    let back = table.stand_in(ann, None).unwrap();
    table.apply(&back).unwrap();
    assert_eq!(table.ledger().to_act(), ToAct::Person(ann));
    assert_eq!(table.ledger().before(1).unwrap().stand_in(ann), Some("gambler"), "as it was then");

    let record: Record = table.ledger().record().to_string().parse().unwrap();
    assert_eq!(record.to_string().matches("stand-in: ").count(), 2, "{record}");
    assert_eq!(Ledger::from_record(&record).unwrap().stand_ins(), table.ledger().stand_ins());
}

#[test]
fn a_seat_changes_hands_only_so_often() {
    let mut table = table("classic", false);
    for index in 0..MOST_STAND_INS {
        let temperament = (index % 2 == 0).then_some("gambler");
        let change = table.stand_in(Seat::FIRST, temperament).unwrap();
        table.apply(&change).unwrap();
    }
    assert_eq!(table.stand_in(Seat::FIRST, Some("gambler")), None);
}

#[test]
fn a_game_that_was_ended_has_no_result_and_takes_no_moves() {
    let mut table = table("classic", false);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let end = table.end().unwrap();
    table.apply(&end).unwrap();
    assert!(table.ledger().is_over() && !table.ledger().game().is_over());
    assert_eq!(table.ledger().to_act(), ToAct::Nobody);
    assert_eq!(table.decide(&command(&table, Wish::Act(Action::Roll))), Err(Denial::TooLate));
    assert_eq!((table.end(), table.stand_in(Seat::FIRST, Some("gambler"))), (None, None));
    let reveal = table.reveal().unwrap();
    table.apply(&reveal).unwrap();
    let record: Record = table.ledger().record().to_string().parse().unwrap();
    assert!(Ledger::from_record(&record).unwrap().has_ended());
}

#[test]
fn a_record_does_not_claim_a_course_that_cannot_be() {
    let mut table = table("classic", false);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let with = |key: &str, value: &str| {
        let mut record = table.ledger().record();
        record.headers.push((key.to_string(), value.to_string()));
        Ledger::from_record(&record).map(drop)
    };
    assert_eq!(with("stand-in", "1 1 gambler"), Ok(()));
    for value in
        ["", "1", "1 1", "1 0 gambler", "1 2 gambler", "1 13 gambler", "9 1 gambler", "1 1 back", "1 1 a b"]
    {
        let wrong = SavedError::Course { line: "stand-in", text: value.to_string() };
        assert_eq!(with("stand-in", value), Err(wrong), "{value}");
    }
    assert_eq!(with("ended", "yes"), Err(SavedError::Course { line: "ended", text: "yes".into() }));
}

#[test]
fn in_a_duplicate_game_everybody_rolls_the_same_dice_and_no_decision_shifts_them() {
    let rules = RuleSet::preset("classic").unwrap();
    let holders = vec![Holder::person("Ann"), Holder::person("Ben")];
    let setup = Setup { duplicate: true, ..Setup::new(rules, holders) };
    let mut table = Table::begin(setup, Seed::from_phrase("same"), Some(Seat::FIRST)).unwrap();
    // By round, roll of the turn and number of dice: whoever rolls, the first dice are the same.
    let mut seen = std::collections::BTreeMap::<(u32, u16), Vec<Event>>::new();
    let mut choice = 0;
    while table.ledger().game().round() < 12 {
        let (round, mover) = (table.ledger().game().round(), table.ledger().game().mover());
        // Ann takes the first legal action, Ben others.
        choice = if mover == Seat::FIRST { 0 } else { choice + 1 };
        let events = table.ledger().events().len();
        if !play_any(&mut table, choice) {
            break;
        }
        let rolls = table.ledger().game().turn().rolls;
        let rolled = table.ledger().events()[events..].iter().copied();
        let rolled = rolled.filter(|event| matches!(event, Event::Rolled(_)));
        seen.entry((round, rolls)).or_default().extend(rolled);
    }
    let both = seen.iter().filter(|((_, rolls), events)| *rolls == 1 && events.len() == 2);
    assert!(both.clone().count() >= 5, "{seen:?}");
    assert!(both.into_iter().all(|(_, events)| events[0] == events[1]), "{seen:?}");
    // The record says so, and its dice can be checked.
    let record = table.record_with_secret_seed();
    assert_eq!(record.header("duplicate"), Some("on"));
    let again = Table::from_record(&record).unwrap();
    assert!(again.ledger().check_dice(&Seed::from_phrase("same")).is_ok());
    let mut sequence = record;
    sequence.headers.retain(|(key, _)| key != "duplicate");
    let ledger = Ledger::from_record(&sequence).unwrap();
    assert!(ledger.check_dice(&Seed::from_phrase("same")).is_err(), "they do not come one after the other");
}
