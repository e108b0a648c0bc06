//! What a farkle costs where the third in a row is penalised.
//!
//! Over a long game the count of farkles in a row is a small Markov decision process with three states; a bank
//! always leads back to none. Let h(c) be how much worse the future is with c farkles than with none. Then a turn
//! with c farkles is the ordinary turn with a farkle worth h(c + 1), or minus the penalty for the last, and the
//! average points a turn are the value of the turn with none. Policy iteration ends in a few steps.

use super::turn_values::{PointStakes, solve_far_enough};
use crate::rolls::RollTable;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::FarklePenalty;

/// Rounds after which the costs stand still: each one shrinks the error by the chance to farkle in a turn.
const MOST_ROUNDS: usize = 60;

/// The stakes with the long-run costs of a first farkle, and the average units a turn.
pub(super) fn with_farkle_costs(
    rules: &RuleSet,
    rolls: &RollTable,
    stakes: PointStakes,
) -> (PointStakes, f64) {
    let penalty = match rules.draft().penalties.three_farkles {
        FarklePenalty::None => {
            return {
                let value = turn_value(rolls, &stakes);
                (stakes, value)
            };
        }
        FarklePenalty::Points(points) => f64::from(rolls.units_up(points)),
        // How much "all points" are depends on the score; half the target is the middle of the game.
        FarklePenalty::All => f64::from(rolls.units_up(rules.draft().ending.target)) / 2.0,
    };
    let with_count = |farkle: f64, toxic: f64| PointStakes { farkle, toxic, ..stakes.clone() };
    // h[c] for one and two farkles.
    let mut h = [0.0_f64; 2];
    let mut average = 0.0;
    for _ in 0..MOST_ROUNDS {
        average = turn_value(rolls, &with_count(h[0], 0.0));
        let next = [
            turn_value(rolls, &with_count(h[1], h[0])) - average,
            turn_value(rolls, &with_count(-penalty, h[1])) - average,
        ];
        let change = (next[0] - h[0]).abs().max((next[1] - h[1]).abs());
        h = next;
        if change < 1e-13 {
            break;
        }
    }
    (with_count(h[0], 0.0), average)
}

fn turn_value(rolls: &RollTable, stakes: &PointStakes) -> f64 {
    let table = solve_far_enough(rolls, stakes);
    table.worth_of_throwing(rolls.first_throw(rolls.dice), 0, rolls.dice, stakes)
}
