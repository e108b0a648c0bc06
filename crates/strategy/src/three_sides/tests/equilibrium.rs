//! No side gains by playing a turn otherwise than the solution expects, wherever it stands: the values are those of an
//! equilibrium.
//!
//! Between three there can be several. This asks for no other solution: each turn is solved once more for its mover alone,
//! by the plain recursion that is used for points, with what the solution says of its ends. That takes the best of all
//! decisions in it, so it is worth as much as any single one that is changed, or more.

use super::*;
use crate::exact::End;
use crate::turn::{Stakes, TurnTable};
use closing::{Behind, Last, LastButOne, Leads};

/// Nobody gains more than this by another play.
const GAIN: f64 = 1e-9;

/// A turn as its mover sees it.
struct Seen<'a, F> {
    limits: &'a Limits,
    opened: bool,
    /// The mover's chance after an end.
    after: F,
}

impl<F: Fn(End) -> f64> Stakes for Seen<'_, F> {
    fn bank(&self, total: usize, left: usize) -> Option<f64> {
        let allowed = total >= self.limits.least_of(self.opened) && !(left == 0 && self.limits.must_roll);
        allowed.then(|| (self.after)(End::Banked { total: total as u32, left: left as u8 }))
    }

    fn farkle(&self, dice: usize) -> f64 {
        (self.after)(End::Farkled { dice: dice as u8 })
    }

    fn toxic(&self, dice: usize) -> f64 {
        (self.after)(End::Toxic { dice: dice as u8 })
    }

    fn win(&self) -> f64 {
        1.0
    }

    fn growth(&self, _dice: usize) -> f64 {
        0.0
    }
}

/// What the best play of a turn is worth to its mover, if banking is worth the same from some total on.
fn best(solution: &ThreeSides, furthest: usize, opened: bool, after: impl Fn(End) -> f64) -> f64 {
    best_by_offer(solution, furthest, opened, 0, after)[0]
}

/// The same with all dice, and then where dice are on offer at each of so many places.
fn best_by_offer(
    solution: &ThreeSides,
    furthest: usize,
    opened: bool,
    places: usize,
    after: impl Fn(End) -> f64,
) -> Vec<f64> {
    let (rolls, limits) = (&solution.rolls, &solution.limits);
    let seen = Seen { limits, opened, after };
    let table = TurnTable::solve(rolls, furthest.max(limits.least_of(opened)), &seen);
    let throwing =
        |units: usize, dice: usize| table.worth_of_throwing(rolls.first_throw(dice), units, dice, &seen);
    let fresh = throwing(0, rolls.dice);
    let offered = (0..places).map(|place| {
        let (units, dice) = solution.leftovers.at(place);
        fresh.max(throwing(units, dice))
    });
    std::iter::once(fresh).chain(offered).collect()
}

/// The most that a mover gains in any position on the way to the target, with whatever dice on offer, and how many positions
/// there are.
fn most_gained(solution: &ThreeSides) -> (f64, usize) {
    let Kept::Cube { cube, last_turns } = &solution.kept else { panic!("a game to a target") };
    let last_turns = last_turns.as_deref();
    let all = cube.standings();
    let (mut most, mut count) = (0.0_f64, 0);
    for place in 0..all * all * all {
        let standings = [place / all / all, place / all % all, place % all];
        let lane = cube.lane(&solution.limits, last_turns, standings);
        let opened = cube.score(standings[0]).1;
        let places = solution.leftovers.places(lane.inherited);
        let furthest = lane.furthest.max(lane.inherited + 1);
        let after = |end| cube.after(last_turns, standings, end).0;
        let best = best_by_offer(solution, furthest, opened, places, after);
        let offers = std::iter::once(None).chain((0..places).map(Some));
        for (offer, best) in offers.zip(best) {
            let found = cube.at(cube.index(standings).unwrap(), offer).0;
            most = most.max((best - found).abs());
        }
        count += 1;
    }
    (most, count)
}

/// The same after the target was reached, for some of the turns.
fn most_gained_in_last_turns(solution: &ThreeSides) -> f64 {
    const STEP: usize = 23;
    let Kept::Cube { last_turns: Some(last_turns), .. } = &solution.kept else {
        panic!("a game with last turns")
    };
    let (engine, tie) = (solution.engine(), &solution.tie);
    let mut most = 0.0_f64;
    let opened = true;
    for by in (0..=last_turns.widest).step_by(STEP) {
        for leads in [Leads::Next, Leads::Both] {
            let start = Last { mover: Behind { by, opened }, leads, opened: [true; 2] };
            let after = |end| closing::after_last(tie, &engine, &start, end).0;
            let found = last_turns.last(&start, None).0;
            most = most.max((best(solution, by + 1, opened, after) - found).abs());
        }
        for other in (0..=last_turns.widest).step_by(STEP) {
            let (mover, last) = (Behind { by, opened }, Behind { by: other, opened });
            let start = LastButOne { mover, last, leader_opened: true };
            let after = |end| last_turns.after_last_but_one(&engine, &start, end).0;
            let found = last_turns.last_but_one(&start, None).0;
            let furthest = last_turns.lane_of_last_but_one(&engine, &start).furthest;
            most = most.max((best(solution, furthest, opened, after) - found).abs());
        }
    }
    most
}

#[test]
fn nobody_gains_by_playing_a_turn_otherwise() {
    for (preset, changes, last_turns) in [
        ("classic", &[("target", "600")][..], false),
        ("playmonster", &[("target", "600")], true),
        ("playmonster", &[("target", "500"), ("ties", "play_off")], true),
        ("walnut", &[("target", "600")], true),
        ("wikihow", &[("target", "600")], true),
        // Some have to mix ways to play, and whether they take dice over.
        ("kcd", &[("target", "700"), ("leftover_dice", "high_stakes"), ("high_stakes_bonus", "500")], false),
        (
            "classic",
            &[("target", "1000"), ("leftover_dice", "high_stakes"), ("high_stakes_bonus", "1000")],
            false,
        ),
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
