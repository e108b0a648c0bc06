//! Three positions that depend on each other through the farkle, solved together; all sums, from high to low.

use super::kernel::{LANES, Turn, Value};
use super::{Cube, Limits};
use crate::exact::{Program, SolveError};
use std::ops::ControlFlow;

/// Three positions stand still when what a farkle is worth in them moves by less than this; what is left is its
/// square, but for choices that are as good as equal.
const STILL: f64 = 1e-9;
/// No three positions take so many evaluations.
const MOST_EVALUATIONS: u32 = 50;
/// The condition under which a turn is cut off is asked for with this margin, because it uses a guess.
const CUT_MARGIN: f64 = 0.5;

/// Standings in turn order; see [`Cube`].
type Scores = [usize; 3];

/// The chances of the mover and of the next side.
type Pair = (f64, f64);

pub(super) fn solve(
    goal: usize,
    unopened: Vec<usize>,
    limits: &Limits,
    program: &Program,
    watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<(Cube, f64), SolveError> {
    let mut cube = Cube { goal, unopened, mover: Vec::new(), next: Vec::new() };
    let cells = cube.standings().pow(3);
    cube.mover = vec![f64::NAN; cells];
    cube.next = vec![f64::NAN; cells];
    let (mut evaluations, mut solved) = (0_u64, 0_usize);
    for sum in (0..=3 * (goal - 1)).rev() {
        let found = solve_groups(&cube, limits, program, &groups(&cube, sum));
        for (scores, (mover, next), count) in found {
            evaluations += u64::from(count);
            solved += 1;
            if let Some(index) = cube.index(scores) {
                cube.mover[index] = mover;
                cube.next[index] = next;
            }
        }
        if watch(solved as f64 / cells as f64).is_break() {
            return Err(SolveError::Interrupted);
        }
    }
    Ok((cube, evaluations as f64 / solved.max(1) as f64))
}

type Found = Vec<(Scores, Pair, u32)>;

#[cfg(not(target_family = "wasm"))]
fn solve_groups(cube: &Cube, limits: &Limits, program: &Program, groups: &[Vec<Scores>]) -> Found {
    use rayon::prelude::*;
    let turns = || [Turn::new(), Turn::new(), Turn::new()];
    let solve = |turns: &mut [Turn; 3], group: &Vec<Scores>| Trio::solve(cube, limits, program, turns, group);
    groups.par_iter().map_init(turns, solve).flatten_iter().collect()
}

#[cfg(target_family = "wasm")]
fn solve_groups(cube: &Cube, limits: &Limits, program: &Program, groups: &[Vec<Scores>]) -> Found {
    let mut turns = [Turn::new(), Turn::new(), Turn::new()];
    groups.iter().flat_map(|group| Trio::solve(cube, limits, program, &mut turns, group)).collect()
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
    /// By turns that have brought nothing, then by lane.
    scores: [[Scores; LANES]; 3],
}

impl Trio<'_> {
    fn solve(
        cube: &Cube,
        limits: &Limits,
        program: &Program,
        turns: &mut [Turn; 3],
        group: &[Scores],
    ) -> Found {
        let lane = |lane: usize| group[lane.min(group.len() - 1)];
        let scores = [0, 1, 2].map(|turns| std::array::from_fn(|index| rotated(lane(index), turns)));
        let trio = Trio { cube, limits, program, scores };
        let mut lost = [0, 1, 2].map(|turn| trio.guess_lost(turn));
        for (place, turn) in turns.iter_mut().enumerate() {
            turn.lost = lost[place];
            trio.lay_out(turn, place);
        }
        let mut evaluations = 0;
        loop {
            evaluations += 1;
            let values: [Value; 3] = std::array::from_fn(|place| {
                turns[place].lost = lost[place];
                turns[place].solve(program)
            });
            let pairs: [[Pair; 3]; LANES] = std::array::from_fn(|lane| meet(&values, &lost, lane));
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
            if moved < STILL || evaluations >= MOST_EVALUATIONS {
                return (0..group.len())
                    .flat_map(|lane| {
                        let scores = &trio.scores;
                        (0..3).map(move |place| (scores[place][lane], pairs[lane][place], evaluations))
                    })
                    .collect();
            }
        }
    }

    /// What banking is worth in each position.
    fn lay_out(&self, turn: &mut Turn, place: usize) {
        let goal = self.cube.goal;
        let lanes = &self.scores[place];
        let least = |scores: &Scores| match self.cube.score(scores[0]).1 {
            true => self.limits.least,
            false => self.limits.least_opening,
        };
        let to_go = |scores: &Scores| goal - self.cube.score(scores[0]).0;
        let furthest = lanes.iter().map(|scores| to_go(scores).max(least(scores))).max().unwrap_or(0);
        // Dice that have to be rolled, or never farkle, are rolled at totals at which anything else would be banked.
        let cut = !self.limits.must_roll && !self.program.free_roll;
        turn.must_roll = self.limits.must_roll;
        let mut bank = std::mem::take(&mut turn.bank);
        bank.clear();
        bank.resize(furthest + self.program.highest + 1, Value::NONE);
        let mut rows = 0;
        for (lane, scores) in lanes.iter().enumerate() {
            let enough = 1.0 - CUT_MARGIN * self.program.least_risk * (1.0 - turn.lost[lane]);
            let score = self.cube.score(scores[0]).0;
            let from = self.cube.index([scores[1], scores[2], score]).unwrap_or(0);
            let (to_go, least) = (to_go(scores), least(scores));
            let mut enough_at = None;
            for (total, value) in bank.iter_mut().enumerate() {
                let (own, next) = match total {
                    _ if total < least => (f64::NEG_INFINITY, 0.0),
                    _ if total >= to_go => (1.0, 0.0),
                    // With no points at all there is nothing to bank.
                    0 => (f64::NEG_INFINITY, 0.0),
                    _ => {
                        let (mover, next) = (self.cube.mover[from + total], self.cube.next[from + total]);
                        (1.0 - mover - next, mover)
                    }
                };
                (value.own[lane], value.next[lane]) = (own, next);
                if enough_at.is_none() && cut && own >= enough {
                    enough_at = Some(total);
                }
            }
            rows = rows.max(enough_at.unwrap_or(furthest));
        }
        turn.rows = rows.max(1);
        turn.beyond.clear();
        turn.beyond
            .extend_from_slice(&bank[turn.rows..(turn.rows + self.program.highest + 1).min(bank.len())]);
        turn.bank = bank;
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
