//! Many positions of random games by many rules.

use crate::claims::Pair;
use crate::kinds::name;
use crate::world::World;
use farkle_reasons::Reason;
use farkle_rules::{Chance, Dice, Event, Face, Game, Phase, Points, Position};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// Rules that differ in all that reasons speak of, with targets that are solved at once.
const RULES: [(&str, &[(&str, &str)]); 12] = [
    ("classic", &[("target", "1500")]),
    ("classic", &[("target", "3000")]),
    ("busche-neller", &[("target", "2000")]),
    ("playmonster", &[("target", "1500")]),
    ("playmonster", &[("target", "2000"), ("last_chance", "one_throw")]),
    ("wikihow", &[("target", "1500")]),
    ("facebook", &[("target", "1000")]),
    ("zilch", &[("target", "1000"), ("below_zero", "off")]),
    ("classic", &[("target", "1000"), ("ending", "exactly")]),
    ("classic", &[("target", "1000"), ("leftover_dice", "piggyback")]),
    ("classic", &[("target", "1000"), ("leftover_dice", "high_stakes"), ("after_farkle", "may_go_on")]),
    ("kcd", &[("target", "2000"), ("toxic_twos", "on"), ("ending", "rounds"), ("rounds", "2")]),
];

/// How many moments of each rule set are looked at.
const MOMENTS: usize = 100;

/// A moment before which both sides have scores of any size.
fn beginning(world: &World, rng: &mut ChaCha8Rng) -> Option<Game> {
    let rules = &world.rules;
    let (unit, target) = (rules.unit().0, rules.target().0);
    let position = Game::new(rules.clone(), 2).unwrap().position();
    let least = rules.opening_score().max(rules.minimum_bank()).0;
    let mut side = || {
        let score = rng.random_range(0..target / unit) * unit;
        if score < least {
            (Points::ZERO, rules.opening_score() == Points::ZERO)
        } else {
            (Points(score), true)
        }
    };
    let sides = vec![side(), side()];
    let has_penalty = rules.three_farkles() != farkle_rules::rule_set::FarklePenalty::None;
    let farkles = (0..2).map(|_| if has_penalty { rng.random_range(0..3) } else { 0 }).collect();
    let game = Position { phase: Phase::TurnBegins, sides, farkles, ..position }.game(rules.clone()).ok()?;
    // What can't be reached was not solved.
    world.solution.advice(&game).is_ok().then_some(game)
}

/// Goes on with a play that is the best one or any other, or with a roll.
fn step(world: &World, game: &mut Game, rng: &mut ChaCha8Rng) {
    let event = match game.chance() {
        Some(Chance::Roll { dice }) => {
            Event::Rolled((0..dice).map(|_| Face::new(rng.random_range(1..=6)).unwrap()).collect::<Dice>())
        }
        Some(_) => unreachable!("the game has begun"),
        None => {
            let plays = world.plays(game);
            let place = if rng.random_bool(0.7) { 0 } else { rng.random_range(0..plays.len()) };
            game.decide(plays[place].action).unwrap()
        }
    };
    game.apply(&event).unwrap();
}

/// Checks all reasons of a moment; counts them by their names.
fn check(world: &World, game: &Game, said: &mut BTreeMap<String, usize>) {
    let plays = world.plays(game);
    let why = world.reasons(game).why(&plays);
    assert!((1..=2).contains(&why.len()), "{}: {why:?}", game.position());
    let best = plays[0];
    let pair = |other| Pair { world, game, best, other };
    for reason in &why {
        // A position with one play has no other; then nothing is said about it.
        let mut others = plays.iter().skip(1).chain((plays.len() == 1).then_some(&best));
        let is_true = others.any(|&other| pair(other).is_true(reason));
        assert!(is_true, "{} by {}: {reason:?}", game.position(), world.rules.code());
        *said.entry(name(reason)).or_default() += 1;
    }
    for &other in plays.iter().skip(1) {
        let reasons = world.reasons(game).compare(best, other);
        assert!((1..=2).contains(&reasons.len()), "{} and {other:?}", game.position());
        for reason in &reasons {
            assert!(
                pair(other).is_true(reason),
                "{} by {}: {best:?} and {other:?}: {reason:?}",
                game.position(),
                world.rules.code()
            );
            *said.entry(name(reason)).or_default() += 1;
        }
    }
}

#[test]
fn every_reason_is_true_in_random_games_by_many_rules() {
    let mut said = BTreeMap::new();
    for (number, (preset, changes)) in RULES.into_iter().enumerate() {
        let world = World::new(preset, changes);
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let mut seen = 0;
        while seen < MOMENTS {
            let Some(mut game) = beginning(&world, &mut rng) else { continue };
            for _ in 0..20 {
                if game.is_over() {
                    break;
                }
                if game.chance().is_none() {
                    check(&world, &game, &mut said);
                    seen += 1;
                }
                step(&world, &mut game, &mut rng);
            }
        }
    }
    assert!(said.len() >= 26, "only these kinds were said: {said:?}");
}

/// Without a solution nothing is said about chances to win.
#[test]
fn what_needs_the_solution_is_not_said_without_it() {
    let world = World::new("classic", &[("target", "3000")]);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut said = 0;
    for _ in 0..60 {
        let Some(mut game) = beginning(&world, &mut rng) else { continue };
        for sides in [1, 3] {
            let mut position = game.position();
            position.seats = sides;
            position.sides.resize(sides, (Points::ZERO, true));
            position.farkles.resize(sides, 0);
            position.mover = farkle_rules::Seat::FIRST;
            let mut alone = position.game(world.rules.clone()).unwrap();
            alone.apply(&Event::TurnBegan).unwrap();
            let roll = (0..6).map(|_| Face::new(rng.random_range(1..=6)).unwrap()).collect::<Dice>();
            alone.apply(&Event::Rolled(roll)).unwrap();
            let plays = world.plays(&alone);
            let (Some(&best), Some(&other)) = (plays.first(), plays.get(1)) else { continue };
            for reason in world.reasons(&alone).why(&plays) {
                let needs_the_solution = matches!(
                    reason,
                    Reason::Behind { .. }
                        | Reason::Ahead { .. }
                        | Reason::NoHurry { .. }
                        | Reason::RivalClose { .. }
                        | Reason::GoalInReach { .. }
                        | Reason::LastTurnHolds { .. }
                        | Reason::LastTurnBeats { .. }
                        | Reason::NearlyEqual
                        | Reason::WinChances { .. }
                );
                assert!(!needs_the_solution, "{}: {reason:?}", alone.position());
                let pair = |other| Pair { world: &world, game: &alone, best, other };
                assert!(
                    plays.iter().skip(1).any(|&other| pair(other).is_true(&reason)),
                    "{}: {reason:?} {best:?} {other:?}",
                    alone.position()
                );
                said += 1;
            }
        }
        step(&world, &mut game, &mut rng);
    }
    assert!(said > 50, "only {said}");
}
