//! No side gains by playing a turn otherwise than the solution expects, wherever it stands: the
//! values are those of an equilibrium.
//!
//! Between three there can be several. This asks for no other solution: each turn is solved once
//! more for its mover alone, by the plain recursion that is used for points, with what the solution
//! says of its ends. That takes the best of all decisions in it, so it is worth as much as any
//! single one that is changed, or more.

use super::rules;
use crate::ThreeSides;
use crate::closing::{Behind, Last, LastButOne, Leads};
use crate::limits::Limits;
use crate::solution::Chances;
use farkle_strategy::solver::{Stakes, TurnTable};

/// Nobody gains more than this by another play.
const GAIN: f64 = 1e-9;

/// A turn as its mover sees it.
struct Seen<'a, F> {
    limits: &'a Limits,
    opened: bool,
    /// The mover's chance after this many units are gained.
    after: F,
}

impl<F: Fn(usize) -> f64> Stakes for Seen<'_, F> {
    fn bank(&self, total: usize, left: usize) -> Option<f64> {
        let allowed = total >= self.limits.least_of(self.opened) && !(left == 0 && self.limits.must_roll);
        allowed.then(|| (self.after)(total))
    }

    fn farkle(&self, _dice: usize) -> f64 {
        (self.after)(0)
    }

    fn toxic(&self, _dice: usize) -> f64 {
        (self.after)(0)
    }

    fn win(&self) -> f64 {
        1.0
    }

    fn growth(&self, _dice: usize) -> f64 {
        0.0
    }
}

/// The worth of the best play of a turn to its mover, if banking is worth the same from some total
/// on.
fn best(solution: &ThreeSides, furthest: usize, opened: bool, after: impl Fn(usize) -> f64) -> f64 {
    let (rolls, limits) = (&solution.rolls, &solution.limits);
    let seen = Seen { limits, opened, after };
    let table = TurnTable::solve(rolls, furthest.max(limits.least_of(opened)), &seen);
    table.worth_of_throwing(rolls.first_throw(rolls.dice), 0, rolls.dice, &seen)
}

/// The most that a mover gains in any position on the way to the target, and how many there are.
fn most_gained(solution: &ThreeSides) -> (f64, usize) {
    let Chances::Cube { cube, last_turns } = &solution.chances else { panic!("a game to a target") };
    let last_turns = last_turns.as_deref();
    let all = cube.standings();
    let (mut most, mut count) = (0.0_f64, 0);
    for place in 0..all * all * all {
        let standings = [place / all / all, place / all % all, place % all];
        let furthest = cube.lane(&solution.limits, last_turns, standings).furthest;
        let after = |gained| cube.after(last_turns, standings, gained).0;
        let best = best(solution, furthest, cube.score(standings[0]).1, after);
        most = most.max((best - cube.at(standings).unwrap().0).abs());
        count += 1;
    }
    (most, count)
}

/// The same after the target was reached, for some of the turns.
fn most_gained_in_last_turns(solution: &ThreeSides) -> f64 {
    const STEP: usize = 23;
    let Chances::Cube { last_turns: Some(last_turns), .. } = &solution.chances else {
        panic!("a game with last turns")
    };
    let (limits, tie) = (&solution.limits, &solution.tie);
    let mut most = 0.0_f64;
    let opened = true;
    for by in (0..=last_turns.widest).step_by(STEP) {
        for leads in [Leads::Next, Leads::Both] {
            let start = Last { mover: Behind { by, opened }, leads, opened: [true; 2] };
            let after = |gained| tie.after_last(&start, gained).0;
            let found = last_turns.last(&start).0;
            most = most.max((best(solution, by + 1, opened, after) - found).abs());
        }
        for other in (0..=last_turns.widest).step_by(STEP) {
            let (mover, last) = (Behind { by, opened }, Behind { by: other, opened });
            let start = LastButOne { mover, last, leader_opened: true };
            let after = |gained| last_turns.after_last_but_one(&start, gained).0;
            let found = last_turns.last_but_one(&start).0;
            let furthest = last_turns.lane_of_last_but_one(limits, &start).furthest;
            most = most.max((best(solution, furthest, opened, after) - found).abs());
        }
    }
    most
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn nobody_gains_by_playing_a_turn_otherwise() {
    for (preset, changes, last_turns) in [
        ("classic", &[("target", "600")][..], false),
        ("playmonster", &[("target", "600")], true),
        ("playmonster", &[("target", "500"), ("ties", "play_off")], true),
        ("walnut", &[("target", "600")], true),
        ("wikihow", &[("target", "600")], true),
    ] {
        let solution = ThreeSides::solve(&rules(preset, changes)).unwrap();
        let (gained, positions) = most_gained(&solution);
        println!("{preset} {changes:?}: {gained:e} at {positions} positions");
        assert!(gained < GAIN, "{preset} {changes:?}: {gained:e}");
        if last_turns {
            let gained = most_gained_in_last_turns(&solution);
            println!("  in last turns {gained:e}");
            assert!(gained < GAIN, "{preset} {changes:?}, last turns: {gained:e}");
        }
    }
}
