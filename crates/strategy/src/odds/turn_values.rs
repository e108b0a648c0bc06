//! The play that collects most points a turn.

use super::RollOdds;
use super::distribution::TurnDistribution;
use super::long_run;
use super::point_stakes::{PointStakes, solve_far_enough};
use crate::rolls::{RollTable, dice_left};
use crate::turn::{Stakes, TurnTable};
use farkle_rules::{Dice, Points, RuleSet};

/// One way to play a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnPlay {
    /// The dice to set aside.
    pub dice: Dice,
    /// Whether to bank then; otherwise roll on.
    pub bank: bool,
    /// Expected points of the turn, the present total included.
    pub expected: f64,
}

/// The play that collects most points a turn.
///
/// ```
/// use farkle_rules::{Points, RuleSet};
/// use farkle_strategy::TurnValues;
/// let values = TurnValues::compute(&RuleSet::preset("classic").unwrap());
/// assert!(values.expected_turn() > 400.0);
/// // With one die left it takes little to stop, with all six a great deal.
/// assert!(values.bank_from(1).unwrap() < values.bank_from(6).unwrap());
/// let best = values.best(Points(0), "124555".parse()?).unwrap();
/// assert_eq!(best.dice.to_string(), "1555");
/// # Ok::<(), farkle_rules::DiceError>(())
/// ```
///
/// A roll that wins the game counts as the target score. Dice left over by others are not taken
/// over. Where the rules let a player go on after a farkle, the turn is valued as if it ended
/// there, because a player who may go on for ever reaches any total.
#[derive(Clone, Debug)]
pub struct TurnValues {
    rules: RuleSet,
    rolls: RollTable,
    odds: Vec<RollOdds>,
    opened: Solved,
    /// Where an opening score is asked for.
    unopened: Option<Solved>,
    average: f64,
}

#[derive(Clone, Debug)]
struct Solved {
    stakes: PointStakes,
    table: TurnTable,
}

impl TurnValues {
    /// Solves the turn of a rule set.
    pub fn compute(rules: &RuleSet) -> TurnValues {
        TurnValues::of_rolls(rules, RollTable::compile(rules))
    }

    /// The same, for rolls that are compiled already.
    pub(crate) fn of_rolls(rules: &RuleSet, rolls: RollTable) -> TurnValues {
        let stakes = PointStakes::new(rules, &rolls, rules.minimum_bank());
        let (stakes, average) = long_run::with_farkle_costs(rules, &rolls, stakes);
        let opened = Solved::new(&rolls, stakes.clone());
        let least = usize::try_from(rolls.units_up(rules.opening_score())).unwrap_or(0);
        let unopened = (rules.opening_score() > Points::ZERO)
            .then_some(PointStakes { least, ..stakes })
            .map(|stakes| Solved::new(&rolls, stakes));
        let odds = RollOdds::of_table(&rolls);
        let average = average * f64::from(rolls.unit);
        TurnValues { rules: rules.clone(), rolls, odds, opened, unopened, average }
    }

    /// The rules.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The odds of a throw.
    ///
    /// # Panics
    /// Unless `dice` is 1 to the number of dice in play.
    pub fn odds(&self, dice: usize) -> &RollOdds {
        &self.odds[dice - 1]
    }

    /// The odds of every number of dice, one die first.
    pub fn all_odds(&self) -> &[RollOdds] {
        &self.odds
    }

    /// Expected points of a whole turn of a side that has opened.
    ///
    /// With a penalty for three farkles in a row, a farkle is charged what it costs in the long
    /// run, by which this falls below the average points that are banked.
    pub fn expected_turn(&self) -> f64 {
        self.expected_turn_of(true)
    }

    /// Expected points of a whole turn, before or after opening.
    pub fn expected_turn_of(&self, opened: bool) -> f64 {
        let Solved { stakes, table } = self.solved(opened);
        let all = self.rolls.dice;
        let first = self.rolls.first_throw(all);
        self.points(table.worth_of_throwing(first, 0, all, stakes))
    }

    /// Average points a turn over the long run under best play, penalties for three farkles in a
    /// row included.
    pub fn long_run_average(&self) -> f64 {
        self.average
    }

    /// Expected points of the turn if `dice` dice are thrown with this turn total.
    pub fn roll_value(&self, total: Points, dice: usize, opened: bool) -> f64 {
        let Solved { stakes, table } = self.solved(opened);
        let left = if dice >= self.rolls.dice { 0 } else { dice };
        self.points(table.rolling(self.units(total), left, stakes))
    }

    /// The smallest turn total from which on banking is right with this many dice left to roll, by
    /// a side that has opened; `None` if rolling is always right or banking never allowed.
    pub fn bank_from(&self, dice: usize) -> Option<Points> {
        self.bank_from_when(dice, true)
    }

    /// As [`TurnValues::bank_from`], before or after opening.
    pub fn bank_from_when(&self, dice: usize, opened: bool) -> Option<Points> {
        let Solved { stakes, table } = self.solved(opened);
        let left = if dice >= self.rolls.dice { 0 } else { dice };
        let banks = |&total: &usize| {
            stakes.bank(total, left).is_some_and(|bank| bank >= table.rolling(total, left, stakes))
        };
        let last = (0..=table.highest()).rev().take_while(banks).last()?;
        Some(Points(last as i32 * self.rolls.unit))
    }

    /// Every way to play a roll with this turn total, best first, by a side that has opened.
    pub fn plays(&self, total: Points, roll: Dice) -> Vec<TurnPlay> {
        self.plays_when(total, roll, true)
    }

    /// As [`TurnValues::plays`], before or after opening.
    pub fn plays_when(&self, total: Points, roll: Dice, opened: bool) -> Vec<TurnPlay> {
        let Solved { stakes, table } = self.solved(opened);
        let mut plays = Vec::new();
        for part in self.rules.set_asides(roll) {
            let left = dice_left(&self.rules, roll, part.dice);
            let sum = self.units(total + part.points);
            let play = |bank, worth| TurnPlay { dice: part.dice, bank, expected: self.points(worth) };
            plays.push(play(false, table.rolling(sum, left, stakes)));
            plays.extend(stakes.bank(sum, left).map(|worth| play(true, worth)));
        }
        // Of equal ones the safe one first.
        plays.sort_by(|a, b| b.expected.total_cmp(&a.expected).then(b.bank.cmp(&a.bank)));
        plays
    }

    /// The best play of a roll with this turn total, by a side that has opened; `None` if nothing
    /// scores.
    pub fn best(&self, total: Points, roll: Dice) -> Option<TurnPlay> {
        self.plays(total, roll).into_iter().next()
    }

    /// How a turn under this play ends: the chance of every number of points.
    pub fn distribution(&self, opened: bool) -> TurnDistribution {
        let Solved { stakes, table } = self.solved(opened);
        TurnDistribution::of(&self.rolls, table, stakes)
    }

    pub(crate) fn rolls(&self) -> &RollTable {
        &self.rolls
    }

    pub(crate) fn stakes(&self, opened: bool) -> &PointStakes {
        &self.solved(opened).stakes
    }

    fn solved(&self, opened: bool) -> &Solved {
        if opened { &self.opened } else { self.unopened.as_ref().unwrap_or(&self.opened) }
    }

    fn points(&self, units: f64) -> f64 {
        units * f64::from(self.rolls.unit)
    }

    fn units(&self, points: Points) -> usize {
        usize::try_from(points.0 / self.rolls.unit).unwrap_or(0)
    }
}

impl Solved {
    fn new(rolls: &RollTable, stakes: PointStakes) -> Solved {
        let table = solve_far_enough(rolls, &stakes);
        Solved { stakes, table }
    }
}
