//! The memory that an estimate names, held against the memory that the solver takes.

// A test may panic.
#![allow(clippy::unwrap_used)]

use farkle_rules::RuleSet;
use farkle_strategy::{SolveOptions, TwoSides};
use farkle_strategy_oracle::changed::Changes;
use farkle_strategy_oracle::memory::{Counting, assert_estimates_are_near};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One test, because the count is of the whole program.
#[test]
fn estimated_memory_is_within_a_factor_of_two_of_what_the_solver_takes() {
    let games: [(&str, Changes<'_>); 9] = [
        ("classic", &[("target", "5000")]),
        ("playmonster", &[("target", "4000")]),
        ("classic", &[("target", "2000"), ("three_farkles", "500")]),
        ("classic", &[("target", "1500"), ("three_farkles", "500"), ("opening_score", "500")]),
        ("classic", &[("target", "1000"), ("ending", "last_turn"), ("ties", "play_off")]),
        ("classic", &[("ending", "rounds"), ("rounds", "1"), ("ties", "play_off"), ("three_farkles", "500")]),
        ("classic", &[("ending", "rounds"), ("rounds", "5")]),
        ("classic", &[("target", "1000"), ("leftover_dice", "high_stakes")]),
        ("classic", &[("target", "400"), ("leftover_dice", "piggyback")]),
    ];
    let estimate = |rules: &RuleSet| TwoSides::estimate(rules, &SolveOptions::default()).unwrap().bytes;
    assert_estimates_are_near(games, estimate, |rules| TwoSides::solve(rules).unwrap());
}
