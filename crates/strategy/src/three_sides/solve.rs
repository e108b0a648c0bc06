//! Three positions that depend on each other through the farkle, solved together; all sums, from high to low.

use super::banks::{Bank, Kind, LOST, LaneTurn, lay_out};
use super::kernel::Turn;
use super::last_turns::{Behind, LastTurns, Pair};
use super::numbers::LANES;
use super::plays::{self, Play, Plays, settle};
use super::{Cube, Kept, Limits, Solved};
use crate::exact::{Program, SolveError};
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

/// Standings in turn order; see [`Cube`].
type Scores = [usize; 3];

/// What turns on the way to the target are solved with.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) limits: &'a Limits,
    pub(super) program: &'a Program,
    /// What reaching the target leads to; `None` if it wins.
    pub(super) last_turns: Option<&'a LastTurns>,
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
        for batch in batches(&cube, way.limits, sum) {
            for (scores, (mover, next), count, left) in solve_groups(&cube, way, &batch) {
                unsettled = unsettled.max(left);
                evaluations += u64::from(count);
                solved += 1;
                if let Some(index) = cube.index(scores) {
                    cube.mover[index] = mover;
                    cube.next[index] = next;
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
    Ok(Solved { kept: Kept::Cube(cube), evaluations })
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

/// Groups of positions with this sum of scores that can be solved at the same time, those first to which others may lead.
fn batches(cube: &Cube, limits: &Limits, sum: usize) -> Vec<Vec<Vec<Scores>>> {
    let positions = positions(cube, sum);
    let in_groups = |positions: &[Scores]| positions.chunks(LANES).map(<[Scores]>::to_vec).collect();
    if !limits.exactly || cube.unopened.is_empty() {
        return vec![in_groups(&positions)];
    }
    // A bank that is lost opens.
    let opened = |scores: &&Scores| scores.iter().filter(|&&standing| standing < cube.goal).count();
    let of =
        |count: usize| positions.iter().filter(|scores| opened(scores) == count).copied().collect::<Vec<_>>();
    (0..=3).rev().map(|count| in_groups(&of(count))).collect()
}

/// Positions with this sum of scores, one of each three that are the same but for who is to move.
fn positions(cube: &Cube, sum: usize) -> Vec<Scores> {
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
            let mut moved = 0.0_f64;
            let pairs: [[Pair; 3]; LANES] = std::array::from_fn(|lane| {
                let trio = settle(&plays[lane], lost.map(|lost| lost[lane]));
                for (place, now) in plays::lost(&trio).into_iter().enumerate() {
                    moved = moved.max((now - lost[place][lane]).abs());
                    lost[place][lane] = now;
                }
                trio
            });
            let still = moved < STILL || !new || no_play_is_better(turns, program, &plays, &lost);
            if still || evaluations >= MOST_EVALUATIONS {
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
                // What is more than the lowest opponent can take is lost.
                None if self.limits.exactly => goal - mover.0.min(second.0).min(third.0) + 1,
                None => goal - mover.0,
                // Further ahead than the others can make up for.
                Some(last) => (second.0.max(third.0) + last.widest + 1).max(goal) - mover.0,
            };
            LaneTurn { least, furthest }
        });
        let wins = self.program.throws.iter().any(|throw| throw.win > 0.0);
        // Going on without end comes to a bank sooner or later.
        let too_much = if self.limits.goes_on { self.program.reach.is_none() } else { wins };
        let kind = Kind { too_much: self.limits.exactly && too_much, ..self.limits.kind() };
        lay_out(turn, self.program, kind, &lanes, |lane, total| {
            if total < to_go[lane] {
                let (mover, next) = (cube.mover[from[lane] + total], cube.next[from[lane] + total]);
                return [1.0 - mover - next, 0.0, mover];
            }
            let Some(last) = self.last_turns else {
                return match total > to_go[lane] && self.limits.exactly {
                    true => self.past_the_target(self.scores[place][lane], scores[lane], total),
                    false => [1.0, 0.0, 0.0],
                };
            };
            let [mover, second, third] = scores[lane];
            let behind = |(score, opened)| Behind { by: mover.0 + total - score, opened };
            let (own, next) = last.pair(behind(second), behind(third));
            [own, 0.0, next]
        });
    }

    /// What a bank is worth that passes a target that has to be hit: it goes to the lowest opponent, the next one of equal
    /// ones, if that does not pass the target with it.
    fn past_the_target(&self, standings: Scores, scores: [(usize, bool); 3], total: usize) -> Bank {
        let (cube, goal) = (self.cube, self.cube.goal);
        let [mover, second, third] = scores;
        let mut after = [standings[1], standings[2], mover.0];
        let to = if second.0 <= third.0 { 0 } else { 1 };
        let (score, opened) = scores[to + 1];
        match (score + total).cmp(&goal) {
            std::cmp::Ordering::Equal => return [0.0, 0.0, if to == 0 { 1.0 } else { 0.0 }],
            std::cmp::Ordering::Less => after[to] = cube.standing(score + total, opened).unwrap_or(after[to]),
            // The mover has opened with it, if it had not.
            std::cmp::Ordering::Greater if mover.1 => return LOST,
            std::cmp::Ordering::Greater => {}
        }
        let Some(index) = cube.index(after) else { return LOST };
        let (mover, next) = (cube.mover[index], cube.next[index]);
        [1.0 - mover - next, 0.0, mover]
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
