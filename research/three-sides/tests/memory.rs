//! The memory that an estimate names, held against the memory that the solver takes.

// A test may panic.
#![allow(clippy::unwrap_used)]

use farkle_rules::RuleSet;
use farkle_strategy::SolveOptions;
use farkle_strategy_oracle::changed::Changes;
use farkle_strategy_oracle::memory::{Counting, assert_estimates_are_near};
use farkle_three_sides::ThreeSides;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One test, because the count is of the whole program.
#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn estimated_memory_is_within_a_factor_of_two_of_what_the_solver_takes() {
    let games: [(&str, Changes<'_>); 4] = [
        ("classic", &[("target", "3000")]),
        ("playmonster", &[("target", "1000")]),
        ("classic", &[("target", "1500"), ("ending", "exactly"), ("opening_score", "500")]),
        ("busche-neller", &[("ending", "rounds"), ("rounds", "1")]),
    ];
    let estimate = |rules: &RuleSet| ThreeSides::estimate(rules, &SolveOptions::default()).unwrap().bytes;
    assert_estimates_are_near(games, estimate, |rules| ThreeSides::solve(rules).unwrap());
}
