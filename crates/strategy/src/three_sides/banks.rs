//! Turns made ready for the kernel: what banking is worth with each total.

use super::kernel::Turn;
use super::numbers::{LANES, Value, Worth};
use crate::exact::Program;

/// The condition under which a turn is cut off is asked for with this margin, because it uses a guess.
const CUT_MARGIN: f64 = 0.5;

/// A turn of one lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct LaneTurn {
    /// Units that can be banked at least.
    pub(super) least: usize,
    /// From this total on banking is worth the same.
    pub(super) furthest: usize,
}

/// What banking is worth: to the mover, but for what a turn that brings nothing is worth; whether it brings nothing; to
/// the next side otherwise.
pub(super) type Bank = [f64; 3];

/// A bank that is lost.
pub(super) const LOST: Bank = [0.0, 1.0, 0.0];

/// What is the same in all lanes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    /// See [`Turn::must_roll`].
    pub(super) must_roll: bool,
    /// See [`Turn::goes_on`].
    pub(super) goes_on: bool,
    /// See [`Turn::too_much`].
    pub(super) too_much: bool,
}

/// Lays out a turn whose [`Turn::lost`] is set (a guess will do); `bank` says what banking a total is worth in a lane.
#[inline(always)]
pub(super) fn lay_out(
    turn: &mut Turn,
    program: &Program,
    kind: Kind,
    lanes: &[LaneTurn; LANES],
    bank: impl Fn(usize, usize) -> Bank,
) {
    // With no points at all there is nothing to bank.
    let least = lanes.map(|lane| lane.least.max(1));
    let furthest = lanes.iter().map(|lane| lane.furthest.max(lane.least)).max().unwrap_or(0);
    // Dice that have to be rolled, or never farkle, are rolled at totals at which anything else would be banked.
    let cut = !kind.must_roll && !kind.goes_on && !kind.too_much && !program.free_roll;
    let enough = turn.lost.map(|lost| 1.0 - CUT_MARGIN * program.least_risk * (1.0 - lost));
    (turn.must_roll, turn.goes_on, turn.too_much) = (kind.must_roll, kind.goes_on, kind.too_much);
    turn.bank.clear();
    // So many totals in a row are banked in every lane; a roll does not lead further.
    let mut banked = 0;
    for total in 0..=furthest + program.highest {
        let mut value = Value::NONE;
        let mut is_enough = true;
        for lane in 0..LANES {
            let bank = if total < least[lane] { [f64::NEG_INFINITY, 0.0, 0.0] } else { bank(lane, total) };
            [value.own[lane], value.nothing[lane], value.next[lane]] = bank;
            is_enough &= bank[0] >= enough[lane];
        }
        turn.bank.push(value);
        banked = if cut && is_enough { banked + 1 } else { 0 };
        if banked > program.highest {
            break;
        }
    }
    turn.rows = (turn.bank.len() - program.highest - 1).max(1);
}

/// Lays out a single throw, after which what can be banked is banked, or nothing.
pub(super) fn lay_out_one_throw(
    turn: &mut Turn,
    program: &Program,
    lanes: &[LaneTurn; LANES],
    bank: impl Fn(usize, usize) -> Bank,
) {
    (turn.must_roll, turn.goes_on, turn.too_much) = (false, false, false);
    turn.rows = 0;
    turn.bank.clear();
    for total in 0..=program.highest {
        let mut value = Value::NONE;
        for (lane, least) in lanes.iter().map(|lane| lane.least.max(1)).enumerate() {
            let bank = if total < least { LOST } else { bank(lane, total) };
            [value.own[lane], value.nothing[lane], value.next[lane]] = bank;
        }
        turn.bank.push(value);
    }
}
