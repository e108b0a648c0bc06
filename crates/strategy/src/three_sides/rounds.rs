//! A game of fixed rounds between three sides.
//!
//! All that matters is by how much each side is behind the leader, whose turn it is, and how many turns are left. A turn
//! leads to the next one only, so that one layer of positions is solved after the other, from the last turn back.

use super::cells::{Cells, Leftovers, Pair};
use super::grid::Grid;
use super::tell;
use super::ties::Tie;
use super::turns::{Engine, Kind, LaneTurn};
use crate::exact::{End, SolveError};
use std::ops::ControlFlow;

/// So many turns of one layer are solved before the caller is asked whether to go on.
const TOLD_AFTER: usize = 1 << 15;

/// The three sides from the mover on: units behind whoever leads, and whether they have opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) behind: [usize; 3],
    pub(super) opened: [bool; 3],
}

impl Standing {
    /// From scores that may be shifted all by the same.
    pub(super) fn of(scores: [i64; 3], opened: [bool; 3]) -> Standing {
        let highest = scores.iter().copied().max().unwrap_or(0);
        Standing { behind: scores.map(|score| (highest - score) as usize), opened }
    }

    /// After the mover has banked so much, or nothing, from the next side on.
    fn after(&self, total: usize) -> Standing {
        let scores = self.behind.map(|behind| -(behind as i64));
        let [first, second, third] = self.opened;
        Standing::of([scores[1], scores[2], scores[0] + total as i64], [second, third, first || total > 0])
    }
}

/// The chances at every turn.
#[derive(Clone, Debug)]
pub(super) struct Rounds {
    size: Size,
    leftovers: Leftovers,
    /// By turns left, this one included, less one.
    pub(super) layers: Vec<Cells>,
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
    pub(super) engine: Engine<'a>,
    pub(super) tie: &'a Tie,
    /// Turns of all players together.
    pub(super) turns: usize,
}

impl Way<'_> {
    /// Solves all turns; `watch` is told the part that is done and can end the work.
    pub(super) fn solve(
        &self,
        size: Size,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Rounds, SolveError> {
        let mut rounds = Rounds::empty(size, self.engine.leftovers, 0);
        let all: Vec<usize> = (0..size.cells()).collect();
        for turn in 0..self.turns {
            let mut layer = Cells::default();
            for some in all.chunks(TOLD_AFTER) {
                layer.extend(self.layer(&rounds, some));
                let done = turn as f64 + layer.pairs.len() as f64 / size.cells() as f64;
                tell(watch, done / self.turns as f64)?;
            }
            rounds.layers.push(layer);
        }
        Ok(rounds)
    }

    /// Some positions of the turn before those that are solved.
    fn layer(&self, rounds: &Rounds, positions: &[usize]) -> Cells {
        let starts: Vec<Standing> = positions.iter().map(|&index| rounds.size.standing(index)).collect();
        let left = rounds.layers.len() + 1;
        let lane = |standing: &Standing| rounds.lane(&self.engine, left, standing);
        self.engine.solve_all(Kind::default(), &starts, lane, |standing, end| {
            rounds.after(self.tie, &self.engine, left, standing, end)
        })
    }
}

impl Rounds {
    /// So many turns of which nothing is known yet.
    pub(super) fn empty(size: Size, leftovers: Leftovers, turns: usize) -> Rounds {
        Rounds { size, leftovers, layers: vec![Cells::default(); turns] }
    }

    /// How the chances of each turn lie.
    pub(super) fn grid(&self) -> Grid {
        let side = self.size.widest + 1;
        let inherited = self.leftovers.most(self.size.widest);
        Grid::even([3 * self.size.kinds(), side, side], &self.leftovers, inherited)
    }

    /// A turn of a position, so many turns before the end.
    pub(super) fn lane(&self, engine: &Engine<'_>, left: usize, standing: &Standing) -> LaneTurn {
        LaneTurn {
            least: engine.limits.least_of(standing.opened[0]),
            furthest: standing.behind[0] + 1 + if left > 1 { self.size.widest } else { 0 },
            inherited: engine.leftovers.most(self.size.widest),
        }
    }

    /// The chances of the mover and of the next side after this end, so many turns before the end of the game.
    pub(super) fn after(
        &self,
        tie: &Tie,
        engine: &Engine<'_>,
        left: usize,
        standing: &Standing,
        end: End,
    ) -> Pair {
        let total = super::closing::gained(end);
        let (after, offer) = (standing.after(total), engine.leftovers.after(end, total));
        match left.checked_sub(2).map(|layer| &self.layers[layer]) {
            Some(layer) => {
                let (next, third) = layer.at(self.size.index(&after), offer, self.leftovers.dice);
                (1.0 - next - third, next)
            }
            None => over(tie, &after, offer),
        }
    }

    /// The chances of the mover and of the next side, so many turns before the end.
    pub(super) fn at(&self, left: usize, standing: &Standing, offer: Option<usize>) -> Option<Pair> {
        let layer = self.layers.get(left.checked_sub(1)?)?;
        Some(layer.at(self.size.index(standing), offer, self.leftovers.dice))
    }

    /// The number of turns.
    pub(super) fn turns(&self) -> usize {
        self.layers.len()
    }
}

/// The end of the game, after a turn of the last in turn order: the chances of whoever has just moved, and of the first.
fn over(tie: &Tie, standing: &Standing, offer: Option<usize>) -> Pair {
    let mut chances = [0.0; 3];
    let first = standing.behind.map(|behind| behind == 0);
    let tied: Vec<usize> = (0..3).filter(|&side| first[side]).collect();
    match tied[..] {
        [a, b] => {
            let opened = [standing.opened[a], standing.opened[b]];
            [chances[a], chances[b]] = tie.two(opened, offer);
        }
        [winner] => chances[winner] = 1.0,
        _ => chances = tie.three(standing.opened, offer),
    }
    (chances[2], chances[0])
}
