//! What has to be solved for a rule set, and what that will take: before anything is allocated.

use super::board::{Board, Cells};
use super::correction::Correction;
use super::moments::Start;
use super::pairs::Solved;
use super::program::Program;
use super::succession::{Cost, Succession};
use super::{Estimate, SolveError, SolveOptions};
use crate::reaching::Leads;
use crate::rolls::RollTable;
use farkle_rules::rule_set::{EndingRule, FarklePenalty, LeftoverDice};
use farkle_rules::{Game, Points, RuleSet};

/// A lead is told apart no further than its chance to be made up for changes by this.
const NEGLIGIBLE: f64 = 1e-14;
/// Where players may go on after a farkle, totals are looked at up to this one, in units.
const MOST_REACHED: usize = 1 << 13;
/// Turn totals of one lane that a core solves in a second, roughly, for a rule set of average size.
const ROWS_PER_SECOND: f64 = 1.5e7;

/// What it takes to keep a list of numbers beside the numbers themselves.
const BOX: u64 = 24;
/// Turns that are being solved, and the rolls.
const LANES_AT_WORK: u64 = 1 << 20;

/// In a play-off both sides would have to lose points this many times, in the same rounds of it,
/// for it to matter that they had more.
const PENALTIES_OF_A_TIE: usize = 8;

/// The counts of this many players fit into one number.
const MOST_COUNTED: u32 = 5;

/// Compiles the rolls for the kernel and finds out where values are to be kept.
pub(super) fn lay_out(
    rules: &RuleSet,
    rolls: &RollTable,
    options: &SolveOptions,
) -> Result<(Program, Board), SolveError> {
    if rules.teams() > 2 {
        return Err(SolveError::NotTwoSides { teams: rules.teams() });
    }
    let rounds = rules.ending() == EndingRule::Rounds;
    let players = players_of_a_side(rules, options)?;
    let floor = floor(rules, rolls, options);
    let mut succession = Succession::new(rules, rolls, players, floor);
    if rounds {
        // Leads have no floor.
        succession.floor = i32::MIN / 4;
    }
    let mut program = Program::compile(rolls, succession.must_roll);
    let turns_of_a_side = if rounds { players as usize * usize::from(rules.rounds()) } else { 0 };
    let (widest, lost) = widest_lead(rolls, &succession, turns_of_a_side);
    let behind = match succession.penalty {
        None => 0,
        Some(Cost::Units(units)) => units,
        // The winner of a tie is ahead of nothing: by how much makes no difference.
        Some(Cost::All) => 1,
    };
    let (deepest, deepest_tie) = depths(&succession, widest, lost);
    let deepest = if rounds { deepest } else { 0 };
    let scores = if rounds { 0 } else { (succession.goal - succession.floor).max(0) as usize };
    if succession.may_go_on {
        let most = 2 * (scores + usize::from(rules.rounds())) + 2 * widest + 4 * rolls.highest;
        program.fill_reach(most.min(MOST_REACHED));
    }
    let empty = Cells::default;
    let board = Board {
        succession,
        scores,
        turns: 2 * turns_of_a_side,
        widest: at_most(widest),
        behind,
        deepest: at_most(deepest),
        deepest_tie: at_most(deepest_tie),
        open: empty(),
        before: Vec::new(),
        last: empty(),
        play_first: empty(),
        play_second: empty(),
        round: empty(),
    };
    Ok((program, board))
}

/// Up to which lead scores are told apart, in units, and what penalties can take from a side in the
/// turns of fixed rounds.
fn widest_lead(rolls: &RollTable, succession: &Succession, turns_of_a_side: usize) -> (usize, usize) {
    let chain = Leads::new(rolls, succession.must_roll).widest(NEGLIGIBLE);
    // The farkles of the players who have two already, and three for each penalty after that.
    let penalties = turns_of_a_side.min((turns_of_a_side + 2 * succession.players as usize) / 3);
    let lost = match succession.penalty {
        Some(Cost::Units(units)) => times(penalties, units),
        _ => 0,
    };
    let widest = match succession.ending {
        EndingRule::AtOnce | EndingRule::Exactly => 0,
        EndingRule::LastTurn => chain,
        // Penalties may take back a lead that no turn would make up for.
        EndingRule::Rounds => (chain + turns_of_a_side * rolls.highest / 4).saturating_add(lost),
    };
    (widest, lost)
}

/// Up to which score the lower side's is told apart where penalties depend on it: in fixed rounds,
/// in which they can take this much, and in play-offs.
fn depths(succession: &Succession, widest: usize, lost: usize) -> (usize, usize) {
    match succession.penalty.filter(|_| succession.scores_matter()) {
        None => (0, 0),
        // Whoever has nothing can't lose it; apart from that all scores are alike.
        Some(Cost::All) => (widest, 1),
        Some(Cost::Units(units)) => {
            let in_a_tie = times(PENALTIES_OF_A_TIE, units);
            (lost.saturating_add(in_a_tie), in_a_tie)
        }
    }
}

fn times(penalties: usize, units: i32) -> usize {
    penalties.saturating_mul(units.max(0) as usize)
}

fn at_most(units: usize) -> i32 {
    i32::try_from(units).unwrap_or(i32::MAX).min(i32::MAX / 4)
}

/// How many players of each side are told apart: those whose farkles or turns are counted.
fn players_of_a_side(rules: &RuleSet, options: &SolveOptions) -> Result<u32, SolveError> {
    let teams = rules.teams() == 2;
    let seats = options.seats.unwrap_or(if teams { 4 } else { 2 });
    if !teams && seats != 2 || Game::new(rules.clone(), seats).is_err() {
        return Err(SolveError::Seats { seats });
    }
    let counted = rules.three_farkles() != FarklePenalty::None || rules.ending() == EndingRule::Rounds;
    let players = seats as u32 / 2;
    if rules.three_farkles() != FarklePenalty::None && players > MOST_COUNTED {
        return Err(SolveError::OutOfScope {
            why: "with more than five players a side there are too many counts of farkles in a row to tell apart",
        });
    }
    Ok(if counted { players } else { 1 })
}

fn floor(rules: &RuleSet, rolls: &RollTable, options: &SolveOptions) -> i32 {
    const PENALTIES: i32 = 3;
    match rules.three_farkles() {
        FarklePenalty::Points(points) if rules.below_zero() => {
            let floor = options.floor.unwrap_or(Points(points.0.saturating_mul(-PENALTIES)));
            rolls.units_up(floor).min(0)
        }
        _ => 0,
    }
}

/// What solving will take.
pub(super) fn estimate_of(board: &Board, program: &Program) -> Estimate {
    let scores = board.scores as u64;
    let kinds = board.kinds() as u64;
    // Without having opened a side is at very few scores.
    let farkle_kinds = (board.farkle_kinds() * board.farkle_kinds()) as u64;
    let [_, last, play_first, play_second, rounds] = board.sizes().map(|size| size as u64);
    let open = scores.saturating_mul(scores).saturating_mul(farkle_kinds);
    let positions = open.saturating_add(rounds);
    // Values of taking dice over, with this many different inheritances at most.
    let each = |inheritances: u64| match board.succession.leftover {
        LeftoverDice::Unused => 0,
        LeftoverDice::HighStakes => program.dice as u64 + 2,
        LeftoverDice::Piggyback => program.dice as u64 * (inheritances + 1),
    };
    let widest = board.widest as u64;
    let play_off = if board.plays_off() { play_first.saturating_add(play_second) } else { 0 };
    let closing = play_off.saturating_add(if board.turns == 0 { last } else { 0 });
    let at_the_end = rounds.saturating_add(closing);
    let kept = scores.saturating_mul(scores).saturating_mul(kinds).saturating_add(at_the_end);
    let on_the_way = open.saturating_mul(each(scores / 2));
    let over = on_the_way.saturating_add(at_the_end.saturating_mul(each(widest)));
    let boxes = if board.inherits() { kept.saturating_mul(BOX) } else { 0 };
    let bytes = kept.saturating_add(over).saturating_mul(8).saturating_add(boxes);
    let bytes = bytes.saturating_add(at_work(board, closing));
    // Where nobody can wait for everything that can be reached, Newton's method takes some steps of
    // a few solutions each.
    let going_on = match (board.succession.may_go_on, &program.reach) {
        (false, _) => 1.0,
        (true, Some(_)) => 2.0,
        (true, None) => 4.0 * program.dice as f64,
    };
    let evaluations = 4.0
        * going_on
        * if board.inherits() { 6.0 } else { 1.0 }
        * match board.succession.penalty {
            None => 1.0,
            Some(_) if board.is_in_model() => 1.4,
            Some(_) => 3.0,
        };
    let rows = 0.6 * board.scores as f64 + widest as f64 / 4.0;
    let play_off_sweeps = 8.0;
    let closing_rows = going_on
        * widest as f64
        * (closing.saturating_sub(play_off) as f64 + play_off_sweeps * play_off as f64);
    // A turn of fixed rounds leads to the next round only: one evaluation.
    let round_rows = going_on * rounds as f64 * rows * if board.inherits() { 2.0 } else { 1.0 };
    let all_rows = open as f64 * rows * evaluations + round_rows + closing_rows;
    Estimate { positions, bytes, seconds: all_rows / ROWS_PER_SECOND }
}

/// Memory that is given back when the solution is complete.
fn at_work(board: &Board, closing: u64) -> u64 {
    let (scores, kinds) = (board.scores as u64, board.kinds() as u64);
    let open = scores.saturating_mul(scores).saturating_mul(kinds);
    let opened = (board.opened_kinds() * board.opened_kinds()) as u64;
    // How much a position changes with its mirror; with a penalty also the last sweep, or the game
    // without penalty.
    let numbers = match board.succession.penalty {
        None => open,
        Some(_) => {
            let without = scores.saturating_mul(scores).saturating_mul(opened);
            open.saturating_add(open.max(without.saturating_mul(2)))
        }
    };
    // What a sweep has left undone, for every position.
    let correction = match board.succession.penalty {
        Some(_) if board.is_in_model() => {
            let counts = (board.farkle_kinds() * board.farkle_kinds()) as u64;
            let positions = scores.saturating_mul(scores).saturating_mul(counts);
            let [of_position, of_cell] = Correction::BYTES;
            positions.saturating_mul(of_position).saturating_add(open.saturating_mul(of_cell))
        }
        _ => 0,
    };
    // Positions that are solved at a time: all of a stage, or of a round, or those with one sum.
    let round = (board.leads() as u64).saturating_mul(kinds);
    let sum = scores.saturating_mul(kinds);
    let at_a_time = closing.max(if board.turns == 0 { sum } else { round });
    let each = 3 * size_of::<Start>() as u64 + size_of::<Solved>() as u64;
    let numbers = numbers.saturating_mul(8).saturating_add(correction);
    numbers.saturating_add(at_a_time.saturating_mul(each)).saturating_add(LANES_AT_WORK)
}

/// Scores at which a side can be without having opened.
pub(super) fn unopened_scores(rules: &RuleSet, rolls: &RollTable, succession: &Succession) -> Vec<i32> {
    let bonuses = rules.start_bonus().iter().map(|bonus| bonus.0 / rolls.unit);
    let mut scores: Vec<i32> = bonuses.chain([0]).collect();
    let highest = scores.iter().copied().max().unwrap_or(0);
    if succession.ending == EndingRule::Exactly {
        // Gifts do not open.
        scores = (succession.floor..succession.goal).collect();
    } else if succession.penalty.is_some() && succession.ending != EndingRule::Rounds {
        scores = (succession.floor..=highest).collect();
    }
    scores
}
