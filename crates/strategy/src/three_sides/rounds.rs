//! A game of fixed rounds between three sides.
//!
//! All that matters is by how much each side is behind the leader, whose turn it is, and how many turns are left. A turn
//! leads to the next one only, so that one layer of positions is solved after the other, from the last turn back.

use super::Limits;
use super::banks::{LaneTurn, lay_out};
use super::kernel::Turn;
use super::last_turns::{Pair, Tie, in_groups, tell};
use super::numbers::LANES;
use crate::exact::{Program, SolveError};
use std::ops::ControlFlow;

/// So many turns of one layer are solved before the caller is asked whether to go on.
const TOLD_AFTER: usize = 1 << 15;

/// The three sides from the mover on: units behind whoever leads, and whether they have opened.
#[derive(Clone, Copy, Debug)]
struct Standing {
    behind: [usize; 3],
    opened: [bool; 3],
}

impl Standing {
    /// From scores that may be shifted all by the same.
    fn of(scores: [i64; 3], opened: [bool; 3]) -> Standing {
        let highest = scores.iter().copied().max().unwrap_or(0);
        Standing { behind: scores.map(|score| (highest - score) as usize), opened }
    }

    /// After the mover has banked something, from the next side on.
    fn banked(&self, total: usize) -> Standing {
        let scores = self.behind.map(|behind| -(behind as i64));
        let [_, second, third] = self.opened;
        Standing::of([scores[1], scores[2], scores[0] + total as i64], [second, third, true])
    }

    /// After the mover's turn has brought nothing, from the next side on.
    fn passed(&self) -> Standing {
        let ([a, b, c], [d, e, f]) = (self.behind, self.opened);
        Standing { behind: [b, c, a], opened: [e, f, d] }
    }
}

/// The chances at the first turn.
#[derive(Clone, Debug)]
pub(super) struct Rounds {
    size: Size,
    /// Of the mover and of the next side.
    cells: Vec<Pair>,
}

/// What is told apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// Units that a side can be behind; whoever is as far behind or further can't win any more.
    pub(super) widest: usize,
    /// Whether it matters if a side has opened.
    pub(super) tells_opened: bool,
}

impl Size {
    fn kinds(&self) -> usize {
        if self.tells_opened { 8 } else { 1 }
    }

    /// The number of standings.
    pub(super) fn cells(&self) -> usize {
        let side = self.widest.saturating_add(1);
        side.saturating_mul(side).saturating_mul(3 * self.kinds())
    }

    fn index(&self, standing: &Standing) -> usize {
        let leader = standing.behind.iter().position(|&behind| behind == 0).unwrap_or(0);
        let [first, second] =
            [(leader + 1) % 3, (leader + 2) % 3].map(|side| standing.behind[side].min(self.widest));
        let kind = standing.opened.iter().fold(0, |kind, &opened| 2 * kind + usize::from(!opened));
        let kind = if self.tells_opened { kind } else { 0 };
        let side = self.widest + 1;
        ((kind * 3 + leader) * side + first) * side + second
    }

    fn standing(&self, index: usize) -> Standing {
        let side = self.widest + 1;
        let (second, first) = (index % side, index / side % side);
        let (leader, kind) = (index / side / side % 3, index / side / side / 3);
        let mut behind = [0; 3];
        (behind[(leader + 1) % 3], behind[(leader + 2) % 3]) = (first, second);
        Standing { behind, opened: [4, 2, 1].map(|bit| kind & bit == 0) }
    }
}

/// What rounds are solved with.
pub(super) struct Way<'a> {
    pub(super) limits: &'a Limits,
    pub(super) program: &'a Program,
    pub(super) tie: Tie,
    /// Turns of all sides together.
    pub(super) turns: usize,
}

impl Way<'_> {
    /// Solves all turns; `watch` is told the part that is done and can end the work.
    pub(super) fn solve(
        &self,
        size: Size,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Rounds, SolveError> {
        let turns = self.turns;
        let mut after: Vec<Pair> = Vec::new();
        for turn in 0..turns {
            let mut cells = Vec::with_capacity(size.cells());
            let all: Vec<usize> = (0..size.cells()).collect();
            for some in all.chunks(TOLD_AFTER) {
                cells.extend(self.layer(size, some, (turn > 0).then_some(&after)));
                let done = turn as f64 + cells.len() as f64 / size.cells() as f64;
                tell(watch, done / turns as f64)?;
            }
            after = cells;
        }
        Ok(Rounds { size, cells: after })
    }

    /// Some positions of a turn, after which come those, or the end.
    fn layer(&self, size: Size, positions: &[usize], after: Option<&Vec<Pair>>) -> Vec<Pair> {
        // The chances of the mover and of the next side when a turn leads to this, which the next side is the first of.
        let next = |standing: Standing| match after {
            Some(after) => {
                let (second, third) = after[size.index(&standing)];
                (1.0 - second - third, second)
            }
            None => self.over(&standing),
        };
        in_groups(positions, |turn: &mut Turn, group: &[usize]| {
            let standings: [Standing; LANES] =
                std::array::from_fn(|lane| size.standing(group[lane.min(group.len() - 1)]));
            let nothing = standings.map(|standing| next(standing.passed()));
            turn.lost = nothing.map(|(own, _)| own);
            let lanes = standings.map(|standing| LaneTurn {
                least: if standing.opened[0] { self.limits.least } else { self.limits.least_opening },
                furthest: standing.behind[0] + 1 + if after.is_some() { size.widest } else { 0 },
            });
            lay_out(turn, self.program, self.limits.kind(), &lanes, |lane, total| {
                let (own, next) = next(standings[lane].banked(total));
                [own, 0.0, next]
            });
            let value = turn.solve(self.program);
            (0..group.len())
                .map(|lane| (value.own[lane], value.next[lane] + value.nothing[lane] * nothing[lane].1))
                .collect()
        })
    }

    /// The end of the game, after a turn of the last in turn order: the chances of whoever has just moved, and of the first.
    fn over(&self, standing: &Standing) -> Pair {
        let mut chances = [0.0; 3];
        let first = standing.behind.map(|behind| behind == 0);
        match first.iter().filter(|&&first| first).count() {
            1 => chances = first.map(|first| f64::from(u8::from(first))),
            2 => {
                let tied = chances.iter_mut().zip(first).filter(|(_, first)| *first);
                tied.zip(self.tie.two).for_each(|((chance, _), worth)| *chance = worth);
            }
            _ => chances = self.tie.three,
        }
        (chances[2], chances[0])
    }
}

impl Rounds {
    /// The chances of the mover and of the next side at the first turn; `None` if they are further apart than is told.
    pub(super) fn pair(&self, scores: [usize; 3], opened: [bool; 3]) -> Option<Pair> {
        let standing = Standing::of(scores.map(|score| score as i64), opened);
        self.cells.get(self.size.index(&standing)).copied()
    }
}
