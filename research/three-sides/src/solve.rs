//! Solves the way to a target: three positions that depend on each other through the farkle
//! together, and all sums of scores from high to low.

use crate::closing::Closing;
use crate::cube::{Cube, Standings, rotated};
use crate::limits::Limits;
use crate::numbers::{LANES, Value};
use crate::pair::{Pair, UNKNOWN};
use crate::policies::{self, Policies, Policy};
use crate::settle::settle;
use crate::turn::BatchedTurn;
use crate::turns::{Engine, LOST};
use crate::watch::{Watch, tell};
use farkle_strategy::SolveError;
use farkle_strategy::solver::Program;

/// Three positions have converged when the worth of a farkle in them moves by less than this. The
/// error left is about its square.
const STILL: f64 = 1e-12;
/// Two policies whose worth differs by less are equally good.
const AS_GOOD: f64 = 1e-14;
/// The most evaluations of three positions.
const MOST_EVALUATIONS: u32 = 100;
/// The solver refuses rules under which more than this is left then.
const SETTLED: f64 = 1e-9;

/// What turns on the way to the target need.
#[derive(Clone, Copy)]
pub(crate) struct Way<'a> {
    pub(crate) engine: Engine<'a>,
    /// The last turns after the target; `None` if reaching it wins.
    pub(crate) last_turns: Option<&'a Closing>,
}

/// A cube that is filled.
pub(crate) struct Solved {
    pub(crate) cube: Cube,
    /// How often the turn of a position was evaluated on average.
    pub(crate) evaluations: f64,
}

/// Fills an empty cube.
pub(crate) fn solve(mut cube: Cube, way: Way<'_>, watch: &mut Watch<'_>) -> Result<Solved, SolveError> {
    let goal = cube.goal;
    let cells = cube.standings().pow(3);
    cube.cells = vec![UNKNOWN; cells];
    let (mut evaluations, mut solved, mut unsettled) = (0_u64, 0_usize, 0.0_f64);
    for sum in (0..=3 * (goal - 1)).rev() {
        for batch in batches(&cube, way.engine.limits, sum) {
            for found in solve_groups(&cube, way, &batch) {
                unsettled = unsettled.max(found.left);
                evaluations += u64::from(found.evaluations);
                solved += 1;
                if let Some(index) = cube.index(found.standings) {
                    cube.cells[index] = found.pair;
                }
            }
        }
        if unsettled > SETTLED {
            // All lower sums would build on it.
            return Err(SolveError::NotSettled { left: unsettled });
        }
        tell(watch, solved as f64 / cells as f64)?;
    }
    let evaluations = evaluations as f64 / solved.max(1) as f64;
    Ok(Solved { cube, evaluations })
}

/// A position that is solved.
struct Found {
    standings: Standings,
    pair: Pair,
    evaluations: u32,
    /// By how much it still moved when the solver gave up.
    left: f64,
}

fn solve_groups(cube: &Cube, way: Way<'_>, groups: &[Vec<Standings>]) -> Vec<Found> {
    use rayon::prelude::*;
    let turns = || [BatchedTurn::new(), BatchedTurn::new(), BatchedTurn::new()];
    let solve = |turns: &mut [BatchedTurn; 3], group: &Vec<Standings>| solve_group(cube, way, turns, group);
    groups.par_iter().map_init(turns, solve).flatten_iter().collect()
}

fn solve_group(cube: &Cube, way: Way<'_>, turns: &mut [BatchedTurn; 3], group: &[Standings]) -> Vec<Found> {
    let lane = |lane: usize| group[lane.min(group.len() - 1)];
    let standings = [0, 1, 2].map(|turns| std::array::from_fn(|index| rotated(lane(index), turns)));
    Trio { cube, way, standings }.solve(turns, group.len())
}

/// Groups of positions with this sum of scores that can be solved at the same time, in an order in
/// which each leads only to earlier groups.
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
struct Trio<'a> {
    cube: &'a Cube,
    way: Way<'a>,
    /// By the number of turns without points, then by lane.
    standings: [[Standings; LANES]; 3],
}

impl Trio<'_> {
    fn solve(&self, turns: &mut [BatchedTurn; 3], lanes: usize) -> Vec<Found> {
        let program = self.way.engine.program;
        let mut lost = [0, 1, 2].map(|place| self.guess_lost(place));
        for (place, turn) in turns.iter_mut().enumerate() {
            turn.layout.lost = lost[place];
            self.lay_out(turn, place);
        }
        let mut evaluations = 0_u32;
        let mut known: [[Policies; 3]; LANES] = Default::default();
        loop {
            evaluations += 1;
            let mut new = false;
            for (place, turn) in turns.iter_mut().enumerate() {
                turn.layout.lost = lost[place];
                let value = turn.solve(program);
                for (lane, known) in known.iter_mut().enumerate() {
                    let (nothing, next) = (value.nothing[lane], value.next[lane]);
                    let own = value.own[lane] - nothing * lost[place][lane];
                    new |= known[place].learn(Policy { own, nothing, next });
                }
            }
            let (mut moved, mut regretted) = (0.0_f64, 0.0_f64);
            let pairs: [[Pair; 3]; LANES] = std::array::from_fn(|lane| {
                let trio = settle(&known[lane], lost.map(|lost| lost[lane]));
                regretted = regretted.max(policies::regret(&trio, &known[lane]));
                for (place, now) in policies::lost(&trio).into_iter().enumerate() {
                    moved = moved.max((now - lost[place][lane]).abs());
                    lost[place][lane] = now;
                }
                trio
            });
            let still = moved < STILL || !new || no_policy_is_better(turns, program, &known, &lost);
            if still || evaluations >= MOST_EVALUATIONS {
                // A mover that would rather play otherwise is not settled, however still it stands.
                let left = if still { regretted } else { moved.max(regretted) };
                let found = |place: usize, lane: usize| Found {
                    standings: self.standings[place][lane],
                    pair: pairs[lane][place],
                    evaluations,
                    left,
                };
                return (0..3)
                    .flat_map(|place| (0..lanes).map(move |lane| (place, lane)))
                    .map(|(place, lane)| found(place, lane))
                    .collect();
            }
        }
    }

    /// Lays out the turns of the three positions at this place.
    fn lay_out(&self, turn: &mut BatchedTurn, place: usize) {
        let Way { engine, last_turns } = self.way;
        let (cube, goal) = (self.cube, self.cube.goal);
        let standings = &self.standings[place];
        // The index at which the banks of the mover begin.
        let from: [usize; LANES] = std::array::from_fn(|lane| {
            let [mover, second, third] = standings[lane];
            cube.index([second, third, cube.score(mover).0]).unwrap_or(0)
        });
        let to_go = standings.map(|[mover, ..]| goal - cube.score(mover).0);
        let lanes = standings.map(|standings| cube.lane(engine.limits, last_turns, standings));
        turn.layout.nothing = Value::LOST;
        engine.lay_out(turn, cube.kind(engine.limits, engine.program), &lanes, |lane, total| {
            if total < to_go[lane] {
                // The same as `Cube::bank`, but next to each other in memory.
                let (mover, next) = cube.cells[from[lane] + total];
                return [1.0 - mover - next, 0.0, mover];
            }
            if total == 0 { LOST } else { cube.bank(last_turns, standings[lane], total) }
        });
    }

    /// A guess at the mover's chance after a turn without points.
    fn guess_lost(&self, place: usize) -> [f64; LANES] {
        std::array::from_fn(|lane| self.guess(rotated(self.standings[place][lane], 1)))
    }

    /// A guess at the chance of the third side, from positions nearby.
    fn guess(&self, scores: Standings) -> f64 {
        let near = |by: Standings| {
            let (mover, next) = self.cube.at(std::array::from_fn(|place| scores[place] + by[place]))?;
            Some(1.0 - mover - next).filter(|third| !third.is_nan())
        };
        let sum = |steps: &[Standings]| steps.iter().map(|&by| near(by)).sum::<Option<f64>>();
        let one = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
        let two = [[0, 1, 1], [1, 0, 1], [1, 1, 0]];
        // Right if the worth of a point depends on no more than two of the scores.
        if let (Some(one), Some(two), Some(three)) = (sum(&one), sum(&two), near([1, 1, 1])) {
            return (one - two + three).clamp(0.0, 1.0);
        }
        let known: Vec<f64> = one.iter().filter_map(|&by| near(by)).collect();
        if known.is_empty() { 1.0 / 3.0 } else { known.iter().sum::<f64>() / known.len() as f64 }
    }
}

/// Whether no policy that is not known yet is better for its mover, if farkles are worth this much.
///
/// This misses a choice that comes up so rarely that it makes no difference to the mover; then it
/// makes next to none to the others.
fn no_policy_is_better(
    turns: &mut [BatchedTurn; 3],
    program: &Program,
    known: &[[Policies; 3]; LANES],
    lost: &[[f64; LANES]; 3],
) -> bool {
    (0..3).all(|place| {
        turns[place].layout.lost = lost[place];
        let best = turns[place].solve_for_mover(program);
        (0..LANES).all(|lane| best[lane] < known[lane][place].worth(lost[place][lane]) + AS_GOOD)
    })
}
