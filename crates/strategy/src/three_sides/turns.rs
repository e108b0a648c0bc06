//! Turns made ready for the kernel: what each way to end them is worth, with each total.

use super::cells::{Cells, Leftovers, Over, Pair};
use super::limits::Limits;
use super::numbers::{LANES, Numbers, Value, Worth};
use super::turn::Turn;
use crate::exact::{End, Program, SLOTS};

/// The condition under which a turn is cut off is asked for with this margin, because it uses a guess.
const CUT_MARGIN: f64 = 0.5;

/// What every turn is solved with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Engine<'a> {
    pub(super) program: &'a Program,
    pub(super) limits: &'a Limits,
    pub(super) leftovers: Leftovers,
}

/// A turn of one lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct LaneTurn {
    /// Units that can be banked at least.
    pub(super) least: usize,
    /// From this total on banking is worth the same.
    pub(super) furthest: usize,
    /// The most units that can be inherited with dice that are taken over.
    pub(super) inherited: usize,
}

/// What an end is worth: to the mover, but for what a turn that brings nothing is worth; whether it brings nothing; to the
/// next side otherwise.
pub(super) type Bank = [f64; 3];

/// A bank that is lost.
pub(super) const LOST: Bank = [0.0, 1.0, 0.0];

/// What is the same in all lanes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Kind {
    /// See [`Turn::too_much`].
    pub(super) too_much: bool,
    /// Whether there is a single throw, after which what can be banked is banked.
    pub(super) one_throw: bool,
    /// At least so many totals are solved.
    pub(super) rows: usize,
}

impl Engine<'_> {
    /// Solves turns whose ends are all known: `after` says what an end is worth to the mover and to the next side.
    pub(super) fn solve_all<T: Sync>(
        &self,
        kind: Kind,
        items: &[T],
        lane_turn: impl Fn(&T) -> LaneTurn + Sync + Send,
        after: impl Fn(&T, End) -> Pair + Sync + Send,
    ) -> Cells {
        let solved = in_groups(items, |turn: &mut Turn, group: &[T]| {
            let item = |lane: usize| &group[lane.min(group.len() - 1)];
            let lanes: [LaneTurn; LANES] = std::array::from_fn(|lane| lane_turn(item(lane)));
            self.lay_out_known(turn, kind, &lanes, |lane, end| after(item(lane), end));
            let value = turn.solve(self.program);
            let over = self.over(turn, lanes.map(|lane| lane.inherited), [0.0; LANES]);
            let pairs = (0..group.len()).map(|lane| (value.own[lane], value.next[lane]));
            pairs.zip(over).collect()
        });
        let (pairs, over): (Vec<Pair>, Vec<Over>) = solved.into_iter().unzip();
        Cells { pairs, over: if self.leftovers.any() { over } else { Vec::new() } }
    }

    /// The chances by taking dice over, from a turn that is solved, where so much can be inherited at most and the next side's
    /// chance after a turn that brings nothing is so much (where that is not told already).
    pub(super) fn over(
        &self,
        turn: &Turn,
        inherited: [usize; LANES],
        after_nothing: Numbers,
    ) -> [Over; LANES] {
        let places = inherited.map(|most| self.leftovers.places(most));
        let mut over = places.map(Vec::with_capacity);
        for place in 0..places.into_iter().max().unwrap_or(0) {
            let (units, dice) = self.leftovers.at(place);
            let value = turn.rolling(self.program, units, dice, true);
            for (lane, over) in over.iter_mut().enumerate().filter(|(lane, _)| place < places[*lane]) {
                over.push((value.own[lane], value.next[lane] + value.nothing[lane] * after_nothing[lane]));
            }
        }
        over.map(Vec::into_boxed_slice)
    }

    /// Lays out turns whose ends are all known.
    pub(super) fn lay_out_known(
        &self,
        turn: &mut Turn,
        kind: Kind,
        lanes: &[LaneTurn; LANES],
        after: impl Fn(usize, End) -> Pair,
    ) {
        self.set_losses(turn, |lane, end| {
            let (own, next) = after(lane, end);
            [own, 0.0, next]
        });
        turn.lost = [0.0; LANES];
        for end in turn.farkle[1..=self.program.dice].iter().chain(&turn.toxic[1..=self.program.dice]) {
            turn.lost.iter_mut().zip(end.own).for_each(|(lost, own)| *lost = own.max(*lost));
        }
        self.lay_out(turn, kind, lanes, |lane, total, left| {
            let (own, next) = after(lane, End::Banked { total: total as u32, left: left as u8 });
            [own, 0.0, next]
        });
    }

    /// Says what turns are worth that end without points.
    pub(super) fn set_losses(&self, turn: &mut Turn, after: impl Fn(usize, End) -> Bank) {
        let lost = |end: End| -> Value { value(|lane| after(lane, end)) };
        for dice in 1..=self.program.dice {
            if dice > 1 && !self.leftovers.after_nothing() {
                (turn.farkle[dice], turn.toxic[dice]) = (turn.farkle[1], turn.toxic[1]);
                continue;
            }
            turn.farkle[dice] = lost(End::Farkled { dice: dice as u8 });
            turn.toxic[dice] = lost(End::Toxic { dice: dice as u8 });
        }
        // A single throw that is hot dice and can't be banked.
        turn.toxic[0] = lost(End::Toxic { dice: 0 });
    }

    /// Lays out turns whose [`Turn::lost`] is set (a guess will do), and what they are worth without points; `bank` says what
    /// banking a total is worth in a lane with so many dice left over.
    #[inline(always)]
    pub(super) fn lay_out(
        &self,
        turn: &mut Turn,
        kind: Kind,
        lanes: &[LaneTurn; LANES],
        bank: impl Fn(usize, usize, usize) -> Bank,
    ) {
        let (program, limits) = (self.program, self.limits);
        turn.by_left = self.leftovers.any();
        turn.bank.clear();
        let inherited = lanes.iter().map(|lane| lane.inherited).max().unwrap_or(0);
        // With no points at all there is nothing to bank.
        let least = lanes.map(|lane| lane.least.max(1));
        let lefts = if turn.by_left { 0..SLOTS } else { 1..2 };
        if kind.one_throw {
            (turn.must_roll, turn.goes_on, turn.too_much, turn.rows) = (false, false, false, 0);
            for total in 0..=program.highest + inherited.max(kind.rows) {
                for left in lefts.clone() {
                    // What can't be banked is given up.
                    let lost = |lane: usize| -> Bank {
                        let lost = &turn.toxic[left];
                        [lost.own[lane], lost.nothing[lane], lost.next[lane]]
                    };
                    let value = value(|lane| match total < least[lane] {
                        true => lost(lane),
                        false => bank(lane, total, left),
                    });
                    turn.bank.push(value);
                }
            }
            return;
        }
        (turn.must_roll, turn.goes_on, turn.too_much) = (limits.must_roll, limits.goes_on, kind.too_much);
        let furthest = lanes.iter().map(|lane| lane.furthest.max(lane.least)).max().unwrap_or(0);
        // Dice that have to be rolled, or never farkle, are rolled at totals at which anything else would be banked.
        let cut = !turn.must_roll && !turn.goes_on && !turn.too_much && !program.free_roll;
        let enough = turn.lost.map(|lost| 1.0 - CUT_MARGIN * program.least_risk * (1.0 - lost));
        let least_rows = kind.rows.max(inherited + 1);
        // So many totals in a row are banked in every lane; a roll does not lead further.
        let mut banked = 0;
        for total in 0..=furthest.max(least_rows) + program.highest {
            let mut is_enough = true;
            for left in lefts.clone() {
                let mut value = Value::NONE;
                for lane in 0..LANES {
                    let bank = if total < least[lane] { IMPOSSIBLE } else { bank(lane, total, left) };
                    [value.own[lane], value.nothing[lane], value.next[lane]] = bank;
                    is_enough &= bank[0] >= enough[lane];
                }
                turn.bank.push(value);
            }
            banked = if cut && is_enough { banked + 1 } else { 0 };
            if banked > program.highest && total >= least_rows + program.highest {
                break;
            }
        }
        turn.rows = (turn.totals() - program.highest - 1).max(1);
    }
}

/// What is not allowed.
const IMPOSSIBLE: Bank = [f64::NEG_INFINITY, 0.0, 0.0];

#[inline(always)]
fn value(of: impl Fn(usize) -> Bank) -> Value {
    let mut value = Value::NONE;
    for lane in 0..LANES {
        [value.own[lane], value.nothing[lane], value.next[lane]] = of(lane);
    }
    value
}

/// Solves items in groups of lanes.
#[cfg(not(target_family = "wasm"))]
fn in_groups<T: Sync, R: Send>(
    items: &[T],
    solve: impl Fn(&mut Turn, &[T]) -> Vec<R> + Sync + Send,
) -> Vec<R> {
    use rayon::prelude::*;
    items.par_chunks(LANES).map_init(Turn::new, solve).flatten_iter().collect()
}

#[cfg(target_family = "wasm")]
fn in_groups<T, R>(items: &[T], solve: impl Fn(&mut Turn, &[T]) -> Vec<R>) -> Vec<R> {
    let mut turn = Turn::new();
    items.chunks(LANES).flat_map(|group| solve(&mut turn, group)).collect()
}
