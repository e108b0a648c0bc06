//! The end of a game with last turns between three sides, and play-offs.
//!
//! Whoever reaches the target leads; the other two have a turn each, in turn order. The last one only has to beat
//! whoever leads then. The one before also weighs what the last one will make of it: points beyond the leader's are
//! worth rolling for. All that matters is by how much both are behind.

use super::Limits;
use super::banks::{Bank, LaneTurn, lay_out, lay_out_one_throw};
use super::kernel::Turn;
use super::numbers::LANES;
use crate::exact::{Program, SolveError};
use crate::limit::limit;
use farkle_rules::rule_set::Ties;
use std::ops::ControlFlow;

/// A chance to make up for a lead that is left out.
pub(super) const NEGLIGIBLE: f64 = 1e-11;
/// A play-off in which ties are likely goes through many rounds; what has not settled after so many is not told.
const MOST_ROUNDS: usize = 1_000;
/// So many times the turns of one row are solved before the caller is asked whether to go on.
const TOLD_AFTER: usize = 8;
/// Play-offs stand still when their chances move by less than this.
const STILL: f64 = 1e-14;

/// What equal scores at the end are worth to those who have them, in the order in which they came to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tie {
    pub(super) two: [f64; 2],
    pub(super) three: [f64; 3],
}

/// The last of all to move: its chance to win and the chance that it ends level, by how many units it is behind.
type LastOf = Vec<[f64; 2]>;

/// Chances of whoever leads and of the next side, when two sides still have a turn.
pub(super) type Pair = (f64, f64);

/// A side that still has a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Behind {
    /// Units that it is behind.
    pub(super) by: usize,
    pub(super) opened: bool,
}

/// What a game is worth once the target is reached.
#[derive(Clone, Debug)]
pub(super) struct LastTurns {
    /// Being behind is told apart up to so many units.
    pub(super) widest: usize,
    /// Whether it matters if a side has opened.
    tells_opened: bool,
    /// By kind (see [`LastTurns::kind`]) and by how much both are behind.
    pairs: Vec<Pair>,
}

/// What turns at the end are solved with.
pub(super) struct Ends<'a> {
    pub(super) program: &'a Program,
    pub(super) limits: &'a Limits,
    pub(super) ties: Ties,
    /// Whether last turns are a single throw.
    pub(super) one_throw: bool,
    pub(super) widest: usize,
    /// Whether it matters if a side has opened.
    pub(super) tells_opened: bool,
}

/// What a turn that may be the last but one is up against.
struct LastButOne<'a> {
    tie: &'a Tie,
    /// The last one to move, against one side that leads and against two.
    against_one: &'a LastOf,
    against_two: &'a LastOf,
}

impl LastButOne<'_> {
    /// Everyone's chances (whoever leads now, the mover, the last one to move) when the mover, who is behind by `by`,
    /// ends a turn with `total`; the last one is behind by `last`.
    #[inline(always)]
    fn ends(&self, by: usize, last: usize, total: usize) -> [f64; 3] {
        let (ahead, widest) = (total as i64 - by as i64, self.against_one.len() - 1);
        if ahead > 0 {
            let [wins, _] = self.against_one[(last + ahead as usize).min(widest)];
            return [0.0, 1.0 - wins, wins];
        }
        if ahead < 0 {
            let [wins, _] = self.against_one[last.min(widest)];
            return [1.0 - wins, 0.0, wins];
        }
        let [wins, level] = self.against_two[last.min(widest)];
        let Tie { two, three } = self.tie;
        let neither = 1.0 - (wins - level * three[2]) - level;
        [neither * two[0] + level * three[0], neither * two[1] + level * three[1], wins]
    }
}

impl Ends<'_> {
    /// Solves play-offs, if there are any, and all last turns; `watch` is told the part that is done and can end the work.
    pub(super) fn solve(
        &self,
        tie: &Tie,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<LastTurns, SolveError> {
        let size = self.widest + 1;
        let kinds: &[bool] = if self.tells_opened { &[true, false] } else { &[true] };
        let mut pairs = Vec::with_capacity(kinds.len() * kinds.len() * size * size);
        let last = |opened, leaders| self.last(tie, leaders, opened, self.one_throw);
        let last = [true, false].map(|opened| [last(opened, 1), last(opened, 2)]);
        for &mover in kinds {
            for &third in kinds {
                let [against_one, against_two] = &last[usize::from(!third)];
                let field = LastButOne { tie, against_one, against_two };
                for by in (0..size).step_by(TOLD_AFTER) {
                    let some = by..(by + TOLD_AFTER).min(size);
                    let behind: Vec<(usize, usize)> =
                        some.flat_map(|by| (0..size).map(move |last| (by, last))).collect();
                    pairs.extend(self.last_but_one(&field, mover, &behind, self.one_throw));
                    tell(watch, pairs.len() as f64 / pairs.capacity() as f64)?;
                }
            }
        }
        Ok(LastTurns { widest: self.widest, tells_opened: self.tells_opened, pairs })
    }

    /// What equal scores at the end are worth.
    pub(super) fn tie(&self, watch: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Result<Tie, SolveError> {
        match self.ties {
            Ties::Earlier => Ok(Tie { two: [1.0, 0.0], three: [1.0, 0.0, 0.0] }),
            Ties::Shared => Ok(Tie { two: [0.5; 2], three: [1.0 / 3.0; 3] }),
            Ties::PlayOff => self.play_off(watch),
        }
    }

    fn least(&self, opened: bool) -> usize {
        if opened { self.limits.least } else { self.limits.least_opening }
    }

    fn prepare(
        &self,
        turn: &mut Turn,
        one_throw: bool,
        lanes: &[LaneTurn; LANES],
        bank: impl Fn(usize, usize) -> Bank,
    ) {
        match one_throw {
            true => lay_out_one_throw(turn, self.program, lanes, bank),
            false => lay_out(turn, self.program, self.limits.kind(), lanes, bank),
        }
    }

    /// The turn of the last one to move, against so many sides that are level.
    fn last(&self, tie: &Tie, leaders: usize, opened: bool, one_throw: bool) -> LastOf {
        let level = if leaders == 1 { tie.two[1] } else { tie.three[2] };
        let all: Vec<usize> = (0..=self.widest).collect();
        let solve = |turn: &mut Turn, group: &[usize]| {
            let by: [usize; LANES] = std::array::from_fn(|lane| group[lane.min(group.len() - 1)]);
            turn.lost = by.map(|by| if by == 0 { level } else { 0.0 });
            let least = self.least(opened);
            let lanes = by.map(|by| LaneTurn { least, furthest: by + 1 });
            self.prepare(turn, one_throw, &lanes, |lane, total| match total.cmp(&by[lane]) {
                std::cmp::Ordering::Greater => [1.0, 0.0, 0.0],
                std::cmp::Ordering::Equal => [level, 0.0, 1.0],
                std::cmp::Ordering::Less => [0.0; 3],
            });
            let value = turn.solve(self.program);
            let ends_level =
                |lane: usize| value.next[lane] + if by[lane] == 0 { value.nothing[lane] } else { 0.0 };
            (0..group.len()).map(|lane| [value.own[lane], ends_level(lane)]).collect()
        };
        in_groups(&all, solve)
    }

    /// The turn of the last but one: chances of whoever leads and of the mover, for each pair of what the mover and
    /// the last one are behind by.
    fn last_but_one(
        &self,
        field: &LastButOne<'_>,
        opened: bool,
        behind: &[(usize, usize)],
        one_throw: bool,
    ) -> Vec<Pair> {
        let solve = |turn: &mut Turn, group: &[(usize, usize)]| {
            let behind: [_; LANES] = std::array::from_fn(|lane| group[lane.min(group.len() - 1)]);
            let nothing = behind.map(|(by, last)| field.ends(by, last, 0));
            turn.lost = nothing.map(|ends| ends[1]);
            let least = self.least(opened);
            // Further ahead of the last one than it can make up for.
            let furthest = |(by, last)| by + 1 + self.widest.saturating_sub(last);
            let lanes = behind.map(|behind| LaneTurn { least, furthest: furthest(behind) });
            self.prepare(turn, one_throw, &lanes, |lane, total| {
                let [_, own, last] = field.ends(behind[lane].0, behind[lane].1, total);
                [own, 0.0, last]
            });
            let value = turn.solve(self.program);
            let ends = |lane: usize| {
                let last = value.next[lane] + value.nothing[lane] * nothing[lane][2];
                (1.0 - value.own[lane] - last, value.own[lane])
            };
            (0..group.len()).map(ends).collect()
        };
        in_groups(behind, solve)
    }

    /// What ties are worth that are played off.
    fn play_off(&self, watch: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Result<Tie, SolveError> {
        let mut tie = Tie { two: [0.5; 2], three: [1.0 / 3.0; 3] };
        let mut trace = Vec::new();
        let mut moved = 0.0;
        for _ in 0..MOST_ROUNDS {
            let next = self.round(&tie);
            moved = distance(&tie, &next);
            tie = next;
            if moved < STILL {
                return Ok(tie);
            }
            tell(watch, 0.0)?;
            trace.push(tie);
            if let [a, b, c] = trace[..] {
                tie = limit_of_ties(&a, &b, &c);
                trace.clear();
            }
        }
        Err(SolveError::NotSettled { left: moved })
    }

    /// One round of play-offs between two and between three, when another tie is worth so much.
    fn round(&self, tie: &Tie) -> Tie {
        let against_one = self.last(tie, 1, true, false);
        let against_two = self.last(tie, 2, true, false);
        // Between two: whoever begins banks something, and the other one answers.
        let first = self.first(|total| {
            let [wins, _] = against_one[total.min(self.widest)];
            (1.0 - wins, wins)
        });
        let two = [first.0, 1.0 - first.0];
        let field = LastButOne { tie, against_one: &against_one, against_two: &against_two };
        let level: Vec<(usize, usize)> = (0..=self.widest).map(|by| (by, by)).collect();
        let second = self.last_but_one(&field, true, &level, false);
        let (first, next) = self.first(|total| second[total.min(self.widest)]);
        Tie { two, three: [first, next, 1.0 - first - next] }
    }

    /// The first turn of a round of a play-off.
    fn first(&self, answer: impl Fn(usize) -> Pair) -> Pair {
        let mut turn = Turn::new();
        let nothing = answer(0);
        turn.lost = [nothing.0; LANES];
        let lanes = [LaneTurn { least: self.limits.least, furthest: self.widest }; LANES];
        lay_out(&mut turn, self.program, self.limits.kind(), &lanes, |_, total| {
            let (own, next) = answer(total);
            [own, 0.0, next]
        });
        let value = turn.solve(self.program);
        (value.own[0], value.next[0] + value.nothing[0] * nothing.1)
    }
}

impl LastTurns {
    fn kind(&self, side: Behind) -> usize {
        usize::from(self.tells_opened && !side.opened)
    }

    /// The chances of a side that leads, and of the next side, when the two others have a turn each.
    #[inline(always)]
    pub(super) fn pair(&self, next: Behind, third: Behind) -> Pair {
        let (size, widest) = (self.widest + 1, self.widest);
        let kinds = if self.tells_opened { 2 } else { 1 };
        let kind = self.kind(next) * kinds + self.kind(third);
        self.pairs[(kind * size + next.by.min(widest)) * size + third.by.min(widest)]
    }
}

pub(super) fn tell(watch: &mut dyn FnMut(f64) -> ControlFlow<()>, done: f64) -> Result<(), SolveError> {
    if watch(done.min(1.0)).is_break() { Err(SolveError::Interrupted) } else { Ok(()) }
}

fn distance(a: &Tie, b: &Tie) -> f64 {
    let three = a.three.iter().zip(&b.three).map(|(a, b)| (a - b).abs());
    three.fold((a.two[0] - b.two[0]).abs(), f64::max)
}

/// Where three rounds lead.
fn limit_of_ties(a: &Tie, b: &Tie, c: &Tie) -> Tie {
    let first = limit(a.two[0], b.two[0], c.two[0]);
    let three: [f64; 3] = std::array::from_fn(|place| limit(a.three[place], b.three[place], c.three[place]));
    let sum: f64 = three.iter().sum();
    // Where they lead nowhere the last round is as good a guess as any.
    let three = if sum > 0.0 { three.map(|part| part / sum) } else { c.three };
    Tie { two: [first, 1.0 - first], three }
}

/// Solves items in groups of lanes.
#[cfg(not(target_family = "wasm"))]
pub(super) fn in_groups<T: Sync, R: Send>(
    items: &[T],
    solve: impl Fn(&mut Turn, &[T]) -> Vec<R> + Sync + Send,
) -> Vec<R> {
    use rayon::prelude::*;
    items.par_chunks(LANES).map_init(Turn::new, solve).flatten_iter().collect()
}

#[cfg(target_family = "wasm")]
pub(super) fn in_groups<T, R>(items: &[T], solve: impl Fn(&mut Turn, &[T]) -> Vec<R>) -> Vec<R> {
    let mut turn = Turn::new();
    items.chunks(LANES).flat_map(|group| solve(&mut turn, group)).collect()
}
