//! The race model: the chance to win against any number of sides, from how fast everyone gets home.
//!
//! The exact states of four and more sides are out of reach (scores to the power of players). The
//! model replaces the other sides by the distribution of their turns under the play that collects
//! most points, so each side runs a race of its own. The chance to win is a sum over the turn in
//! which this side gets home: the chance that no other side is home by then. The decision in the
//! present turn is an exact recursion over that. Last turns are exact in the totals on the table,
//! with the others trying their best to beat them. The model ignores that the others change their
//! play with the score.

mod field;
mod success;

pub(crate) use field::Field;
use success::Success;

use crate::odds::{TurnDistribution, TurnValues};
use crate::rolls::RollTable;
use crate::turn::{Stakes, TurnTable};
use farkle_rules::rule_set::{EndingRule, HotDice};
use farkle_rules::{Points, RuleSet};

/// The most steps of the way home; with more, several are joined into one.
const MOST_STEPS: usize = 256;
/// How many turns the model looks ahead.
const MOST_TURNS: usize = 120;

/// How fast sides get home by some rules, compiled once.
#[derive(Clone, Debug)]
pub(crate) struct RaceModel {
    pub(crate) rules: RuleSet,
    pub(crate) rolls: RollTable,
    /// Units in one step of the way home.
    step: f64,
    turns: usize,
    /// `[opened][steps to go][turns]`: the chance to be home within this many turns.
    home: [Vec<Vec<f64>>; 2],
    /// Mean and variance of the units of a turn.
    turn: (f64, f64),
    success: Success,
}

impl RaceModel {
    /// Compiles the model.
    pub(crate) fn new(values: &TurnValues) -> RaceModel {
        let rules = values.rules().clone();
        let rolls = values.rolls().clone();
        let goal = goal(&rules, &rolls);
        let step = (goal as f64 / MOST_STEPS as f64).max(1.0);
        let distributions = [values.distribution(false), values.distribution(true)];
        let average = (distributions[1].average() / f64::from(rolls.unit)).max(1e-9);
        let turns = ((4.0 * goal as f64 / average) as usize + 8).min(MOST_TURNS);
        let steps = (goal as f64 / step).ceil() as usize;
        let exact = rules.ending() == EndingRule::Exactly;
        let by_step = distributions.each_ref().map(|turn| in_steps(turn, step, steps, exact));
        let opened = ways_home(&by_step[1], steps, turns, None, exact);
        let unopened = ways_home(&by_step[0], steps, turns, Some(&opened), exact);
        let turn = mean_and_variance(&distributions[1]);
        let success = Success::new(&rules, &rolls, goal);
        RaceModel { rules, rolls, step, turns, home: [unopened, opened], turn, success }
    }

    /// The chance to be home within `turns` turns.
    fn home_within(&self, opened: bool, units_to_go: i64, turns: usize) -> f64 {
        if units_to_go <= 0 {
            return 1.0;
        }
        let steps = ((units_to_go as f64 / self.step).ceil() as usize).max(1);
        let ways = &self.home[usize::from(opened)];
        ways[steps.min(ways.len() - 1)][turns.min(self.turns)]
    }

    /// The worth of a decision for the mover: the field it plays in.
    pub(crate) fn stakes<'a>(&'a self, field: &'a Field) -> RaceStakes<'a> {
        RaceStakes::new(self, field)
    }
}

/// The first score, in units, with which the target counts as reached.
pub fn goal(rules: &RuleSet, rolls: &RollTable) -> usize {
    use farkle_rules::rule_set::Reached;
    let first = match rules.reached() {
        Reached::AtLeast => rules.target(),
        Reached::Above => rules.target() + Points(1),
    };
    usize::try_from(rolls.units_up(first)).unwrap_or(0).max(1)
}

/// Chances by steps of the way home; the last entry holds all that reaches its end (none, if it
/// must be hit).
fn in_steps(turn: &TurnDistribution, step: f64, steps: usize, exact: bool) -> Vec<f64> {
    let mut chances = vec![0.0; steps + 1];
    for (units, &chance) in turn.by_units().iter().enumerate() {
        // Split between the two nearest steps, so that the average stays what it is.
        let place = units as f64 / step;
        let (low, part) = (place.floor() as usize, place.fract());
        for (at, share) in [(low, 1.0 - part), (low + 1, part)] {
            if share > 0.0 && !(exact && at > steps) {
                chances[at.min(steps)] += chance * share;
            }
        }
    }
    chances[steps] += turn.wins();
    chances
}

/// The chance to be home within this many turns from every number of steps to go; after the first
/// bank as in `then`.
fn ways_home(
    turn: &[f64],
    steps: usize,
    turns: usize,
    then: Option<&Vec<Vec<f64>>>,
    exact: bool,
) -> Vec<Vec<f64>> {
    let mut ways = vec![vec![1.0; turns + 1]];
    for to_go in 1..=steps {
        let mut within = vec![0.0; turns + 1];
        // Points that pass an exact target are lost.
        let beyond: f64 = turn[to_go..].iter().sum();
        let arrives = if exact { turn[to_go] } else { beyond };
        let moves: f64 = turn[1..to_go].iter().sum();
        let stays = 1.0 - arrives - moves;
        for t in 1..=turns {
            let onward: f64 = (1..to_go)
                .filter(|&made| turn[made] > 0.0)
                .map(|made| {
                    let rest = then.unwrap_or(&ways).get(to_go - made).map_or(1.0, |way| way[t - 1]);
                    turn[made] * rest
                })
                .sum();
            within[t] = arrives + onward + stays * within[t - 1];
        }
        ways.push(within);
    }
    ways
}

fn mean_and_variance(turn: &TurnDistribution) -> (f64, f64) {
    let moment = |power: i32| -> f64 {
        turn.by_units().iter().enumerate().map(|(units, chance)| chance * (units as f64).powi(power)).sum()
    };
    let mean = moment(1);
    (mean, (moment(2) - mean * mean).max(1e-9))
}

/// The chance to win as the stakes of a turn.
#[derive(Clone, Debug)]
pub(crate) struct RaceStakes<'a> {
    model: &'a RaceModel,
    /// By units banked, up to where more changes nothing.
    bank: Vec<f64>,
    farkle: f64,
    toxic: f64,
    least: usize,
    must_roll: bool,
}

/// How far beyond the target totals are followed, where a higher score is harder to beat.
const BEYOND_GOAL: usize = 2;

impl<'a> RaceStakes<'a> {
    fn new(model: &'a RaceModel, field: &Field) -> RaceStakes<'a> {
        let opening = if field.opened { Points::ZERO } else { model.rules.opening_score() };
        let least = model.rolls.units_up(model.rules.minimum_bank().max(opening));
        let least = usize::try_from(least).unwrap_or(0);
        let to_go = usize::try_from(field.to_go()).unwrap_or(0);
        let beyond = match field.more_is_better_beyond_the_goal() {
            true => BEYOND_GOAL * model.success.reach(),
            false => 1,
        };
        let rows = (to_go.max(field.to_lead()).max(least) + beyond).max(1);
        let bank = field.after_banks(model, rows);
        RaceStakes {
            model,
            bank,
            farkle: field.after_farkle(model),
            toxic: field.after_nothing(model),
            least,
            must_roll: model.rules.hot_dice() == HotDice::MustRoll && !field.one_throw,
        }
    }

    /// The turn under these stakes.
    pub(crate) fn solve(&self) -> TurnTable {
        TurnTable::solve(&self.model.rolls, self.bank.len() - 1, self)
    }
}

impl Stakes for RaceStakes<'_> {
    fn bank(&self, total: usize, left: usize) -> Option<f64> {
        let allowed = total >= self.least && !(left == 0 && self.must_roll);
        allowed.then(|| self.bank[total.min(self.bank.len() - 1)])
    }

    fn farkle(&self, _dice: usize) -> f64 {
        self.farkle
    }

    fn toxic(&self, _dice: usize) -> f64 {
        self.toxic
    }

    fn win(&self) -> f64 {
        1.0
    }

    fn growth(&self, _dice: usize) -> f64 {
        0.0
    }
}
