//! What dice score by these rules: look-ups in the compiled tables.

use super::RuleSet;
use crate::scoring::priced;
use crate::{Combination, Dice, Face, Points, SetAside, Verdict};

impl RuleSet {
    /// What a roll does to the turn, before any decision.
    ///
    /// ```
    /// use farkle_rules::{RuleSet, Verdict};
    /// let rules = RuleSet::preset("classic").unwrap();
    /// assert_eq!(rules.verdict("223346".parse()?), Verdict::Farkle);
    /// assert_eq!(rules.verdict("223344".parse()?), Verdict::Scores);
    /// # Ok::<(), farkle_rules::DiceError>(())
    /// ```
    pub fn verdict(&self, roll: Dice) -> Verdict {
        self.tables().verdict(roll)
    }

    /// Whether the roll wins the game at once if it is the first throw of a turn: five of a kind,
    /// where the rules say so. Toxic twos come first: five 2s then win nothing.
    pub fn wins_as_first_throw(&self, roll: Dice) -> bool {
        self.five_of_a_kind_wins()
            && self.verdict(roll) != Verdict::ToxicTwos
            && Face::ALL.into_iter().any(|face| roll.count(face) == 5)
    }

    /// All legal set-asides of a roll, most points first (and of equal ones the one that uses fewer
    /// dice); empty if nothing scores.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// let rules = RuleSet::preset("classic").unwrap();
    /// let legal: Vec<String> = rules.set_asides("122556".parse()?)
    ///     .iter().map(|s| format!("{} {}", s.dice, s.points)).collect();
    /// assert_eq!(legal, ["155 200", "15 150", "1 100", "55 100", "5 50"]);
    /// # Ok::<(), farkle_rules::DiceError>(())
    /// ```
    pub fn set_asides(&self, roll: Dice) -> &[SetAside] {
        self.tables().set_asides(roll)
    }

    /// The points of exactly these dice as a set-aside of `roll`, or `None` if that is not legal.
    pub fn points_of(&self, dice: Dice, roll: Dice) -> Option<Points> {
        self.tables().points_of(dice, roll)
    }

    /// Whether setting `dice` of `roll` aside makes hot dice: all dice set aside, all in hand
    /// again. A throw that scores although nothing in it scores makes them only where the rules say
    /// so.
    #[inline]
    pub fn makes_hot_dice(&self, roll: Dice, dice: Dice) -> bool {
        dice == roll && (self.no_scorers_are_hot() || !self.tables().is_no_scorers(dice, roll))
    }

    /// How many dice are in hand after `dice` of `roll` were set aside: with none left over, all of
    /// them.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// let rules = RuleSet::preset("classic").unwrap();
    /// assert_eq!(rules.in_hand_after("155".parse()?, "55".parse()?), 1);
    /// assert_eq!(rules.in_hand_after("155".parse()?, "155".parse()?), 6);
    /// # Ok::<(), farkle_rules::DiceError>(())
    /// ```
    #[inline]
    pub fn in_hand_after(&self, roll: Dice, dice: Dice) -> usize {
        match roll.len().saturating_sub(dice.len()) {
            0 => self.dice(),
            left => left,
        }
    }

    /// The combinations whose prices make up the points of `dice` as a set-aside of `roll`; empty
    /// if it is not legal.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// let rules = RuleSet::preset("classic").unwrap();
    /// let dice = "5555".parse()?;
    /// let names: Vec<String> = rules.combinations(dice, dice).iter().map(|c| c.to_string()).collect();
    /// assert_eq!(names, ["three 5s 500", "single 5 50"]);
    /// # Ok::<(), farkle_rules::DiceError>(())
    /// ```
    pub fn combinations(&self, dice: Dice, roll: Dice) -> Vec<Combination> {
        self.tables().combinations(dice, roll)
    }

    /// How many of the 6^n ordered rolls of `dice` dice are farkles.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// let rules = RuleSet::preset("busche-neller").unwrap();
    /// let farkles: Vec<u32> = (1..=6).map(|dice| rules.farkle_rolls(dice)).collect();
    /// assert_eq!(farkles, [4, 16, 60, 204, 600, 1440]);
    /// ```
    pub fn farkle_rolls(&self, dice: usize) -> u32 {
        Dice::all(dice).filter(|&roll| self.verdict(roll) == Verdict::Farkle).map(Dice::orderings).sum()
    }

    /// The chance that a roll of this many dice is a farkle, from 0 to 1.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// let rules = RuleSet::preset("busche-neller").unwrap();
    /// assert_eq!(rules.farkle_chance(2), 16.0 / 36.0);
    /// ```
    pub fn farkle_chance(&self, dice: usize) -> f64 {
        part_of_all(self.farkle_rolls(dice), dice)
    }

    /// The chance that a roll of this many dice can be set aside as hot dice, from 0 to 1. Looks at
    /// every roll: 462 of six dice.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// let rules = RuleSet::preset("busche-neller").unwrap();
    /// assert_eq!(rules.hot_dice_chance(2), 4.0 / 36.0);
    /// ```
    pub fn hot_dice_chance(&self, dice: usize) -> f64 {
        let is_hot = |roll: Dice| self.points_of(roll, roll).is_some() && self.makes_hot_dice(roll, roll);
        let hot: u32 = Dice::all(dice).filter(|&roll| is_hot(roll)).map(Dice::orderings).sum();
        part_of_all(hot, dice)
    }

    /// Every combination that has a price.
    pub fn priced_combinations(&self) -> impl Iterator<Item = Combination> {
        priced(&self.draft().scoring, self.dice())
    }
}

/// How many of the 6^n ordered rolls, as a part of all.
fn part_of_all(count: u32, dice: usize) -> f64 {
    f64::from(count) / (0..dice).fold(1.0, |rolls, _| rolls * 6.0)
}
