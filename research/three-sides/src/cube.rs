//! Positions on the way to a target.

use crate::closing::{Behind, Closing, LastButOne};
use crate::grid::Grid;
use crate::limits::{Limits, unopened_at};
use crate::pair::{Pair, UNKNOWN};
use crate::turns::{Bank, Kind, LOST, LaneTurn};
use farkle_rules::RuleSet;
use farkle_strategy::solver::{Program, RollTable, goal};
use std::cmp::Ordering;

/// Standings of the mover, the next side and the third; see [`Cube`].
pub(crate) type Standings = [usize; 3];

/// Chances by the standings of the mover, the next side and the third.
///
/// A standing is a number. Below the goal it is the score in units of a side that has opened. From
/// the goal on it is the index of a score at which a side can be without having opened.
#[derive(Clone, Debug)]
pub(crate) struct Cube {
    /// The score that wins or starts the last turns.
    pub(crate) goal: usize,
    /// Whether a higher score does not win.
    pub(crate) exactly: bool,
    /// The scores at which a side can be without having opened, where an opening score is asked
    /// for.
    pub(crate) unopened: Vec<usize>,
    /// The chances, by [`Cube::index`].
    pub(crate) cells: Vec<Pair>,
}

impl Cube {
    /// A cube without values.
    pub(crate) fn empty(rules: &RuleSet, rolls: &RollTable, limits: &Limits) -> Cube {
        Cube {
            goal: goal(rules, rolls),
            exactly: limits.exactly,
            unopened: unopened_at(rules),
            cells: Vec::new(),
        }
    }

    /// The order in which the chances are stored.
    pub(crate) fn grid(&self) -> Grid {
        Grid([self.standings(); 3])
    }

    /// The number of standings.
    pub(crate) fn standings(&self) -> usize {
        self.goal + self.unopened.len()
    }

    pub(crate) fn index(&self, standings: Standings) -> Option<usize> {
        let all = self.standings();
        let inside = standings.iter().all(|&standing| standing < all);
        inside.then(|| (standings[0] * all + standings[1]) * all + standings[2])
    }

    pub(crate) fn standing(&self, score: usize, opened: bool) -> Option<usize> {
        match opened || self.unopened.is_empty() {
            true => (score < self.goal).then_some(score),
            false => Some(self.goal + self.unopened.iter().position(|&at| at == score)?),
        }
    }

    /// The score of a side, and whether it has opened.
    pub(crate) fn score(&self, standing: usize) -> (usize, bool) {
        match standing.checked_sub(self.goal) {
            None => (standing, true),
            Some(place) => (self.unopened.get(place).copied().unwrap_or(0), false),
        }
    }

    /// The chances of the mover and of the next side.
    pub(crate) fn at(&self, standings: Standings) -> Option<Pair> {
        self.cells.get(self.index(standings)?).copied()
    }

    /// The worth of a bank for turns that are solved together with those of the others: a bank that
    /// is lost leaves out the worth of a turn without points.
    pub(crate) fn bank(&self, last_turns: Option<&Closing>, standings: Standings, total: usize) -> Bank {
        match self.banked(last_turns, standings, total) {
            Some((own, next)) => [own, 0.0, next],
            None => LOST,
        }
    }

    /// The chances of the mover and of the next side after the mover has gained this much.
    pub(crate) fn after(&self, last_turns: Option<&Closing>, standings: Standings, gained: usize) -> Pair {
        let banked = if gained == 0 { None } else { self.banked(last_turns, standings, gained) };
        banked.or_else(|| self.seen_by_the_third(rotated(standings, 1))).unwrap_or(UNKNOWN)
    }

    /// The chances of the third and of the mover of a position: those of the side that has just
    /// moved, and of the next side.
    fn seen_by_the_third(&self, standings: Standings) -> Option<Pair> {
        let (mover, next) = self.at(standings)?;
        Some((1.0 - mover - next, mover))
    }

    /// The chances of the mover and of the next side after a bank; `None` if it is lost and the
    /// next turn begins as if nothing had been banked.
    fn banked(&self, last_turns: Option<&Closing>, standings: Standings, total: usize) -> Option<Pair> {
        let [mover, second, third] = standings.map(|standing| self.score(standing));
        let after = [standings[1], standings[2], mover.0 + total];
        match (mover.0 + total).cmp(&self.goal) {
            Ordering::Less => self.seen_by_the_third(after),
            Ordering::Greater if self.exactly => self.past_the_target(standings, total),
            _ => Some(last_turns.map_or((1.0, 0.0), |last| {
                let behind = |(score, opened)| Behind { by: mover.0 + total - score, opened };
                let start = LastButOne { mover: behind(second), last: behind(third), leader_opened: true };
                let (next, third) = last.last_but_one(&start);
                (1.0 - next - third, next)
            })),
        }
    }

    /// A bank that passes a target that must be hit goes to the lower opponent, the next one of
    /// equal ones, unless it takes that one past the target too.
    fn past_the_target(&self, standings: Standings, total: usize) -> Option<Pair> {
        let [mover, second, third] = standings.map(|standing| self.score(standing));
        let mut after = [standings[1], standings[2], mover.0];
        let to = if second.0 <= third.0 { 0 } else { 1 };
        let (score, opened) = if to == 0 { second } else { third };
        match (score + total).cmp(&self.goal) {
            Ordering::Equal => return Some((0.0, if to == 0 { 1.0 } else { 0.0 })),
            Ordering::Less => after[to] = self.standing(score + total, opened).unwrap_or(after[to]),
            Ordering::Greater if mover.1 => return None,
            // The bank opens for the mover.
            Ordering::Greater => {}
        }
        self.seen_by_the_third(after)
    }

    /// A turn of a position.
    pub(crate) fn lane(
        &self,
        limits: &Limits,
        last_turns: Option<&Closing>,
        standings: Standings,
    ) -> LaneTurn {
        let [mover, second, third] = standings.map(|standing| self.score(standing));
        let furthest = match last_turns {
            // The lowest opponent can't take more.
            None if self.exactly => self.goal - mover.0.min(second.0).min(third.0) + 1,
            None => self.goal - mover.0,
            // From here on the others can't catch up.
            Some(last) => (second.0.max(third.0) + last.widest + 1).max(self.goal) - mover.0,
        };
        LaneTurn { least: limits.least_of(mover.1), furthest }
    }

    /// What all turns have in common.
    pub(crate) fn kind(&self, limits: &Limits, program: &Program) -> Kind {
        let wins = program.throws.iter().any(|throw| throw.win > 0.0);
        // A mover who may go on for ever banks something sooner or later.
        let too_much = if limits.goes_on { program.reach.is_none() } else { wins };
        Kind { too_much: self.exactly && too_much, ..Kind::default() }
    }
}

/// The same standings after this many turns without points.
pub(crate) fn rotated(standings: Standings, turns: usize) -> Standings {
    std::array::from_fn(|place| standings[(place + turns) % 3])
}
