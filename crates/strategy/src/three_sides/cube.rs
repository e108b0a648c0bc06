//! Positions on the way to a target.

use super::cells::{Cells, Leftovers, Pair};
use super::closing::{Behind, Closing, LastButOne, gained};
use super::grid::Grid;
use super::limits::{Limits, unopened_at};
use super::turns::{Bank, Engine, Kind, LOST, LaneTurn};
use crate::exact::{End, Program};
use crate::rolls::RollTable;
use farkle_rules::RuleSet;
use std::cmp::Ordering;

/// Standings of the mover, the next side and the third; see [`Cube`].
pub(super) type Standings = [usize; 3];

/// Chances by the standings of the mover, the next side and the third.
///
/// A standing is a number: the score in units of a side that has opened, or, from the score that wins on, one of the
/// few scores at which a side can be without having opened.
#[derive(Clone, Debug)]
pub(super) struct Cube {
    /// The score that wins, or leaves last turns.
    pub(super) goal: usize,
    /// Whether more than that is too much.
    pub(super) exactly: bool,
    /// The scores at which a side can be without having opened, where an opening score is asked for.
    pub(super) unopened: Vec<usize>,
    /// The chances, by [`Cube::index`].
    pub(super) cells: Cells,
    pub(super) leftovers: Leftovers,
}

impl Cube {
    /// A cube in which nothing is known yet.
    pub(super) fn empty(rules: &RuleSet, rolls: &RollTable, engine: Engine<'_>) -> Cube {
        Cube {
            goal: crate::race::goal(rules, rolls),
            exactly: engine.limits.exactly,
            unopened: unopened_at(rules),
            cells: Cells::default(),
            leftovers: engine.leftovers,
        }
    }

    /// How the chances lie.
    pub(super) fn grid(&self) -> Grid {
        let all = self.standings();
        // The third has just banked what is inherited.
        let inherited = (0..all).map(|third| self.leftovers.most(self.score(third).0));
        let ways = inherited.map(|most| self.leftovers.places(most)).collect();
        Grid { size: [all; 3], ways, dice: self.leftovers.dice }
    }

    /// The number of standings.
    pub(super) fn standings(&self) -> usize {
        self.goal + self.unopened.len()
    }

    pub(super) fn index(&self, standings: Standings) -> Option<usize> {
        let all = self.standings();
        let inside = standings.iter().all(|&standing| standing < all);
        inside.then(|| (standings[0] * all + standings[1]) * all + standings[2])
    }

    pub(super) fn standing(&self, score: usize, opened: bool) -> Option<usize> {
        match opened || self.unopened.is_empty() {
            true => (score < self.goal).then_some(score),
            false => Some(self.goal + self.unopened.iter().position(|&at| at == score)?),
        }
    }

    /// The score of a side, and whether it has opened.
    pub(super) fn score(&self, standing: usize) -> (usize, bool) {
        match standing.checked_sub(self.goal) {
            None => (standing, true),
            Some(place) => (self.unopened.get(place).copied().unwrap_or(0), false),
        }
    }

    /// The chances of the mover and of the next side where dice are on offer at this place, if any.
    #[inline]
    pub(super) fn at(&self, index: usize, offer: Option<usize>) -> Pair {
        self.cells.at(index, offer, self.leftovers.dice)
    }

    /// What banking so much is worth with so many dice left over, if a turn that brings nothing is not told: for turns that
    /// are solved together with those of the others.
    pub(super) fn bank(
        &self,
        last_turns: Option<&Closing>,
        standings: Standings,
        total: usize,
        left: usize,
    ) -> Bank {
        let bank = |(own, next): Pair| [own, 0.0, next];
        let end = End::Banked { total: total as u32, left: left as u8 };
        match self.banked(last_turns, standings, end) {
            Banked::Worth(pair) => bank(pair),
            Banked::Nothing => LOST,
        }
    }

    /// The chances of the mover and of the next side after this end.
    pub(super) fn after(&self, last_turns: Option<&Closing>, standings: Standings, end: End) -> Pair {
        let passed = match end {
            End::Banked { .. } => match self.banked(last_turns, standings, end) {
                Banked::Worth(pair) => return pair,
                Banked::Nothing => rotated(standings, 1),
            },
            _ => rotated(standings, 1),
        };
        self.seen_by_the_third(passed, self.leftovers.after(end, 0)).unwrap_or((f64::NAN, f64::NAN))
    }

    /// The chances of the third and of the mover of a position: those of whoever has just moved, and of the next side.
    fn seen_by_the_third(&self, standings: Standings, offer: Option<usize>) -> Option<Pair> {
        let (mover, next) = self.at(self.index(standings)?, offer);
        Some((1.0 - mover - next, mover))
    }

    fn banked(&self, last_turns: Option<&Closing>, standings: Standings, end: End) -> Banked {
        let total = gained(end);
        let [mover, second, third] = standings.map(|standing| self.score(standing));
        let offer = self.leftovers.after(end, total);
        let after = [standings[1], standings[2], mover.0 + total];
        match (mover.0 + total).cmp(&self.goal) {
            Ordering::Less => Banked::of(self.seen_by_the_third(after, offer)),
            Ordering::Greater if self.exactly => self.past_the_target(standings, end),
            _ => match last_turns {
                None => Banked::Worth((1.0, 0.0)),
                Some(last) => {
                    let behind = |(score, opened)| Behind { by: mover.0 + total - score, opened };
                    let start =
                        LastButOne { mover: behind(second), last: behind(third), leader_opened: true };
                    let (next, third) = last.last_but_one(&start, offer);
                    Banked::Worth((1.0 - next - third, next))
                }
            },
        }
    }

    /// What a bank is worth that passes a target that has to be hit: it goes to the lowest opponent, the next one of equal
    /// ones, if that does not pass the target with it.
    fn past_the_target(&self, standings: Standings, end: End) -> Banked {
        let [mover, second, third] = standings.map(|standing| self.score(standing));
        let mut after = [standings[1], standings[2], mover.0];
        let to = if second.0 <= third.0 { 0 } else { 1 };
        let (score, opened) = if to == 0 { second } else { third };
        match (score + gained(end)).cmp(&self.goal) {
            Ordering::Equal => return Banked::Worth((0.0, if to == 0 { 1.0 } else { 0.0 })),
            Ordering::Less => after[to] = self.standing(score + gained(end), opened).unwrap_or(after[to]),
            // The mover has opened with it, if it had not.
            Ordering::Greater if mover.1 => return Banked::Nothing,
            Ordering::Greater => {}
        }
        Banked::of(self.seen_by_the_third(after, self.leftovers.after(end, 0)))
    }

    /// A turn of a position.
    pub(super) fn lane(
        &self,
        limits: &Limits,
        last_turns: Option<&Closing>,
        standings: Standings,
    ) -> LaneTurn {
        let [mover, second, third] = standings.map(|standing| self.score(standing));
        let furthest = match last_turns {
            // What is more than the lowest opponent can take is lost.
            None if self.exactly => self.goal - mover.0.min(second.0).min(third.0) + 1,
            None => self.goal - mover.0,
            // Further ahead than the others can make up for.
            Some(last) => (second.0.max(third.0) + last.widest + 1).max(self.goal) - mover.0,
        };
        // The third has just banked what is inherited.
        LaneTurn { least: limits.least_of(mover.1), furthest, inherited: self.leftovers.most(third.0) }
    }

    /// What is the same in all turns.
    pub(super) fn kind(&self, limits: &Limits, program: &Program) -> Kind {
        let wins = program.throws.iter().any(|throw| throw.win > 0.0);
        // Going on without end comes to a bank sooner or later. Where the next one takes dice over it counts how many there
        // are, also if nothing else does any more.
        let too_much = if limits.goes_on { program.reach.is_none() } else { wins } || self.leftovers.any();
        Kind { too_much: self.exactly && too_much, ..Kind::default() }
    }
}

/// What a bank leads to.
enum Banked {
    /// Chances of the mover and of the next side.
    Worth(Pair),
    /// The next side's turn, as if nothing had been banked.
    Nothing,
}

impl Banked {
    fn of(pair: Option<Pair>) -> Banked {
        pair.map_or(Banked::Nothing, Banked::Worth)
    }
}

/// The same standings when so many turns have brought nothing.
pub(super) fn rotated(standings: Standings, turns: usize) -> Standings {
    std::array::from_fn(|place| standings[(place + turns) % 3])
}
