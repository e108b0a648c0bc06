//! Three positions that depend on each other through turns that bring nothing, but leave dice over: what those are worth to
//! the next side depends on how many they are.
//!
//! Each turn is solved again with what the next side makes of it, until nothing moves any more. Where that goes round in circles,
//! an equilibrium is searched for (`dice_mixed.rs`).

use super::cells::{Over, Pair, better};
use super::cube::rotated;
use super::dice_mixed;
use super::numbers::LANES;
use super::solve::{Found, Trio};
use super::turn::Turn;
use crate::exact::{End, SLOTS};

/// What is known of a position: all dice, and each number of dice taken over.
type Known = (Pair, Over);

/// Positions stand still when their chances move by less than this.
const STILL: f64 = 1e-13;
/// What has not come to rest after so many evaluations is led to it in smaller steps.
const DAMPED: u32 = 40;
/// What has not come to rest after so many is solved by equations, with mixing if need be.
const MOST_EVALUATIONS: u32 = 120;

/// Solves all three in every lane.
pub(super) fn solve(trio: &Trio<'_>, turns: &mut [Turn; 3], lanes: usize) -> Vec<Found> {
    let engine = &trio.way.engine;
    let mut known: [[Known; LANES]; 3] = [0, 1, 2].map(|place| {
        // The third of a position is whoever has moved before.
        let thirds = trio.guess_lost((place + 2) % 3);
        thirds.map(|third| ((0.5 * (1.0 - third), 0.5 * (1.0 - third)), Over::default()))
    });
    let mut evaluations = 0;
    loop {
        let mut moved = [0.0_f64; LANES];
        evaluations += 1;
        for place in (0..3).rev() {
            let turn = &mut turns[place];
            let next = &known[(place + 1) % 3];
            let after_nothing = |lane: usize, end: End| {
                let (fresh, over) = &next[lane];
                let offer = engine.leftovers.after(end, 0);
                let (mover, third) =
                    offer.map_or(*fresh, |offer| better(*fresh, over, offer, engine.leftovers.dice));
                (1.0 - mover - third, mover)
            };
            let known_end = |lane: usize, end: End| match end {
                End::Banked { total, left } => {
                    let standings = trio.standings[place][lane];
                    match trio.cube.bank(trio.way.last_turns, standings, total as usize, left.into()) {
                        [_, nothing, _] if nothing > 0.0 => after_nothing(lane, end),
                        [own, _, next] => (own, next),
                    }
                }
                _ => after_nothing(lane, end),
            };
            let standings = &trio.standings[place];
            let lane_turns =
                standings.map(|standings| trio.cube.lane(engine.limits, trio.way.last_turns, standings));
            let kind = trio.cube.kind(engine.limits, engine.program);
            engine.lay_out_known(turn, kind, &lane_turns, known_end);
            let value = turn.solve(engine.program);
            let over = engine.over(turn, lane_turns.map(|lane| lane.inherited), [0.0; LANES]);
            for (lane, over) in over.into_iter().enumerate() {
                let now = ((value.own[lane], value.next[lane]), over);
                moved[lane] = most(moved[lane], distance(&known[place][lane], &now));
                known[place][lane] = towards(&known[place][lane], now, evaluations);
            }
        }
        if moved.iter().all(|&moved| moved < STILL) || evaluations >= MOST_EVALUATIONS {
            let mut all = Vec::with_capacity(3 * lanes);
            for (lane, moved) in moved.into_iter().enumerate().take(lanes) {
                let known = [0, 1, 2].map(|place| std::mem::take(&mut known[place][lane]));
                all.extend(found(trio, &mut turns[0], lane, known, (evaluations, moved)));
            }
            return all;
        }
    }
}

/// What was found in a lane, or what is in equilibrium there, if it still moves.
fn found(
    trio: &Trio<'_>,
    turn: &mut Turn,
    lane: usize,
    known: [Known; 3],
    (evaluations, moved): (u32, f64),
) -> [Found; 3] {
    let (mut known, mut evaluations, mut left) = (known, evaluations, 0.0);
    if moved.is_nan() || moved >= STILL {
        let lost = [0, 1, 2].map(|place| lost(&known[(place + 1) % 3], trio.way.engine.leftovers.dice));
        match dice_mixed::solve(trio, turn, lane, lost) {
            Some((mixed, more)) => (known, evaluations) = (mixed, evaluations + more),
            None => left = if moved.is_nan() { f64::INFINITY } else { moved },
        }
    }
    let mut place = 0;
    known.map(|(pair, over)| {
        let standings = rotated(trio.standings[0][lane], place);
        place += 1;
        Found { standings, pair, over, evaluations, left }
    })
}

/// What a turn that brings nothing is worth to whoever had it, by what it leaves to the next side, of which this is known.
fn lost((fresh, over): &Known, dice: usize) -> [f64; SLOTS] {
    std::array::from_fn(|left| {
        let offered = left.checked_sub(1).map_or(*fresh, |place| better(*fresh, over, place, dice));
        1.0 - offered.0 - offered.1
    })
}

/// What is known from now on. After so many evaluations it goes round in circles: in smaller steps it may come to rest.
fn towards((fresh, over): &Known, (now, over_now): Known, evaluations: u32) -> Known {
    let step = match evaluations {
        0..DAMPED => return (now, over_now),
        _ => 0.5_f64.powi(1 + (evaluations / DAMPED) as i32 % 3),
    };
    let part = |from: &Pair, to: &Pair| (from.0 + step * (to.0 - from.0), from.1 + step * (to.1 - from.1));
    (part(fresh, &now), over.iter().zip(&over_now).map(|(from, to)| part(from, to)).collect())
}

fn distance((fresh, over): &Known, (now, over_now): &Known) -> f64 {
    if over.len() != over_now.len() {
        return 1.0;
    }
    let pairs = std::iter::once((fresh, now)).chain(over.iter().zip(over_now));
    pairs.map(|(a, b)| most((a.0 - b.0).abs(), (a.1 - b.1).abs())).fold(0.0, most)
}

/// The larger one, or what is no number: that is not at rest either.
fn most(a: f64, b: f64) -> f64 {
    if b <= a { a } else { b }
}
