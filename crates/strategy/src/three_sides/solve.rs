//! Three positions that depend on each other through the farkle, solved together; all sums, from high to low.

use super::Solved;
use super::cells::{Over, Pair};
use super::closing::Closing;
use super::cube::{Cube, Standings, rotated};
use super::dice_taken_over;
use super::limits::Limits;
use super::numbers::{LANES, Value};
use super::plays::{self, Play, Plays, settle};
use super::turn::Turn;
use super::turns::{Engine, LOST};
use crate::exact::{Program, SLOTS, SolveError};
use std::ops::ControlFlow;

/// Three positions stand still when what a farkle is worth in them moves by less than this; what is left is its
/// square, but for choices that are as good as equal.
const STILL: f64 = 1e-12;
/// A play is as good as another one if both are worth the same to this.
const AS_GOOD: f64 = 1e-14;
/// No three positions take so many evaluations by rules that people play.
const MOST_EVALUATIONS: u32 = 100;
/// What still moves by more than this after so many evaluations is not told.
const SETTLED: f64 = 1e-9;

/// What turns on the way to the target are solved with.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) engine: Engine<'a>,
    /// What reaching the target leads to; `None` if it wins.
    pub(super) last_turns: Option<&'a Closing>,
}

/// Fills an empty cube.
pub(super) fn solve(
    mut cube: Cube,
    way: Way<'_>,
    watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<Solved, SolveError> {
    let goal = cube.goal;
    let cells = cube.standings().pow(3);
    cube.cells.pairs = vec![(f64::NAN, f64::NAN); cells];
    if way.engine.leftovers.any() {
        cube.cells.over = vec![Over::default(); cells];
    }
    let (mut evaluations, mut solved, mut unsettled) = (0_u64, 0_usize, 0.0_f64);
    for sum in (0..=3 * (goal - 1)).rev() {
        for batch in batches(&cube, way.engine.limits, sum) {
            for found in solve_groups(&cube, way, &batch) {
                unsettled = unsettled.max(found.left);
                evaluations += u64::from(found.evaluations);
                solved += 1;
                if let Some(index) = cube.index(found.standings) {
                    cube.cells.pairs[index] = found.pair;
                    if let Some(over) = cube.cells.over.get_mut(index) {
                        *over = found.over;
                    }
                }
            }
        }
        if unsettled > SETTLED {
            // What lies below would be built on it.
            return Err(SolveError::NotSettled { left: unsettled });
        }
        if watch(solved as f64 / cells as f64).is_break() {
            return Err(SolveError::Interrupted);
        }
    }
    let evaluations = evaluations as f64 / solved.max(1) as f64;
    Ok(Solved { cube, evaluations })
}

/// A position that is solved.
pub(super) struct Found {
    pub(super) standings: Standings,
    pub(super) pair: Pair,
    pub(super) over: Over,
    pub(super) evaluations: u32,
    /// By how much it still moved when it was given up.
    pub(super) left: f64,
}

#[cfg(not(target_family = "wasm"))]
fn solve_groups(cube: &Cube, way: Way<'_>, groups: &[Vec<Standings>]) -> Vec<Found> {
    use rayon::prelude::*;
    let turns = || [Turn::new(), Turn::new(), Turn::new()];
    let solve = |turns: &mut [Turn; 3], group: &Vec<Standings>| solve_group(cube, way, turns, group);
    groups.par_iter().map_init(turns, solve).flatten_iter().collect()
}

#[cfg(target_family = "wasm")]
fn solve_groups(cube: &Cube, way: Way<'_>, groups: &[Vec<Standings>]) -> Vec<Found> {
    let mut turns = [Turn::new(), Turn::new(), Turn::new()];
    groups.iter().flat_map(|group| solve_group(cube, way, &mut turns, group)).collect()
}

fn solve_group(cube: &Cube, way: Way<'_>, turns: &mut [Turn; 3], group: &[Standings]) -> Vec<Found> {
    let lane = |lane: usize| group[lane.min(group.len() - 1)];
    let standings = [0, 1, 2].map(|turns| std::array::from_fn(|index| rotated(lane(index), turns)));
    let trio = Trio { cube, way, standings };
    match way.engine.leftovers.after_nothing() {
        true => dice_taken_over::solve(&trio, turns, group.len()),
        false => trio.solve(turns, group.len()),
    }
}

/// Groups of positions with this sum of scores that can be solved at the same time, those first to which others may lead.
fn batches(cube: &Cube, limits: &Limits, sum: usize) -> Vec<Vec<Vec<Standings>>> {
    let positions = positions(cube, sum);
    let in_groups = |positions: &[Standings]| positions.chunks(LANES).map(<[Standings]>::to_vec).collect();
    if !limits.exactly || cube.unopened.is_empty() {
        return vec![in_groups(&positions)];
    }
    // A bank that is lost opens.
    let opened = |scores: &&Standings| scores.iter().filter(|&&standing| standing < cube.goal).count();
    let of =
        |count: usize| positions.iter().filter(|scores| opened(scores) == count).copied().collect::<Vec<_>>();
    (0..=3).rev().map(|count| in_groups(&of(count))).collect()
}

/// Positions with this sum of scores, one of each three that are the same but for who is to move.
fn positions(cube: &Cube, sum: usize) -> Vec<Standings> {
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
    found
}

/// Three positions that are the same but for who is to move, in several lanes.
pub(super) struct Trio<'a> {
    pub(super) cube: &'a Cube,
    pub(super) way: Way<'a>,
    /// By turns that have brought nothing, then by lane.
    pub(super) standings: [[Standings; LANES]; 3],
}

impl Trio<'_> {
    fn solve(&self, turns: &mut [Turn; 3], lanes: usize) -> Vec<Found> {
        let (trio, program) = (self, self.way.engine.program);
        let mut lost = [0, 1, 2].map(|turn| trio.guess_lost(turn));
        for (place, turn) in turns.iter_mut().enumerate() {
            turn.lost = lost[place];
            trio.lay_out(turn, place);
        }
        let mut evaluations = 0_u32;
        let mut plays: [[Plays; 3]; LANES] = Default::default();
        loop {
            evaluations += 1;
            let mut new = false;
            for (place, turn) in turns.iter_mut().enumerate() {
                turn.lost = lost[place];
                let value = turn.solve(program);
                for (lane, plays) in plays.iter_mut().enumerate() {
                    let (nothing, next) = (value.nothing[lane], value.next[lane]);
                    let own = value.own[lane] - nothing * lost[place][lane];
                    new |= plays[place].learn(Play { own, nothing, next });
                }
            }
            let (mut moved, mut regretted) = (0.0_f64, 0.0_f64);
            let pairs: [[Pair; 3]; LANES] = std::array::from_fn(|lane| {
                let trio = settle(&plays[lane], lost.map(|lost| lost[lane]));
                regretted = regretted.max(plays::regret(&trio, &plays[lane]));
                for (place, now) in plays::lost(&trio).into_iter().enumerate() {
                    moved = moved.max((now - lost[place][lane]).abs());
                    lost[place][lane] = now;
                }
                trio
            });
            let still = moved < STILL || !new || no_play_is_better(turns, program, &plays, &lost);
            if still || evaluations >= MOST_EVALUATIONS {
                // What somebody would play otherwise is not at rest, however still it stands.
                let left = if still { regretted } else { moved.max(regretted) };
                return self.collect(turns, &pairs, &lost, lanes, (evaluations, left));
            }
        }
    }

    /// All positions, with what taking dice over is worth.
    fn collect(
        &self,
        turns: &mut [Turn; 3],
        pairs: &[[Pair; 3]; LANES],
        lost: &[[f64; LANES]; 3],
        lanes: usize,
        (evaluations, left): (u32, f64),
    ) -> Vec<Found> {
        let engine = &self.way.engine;
        let mut all = Vec::with_capacity(3 * lanes);
        for (place, turn) in turns.iter_mut().enumerate() {
            if engine.leftovers.any() {
                // As turns without points are worth in the end.
                turn.lost = lost[place];
                turn.solve(engine.program);
            }
            let inherited =
                self.standings[place].map(|standings| engine.leftovers.most(self.cube.score(standings[2]).0));
            // After a turn that brings nothing the next side has all dice.
            let after_nothing = std::array::from_fn(|lane| pairs[lane][(place + 1) % 3].0);
            let over = match engine.leftovers.any() {
                true => engine.over(turn, inherited, after_nothing),
                false => Default::default(),
            };
            for (lane, over) in over.into_iter().enumerate().take(lanes) {
                let (standings, pair) = (self.standings[place][lane], pairs[lane][place]);
                all.push(Found { standings, pair, over, evaluations, left });
            }
        }
        all
    }

    /// What banking is worth in each position.
    pub(super) fn lay_out(&self, turn: &mut Turn, place: usize) {
        let Way { engine, last_turns } = self.way;
        let (cube, goal) = (self.cube, self.cube.goal);
        let standings = &self.standings[place];
        // Where the chances of the others stand when the mover has no more than it has now.
        let from: [usize; LANES] = std::array::from_fn(|lane| {
            let [mover, second, third] = standings[lane];
            cube.index([second, third, cube.score(mover).0]).unwrap_or(0)
        });
        let to_go = standings.map(|[mover, ..]| goal - cube.score(mover).0);
        let lanes = standings.map(|standings| cube.lane(engine.limits, last_turns, standings));
        let dice = engine.leftovers.any();
        (turn.farkle, turn.toxic) = ([Value::LOST; SLOTS], [Value::LOST; SLOTS]);
        engine.lay_out(turn, cube.kind(engine.limits, engine.program), &lanes, |lane, total, left| {
            if total < to_go[lane] && !dice {
                // As below, side by side in memory.
                let (mover, next) = cube.cells.pairs[from[lane] + total];
                return [1.0 - mover - next, 0.0, mover];
            }
            if total == 0 { LOST } else { cube.bank(last_turns, standings[lane], total, left) }
        });
    }

    /// A guess at the mover's chance after a turn that brings nothing.
    pub(super) fn guess_lost(&self, place: usize) -> [f64; LANES] {
        std::array::from_fn(|lane| self.guess(rotated(self.standings[place][lane], 1)))
    }

    /// A guess at the chance of the third side, from positions nearby.
    fn guess(&self, scores: Standings) -> f64 {
        let near = |by: Standings| {
            let index = self.cube.index(std::array::from_fn(|place| scores[place] + by[place]))?;
            let (mover, next) = self.cube.cells.pairs[index];
            Some(1.0 - mover - next).filter(|third| !third.is_nan())
        };
        let sum = |steps: &[Standings]| steps.iter().map(|&by| near(by)).sum::<Option<f64>>();
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

/// Whether none of the plays that have not been looked at is better for its mover, if farkles are worth so much.
///
/// A choice that turns out differently by a hair escapes this if it comes up so rarely that it makes no difference to
/// the mover; then it makes next to none to the others.
fn no_play_is_better(
    turns: &mut [Turn; 3],
    program: &Program,
    plays: &[[Plays; 3]; LANES],
    lost: &[[f64; LANES]; 3],
) -> bool {
    (0..3).all(|place| {
        turns[place].lost = lost[place];
        let best = turns[place].solve_for_mover(program);
        (0..LANES).all(|lane| best[lane] < plays[lane][place].worth(lost[place][lane]) + AS_GOOD)
    })
}
