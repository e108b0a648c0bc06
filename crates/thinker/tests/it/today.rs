//! A game of Today's Dice is judged as `farkle-daily` judges it.

use farkle_daily::{Day, judge, par};
use farkle_rules::{Action, Phase, Record, Seat, Then};
use farkle_strategy::TurnValues;
use farkle_table::{Command, Holder, Table, Wish};
use farkle_thinker::Thinker;
use farkle_thinking::{Answer, Question, Today, Trouble, action_at};
use std::ops::ControlFlow;

/// Everybody banks the best of each roll as soon as that is allowed.
fn played(day: Day, names: &[&str]) -> Record {
    let setup = day.setup(names.iter().map(|name| Holder::person(*name)).collect());
    let mut table = Table::begin(setup, day.seed(), Some(Seat::FIRST)).unwrap();
    while !table.ledger().is_over() {
        let game = table.ledger().game();
        let action = match game.phase() {
            Phase::Choosing { roll } => {
                let dice = game.rules().set_asides(roll)[0].dice;
                let banks = Action::SetAside { dice, then: Then::Bank };
                if game.decide(banks).is_ok() { banks } else { Action::SetAside { dice, then: Then::Roll } }
            }
            _ => Action::Roll,
        };
        let change = table.decide(&Command { seat: game.mover(), wish: Wish::Act(action) }).unwrap();
        table.apply(&change).unwrap();
    }
    table.record_with_secret_seed()
}

fn ask(day: u32, record: &Record) -> Result<Today, Trouble> {
    let question = Question::Today { day, record: record.to_string() };
    match Thinker::default().answer(&question, &mut |_| ControlFlow::Continue(())) {
        Ok(Answer::Today(today)) => Ok(today),
        Ok(other) => panic!("{other:?}"),
        Err(trouble) => Err(trouble),
    }
}

#[test]
fn everybodys_points_luck_and_mistakes_are_those_of_the_judge() {
    for number in 1..=7 {
        let day = Day::of_number(number).unwrap();
        let record = played(day, &["Ann", "Ben"]);
        let today = ask(number, &record).unwrap();
        assert_eq!(today.par, par(day).points.0);
        // They play alike, and with the same dice.
        assert_eq!(today.players[0].points, today.players[1].points);
        let values = TurnValues::compute(&day.rules());
        for (seat, player) in (0..2).filter_map(Seat::new).zip(&today.players) {
            let judged = judge(&values, 2, &record.events, seat).unwrap();
            assert_eq!((player.points, player.farkles), (judged.points.0, judged.farkles));
            assert_eq!(
                (player.luck, player.lost, player.accuracy),
                (judged.luck, judged.lost, judged.accuracy)
            );
            assert_eq!(player.costliest.len(), judged.mistakes.len().min(5));
        }
    }
}

#[test]
fn a_mistake_names_what_was_done_and_a_better_play() {
    let day = Day::of_number(1).unwrap();
    let record = played(day, &["Ann"]);
    let today = ask(1, &record).unwrap();
    let dearest = today.players[0].costliest.first().unwrap();
    let before = Record { events: record.events[..dearest.event as usize].to_vec(), ..record.clone() };
    let game = before.replay().unwrap().game;
    let done = action_at(&game, dearest.done).unwrap();
    assert_eq!(game.decide(done).unwrap(), record.events[dearest.event as usize]);
    assert_ne!(action_at(&game, dearest.best).unwrap(), done);
    assert!(dearest.cost > 1.0, "{dearest:?}");
}

#[test]
fn a_game_by_other_rules_than_those_of_the_day_is_not_judged() {
    let record = played(Day::of_number(1).unwrap(), &["Ann"]);
    assert_eq!(ask(2, &record), Err(Trouble::OutOfScope));
    assert_eq!(ask(0, &record), Err(Trouble::Unreadable));
}

#[test]
fn the_luck_of_three_is_that_of_the_judge() {
    let record = played(Day::of_number(1).unwrap(), &["Ann", "Ben", "Cleo"]);
    let question = Question::Luck { record: record.to_string() };
    let answer = Thinker::default().answer(&question, &mut |_| ControlFlow::Continue(()));
    let Ok(Answer::Luck(luck)) = answer else { panic!("{answer:?}") };
    let values = TurnValues::compute(&record.rules);
    let expected = (0..3).filter_map(Seat::new);
    let expected = expected.map(|seat| judge(&values, 3, &record.events, seat).unwrap().luck);
    assert_eq!(luck, expected.collect::<Vec<_>>());
}
