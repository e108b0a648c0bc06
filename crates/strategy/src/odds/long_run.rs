//! The cost of a farkle where the third in a row is penalised.
//!
//! Over a long game the count of farkles in a row is a Markov decision process with three states; a
//! bank leads back to a count of 0. Let h(c) be the loss of future points with c farkles, compared
//! with none. A turn with c farkles is the ordinary turn in which a farkle is worth h(c + 1), or
//! minus the penalty for the last one, less the average of a turn. The average is the value of the
//! turn with none. So the average alone determines both costs. It is the root of one equation,
//! convex and nearly straight.

use super::point_stakes::{PointStakes, solve_far_enough};
use crate::rolls::RollTable;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::FarklePenalty;

/// The most secants.
const MOST_ROUNDS: usize = 60;
/// The average has converged when it moves by less than this, in units.
const STILL: f64 = 1e-12;
/// How much of a change of the average comes back, at first: 1 + p + p^2 with the chance p to
/// farkle in a turn.
const FIRST_SLOPE: f64 = -1.3;
/// It is never less than once, and hardly ever more than three times.
const STEEPEST: f64 = -4.0;

/// The stakes with the long-run costs of a first farkle, and the average units a turn.
pub(super) fn with_farkle_costs(
    rules: &RuleSet,
    rolls: &RollTable,
    stakes: PointStakes,
) -> (PointStakes, f64) {
    let mut turns = Turns { rolls, stakes, last: None };
    let mut average = turns.value(0.0, 0.0);
    let penalty = match rules.three_farkles() {
        FarklePenalty::None => return (turns.stakes, average),
        FarklePenalty::Points(points) => f64::from(rolls.units_up(points)),
        // How much "all points" are depends on the score; half the target is the middle of the
        // game.
        FarklePenalty::All => f64::from(rolls.units_up(rules.target())) / 2.0,
    };
    let mut first = 0.0;
    let mut before: Option<(f64, f64)> = None;
    // Without toxic twos the last farkle before the penalty is worth the same whatever the average.
    let third = turns.value(-penalty, 0.0);
    for _ in 0..MOST_ROUNDS {
        let second = if turns.is_toxic() { turns.cost(-penalty, average) } else { third - average };
        first = turns.cost(second, average);
        let missing = turns.value(first, 0.0) - average;
        if missing.abs() < STILL {
            break;
        }
        let slope = before.map_or(FIRST_SLOPE, |(at, was)| (missing - was) / (average - at));
        before = Some((average, missing));
        average -= missing / if slope.is_finite() { slope.clamp(STEEPEST, -1.0) } else { FIRST_SLOPE };
    }
    (PointStakes { farkle: first, toxic: 0.0, ..turns.stakes }, average)
}

/// Turns of a rule set with different costs of a farkle.
struct Turns<'a> {
    rolls: &'a RollTable,
    stakes: PointStakes,
    /// The last value that was asked for, by what it depends on.
    last: Option<([f64; 2], f64)>,
}

impl Turns<'_> {
    fn is_toxic(&self) -> bool {
        (1..=self.rolls.dice).any(|dice| self.rolls.of(dice).toxic > 0)
    }

    /// A turn in which a farkle and toxic twos are worth this much.
    fn value(&mut self, farkle: f64, toxic: f64) -> f64 {
        if let Some((_, value)) = self.last.filter(|(of, _)| *of == [farkle, toxic]) {
            return value;
        }
        let stakes = PointStakes { farkle, toxic, ..self.stakes.clone() };
        let table = solve_far_enough(self.rolls, &stakes);
        let all = self.rolls.dice;
        let value = table.worth_of_throwing(self.rolls.first_throw(all), 0, all, &stakes);
        self.last = Some(([farkle, toxic], value));
        value
    }

    /// How much worse the future is with a count of farkles after which the next one is worth
    /// `farkle`. Toxic twos leave the count as it is, so that it may refer to itself.
    fn cost(&mut self, farkle: f64, average: f64) -> f64 {
        let mut cost = self.value(farkle, 0.0) - average;
        for _ in 0..MOST_ROUNDS {
            if !self.is_toxic() {
                break;
            }
            let next = self.value(farkle, cost) - average;
            let moved = (next - cost).abs();
            cost = next;
            if moved < STILL / 4.0 {
                break;
            }
        }
        cost
    }
}
