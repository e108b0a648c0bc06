//! Exact solutions: reads stored ones, solves the others and stores them.

use super::solution_files;
use super::work::{INTERRUPT, Work};
use crate::failure::Failure;
use farkle_rules::RuleSet;
use farkle_strategy::{SolveError, SolveOptions, TwoSides};
use std::time::Instant;

/// A solution and where it came from.
pub(super) struct Found {
    pub(super) solution: TwoSides,
    /// Wall time.
    pub(super) seconds: f64,
    /// Whether it was stored.
    pub(super) known: bool,
}

/// The exact solution for two sides. It is refused if it is not stored and takes more than these
/// options allow.
pub(super) fn known_two_sides(rules: &RuleSet, options: &SolveOptions) -> Result<TwoSides, Failure> {
    Ok(find(rules, options, false)?.map_err(refused)?.solution)
}

/// The same with its origin, for `farkle solve`, whose options raise the limits. `anew` solves
/// again even if it is stored.
pub(super) fn two_sides(rules: &RuleSet, options: &SolveOptions, anew: bool) -> Result<Found, Failure> {
    find(rules, options, anew)?.map_err(beyond_limits)
}

/// A stored solution, unless the caller wants it `anew`; otherwise a new one.
fn find(rules: &RuleSet, options: &SolveOptions, anew: bool) -> Result<Result<Found, SolveError>, Failure> {
    let began = Instant::now();
    let kept = if anew { None } else { solution_files::load(rules, options.seats) };
    if let Some(solution) = kept {
        return Ok(Ok(Found { solution, seconds: began.elapsed().as_secs_f64(), known: true }));
    }
    let work = Work::begin("Solving");
    let began = Instant::now();
    let solution = TwoSides::solve_watched(rules, options, &mut |done| work.tell(done));
    let seconds = began.elapsed().as_secs_f64();
    work.end()?;
    Ok(solution.map(|solution| {
        solution_files::keep(&solution, options.seats);
        Found { solution, seconds, known: false }
    }))
}

/// The same as [`refused`], with the options of `farkle solve` that would allow the work.
pub(super) fn beyond_limits(error: SolveError) -> Failure {
    /// Nobody waits longer than a week, or has more memory than this.
    const MOST: (f64, u64) = (604_800.0, 64 << 10);
    let SolveError::TooLarge { estimate, most_bytes, most_seconds, .. } = &error else {
        return refused(error);
    };
    let mebibytes = estimate.bytes.div_ceil(1 << 20);
    if estimate.seconds > MOST.0 || mebibytes > MOST.1 {
        return refused(error);
    }
    let mut allowing = Vec::new();
    if estimate.seconds > *most_seconds {
        allowing.push(format!("--most-seconds {}", round_up(estimate.seconds)));
    }
    if estimate.bytes > *most_bytes {
        allowing.push(format!("--most-memory {}", round_up(mebibytes as f64)));
    }
    Failure::bad_input(format!("{error}; or allow it with {}", allowing.join(" ")))
}

/// The next number with one digit other than 0, and some room: estimates are not exact.
fn round_up(number: f64) -> f64 {
    let wanted = 1.2 * number.max(1.0);
    let unit = 10_f64.powf(wanted.log10().floor());
    (wanted / unit).ceil() * unit
}

/// A rule set that can't be solved is bad input. The error says which rules can.
pub(super) fn refused(error: SolveError) -> Failure {
    match error {
        SolveError::Interrupted => Failure::Ended(INTERRUPT),
        refused => Failure::bad_input(refused),
    }
}
