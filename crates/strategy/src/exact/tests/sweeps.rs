//! Sweeps with corrections end where sweeps without them do.

use super::*;
use crate::exact::lay_out::{lay_out, unopened_scores};
use crate::exact::solve::Solver;

/// The largest difference between the values with corrections and those by sweeps over everything,
/// and the evaluations of each.
fn largest_difference(rules: &RuleSet) -> (f64, [f64; 2]) {
    let corrected = TwoSides::solve(rules).unwrap();
    let rolls = RollTable::compile(rules);
    let (program, board) = lay_out(rules, &rolls, &SolveOptions::default()).unwrap();
    let unopened_at = unopened_scores(rules, &rolls, &board.succession);
    let mut watch = |_| ControlFlow::Continue(());
    let mut plain = Solver::new(board, program, unopened_at, &mut watch);
    at_once(plain.run()).unwrap().unwrap();
    let pairs = corrected.board.open.fresh.iter().zip(&plain.board.open.fresh);
    let differences = pairs.map(|(a, b)| {
        assert_eq!(a.is_nan(), b.is_nan());
        if a.is_nan() { 0.0 } else { (a - b).abs() }
    });
    let evaluations = plain.evaluations as f64
        / TwoSides::estimate(rules, &SolveOptions::default()).unwrap().positions as f64;
    (differences.fold(0.0, f64::max), [corrected.evaluations_per_position(), evaluations])
}

/// Solves games to this target in both ways, and compares; the evaluations with corrections, as
/// times those without.
fn compare(target: &str) -> Vec<f64> {
    let changes: [&[(&str, &str)]; 5] = [
        &[],
        &[("opening_score", "300"), ("ending", "last_turn")],
        &[("three_farkles", "all")],
        &[("below_zero", "off"), ("three_farkles", "1000")],
        &[("toxic_twos", "on")],
    ];
    let compared = changes.map(|changes| {
        let rules = rules("facebook", &[&[("target", target)], changes].concat());
        let (difference, [corrected, plain]) = largest_difference(&rules);
        assert!(difference < 1e-9, "{changes:?}: {difference:e}");
        corrected / plain
    });
    compared.to_vec()
}

#[test]
fn corrections_change_no_value() {
    assert_eq!(compare("450").len(), 5);
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn corrections_change_nothing_but_the_number_of_evaluations() {
    // In short games in which a farkle can cost everything, corrections hardly help.
    let times = compare("1500");
    assert!(times.iter().all(|times| *times < 1.1), "{times:?} times as many evaluations");
}

#[test]
#[ignore = "solves the Facebook game twice at full length"]
fn corrections_change_nothing_in_the_facebook_game() {
    let (difference, evaluations) = largest_difference(&rules("facebook", &[]));
    println!("largest difference {difference:e}, evaluations {evaluations:?}");
    assert!(difference < 1e-9, "{difference:e}");
}
