//! What a solution takes is told before anything is allocated: held against what is allocated then.

// An allocator that counts can't be written without unsafe code; a test may panic.
#![allow(unsafe_code, clippy::unwrap_used)]

use farkle_rules::{RuleSet, RuleSetDraft};
use farkle_strategy::{Estimate, SolveOptions, ThreeSides, TwoSides};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The system's allocator, with a count of the bytes in use and of the most there were.
struct Counting;

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

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The estimate is no further off than this, in both directions, beside a mebibyte for whatever small games take.
const FACTOR: f64 = 2.0;

/// Settings of options on top of a preset.
type Changed<'a> = (&'a str, &'a [(&'a str, &'a str)]);

/// The most bytes in use while this is done, beyond those before.
fn most_during<T>(work: impl FnOnce() -> T) -> usize {
    let before = IN_USE.load(Relaxed);
    MOST.store(before, Relaxed);
    let result = work();
    let most = MOST.load(Relaxed) - before;
    drop(result);
    most
}

fn rules((preset, changes): Changed<'_>) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

/// Whether the estimate is near enough.
fn is_near(sides: u8, changed: Changed<'_>, estimate: Estimate, most: usize) -> bool {
    let mebibytes = |bytes: f64| bytes / f64::from(1 << 20);
    let (told, most) = (mebibytes(estimate.bytes as f64), mebibytes(most as f64));
    println!("{sides} sides, {changed:?}: {told:.2} MiB told, {most:.2} taken, {:.2} times", told / most);
    told <= FACTOR * most + 1.0 && most <= FACTOR * told + 1.0
}

/// One test, because the count is of the whole program.
#[test]
fn the_memory_that_is_told_is_what_is_taken_within_a_factor_of_two() {
    let two: [Changed<'_>; 9] = [
        ("classic", &[("target", "8000")]),
        ("playmonster", &[("target", "6000")]),
        ("classic", &[("target", "2000"), ("three_farkles", "500")]),
        ("classic", &[("target", "1500"), ("three_farkles", "500"), ("opening_score", "500")]),
        ("classic", &[("target", "1000"), ("ending", "last_turn"), ("ties", "play_off")]),
        ("classic", &[("ending", "rounds"), ("rounds", "1"), ("ties", "play_off"), ("three_farkles", "500")]),
        ("classic", &[("ending", "rounds"), ("rounds", "5")]),
        ("classic", &[("target", "1000"), ("leftover_dice", "high_stakes")]),
        ("classic", &[("target", "400"), ("leftover_dice", "piggyback")]),
    ];
    let three: [Changed<'_>; 6] = [
        ("classic", &[("target", "3000")]),
        ("playmonster", &[("target", "1000")]),
        ("classic", &[("target", "1500"), ("ending", "exactly"), ("opening_score", "500")]),
        ("busche-neller", &[("ending", "rounds"), ("rounds", "1")]),
        ("classic", &[("target", "800"), ("leftover_dice", "high_stakes"), ("high_stakes_bonus", "500")]),
        ("classic", &[("target", "1000"), ("leftover_dice", "piggyback")]),
    ];
    let mut near = Vec::new();
    for changed in two {
        let rules = rules(changed);
        let estimate = TwoSides::estimate(&rules, &SolveOptions::default()).unwrap();
        near.push(is_near(2, changed, estimate, most_during(|| TwoSides::solve(&rules).unwrap())));
    }
    for changed in three {
        let rules = rules(changed);
        let estimate = ThreeSides::estimate(&rules, &SolveOptions::default()).unwrap();
        near.push(is_near(3, changed, estimate, most_during(|| ThreeSides::solve(&rules).unwrap())));
    }
    assert!(near.iter().all(|&near| near), "{near:?}");
}
