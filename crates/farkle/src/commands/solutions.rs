//! Solutions that were computed before, in the user's cache directory, one file for each rule set (and size of
//! larger teams).
//!
//! The cache is a convenience: whatever goes wrong with it, the rules are solved anew.

use etcetera::BaseStrategy;
use farkle_rules::RuleSet;
use farkle_strategy::TwoSides;
use std::fs;
use std::path::PathBuf;

/// File systems take names of 255 bytes; longer codes are not kept.
const LONGEST_CODE: usize = 200;

/// The solution of these rules between so many players, if it was computed before.
pub(super) fn load(rules: &RuleSet, seats: Option<usize>) -> Option<TwoSides> {
    let bytes = fs::read(path(rules, seats)?).ok()?;
    TwoSides::from_bytes(rules, &bytes).ok()
}

/// Keeps a solution for later.
pub(super) fn keep(solution: &TwoSides, seats: Option<usize>) {
    let Some((path, bytes)) = path(solution.rules(), seats).zip(solution.to_bytes()) else { return };
    let Some(directory) = path.parent() else { return };
    // Written beside and then moved, so that nobody reads half a file.
    let unfinished = path.with_extension(format!("unfinished-{}", std::process::id()));
    let kept = fs::create_dir_all(directory)
        .and_then(|()| fs::write(&unfinished, bytes))
        .and_then(|()| fs::rename(&unfinished, &path));
    if kept.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
}

fn path(rules: &RuleSet, seats: Option<usize>) -> Option<PathBuf> {
    let mut code = rules.draft().code();
    // Larger teams than of two have files of their own.
    if let Some(seats) = seats.filter(|&seats| seats > 4) {
        code.push_str(&format!("-{seats}"));
    }
    let directory = etcetera::choose_base_strategy().ok()?.cache_dir().join("farkle").join("solutions");
    (code.len() <= LONGEST_CODE).then(|| directory.join(format!("{code}.solution")))
}
