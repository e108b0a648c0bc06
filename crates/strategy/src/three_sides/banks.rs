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

/// Lays out a turn whose [`Turn::lost`] is set (a guess will do); `bank` says what banking a total is worth in a lane:
/// to the mover, and to the next side.
#[inline(always)]
pub(super) fn lay_out(
    turn: &mut Turn,
    program: &Program,
    must_roll: bool,
    lanes: &[LaneTurn; LANES],
    bank: impl Fn(usize, usize) -> (f64, f64),
) {
    // With no points at all there is nothing to bank.
    let least = lanes.map(|lane| lane.least.max(1));
    let furthest = lanes.iter().map(|lane| lane.furthest.max(lane.least)).max().unwrap_or(0);
    // Dice that have to be rolled, or never farkle, are rolled at totals at which anything else would be banked.
    let cut = !must_roll && !program.free_roll;
    let enough = turn.lost.map(|lost| 1.0 - CUT_MARGIN * program.least_risk * (1.0 - lost));
    turn.must_roll = must_roll;
    turn.bank.clear();
    // So many totals in a row are banked in every lane; a roll does not lead further.
    let mut banked = 0;
    for total in 0..=furthest + program.highest {
        let mut value = Value::NONE;
        let mut is_enough = true;
        for lane in 0..LANES {
            let (own, next) = if total < least[lane] { (f64::NEG_INFINITY, 0.0) } else { bank(lane, total) };
            (value.own[lane], value.next[lane]) = (own, next);
            is_enough &= own >= enough[lane];
        }
        turn.bank.push(value);
        banked = if cut && is_enough { banked + 1 } else { 0 };
        if banked > program.highest {
            break;
        }
    }
    turn.rows = (turn.bank.len() - program.highest - 1).max(1);
    turn.beyond.clear();
    turn.beyond.extend_from_slice(&turn.bank[turn.rows.min(turn.bank.len() - 1)..]);
}

/// Lays out a single throw, after which what can be banked is banked, or nothing.
pub(super) fn lay_out_one_throw(
    turn: &mut Turn,
    program: &Program,
    lanes: &[LaneTurn; LANES],
    bank: impl Fn(usize, usize) -> (f64, f64),
) {
    turn.must_roll = false;
    turn.rows = 0;
    turn.bank.clear();
    turn.beyond.clear();
    for total in 0..=program.highest {
        let mut value = Value::NONE;
        for (lane, least) in lanes.iter().map(|lane| lane.least.max(1)).enumerate() {
            if total < least {
                (value.own[lane], value.nothing[lane]) = (turn.lost[lane], 1.0);
            } else {
                (value.own[lane], value.next[lane]) = bank(lane, total);
            }
        }
        turn.beyond.push(value);
    }
}
