//! The way to an equilibrium on which everybody errs less and less: the path of logit quantal response equilibria, followed by
//! predictor and corrector.
//!
//! Everybody takes the better of two courses the more often the more it is better by. At the beginning of the way small
//! advantages count next to nothing, and all courses are taken nearly alike; at its end nothing else counts. What counts is
//! an advantage by the *slack*. The way may bend back for a while, so that it is followed by its length and not by the slack.
//!
//! A point of the way is how everybody leans, with the logarithm of the slack as its last number. For all courses of a
//! situation but the first one, leaning is the inverse hyperbolic sine of the advantage over the first one by the slack: near
//! 0 for what is taken as often, and as large as a logarithm for what is never taken, so that steps in all numbers are alike.

use super::courses::{Course, Situations, product};
use super::mixing::{Choice, Pairing, Shares};
use crate::linear::solve_linear;

/// How much less than the best a course can be worth and still be taken now and then, at first, by its logarithm.
const FIRST_SLACK: f64 = -2.0;
/// The same in the end: as exact as the numbers are.
const LAST_SLACK: f64 = -26.0;
/// After so much of the way it is looked for where it ends: if who mixes does so that what is mixed is equally good.
const LOOKS: f64 = 2.0;
/// The longest step along the way from the one to the other.
const LONGEST_STEP: f64 = 1.0;
/// The least cosine of the angle by which the way bends in one step: in a sharper bend it could be lost.
const LEAST_COSINE: f64 = 0.9;
/// A way on which no longer step than this succeeds is given up.
const SHORTEST_STEP: f64 = 1e-4;
/// So many steps are made.
const MOST_STEPS: usize = 1000;
/// Where no leaning is wrong by more than this, a step has succeeded.
const PRECISION: f64 = 1e-7;
/// Advantages are right to this.
const ROUNDING: f64 = 1e-14;
/// Steps of Newton's method before a shorter one along the way is tried.
const MOST_CORRECTIONS: usize = 10;

impl Choice<'_> {
    /// What everybody does where the way ends; `None` if it is lost.
    pub(super) fn follow(&self) -> Option<Situations<Course>> {
        let open = self.open();
        let mut point: Vec<f64> = (0..=open).map(|at| self.bias(at)).collect();
        point[open] = FIRST_SLACK;
        let mut along = vec![0.0; open + 1];
        along[open] = -1.0;
        let mut at = self.correct(&along, point, f64::INFINITY)?;
        along = self.direction(&at, &along);
        let (mut step, mut looked) = (LONGEST_STEP, at[open]);
        for _ in 0..MOST_STEPS {
            if at[open] < looked - LOOKS {
                looked = at[open];
                if let Some(taken) = self.end(&at) {
                    return Some(taken);
                }
            }
            if at[open] < LAST_SLACK || self.work.get() == 0 {
                break;
            }
            let ahead = at.iter().zip(&along).map(|(at, along)| at + step * along).collect();
            let found = self.correct(&along, ahead, step).and_then(|found| {
                let on = self.direction(&found, &along);
                (product(&on, &along) > LEAST_COSINE).then_some((found, on))
            });
            match found {
                Some(found) => ((at, along), step) = (found, (1.5 * step).min(LONGEST_STEP)),
                None if step > SHORTEST_STEP => step *= 0.5,
                None => break,
            }
        }
        self.end(&at)
    }

    /// How often each course is taken at a point of the way.
    pub(super) fn shares(&self, point: &[f64]) -> Shares {
        let (mut shares, mut leanings) = (Shares::default(), point.iter());
        for (place, offer, known) in self.situations() {
            let others = leanings.by_ref().take(known.len().saturating_sub(1)).map(|leaning| leaning.sinh());
            let advantages: Vec<f64> = std::iter::once(0.0).chain(others).take(known.len()).collect();
            let most = advantages.iter().copied().fold(0.0, f64::max);
            let weights: Vec<f64> = advantages.iter().map(|advantage| (advantage - most).exp()).collect();
            let sum: f64 = weights.iter().sum();
            shares[place][offer] = weights.iter().map(|weight| weight / sum).collect();
        }
        shares
    }

    /// By how much everybody leans otherwise than the advantages, and the way, say.
    fn off(&self, point: &[f64]) -> Vec<f64> {
        let slack = point[self.open()].exp();
        let advantages = self.advantages(&self.shares(point));
        let leanings = point.iter().zip(advantages).enumerate();
        leanings
            .map(|(at, (leaning, advantage))| leaning - self.bias(at) - (advantage / slack).asinh())
            .collect()
    }

    /// How everybody leans without any reason: from -1 to 1, spread by the golden ratio.
    fn bias(&self, at: usize) -> f64 {
        const GOLDEN: f64 = 0.618_033_988_749_894_9;
        let spread = ((at as f64 + 1.0) * f64::from(self.way) * GOLDEN).fract();
        if self.way == 0 { 0.0 } else { 2.0 * spread - 1.0 }
    }

    /// How what is off changes with each number of the point, by column.
    fn slopes(&self, point: &[f64]) -> Vec<Vec<f64>> {
        let (shares, slack) = (self.shares(point), point[self.open()].exp());
        let advantages = self.advantages(&shares);
        // The slope of the inverse hyperbolic sine.
        let flat: Vec<f64> =
            advantages.iter().map(|advantage| 1.0 / 1.0_f64.hypot(advantage / slack)).collect();
        // With each share: smooth, and no slack in it.
        let pairs: Vec<Pairing> =
            self.others().map(|(place, offer, course)| ((place, offer), [course, 0])).collect();
        let with_share = self.slopes_of_advantages(&shares, &pairs);
        let mut slopes = Vec::with_capacity(point.len());
        for (column, (place, offer, of)) in self.others().enumerate() {
            let mut slope = vec![0.0; flat.len()];
            slope[column] = 1.0;
            let here = &shares[place][offer];
            for course in 1..here.len() {
                let own = if course == of { 1.0 } else { 0.0 };
                let moves = here[course] * (own - here[of]);
                if moves != 0.0 {
                    let moves = moves * point[column].cosh() / slack;
                    let with = with_share[column + course - of].iter().zip(&flat);
                    slope
                        .iter_mut()
                        .zip(with)
                        .for_each(|(slope, (with, flat))| *slope -= moves * with * flat);
                }
            }
            slopes.push(slope);
        }
        slopes.push(advantages.iter().zip(&flat).map(|(advantage, flat)| advantage / slack * flat).collect());
        slopes
    }

    /// Which way the way goes on from here, if it came this way.
    fn direction(&self, point: &[f64], along: &[f64]) -> Vec<f64> {
        let (open, slopes) = (self.open(), self.slopes(point));
        let matrix =
            |row: usize, column: usize| if row == open { along[column] } else { slopes[column][row] };
        let direction = solve_linear(open + 1, matrix, |row| if row == open { 1.0 } else { 0.0 });
        let length = direction.iter().map(|number| number * number).sum::<f64>().sqrt();
        direction.into_iter().map(|number| number / length).collect()
    }

    /// The point of the way that is nearest, straight across from this one and no further away than this in any number: what
    /// is far away may be another way.
    fn correct(&self, along: &[f64], guess: Vec<f64>, furthest: f64) -> Option<Vec<f64>> {
        let (open, mut point) = (self.open(), guess.clone());
        for _ in 0..MOST_CORRECTIONS {
            let off = self.off(&point);
            let enough = PRECISION + ROUNDING / point[open].max(LAST_SLACK - LONGEST_STEP).exp();
            if off.iter().all(|off| off.abs() < enough) {
                return Some(point);
            }
            let slopes = self.slopes(&point);
            let matrix =
                |row: usize, column: usize| if row == open { along[column] } else { slopes[column][row] };
            let step = solve_linear(open + 1, matrix, |row| if row == open { 0.0 } else { off[row] });
            point.iter_mut().zip(step).for_each(|(number, step)| *number -= step);
            if point.iter().zip(&guess).any(|(number, guess)| (number - guess).abs() > furthest) {
                return None;
            }
        }
        None
    }

    /// The logarithm of the slack at a point of the way.
    pub(super) fn slack(&self, point: &[f64]) -> f64 {
        point[self.open()]
    }
}
