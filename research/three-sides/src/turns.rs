//! Laying out turns for the kernel: the worth of each way to end them, with each total.

use crate::limits::Limits;
use crate::numbers::{LANES, Value, Worth};
use crate::pair::Pair;
use crate::turn::BatchedTurn;
use farkle_strategy::solver::Program;

/// The condition that cuts a turn off is tested with this margin, because it relies on a guess.
const CUT_MARGIN: f64 = 0.5;

/// What every turn is solved with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Engine<'a> {
    pub(crate) program: &'a Program,
    pub(crate) limits: &'a Limits,
}

/// A turn of one lane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaneTurn {
    /// The smallest bank, in units.
    pub(crate) least: usize,
    /// From this total on banking is worth the same.
    pub(crate) furthest: usize,
}

/// The worth of an end: the mover's chance, without that of a turn without points; the chance that
/// the turn ends without points; the next side's chance otherwise.
pub(crate) type Bank = [f64; 3];

/// A bank that is lost.
pub(crate) const LOST: Bank = [0.0, 1.0, 0.0];

/// A bank that is not allowed.
const IMPOSSIBLE: Bank = [f64::NEG_INFINITY, 0.0, 0.0];

/// What is the same in all lanes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Kind {
    /// See [`Layout::too_much`](crate::layout::Layout::too_much).
    pub(crate) too_much: bool,
    /// Whether the turn is a single throw, after which the mover banks whatever can be banked.
    pub(crate) one_throw: bool,
    /// The smallest number of totals to solve.
    pub(crate) rows: usize,
}

impl Engine<'_> {
    /// Solves turns whose ends are all known: `after` gives the chances of the mover and of the
    /// next side after this many units are gained, 0 for a turn without points.
    pub(crate) fn solve_all<T: Sync>(
        &self,
        kind: Kind,
        items: &[T],
        lane_turn: impl Fn(&T) -> LaneTurn + Sync + Send,
        after: impl Fn(&T, usize) -> Pair + Sync + Send,
    ) -> Vec<Pair> {
        in_groups(items, |turn: &mut BatchedTurn, group: &[T]| {
            let item = |lane: usize| &group[lane.min(group.len() - 1)];
            let lanes: [LaneTurn; LANES] = std::array::from_fn(|lane| lane_turn(item(lane)));
            self.lay_out_known(turn, kind, &lanes, |lane, gained| after(item(lane), gained));
            let value = turn.solve(self.program);
            (0..group.len()).map(|lane| (value.own[lane], value.next[lane])).collect()
        })
    }

    /// Lays out turns whose ends are all known.
    pub(crate) fn lay_out_known(
        &self,
        turn: &mut BatchedTurn,
        kind: Kind,
        lanes: &[LaneTurn; LANES],
        after: impl Fn(usize, usize) -> Pair,
    ) {
        let end = |lane: usize, gained: usize| -> Bank {
            let (own, next) = after(lane, gained);
            [own, 0.0, next]
        };
        turn.layout.nothing = value(|lane| end(lane, 0));
        turn.layout.lost = turn.layout.nothing.own.map(|own| own.max(0.0));
        self.lay_out(turn, kind, lanes, end);
    }

    /// Lays out turns whose worth without points is set (a guess will do); `bank` gives the worth
    /// of banking a total in a lane.
    #[inline(always)]
    pub(crate) fn lay_out(
        &self,
        turn: &mut BatchedTurn,
        kind: Kind,
        lanes: &[LaneTurn; LANES],
        bank: impl Fn(usize, usize) -> Bank,
    ) {
        let (program, limits, turn) = (self.program, self.limits, &mut turn.layout);
        turn.bank.clear();
        // There is no bank of 0 points.
        let least = lanes.map(|lane| lane.least.max(1));
        if kind.one_throw {
            (turn.must_roll, turn.goes_on, turn.too_much, turn.rows) = (false, false, false, 0);
            let nothing = turn.nothing;
            for total in 0..=program.highest + kind.rows {
                // The mover gives up whatever can't be banked.
                turn.bank.push(value(|lane| match total < least[lane] {
                    true => [nothing.own[lane], nothing.nothing[lane], nothing.next[lane]],
                    false => bank(lane, total),
                }));
            }
            return;
        }
        (turn.must_roll, turn.goes_on, turn.too_much) = (limits.must_roll, limits.goes_on, kind.too_much);
        let furthest = lanes.iter().map(|lane| lane.furthest.max(lane.least)).max().unwrap_or(0);
        // Dice that must be rolled, or never farkle, are rolled at totals at which the mover would
        // bank anything else.
        let cut = !turn.must_roll && !turn.goes_on && !turn.too_much && !program.free_roll;
        let enough = turn.lost.map(|lost| 1.0 - CUT_MARGIN * program.least_risk * (1.0 - lost));
        let least_rows = kind.rows.max(1);
        // The number of totals in a row that are banked in every lane; a roll leads no further.
        let mut banked = 0;
        for total in 0..=furthest.max(least_rows) + program.highest {
            let mut is_enough = true;
            turn.bank.push(value(|lane| match total < least[lane] {
                true => IMPOSSIBLE,
                false => bank(lane, total),
            }));
            let own = turn.bank[total].own;
            for (own, enough) in own.iter().zip(&enough) {
                is_enough &= own >= enough;
            }
            banked = if cut && is_enough { banked + 1 } else { 0 };
            if banked > program.highest && total >= least_rows + program.highest {
                break;
            }
        }
        turn.rows = (turn.bank.len() - program.highest - 1).max(1);
    }
}

#[inline(always)]
fn value(of: impl Fn(usize) -> Bank) -> Value {
    let mut value = Value::NONE;
    for lane in 0..LANES {
        [value.own[lane], value.nothing[lane], value.next[lane]] = of(lane);
    }
    value
}

/// Solves items in groups of lanes, on all cores.
fn in_groups<T: Sync, R: Send>(
    items: &[T],
    solve: impl Fn(&mut BatchedTurn, &[T]) -> Vec<R> + Sync + Send,
) -> Vec<R> {
    use rayon::prelude::*;
    items.par_chunks(LANES).map_init(BatchedTurn::new, solve).flatten_iter().collect()
}
