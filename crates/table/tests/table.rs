//! A table as people meet it: commands, take-back, saving and going on.
#![allow(clippy::unwrap_used)] // A test may panic.

use farkle_rules::{Action, Event, Points, Record, RuleSet, RuleSetDraft, Seat, Then};
use farkle_table::{Change, Command, Denial, Holder, SavedError, Seed, Setup, Table};
use proptest::prelude::*;

fn table(rules: &str, take_back: bool) -> Table {
    let rules = RuleSet::preset(rules).unwrap();
    let setup = Setup {
        take_back,
        ..Setup::new(rules, vec![Holder::person("Ann"), Holder::computer("Bo", "gambler")])
    };
    let mut table = Table::new(setup, Seed::from_phrase("test")).unwrap();
    table.apply(&table.opening()).unwrap();
    table
}

fn act(table: &mut Table, action: Action) -> Result<(), Denial> {
    let seat = table.game().mover();
    let change = table.decide(&Command::Act { seat, action })?;
    table.apply(&change).unwrap();
    Ok(())
}

/// Plays one legal action chosen by `choice`; false when the game is over.
fn play_any(table: &mut Table, choice: usize) -> bool {
    let legal: Vec<Action> = table.game().legal_actions().collect();
    if legal.is_empty() {
        return false;
    }
    act(table, legal[choice % legal.len()]).unwrap();
    true
}

#[test]
fn the_opening_rolls_one_die_each_until_one_is_highest() {
    let table = table("playmonster", false);
    assert!(matches!(table.events()[0], Event::StartRolled(_)));
    assert_eq!(table.game().chance(), None);
    assert_eq!(table.opening(), Change::Played(vec![]), "an opened table has nothing left to open");
}

#[test]
fn only_the_mover_may_act() {
    let mut table = table("classic", false);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let other = Seat::new(1).unwrap();
    let denial = table.decide(&Command::Act { seat: other, action: Action::Roll }).unwrap_err();
    assert_eq!(denial, Denial::NotYourTurn { mover: Seat::FIRST });
}

#[test]
fn a_roll_is_part_of_the_change_that_asked_for_it() {
    let mut table = table("classic", false);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    let change = table.decide(&Command::Act { seat: Seat::FIRST, action: Action::Roll }).unwrap();
    let Change::Played(events) = &change else { panic!("{change:?}") };
    assert!(matches!(events[..], [Event::TurnBegan, Event::Rolled(_)]));
    assert_eq!(table.decide(&Command::Act { seat: Seat::FIRST, action: Action::Roll }).unwrap(), change);
}

#[test]
fn a_decision_taken_back_can_be_made_again_and_brings_the_same_dice() {
    let mut table = table("classic", true);
    act(&mut table, Action::Start(Seat::FIRST)).unwrap();
    act(&mut table, Action::Roll).unwrap();
    let before = table.clone();
    let is_roll = |action: &Action| matches!(action, Action::SetAside { then: Then::Roll, .. });
    let action = table.game().legal_actions().find(is_roll).expect("this seed's first roll scores");
    act(&mut table, action).unwrap();
    let after = table.clone();
    let back = table.decide(&Command::TakeBack).unwrap();
    table.apply(&back).unwrap();
    assert_eq!(table, before);
    act(&mut table, action).unwrap();
    assert_eq!(table, after);
}

#[test]
fn taking_back_is_denied_where_the_table_does_not_allow_it_or_nothing_was_decided() {
    assert_eq!(table("classic", false).decide(&Command::TakeBack), Err(Denial::NoTakeBack));
    assert_eq!(table("classic", true).decide(&Command::TakeBack), Err(Denial::NothingToTakeBack));
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
    assert!(table.apply(&Change::Played(vec![Event::Rolled("123456".parse().unwrap())])).is_err());
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
        table.apply(&table.opening()).unwrap();
        for (i, choice) in choices.into_iter().enumerate() {
            if i == save_at {
                let text = table.record().to_string();
                let again = Table::from_record(&text.parse().unwrap()).unwrap();
                prop_assert_eq!(&again, &table);
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
    let draws = table.check_dice().unwrap();
    assert!(draws > 10, "{draws}");
    let mut record = table.record();
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
    let foreign = Table::from_record(&record).unwrap().check_dice().unwrap_err();
    assert_eq!((foreign.number, foreign.expected), (index + 1, Some(Event::Rolled(rolled))));
    assert!(foreign.to_string().contains("did not come from the seed"), "{foreign}");
}

#[test]
fn who_starts_by_chance_says_nothing_about_the_first_roll() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.set("starter", "random").unwrap();
    let rules = RuleSet::try_from(draft).unwrap();
    // Drawn from the same bytes, an even byte would make the first player start and the first die odd.
    let mut seen = std::collections::HashSet::new();
    for seed in 0..64 {
        let setup = Setup::new(rules.clone(), vec![Holder::person("Ann"), Holder::person("Ben")]);
        let mut table = Table::new(setup, Seed::from_phrase(&seed.to_string())).unwrap();
        table.apply(&table.opening()).unwrap();
        act(&mut table, Action::Roll).unwrap();
        let starter = table.game().starter();
        assert!(matches!(table.events(), [Event::Started(_), Event::TurnBegan, Event::Rolled(_)]));
        seen.insert((starter.index(), table.dice().faces(1, 1)[0].pips() % 2));
        assert_eq!(table.events()[2], Event::Rolled(table.dice().roll(1, 6)), "the second draw of the game");
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn a_game_that_somebody_joined_later_is_not_continued_at_a_table_with_a_seat_too_many() {
    let mut record = table("classic", false).record();
    record.seats.push("Cleo".to_string());
    record.events = ["@1", "join:0"].map(|token| token.parse().unwrap()).to_vec();
    assert!(record.replay().is_ok());
    assert_eq!(Table::from_record(&record), Err(SavedError::Joined));
}
