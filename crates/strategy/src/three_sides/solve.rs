//! Three positions that depend on each other through the farkle, solved together; all sums, from high to low.

use super::banks::{LaneTurn, lay_out};
use super::kernel::Turn;
use super::last_turns::{Behind, LastTurns};
use super::numbers::{LANES, Value};
use super::{Cube, Limits};
use crate::exact::{Program, SolveError};
use std::ops::ControlFlow;

/// Three positions stand still when what a farkle is worth in them moves by less than this; what is left is its
/// square, but for choices that are as good as equal.
const STILL: f64 = 1e-9;
/// A play is as good as another one if both are worth the same to this.
const AS_GOOD: f64 = 1e-14;
/// Three positions that have not come to rest after so many evaluations never will: somebody has two plays that are
/// equally good for it, but not for the others, and what the others are worth decides which is better. Such a mover
/// mixes both: from here on what is found is averaged.
const MIXED_AFTER: u32 = 12;
/// Averages are taken over so many evaluations at most, or until they move by less than this.
const MIXED_OVER: u32 = 1000;
const MIXED_ENOUGH: f64 = 1e-6;
/// Averages that still move by more than this are not told.
const MIXED_STILL: f64 = 1e-5;

/// Standings in turn order; see [`Cube`].
type Scores = [usize; 3];

/// The chances of the mover and of the next side.
type Pair = (f64, f64);

/// What turns on the way to the target are solved with.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) limits: &'a Limits,
    pub(super) program: &'a Program,
    /// What reaching the target leads to; `None` if it wins.
    pub(super) last_turns: Option<&'a LastTurns>,
}

/// A cube that is filled.
pub(super) struct Solved {
    pub(super) cube: Cube,
    /// Evaluations of each position.
    pub(super) evaluations: f64,
    /// By how much any average still moved in the end.
    pub(super) unsettled: f64,
}

/// Fills an empty cube.
pub(super) fn solve(
    mut cube: Cube,
    way: Way<'_>,
    watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<Solved, SolveError> {
    let goal = cube.goal;
    let cells = cube.standings().pow(3);
    cube.mover = vec![f64::NAN; cells];
    cube.next = vec![f64::NAN; cells];
    let (mut evaluations, mut solved, mut unsettled) = (0_u64, 0_usize, 0.0_f64);
    for sum in (0..=3 * (goal - 1)).rev() {
        let found = solve_groups(&cube, way, &groups(&cube, sum));
        for (scores, (mover, next), count, left) in found {
            unsettled = unsettled.max(left);
            evaluations += u64::from(count);
            solved += 1;
            if let Some(index) = cube.index(scores) {
                cube.mover[index] = mover;
                cube.next[index] = next;
            }
        }
        if unsettled > MIXED_STILL {
            // What lies below would be built on it.
            return Err(SolveError::NotSettled { left: unsettled });
        }
        if watch(solved as f64 / cells as f64).is_break() {
            return Err(SolveError::Interrupted);
        }
    }
    Ok(Solved { cube, evaluations: evaluations as f64 / solved.max(1) as f64, unsettled })
}

/// A position, its chances, how many evaluations that took, and by how much it still moved when it was given up.
type Found = Vec<(Scores, Pair, u32, f64)>;

#[cfg(not(target_family = "wasm"))]
fn solve_groups(cube: &Cube, way: Way<'_>, groups: &[Vec<Scores>]) -> Found {
    use rayon::prelude::*;
    let turns = || [Turn::new(), Turn::new(), Turn::new()];
    let solve = |turns: &mut [Turn; 3], group: &Vec<Scores>| Trio::solve(cube, way, turns, group);
    groups.par_iter().map_init(turns, solve).flatten_iter().collect()
}

#[cfg(target_family = "wasm")]
fn solve_groups(cube: &Cube, way: Way<'_>, groups: &[Vec<Scores>]) -> Found {
    let mut turns = [Turn::new(), Turn::new(), Turn::new()];
    groups.iter().flat_map(|group| Trio::solve(cube, way, &mut turns, group)).collect()
}

/// Positions with this sum of scores, one of each three that are the same but for who is to move.
fn groups(cube: &Cube, sum: usize) -> Vec<Vec<Scores>> {
    let all = cube.standings();
    // Of all standings with a score: first that of a side that has opened, then the other one.
    let standings = |score: usize| {
        let unopened = cube.unopened.iter().position(|&at| at == score).map(|place| cube.goal + place);
        Some(score).filter(|&score| score < cube.goal).into_iter().chain(unopened)
    };
    let mut found = Vec::new();
    for first in (0..all).filter(|&first| cube.score(first).0 <= sum) {
        let rest = sum - cube.score(first).0;
        for second in (0..all).filter(|&second| cube.score(second).0 <= rest) {
            for third in standings(rest - cube.score(second).0) {
                let scores = [first, second, third];
                if scores <= rotated(scores, 1) && scores <= rotated(scores, 2) {
                    found.push(scores);
                }
            }
        }
    }
    found.chunks(LANES).map(<[Scores]>::to_vec).collect()
}

/// The same scores when so many turns have brought nothing.
fn rotated(scores: Scores, turns: usize) -> Scores {
    std::array::from_fn(|place| scores[(place + turns) % 3])
}

struct Trio<'a> {
    cube: &'a Cube,
    limits: &'a Limits,
    program: &'a Program,
    last_turns: Option<&'a LastTurns>,
    /// By turns that have brought nothing, then by lane.
    scores: [[Scores; LANES]; 3],
}

/// Averages of everything that was found, of which this is number `count`.
fn mix(mixed: &mut [[Pair; 3]; LANES], found: &[[Pair; 3]; LANES], count: u32) {
    let part = 1.0 / f64::from(count);
    for (mixed, found) in mixed.iter_mut().flatten().zip(found.iter().flatten()) {
        mixed.0 += part * (found.0 - mixed.0);
        mixed.1 += part * (found.1 - mixed.1);
    }
}

impl Trio<'_> {
    fn solve(cube: &Cube, way: Way<'_>, turns: &mut [Turn; 3], group: &[Scores]) -> Found {
        let Way { limits, program, last_turns } = way;
        let lane = |lane: usize| group[lane.min(group.len() - 1)];
        let scores = [0, 1, 2].map(|turns| std::array::from_fn(|index| rotated(lane(index), turns)));
        let trio = Trio { cube, limits, program, last_turns, scores };
        let mut lost = [0, 1, 2].map(|turn| trio.guess_lost(turn));
        for (place, turn) in turns.iter_mut().enumerate() {
            turn.lost = lost[place];
            trio.lay_out(turn, place);
        }
        let mut evaluations = 0_u32;
        let mut mixed = [[(0.0, 0.0); 3]; LANES];
        loop {
            evaluations += 1;
            let values: [Value; 3] = std::array::from_fn(|place| {
                turns[place].lost = lost[place];
                turns[place].solve(program)
            });
            let mut pairs: [[Pair; 3]; LANES] = std::array::from_fn(|lane| meet(&values, &lost, lane));
            let assumed = lost;
            if let Some(count) = evaluations.checked_sub(MIXED_AFTER).filter(|&count| count > 0) {
                mix(&mut mixed, &pairs, count);
                pairs = mixed;
            }
            let mut moved = 0.0_f64;
            for (lane, pairs) in pairs.iter().enumerate() {
                for place in 0..3 {
                    // Whoever moved is the third when the next one is to move.
                    let (mover, next) = pairs[(place + 1) % 3];
                    let third = 1.0 - mover - next;
                    moved = moved.max((third - lost[place][lane]).abs());
                    lost[place][lane] = third;
                }
            }
            let mixed_enough = evaluations > MIXED_AFTER + 1 && moved < MIXED_ENOUGH;
            let still = moved < STILL
                || (evaluations <= MIXED_AFTER && is_best_play(turns, program, &values, &assumed, &lost));
            if still || mixed_enough || evaluations >= MIXED_AFTER + MIXED_OVER {
                let left = if still { 0.0 } else { moved };
                return (0..group.len())
                    .flat_map(|lane| {
                        let scores = &trio.scores;
                        (0..3).map(move |place| (scores[place][lane], pairs[lane][place], evaluations, left))
                    })
                    .collect();
            }
        }
    }

    /// What banking is worth in each position.
    fn lay_out(&self, turn: &mut Turn, place: usize) {
        let (cube, goal) = (self.cube, self.cube.goal);
        let scores: [[(usize, bool); 3]; LANES] =
            self.scores[place].map(|lane| lane.map(|at| cube.score(at)));
        // Where the chances of the others stand when the mover has no more than it has now.
        let from: [usize; LANES] = std::array::from_fn(|lane| {
            let [_, second, third] = self.scores[place][lane];
            cube.index([second, third, scores[lane][0].0]).unwrap_or(0)
        });
        let to_go = scores.map(|[mover, ..]| goal - mover.0);
        let lanes = scores.map(|[mover, second, third]| {
            let least = if mover.1 { self.limits.least } else { self.limits.least_opening };
            let furthest = match self.last_turns {
                None => goal - mover.0,
                // Further ahead than the others can make up for.
                Some(last) => (second.0.max(third.0) + last.widest + 1).max(goal) - mover.0,
            };
            LaneTurn { least, furthest }
        });
        lay_out(turn, self.program, self.limits.must_roll, &lanes, |lane, total| {
            if total < to_go[lane] {
                let (mover, next) = (cube.mover[from[lane] + total], cube.next[from[lane] + total]);
                return (1.0 - mover - next, mover);
            }
            let Some(last) = self.last_turns else { return (1.0, 0.0) };
            let [mover, second, third] = scores[lane];
            let behind = |(score, opened)| Behind { by: mover.0 + total - score, opened };
            last.pair(behind(second), behind(third))
        });
    }

    /// A guess at the mover's chance after a turn that brings nothing.
    fn guess_lost(&self, place: usize) -> [f64; LANES] {
        std::array::from_fn(|lane| self.guess(rotated(self.scores[place][lane], 1)))
    }

    /// A guess at the chance of the third side, from positions nearby.
    fn guess(&self, scores: Scores) -> f64 {
        let near = |by: Scores| {
            let index = self
                .cube
                .index(std::array::from_fn(|place| scores[place] + by[place]))
                .filter(|&index| !self.cube.mover[index].is_nan())?;
            Some(1.0 - self.cube.mover[index] - self.cube.next[index])
        };
        let sum = |steps: &[Scores]| steps.iter().map(|&by| near(by)).sum::<Option<f64>>();
        let one = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
        let two = [[0, 1, 1], [1, 0, 1], [1, 1, 0]];
        // Right if what a point is worth depends on no more than two of the scores.
        if let (Some(one), Some(two), Some(three)) = (sum(&one), sum(&two), near([1, 1, 1])) {
            return (one - two + three).clamp(0.0, 1.0);
        }
        let known: Vec<f64> = one.iter().filter_map(|&by| near(by)).collect();
        if known.is_empty() { 1.0 / 3.0 } else { known.iter().sum::<f64>() / known.len() as f64 }
    }
}

/// Whether the play that was found when farkles were `assumed` to be worth so much is still the best one now that they are
/// found to be worth `lost`: then no play is worth more to the mover than this one is.
///
/// A choice that turns out differently by a hair escapes this if it comes up so rarely that it makes no difference to
/// the mover; then it makes next to none to the others.
fn is_best_play(
    turns: &mut [Turn; 3],
    program: &Program,
    values: &[Value; 3],
    assumed: &[[f64; LANES]; 3],
    lost: &[[f64; LANES]; 3],
) -> bool {
    (0..3).all(|place| {
        turns[place].lost = lost[place];
        let best = turns[place].solve_for_mover(program);
        (0..LANES).all(|lane| {
            let moved = lost[place][lane] - assumed[place][lane];
            let kept = values[place].own[lane] + values[place].nothing[lane] * moved;
            (best[lane] - kept).abs() < AS_GOOD
        })
    })
}

/// The chances of mover and next side in all three positions, under the play that was found.
fn meet(values: &[Value; 3], lost: &[[f64; LANES]; 3], lane: usize) -> [Pair; 3] {
    let nothing = [0, 1, 2].map(|place| values[place].nothing[lane]);
    // What each side gets from turns that end otherwise: the mover, the next, the third.
    let own = [0, 1, 2].map(|place| values[place].own[lane] - nothing[place] * lost[place][lane]);
    let next = [0, 1, 2].map(|place| values[place].next[lane]);
    let third = [0, 1, 2].map(|place| 1.0 - nothing[place] - own[place] - next[place]);
    let round = 1.0 - nothing[0] * nothing[1] * nothing[2];
    let movers = [0, 1, 2].map(|place| {
        let (second, last) = ((place + 1) % 3, (place + 2) % 3);
        (own[place] + nothing[place] * (third[second] + nothing[second] * next[last])) / round
    });
    [0, 1, 2].map(|place| (movers[place], next[place] + nothing[place] * movers[(place + 1) % 3]))
}
