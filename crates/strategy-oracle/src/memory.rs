//! The memory that some work takes, to hold estimates against.

// An allocator that counts can't be written without unsafe code.
#![allow(unsafe_code)]

use crate::changed::{Changes, rules};
use farkle_rules::RuleSet;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The system's allocator, with a count of the bytes in use and of the most there were.
pub struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is left to the system's allocator; only numbers are kept beside it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = IN_USE.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(now, Relaxed);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// An estimate is no further off than this factor, in both directions, beside a mebibyte for
/// whatever small games take.
const FACTOR: f64 = 2.0;

/// Solves some games, one after the other, and holds the estimated bytes against what that takes.
/// [`Counting`] must be the global allocator, and nothing else may run at the same time.
pub fn assert_estimates_are_near<const GAMES: usize, T>(
    games: [(&str, Changes<'_>); GAMES],
    estimate: impl Fn(&RuleSet) -> u64,
    solve: impl Fn(&RuleSet) -> T,
) {
    let near = games.map(|(preset, changes)| {
        let rules = rules(preset, changes);
        let estimate = estimate(&rules);
        is_near(&format!("{preset} {changes:?}"), estimate, most_during(|| solve(&rules)))
    });
    assert!(near.iter().all(|&near| near), "{near:?}");
}

/// The most bytes in use while this is done, beyond those before.
fn most_during<T>(work: impl FnOnce() -> T) -> usize {
    let before = IN_USE.load(Relaxed);
    MOST.store(before, Relaxed);
    let result = work();
    let most = MOST.load(Relaxed) - before;
    drop(result);
    most
}

/// Whether an estimate in bytes is near enough to what was taken.
fn is_near(what: &str, estimate: u64, taken: usize) -> bool {
    let mebibytes = |bytes: f64| bytes / f64::from(1 << 20);
    let (told, taken) = (mebibytes(estimate as f64), mebibytes(taken as f64));
    println!("{what}: {told:.2} MiB estimated, {taken:.2} taken, {:.2} times", told / taken);
    told <= FACTOR * taken + 1.0 && taken <= FACTOR * told + 1.0
}
