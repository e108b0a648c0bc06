//! The error that a sweep leaves, by a linear model.
//!
//! Where penalties lower scores, a sweep uses values of lower scores that it changes itself later
//! on. Afterwards the error of a position is known: the chance of the farkle times the change of
//! the position after it. As long as all play stays the same, linear equations give the effect on
//! all other positions. Their coefficients are the laws of all turns. The model takes one usual law
//! for all of them, except for the chance of a turn without points, which it reads from the values.
//! Only the number of sweeps depends on the model: a sweep itself is exact, and shows how far the
//! model was off. Toxic twos of a team, which move its players up without a farkle, are not in the
//! model.

use super::board::Board;
use super::moments::{End, Next, Stage, Standing, Start};
use super::succession::FARKLES;

/// The most rounds over the linear equations. Each leaves a small part of the error.
const ROUNDS: usize = 8;
/// The equations are solved when a round moves the solution by less than this part.
const SOLVED: f32 = 1e-3;
/// The solution is of use when a round moves it by less than this part.
const OF_USE: f32 = 0.01;
/// The chance of a turn without points is read from two positions with different costs of a farkle.
/// The costs must differ by this much.
const TOLD_APART: f64 = 1e-4;
/// The largest relative error of that cost.
const SURE: f64 = 0.1;
/// The usual law leaves out this part of the turns, those with the largest banks.
const RARE: f64 = 1e-3;

/// The usual law of a turn.
#[derive(Clone, Debug)]
pub(crate) struct UsualTurn {
    /// The chance of each number of units, if there is a bank.
    banked: Vec<f32>,
    /// The chance that there is none.
    nothing: f64,
}

impl UsualTurn {
    /// From the chances to bank 0, 1, 2 ... units, and that of a turn without points.
    pub(crate) fn new(by_units: &[f64], nothing: f64) -> UsualTurn {
        let all: f64 = by_units.iter().sum();
        let mut sum = 0.0;
        let up_to_here = by_units.iter().take_while(|&chance| {
            let go_on = sum < (1.0 - RARE) * all;
            sum += chance;
            go_on
        });
        let kept: Vec<f64> = up_to_here.copied().collect();
        let all_kept: f64 = kept.iter().sum();
        let part = |chance: &f64| (chance / all_kept.max(RARE)) as f32;
        UsualTurn { banked: kept.iter().map(part).collect(), nothing }
    }
}

/// The positions that follow a position, by index on the board.
struct Links {
    place: u32,
    farkle: u32,
    /// Whether a sweep reaches the farkle's position later than this one.
    later: bool,
    /// The number of banks that lead to positions on the way to the target; their indices are
    /// consecutive.
    banks: u16,
    first_bank: u32,
    /// A position whose change serves as a guess for the farkle's position, if that comes later.
    near: Option<u32>,
    /// The same position with no farkle before it, and with two, each with the position after its
    /// farkle. All have the same values of banks.
    none_before: [u32; 2],
    two_before: [u32; 2],
}

/// The linear model.
pub(crate) struct Correction {
    usual: UsualTurn,
    /// In the order of a sweep.
    links: Vec<Links>,
    /// The chance of a turn without points, by index.
    nothing: Vec<f32>,
    /// The last correction of all values.
    by: Vec<f32>,
    scores: usize,
    lowest_sum: i32,
    /// The sums that were swept since.
    swept: Vec<bool>,
}

impl Correction {
    /// For the positions of a board. `all` lists them in the order of a sweep, each with the number
    /// of its step, and is called twice. `None` if some of them lead to positions that the model
    /// does not cover.
    pub(crate) fn new(
        board: &Board,
        usual: UsualTurn,
        all: impl Fn(&mut dyn FnMut(u32, &Start)),
    ) -> Option<Correction> {
        let (cells, scores, lowest_sum) = (board.open.fresh.len(), board.scores, 2 * board.succession.floor);
        let mut order = vec![0_u32; cells];
        let mut positions = 0_usize;
        all(&mut |step, start| {
            positions += 1;
            if let Some(order) = board.index(start).and_then(|place| order.get_mut(place)) {
                *order = step;
            }
        });
        let mut links = Vec::with_capacity(positions);
        all(&mut |_, start| links.extend(Links::new(board, start, usual.banked.len(), &order)));
        (links.len() == positions).then(|| Correction {
            nothing: vec![usual.nothing as f32; cells],
            usual,
            links,
            by: vec![0.0; cells],
            scores,
            lowest_sum,
            swept: vec![false; (2 * scores).max(1) - 1],
        })
    }

    /// Memory in bytes, for each position and for each cell of the board.
    pub(crate) const BYTES: [u64; 2] =
        [(size_of::<Links>() + size_of::<f32>()) as u64, (3 * size_of::<f32>() + size_of::<u32>()) as u64];

    /// A first guess, from the values of the game without penalty; `slopes` are their slopes
    /// against the worth of a farkle, by scores.
    pub(crate) fn begin(&mut self, board: &mut Board, slopes: &[f64]) -> bool {
        let scores = board.scores;
        let mut own = vec![0.0; self.links.len()];
        for (links, own) in self.links.iter().zip(&mut own) {
            let at = links.place as usize % (scores * scores);
            let chance = slopes.get(at).map_or(self.usual.nothing, |slope| -slope);
            self.nothing[links.place as usize] = chance as f32;
            // Without penalty a farkle leads to the same scores, whatever the count.
            let farkle = links.farkle as usize;
            let unpunished = farkle - farkle % (scores * scores) + at % scores * scores + at / scores;
            let cost = board.open.fresh[farkle] - board.open.fresh[unpunished];
            *own = if cost.is_finite() { (-chance * cost) as f32 } else { 0.0 };
        }
        self.correct(board, &own)
    }

    /// The positions with this sum of scores have been solved.
    pub(crate) fn swept(&mut self, sum: i32) {
        self.swept[(sum - self.lowest_sum) as usize] = true;
    }

    /// Corrects all values after a sweep over some positions that began with the values of
    /// `board.before`; returns whether the equations have a solution.
    pub(crate) fn after_sweep(&mut self, board: &mut Board) -> bool {
        let (now, before) = (&board.open.fresh, &board.before);
        let change = |place: u32| now[place as usize] - before[place as usize];
        let changes: Vec<f32> = now.iter().zip(before).map(|(now, before)| (now - before) as f32).collect();
        let mut own = vec![0.0; self.links.len()];
        for (links, own) in self.links.iter().zip(&mut own) {
            if !self.swept[sum_at(links.place as usize, self.scores)] {
                let chance = self.nothing[links.place as usize];
                let after = average(&changes[links.banks()], &self.usual.banked);
                *own = -chance * changes[links.farkle as usize] - (1.0 - chance) * after;
                continue;
            }
            let guessed = links.near.map(change).filter(|change| change.is_finite()).unwrap_or(0.0);
            let missed = if links.later { change(links.farkle) - guessed } else { 0.0 };
            let [none, two] =
                [links.none_before, links.two_before].map(|pair| pair.map(|place| place as usize));
            if links.place as usize == two[0] {
                // The farkle's value when this position was solved, against that of the position
                // without farkles.
                let cost = now[two[1]] - missed - now[none[1]];
                if cost.abs() > TOLD_APART && missed.abs() < SURE * cost.abs() {
                    self.nothing[two[0]] = ((now[none[0]] - now[two[0]]) / cost).clamp(0.0, 1.0) as f32;
                }
            } else {
                // Solved later in a sweep, with the same values of banks.
                self.nothing[links.place as usize] = self.nothing[two[0]];
            }
            *own = -self.nothing[links.place as usize] * missed as f32;
        }
        self.swept.fill(false);
        self.correct(board, &own)
    }

    /// Solves the equations, in which `own` is the error of each position itself, and corrects all
    /// values.
    fn correct(&mut self, board: &mut Board, own: &[f32]) -> bool {
        self.by.fill(0.0);
        let by = &mut self.by;
        let (mut moved, mut most) = (0.0_f32, 0.0_f32);
        for _ in 0..ROUNDS {
            (moved, most) = (0.0, 0.0);
            for (links, own) in self.links.iter().zip(own) {
                let nothing = self.nothing[links.place as usize];
                let after = average(&by[links.banks()], &self.usual.banked);
                let value = own - nothing * by[links.farkle as usize] - (1.0 - nothing) * after;
                let place = &mut by[links.place as usize];
                if !value.is_finite() {
                    return false;
                }
                moved = moved.max((value - *place).abs());
                most = most.max(value.abs());
                *place = value;
            }
            if moved <= SOLVED * most {
                break;
            }
        }
        for (value, by) in board.open.fresh.iter_mut().zip(by) {
            *value = (*value + f64::from(*by)).clamp(0.0, 1.0);
        }
        moved <= OF_USE * most
    }

    /// The number of positions.
    pub(crate) fn positions(&self) -> usize {
        self.links.len()
    }

    /// The largest last correction of each sum, from the lowest sum on.
    pub(crate) fn by_sum(&self) -> Vec<f64> {
        let mut most = vec![0.0_f64; self.swept.len()];
        for (place, by) in self.by.iter().enumerate() {
            let sum = sum_at(place, self.scores);
            most[sum] = most[sum].max(f64::from(by.abs()));
        }
        most
    }
}

/// The average of these numbers, weighted by their chances.
fn average(numbers: &[f32], chances: &[f32]) -> f32 {
    // Several sums make vectors, and no addition waits for the one before it.
    let mut sums = [0.0_f32; 16];
    let whole = numbers.len().min(chances.len()) / sums.len() * sums.len();
    for (numbers, chances) in numbers.chunks_exact(sums.len()).zip(chances.chunks_exact(sums.len())) {
        for (sum, (number, chance)) in sums.iter_mut().zip(numbers.iter().zip(chances)) {
            *sum += number * chance;
        }
    }
    let rest = numbers[whole..].iter().zip(&chances[whole..]).map(|(number, chance)| number * chance);
    rest.sum::<f32>() + sums.iter().sum::<f32>()
}

/// The sum of both scores at this index, counted from the lowest one.
fn sum_at(place: usize, scores: usize) -> usize {
    place / scores % scores + place % scores
}

impl Links {
    fn new(board: &Board, start: &Start, most_banked: usize, order: &[u32]) -> Option<Links> {
        let rules = &board.succession;
        let next = |start: &Start, end| match rules.follow(start, end) {
            Next::Turn(next) if next.stage == Stage::Open => Some(next),
            _ => None,
        };
        // A larger board is swept without corrections.
        let place = |start: &Start| board.index(start).and_then(|place| u32::try_from(place).ok());
        let farkle_of = |start: &Start| next(start, End::Farkled { dice: rules.dice });
        // The same position after this many farkles of the mover.
        let after = |count: u8| {
            let farkles = start.mover.farkles - start.mover.farkles % FARKLES + count;
            let start = Start { mover: Standing { farkles, ..start.mover }, ..*start };
            Some([place(&start)?, place(&farkle_of(&start)?)?])
        };
        let farkle = farkle_of(start)?;
        let first_bank = place(&next(start, End::Banked { total: 0, left: 1 })?)?;
        let to_go = (rules.goal - start.mover.score).max(0) as usize;
        let (here, there) = (place(start)?, place(&farkle)?);
        Some(Links {
            place: here,
            farkle: there,
            later: order[there as usize] > order[here as usize],
            banks: u16::try_from(to_go.min(most_banked)).ok()?,
            first_bank,
            near: board.near(start, &farkle).and_then(|place| u32::try_from(place).ok()),
            none_before: after(0)?,
            two_before: after(FARKLES - 1)?,
        })
    }

    fn banks(&self) -> std::ops::Range<usize> {
        let first = self.first_bank as usize;
        first..first + usize::from(self.banks)
    }
}
