//! Positions that depend on each other only in pairs: a position and its mirror, in which the other
//! side is to move.
//!
//! The worth of a position is a piecewise linear, convex function of the worth of its mirror, with
//! the farkle chance as the slope. Secants solve two such equations in about three evaluations.

use super::board::Board;
use super::lane::LANES;
use super::lanes::{Lanes, Mirror, Worth};
use super::moments::Start;
use super::program::Program;
use farkle_rules::rule_set::EndingRule;

/// A pair has converged when it moves by less than this.
pub(super) const STILL: f64 = 1e-13;
/// The most evaluations of a pair.
const MOST_EVALUATIONS: usize = 400;
/// The same with dice to take over, which are iterated without secants.
const MOST_EVALUATIONS_WITH_DICE_TAKEN_OVER: usize = 20_000;
/// The solver refuses rules under which a pair still moves by more then.
const SETTLED: f64 = 1e-11;

/// The largest movement of a pair after which the point where the secants meet is its solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tolerance {
    /// With slopes from two evaluations.
    shown: f64,
    /// With the slopes of a neighbour.
    guessed: f64,
}

impl Tolerance {
    /// The point is right to [`STILL`]: its error is the movement times the change of the slopes,
    /// which is as small again.
    pub(super) const EXACT: Tolerance = Tolerance { shown: 3e-9, guessed: 1e-11 };
    /// For a first guess, whose values are off by hundredths anyway.
    pub(super) const GUESS: Tolerance = Tolerance { shown: 1e-4, guessed: 1e-6 };
}

/// A position with its worth.
pub(super) struct Solved {
    pub(super) start: Start,
    pub(super) worth: Worth,
    /// The slope of its worth against that of its mirror.
    pub(super) slope: f64,
    pub(super) evaluations: u32,
    /// The movement that was left when it was given up; 0 if it converged.
    pub(super) unsettled: f64,
}

pub(super) fn mirror_of(start: &Start) -> Start {
    Start { mover: start.other, other: start.mover, ..*start }
}

/// Solves positions. With `pairs` (the slopes of all positions, and the accuracy) it solves them
/// together with their mirrors.
pub(super) fn solve_group(
    board: &Board,
    program: &Program,
    pairs: Option<(&[f64], Tolerance)>,
    (lanes, mirror_lanes): &mut (Lanes, Lanes),
    starts: &[Start],
) -> Vec<Solved> {
    let Some((slopes, tolerance)) = pairs else {
        lanes.take_up(board, program, starts, None);
        lanes.solve(board, program);
        let solved = |(lane, start): (usize, &Start)| {
            let worth = lanes.worth(board, program, lane);
            Solved { start: *start, worth, slope: 0.0, evaluations: 1, unsettled: 0.0 }
        };
        return starts.iter().enumerate().map(solved).collect();
    };
    Pairs::new(board, program, slopes, lanes, mirror_lanes, starts).solve(tolerance)
}

/// Positions and their mirrors, each depending on the other.
struct Pairs<'a> {
    board: &'a Board,
    program: &'a Program,
    /// The positions, and their mirrors.
    lanes: [&'a mut Lanes; 2],
    starts: [Vec<Start>; 2],
    /// The values of the other side: `known[0]` holds those of the mirrors.
    known: [Vec<Mirror>; 2],
    /// The slope of each position against its mirror, as far as it is known.
    slopes: [[f64; LANES]; 2],
}

/// The last evaluation: the assumed worth of the mirror, and the worth found.
type Trace = [Option<(f64, f64)>; LANES];

impl<'a> Pairs<'a> {
    fn new(
        board: &'a Board,
        program: &'a Program,
        slopes: &[f64],
        lanes: &'a mut Lanes,
        mirror_lanes: &'a mut Lanes,
        starts: &[Start],
    ) -> Pairs<'a> {
        let mirrors: Vec<Start> = starts.iter().map(mirror_of).collect();
        let know = |starts: &[Start]| -> Vec<Mirror> {
            starts.iter().map(|start| Mirror::new(*start, guess(board, start))).collect()
        };
        let known = [know(&mirrors), know(starts)];
        lanes.take_up(board, program, starts, Some(&known[0]));
        mirror_lanes.take_up(board, program, &mirrors, Some(&known[1]));
        let starts = [starts.to_vec(), mirrors];
        let slope = |start: &Start| {
            let index = board.index(&stepped(start, [1, 0])).or_else(|| board.index(&stepped(start, [0, 1])));
            index.and_then(|index| slopes.get(index)).copied().unwrap_or(0.0)
        };
        let slopes =
            starts.each_ref().map(|starts| std::array::from_fn(|lane| starts.get(lane).map_or(0.0, slope)));
        Pairs { board, program, lanes: [lanes, mirror_lanes], starts, known, slopes }
    }

    fn solve(mut self, tolerance: Tolerance) -> Vec<Solved> {
        let mut before: [Trace; 2] = [[None; LANES]; 2];
        let mut evaluations = 0;
        loop {
            evaluations += 1;
            for (lanes, known) in self.lanes.iter_mut().zip(&self.known) {
                if evaluations > 1 {
                    lanes.refresh(self.board, self.program, Some(known));
                }
                lanes.solve(self.board, self.program);
            }
            let worth: [Vec<Worth>; 2] = [0, 1].map(|side| {
                let lanes = &self.lanes[side];
                (0..self.starts[side].len()).map(|lane| lanes.worth(self.board, self.program, lane)).collect()
            });
            let inherits = self.board.inherits();
            let most = if inherits { MOST_EVALUATIONS_WITH_DICE_TAKEN_OVER } else { MOST_EVALUATIONS };
            if (evaluations > 1 && self.is_still(&worth, STILL)) || evaluations >= most {
                let unsettled = if self.is_still(&worth, SETTLED) { 0.0 } else { self.moved(&worth) };
                return self.collect(worth, evaluations as u32, unsettled);
            }
            let enough = if evaluations > 1 { tolerance.shown } else { tolerance.guessed };
            let nearly = !self.board.inherits() && self.is_still(&worth, enough);
            let met = self.learn(&worth, &mut before);
            if nearly {
                return self.collect(met, evaluations as u32, 0.0);
            }
        }
    }

    /// Whether the values found are the assumed ones.
    fn is_still(&self, worth: &[Vec<Worth>; 2], still: f64) -> bool {
        let inherits = self.board.inherits();
        (0..2).all(|side| {
            worth[side].iter().zip(&self.known[1 - side]).all(|(worth, known)| {
                let moved = (worth.fresh - known.fresh()).abs() > still;
                !moved && (!inherits || known.agrees(&worth.over, still))
            })
        })
    }

    /// Moves on to the point where the secants through the last two evaluations meet.
    fn learn(&mut self, worth: &[Vec<Worth>; 2], before: &mut [Trace; 2]) -> [Vec<Worth>; 2] {
        let mut met = worth.clone();
        let secants = !self.board.inherits();
        for lane in 0..self.starts[0].len() {
            let assumed = [self.known[0][lane].fresh(), self.known[1][lane].fresh()];
            let found = [worth[0][lane].fresh, worth[1][lane].fresh];
            let mut next = found;
            if secants {
                for side in 0..2 {
                    let now = (assumed[side], found[side]);
                    self.slopes[side][lane] = slope(before[side][lane], now, self.slopes[side][lane]);
                }
                next = meet(found, assumed, [self.slopes[0][lane], self.slopes[1][lane]]);
            }
            for side in 0..2 {
                before[side][lane] = Some((assumed[side], found[side]));
                met[side][lane].fresh = next[side];
                // The values found for side 0 are those that side 1 assumes.
                self.known[1 - side][lane].learn(next[side], &worth[side][lane].over);
            }
        }
        met
    }

    /// The largest difference between the values found and the assumed ones.
    fn moved(&self, worth: &[Vec<Worth>; 2]) -> f64 {
        let of_side = |side: usize| worth[side].iter().zip(&self.known[1 - side]);
        let moved = (0..2).flat_map(of_side).map(|(worth, known)| (worth.fresh - known.fresh()).abs());
        moved.fold(SETTLED, f64::max)
    }

    fn collect(self, worth: [Vec<Worth>; 2], evaluations: u32, unsettled: f64) -> Vec<Solved> {
        let mut all = Vec::with_capacity(2 * LANES);
        let [positions, mirrors] = worth;
        for (lane, (worth, mirror)) in positions.into_iter().zip(mirrors).enumerate() {
            let (start, mirrored) = (self.starts[0][lane], self.starts[1][lane]);
            let [slope, mirror_slope] = [self.slopes[0][lane], self.slopes[1][lane]];
            if mirrored != start {
                all.push(Solved {
                    start: mirrored,
                    worth: mirror,
                    slope: mirror_slope,
                    evaluations,
                    unsettled,
                });
            }
            all.push(Solved { start, worth, slope, evaluations, unsettled });
        }
        all
    }
}

/// The slope of a position against its mirror, from two evaluations; `known` if these are too close
/// together.
fn slope(before: Option<(f64, f64)>, now: (f64, f64), known: f64) -> f64 {
    let Some((assumed, found)) = before else { return known };
    let run = now.0 - assumed;
    // The slope is minus the chance to reach the mirror.
    if run.abs() < 1e-11 { known } else { ((now.1 - found) / run).clamp(-1.0, 0.0) }
}

/// Where `x = found[0] + slope[0] (y - assumed[0])` and `y = found[1] + slope[1] (x - assumed[1])`
/// meet.
fn meet(found: [f64; 2], assumed: [f64; 2], slope: [f64; 2]) -> [f64; 2] {
    let determinant = 1.0 - slope[0] * slope[1];
    if determinant < 1e-12 {
        // Nobody can bank any more.
        return found;
    }
    let x = (found[0] + slope[0] * (found[1] - slope[1] * assumed[1] - assumed[0])) / determinant;
    let y = found[1] + slope[1] * (x - assumed[1]);
    [x.clamp(0.0, 1.0), y.clamp(0.0, 1.0)]
}

/// The same with other scores.
fn stepped(start: &Start, by: [i32; 2]) -> Start {
    let mut near = *start;
    near.mover.score += by[0];
    near.other.score += by[1];
    near
}

/// A first guess at a value, from nearby values.
fn guess(board: &Board, start: &Start) -> f64 {
    let stepped = |by: [i32; 2]| board.value(&stepped(start, by));
    let own = board.value(start);
    if !own.is_nan() {
        return own;
    }
    if board.succession.ending == EndingRule::Exactly {
        // Where nobody can bank any more, every guess would stay. This one gives each side half a
        // win.
        return 0.5;
    }
    let near = [stepped([1, 0]), stepped([0, 1])];
    let both = stepped([1, 1]);
    match near.map(f64::is_nan) {
        // Right if the worth of a point to one side does not depend on the other's score.
        [false, false] if !both.is_nan() => (near[0] + near[1] - both).clamp(0.0, 1.0),
        [false, false] => 0.5 * (near[0] + near[1]),
        [false, true] => near[0],
        [true, false] => near[1],
        [true, true] => 0.5,
    }
}
