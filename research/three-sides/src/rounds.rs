//! A game of fixed rounds between three sides.
//!
//! Only three things matter: how far each side is behind the leader, whose turn it is, and how many
//! turns are left. A turn leads only to the next one, so the solver goes from the last turn back,
//! one layer of positions at a time.

use crate::grid::Grid;
use crate::limits::Limits;
use crate::pair::Pair;
use crate::tie::Tie;
use crate::turns::{Engine, Kind, LaneTurn};
use crate::watch::{Watch, tell};
use farkle_strategy::SolveError;

/// How many turns of a layer are solved between two calls of `watch`.
const TOLD_AFTER: usize = 1 << 15;

/// The three sides from the mover on: units behind the leader, and whether they have opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) behind: [usize; 3],
    pub(crate) opened: [bool; 3],
}

impl Standing {
    /// From scores, of which only the differences matter.
    pub(crate) fn of(scores: [i64; 3], opened: [bool; 3]) -> Standing {
        let highest = scores.iter().copied().max().unwrap_or(0);
        Standing { behind: scores.map(|score| (highest - score) as usize), opened }
    }

    /// The standing from the next side on, after the mover has gained this much.
    fn after(&self, total: usize) -> Standing {
        let scores = self.behind.map(|behind| -(behind as i64));
        let [first, second, third] = self.opened;
        Standing::of([scores[1], scores[2], scores[0] + total as i64], [second, third, first || total > 0])
    }
}

/// The chances at every turn.
#[derive(Clone, Debug)]
pub(crate) struct Rounds {
    size: Size,
    /// By turns left, this one included, less one.
    pub(crate) layers: Vec<Vec<Pair>>,
}

/// The size of a layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    /// The largest distance to the leader; a side at this distance can't win any more.
    pub(crate) widest: usize,
    /// Whether it matters if a side has opened.
    pub(crate) tells_opened: bool,
}

impl Size {
    fn kinds(&self) -> usize {
        if self.tells_opened { 8 } else { 1 }
    }

    /// The number of standings.
    pub(crate) fn cells(&self) -> usize {
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

/// The solver of rounds.
pub(crate) struct Way<'a> {
    pub(crate) engine: Engine<'a>,
    pub(crate) tie: &'a Tie,
    /// The number of turns of all players together.
    pub(crate) turns: usize,
}

impl Way<'_> {
    /// Solves all turns; `watch` gets the finished part and can end the work.
    pub(crate) fn solve(&self, size: Size, watch: &mut Watch<'_>) -> Result<Rounds, SolveError> {
        let mut rounds = Rounds::empty(size, 0);
        let all: Vec<usize> = (0..size.cells()).collect();
        for turn in 0..self.turns {
            let mut layer = Vec::new();
            for some in all.chunks(TOLD_AFTER) {
                layer.extend(self.layer(&rounds, some));
                let done = turn as f64 + layer.len() as f64 / size.cells() as f64;
                tell(watch, done / self.turns as f64)?;
            }
            rounds.layers.push(layer);
        }
        Ok(rounds)
    }

    /// Some positions of the turn before those that are solved.
    fn layer(&self, rounds: &Rounds, positions: &[usize]) -> Vec<Pair> {
        let starts: Vec<Standing> = positions.iter().map(|&index| rounds.size.standing(index)).collect();
        let left = rounds.layers.len() + 1;
        let lane = |standing: &Standing| rounds.lane(self.engine.limits, left, standing);
        self.engine.solve_all(Kind::default(), &starts, lane, |standing, gained| {
            rounds.after(self.tie, left, standing, gained)
        })
    }
}

impl Rounds {
    /// This many turns without values.
    pub(crate) fn empty(size: Size, turns: usize) -> Rounds {
        Rounds { size, layers: vec![Vec::new(); turns] }
    }

    /// The order in which the chances of a turn are stored.
    pub(crate) fn grid(&self) -> Grid {
        let side = self.size.widest + 1;
        Grid([3 * self.size.kinds(), side, side])
    }

    /// A turn of a position, this many turns before the end.
    pub(crate) fn lane(&self, limits: &Limits, left: usize, standing: &Standing) -> LaneTurn {
        LaneTurn {
            least: limits.least_of(standing.opened[0]),
            furthest: standing.behind[0] + 1 + if left > 1 { self.size.widest } else { 0 },
        }
    }

    /// The chances of the mover and of the next side after the mover has gained this much, this
    /// many turns before the end of the game.
    pub(crate) fn after(&self, tie: &Tie, left: usize, standing: &Standing, gained: usize) -> Pair {
        let after = standing.after(gained);
        match left.checked_sub(2).map(|layer| &self.layers[layer]) {
            Some(layer) => {
                let (next, third) = layer[self.size.index(&after)];
                (1.0 - next - third, next)
            }
            None => over(tie, &after),
        }
    }

    /// The chances of the mover and of the next side, this many turns before the end; `None` where
    /// no turn is known.
    pub(crate) fn at(&self, left: usize, standing: &Standing) -> Option<Pair> {
        self.layers.get(left.checked_sub(1)?)?.get(self.size.index(standing)).copied()
    }

    /// The number of turns.
    pub(crate) fn turns(&self) -> usize {
        self.layers.len()
    }
}

/// The end of the game: the chances of the last side in turn order, which has just moved, and of
/// the first.
fn over(tie: &Tie, standing: &Standing) -> Pair {
    let mut chances = [0.0; 3];
    let first = standing.behind.map(|behind| behind == 0);
    let tied: Vec<usize> = (0..3).filter(|&side| first[side]).collect();
    match tied[..] {
        [a, b] => {
            let opened = [standing.opened[a], standing.opened[b]];
            [chances[a], chances[b]] = tie.two(opened);
        }
        [winner] => chances[winner] = 1.0,
        _ => chances = tie.three(standing.opened),
    }
    (chances[2], chances[0])
}
