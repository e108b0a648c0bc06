//! Turns in which a player may go on after a farkle: what a farkle is worth refers to itself.

use super::lane::{LANES, Lane};
use super::lanes::Lanes;
use super::program::{Program, SLOTS};
use crate::linear::solve_linear;

/// Steps of Newton's method for the worth of going on.
const MOST_STEPS: usize = 40;

impl Lanes {
    /// A farkle is worth the better of ending the turn and of rolling the dice in hand again with
    /// nothing: as many equations as there are dice, piecewise linear and convex, solved by
    /// Newton's method. The slopes are found by moving one worth at a time, which is exact as long
    /// as no choice changes.
    pub(super) fn solve_going_on(&mut self, program: &Program) {
        let dice = program.dice;
        let given_up = self.turn.farkle;
        if let Some(reach) = &program.reach {
            let wins = program.throws.iter().any(|throw| throw.win > 0.0);
            for (dice, given_up) in given_up.iter().enumerate().take(program.dice + 1).skip(1) {
                let best = self.turn.best_bank(&reach[dice], wins).max(*given_up);
                self.turn.farkle[dice] = best;
                // A total that is too high to be of use is thrown away by rolling until it is lost.
                let left = if dice == program.dice { 0 } else { dice };
                (self.turn.beyond[dice], self.turn.beyond[left]) = (best, best);
            }
            self.turn.solve(program);
            self.turn.beyond = [Lane::all(f64::NEG_INFINITY); SLOTS];
            return;
        }
        let mut worth = self.going_on.unwrap_or(given_up);
        for (known, given_up) in worth.iter_mut().zip(&given_up) {
            *known = known.max(*given_up);
        }
        for _ in 0..MOST_STEPS {
            self.turn.farkle = worth;
            self.turn.solve(program);
            let found: Vec<Lane> = (0..=dice).map(|n| self.going_on(&given_up, n)).collect();
            let assumed = worth;
            let residual = |n: usize, lane: usize| found[n].0[lane] - assumed[n].0[lane];
            let largest = (1..=dice)
                .flat_map(|n| (0..LANES).map(move |lane| (n, lane)))
                .map(|(n, lane)| residual(n, lane).abs())
                .fold(0.0, f64::max);
            if largest < 1e-13 {
                break;
            }
            // By the worth that is moved, then by the worth that moves with it.
            let mut slopes = vec![vec![Lane::all(0.0); dice + 1]; dice + 1];
            for (moved, slopes) in slopes.iter_mut().enumerate().skip(1) {
                self.turn.farkle = worth;
                self.turn.farkle[moved].0.iter_mut().for_each(|value| *value += self.nudge);
                self.turn.solve(program);
                for (n, slope) in slopes.iter_mut().enumerate().skip(1) {
                    let there = self.going_on(&given_up, n);
                    for lane in 0..LANES {
                        slope.0[lane] = (there.0[lane] - found[n].0[lane]) / self.nudge;
                    }
                }
            }
            for lane in 0..LANES {
                let system = |n: usize, m: usize| f64::from(u8::from(n == m)) - slopes[m + 1][n + 1].0[lane];
                let step = solve_linear(dice, system, |n| residual(n + 1, lane));
                for n in 1..=dice {
                    let next = worth[n].0[lane] + step[n - 1];
                    worth[n].0[lane] = next.max(given_up[n].0[lane]).min(1.0);
                }
            }
        }
        self.turn.farkle = worth;
        self.turn.solve(program);
        self.going_on = Some(worth);
    }

    fn going_on(&self, given_up: &[Lane; SLOTS], dice: usize) -> Lane {
        if dice == 0 {
            return Lane::all(0.0);
        }
        let mut worth = self.turn.rolling(0, dice);
        for (value, &end) in worth.0.iter_mut().zip(&given_up[dice].0) {
            *value = if end > *value { end } else { *value };
        }
        worth
    }
}
