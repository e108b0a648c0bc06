//! The screen model, as a front end uses it.

use farkle_client::{
    Announcement, Banner, GreatMoment, LastRoll, Screen, Selection, ShownTable, StandsOut, announce, tray,
};
use farkle_rules::{Action, Event, Phase, Points, Record, Refusal, RuleSet, RuleSetDraft, Seat, Then};
use farkle_table::{Command, Denial, Holder, Ledger, Seed, Setup, Step, Table, ToAct, Wish};
use proptest::prelude::*;

pub(super) fn rules(preset: &str, settings: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    for (key, value) in settings {
        draft.set(key, value).unwrap();
    }
    RuleSet::try_from(draft).unwrap()
}

pub(super) fn setup(rules: RuleSet) -> Setup {
    let holders = vec![Holder::person("Ann"), Holder::computer("Bo", "gambler")];
    Setup { take_back: true, ..Setup::new(rules, holders) }
}

/// A table at which these events have happened.
pub(super) fn table_at(rules: RuleSet, tokens: &str) -> Table {
    let fresh = Table::begin(setup(rules), Seed::from_phrase("x"), None).unwrap();
    let mut record: Record = fresh.record_with_secret_seed();
    record.events = tokens.split_whitespace().map(|t| t.parse().unwrap()).collect();
    Table::from_record(&record).unwrap()
}

pub(super) fn ledger_at(rules: RuleSet, tokens: &str) -> Ledger {
    table_at(rules, tokens).ledger().clone()
}

/// Has whoever is to move act.
pub(super) fn act(table: &mut Table, action: Action) -> Result<Vec<Step>, Denial> {
    ask(table, Wish::Act(action))
}

fn ask(table: &mut Table, wish: Wish) -> Result<Vec<Step>, Denial> {
    let seat = match wish {
        Wish::Act(_) => table.ledger().game().mover(),
        Wish::TakeBack => table.ledger().last_decision().map_or(Seat::FIRST, |(seat, _)| seat),
    };
    let change = table.decide(&Command { seat, wish })?;
    Ok(table.apply(&change).unwrap())
}

pub(super) fn places_of(ledger: &Ledger, pips: u8) -> Vec<usize> {
    let faces = Selection::faces(ledger);
    (0..faces.len()).filter(|&place| faces[place].pips() == pips).collect()
}

#[test]
fn a_game_begins_with_the_chosen_starter_and_says_who_has_to_act() {
    let second = Seat::new(1).unwrap();
    let table = Table::begin(setup(rules("classic", &[])), Seed::from_phrase("x"), Some(second)).unwrap();
    assert_eq!(table.ledger().to_act(), ToAct::Computer { seat: second, temperament: "gambler".to_string() });
    let waiting = Table::begin(setup(rules("classic", &[])), Seed::from_phrase("x"), None).unwrap();
    assert_eq!(waiting.ledger().to_act(), ToAct::Anyone);
}

#[test]
fn a_roll_also_risks_what_a_third_farkle_costs() {
    let farkles = "n 223346 ".repeat(5);
    let events = format!("@1 n 111234 111= {farkles} n 122345 1+ 24564");
    for (penalty, at_risk) in [("none", 100), ("500", 600), ("all", 1100)] {
        let ledger = ledger_at(rules("classic", &[("three_farkles", penalty)]), &events);
        assert_eq!(Screen::of(&ledger, &Selection::default()).roll.at_risk, Points(at_risk), "{penalty}");
    }
}

#[test]
fn the_buttons_say_what_they_do_with_numbers() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 122345 1+ 24564");
    let mut selection = Selection::default();
    selection.take_best(&ledger);
    let screen = Screen::of(&ledger, &selection);
    assert_eq!((screen.turn_total, screen.selected), (Points(100), Points(50)));
    assert_eq!(
        (screen.roll.dice, screen.roll.farkle_chance, screen.roll.at_risk),
        (4, 204.0 / 1296.0, Points(150))
    );
    assert_eq!((screen.bank.total, screen.bank.score), (Points(150), Points(150)));
    assert!(screen.roll.action.is_ok() && screen.bank.action.is_ok());
    let (groups, since) = tray(&ledger);
    assert_eq!((groups.len(), since, groups[0].roll), (1, 0, 1));
}

#[test]
fn a_disabled_button_says_why() {
    let ledger = ledger_at(rules("playmonster", &[]), "start:64 n 122345");
    let mut selection = Selection::default();
    let screen = Screen::of(&ledger, &selection);
    assert_eq!(screen.roll.action, Err(Refusal::NothingSelected));
    selection.take_best(&ledger);
    let screen = Screen::of(&ledger, &selection);
    let missing = Points(350);
    assert_eq!(screen.bank.action, Err(Refusal::BelowOpening { opening: Points(500), missing }));
    assert_eq!(screen.banner, Some(Banner::Opening { needed: Points(500) }));
}

#[test]
fn hot_dice_put_all_dice_back_in_hand_and_off_the_tray() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 111555 111555+ 123346");
    let screen = Screen::of(&ledger, &Selection::default());
    assert_eq!(screen.dice.len(), 6);
    assert_eq!(screen.tray_since_hot_dice, screen.tray.len());
    assert_eq!(screen.turn_total, Points(1500));
}

#[test]
fn hot_dice_are_announced_to_whoever_rolls_them_and_not_to_whoever_banks() {
    for (then, is_said) in [(Then::Roll, true), (Then::Bank, false)] {
        let mut table = table_at(rules("classic", &[]), "@1 n 111555");
        let dice = "111555".parse().unwrap();
        let steps = act(&mut table, Action::SetAside { dice, then }).unwrap();
        let said = announce(table.ledger(), &steps);
        assert_eq!(said.contains(&Announcement::HotDice), is_said, "{said:?}");
    }
}

#[test]
fn a_roll_for_the_start_says_who_rolled_what_and_those_who_tie_roll_again() {
    let mut three = setup(rules("playmonster", &[]));
    three.holders.push(Holder::person("Cleo"));
    let mut record = Table::begin(three, Seed::from_phrase("x"), None).unwrap().record_with_secret_seed();
    record.events = ["start:525", "start:33", "start:26"].map(|event| event.parse().unwrap()).to_vec();
    let table = Table::from_record(&record).unwrap();
    let said = announce(table.ledger(), &table.ledger().last_steps());
    let said: Vec<String> = said.iter().map(Announcement::to_string).collect();
    assert_eq!(
        said,
        [
            "Rolled for the start: Ann (5), Bo (2), Cleo (5).",
            "Rolled for the start: Ann (3), Cleo (3).",
            "Rolled for the start: Ann (2), Cleo (6).",
            "Cleo starts.",
        ]
    );
}

#[test]
fn the_last_turn_banner_says_what_takes_the_lead() {
    let ledger = ledger_at(
        rules("classic", &[("ending", "last_turn"), ("target", "1000")]),
        "@1 n 111555 111555= n 123346",
    );
    let screen = Screen::of(&ledger, &Selection::default());
    assert_eq!(screen.banner, Some(Banner::LastTurn { needed: Points(1550), one_throw: false }));
    assert!(screen.sides[0].leads && !screen.sides[1].leads);
}

#[test]
fn the_bank_button_ends_a_last_throw_that_is_not_enough() {
    let settings =
        [("ending", "last_turn"), ("target", "1000"), ("last_chance", "one_throw"), ("minimum_bank", "300")];
    let ledger = ledger_at(rules("classic", &settings), "@1 n 111555 111555= n 123346");
    let mut selection = Selection::default();
    selection.take_best(&ledger);
    let screen = Screen::of(&ledger, &selection);
    let dice = selection.dice(&ledger);
    assert_eq!(screen.bank.action, Ok(Action::SetAside { dice, then: Then::GiveUp }));
    assert_eq!(screen.roll.action, Err(Refusal::OneThrowOnly));
}

#[test]
fn dice_left_over_are_offered_with_what_they_earn() {
    let ledger = ledger_at(rules("classic", &[("leftover_dice", "high_stakes")]), "@1 n 112346 11=");
    let screen = Screen::of(&ledger, &Selection::default());
    let offer = screen.take_over.unwrap();
    assert_eq!((offer.dice, offer.earns, offer.at_risk), (4, Points(1000), Points(0)));

    let strict = rules("classic", &[("leftover_dice", "high_stakes"), ("three_farkles", "500")]);
    let ledger = ledger_at(strict, "@1 n 223346 n 223346 n 223346 n 112346 11=");
    let screen = Screen::of(&ledger, &Selection::default());
    assert_eq!(screen.take_over.unwrap().at_risk, Points(500), "it would be the third in a row");
}

#[test]
fn somebody_alone_is_not_asked_who_starts() {
    let setup = Setup { holders: vec![Holder::person("Ann")], ..setup(rules("classic", &[])) };
    let table = Table::begin(setup, Seed::from_phrase("x"), None).unwrap();
    assert_eq!(table.ledger().to_act(), ToAct::Person(Seat::new(0).unwrap()));
}

#[test]
fn a_person_can_take_back_past_the_computers_turn() {
    let mut table = table_at(rules("classic", &[]), "@1 n 111555 111555= n 123346 1=");
    assert!(table.ledger().can_take_back());
    ask(&mut table, Wish::TakeBack).unwrap();
    assert_eq!(table.ledger().to_act(), ToAct::Person(Seat::FIRST));
    assert!(matches!(table.ledger().game().phase(), Phase::Choosing { .. }));
}

#[test]
fn what_the_rules_forbid_leaves_the_table_as_it_was() {
    let mut table = table_at(rules("classic", &[]), "@1 n 122346");
    let before = table.clone();
    let wish = Action::SetAside { dice: "2".parse().unwrap(), then: Then::Bank };
    let Err(Denial::Rules(refusal)) = act(&mut table, wish) else { panic!("not denied") };
    assert_eq!(refusal, Refusal::DoesNotScore { dice: "2".parse().unwrap() });
    assert_eq!(table, before);
}

proptest! {
    #[test]
    fn whatever_is_tapped_the_selection_is_empty_or_legal(
        roll in prop::collection::vec(1_u8..=6, 6),
        taps in prop::collection::vec(0_usize..6, 0..20),
        preset in prop::sample::select(vec!["classic", "playmonster", "walnut", "kcd", "zilch"]),
    ) {
        let token: String = roll.iter().map(ToString::to_string).collect();
        let start = if preset == "playmonster" { "start:64" } else { "@1" };
        let ledger = ledger_at(rules(preset, &[]), &format!("{start} n {token}"));
        let Phase::Choosing { roll } = ledger.game().phase() else { return Ok(()) };
        let mut selection = Selection::default();
        for place in taps {
            let (was_selected, before) = (selection.contains(place), selection.dice(&ledger));
            if selection.tap(&ledger, place).is_ok() {
                let is_confirmed = was_selected && selection.dice(&ledger) == before;
                prop_assert!(is_confirmed || selection.contains(place) != was_selected, "a tap changes or confirms");
            }
            let dice = selection.dice(&ledger);
            prop_assert!(dice.is_empty() || ledger.game().rules().points_of(dice, roll).is_some());
        }
    }

    #[test]
    fn every_legal_set_aside_can_be_tapped(
        roll in prop::collection::vec(1_u8..=6, 6),
        preset in prop::sample::select(vec!["classic", "walnut", "kcd", "zilch"]),
    ) {
        let token: String = roll.iter().map(ToString::to_string).collect();
        let ledger = ledger_at(rules(preset, &[]), &format!("@1 n {token}"));
        let Phase::Choosing { roll } = ledger.game().phase() else { return Ok(()) };
        let mut seen = vec![Selection::default()];
        let mut next = 0;
        while let Some(&from) = seen.get(next) {
            next += 1;
            for place in 0..6 {
                let mut selection = from;
                if selection.tap(&ledger, place).is_ok() && !seen.contains(&selection) {
                    seen.push(selection);
                }
            }
        }
        for set_aside in ledger.game().rules().set_asides(roll) {
            let is_reached = seen.iter().any(|selection| selection.dice(&ledger) == set_aside.dice);
            prop_assert!(is_reached, "{} of {}", set_aside.dice, roll);
        }
    }

    #[test]
    fn a_button_that_can_be_pressed_is_accepted(choices in prop::collection::vec(0_usize..3, 1..80)) {
        let seed = Seed::from_phrase("p");
        let mut table = Table::begin(setup(rules("zilch", &[])), seed, Some(Seat::FIRST)).unwrap();
        for choice in choices {
            let mut selection = Selection::default();
            selection.take_best(table.ledger());
            let screen = Screen::of(table.ledger(), &selection);
            let action = if choice == 0 { screen.bank.action } else { screen.roll.action };
            if let Ok(action) = action {
                let steps = act(&mut table, action).unwrap();
                prop_assert!(steps.iter().any(|step| !matches!(step.event, Event::Rolled(_))));
            }
        }
    }
}

#[test]
fn the_bank_button_says_the_score_that_the_engine_will_come_to() {
    let too_far = |tokens: &str| {
        let ledger = ledger_at(rules("classic", &[("ending", "exactly"), ("target", "1000")]), tokens);
        let mut selection = Selection::default();
        selection.take_best(&ledger);
        Screen::of(&ledger, &selection).bank
    };
    let bank = too_far("@1 n 122346 1= n 223346 n 111225");
    assert_eq!((bank.total, bank.score), (Points(1050), Points(100)), "the points go to the opponent");
    let penalty = rules("classic", &[("three_farkles", "500"), ("after_farkle", "may_go_on")]);
    let tokens = "@1 n 223346 x n 223346 x n 223346 x n 223346 x n 223346";
    let bank = Screen::of(&ledger_at(penalty, tokens), &Selection::default()).bank;
    assert_eq!((bank.action, bank.score), (Ok(Action::GiveUp), Points(-500)), "the third farkle in a row");
}

#[test]
fn a_bank_that_can_no_longer_win_says_so_though_others_are_still_to_play() {
    let rules = rules("classic", &[("target", "600"), ("ending", "last_turn")]);
    let holders = ["Ann", "Ben", "Cleo"].map(Holder::person).to_vec();
    let table = Table::begin(Setup::new(rules, holders), Seed::from_phrase("x"), None).unwrap();
    let mut record = table.record_with_secret_seed();
    record.events = "@1 n 222666 666= n 111234".split_whitespace().map(|t| t.parse().unwrap()).collect();
    let table = Table::from_record(&record).unwrap();
    let loses = |dice: &str| {
        let mut selection = Selection::default();
        selection.take(table.ledger(), dice.parse().unwrap());
        Screen::of(table.ledger(), &selection).bank.loses
    };
    assert!(loses("1"), "100 points are fewer than 600");
    assert!(!loses("111"));
}

#[test]
fn the_bank_button_says_what_it_leaves_on_the_table() {
    let leaves = |set: &[(&str, &str)], tokens: &str, pips: u8| {
        let ledger = ledger_at(rules("classic", set), tokens);
        let mut selection = Selection::default();
        selection.tap(&ledger, places_of(&ledger, pips)[0]).unwrap();
        Screen::of(&ledger, &selection).bank.leaves
    };
    assert_eq!(leaves(&[], "@1 n 122345", 1), Points(50), "the five");
    assert_eq!(leaves(&[], "@1 n 122346", 1), Points(0), "nothing else scores");
    let exactly = [("ending", "exactly"), ("target", "600")];
    assert_eq!(leaves(&exactly, "@1 n 555234 555+ 115", 1), Points(0), "more would be too many");
    let missing = [("ending", "exactly"), ("target", "650")];
    assert_eq!(
        leaves(&missing, "@1 n 555234 555+ 115", 1),
        Points(50),
        "a second one is too many, a five is not"
    );
    assert_eq!(leaves(&[("opening_score", "500")], "@1 n 122345", 1), Points(0), "it can't be banked yet");
}

#[test]
fn the_last_change_of_a_game_can_be_told_again_after_it_was_saved() {
    let seed = Seed::from_phrase("again");
    let mut table = Table::begin(setup(rules("classic", &[])), seed, Some(Seat::FIRST)).unwrap();
    for _ in 0..40 {
        let mut selection = Selection::default();
        selection.take_best(table.ledger());
        let screen = Screen::of(table.ledger(), &selection);
        let Ok(action) = screen.roll.action.or(screen.bank.action) else { break };
        let steps = act(&mut table, action).unwrap();
        let resumed = Table::from_record(&table.record_with_secret_seed()).unwrap();
        assert_eq!(resumed.ledger().last_steps(), steps);
        assert_eq!(resumed.ledger().events(), table.ledger().events(), "and nothing is changed by that");
    }
}

#[test]
fn in_the_air_a_roll_that_scores_and_one_that_ends_the_turn_look_alike() {
    let (mut scored, mut farkled) = (0, 0);
    for seed in 0..40 {
        let setup = Setup::new(RuleSet::default(), ["Ann", "Ben"].map(Holder::person).to_vec());
        let seed = Seed::from_phrase(&seed.to_string());
        let mut table = Table::begin(setup, seed, Some(Seat::FIRST)).unwrap();
        act(&mut table, Action::Roll).unwrap();
        while let Phase::Choosing { roll } = table.ledger().game().phase() {
            let before = table.ledger().game().mover();
            let one = *table.ledger().game().rules().set_asides(roll).last().unwrap();
            let wish = Wish::Act(Action::SetAside { dice: one.dice, then: Then::Roll });
            let change = table.decide(&Command { seat: before, wish }).unwrap();
            let mut shown = ShownTable::all(table.ledger().clone());
            shown.receive(&change).unwrap();
            table.apply(&change).unwrap();
            shown.advance();
            let air = Screen::of(shown.ledger(), &Selection::default());
            let mover = |screen: &Screen| screen.seats.iter().find(|seat| seat.to_move).map(|seat| seat.seat);
            assert_eq!(mover(&air), Some(before), "nobody else has the turn yet");
            assert!(air.dice.is_empty() && !air.tray.is_empty(), "what was set aside lies there");
            assert_eq!(
                (air.roll.action, air.bank.action),
                (Err(Refusal::DiceRolling), Err(Refusal::DiceRolling))
            );
            let flying = LastRoll::in_the_air(&shown).unwrap();
            assert_eq!(Some(flying), LastRoll::of(table.ledger()), "it lands as it flew");
            let now = Screen::of(table.ledger(), &Selection::default());
            if table.ledger().game().mover() == before && !now.dice.is_empty() {
                assert_eq!(
                    (now.turn_total, now.tray, now.sides, now.seats, now.bank.score),
                    (air.turn_total, air.tray, air.sides, air.seats, air.bank.score)
                );
                scored += 1;
            } else {
                farkled += 1;
            }
        }
    }
    assert!(scored > 10 && farkled > 10, "{scored} rolls have scored, {farkled} have not");
}

#[test]
fn a_rematch_begins_with_whoever_sits_next_to_the_last_starter_unless_the_dice_say_who() {
    let names = ["Ann", "Ben", "Cleo"].map(Holder::person);
    let begin = |settings: &[(&str, &str)], starter| {
        let setup = Setup::new(rules("classic", settings), names.to_vec());
        Table::begin(setup, Seed::from_phrase("first"), starter).unwrap()
    };
    let next = || Seed::from_phrase("next");
    let mut table = begin(&[], Some(Seat::FIRST));
    for place in [1, 2, 0, 1] {
        table = Table::rematch(table.ledger(), next()).unwrap();
        let ledger = table.ledger();
        assert_eq!(
            (ledger.game().starter().index(), ledger.to_act()),
            (place, ToAct::Person(ledger.game().mover()))
        );
    }
    let before = begin(&[("starter", "highest_die")], None);
    let rolled = Table::rematch(before.ledger(), next()).unwrap();
    assert!(
        matches!(rolled.ledger().events()[0], Event::StartRolled(_)),
        "nobody is named where the highest die begins"
    );
}

#[test]
fn the_button_that_stands_out_is_the_safer_one_by_a_rule_of_thumb() {
    let of = |set: &[(&str, &str)], tokens: &str| {
        let ledger = ledger_at(rules("classic", set), tokens);
        let mut selection = Selection::default();
        selection.take_best(&ledger);
        Screen::of(&ledger, &selection).stands_out
    };
    assert_eq!(of(&[], "@1"), StandsOut::Roll, "there is nothing to bank");
    assert_eq!(of(&[], "@1 n 123346"), StandsOut::Roll, "100 points and five dice");
    assert_eq!(of(&[], "@1 n 111234"), StandsOut::Bank, "1,000 points and three dice");
    assert_eq!(of(&[], "@1 n 114446"), StandsOut::Bank, "600 points and one die");
    let of_part = |tokens: &str, part: &str| {
        let ledger = ledger_at(rules("classic", &[]), tokens);
        let mut selection = Selection::default();
        selection.take(&ledger, part.parse().unwrap());
        Screen::of(&ledger, &selection).stands_out
    };
    assert_eq!(of_part("@1 n 114446", "444"), StandsOut::Neither, "first there are 200 points more");
    assert_eq!(of_part("@1 n 123334", "1"), StandsOut::Neither, "a triple lies there");
    assert_eq!(of_part("@1 n 123456", "1"), StandsOut::Neither, "and here a straight");
    assert_eq!(of_part("@1 n 152344", "1"), StandsOut::Roll, "a single 5 may be left");
    let hot = of(&[("target", "1500")], "@1 n 111234 111+ 555");
    assert_eq!(hot, StandsOut::Bank, "it wins, though six dice are hardly a risk");
    assert_eq!(of(&[("opening_score", "1500")], "@1 n 111234"), StandsOut::Roll, "it can't be banked yet");
    let far = of(&[("target", "2000")], "@1 n 111234 111= n 114446");
    assert_eq!(far, StandsOut::Bank, "the other one has half of the way behind them");
    let near = of(&[("target", "1300")], "@1 n 111234 111= n 114446");
    assert_eq!(near, StandsOut::Both, "where the other one is about to win, more than points counts");
    let of_rounds = |rounds| {
        of(&[("ending", "rounds"), ("rounds", rounds), ("ties", "play_off")], "@1 n 111234 111= n 114446")
    };
    assert_eq!((of_rounds("3"), of_rounds("2")), (StandsOut::Bank, StandsOut::Both));
}

#[test]
fn near_the_goal_it_is_said_what_is_missing() {
    let of = |target: &str| {
        let ledger = ledger_at(rules("classic", &[("target", target)]), "@1 n 111234 111= n 223346 n");
        Screen::of(&ledger, &Selection::default()).banner
    };
    assert_eq!(of("1100"), Some(Banner::NearGoal { needed: Points(100) }));
    assert_eq!(of("1200"), None, "200 points are more than a tenth of the way");
}

#[test]
fn great_moments_are_told_apart() {
    let of = |set: &[(&str, &str)], tokens: &str| {
        let whole = ledger_at(rules("classic", set), tokens);
        let last = whole.events().len() - 1;
        let before = whole.before(last).unwrap();
        let mut after = before.clone();
        let step = after.play(&whole.events()[last..]).unwrap().pop().unwrap();
        GreatMoment::of(&before, &step, &after)
    };
    assert_eq!(of(&[], "@1 n 122346"), None);
    assert_eq!(of(&[], "@1 n 122346 1="), Some(GreatMoment::Bank));
    assert_eq!(of(&[], "@1 n 122346 1= n 112346 11="), Some(GreatMoment::TakesLead));
    assert_eq!(of(&[], "@1 n 111234 111="), Some(GreatMoment::BigTurn));
    assert_eq!(of(&[], "@1 n 111555 111555+"), Some(GreatMoment::HotDice));
    assert_eq!(of(&[("opening_score", "500")], "@1 n 111234 111="), Some(GreatMoment::Opened));
    let last_turn = [("target", "1000"), ("ending", "last_turn")];
    assert_eq!(of(&last_turn, "@1 n 111234 111="), Some(GreatMoment::LastTurns));
    let short = [("target", "1000")];
    let shorter = [("target", "3000")];
    assert_eq!(of(&shorter, "@1 n 444123 444="), Some(GreatMoment::Bank), "a turn like any other");
    assert_eq!(of(&short, "@1 n 111234 111="), Some(GreatMoment::Won), "Ann is a person");
    assert_eq!(of(&short, "@2 n 111234 111="), Some(GreatMoment::Lost), "Bo is not");
}
