//! What rolls do, and what a turn is worth.

use farkle_rules::rule_set::EndingRule;
use farkle_strategy::{RollOdds, TurnValues};
use farkle_thinking::{DiceOdds, Odds};

/// How many turns are considered on the way to the target.
const MOST_TURNS: usize = 200;

pub(crate) fn odds(values: &TurnValues) -> Odds {
    let of_dice = |odds: &RollOdds| DiceOdds {
        dice: u8::try_from(odds.dice()).unwrap_or(u8::MAX),
        farkle: odds.farkle().chance(),
        hot_dice: odds.hot_dice().chance(),
        average: odds.average_best_points(),
    };
    Odds {
        dice: values.all_odds().iter().map(of_dice).collect(),
        turn: [values.expected_turn_of(true), values.expected_turn_of(false)],
        long_run: values.long_run_average(),
        turns_to_target: turns_to_target(values),
    }
}

fn turns_to_target(values: &TurnValues) -> Option<f64> {
    let rules = values.rules();
    // A number of rounds has no target, and one that must be hit is not a matter of collecting.
    if matches!(rules.ending(), EndingRule::Rounds | EndingRule::Exactly) {
        return None;
    }
    let (first, turn) = (values.distribution(false), values.distribution(true));
    turn.turns_to(&first, rules.target(), MOST_TURNS).average()
}
