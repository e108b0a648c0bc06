//! What solving three sides will take, before anything is allocated, and which rules are out of scope.

use super::cells::Leftovers;
use super::closing::NEGLIGIBLE;
use super::limits::{Limits, count_unopened, unopened_at};
use super::rounds::Size;
use crate::exact::{Cheaper, Estimate, SolveError, SolveOptions};
use crate::reaching::Leads;
use crate::rolls::RollTable;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, FarklePenalty};
use farkle_rules::{Game, RuleSet};

/// Nobody rolls on whom the others catch up with so rarely.
const HARDLY: f64 = 0.01;
/// Memory for one position.
const CELL: u64 = 16;
/// Memory for turns that are being solved and what they have come to.
const AT_WORK: u64 = 4 << 20;
/// What it takes to keep a list beside what is in it.
const BOX: u64 = 32;
/// What is left over counts, so that less of a turn is known beforehand.
const TIMES_FOR_DICE: f64 = 8.0;
/// Time for one turn total of one position, roughly.
const SECONDS_A_ROW: f64 = 1.3e-7;

/// What a rule set takes.
pub(super) struct Effort {
    pub(super) estimate: Estimate,
    /// What of it the last turns take: seconds and bytes.
    at_the_end: (f64, u64),
    /// Whether there are fixed rounds.
    by_rounds: bool,
    /// How many play.
    pub(super) seats: usize,
    /// Leads are told apart up to so many units.
    pub(super) widest: usize,
}

impl Effort {
    /// What solving a rule set will take.
    pub(super) fn of(rules: &RuleSet, options: &SolveOptions) -> Result<Effort, SolveError> {
        check(rules)?;
        let seats = seats(rules, options)?;
        let rolls = RollTable::compile(rules);
        let leftovers = Leftovers::new(rules, &rolls);
        let leads = Leads::new(&rolls, Limits::new(rules, &rolls).must_roll);
        let widest = leads.longest(NEGLIGIBLE) + leftovers.bonus();
        if rules.draft().ending.ending == EndingRule::Rounds {
            return Ok(Effort::of_rounds(rules, &rolls, seats, widest));
        }
        let goal = crate::race::goal(rules, &rolls);
        let (unopened, limits) = (count_unopened(rules), Limits::new(rules, &rolls));
        let standings = (goal as u64).saturating_add(unopened);
        let positions = standings.saturating_mul(standings).saturating_mul(standings);
        // Whoever has to bank more than is missing goes on past the target.
        let needed = limits.least.max(if unopened == 0 { 0 } else { limits.least_opening });
        let mut rows = (goal as f64).max(2.0 * needed as f64);
        let mut at_the_end = (0.0, 0);
        if rules.draft().ending.ending == EndingRule::LastTurn {
            let widest = widest as f64;
            let safe = leads.made_up_for(HARDLY) as f64;
            let ahead = if limits.must_roll { widest } else { safe };
            rows += 2.0 * past_the_target(goal as f64, ahead);
            let kinds = if limits.tells_opened(goal, &unopened_at(rules)) { 4.0 } else { 1.0 };
            let pairs = kinds * (widest + 1.0) * (widest + 1.0);
            let seconds = pairs * (0.5 * widest + past_the_target(widest, ahead)) * SECONDS_A_ROW;
            // Twice as much can be inherited before more is the same.
            let cell = CELL + over_bytes(&leftovers, 2 * widest as usize);
            at_the_end = (seconds * times_for_dice(&leftovers, true), (pairs as u64).saturating_mul(cell));
        } else if limits.must_roll {
            // No turn is cut off early.
            rows *= 1.5;
        }
        let newton = if goes_on_by_newton(rules) { 3.0 * rolls.dice as f64 } else { 1.0 };
        rows *= newton;
        at_the_end.0 *= newton;
        // On average the third side has half of the way behind it, which is the most that it can have banked last.
        let cell = CELL + over_bytes(&leftovers, goal / 2);
        let bytes = positions.saturating_mul(cell).saturating_add(at_the_end.1).saturating_add(AT_WORK);
        let on_the_way = positions as f64 * rows * SECONDS_A_ROW * times_for_dice(&leftovers, false);
        let seconds = on_the_way + at_the_end.0;
        Ok(Effort {
            estimate: Estimate { positions, bytes, seconds },
            at_the_end,
            by_rounds: false,
            seats,
            widest,
        })
    }

    fn of_rounds(rules: &RuleSet, rolls: &RollTable, seats: usize, widest: usize) -> Effort {
        let size = size_of_rounds(rules, rolls);
        let leftovers = Leftovers::new(rules, rolls);
        let (cells, turns) = (size.cells() as u64, turns(rules, seats) as u64);
        let positions = cells.saturating_mul(turns);
        let newton = if goes_on_by_newton(rules) { 3.0 * rolls.dice as f64 } else { 1.0 };
        let rows = 0.6 * newton * size.widest as f64;
        let seconds = positions as f64 * rows * SECONDS_A_ROW;
        // All layers, and the standings of one.
        let cell = CELL + over_bytes(&leftovers, size.widest);
        let layers = turns.saturating_mul(cells.saturating_mul(cell));
        let bytes = layers.saturating_add(cells.saturating_mul(16)).saturating_add(AT_WORK);
        let seconds = seconds * times_for_dice(&leftovers, true);
        Effort {
            estimate: Estimate { positions, bytes, seconds },
            at_the_end: (0.0, 0),
            by_rounds: true,
            seats,
            widest,
        }
    }

    /// The part of the time that goes into the last turns.
    pub(super) fn part_of_end(&self) -> f64 {
        self.at_the_end.0 / self.estimate.seconds.max(f64::MIN_POSITIVE)
    }

    /// What would make most of it cheaper.
    pub(super) fn cheaper(&self) -> Cheaper {
        if self.by_rounds {
            return Cheaper::FewerRounds;
        }
        let in_the_end = self.part_of_end() > 0.5 || self.at_the_end.1 > self.estimate.bytes / 2;
        if in_the_end { Cheaper::NoLastTurns } else { Cheaper::LowerTarget { power: 3 } }
    }
}

/// Memory for taking dice over from one position, where so much can be inherited at most.
fn over_bytes(leftovers: &Leftovers, most: usize) -> u64 {
    if leftovers.any() { BOX + (leftovers.places(most) as u64).saturating_mul(CELL) } else { 0 }
}

/// How many times as long it takes if dice can be taken over; `once` where a turn leads to later ones only.
fn times_for_dice(leftovers: &Leftovers, once: bool) -> f64 {
    match (leftovers.any(), once || !leftovers.after_nothing()) {
        (false, _) => 1.0,
        (true, true) => TIMES_FOR_DICE,
        // Solved again until it makes no difference what is left over after turns without points.
        (true, false) => 3.0 * TIMES_FOR_DICE,
    }
}

/// By how much turns go on past a target on average, if they go on until the best of two others, somewhere on the way,
/// is so far behind.
fn past_the_target(goal: f64, ahead: f64) -> f64 {
    if ahead >= goal { ahead - goal / 3.0 } else { ahead * ahead / goal * (1.0 - ahead / goal / 3.0) }
}

/// How many play on three sides.
pub(super) fn seats(rules: &RuleSet, options: &SolveOptions) -> Result<usize, SolveError> {
    let teams = rules.draft().sides.teams;
    let seats = options.seats.unwrap_or(if teams == 3 { 6 } else { 3 });
    let sides = Game::new(rules.clone(), seats).map(|game| game.side_count());
    if sides == Ok(3) { Ok(seats) } else { Err(SolveError::Seats { seats }) }
}

/// Turns of a game of fixed rounds: everybody has one in each.
pub(super) fn turns(rules: &RuleSet, seats: usize) -> usize {
    seats * usize::from(rules.draft().ending.rounds)
}

/// What is told apart in a game of fixed rounds.
pub(super) fn size_of_rounds(rules: &RuleSet, rolls: &RollTable) -> Size {
    let limits = Limits::new(rules, rolls);
    let more = (usize::from(rules.draft().ending.rounds) - 1) * rolls.highest / 4;
    Size {
        widest: Leads::new(rolls, limits.must_roll).longest(NEGLIGIBLE) + more,
        tells_opened: limits.least_opening > limits.least,
    }
}

/// Whether what a farkle is worth is found in some steps of a few solutions each.
fn goes_on_by_newton(rules: &RuleSet) -> bool {
    let penalties = &rules.draft().penalties;
    penalties.after_farkle == AfterFarkle::MayGoOn && penalties.toxic_twos
}

fn check(rules: &RuleSet) -> Result<(), SolveError> {
    let draft = rules.draft();
    let refused = |why| Err(SolveError::OutOfScope { why });
    if draft.sides.teams != 0 && draft.sides.teams != 3 {
        return refused(
            "these rules are for two teams, or more than three; exact chances are for two or three sides",
        );
    }
    if draft.penalties.three_farkles != FarklePenalty::None {
        return refused(
            "with a penalty for three farkles in a row three sides are too many for exact chances",
        );
    }
    Ok(())
}
