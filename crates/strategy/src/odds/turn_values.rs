//! The play that collects most points a turn.

use super::RollOdds;
use super::distribution::TurnDistribution;
use super::long_run;
use crate::rolls::{RollClass, RollTable, dice_left};
use crate::turn::{Stakes, TurnTable};
use farkle_rules::rule_set::HotDice;
use farkle_rules::{Dice, MAX_DICE, Points, RuleSet};

/// Where hot dice must be rolled, the total from which on banking is right at once is looked for from here, in units.
const FIRST_BOUND: usize = 128;
/// No total beyond this is looked at, in units: far more than any turn collects.
const LAST_BOUND: usize = 1 << 15;

/// One way to play a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Play {
    /// The dice to set aside.
    pub dice: Dice,
    /// Whether to bank then; otherwise roll on.
    pub bank: bool,
    /// Expected points of the turn, the present total included.
    pub expected: f64,
}

/// Points as stakes: the turn total if banked, the costs of a farkle otherwise.
#[derive(Clone, Debug)]
pub(crate) struct PointStakes {
    /// Units below which nothing can be banked.
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
            must_roll: rules.draft().hot_dice == HotDice::MustRoll,
            farkle: 0.0,
            toxic: 0.0,
            win: f64::from(rolls.units_up(rules.draft().ending.target)),
            growth: growth(rolls, rules.draft().hot_dice == HotDice::MustRoll),
        }
    }
}

/// Far beyond all thresholds every total is banked as soon as that is possible, so whoever rolls so many dice keeps
/// this part of every further point: the chance that this roll, or a later one of a chain that has to be rolled, can be
/// banked.
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

/// The play that collects most points a turn, with all that can be asked about it.
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
/// A roll that wins the game counts as the target score. Dice left over by others are not taken over, and where
/// the rules let a player go on after a farkle, the turn is valued as if it ended there: whoever may go on for ever
/// can reach any total.
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
        let opening = &rules.draft().opening;
        let stakes = PointStakes::new(rules, &rolls, opening.minimum_bank);
        let (stakes, average) = long_run::with_farkle_costs(rules, &rolls, stakes);
        let opened = Solved::new(&rolls, stakes.clone());
        let least = usize::try_from(rolls.units_up(opening.opening_score)).unwrap_or(0);
        let unopened = (opening.opening_score > opening.minimum_bank)
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
    /// With a penalty for three farkles in a row, a farkle is charged what it costs in the long run, by which
    /// this falls below the average points that are banked.
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

    /// Average points a turn over the long run under best play, penalties for three farkles in a row included.
    pub fn long_run_average(&self) -> f64 {
        self.average
    }

    /// Expected points of the turn if `dice` dice are thrown with this turn total.
    pub fn roll_value(&self, total: Points, dice: usize, opened: bool) -> f64 {
        let Solved { stakes, table } = self.solved(opened);
        let left = if dice >= self.rolls.dice { 0 } else { dice };
        self.points(table.rolling(self.units(total), left, stakes))
    }

    /// The smallest turn total from which on banking is right with so many dice left to roll, by a side that has
    /// opened; `None` if rolling is always right or banking never allowed.
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
    pub fn plays(&self, total: Points, roll: Dice) -> Vec<Play> {
        self.plays_when(total, roll, true)
    }

    /// As [`TurnValues::plays`], before or after opening.
    pub fn plays_when(&self, total: Points, roll: Dice, opened: bool) -> Vec<Play> {
        let Solved { stakes, table } = self.solved(opened);
        let mut plays = Vec::new();
        for part in self.rules.set_asides(roll) {
            let left = dice_left(&self.rules, roll, part.dice);
            let sum = self.units(total + part.points);
            let play = |bank, worth| Play { dice: part.dice, bank, expected: self.points(worth) };
            plays.push(play(false, table.rolling(sum, left, stakes)));
            plays.extend(stakes.bank(sum, left).map(|worth| play(true, worth)));
        }
        // Of equal ones the safe one first.
        plays.sort_by(|a, b| b.expected.total_cmp(&a.expected).then(b.bank.cmp(&a.bank)));
        plays
    }

    /// The best play of a roll with this turn total, by a side that has opened; `None` if nothing scores.
    pub fn best(&self, total: Points, roll: Dice) -> Option<Play> {
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

/// Solves totals up to a bound from which on all that can be banked is banked, so that the cut changes nothing.
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

/// The total from which on banking is right with any number of dice, where hot dice can be banked and every roll can be
/// lost.
///
/// One more roll before banking adds what it earns on average and loses the total as often as it fails, so beyond some
/// total it is not worth it; and all that follows is further beyond.
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
