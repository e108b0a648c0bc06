//! All rolls of a rule set, compiled: their classes, their chances and their choices.
//!
//! Two rolls belong to one class if they offer the same points for the same numbers of dice left
//! over. With the usual prices the 462 rolls of six dice form about 120 classes. Points are counted
//! in *units*, the greatest common divisor of all points (50 in the presets).

use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use farkle_rules::{Dice, Face, Points, RuleSet, Verdict};
use std::collections::BTreeMap;

/// One way to play a roll: what it earns and how many dice it leaves over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RollChoice {
    /// Dice that were not set aside; 0 means hot dice. All dice if a throw scored because nothing
    /// in it scores.
    pub left: u8,
    /// Points in units.
    pub points: u32,
}

/// Rolls that offer the same choices.
#[derive(Clone, Debug)]
pub struct RollClass {
    /// How many of the ordered rolls are of this class.
    pub orderings: u32,
    /// All choices worth considering, fewest dice left first.
    pub choices: Vec<RollChoice>,
}

/// All rolls of one number of dice.
#[derive(Clone, Debug, Default)]
pub struct Rolls {
    /// Number of ordered rolls: six to the power of the dice.
    pub of: u32,
    /// Ordered rolls that are a farkle.
    pub farkle: u32,
    /// Ordered rolls that end the turn by toxic twos.
    pub toxic: u32,
    /// Ordered rolls that win the game.
    pub win: u32,
    /// Rolls that score.
    pub classes: Vec<RollClass>,
}

impl Rolls {
    /// The chance of this many of the ordered rolls.
    pub fn chance(&self, orderings: u32) -> f64 {
        f64::from(orderings) / f64::from(self.of)
    }
}

/// All rolls of a rule set.
#[derive(Clone, Debug)]
pub struct RollTable {
    /// Points of one unit.
    pub unit: i32,
    /// Number of dice in play.
    pub dice: usize,
    /// The most units that one roll can earn.
    pub highest: usize,
    /// By number of dice; `rolls[0]` is empty.
    rolls: Vec<Rolls>,
    /// All dice in the first throw of a turn, where that differs.
    first_throw: Option<Rolls>,
}

impl RollTable {
    /// Compiles the rolls of a rule set.
    pub fn compile(rules: &RuleSet) -> RollTable {
        let unit = rules.unit().0.max(1);
        let keep_all = !more_points_are_always_better(rules);
        let compile = |dice, first| compile_rolls(rules, dice, unit, keep_all, first);
        let mut rolls = vec![Rolls::default()];
        rolls.extend((1..=rules.dice()).map(|dice| compile(dice, false)));
        let first_throw = rules.five_of_a_kind_wins().then(|| compile(rules.dice(), true));
        let choices = rolls.iter().flat_map(|r| &r.classes).flat_map(|class| &class.choices);
        let highest = choices.map(|choice| choice.points as usize).max().unwrap_or(0);
        RollTable { unit, dice: rules.dice(), highest, rolls, first_throw }
    }

    /// The game of Pig as a table of rolls: one die, a 1 loses the turn, anything else counts what
    /// it shows.
    #[cfg(test)]
    pub fn pig() -> RollTable {
        let class = |pips| RollClass { orderings: 1, choices: vec![RollChoice { left: 1, points: pips }] };
        let die = Rolls { of: 6, farkle: 1, toxic: 0, win: 0, classes: (2..=6).map(class).collect() };
        RollTable { unit: 1, dice: 1, highest: 6, rolls: vec![Rolls::default(), die], first_throw: None }
    }

    /// The rolls of this many dice, in the course of a turn.
    pub fn of(&self, dice: usize) -> &Rolls {
        &self.rolls[dice]
    }

    /// The rolls of this many dice as the first throw of a turn.
    pub fn first_throw(&self, dice: usize) -> &Rolls {
        match &self.first_throw {
            Some(rolls) if dice == self.dice => rolls,
            _ => &self.rolls[dice],
        }
    }

    /// How many dice are in hand after a set-aside that leaves this many over.
    pub fn in_hand(&self, left: usize) -> usize {
        if left == 0 { self.dice } else { left }
    }

    /// The smallest number of units that is at least this many points.
    pub fn units_up(&self, points: Points) -> i32 {
        points.0.div_euclid(self.unit) + i32::from(points.0.rem_euclid(self.unit) > 0)
    }
}

/// Whether more points are never worse for the same dice left over, so that only the best count.
///
/// They can be worse where a target must be hit exactly, where reaching it gives the others a last
/// turn, and where the next player inherits the points.
fn more_points_are_always_better(rules: &RuleSet) -> bool {
    matches!(rules.ending(), EndingRule::AtOnce | EndingRule::Rounds)
        && rules.leftover_dice() != LeftoverDice::Piggyback
}

fn compile_rolls(rules: &RuleSet, dice: usize, unit: i32, keep_all: bool, first_throw: bool) -> Rolls {
    let mut rolls = Rolls { of: 6_u32.pow(dice as u32), ..Rolls::default() };
    let mut classes: BTreeMap<Vec<RollChoice>, u32> = BTreeMap::new();
    for roll in Dice::all(dice) {
        let orderings = roll.orderings();
        let five_alike = || Face::ALL.into_iter().any(|face| roll.count(face) == 5);
        match rules.verdict(roll) {
            Verdict::ToxicTwos => rolls.toxic += orderings,
            Verdict::Wins => rolls.win += orderings,
            _ if first_throw && five_alike() => rolls.win += orderings,
            Verdict::Farkle => rolls.farkle += orderings,
            Verdict::Scores => {
                *classes.entry(choices(rules, roll, unit, keep_all)).or_default() += orderings;
            }
        }
    }
    rolls.classes =
        classes.into_iter().map(|(choices, orderings)| RollClass { orderings, choices }).collect();
    rolls
}

fn choices(rules: &RuleSet, roll: Dice, unit: i32, keep_all: bool) -> Vec<RollChoice> {
    let mut all: Vec<RollChoice> = rules
        .set_asides(roll)
        .iter()
        .map(|part| RollChoice {
            left: dice_left(rules, roll, part.dice) as u8,
            points: u32::try_from(part.points.0 / unit).unwrap_or(0),
        })
        .collect();
    // Fewest dice left first, and of those the most points.
    all.sort_unstable_by(|a, b| a.left.cmp(&b.left).then(b.points.cmp(&a.points)));
    if keep_all {
        all.dedup();
    } else {
        all.dedup_by_key(|choice| choice.left);
    }
    all
}

/// How many dice a set-aside leaves over; 0 means hot dice.
pub fn dice_left(rules: &RuleSet, roll: Dice, part: Dice) -> usize {
    if rules.makes_hot_dice(roll, part) { 0 } else { rules.in_hand_after(roll, part) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(preset: &str) -> RollTable {
        RollTable::compile(&RuleSet::preset(preset).unwrap())
    }

    #[test]
    fn every_ordered_roll_is_counted_once() {
        for preset in farkle_rules::Preset::ALL {
            let table = table(preset.name);
            for dice in 1..=table.dice {
                let rolls = table.of(dice);
                let scoring: u32 = rolls.classes.iter().map(|class| class.orderings).sum();
                assert_eq!(scoring + rolls.farkle + rolls.toxic + rolls.win, rolls.of, "{}", preset.name);
            }
        }
    }

    #[test]
    fn the_usual_prices_make_a_handful_of_classes_for_few_dice() {
        let table = table("facebook");
        let counts: Vec<usize> = (1..=5).map(|dice| table.of(dice).classes.len()).collect();
        assert_eq!(counts, [2, 5, 13, 30, 60]);
    }

    #[test]
    fn thresholds_between_two_units_are_rounded_up() {
        let table = table("classic");
        assert_eq!(table.unit, 50);
        assert_eq!(table.units_up(Points(300)), 6);
        assert_eq!(table.units_up(Points(301)), 7);
        assert_eq!(table.units_up(Points(-30)), 0);
    }
}
