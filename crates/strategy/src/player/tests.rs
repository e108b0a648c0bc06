//! Computer players at work: always a legal action, and what each of them stands for.

use super::*;
use farkle_rules::{Chance, Event, Position};
use farkle_strategy_oracle::changed::rules;
use farkle_strategy_oracle::random_rules::{finish, random_rules};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

#[test]
fn every_temperament_is_found_by_its_name() {
    for temperament in Temperament::ALL {
        assert_eq!(temperament.name().parse(), Ok(temperament));
    }
}

#[test]
fn an_unknown_name_is_refused_with_all_that_there_are() {
    let error = "bold".parse::<Temperament>().unwrap_err().to_string();
    assert_eq!(
        error,
        "'bold' is no computer player; there are beginner, cautious, gambler, calculator, champion"
    );
}

#[test]
fn any_mix_plays_random_rules_for_any_number_of_seats_to_the_end() {
    let mut rng = rng(7);
    for game_number in 0..72 {
        let rules = random_rules(&mut rng);
        let players: Vec<ComputerPlayer> =
            Temperament::ALL.into_iter().map(|t| ComputerPlayer::new(t, &rules)).collect();
        let seats = 1 + game_number % 12;
        let Ok(mut game) = Game::new(rules.clone(), seats) else { continue };
        let chooser = |game: &Game, rng: &mut ChaCha8Rng| {
            players[game.mover().index() % players.len()].choose(game, rng)
        };
        let turns = finish(&mut game, &mut rng, chooser);
        assert!(game.is_over(), "{turns} turns were not enough for {:?}", rules.draft());
    }
}

#[test]
fn nobody_decides_while_dice_are_rolling_or_after_the_end() {
    let rules = RuleSet::preset("classic").unwrap();
    let player = ComputerPlayer::new(Temperament::Champion, &rules);
    for text in ["0/0 roll:6", "10000/0 over:1"] {
        let game = text.parse::<Position>().unwrap().game(rules.clone()).unwrap();
        assert_eq!(player.choose(&game, &mut rng(1)), None);
    }
}

#[test]
fn everyone_banks_what_wins_the_game() {
    let rules = RuleSet::preset("classic").unwrap();
    let game = "9500/9900 t400 choose:123466".parse::<Position>().unwrap().game(rules.clone()).unwrap();
    for temperament in Temperament::ALL {
        let action = ComputerPlayer::new(temperament, &rules).choose(&game, &mut rng(1)).unwrap();
        assert!(matches!(action, Action::SetAside { then: Then::Bank, .. }), "{temperament}: {action}");
    }
}

#[test]
fn nobody_stops_in_a_last_turn_that_is_not_enough() {
    let rules = RuleSet::preset("playmonster").unwrap();
    let text = "10300/8000 m2of2 t1500 last:2>1 choose:123466";
    let game = text.parse::<Position>().unwrap().game(rules.clone()).unwrap();
    for temperament in Temperament::ALL {
        let action = ComputerPlayer::new(temperament, &rules).choose(&game, &mut rng(1)).unwrap();
        assert!(matches!(action, Action::SetAside { then: Then::Roll, .. }), "{temperament}: {action}");
    }
}

#[test]
fn the_champion_takes_more_risks_when_the_opponent_is_nearly_home() {
    let rules = RuleSet::preset("classic").unwrap();
    let champion = ComputerPlayer::new(Temperament::Champion, &rules);
    let banks = |text: &str| {
        let game = text.parse::<Position>().unwrap().game(rules.clone()).unwrap();
        let action = champion.choose(&game, &mut rng(1)).unwrap();
        matches!(action, Action::SetAside { then: Then::Bank, .. })
    };
    assert!(banks("5000/5000 t900 choose:1233"));
    assert!(!banks("3000/9900 t900 choose:1233"));
}

#[test]
fn the_champion_beats_the_calculator_who_beats_the_others() {
    let rules = RuleSet::preset("classic").unwrap();
    let mut rng = rng(11);
    let mut wins = |first: Temperament, second: Temperament, games: usize| {
        let players = [first, second].map(|t| ComputerPlayer::new(t, &rules));
        (0..games)
            .filter(|number| {
                let mut game = Game::new(rules.clone(), 2).unwrap();
                game.apply(&Event::Started(Seat::new(number % 2).unwrap())).unwrap();
                finish(&mut game, &mut rng, |game, rng| players[game.mover().index()].choose(game, rng));
                game.winners().iter().next().is_some_and(|side| side.index() == 0)
            })
            .count()
    };
    for weaker in [Temperament::Beginner, Temperament::Cautious, Temperament::Gambler] {
        let won = wins(Temperament::Calculator, weaker, 1000);
        assert!(won > 520, "the calculator won {won} of 1000 against the {weaker}");
    }
}

#[test]
fn a_game_that_begins_with_a_choice_is_begun() {
    let rules = RuleSet::preset("classic").unwrap();
    let game = Game::new(rules.clone(), 4).unwrap();
    assert!(!matches!(game.chance(), Some(Chance::Starter { .. })));
    let action = ComputerPlayer::new(Temperament::Beginner, &rules).choose(&game, &mut rng(3));
    assert!(matches!(action, Some(Action::Start(_))));
}

/// Rules with last turns by which a player may go on after a farkle.
fn going_on_in_last_turns() -> RuleSet {
    rules("classic", &[("after_farkle", "may_go_on"), ("ending", "last_turn")])
}

#[test]
fn a_hopeless_last_turn_is_given_up_and_any_other_is_gone_on_with() {
    let rules = going_on_in_last_turns();
    let farkled = |behind: i32| {
        let text = format!("10000/{} m2of2 last:2>1 farkle:6", 10_000 - behind);
        text.parse::<Position>().unwrap().game(rules.clone()).unwrap()
    };
    for temperament in Temperament::ALL {
        let player = ComputerPlayer::new(temperament, &rules);
        assert_eq!(player.choose(&farkled(1_000), &mut rng(1)), Some(Action::GoOn), "{temperament}");
        assert_eq!(player.choose(&farkled(9_000), &mut rng(1)), Some(Action::GiveUp), "{temperament}");
    }
}

#[test]
fn games_of_six_computer_players_who_may_go_on_in_last_turns_end_soon() {
    let rules = going_on_in_last_turns();
    let mut rng = rng(8);
    let mixed: Vec<Vec<Temperament>> =
        Temperament::ALL.iter().map(|&same| vec![same; 6]).chain([Temperament::ALL.to_vec()]).collect();
    for temperaments in mixed {
        let players: Vec<ComputerPlayer> =
            temperaments.iter().map(|&temperament| ComputerPlayer::new(temperament, &rules)).collect();
        for _ in 0..5 {
            let mut game = Game::new(rules.clone(), 6).unwrap();
            let mut decisions = 0;
            let chooser = |game: &Game, rng: &mut ChaCha8Rng| {
                decisions += 1;
                assert!(decisions < MOST_DECISIONS, "{temperaments:?} at {}", game.position());
                players[game.mover().index() % players.len()].choose(game, rng)
            };
            finish(&mut game, &mut rng, chooser);
            assert!(game.is_over(), "{temperaments:?}");
        }
    }
}

/// A game of six takes a few hundred decisions without last turns.
const MOST_DECISIONS: usize = 10_000;
