//! Three sides against Bellman's equation and the race model, in simulated games, and refusals.

mod equilibrium;
mod files;
mod queries;
mod slow;
mod slow_solution;
mod tiny_games;

use crate::ThreeSides;
use farkle_rules::rule_set::Ties;
use farkle_rules::{Chance, Event, Face, Points, Position, RuleSet};
use farkle_strategy::{ComputerPlayer, SolveError, Temperament};
use farkle_strategy_oracle::brute_force::{few_prices, first_turn};
use farkle_strategy_oracle::changed::rules;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Checks some positions.
fn check(rules: &RuleSet) {
    let solution = ThreeSides::solve(rules).unwrap();
    let target = rules.target().0;
    let code = rules.code();
    let unopened = rules.opening_score() > Points::ZERO;
    let agree = |found: &[f64], expected: &[f64], what: &str| {
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-9, "{code} {what}: {found} {expected}");
        }
    };
    let unit = rules.unit().0;
    let near = |units: i32| (target - units * unit).max(0);
    for scores in [[0, 0, 0], [0, target / unit / 3 * unit, near(1)], [near(2), unit.min(near(1)), near(3)]] {
        for opened in [[true; 3], [false, true, false], [true, false, true]] {
            let all_opened = opened == [true; 3];
            if all_opened == unopened && scores[0] > 0 || !unopened && !all_opened {
                continue;
            }
            let sides: [_; 3] = std::array::from_fn(|side| match opened[side] {
                true => (Points(scores[side]), true),
                false => (Points::ZERO, false),
            });
            let found = solution.win_at(sides).unwrap();
            agree(&found, &slow::turn(&solution, sides), &format!("{sides:?}"));
        }
    }
    if rules.ties() == Ties::PlayOff {
        agree(&solution.tie.two([true; 2]), &slow::play_off(&solution, 2), "a play-off between two");
        agree(&solution.tie.three([true; 3]), &slow::play_off(&solution, 3), "a play-off between three");
    }
}

#[test]
fn every_turn_is_worth_what_the_rules_engine_makes_of_it() {
    for (preset, changes) in [
        ("classic", &[("target", "400"), ("dice", "5")][..]),
        ("kcd", &[("target", "500"), ("minimum_bank", "150"), ("dice", "5")]),
        ("busche-neller", &[("target", "400"), ("six_ones", "wins"), ("toxic_twos", "on")]),
        ("classic", &[("target", "400"), ("dice", "5"), ("five_of_a_kind_wins", "on")]),
        ("classic", &[("target", "500"), ("dice", "5"), ("opening_score", "200")]),
        ("kcd", &[("target", "400"), ("dice", "5"), ("hot_dice", "must_roll"), ("minimum_bank", "100")]),
        (
            "classic",
            &[
                ("target", "500"),
                ("dice", "5"),
                ("opening_score", "200"),
                ("hot_dice", "must_roll"),
                ("start_bonus", "0,50"),
            ],
        ),
    ] {
        check(&rules(preset, changes));
    }
}

/// Rules under which only a 1 scores, and turns are short.
fn only_ones(changes: &[(&str, &str)]) -> RuleSet {
    few_prices(&[&[("ending", "last_turn")][..], changes].concat())
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn every_turn_with_last_turns_is_worth_what_the_rules_engine_makes_of_it() {
    for changes in [
        &[][..],
        &[("ties", "shared"), ("single_five", "100")],
        &[("ties", "play_off")],
        &[("last_chance", "one_throw"), ("target", "150")],
        &[("last_chance", "one_throw"), ("ties", "play_off"), ("reached", "above")],
        &[("opening_score", "100"), ("ties", "shared"), ("target", "150")],
        &[("opening_score", "200"), ("target", "150"), ("minimum_bank", "100"), ("ties", "play_off")],
        &[("opening_score", "150"), ("last_chance", "one_throw")],
        &[("hot_dice", "must_roll"), ("single_one", "100")],
        &[("hot_dice", "must_roll"), ("five_of_a_kind_wins", "on"), ("ties", "shared")],
        &[("toxic_twos", "on"), ("minimum_bank", "100"), ("start_bonus", "0,50")],
    ] {
        check(&only_ones(changes));
    }
}

#[test]
fn every_turn_to_an_exact_target_is_worth_what_the_rules_engine_makes_of_it() {
    for changes in [
        &[][..],
        &[("target", "250"), ("single_five", "100")],
        &[("target", "200"), ("opening_score", "100")],
        &[("target", "200"), ("opening_score", "100"), ("single_five", "100"), ("start_bonus", "0,100,100")],
        &[("target", "150"), ("minimum_bank", "100")],
        &[("target", "200"), ("hot_dice", "must_roll"), ("single_one", "100"), ("toxic_twos", "on")],
        &[("target", "200"), ("dice", "6"), ("six_ones", "wins"), ("single_five", "100")],
        &[("target", "150"), ("five_of_a_kind_wins", "on")],
    ] {
        check(&only_ones(&[&[("ending", "exactly")][..], changes].concat()));
    }
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn every_turn_in_which_a_farkle_is_gone_on_after_is_worth_what_the_rules_engine_makes_of_it() {
    for changes in [
        &[("ending", "at_once"), ("target", "150")][..],
        &[("ending", "exactly"), ("target", "150")],
        &[("ending", "last_turn"), ("last_chance", "one_throw"), ("minimum_bank", "100")],
        &[("ending", "at_once"), ("target", "150"), ("toxic_twos", "on")],
        &[("ending", "exactly"), ("target", "150"), ("toxic_twos", "on")],
        &[("ending", "last_turn"), ("last_chance", "one_throw"), ("toxic_twos", "on"), ("ties", "shared")],
    ] {
        check(&only_ones(&[&[("after_farkle", "may_go_on")][..], changes].concat()));
    }
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn a_round_is_worth_what_the_rules_engine_makes_of_all_three_turns() {
    for changes in [
        &[][..],
        &[("ties", "shared"), ("single_five", "100")],
        &[("ties", "play_off"), ("minimum_bank", "100")],
        &[("opening_score", "150"), ("start_bonus", "0,50,100")],
        &[("hot_dice", "must_roll"), ("single_one", "100"), ("toxic_twos", "on"), ("ties", "shared")],
    ] {
        check(&only_ones(&[&[("ending", "rounds"), ("rounds", "1")][..], changes].concat()));
    }
}

#[test]
fn whoever_plays_later_wins_less_often() {
    let [first, second, third] = ThreeSides::solve(&rules("classic", &[("target", "1500")])).unwrap().win();
    assert!(first > second && second > third && third > 0.25, "{first} {second} {third}");
    assert!((first + second + third - 1.0).abs() < 1e-12);
}

#[test]
fn what_is_out_of_scope_or_too_large_is_refused() {
    for changes in [
        ("three_farkles", "500"),
        ("leftover_dice", "high_stakes"),
        ("leftover_dice", "piggyback"),
        ("teams", "2"),
    ] {
        let error = ThreeSides::solve(&rules("classic", &[changes])).unwrap_err();
        assert!(matches!(error, SolveError::OutOfScope { .. }), "{changes:?}: {error}");
    }
    let error = ThreeSides::solve(&rules("classic", &[("target", "1000000")])).unwrap_err();
    assert!(matches!(error, SolveError::TooLarge { .. }), "{error}");
}

/// How far the race model is off over a grid of positions: on average, and at most.
fn race_model_errors(target: &str, steps: usize) -> (f64, f64) {
    let rules = rules("classic", &[("target", target)]);
    let solution = ThreeSides::solve(&rules).unwrap();
    let champion = ComputerPlayer::new(Temperament::Champion, &rules);
    let step = rules.target().0 / steps as i32 / 50 * 50;
    let (mut sum, mut largest, mut count) = (0.0, 0.0_f64, 0);
    for place in 0..steps * steps * steps {
        let scores =
            [place / steps / steps, place / steps % steps, place % steps].map(|n| Points(n as i32 * step));
        let text = format!("{}/{}/{} begin", scores[0].0, scores[1].0, scores[2].0);
        let game = text.parse::<Position>().unwrap().game(rules.clone()).unwrap();
        let error = (champion.chance_to_win(&game).unwrap() - solution.win_with(scores).unwrap()[0]).abs();
        sum += error;
        largest = largest.max(error);
        count += 1;
    }
    (sum / f64::from(count), largest)
}

#[test]
fn the_race_model_is_near_the_exact_values() {
    let (average, largest) = race_model_errors("1500", 5);
    assert!(average < 0.017 && largest < 0.075, "{average} {largest}");
}

/// The figures in `docs/strategy/computer-players.md`: `cargo test --release
/// the_error_of_the_race_model -- --ignored --nocapture`
#[test]
#[ignore = "solves three sides to 10,000, which takes minutes; the command is above it"]
fn the_error_of_the_race_model_at_full_length_is_what_the_documentation_says() {
    for (target, told) in [("2500", (0.015, 0.061)), ("5000", (0.013, 0.050)), ("10000", (0.008, 0.039))] {
        let (average, largest) = race_model_errors(target, 10);
        println!("{target}: {average:.4} on average, {largest:.4} at most");
        // As rounded there.
        assert!((average - told.0).abs() < 0.0006 && (largest - told.1).abs() < 0.0006, "{target}");
    }
}

/// The side that wins a game in which all three play by the solution.
fn winner(solution: &ThreeSides, rng: &mut ChaCha8Rng) -> usize {
    let mut game = first_turn(solution.rules(), 3);
    while !game.is_over() {
        let event = match game.chance() {
            Some(Chance::Roll { dice }) => {
                Event::Rolled((0..dice).map(|_| Face::new(rng.random_range(1..=6)).unwrap()).collect())
            }
            _ => game.decide(solution.advice(&game).unwrap()[0].action).unwrap(),
        };
        game.apply(&event).unwrap();
    }
    game.winners().iter().next().unwrap().index()
}

#[test]
fn three_champions_win_as_often_as_is_predicted() {
    const GAMES: usize = 2000;
    let solution = ThreeSides::solve(&rules("classic", &[("target", "800")])).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut won = [0; 3];
    (0..GAMES).for_each(|_| won[winner(&solution, &mut rng)] += 1);
    for (won, predicted) in won.into_iter().zip(solution.win()) {
        let error = (predicted * (1.0 - predicted) / GAMES as f64).sqrt();
        let off = (f64::from(won) / GAMES as f64 - predicted).abs() / error;
        assert!(off < 4.5, "{predicted}: {won} of {GAMES}");
    }
}
