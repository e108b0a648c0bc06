//! The memory and time that a solution will take, before anything is allocated; rules that are out
//! of scope.

use crate::closing::NEGLIGIBLE;
use crate::limits::{Limits, count_unopened, unopened_at};
use crate::rounds::Size;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, FarklePenalty, LeftoverDice};
use farkle_rules::{Game, RuleSet};
use farkle_strategy::solver::{Leads, RollTable, goal};
use farkle_strategy::{Cheaper, Estimate, SolveError, SolveOptions};

/// A side stops rolling when the others catch up less often than this.
const HARDLY: f64 = 0.01;
/// Memory for one position.
const CELL: u64 = 16;
/// Memory for turns at work and their results.
const AT_WORK: u64 = 4 << 20;
/// Time for one turn total of one position, roughly.
const SECONDS_A_ROW: f64 = 1.3e-7;

/// The effort for one rule set.
pub(crate) struct Effort {
    pub(crate) estimate: Estimate,
    /// The share of the last turns: seconds and bytes.
    at_the_end: (f64, u64),
    /// Whether there are fixed rounds.
    by_rounds: bool,
    /// The number of players.
    pub(crate) seats: usize,
    /// Leads are told apart up to this many units.
    pub(crate) widest: usize,
}

impl Effort {
    /// Estimates the effort.
    pub(crate) fn of(rules: &RuleSet, options: &SolveOptions) -> Result<Effort, SolveError> {
        check(rules)?;
        let seats = seats(rules, options)?;
        let rolls = RollTable::compile(rules);
        let leads = Leads::new(&rolls, Limits::new(rules, &rolls).must_roll);
        let widest = leads.widest(NEGLIGIBLE);
        if rules.ending() == EndingRule::Rounds {
            return Ok(Effort::of_rounds(rules, &rolls, seats, widest));
        }
        let goal = goal(rules, &rolls);
        let (unopened, limits) = (count_unopened(rules), Limits::new(rules, &rolls));
        let standings = (goal as u64).saturating_add(unopened);
        let positions = standings.saturating_mul(standings).saturating_mul(standings);
        // A side that must bank more than it needs goes on past the target.
        let needed = limits.least.max(if unopened == 0 { 0 } else { limits.least_opening });
        let mut rows = (goal as f64).max(2.0 * needed as f64);
        let mut at_the_end = (0.0, 0);
        if rules.ending() == EndingRule::LastTurn {
            let widest = widest as f64;
            let safe = leads.made_up_for(HARDLY) as f64;
            let ahead = if limits.must_roll { widest } else { safe };
            rows += 2.0 * past_the_target(goal as f64, ahead);
            let kinds = if limits.tells_opened(goal, &unopened_at(rules)) { 4.0 } else { 1.0 };
            let pairs = kinds * (widest + 1.0) * (widest + 1.0);
            let seconds = pairs * (0.5 * widest + past_the_target(widest, ahead)) * SECONDS_A_ROW;
            at_the_end = (seconds, (pairs as u64).saturating_mul(CELL));
        } else if limits.must_roll {
            // No turn is cut off early.
            rows *= 1.5;
        }
        let newton = if goes_on_by_newton(rules) { 3.0 * rolls.dice as f64 } else { 1.0 };
        rows *= newton;
        at_the_end.0 *= newton;
        let bytes = positions.saturating_mul(CELL).saturating_add(at_the_end.1).saturating_add(AT_WORK);
        let on_the_way = positions as f64 * rows * SECONDS_A_ROW;
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
        let (cells, turns) = (size.cells() as u64, turns(rules, seats) as u64);
        let positions = cells.saturating_mul(turns);
        let newton = if goes_on_by_newton(rules) { 3.0 * rolls.dice as f64 } else { 1.0 };
        let rows = 0.6 * newton * size.widest as f64;
        let seconds = positions as f64 * rows * SECONDS_A_ROW;
        // All layers, and the standings of one.
        let layers = turns.saturating_mul(cells.saturating_mul(CELL));
        let bytes = layers.saturating_add(cells.saturating_mul(16)).saturating_add(AT_WORK);
        Effort {
            estimate: Estimate { positions, bytes, seconds },
            at_the_end: (0.0, 0),
            by_rounds: true,
            seats,
            widest,
        }
    }

    /// The part of the time that goes into the last turns.
    pub(crate) fn part_of_end(&self) -> f64 {
        self.at_the_end.0 / self.estimate.seconds.max(f64::MIN_POSITIVE)
    }

    /// The change of rules that saves most.
    pub(crate) fn cheaper(&self) -> Cheaper {
        if self.by_rounds {
            return Cheaper::FewerRounds;
        }
        let in_the_end = self.part_of_end() > 0.5 || self.at_the_end.1 > self.estimate.bytes / 2;
        if in_the_end { Cheaper::NoLastTurns } else { Cheaper::LowerTarget }
    }
}

/// How far turns go past a target on average, if they end when the better of two opponents,
/// anywhere on the way, is so far behind.
fn past_the_target(goal: f64, ahead: f64) -> f64 {
    if ahead >= goal { ahead - goal / 3.0 } else { ahead * ahead / goal * (1.0 - ahead / goal / 3.0) }
}

/// The number of players on three sides.
pub(crate) fn seats(rules: &RuleSet, options: &SolveOptions) -> Result<usize, SolveError> {
    let teams = rules.teams();
    let seats = options.seats.unwrap_or(if teams == 3 { 6 } else { 3 });
    let sides = Game::new(rules.clone(), seats).map(|game| game.side_count());
    if sides == Ok(3) { Ok(seats) } else { Err(SolveError::Seats { seats }) }
}

/// Turns of a game of fixed rounds: everybody has one in each.
pub(crate) fn turns(rules: &RuleSet, seats: usize) -> usize {
    seats * usize::from(rules.rounds())
}

/// The number of standings in a game of fixed rounds.
pub(crate) fn size_of_rounds(rules: &RuleSet, rolls: &RollTable) -> Size {
    let limits = Limits::new(rules, rolls);
    let more = (usize::from(rules.rounds()) - 1) * rolls.highest / 4;
    Size {
        widest: Leads::new(rolls, limits.must_roll).widest(NEGLIGIBLE) + more,
        tells_opened: limits.least_opening > limits.least,
    }
}

/// Whether the worth of a farkle takes several steps of Newton's method.
fn goes_on_by_newton(rules: &RuleSet) -> bool {
    rules.after_farkle() == AfterFarkle::MayGoOn && rules.toxic_twos()
}

fn check(rules: &RuleSet) -> Result<(), SolveError> {
    let refused = |why| Err(SolveError::OutOfScope { why });
    if rules.teams() != 0 && rules.teams() != 3 {
        return refused(
            "these rules are for two teams, or more than three; exact chances are for two or three sides",
        );
    }
    if rules.three_farkles() != FarklePenalty::None {
        return refused(
            "three sides with a penalty for three farkles are not solved exactly: set three_farkles=none, or let two sides play",
        );
    }
    if rules.leftover_dice() != LeftoverDice::Unused {
        return refused(
            "three sides who take over leftover dice are not solved exactly: set leftover_dice=unused, or let two sides play",
        );
    }
    Ok(())
}
