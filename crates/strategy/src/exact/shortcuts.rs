//! Shorter programs for turn totals from which much of the play is known already.
//!
//! Turn totals are gone over from high to low. Where more points have turned out to be worth no
//! less at all totals that a roll can lead to, only the most points for each number of dice left
//! over need be compared; and where all of those are banked with few dice left over, it makes no
//! difference how few. Where a roll was worth no more at a higher total than what can be banked
//! now, it need not be looked at. All of it is asked row by row, in all lanes, so that nothing is
//! left out that might count.

use super::lane::Lane;
use super::program::{Program, SLOTS, Throw};
use crate::rolls::{RollChoice, RollTable, Rolls};
use std::collections::BTreeMap;

/// The programs by the number of dice that are banked, from none to all but those that are in hand
/// at first: whoever has this many left over, or fewer, but no hot dice, banks.
#[derive(Clone, Debug)]
pub struct Shortcuts {
    /// By number of dice that are banked, then by number of dice thrown, the first of which is
    /// empty.
    by_banked: Vec<Vec<Throw>>,
    /// By number of dice thrown: whatever is left over stands for a single die, but for hot dice.
    by_points: Vec<Throw>,
}

impl Shortcuts {
    /// Compiles the rolls; `must_roll` if hot dice can't be banked.
    pub(crate) fn compile(rolls: &RollTable, must_roll: bool) -> Shortcuts {
        let throws = |banked: usize, is_idle: fn(&Most, bool) -> bool| {
            let throw = |dice| {
                let is_idle = |most: &Most| banked > 0 && is_idle(most, must_roll);
                Throw::compile(&shortened(rolls.of(dice), banked, is_idle))
            };
            std::iter::once(Throw::default()).chain((1..=rolls.dice).map(throw)).collect()
        };
        Shortcuts {
            by_banked: (0..rolls.dice).map(|banked| throws(banked, is_bank_idle)).collect(),
            by_points: throws(rolls.dice - 1, |_, _| false),
        }
    }

    /// The program of a throw when this much is known; `None` if higher totals may be worth less.
    #[inline(always)]
    pub fn throw(&self, known: &Known, dice: usize) -> Option<&Throw> {
        let highest = self.by_banked[0][dice].highest;
        if known.rising < highest {
            return None;
        }
        let banked = known.banked[1..self.by_banked.len()].iter().take_while(|&&rows| rows >= highest);
        Some(&self.by_banked[banked.count()][dice])
    }

    /// The program of a throw after which the number of dice left over makes no difference, but for
    /// hot dice.
    #[inline(always)]
    pub fn by_points(&self, dice: usize) -> &Throw {
        &self.by_points[dice]
    }

    pub(super) fn most_steps(&self) -> usize {
        self.by_banked.iter().flatten().chain(&self.by_points).map(Throw::kept_steps).max().unwrap_or(0)
    }
}

/// The most points of a roll, by dice left over.
type Most = [Option<u32>; SLOTS];

/// Whether what is banked, with one die left over, earns no more than a set-aside that leaves more
/// dice or hot dice. That one can be banked too, so it is worth no less.
fn is_bank_idle(most: &Most, must_roll: bool) -> bool {
    let others = most.iter().enumerate().filter(|&(left, _)| left > 1 || left == 0 && !must_roll);
    others.map(|(_, points)| *points).max() >= Some(most[1])
}

/// The same rolls with the best of each number of dice left over only. What is left over of this
/// many dice or fewer stands for a single one, unless that is idle.
fn shortened(rolls: &Rolls, banked: usize, is_idle: impl Fn(&Most) -> bool) -> Rolls {
    let mut classes: BTreeMap<Vec<RollChoice>, u32> = BTreeMap::new();
    for class in &rolls.classes {
        let mut most: Most = [None; SLOTS];
        for choice in &class.choices {
            let left = usize::from(choice.left);
            let slot = &mut most[if (1..=banked).contains(&left) { 1 } else { left }];
            *slot = (*slot).max(Some(choice.points));
        }
        if is_idle(&most) {
            most[1] = None;
        }
        let choices = most
            .iter()
            .zip(0_u8..)
            .filter_map(|(points, left)| Some(RollChoice { left, points: (*points)? }));
        *classes.entry(choices.collect()).or_default() += class.orderings;
    }
    let classes =
        classes.into_iter().map(|(choices, orderings)| crate::rolls::RollClass { orderings, choices });
    Rolls { classes: classes.collect(), ..*rolls }
}

/// What is known of the rows above the one that is solved.
#[derive(Clone, Debug)]
pub struct Known {
    /// How many rows, from the one above, are each worth no more than the next higher one, with any
    /// dice left over.
    rising: usize,
    /// By dice left over: how many rows, from the one above, are banked.
    banked: [usize; SLOTS],
}

impl Known {
    /// Nothing, before the highest row.
    pub const NOTHING: Known = Known { rising: 0, banked: [0; SLOTS] };

    /// Goes on to the next lower row: whether this one is worth no more than the one above it, and
    /// what is banked in it, by dice left over.
    #[inline(always)]
    pub fn learn(&mut self, rising: bool, banked: [bool; SLOTS]) {
        self.rising = if rising { self.rising + 1 } else { 0 };
        for (rows, banked) in self.banked.iter_mut().zip(banked) {
            *rows = if banked { *rows + 1 } else { 0 };
        }
    }

    /// Whether higher totals are worth no less, as far as a throw goes.
    #[inline(always)]
    pub fn rises_over(&self, throw: &Throw) -> bool {
        self.rising >= throw.highest
    }

    /// Whether everything is banked in the row above, with this many dice left over.
    #[inline(always)]
    pub fn was_banked(&self, left: usize) -> bool {
        self.banked[left] > 0
    }
}

/// What rolls are worth at most, by dice thrown: as much as when they were last looked at, at a
/// higher total. That holds as long as higher totals are worth no less.
pub(super) struct Ceilings([Lane; SLOTS]);

impl Ceilings {
    pub(super) fn new() -> Ceilings {
        Ceilings([Lane::all(f64::INFINITY); SLOTS])
    }

    /// A roll is worth this much at the present total.
    #[inline(always)]
    pub(super) fn learn(&mut self, dice: usize, worth: Lane) {
        self.0[dice] = worth;
    }

    /// Whether the roll is worth no more than this, in every lane, as far as can be told without
    /// looking at it.
    #[inline(always)]
    pub(super) fn is_no_more_than(&self, bank: &Lane, dice: usize, program: &Program, known: &Known) -> bool {
        known.rises_over(program.shortcuts.by_points(dice)) && self.0[dice].is_no_more_than(bank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSet;

    /// Whether anything is compared when whatever is left over is banked.
    fn compares(preset: &str, must_roll: bool) -> bool {
        let rolls = RollTable::compile(&RuleSet::preset(preset).unwrap());
        let shortcuts = Shortcuts::compile(&rolls, must_roll);
        let mut known = Known::NOTHING;
        (0..rolls.highest).for_each(|_| known.learn(true, [true; SLOTS]));
        let throw = |dice| shortcuts.throw(&known, dice).unwrap();
        (1..=rolls.dice).map(throw).any(|throw| throw.kept_steps() + throw.last_steps.len() > 0)
    }

    #[test]
    fn where_everything_is_banked_a_roll_is_worth_its_most_points() {
        assert!(!compares("facebook", false));
    }

    #[test]
    fn hot_dice_that_cannot_be_banked_are_compared_with_a_bank() {
        assert!(compares("facebook", true));
    }
}
