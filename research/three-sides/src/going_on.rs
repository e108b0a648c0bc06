//! Turns in which a player may go on after a farkle, but not for ever, because of toxic twos.
//!
//! The worth of a farkle refers to itself. To the mover it is the better of two choices: to end the
//! turn, or to roll the dice in hand again with a total of 0. That makes one equation for each
//! number of dice, piecewise linear and convex, which Newton's method solves. The worth to the
//! others follows from how often one farkle leads to another.

use crate::layout::ByDice;
use crate::numbers::{LANES, Numbers, Value};
use crate::turn::BatchedTurn;
use farkle_strategy::solver::{Program, SLOTS, solve_linear};

/// Steps of Newton's method.
const MOST_STEPS: usize = 40;
/// The worth of a farkle has converged when it moves by less than this.
const STILL: f64 = 1e-13;
/// Slopes are differences over this change in the worth of one farkle, exact as long as no choice
/// changes.
const NUDGE: f64 = 1e-7;
/// The same near the end, where choices differ by little.
const LEAST_NUDGE: f64 = 1e-10;
/// How often the linear equations are solved: slopes are right to about nine digits, so a second
/// time removes the rest.
const REFINED: usize = 2;

impl BatchedTurn {
    /// The value of the whole turn.
    pub(crate) fn solve(&mut self, program: &Program) -> Value {
        self.layout.going_on = None;
        if self.layout.goes_on && program.reach.is_none() {
            self.find_going_on_in_full(program);
        }
        self.value(program)
    }

    /// The same for the mover alone, in a third of the time.
    pub(crate) fn solve_for_mover(&mut self, program: &Program) -> Numbers {
        self.layout.going_on = None;
        if self.layout.goes_on && program.reach.is_none() {
            self.find_going_on(program);
        }
        self.value_for_mover(program)
    }

    /// Finds and sets the worth of a farkle to the mover.
    fn find_going_on(&mut self, program: &Program) -> ByDice {
        let lost = [self.layout.given_up(); SLOTS];
        let mut worth = self.layout.going_on_before.unwrap_or(lost);
        for (worth, lost) in worth.iter_mut().flatten().zip(lost.iter().flatten()) {
            *worth = worth.clamp(*lost, lost.max(1.0));
        }
        for _ in 0..MOST_STEPS {
            let found = self.going_on(program, &worth);
            let moved = |lane: usize, dice: usize| found[dice][lane] - worth[dice][lane];
            let places = || (0..LANES).flat_map(|lane| (1..=program.dice).map(move |dice| (lane, dice)));
            let most = places().map(|(lane, dice)| moved(lane, dice).abs()).fold(0.0, f64::max);
            if most < STILL {
                break;
            }
            let slopes = self.slopes(program, &worth, &found, (0.01 * most).clamp(LEAST_NUDGE, NUDGE));
            let before = worth;
            for lane in 0..LANES {
                let matrix = |n: usize, m: usize| f64::from(u8::from(n == m)) - slopes[m + 1][n + 1][lane];
                let step = solve_linear(program.dice, matrix, |n| found[n + 1][lane] - before[n + 1][lane]);
                for (dice, step) in step.iter().enumerate() {
                    // Never less than the value found: the slopes may belong to other choices.
                    let (before, found) = (before[dice + 1][lane], found[dice + 1][lane]);
                    let next = if found > before { found.max(before + step) } else { before + step };
                    let lost = lost[dice + 1][lane];
                    worth[dice + 1][lane] = next.clamp(lost, 1.0_f64.max(lost));
                }
            }
        }
        self.set_farkles(program, &worth);
        self.layout.going_on_before = Some(worth);
        worth
    }

    /// The same with the worth to the others.
    fn find_going_on_in_full(&mut self, program: &Program) {
        let worth = self.find_going_on(program);
        let found = self.going_on(program, &worth);
        let slopes = self.slopes(program, &worth, &found, NUDGE);
        let lost = [self.layout.given_up(); SLOTS];
        let goes_on = |dice: usize, lane: usize| worth[dice][lane] > lost[dice][lane] + STILL;
        // For now, a farkle after which the turn goes on is worth nothing to the others.
        let mut ends = [self.layout.nothing; SLOTS];
        for (dice, end) in ends.iter_mut().enumerate() {
            end.own = worth[dice];
            for lane in (0..LANES).filter(|&lane| dice > 0 && goes_on(dice, lane)) {
                (end.nothing[lane], end.next[lane]) = (0.0, 0.0);
            }
        }
        let on: [[bool; LANES]; SLOTS] =
            std::array::from_fn(|dice| std::array::from_fn(|lane| dice > 0 && goes_on(dice, lane)));
        for _ in 0..REFINED {
            self.layout.going_on = Some(ends);
            let first = self.first_rolls(program);
            for lane in 0..LANES {
                // By a farkle after which the turn goes on, and the next one of these.
                let matrix = |n: usize, m: usize| {
                    let leads =
                        if on[n + 1][lane] && on[m + 1][lane] { slopes[m + 1][n + 1][lane] } else { 0.0 };
                    f64::from(u8::from(n == m)) - leads
                };
                let off = |part: fn(&Value) -> &Numbers| {
                    let off = |n: usize| part(&first[n + 1])[lane] - part(&ends[n + 1])[lane];
                    solve_linear(program.dice, matrix, |n| if on[n + 1][lane] { off(n) } else { 0.0 })
                };
                let (nothing, next) = (off(|value| &value.nothing), off(|value| &value.next));
                for dice in 1..=program.dice {
                    ends[dice].nothing[lane] += nothing[dice - 1];
                    ends[dice].next[lane] += next[dice - 1];
                }
            }
        }
        self.layout.going_on = Some(ends);
    }

    /// The worth to the mover of the better choice, if farkles are worth this much.
    fn going_on(&mut self, program: &Program, worth: &ByDice) -> ByDice {
        self.set_farkles(program, worth);
        let first = self.first_rolls_for_mover(program);
        let mut found = [self.layout.given_up(); SLOTS];
        for (found, first) in found.iter_mut().zip(&first).take(program.dice + 1).skip(1) {
            found.iter_mut().zip(first).for_each(|(found, first)| *found = found.max(*first));
        }
        found
    }

    /// How the worth of going on changes with the worth of a farkle: by the farkle that changes,
    /// then by the one that is valued.
    fn slopes(&mut self, program: &Program, worth: &ByDice, found: &ByDice, nudge: f64) -> [ByDice; SLOTS] {
        let mut slopes = [[[0.0; LANES]; SLOTS]; SLOTS];
        for (moved, slopes) in slopes.iter_mut().enumerate().take(program.dice + 1).skip(1) {
            let mut nudged = *worth;
            nudged[moved].iter_mut().for_each(|worth| *worth += nudge);
            let there = self.going_on(program, &nudged);
            for (dice, slope) in slopes.iter_mut().enumerate().take(program.dice + 1).skip(1) {
                *slope = std::array::from_fn(|lane| (there[dice][lane] - found[dice][lane]) / nudge);
            }
        }
        slopes
    }

    fn set_farkles(&mut self, program: &Program, worth: &ByDice) {
        let mut ends = [self.layout.nothing; SLOTS];
        let given_up = self.layout.given_up();
        for (dice, end) in ends.iter_mut().enumerate() {
            end.own = if (1..=program.dice).contains(&dice) { worth[dice] } else { given_up };
        }
        self.layout.going_on = Some(ends);
    }
}
