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

/// Rounds after which the costs stand still: each one shrinks the error by the chance to farkle in a turn, and as soon
/// as no choice changes any more, three of them say where they lead to.
const MOST_ROUNDS: usize = 60;
/// The costs stand still when they move by less than this, in units.
const STILL: f64 = 1e-12;

/// The costs of a first and a second farkle.
type Costs = [f64; 2];

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
    let mut h: Costs = [0.0; 2];
    let mut average = 0.0;
    // What was assumed and what came of it, in the last rounds.
    let mut rounds: Vec<(Costs, Costs)> = Vec::new();
    for _ in 0..MOST_ROUNDS {
        average = turn_value(rolls, &with_count(h[0], 0.0));
        let next = [
            turn_value(rolls, &with_count(h[1], h[0])) - average,
            turn_value(rolls, &with_count(-penalty, h[1])) - average,
        ];
        let change = (next[0] - h[0]).abs().max((next[1] - h[1]).abs());
        rounds.push((h, next));
        h = next;
        if change < STILL {
            break;
        }
        if let [.., one, two, three] = rounds.as_slice()
            && let Some(end) = fixed_point(one, two, three)
        {
            h = end;
        }
    }
    (with_count(h[0], 0.0), average)
}

/// Where a linear map of the costs stands still, from three rounds: two differences between them show what it does.
/// `None` if they are too much alike to show anything.
fn fixed_point(one: &(Costs, Costs), two: &(Costs, Costs), three: &(Costs, Costs)) -> Option<Costs> {
    let minus = |a: Costs, b: Costs| [a[0] - b[0], a[1] - b[1]];
    // What is missing in the last round is to be made up from how what was missing has changed.
    let missing = |round: &(Costs, Costs)| minus(round.1, round.0);
    let (left, right) = (minus(missing(two), missing(one)), minus(missing(three), missing(two)));
    let determinant = left[0] * right[1] - left[1] * right[0];
    let last = missing(three);
    let size = left[0].hypot(left[1]) * right[0].hypot(right[1]);
    if determinant.abs() <= 1e-9 * size || size == 0.0 {
        return None;
    }
    let x = (last[0] * right[1] - last[1] * right[0]) / determinant;
    let y = (left[0] * last[1] - left[1] * last[0]) / determinant;
    let (first, second) = (minus(two.1, one.1), minus(three.1, two.1));
    let end = [0, 1].map(|i| three.1[i] - x * first[i] - y * second[i]);
    end.iter().all(|cost| cost.is_finite()).then_some(end)
}

fn turn_value(rolls: &RollTable, stakes: &PointStakes) -> f64 {
    let table = solve_far_enough(rolls, stakes);
    table.worth_of_throwing(rolls.first_throw(rolls.dice), 0, rolls.dice, stakes)
}
