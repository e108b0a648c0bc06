//! The solutions in the user's cache directory.
//!
//! If the cache fails, the rules are solved again.

use etcetera::BaseStrategy;
use farkle_rules::RuleSet;
use farkle_solutions::{SolutionFolder, solution_kind};
use farkle_strategy::TwoSides;

/// The stored solution of these rules for this many players.
pub(super) fn load(rules: &RuleSet, seats: Option<usize>) -> Option<TwoSides> {
    TwoSides::from_bytes(rules, &folder()?.load(rules, &solution_kind(seats))?).ok()
}

/// Stores a solution, unless it is of a kind that is not stored.
pub(super) fn keep(solution: &TwoSides, seats: Option<usize>) {
    if let Some((folder, content)) = folder().zip(solution.to_bytes()) {
        folder.keep(solution.rules(), &solution_kind(seats), &content);
    }
}

fn folder() -> Option<SolutionFolder> {
    let caches = etcetera::choose_base_strategy().ok()?.cache_dir();
    Some(SolutionFolder::new(caches.join("farkle").join("solutions")))
}
