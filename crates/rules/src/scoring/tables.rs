//! The scoring tables, compiled once from a rule set over all 924 multisets of 0 to 6 dice.
//!
//! Scoring a roll, listing its legal set-asides and pricing a selection are look-ups afterwards.
//! The best split of a multiset is found from smaller ones: take any one combination out, add the
//! best split of the rest.

use super::combination::{self, Combination, Shape};
use crate::draft::{HotDice, LeftoverDice, RuleSetDraft, SixOnes};
use crate::{Dice, Face, MAX_DICE, MULTISETS, Points};
use std::ops::Range;

/// What a roll does to the turn, before any decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No legal set-aside: the turn total is lost.
    Farkle,
    /// There is at least one legal set-aside.
    Scores,
    /// Four or more 2s where that ends the turn; not a farkle.
    ToxicTwos,
    /// Six 1s where they win the game.
    Wins,
}

/// A legal set-aside: a part of one roll that splits completely into combinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetAside {
    /// The dice that are set aside.
    pub dice: Dice,
    /// Their points by the best split.
    pub points: Points,
}

#[derive(Clone, Copy)]
struct Split {
    points: Points,
    /// The combination to take out first; the rest is looked up again.
    first: Option<Combination>,
    combinations: u8,
}

/// Stands for "does not split": no split has negative points.
const NO_SPLIT: i32 = -1;

#[derive(Clone)]
struct Roll {
    verdict: Verdict,
    set_asides: Range<u32>,
}

pub(crate) struct Tables {
    splits: Vec<Option<Split>>,
    /// The points of `splits`, apart and small, because every set-aside is priced here; `NO_SPLIT`
    /// for none.
    points: Box<[i32; MULTISETS]>,
    rolls: Vec<Roll>,
    set_asides: Vec<SetAside>,
    no_scorers: Option<Points>,
    all_dice: usize,
}

impl Tables {
    pub(crate) fn compile(draft: &RuleSetDraft) -> Tables {
        let all_dice = usize::from(draft.equipment.dice).min(MAX_DICE);
        let combinations: Vec<_> = combination::priced(&draft.scoring, all_dice).collect();
        let no_scorers = Some(draft.scoring.no_scorers).filter(|&price| price > Points::ZERO);
        let splits = best_splits(&combinations);
        let mut points = Box::new([NO_SPLIT; MULTISETS]);
        for (points, split) in points.iter_mut().zip(&splits) {
            *points = split.as_ref().map_or(NO_SPLIT, |split| split.points.0);
        }
        let mut tables = Tables {
            splits,
            points,
            rolls: vec![Roll { verdict: Verdict::Farkle, set_asides: 0..0 }; MULTISETS],
            set_asides: Vec::with_capacity(8192),
            no_scorers,
            all_dice,
        };
        for len in 1..=all_dice {
            for roll in Dice::all(len) {
                let set_asides = tables.list_set_asides(roll);
                let verdict = verdict(draft, roll, set_asides.is_empty());
                // A roll that ends the turn by itself leaves nothing to choose.
                let set_asides = if verdict == Verdict::Scores { set_asides } else { 0..0 };
                tables.rolls[roll.index()] = Roll { verdict, set_asides };
            }
        }
        tables
    }

    fn list_set_asides(&mut self, roll: Dice) -> Range<u32> {
        let start = self.set_asides.len();
        for_each_part(roll, |part| match self.points[part.index()] {
            NO_SPLIT => {}
            points => self.set_asides.push(SetAside { dice: part, points: Points(points) }),
        });
        if self.set_asides.len() == start
            && roll.len() == self.all_dice
            && let Some(points) = self.no_scorers
        {
            self.set_asides.push(SetAside { dice: roll, points });
        }
        self.set_asides[start..].sort_unstable_by(|a, b| b.points.cmp(&a.points).then(a.dice.cmp(&b.dice)));
        start as u32..self.set_asides.len() as u32
    }

    #[inline]
    pub(crate) fn verdict(&self, roll: Dice) -> Verdict {
        self.rolls[roll.index()].verdict
    }

    #[inline]
    pub(crate) fn set_asides(&self, roll: Dice) -> &[SetAside] {
        let Range { start, end } = self.rolls[roll.index()].set_asides;
        &self.set_asides[start as usize..end as usize]
    }

    /// Every legal set-aside of every roll; the same dice appear once for each roll.
    pub(crate) fn all_set_asides(&self) -> impl Iterator<Item = &SetAside> {
        self.set_asides.iter()
    }

    #[inline]
    pub(crate) fn points_of(&self, dice: Dice, roll: Dice) -> Option<Points> {
        if dice.is_empty() || !roll.contains(dice) || self.verdict(roll) != Verdict::Scores {
            return None;
        }
        match self.points[dice.index()] {
            NO_SPLIT if self.is_no_scorers(dice, roll) => self.no_scorers,
            NO_SPLIT => None,
            points => Some(Points(points)),
        }
    }

    /// Whether setting `dice` aside claims the price of a whole throw in which nothing scores.
    pub(crate) fn is_no_scorers(&self, dice: Dice, roll: Dice) -> bool {
        dice == roll && roll.len() == self.all_dice && self.no_scorers.is_some() && {
            let legal = self.set_asides(roll);
            legal.len() == 1 && legal[0].dice == roll && self.splits[roll.index()].is_none()
        }
    }

    pub(crate) fn combinations(&self, dice: Dice, roll: Dice) -> Vec<Combination> {
        let Some(points) = self.points_of(dice, roll) else { return Vec::new() };
        if self.splits[dice.index()].is_none() {
            return vec![Combination { shape: Shape::NoScorers, dice, points }];
        }
        let mut found = Vec::new();
        let mut rest = dice;
        while let Some(Split { first: Some(first), .. }) = self.splits[rest.index()] {
            found.push(first);
            rest = rest.without(first.dice).unwrap_or(Dice::EMPTY);
        }
        found.sort_by(|a: &Combination, b| b.points.cmp(&a.points).then(a.dice.cmp(&b.dice)));
        found
    }

    /// Whether a roll of at most `dice` dice exists that scores.
    pub(crate) fn anything_scores(&self, dice: usize) -> bool {
        (1..=dice).flat_map(Dice::all).any(|roll| !self.set_asides(roll).is_empty())
    }

    /// The highest turn total that may be banked, [`i32::MAX`] points if there is no limit, `None`
    /// if a turn can never stop.
    pub(crate) fn highest_bankable(&self, draft: &RuleSetDraft) -> Option<Points> {
        let (dice, must_roll) = (self.all_dice, draft.hot_dice == HotDice::MustRoll);
        // A throw that scored although nothing in it scores may be banked where it is not hot dice.
        let is_free = |set_aside: &SetAside, roll: Dice| {
            !draft.scoring.no_scorers_are_hot && self.is_no_scorers(set_aside.dice, roll)
        };
        // best[n]: the highest total so far with n dice in hand; all dice again as often as hot
        // dice come.
        let mut best = vec![None::<Points>; dice + 1];
        // A turn that takes dice over begins with a bonus; after a farkle all dice may be left
        // over.
        best[dice] = Some(match draft.inheritance.leftover_dice {
            LeftoverDice::HighStakes => draft.inheritance.high_stakes_bonus,
            _ => Points::ZERO,
        });
        let mut highest = None;
        for n in (1..=dice).rev() {
            let Some(total) = best[n] else { continue };
            for roll in Dice::all(n) {
                for set_aside in self.set_asides(roll) {
                    let (left, reached) = (n - set_aside.dice.len(), total + set_aside.points);
                    let may_bank =
                        || is_free(set_aside, roll) || self.can_bank_after_hot_dice(dice, must_roll);
                    if left == 0 && may_bank() {
                        return Some(Points(i32::MAX));
                    }
                    if left > 0 {
                        best[left] = best[left].max(Some(reached));
                        highest = highest.max(Some(reached));
                    }
                }
            }
        }
        highest
    }

    /// After hot dice a turn has grown without limit; it only has to be able to stop.
    fn can_bank_after_hot_dice(&self, dice: usize, must_roll: bool) -> bool {
        let stops_short = |n: usize| {
            Dice::all(n).any(|roll| self.set_asides(roll).iter().any(|set_aside| set_aside.dice.len() < n))
        };
        !must_roll || (1..=dice).any(|n| self.can_have_in_hand(dice, n) && stops_short(n))
    }

    /// Whether set-asides can lead from all dice to `n` dice in hand.
    fn can_have_in_hand(&self, dice: usize, n: usize) -> bool {
        n == dice
            || (n + 1..=dice).any(|more| {
                self.can_have_in_hand(dice, more)
                    && Dice::all(more)
                        .any(|roll| self.set_asides(roll).iter().any(|s| more - s.dice.len() == n))
            })
    }
}

fn verdict(draft: &RuleSetDraft, roll: Dice, nothing_scores: bool) -> Verdict {
    if draft.penalties.toxic_twos && roll.count(Face::Two) >= 4 {
        Verdict::ToxicTwos
    } else if draft.scoring.six_ones == SixOnes::Win && roll.count(Face::One) == 6 {
        Verdict::Wins
    } else if nothing_scores {
        Verdict::Farkle
    } else {
        Verdict::Scores
    }
}

/// The best split of every multiset that splits completely; of equal ones the one with the fewest
/// combinations.
fn best_splits(combinations: &[Combination]) -> Vec<Option<Split>> {
    let mut splits: Vec<Option<Split>> = vec![None; MULTISETS];
    splits[Dice::EMPTY.index()] = Some(Split { points: Points::ZERO, first: None, combinations: 0 });
    for len in 1..=MAX_DICE {
        for dice in Dice::all(len) {
            let whole_splits = combinations.iter().filter_map(|&first| {
                let rest = splits[dice.without(first.dice)?.index()]?;
                Some(Split {
                    points: first.points + rest.points,
                    first: Some(first),
                    combinations: rest.combinations + 1,
                })
            });
            splits[dice.index()] =
                whole_splits.max_by_key(|split| (split.points, std::cmp::Reverse(split.combinations)));
        }
    }
    // "No dice" splits, but it is not a set-aside.
    splits
}

/// The combinations that have a price, and whether their dice are worth it: otherwise the same dice
/// score more as other combinations, and nobody ever gets the price.
pub(crate) fn worth_their_price(draft: &RuleSetDraft) -> Vec<(Combination, bool)> {
    let all_dice = usize::from(draft.equipment.dice).min(MAX_DICE);
    let combinations: Vec<_> = combination::priced(&draft.scoring, all_dice).collect();
    let splits = best_splits(&combinations);
    let best = |dice: Dice| splits[dice.index()].map_or(Points::ZERO, |split| split.points);
    combinations.into_iter().map(|priced| (priced, priced.points >= best(priced.dice))).collect()
}

/// Calls `visit` with every non-empty part of `whole`, each once.
fn for_each_part(whole: Dice, mut visit: impl FnMut(Dice)) {
    let limits = whole.counts();
    let mut counts = [0_u8; 6];
    loop {
        // Count up like an odometer whose wheels have different sizes.
        let Some(wheel) = (0..6).find(|&i| counts[i] < limits[i]) else { return };
        counts[..wheel].fill(0);
        counts[wheel] += 1;
        if let Some(part) = Dice::from_counts(counts) {
            visit(part);
        }
    }
}
