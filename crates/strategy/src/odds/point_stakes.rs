//! Points as the stakes of a turn, and the totals that must be solved for them.

use crate::rolls::{RollClass, RollTable};
use crate::turn::{Stakes, TurnTable};
use farkle_rules::rule_set::HotDice;
use farkle_rules::{MAX_DICE, Points, RuleSet};

/// Where hot dice must be rolled, the total from which on banking is right at once is looked for
/// from here, in units.
const FIRST_BOUND: usize = 128;
/// The highest total, in units: far more than any turn collects.
const LAST_BOUND: usize = 1 << 15;

/// Points as stakes: the turn total if banked, the costs of a farkle otherwise.
#[derive(Clone, Debug)]
pub(crate) struct PointStakes {
    /// The smallest bank, in units.
    pub(crate) least: usize,
    /// Whether hot dice must be rolled.
    pub(crate) must_roll: bool,
    /// The worth of a farkle, in units: zero or less.
    pub(crate) farkle: f64,
    /// The worth of toxic twos, in units.
    pub(crate) toxic: f64,
    /// The worth of a roll that wins the game, in units.
    pub(crate) win: f64,
    /// See [`Stakes::growth`].
    pub(crate) growth: [f64; MAX_DICE + 1],
}

impl Stakes for PointStakes {
    fn bank(&self, total: usize, left: usize) -> Option<f64> {
        (total >= self.least && !(left == 0 && self.must_roll)).then_some(total as f64)
    }

    fn farkle(&self, _dice: usize) -> f64 {
        self.farkle
    }

    fn toxic(&self, _dice: usize) -> f64 {
        self.toxic
    }

    fn win(&self) -> f64 {
        self.win
    }

    fn growth(&self, dice: usize) -> f64 {
        self.growth[dice]
    }

    fn bank_is_by_units(&self) -> bool {
        true
    }
}

impl PointStakes {
    /// The stakes of a side that can bank any total from `least` on.
    pub(crate) fn new(rules: &RuleSet, rolls: &RollTable, least: Points) -> PointStakes {
        PointStakes {
            least: usize::try_from(rolls.units_up(least)).unwrap_or(0),
            must_roll: rules.hot_dice() == HotDice::MustRoll,
            farkle: 0.0,
            toxic: 0.0,
            win: f64::from(rolls.units_up(rules.target())),
            growth: growth(rolls, rules.hot_dice() == HotDice::MustRoll),
        }
    }
}

/// Far beyond all thresholds the mover banks every total as soon as possible. So with this many
/// dice this part of every further point is kept: the chance that this roll, or a later one of a
/// chain that must be rolled, can be banked.
fn growth(rolls: &RollTable, must_roll: bool) -> [f64; MAX_DICE + 1] {
    let part = |dice: usize, only_hot: bool| {
        let thrown = rolls.of(dice);
        let has_to_roll =
            |class: &&RollClass| (must_roll && class.choices.iter().all(|c| c.left == 0)) == only_hot;
        thrown.chance(thrown.classes.iter().filter(has_to_roll).map(|class| class.orderings).sum())
    };
    let chain = part(rolls.dice, false) / (1.0 - part(rolls.dice, true)).max(f64::MIN_POSITIVE);
    let mut growth = [0.0; MAX_DICE + 1];
    for (dice, growth) in growth.iter_mut().enumerate().take(rolls.dice + 1).skip(1) {
        *growth = part(dice, false) + part(dice, true) * chain;
    }
    growth
}

/// Solves totals up to one from which on everything is banked, so that the cut changes nothing.
pub(crate) fn solve_far_enough(rolls: &RollTable, stakes: &PointStakes) -> TurnTable {
    let risk = |left: usize| rolls.of(rolls.in_hand(left)).farkle > 0;
    if !stakes.must_roll && (0..rolls.dice).all(risk) {
        return TurnTable::solve(rolls, everything_is_banked_from(rolls, stakes), stakes);
    }
    let mut bound = FIRST_BOUND.max(stakes.least + rolls.highest);
    loop {
        let end = bound + rolls.highest;
        let table = TurnTable::solve(rolls, end, stakes);
        let banks_beyond = (bound..=end).all(|total| {
            (0..rolls.dice).all(|left| {
                let bank = stakes.bank(total, left);
                bank.is_none_or(|bank| !risk(left) || bank >= table.rolling(total, left, stakes))
            })
        });
        if banks_beyond || bound >= LAST_BOUND {
            return table;
        }
        bound *= 2;
    }
}

/// The total from which on banking is right with any number of dice, where hot dice can be banked
/// and every roll can be lost.
///
/// One more roll before banking adds what it earns on average and loses the total as often as it
/// fails, so beyond some total it is not worth it; and all that follows is further beyond.
fn everything_is_banked_from(rolls: &RollTable, stakes: &PointStakes) -> usize {
    let one_more_roll_pays_below = |dice: usize| {
        let thrown = rolls.of(dice);
        let most = |class: &RollClass| class.choices.iter().map(|choice| choice.points).max().unwrap_or(0);
        let earned: f64 =
            thrown.classes.iter().map(|class| f64::from(class.orderings) * f64::from(most(class))).sum();
        let ends = [(thrown.farkle, stakes.farkle), (thrown.toxic, stakes.toxic), (thrown.win, stakes.win)];
        let fixed: f64 = ends.iter().map(|&(count, worth)| f64::from(count) * worth).sum();
        (earned + fixed) / ends.iter().map(|&(count, _)| f64::from(count)).sum::<f64>()
    };
    let bound = (1..=rolls.dice).map(one_more_roll_pays_below).fold(1.0, f64::max);
    (bound.ceil() as usize).max(stakes.least).min(LAST_BOUND)
}
