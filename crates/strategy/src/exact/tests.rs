//! Exact values against the literature, against the rules engine, and against games played out.

mod hard_rules;
mod sweeps;
mod tiny_games;

use super::*;
use farkle_rules::rule_set::FarklePenalty;
use farkle_rules::{Chance, Dice, Event, Game, Phase, Position};
use farkle_strategy_oracle::changed::rules;
use farkle_strategy_oracle::random_rules::random_rules;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

/// Those that would take longer are left out.
const MOST_SECONDS: f64 = 0.005;

/// Bellman's equation, through the rules engine: a choice is worth the best of what it leads to, a
/// roll the average.
fn check_step(solution: &TwoSides, game: &Game) -> f64 {
    let side = game.side(game.mover());
    let here = solution.chance(game, side).unwrap();
    let after = |event: Event| {
        let mut next = game.clone();
        next.apply(&event).unwrap();
        solution.chance(&next, side).unwrap()
    };
    let expected = match game.chance() {
        Some(Chance::Roll { dice }) => {
            let rolls = Dice::all(dice).map(|roll| f64::from(roll.orderings()) * after(Event::Rolled(roll)));
            rolls.sum::<f64>() / f64::from(6_u32.pow(dice as u32))
        }
        Some(_) => here,
        None => game
            .legal_actions()
            .map(|action| after(game.decide(action).unwrap()))
            .fold(f64::NEG_INFINITY, f64::max),
    };
    (here - expected).abs()
}

/// Walks through a game at random, checking some of the steps; returns the largest error.
fn check_walk(solution: &TwoSides, rng: &mut ChaCha8Rng, most_steps: usize) -> f64 {
    let seats = if solution.rules().teams() == 2 { 4 } else { 2 };
    let game = Game::new(solution.rules().clone(), seats).unwrap().position();
    // So that penalties come up in the few turns of a walk.
    let farkles = match solution.rules().three_farkles() {
        FarklePenalty::None => game.farkles.clone(),
        _ => (0..seats).map(|_| rng.random_range(0..3)).collect(),
    };
    let game = Position { phase: Phase::TurnBegins, farkles, ..game };
    let mut game = game.game(solution.rules().clone()).unwrap();
    let mut largest = 0.0_f64;
    for _ in 0..most_steps {
        if game.is_over() {
            break;
        }
        let checked = rng.random_bool(0.1);
        let error = if checked { check_step(solution, &game) } else { 0.0 };
        assert!(error < 1e-9, "{error:e} at {} by {:?}", game.position(), game.rules().draft());
        largest = largest.max(error);
        let event = match game.phase() {
            Phase::Rolling { dice } => Event::Rolled(
                (0..dice).map(|_| farkle_rules::Face::new(rng.random_range(1..=6)).unwrap()).collect(),
            ),
            _ => {
                let actions: Vec<_> = game.legal_actions().collect();
                game.decide(actions[rng.random_range(0..actions.len())]).unwrap()
            }
        };
        game.apply(&event).unwrap();
    }
    largest
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn the_facebook_game_is_won_by_the_first_player_with_chance_0_53487() {
    // Busche 2016, over 423,765,000 states.
    let solution = TwoSides::solve(&rules("facebook", &[])).unwrap();
    let [first, _] = solution.win();
    assert!((first - 0.53487).abs() < 5e-6, "{first}");
}

#[test]
fn in_the_game_of_busche_and_neller_200_points_are_the_fairest_compensation() {
    let solution = TwoSides::solve(&rules("busche-neller", &[])).unwrap();
    let (bonus, chance) = solution.fairest_bonus().unwrap();
    assert_eq!(bonus, Points(200), "{chance}");
}

/// By another program (github.com/domsleee/farkle), which goes through plain value iteration from
/// 8,000 points each on.
#[test]
fn an_independent_solver_comes_to_the_same_chance() {
    let prices = [
        ("four_of_a_kind", "1000"),
        ("five_of_a_kind", "2000"),
        ("six_of_a_kind", "3000"),
        ("straight", "2500"),
        ("target", "2000"),
    ];
    let [first, _] = TwoSides::solve(&rules("classic", &prices)).unwrap().win();
    assert!((first - 0.574_297_462_770_829).abs() < 1e-12, "{first}");
}

#[test]
fn the_same_core_solves_two_player_pig() {
    // Neller and Presser 2004: the first player wins with chance 0.5306.
    let rules = rules("busche-neller", &[("target", "100")]);
    let rolls = crate::rolls::RollTable::pig();
    let watch = &mut |_| ControlFlow::Continue(());
    let pig = at_once(TwoSides::solve_rolls(&rules, rolls, &SolveOptions::default(), None, watch))
        .unwrap()
        .unwrap();
    assert!((pig.win()[0] - 0.53059).abs() < 5e-6, "{:?}", pig.win());
}

/// Checks so many random rule sets; the settings that options had.
fn bellmans_equation_holds(rule_sets: usize) -> BTreeSet<(&'static str, String)> {
    let mut rng = ChaCha8Rng::seed_from_u64(42);
    let mut seen = BTreeSet::new();
    let mut solved = 0;
    while solved < rule_sets {
        let mut draft = random_rules(&mut rng).draft().clone();
        // Small enough that a game is over in a few turns and all of its values are at hand at
        // once.
        draft.set("target", ["300", "400", "600"][rng.random_range(0..3)]).unwrap();
        draft.set("rounds", ["1", "2"][rng.random_range(0..2)]).unwrap();
        draft.set("teams", ["0", "2"][rng.random_range(0..2)]).unwrap();
        let Ok(rules) = RuleSet::try_from(draft) else { continue };
        let estimate = TwoSides::estimate(&rules, &SolveOptions::default());
        if estimate.is_ok_and(|estimate| estimate.seconds > MOST_SECONDS) {
            continue;
        }
        let Ok(solution) = TwoSides::solve(&rules) else { continue };
        solved += 1;
        for option in farkle_rules::rule_set::options() {
            seen.insert((option.key, option.get(rules.draft()).to_string()));
        }
        check_walk(&solution, &mut rng, 16);
    }
    seen
}

#[test]
fn bellmans_equation_holds_through_the_engine_for_a_dozen_rule_sets() {
    assert!(!bellmans_equation_holds(12).is_empty());
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn bellmans_equation_holds_through_the_engine_for_three_hundred_rule_sets() {
    let seen = bellmans_equation_holds(300);
    for option in farkle_rules::rule_set::options() {
        // These are set to fit the test, or matter to nobody's chance.
        let fixed = ["target", "rounds", "teams", "starter"].contains(&option.key);
        if !fixed && option.usual.len() > 1 {
            let settings = seen.iter().filter(|(key, _)| *key == option.key).count();
            assert!(settings > 1, "{} has only one setting", option.key);
        }
    }
}

#[test]
fn absurd_targets_are_refused_with_an_estimate() {
    let rules = rules("classic", &[("target", "1000000000")]);
    let error = TwoSides::solve(&rules).unwrap_err();
    assert!(matches!(error, SolveError::TooLarge { .. }), "{error}");
    assert!(
        error.to_string().starts_with("too large to be solved exactly: 400,000,000,000,000 positions"),
        "{error}"
    );
}

#[test]
fn work_ends_when_the_caller_has_had_enough() {
    let rules = rules("classic", &[("target", "2000")]);
    let mut told = Vec::new();
    let watch = &mut |done| {
        told.push(done);
        if done > 0.5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let error = TwoSides::solve_watched(&rules, &SolveOptions::default(), watch).unwrap_err();
    assert_eq!(error, SolveError::Interrupted);
    assert!(told.len() > 20 && told.windows(2).all(|pair| pair[0] < pair[1]), "{told:?}");
}

#[test]
fn the_floor_below_which_scores_are_not_told_apart_hardly_matters() {
    let rules = rules("facebook", &[("target", "1500")]);
    let first = |floor| {
        let options = SolveOptions { floor: Some(Points(floor)), ..SolveOptions::default() };
        TwoSides::solve_watched(&rules, &options, &mut |_| ControlFlow::Continue(())).unwrap().win()[0]
    };
    let chances = [-1000, -1500, -2000].map(first);
    assert!((chances[1] - chances[2]).abs() < 1e-5, "{chances:?}");
    assert!((chances[1] - chances[2]).abs() < (chances[0] - chances[1]).abs(), "{chances:?}");
}

#[test]
fn teams_are_two_sides() {
    let alone = TwoSides::solve(&rules("classic", &[("target", "1000")])).unwrap();
    let teams = TwoSides::solve(&rules("classic", &[("target", "1000"), ("teams", "2")])).unwrap();
    assert_eq!(alone.win(), teams.win());
}
