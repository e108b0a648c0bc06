//! The solutions in the user's cache directory.
//!
//! If the cache fails, the rules are solved again.

use etcetera::BaseStrategy;
use farkle_rules::RuleSet;
use farkle_solutions::{SolutionFolder, kind};
use farkle_strategy::TwoSides;
use farkle_three_sides::ThreeSides;

/// A solution that can be stored.
pub(super) trait Cached: Sized {
    /// How many sides play.
    const SIDES: usize;

    fn rules(&self) -> &RuleSet;

    /// The content of the file. `None` if such solutions are not stored.
    fn content(&self) -> Option<Vec<u8>>;

    fn read(rules: &RuleSet, content: &[u8]) -> Option<Self>;
}

impl Cached for TwoSides {
    const SIDES: usize = 2;

    fn rules(&self) -> &RuleSet {
        self.rules()
    }

    fn content(&self) -> Option<Vec<u8>> {
        self.to_bytes()
    }

    fn read(rules: &RuleSet, content: &[u8]) -> Option<TwoSides> {
        TwoSides::from_bytes(rules, content).ok()
    }
}

impl Cached for ThreeSides {
    const SIDES: usize = 3;

    fn rules(&self) -> &RuleSet {
        self.rules()
    }

    fn content(&self) -> Option<Vec<u8>> {
        Some(self.to_bytes())
    }

    fn read(rules: &RuleSet, content: &[u8]) -> Option<ThreeSides> {
        ThreeSides::from_bytes(rules, content).ok()
    }
}

/// The stored solution of these rules for this many players.
pub(super) fn load<S: Cached>(rules: &RuleSet, seats: Option<usize>) -> Option<S> {
    S::read(rules, &folder()?.load(rules, &kind(S::SIDES, seats))?)
}

/// Stores a solution.
pub(super) fn keep<S: Cached>(solution: &S, seats: Option<usize>) {
    if let Some((folder, content)) = folder().zip(solution.content()) {
        folder.keep(solution.rules(), &kind(S::SIDES, seats), &content);
    }
}

fn folder() -> Option<SolutionFolder> {
    let caches = etcetera::choose_base_strategy().ok()?.cache_dir();
    Some(SolutionFolder::new(caches.join("farkle").join("solutions")))
}
