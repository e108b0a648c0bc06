//! Games small enough to be solved slowly, by random rules: the solver agrees with plain value
//! iteration.

use crate::{SolveOptions, TwoSides};
use farkle_rules::rule_set::options;
use farkle_rules::{Game, Points, Position, RuleSet};
use farkle_strategy_oracle::brute_force::two_sides::solve;
use farkle_strategy_oracle::brute_force::{
    Patience, Range, TooSlow, few_prices, first_turn, rules_with, tiny_rules,
};
use farkle_strategy_oracle::changed::Changes;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// Those that would take longer are left out.
const MOST_SECONDS: f64 = 0.01;
/// How many of them cover each setting of an option.
const ENOUGH: usize = 3;
/// Rules between two sides.
const RANGE: Range<'_> = Range {
    rounds: &["1", "1", "1", "2"],
    teams: &["0", "0", "2"],
    start_bonus: &["none", "none", "0,50"],
    fixed: &[],
};
/// Both ways agree to this.
const AGREEMENT: f64 = 1e-9;

/// How two solutions of one game were compared.
#[derive(Default)]
struct Compared {
    beginnings: usize,
    moments: usize,
    largest: f64,
}

/// Solves the rules in both ways; `None` if one of them would take too long.
fn compare(rules: &RuleSet) -> Option<Compared> {
    let estimate = TwoSides::estimate(rules, &SolveOptions::default()).ok()?;
    if estimate.seconds > MOST_SECONDS {
        return None;
    }
    let solution = TwoSides::solve(rules).ok()?;
    compare_from(&solution, &first_turn(rules, solution.seats()), 1)
}

/// Solves the game slowly from here on, and compares; `None` if that takes more than this many
/// times the usual patience.
fn compare_from(solution: &TwoSides, begin: &Game, times: usize) -> Option<Compared> {
    let rules = begin.rules();
    let highest = solution.rolls.highest as i32 * solution.rolls.unit;
    let mut patience = Patience {
        most_moments: 1800 * times,
        most_evaluations: 60_000 * times,
        chain: Points(rules.target().0 + 3 * highest),
        floor: solution.floor(),
    };
    let mut slowly = solve(begin, &patience);
    if matches!(slowly, Err(TooSlow::Open)) {
        patience.chain = patience.chain + patience.chain;
        patience.most_moments *= 2;
        slowly = solve(begin, &patience);
    }
    let slowly = slowly.ok()?;
    let mut compared =
        Compared { beginnings: slowly.beginnings.len(), moments: slowly.moments, largest: 0.0 };
    for (game, [low, high]) in &slowly.beginnings {
        let at = || format!("at {} by {}", game.position(), rules.code());
        let value =
            solution.chance(game, game.side(game.mover())).unwrap_or_else(|error| panic!("{error} {}", at()));
        let error = (low - value).max(value - high);
        assert!(error < AGREEMENT, "{value} is not in [{low}, {high}] {}", at());
        compared.largest = compared.largest.max(error);
    }
    Some(compared)
}

/// Solves so many random rule sets in both ways; how often each setting of an option came up.
fn agrees(rule_sets: usize) -> BTreeMap<(&'static str, String), usize> {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut seen = BTreeMap::new();
    let mut all = Compared::default();
    let mut solved = 0;
    while solved < rule_sets {
        let Some(rules) = tiny_rules(&mut rng, &RANGE) else { continue };
        let Some(compared) = compare(&rules) else { continue };
        solved += 1;
        for option in options() {
            *seen.entry((option.key, option.get(rules.draft()).to_string())).or_default() += 1;
        }
        all.beginnings += compared.beginnings;
        all.moments += compared.moments;
        all.largest = all.largest.max(compared.largest);
    }
    println!("{} beginnings, {} moments, off by {:e} at most", all.beginnings, all.moments, all.largest);
    seen
}

#[test]
fn plain_value_iteration_over_every_moment_agrees_for_a_dozen_rule_sets() {
    assert!(!agrees(12).is_empty());
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn plain_value_iteration_over_every_moment_agrees_for_three_hundred_rule_sets() {
    let seen = agrees(300);
    for option in options().filter(|option| option.usual.len() > 1) {
        let settings: Vec<_> = seen.iter().filter(|((key, _), _)| *key == option.key).collect();
        let enough = settings.iter().filter(|(_, count)| **count >= ENOUGH).count();
        assert!(enough > 1, "{} has had only one setting: {settings:?}", option.key);
    }
}

/// The first turn, when everybody has farkled this often and the sides have these scores.
fn after_farkles(rules: &RuleSet, seats: usize, counts: &[u8], scores: [i32; 2]) -> Game {
    let mut position: Position = first_turn(rules, seats).position();
    position.farkles = counts.to_vec();
    position.sides.iter_mut().zip(scores).for_each(|(side, score)| side.0 = Points(score));
    position.game(rules.clone()).unwrap()
}

#[test]
fn farkles_in_a_row_are_counted_for_each_player_of_a_team() {
    let games: [(usize, &[u8], Changes<'_>); 6] = [
        (4, &[0, 0, 0, 0], &[("target", "100"), ("three_farkles", "all")]),
        (4, &[2, 1, 0, 2], &[("target", "50"), ("three_farkles", "50"), ("below_zero", "on")]),
        (4, &[2, 0, 1, 0], &[("target", "100"), ("three_farkles", "all"), ("toxic_twos", "on")]),
        (4, &[0, 1, 2, 2], &[("target", "100"), ("three_farkles", "50"), ("below_zero", "off")]),
        (4, &[0, 2, 2, 0], &[("target", "50"), ("three_farkles", "all"), ("leftover_dice", "high_stakes")]),
        (6, &[2, 0, 2, 1, 0, 0], &[("target", "50"), ("three_farkles", "all")]),
    ];
    for (seats, counts, changes) in games {
        let rules = rules_with(&[&[("teams", "2"), ("dice", "5")][..], changes].concat());
        let floor = Some(Points(-50));
        let options = SolveOptions { seats: Some(seats), floor, ..SolveOptions::default() };
        let solution = TwoSides::solve_watched(&rules, &options, &mut |_| ControlFlow::Continue(())).unwrap();
        let compared = compare_from(&solution, &after_farkles(&rules, seats, counts, [0, 0]), 40);
        let compared = compared.unwrap_or_else(|| panic!("{changes:?} takes too long"));
        println!("{changes:?}: {} beginnings, off by {:e}", compared.beginnings, compared.largest);
    }
}

#[test]
fn penalties_that_depend_on_the_score_are_right_in_a_last_round_and_in_play_offs() {
    let rounds = &[("ending", "rounds"), ("rounds", "1")][..];
    let games: [(Changes<'_>, Changes<'_>, &[u8], [i32; 2]); 5] = [
        (rounds, &[("three_farkles", "all")], &[2, 2], [100, 50]),
        (rounds, &[("three_farkles", "100"), ("below_zero", "off")], &[2, 2], [50, 150]),
        (rounds, &[("three_farkles", "all"), ("ties", "play_off")], &[1, 2], [50, 50]),
        (rounds, &[("three_farkles", "50"), ("below_zero", "off"), ("ties", "play_off")], &[2, 2], [0, 50]),
        (
            &[("ending", "last_turn"), ("target", "100")],
            &[("three_farkles", "50"), ("below_zero", "off"), ("ties", "play_off")],
            &[2, 2],
            [50, 50],
        ),
    ];
    for (ending, penalty, counts, scores) in games {
        let rules = few_prices(&[ending, penalty].concat());
        let solution = TwoSides::solve(&rules).unwrap();
        let compared = compare_from(&solution, &after_farkles(&rules, 2, counts, scores), 100);
        let compared = compared.unwrap_or_else(|| panic!("{penalty:?} takes too long"));
        println!("{penalty:?}: {} beginnings, off by {:e}", compared.beginnings, compared.largest);
    }
}

#[test]
fn bellmans_equation_holds_through_the_engine_in_fixed_rounds_with_a_penalty() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for changes in [
        &[("rounds", "4"), ("three_farkles", "all")][..],
        &[("rounds", "5"), ("three_farkles", "100"), ("below_zero", "off"), ("ties", "play_off")],
        &[("rounds", "3"), ("three_farkles", "100"), ("below_zero", "on"), ("teams", "2")],
        &[("rounds", "1"), ("three_farkles", "50"), ("below_zero", "off"), ("teams", "2")],
        &[("rounds", "2"), ("teams", "2")],
    ] {
        let rules = few_prices(&[&[("ending", "rounds")][..], changes].concat());
        let solution = TwoSides::solve(&rules).unwrap();
        for _ in 0..20 {
            super::check_walk(&solution, &mut rng, 40);
        }
    }
}
