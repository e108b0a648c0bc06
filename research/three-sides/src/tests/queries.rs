//! Asking about any moment: what is said of a moment is what is said of those that follow from it
//! by the rules engine.

use super::tiny_games::{RANGE, few_rules};
use crate::ThreeSides;
use farkle_rules::{Chance, Dice, Event, Face, Game, Points, RuleSet, StartFaces};
use farkle_strategy::{QueryError, SolveOptions};
use farkle_strategy_oracle::brute_force::{first_turn, tiny_rules};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::ops::ControlFlow;

const AGREEMENT: f64 = 1e-9;
/// Rules that would take longer are left out.
const MOST_SECONDS: f64 = 0.2;
/// Moments of one game that are looked at.
const MOMENTS: usize = 40;

fn solve(rules: &RuleSet) -> Option<ThreeSides> {
    let options = SolveOptions { most_seconds: MOST_SECONDS, ..SolveOptions::default() };
    ThreeSides::solve_watched(rules, &options, &mut |_| ControlFlow::Continue(())).ok()
}

/// Looks at a moment, and goes on to one that follows, whatever comes up.
fn check(solution: &ThreeSides, game: &mut Game, rng: &mut ChaCha8Rng) {
    let at = || format!("at {} by {}", game.position(), game.rules().code());
    let chances = |game: &Game| solution.chances(game).unwrap_or_else(|error| panic!("{error} {}", at()));
    let now = chances(game);
    let mover = game.side(game.mover()).index();
    assert!((now.iter().sum::<f64>() - 1.0).abs() < AGREEMENT, "{now:?} {}", at());
    let event = match game.chance() {
        Some(Chance::Roll { dice }) => {
            // The mover's chance is the average over all rolls.
            let mut average = 0.0;
            for roll in Dice::all(dice) {
                let mut rolled = game.clone();
                rolled.apply(&Event::Rolled(roll)).unwrap();
                let part = f64::from(roll.orderings()) / f64::from(6_u32.pow(dice as u32));
                average += part * chances(&rolled)[mover];
            }
            assert!((average - now[mover]).abs() < AGREEMENT, "{average} {now:?} {}", at());
            Event::Rolled((0..dice).map(|_| Face::new(rng.random_range(1..=6)).unwrap()).collect())
        }
        _ => {
            let advice = solution.advice(game).unwrap_or_else(|error| panic!("{error} {}", at()));
            assert_eq!(advice.len(), game.legal_actions().count(), "{}", at());
            assert!((advice[0].win[mover] - now[mover]).abs() < AGREEMENT, "{advice:?} {now:?} {}", at());
            for advice in &advice {
                let mut next = game.clone();
                next.apply(&game.decide(advice.action).unwrap()).unwrap();
                let after = chances(&next);
                let apart = advice.win.iter().zip(after).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                assert!(apart < AGREEMENT, "{advice:?} {after:?} {}", at());
            }
            let chosen = &advice[rng.random_range(0..advice.len())];
            game.decide(chosen.action).unwrap()
        }
    };
    game.apply(&event).unwrap();
}

fn check_games(sets: usize, rng: &mut ChaCha8Rng, rules: impl Fn(&mut ChaCha8Rng) -> Option<RuleSet>) {
    let mut checked = 0;
    while checked < sets {
        let Some(solution) = rules(rng).as_ref().and_then(solve) else { continue };
        checked += 1;
        let mut game = first_turn(solution.rules(), solution.seats());
        for _ in 0..MOMENTS {
            if game.is_over() {
                break;
            }
            check(&solution, &mut game, rng);
        }
    }
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn what_is_said_of_a_moment_is_what_follows_from_it_by_random_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    check_games(40, &mut rng, |rng| tiny_rules(rng, &RANGE));
    check_games(15, &mut rng, few_rules);
}

#[test]
fn games_that_were_not_solved_are_refused() {
    let rules = super::rules("classic", &[("target", "300")]);
    let solution = ThreeSides::solve(&rules).unwrap();
    let refused = |game: &Game| solution.chances(game).unwrap_err();
    let four = Game::new(rules.clone(), 4).unwrap();
    assert_eq!(refused(&four), QueryError::OtherSides { solved: 3, sides: 4 });
    let others = Game::new(super::rules("kcd", &[]), 3).unwrap();
    assert_eq!(refused(&others), QueryError::OtherRules);
    let odd: farkle_rules::Position = "310/0/0 begin".parse().unwrap();
    assert_eq!(refused(&odd.game(rules).unwrap()), QueryError::Unreachable);
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn a_turn_that_begins_is_worth_what_rolling_is_worth() {
    let mut rng = ChaCha8Rng::seed_from_u64(22);
    for (preset, changes) in [
        ("classic", &[("target", "1000")][..]),
        ("classic", &[("target", "1000"), ("ending", "last_turn")]),
        ("playmonster", &[("target", "1000")]),
    ] {
        let rules = super::rules(preset, changes);
        let solution = ThreeSides::solve(&rules).unwrap();
        let begin = first_turn(&rules, 3).position();
        for _ in 0..100 {
            let mut position = begin.clone();
            for side in &mut position.sides {
                *side = (Points(50 * rng.random_range(0..20)), true);
            }
            let game = position.game(rules.clone()).unwrap();
            let (now, rolled) = (solution.chances(&game).unwrap(), solution.advice(&game).unwrap()[0].win);
            let apart = now.iter().zip(rolled).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(apart < AGREEMENT, "{preset} {}: {now:?} {rolled:?}", game.position());
        }
    }
}

#[test]
fn before_the_start_only_those_count_who_may_still_start() {
    let solution =
        ThreeSides::solve(&super::rules("classic", &[("target", "500"), ("starter", "highest_die")]))
            .unwrap();
    let mut game = Game::new(solution.rules().clone(), 3).unwrap();
    let even = solution.chances(&game).unwrap();
    assert!(even.iter().all(|win| (win - 1.0 / 3.0).abs() < AGREEMENT), "{even:?}");
    // The first and the third tie: the second can't start any more.
    let [six, two] = [6, 2].map(|pips| Face::new(pips).unwrap());
    game.apply(&Event::StartRolled(StartFaces::new(&[six, two, six]).unwrap())).unwrap();
    let [first, second, third] = solution.win();
    let tied = solution.chances(&game).unwrap();
    for (side, expected) in
        [(first + second) / 2.0, (second + third) / 2.0, (third + first) / 2.0].into_iter().enumerate()
    {
        assert!((tied[side] - expected).abs() < AGREEMENT, "{tied:?} of {:?}", solution.win());
    }
}
