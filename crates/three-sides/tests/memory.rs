//! The memory that an estimate names, held against the memory that the solver takes.

// A test may panic.
#![allow(clippy::unwrap_used)]

use farkle_rules::{RuleSet, RuleSetDraft};
use farkle_strategy::SolveOptions;
use farkle_strategy_oracle::memory::{Counting, is_near, most_during};
use farkle_three_sides::ThreeSides;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Settings of options on top of a preset.
type Changed<'a> = (&'a str, &'a [(&'a str, &'a str)]);

fn rules((preset, changes): Changed<'_>) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

/// One test, because the count is of the whole program.
#[test]
fn estimated_memory_is_within_a_factor_of_two_of_what_the_solver_takes() {
    let games: [Changed<'_>; 4] = [
        ("classic", &[("target", "3000")]),
        ("playmonster", &[("target", "1000")]),
        ("classic", &[("target", "1500"), ("ending", "exactly"), ("opening_score", "500")]),
        ("busche-neller", &[("ending", "rounds"), ("rounds", "1")]),
    ];
    let near = games.map(|changed| {
        let rules = rules(changed);
        let estimate = ThreeSides::estimate(&rules, &SolveOptions::default()).unwrap();
        let taken = most_during(|| ThreeSides::solve(&rules).unwrap());
        is_near(&format!("{changed:?}"), estimate.bytes, taken)
    });
    assert!(near.iter().all(|&near| near), "{near:?}");
}
