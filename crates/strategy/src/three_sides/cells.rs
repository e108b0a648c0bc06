//! The chances of positions, with all dice and by taking dice over.

use crate::exact::{End, Offer, offer_after};
use crate::rolls::RollTable;
use farkle_rules::rule_set::LeftoverDice;
use farkle_rules::{Points, RuleSet};

/// The chances of the mover and of the next side; the third has what is left.
pub(super) type Pair = (f64, f64);

/// The same as [`Pair`] by taking dice over, at the places that [`Leftovers::place`] says; none if that can't be. Where taking
/// them over is as good as all dice, what is on offer comes to that on average.
pub(super) type Over = Box<[Pair]>;

/// Chances by position.
#[derive(Clone, Debug, Default)]
pub(super) struct Cells {
    pub(super) pairs: Vec<Pair>,
    /// The same positions; empty where nothing is left over.
    pub(super) over: Vec<Over>,
}

impl Cells {
    /// The chances in this position where dice are on offer at this place, if any.
    #[inline]
    pub(super) fn at(&self, index: usize, offer: Option<usize>, dice: usize) -> Pair {
        let fresh = self.pairs[index];
        match (offer, self.over.get(index)) {
            (Some(place), Some(over)) => better(fresh, over, place, dice),
            _ => fresh,
        }
    }

    /// Adds more positions.
    pub(super) fn extend(&mut self, more: Cells) {
        self.pairs.extend(more.pairs);
        self.over.extend(more.over);
    }
}

/// What is better for the mover: all dice, or those that are on offer at this place, also if both are as good: then the others'
/// chances are those of how the mover mixes them.
pub(super) fn better(fresh: Pair, over: &[Pair], place: usize, dice: usize) -> Pair {
    // More than can be inherited is worth what the most is worth.
    let rows = over.len() / dice;
    let place = if rows == 0 { place } else { (place / dice).min(rows - 1) * dice + place % dice };
    match over.get(place) {
        Some(&taken) if taken.0 >= fresh.0 => taken,
        _ => fresh,
    }
}

/// What is left over for the next side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leftovers {
    kind: LeftoverDice,
    pub(super) dice: usize,
    high_stakes: usize,
}

impl Leftovers {
    pub(super) fn new(rules: &RuleSet, rolls: &RollTable) -> Leftovers {
        let inheritance = &rules.draft().inheritance;
        let units = |points: Points| usize::try_from(rolls.units_up(points)).unwrap_or(0);
        Leftovers {
            kind: inheritance.leftover_dice,
            dice: rolls.dice,
            high_stakes: units(inheritance.high_stakes_bonus),
        }
    }

    /// Whether dice can be taken over.
    pub(super) fn any(&self) -> bool {
        self.kind != LeftoverDice::Unused
    }

    /// Whether they can be after a turn without points too.
    pub(super) fn after_nothing(&self) -> bool {
        self.kind == LeftoverDice::HighStakes
    }

    /// Where taking over is kept what is on offer after this end, by which the mover has gained so much.
    #[inline]
    pub(super) fn after(&self, end: End, gained: usize) -> Option<usize> {
        if !self.any() {
            return None;
        }
        let of = (self.kind, self.dice as u8, self.high_stakes as u32);
        self.place(offer_after(of, end, gained as u32))
    }

    /// Where it is kept: by inheritance, where that differs, and number of dice.
    pub(super) fn place(&self, offer: Offer) -> Option<usize> {
        let die = usize::from(offer.dice).checked_sub(1)?;
        let row = if self.kind == LeftoverDice::Piggyback { offer.units as usize } else { 0 };
        Some(row * self.dice + die)
    }

    /// The same place if so much of an inheritance is of no use.
    pub(super) fn less(&self, place: usize, units: usize) -> Option<usize> {
        if self.kind == LeftoverDice::Piggyback { place.checked_sub(units * self.dice) } else { Some(place) }
    }

    /// How many places there are if up to so much can be inherited.
    pub(super) fn places(&self, most: usize) -> usize {
        match self.kind {
            LeftoverDice::Unused => 0,
            LeftoverDice::HighStakes => self.dice,
            LeftoverDice::Piggyback => (most + 1) * self.dice,
        }
    }

    /// The most that can be inherited, if the third side has banked this much at most.
    pub(super) fn most(&self, banked: usize) -> usize {
        match self.kind {
            LeftoverDice::Unused => 0,
            LeftoverDice::HighStakes => self.high_stakes,
            LeftoverDice::Piggyback => banked,
        }
    }

    /// What every side may inherit whatever was banked.
    pub(super) fn bonus(&self) -> usize {
        if self.kind == LeftoverDice::HighStakes { self.high_stakes } else { 0 }
    }

    /// The inheritance and the dice at a place.
    pub(super) fn at(&self, place: usize) -> (usize, usize) {
        let row = if self.kind == LeftoverDice::Piggyback { place / self.dice } else { self.high_stakes };
        (row, place % self.dice + 1)
    }
}
