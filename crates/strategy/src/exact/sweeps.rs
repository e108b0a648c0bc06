//! Sweeps over the positions on the way to the target, in falling order of the sum of both scores.
//!
//! One sweep is enough where no points can be lost. A penalty leads back to a lower sum, which is
//! solved later, so positions are swept until they converge. Two things make that fast. The error
//! that a sweep leaves is known approximately, and corrected (`correction.rs`). And only those sums
//! are swept again whose expected error is large; earlier corrections tell how wrong they tend to
//! be. Where nearly every turn ends on a farkle this does not help, and everything is swept.

use super::correction::Correction;
use super::moments::{Offer, Stage, Standing, Start};
use super::solve::{FIRST_GUESS, Interrupted, Solver};
use super::succession::{FARKLES, Succession};
use std::ops::RangeInclusive;

/// Corrected values have converged when another sweep should move them by less than this.
const STILL_OFF: f64 = 2e-10;
/// A sweep over some of them confirms that if it moves nothing by more than this.
const STILL_MOVED: f64 = 5e-10;
/// Otherwise the first limit is multiplied by this factor.
const STRICTER: f64 = 0.3;
/// The number of sums in the confirming sweep.
const LOOKED_AT: usize = 30;
/// Sums are swept again whose expected error is at least this part of the largest.
const WORST: f64 = 0.03;
/// The assumed relative error of a correction before a sweep has measured it.
const WRONG_AT_FIRST: f64 = 0.1;
/// The smallest relative error that is assumed.
const LEAST_WRONG: f64 = 0.01;
/// After another sweep the relative error falls to no less than this part of the old one.
const KEPT: f64 = 0.5;
/// The usual number of evaluations of each position.
const USUAL_EVALUATIONS: f64 = 5.0;
/// Corrections are given up after this many evaluations, or after this many sweeps.
pub(super) const MOST_EVALUATIONS: f64 = 12.0;
const MOST_CORRECTIONS: usize = 60;

/// Sweeps over all positions have converged when they would still move less than this.
const SWEEP_STILL: f64 = 3e-10;
/// A sweep is assumed to leave at least this part of its movement.
const LEAST_PART: f64 = 0.1;
/// The most sweeps. Where nearly every turn ends on a farkle it takes hundreds; after this many the
/// solver refuses the rules.
const MOST_SWEEPS: usize = 600;
/// The number of last sweeps that tell which part of its movement a sweep leaves.
const SWEEPS_LOOKED_AT: usize = 3;

/// The expected error of the positions of each sum.
struct Expected {
    low: i32,
    sums: Vec<Sum>,
}

#[derive(Clone)]
struct Sum {
    /// The largest correction of its positions since its last sweep.
    corrected: f64,
    /// The relative error of its corrections.
    wrong: f64,
    /// The largest movement of a pair that did not converge.
    unsettled: f64,
}

impl Expected {
    fn new(sums: RangeInclusive<i32>) -> Expected {
        let never_swept = Sum { corrected: f64::INFINITY, wrong: WRONG_AT_FIRST, unsettled: 0.0 };
        Expected { low: *sums.start(), sums: vec![never_swept; sums.count()] }
    }

    fn off(&self, sum: i32) -> f64 {
        let sum = &self.sums[(sum - self.low) as usize];
        sum.corrected * sum.wrong
    }

    fn worst(&self) -> f64 {
        self.sums.iter().map(|sum| sum.corrected * sum.wrong).fold(0.0, f64::max)
    }

    /// Takes note of a sweep over this sum: its movement, and what it left unsettled.
    fn swept(&mut self, sum: i32, moved: f64, unsettled: f64) {
        let sum = &mut self.sums[(sum - self.low) as usize];
        if sum.corrected > 0.0 && sum.corrected.is_finite() {
            sum.wrong = (moved / sum.corrected).max(KEPT * sum.wrong).max(LEAST_WRONG);
        }
        sum.corrected = 0.0;
        sum.unsettled = unsettled;
    }

    /// The largest movement of a pair that did not converge, in all sums.
    fn unsettled(&self) -> f64 {
        self.sums.iter().map(|sum| sum.unsettled).fold(0.0, f64::max)
    }

    /// Takes note of a correction, from the lowest sum on.
    fn corrected(&mut self, by_sum: &[f64]) {
        self.sums.iter_mut().zip(by_sum).for_each(|(sum, by)| sum.corrected += by);
    }
}

impl Solver<'_> {
    /// Solves all positions on the way to the target.
    pub(super) async fn solve_open(&mut self) -> Result<(), Interrupted> {
        if self.board.succession.penalty.is_none() {
            return self.sweep_once().await;
        }
        let correction = self.usual_turn.take().and_then(|usual| {
            Correction::new(&self.board, usual, |each| {
                let mut step = 0;
                for sums in self.together(self.sums().rev().collect()) {
                    for level in self.levels(&sums) {
                        step += 1;
                        level.iter().for_each(|start| each(step, start));
                    }
                }
            })
        });
        if let Some(correction) = correction
            && self.sweep_and_correct(correction).await?
        {
            return Ok(());
        }
        self.sweep_over_all().await
    }

    /// The sums of both scores on the way to the target.
    fn sums(&self) -> RangeInclusive<i32> {
        let rules = &self.board.succession;
        2 * rules.floor..=2 * (rules.goal - 1)
    }

    pub(super) async fn sweep_once(&mut self) -> Result<(), Interrupted> {
        let sums = self.sums();
        let work = f64::from(sums.end() - sums.start() + 1);
        for (done, sum) in sums.rev().enumerate() {
            // One sum after the other: the values of the last one are the guess for the next.
            self.solve_levels(&self.levels(&[sum])).await;
            self.tell((done + 1) as f64 / work)?;
        }
        self.sweeps = 1;
        Ok(())
    }

    /// Splits falling sums into groups that are solved together, because no bank leads from one sum
    /// of a group to another.
    fn together(&self, sums: Vec<i32>) -> Vec<Vec<i32>> {
        let (highest, apart) = (*self.sums().end(), self.board.sums_together());
        // The groups are the same for every sweep, because corrections rely on the order.
        let part = |sum: &i32| (highest - sum) / apart;
        sums.chunk_by(|a, b| part(a) == part(b)).map(<[i32]>::to_vec).collect()
    }

    /// Sweeps and corrects until everything converges; returns whether it does.
    async fn sweep_and_correct(&mut self, mut correction: Correction) -> Result<bool, Interrupted> {
        let evaluations_before = self.evaluations;
        let positions = correction.positions().max(1) as f64;
        let evaluations = |solver: &Self| (solver.evaluations - evaluations_before) as f64 / positions;
        let slopes = std::mem::take(&mut self.slopes_without);
        let mut helps = correction.begin(&mut self.board, &slopes);
        let mut expected = Expected::new(self.sums());
        let mut still_off = STILL_OFF;
        for _ in 0..MOST_CORRECTIONS {
            // Equations without a solution say nothing about the error.
            if !helps {
                break;
            }
            let worst = expected.worst();
            let looks_still = worst < still_off;
            if !looks_still && evaluations(self) > MOST_EVALUATIONS {
                break;
            }
            self.board.before.clone_from(&self.board.open.fresh);
            let again = (WORST * worst).max(still_off);
            let sums: Vec<i32> = match looks_still {
                true => self.some_sums(),
                false => self.sums().rev().filter(|&sum| expected.off(sum) >= again).collect(),
            };
            let mut most_moved = 0.0_f64;
            for sums in self.together(sums) {
                // Only the last sweep over each sum counts.
                self.unsettled = 0.0;
                self.solve_levels(&self.levels(&sums)).await;
                for sum in sums {
                    let moved = self.take_moved(sum);
                    most_moved = most_moved.max(moved);
                    expected.swept(sum, moved, self.unsettled);
                    correction.swept(sum);
                }
                self.tell(FIRST_GUESS + (1.0 - FIRST_GUESS) * part_done(evaluations(self)))?;
            }
            if looks_still && most_moved < STILL_MOVED {
                self.unsettled = expected.unsettled();
                return Ok(true);
            }
            if looks_still {
                still_off *= STRICTER;
            } else {
                self.sweeps += 1;
            }
            helps = correction.after_sweep(&mut self.board);
            expected.corrected(&correction.by_sum());
        }
        Ok(false)
    }

    /// The sums of the confirming sweep, from the target down to the lowest scores.
    fn some_sums(&self) -> Vec<i32> {
        let apart = (self.sums().count() / LOOKED_AT).max(1);
        self.sums().rev().skip(apart / 2).step_by(apart).collect()
    }

    /// Sweeps over all positions until they converge.
    async fn sweep_over_all(&mut self) -> Result<(), Interrupted> {
        self.board.before = Vec::new();
        let told = self.told;
        let parts_of_sums = self.together(self.sums().rev().collect());
        let mut moved_before = f64::INFINITY;
        let mut parts = [1.0; SWEEPS_LOOKED_AT];
        for sweep in 0..MOST_SWEEPS {
            let mut moved = 0.0_f64;
            // Only the last sweep counts.
            self.unsettled = 0.0;
            self.sweeps += 1;
            for (done, sums) in parts_of_sums.iter().enumerate() {
                self.solve_levels(&self.levels(sums)).await;
                moved = sums.iter().map(|&sum| self.take_moved(sum)).fold(moved, f64::max);
                let part = (done + 1) as f64 / parts_of_sums.len() as f64;
                self.tell(1.0 - (1.0 - told) * (1.0 - part / 8.0) * 0.75_f64.powi(sweep as i32))?;
            }
            // Each sweep moves values by about the same part of the last movement, so the rest is a
            // geometric sum.
            parts.rotate_right(1);
            parts[0] = moved / moved_before;
            let part = parts.iter().copied().fold(LEAST_PART, f64::max);
            let left = if part < 1.0 { moved * part / (1.0 - part) } else { f64::INFINITY };
            if moved == 0.0 || left < SWEEP_STILL {
                break;
            }
            self.unsettled = self.unsettled.max(moved);
            if self.evaluations > self.most_evaluations {
                break;
            }
            moved_before = moved;
        }
        Ok(())
    }

    /// The positions of sums that are solved together, in the order in which they are solved.
    fn levels(&self, sums: &[i32]) -> Vec<Vec<Start>> {
        let (floor, goal) = (self.board.succession.floor, self.board.succession.goal);
        let kinds = self.kinds();
        // A bank opens a side and a farkle raises its count, so these come later in a game.
        let most_farkles = 2 * (FARKLES as usize - 1) * self.board.succession.players as usize;
        let rank = |&(opened, farkles): &(bool, u8)| {
            (most_farkles + 1) * usize::from(opened) + usize::from(Succession::sum_of_counts(farkles))
        };
        let highest = 2 * (most_farkles + 1) + most_farkles;
        let mut levels: Vec<Vec<Start>> = vec![Vec::new(); highest + 1];
        for mover in &kinds {
            for other in &kinds {
                let level = &mut levels[highest - rank(mover) - rank(other)];
                for sum in sums {
                    let range = (sum - goal + 1).max(floor)..=(sum - floor).min(goal - 1);
                    for score in range.filter(|score| self.can_be(mover.0, *score)) {
                        if self.can_be(other.0, sum - score) {
                            let side = |score, (opened, farkles)| Standing { score, opened, farkles };
                            let (mover, other) = (side(score, *mover), side(sum - score, *other));
                            level.push(Start { stage: Stage::Open, mover, other, offer: Offer::NONE });
                        }
                    }
                }
            }
        }
        levels.retain(|level| !level.is_empty());
        levels
    }

    fn can_be(&self, opened: bool, score: i32) -> bool {
        opened || self.unopened_at.contains(&score)
    }
}

/// The finished part of the work after this many evaluations of each position: exact for the usual
/// number, a guess beyond it.
fn part_done(evaluations: f64) -> f64 {
    const SURE: f64 = 0.85;
    const MOST: f64 = 0.95;
    let part = evaluations / USUAL_EVALUATIONS;
    if part < 1.0 { SURE * part } else { MOST - (MOST - SURE) * (1.0 - part).exp() }
}
