//! One turn, solved slowly: straight from the rules engine, by recursion over turn totals and dice.

use farkle_rules::rule_set::HotDice;
use farkle_rules::{Dice, RuleSet, Verdict};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// From this turn total on everything is banked. Only a long chain of hot dice leads so far.
const BANKED_FROM: i32 = 40_000;

/// A set-aside: its points, the dice in hand then, and whether these are hot dice.
type Part = (i32, usize, bool);

/// A roll that scores: its chance, and all ways to set dice aside.
type Roll = (f64, Vec<Part>);

/// A turn of one rule set for a side that may bank from `least` on.
pub(crate) struct SlowTurn {
    least: i32,
    must_roll: bool,
    all: usize,
    /// By number of dice: the scoring rolls with their chances.
    rolls: Vec<Rc<[Roll]>>,
    worth: HashMap<(i32, usize), f64>,
    banks: Option<Rc<BTreeMap<i32, f64>>>,
}

impl SlowTurn {
    pub(crate) fn new(rules: &RuleSet, least: i32) -> SlowTurn {
        let all = rules.dice();
        let rolls = (0..=all).map(|dice| scoring_rolls(rules, dice).into()).collect();
        let must_roll = rules.hot_dice() == HotDice::MustRoll;
        SlowTurn { least, must_roll, all, rolls, worth: HashMap::new(), banks: None }
    }

    fn may_bank(&self, total: i32, is_hot: bool) -> bool {
        total >= self.least && !(is_hot && self.must_roll)
    }

    /// The average points of the turn if this many dice are rolled, for whoever collects points.
    pub(crate) fn rolling(&mut self, total: i32, dice: usize) -> f64 {
        if let Some(&worth) = self.worth.get(&(total, dice)) {
            return worth;
        }
        let worth = self.average(dice, |turn, part| turn.after(total, part));
        self.worth.insert((total, dice), worth);
        worth
    }

    /// The same if hot dice in this roll are banked.
    pub(crate) fn rolling_without_hot_dice(&mut self, total: i32, dice: usize) -> f64 {
        self.average(
            dice,
            |turn, part| {
                if part.2 { f64::from(total + part.0) } else { turn.after(total, part) }
            },
        )
    }

    fn average(&mut self, dice: usize, worth: impl Fn(&mut SlowTurn, Part) -> f64) -> f64 {
        let rolls = self.rolls[dice].clone();
        let mut sum = 0.0;
        for (chance, parts) in rolls.iter() {
            sum += chance * parts.iter().map(|&part| worth(self, part)).fold(0.0, f64::max);
        }
        sum
    }

    fn after(&mut self, total: i32, (points, hand, is_hot): Part) -> f64 {
        let sum = total + points;
        let bank = if self.may_bank(sum, is_hot) { f64::from(sum) } else { 0.0 };
        if sum >= BANKED_FROM { f64::from(sum) } else { bank.max(self.rolling(sum, hand)) }
    }

    /// The chance that all of these dice can be set aside.
    pub(crate) fn hot_dice(&self, dice: usize) -> f64 {
        let hot = self.rolls[dice].iter().filter(|(_, parts)| parts.iter().any(|part| part.2));
        hot.map(|(chance, _)| chance).sum()
    }

    /// The chance to bank `goal` or more in a turn that is played for nothing else.
    pub(crate) fn reaching(&self, goal: i32, total: i32, dice: usize) -> f64 {
        let goal = goal.max(self.least);
        // With hot dice beyond the goal that must be rolled: until a roll can be banked.
        let rolls = &self.rolls[self.all];
        let must_again = |parts: &Vec<Part>| self.must_roll && parts.iter().all(|part| part.2);
        let again: f64 = rolls.iter().filter(|(_, parts)| must_again(parts)).map(|(chance, _)| chance).sum();
        let scores: f64 = rolls.iter().map(|(chance, _)| chance).sum();
        let beyond = (scores - again) / (1.0 - again);
        self.reach(goal, total, dice, beyond, &mut HashMap::new())
    }

    fn reach(
        &self,
        goal: i32,
        total: i32,
        dice: usize,
        beyond: f64,
        known: &mut HashMap<(i32, usize), f64>,
    ) -> f64 {
        if let Some(&chance) = known.get(&(total, dice)) {
            return chance;
        }
        let mut sum = 0.0;
        for (chance, parts) in self.rolls[dice].iter() {
            let best = parts.iter().map(|&(points, hand, is_hot)| match total + points {
                enough if enough >= goal && !(is_hot && self.must_roll) => 1.0,
                enough if enough >= goal => beyond,
                less => self.reach(goal, less, hand, beyond, known),
            });
            sum += chance * best.fold(0.0, f64::max);
        }
        known.insert((total, dice), sum);
        sum
    }

    /// The chance to bank each number of points in a turn that collects points.
    pub(crate) fn banks(&mut self) -> Rc<BTreeMap<i32, f64>> {
        if let Some(banks) = &self.banks {
            return banks.clone();
        }
        let mut rolling = BTreeMap::from([((0, self.all), 1.0)]);
        let mut banks = BTreeMap::new();
        while let Some(((total, dice), chance)) = rolling.pop_first() {
            if chance < 1e-15 {
                continue;
            }
            for (share, parts) in self.rolls[dice].clone().iter() {
                let mut best: Option<(f64, Part)> = None;
                for &part in parts {
                    let worth = self.after(total, part);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, part));
                    }
                }
                let Some((worth, (points, hand, is_hot))) = best else { continue };
                let sum = total + points;
                let place = match self.may_bank(sum, is_hot) && f64::from(sum) >= worth {
                    true => banks.entry(sum).or_insert(0.0),
                    false => rolling.entry((sum, hand)).or_insert(0.0),
                };
                *place += chance * share;
            }
        }
        self.banks.insert(Rc::new(banks)).clone()
    }
}

/// The rolls of this many dice that score, each with its chance and set-asides.
fn scoring_rolls(rules: &RuleSet, dice: usize) -> Vec<Roll> {
    let chance = |roll: Dice| f64::from(roll.orderings()) / f64::from(6_u32.pow(dice as u32));
    let part_of = |roll: Dice, dice: Dice, points: i32| {
        let is_hot = rules.makes_hot_dice(roll, dice);
        (points, if is_hot { rules.dice() } else { rules.in_hand_after(roll, dice) }, is_hot)
    };
    let parts = |roll: Dice| {
        rules.set_asides(roll).iter().map(|part| part_of(roll, part.dice, part.points.0)).collect()
    };
    let scoring = Dice::all(dice).filter(|&roll| rules.verdict(roll) == Verdict::Scores);
    scoring.map(|roll| (chance(roll), parts(roll))).collect()
}

/// The chance that a roll of this many dice is a farkle: all ordered rolls, one by one.
pub(crate) fn farkle(rules: &RuleSet, dice: usize) -> f64 {
    let all = 6_u32.pow(dice as u32);
    let is_farkle = |number: &u32| {
        let pips = (0..dice as u32).map(|place| 1 + (number / 6_u32.pow(place) % 6) as u8);
        let roll: Dice = pips.map(|pips| farkle_rules::Face::new(pips).unwrap()).collect();
        rules.verdict(roll) == Verdict::Farkle
    };
    f64::from((0..all).filter(is_farkle).count() as u32) / f64::from(all)
}

/// The smallest number of turns within which at least half of all games reach `to_go`, if the first
/// turn is like `first` and all that follow the first bank are like `then`.
pub(crate) fn median_turns(to_go: i32, first: &BTreeMap<i32, f64>, then: &BTreeMap<i32, f64>) -> usize {
    // The chance to stand at this many points, and whether something has been banked.
    let mut standing = BTreeMap::from([((0, false), 1.0)]);
    let mut reached = 0.0;
    for turn in 1.. {
        let mut next = BTreeMap::new();
        for ((points, has_banked), chance) in standing {
            let banks = if has_banked { then } else { first };
            let mut nothing = 1.0;
            for (&bank, &part) in banks {
                nothing -= part;
                match points + bank {
                    enough if enough >= to_go => reached += chance * part,
                    less => *next.entry((less, true)).or_insert(0.0) += chance * part,
                }
            }
            *next.entry((points, has_banked)).or_insert(0.0) += chance * nothing;
        }
        if reached >= 0.5 {
            return turn;
        }
        standing = next;
    }
    unreachable!("some turn comes to an end")
}
