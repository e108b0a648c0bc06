//! Exact chances to win between two sides, under best play by both, for any rule set.
//!
//! [`TwoSides::solve`] computes the value of every beginning of a turn. Queries rebuild the turn in
//! progress, in well under a millisecond. Scores below a [`TwoSides::floor`] are not told apart
//! where penalties can lower them. The solver refuses rules under which its iteration does not
//! converge ([`SolveError::NotSettled`]).

mod board;
mod closing;
mod correction;
mod crew;
mod error;
mod file;
mod going_on;
mod kernel;
mod lane;
mod lanes;
mod law;
mod lay_out;
mod moments;
mod options;
mod pairs;
mod program;
mod query;
mod shares;
mod shortcuts;
mod solve;
mod succession;
mod sweeps;

#[cfg(test)]
mod tests;

pub use crew::{Crew, Others, Worker};
pub use error::{Cheaper, SolveError};
pub use options::{Estimate, SolveOptions};
pub use query::{Advice, QueryError};

pub(crate) use board::Board;
pub(crate) use moments::{End, Next, Offer, Stage, Standing, Start};
pub use program::{Program, SLOTS, Step, TOGETHER, Tail, TailRoll, Throw};
pub use shortcuts::{Known, Shortcuts};

use crate::odds::TurnValues;
use crate::rolls::RollTable;
use correction::UsualTurn;
use crew::at_once;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Points, RuleSet};
use lay_out::{estimate_of, lay_out, unopened_scores};
use solve::Solver;
use std::ops::ControlFlow;
use sweeps::MOST_EVALUATIONS;

/// The exact solution of a game between two sides.
///
/// ```
/// use farkle_rules::{RuleSet, RuleSetDraft};
/// use farkle_strategy::TwoSides;
/// let mut draft = RuleSetDraft::preset("classic").unwrap();
/// draft.set("target", "1000").unwrap();
/// let solution = TwoSides::solve(&RuleSet::try_from(draft)?)?;
/// let [first, second] = solution.win();
/// assert!(first > second && (first + second - 1.0).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TwoSides {
    rules: RuleSet,
    rolls: RollTable,
    program: Program,
    board: Board,
    evaluations: f64,
    sweeps: usize,
}

impl TwoSides {
    /// Solves a rule set.
    ///
    /// # Errors
    /// [`SolveError`], before any memory is taken, if it is too large or out of scope.
    pub fn solve(rules: &RuleSet) -> Result<TwoSides, SolveError> {
        TwoSides::solve_watched(rules, &SolveOptions::default(), &mut |_| ControlFlow::Continue(()))
    }

    /// Solves a rule set; `watch` gets the finished part, from 0 to 1, and can end the work.
    ///
    /// # Errors
    /// As [`TwoSides::solve`], and [`SolveError::Interrupted`].
    pub fn solve_watched(
        rules: &RuleSet,
        options: &SolveOptions,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<TwoSides, SolveError> {
        let alone = TwoSides::solve_rolls(rules, RollTable::compile(rules), options, None, watch);
        at_once(alone).unwrap_or(Err(SolveError::Interrupted))
    }

    /// Solves a rule set together with other workers, which all get the same question.
    ///
    /// # Errors
    /// As [`TwoSides::solve_watched`].
    pub async fn solve_together(
        rules: &RuleSet,
        options: &SolveOptions,
        crew: Box<dyn Crew>,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<TwoSides, SolveError> {
        TwoSides::solve_rolls(rules, RollTable::compile(rules), options, Some(crew), watch).await
    }

    async fn solve_rolls(
        rules: &RuleSet,
        rolls: RollTable,
        options: &SolveOptions,
        crew: Option<Box<dyn Crew>>,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<TwoSides, SolveError> {
        let (program, board) = lay_out(rules, &rolls, options)?;
        let estimate = estimate_of(&board, &program);
        let cheaper = match rules.ending() {
            EndingRule::Rounds => Cheaper::FewerRounds,
            _ => Cheaper::LowerTarget,
        };
        options.allow(estimate, cheaper)?;
        let unopened_at = unopened_scores(rules, &rolls, &board.succession);
        let usual_turn = board.succession.penalty.filter(|_| board.is_in_model()).map(|_| {
            let turn = TurnValues::of_rolls(rules, rolls.clone()).distribution(true);
            UsualTurn::new(turn.by_units(), turn.nothing())
        });
        let mut solver = Solver::new(board, program, unopened_at, watch);
        solver.usual_turn = usual_turn;
        solver.most_evaluations = most_evaluations(&estimate, options);
        solver.crew = crew;
        solver.run().await.map_err(|_| SolveError::Interrupted)?;
        let Solver { board, program, evaluations, sweeps, unsettled, .. } = solver;
        if unsettled > 0.0 {
            return Err(SolveError::NotSettled { left: unsettled });
        }
        let evaluations = evaluations as f64 / estimate.positions.max(1) as f64;
        Ok(TwoSides { rules: rules.clone(), rolls, program, board, evaluations, sweeps })
    }

    /// The board for the values of these rules, if they are for two sides.
    pub(crate) fn board_of(rules: &RuleSet) -> Option<Board> {
        Some(lay_out(rules, &RollTable::compile(rules), &SolveOptions::default()).ok()?.1)
    }

    /// Estimates the memory and time of a solution.
    ///
    /// # Errors
    /// As [`TwoSides::solve`], but for [`SolveError::TooLarge`].
    pub fn estimate(rules: &RuleSet, options: &SolveOptions) -> Result<Estimate, SolveError> {
        let (program, board) = lay_out(rules, &RollTable::compile(rules), options)?;
        Ok(estimate_of(&board, &program))
    }

    /// The rules.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The number of players: two, unless teams play by rules under which it matters.
    pub fn seats(&self) -> usize {
        let players = self.board.succession.players as usize;
        // Where nothing is counted for each player, two players stand for a team of any size.
        if self.rules.teams() == 2 { 2 * players.max(2) } else { 2 * players }
    }

    /// The chance to win of the side that moves first and of the other, start bonuses included.
    pub fn win(&self) -> [f64; 2] {
        let bonuses = self.rules.start_bonus();
        let bonus = |place: usize| bonuses.get(place).copied().unwrap_or_default();
        let first = self.win_with([bonus(0), bonus(1)]).unwrap_or(f64::NAN);
        [first, 1.0 - first]
    }

    /// The chance of the side that moves first to win if the sides begin with these scores, or
    /// `None` if these can't be. Where an opening score is asked for, it is known only for scores
    /// at which a side can be without having opened.
    pub fn win_with(&self, scores: [Points; 2]) -> Option<f64> {
        let opened = self.rules.opening_score() == Points::ZERO;
        self.win_from(scores, opened)
    }

    /// The chance of the side to move to win if a turn begins with these scores, on the way to the
    /// target, and both sides have opened; `None` if these scores can't be.
    pub fn win_opened(&self, scores: [Points; 2]) -> Option<f64> {
        self.win_from(scores, true)
    }

    fn win_from(&self, scores: [Points; 2], opened: bool) -> Option<f64> {
        let side = |score: Points| {
            let exact = score.0 % self.rolls.unit == 0;
            exact.then_some(Standing { score: score.0 / self.rolls.unit, opened, farkles: 0 })
        };
        let stage = self.board.first_stage();
        let start = Start { stage, mover: side(scores[0])?, other: side(scores[1])?, offer: Offer::NONE };
        Some(self.board.value(&start)).filter(|value| !value.is_nan())
    }

    /// The start bonus of the second side, a multiple of the unit, with which the game is fairest,
    /// and the first side's chance with it. `None` where it can't be told from the solution: with
    /// an opening score.
    pub fn fairest_bonus(&self) -> Option<(Points, f64)> {
        if self.rules.opening_score() > Points::ZERO {
            return None;
        }
        let bonuses = (0..).map(|units| Points(units * self.rolls.unit));
        let chances = bonuses.map_while(|bonus| Some((bonus, self.win_with([Points::ZERO, bonus])?)));
        let limit = self.board.scores.max(self.board.leads());
        chances.take(limit).min_by(|a, b| (a.1 - 0.5).abs().total_cmp(&(b.1 - 0.5).abs()))
    }

    /// Below this score, scores are not told apart (zero where they can't fall below zero).
    pub fn floor(&self) -> Points {
        let floor = self.board.succession.floor;
        if self.board.succession.ending == EndingRule::Rounds {
            return Points::ZERO;
        }
        Points(floor * self.rolls.unit)
    }

    /// How often the turn of a position was evaluated on average.
    pub fn evaluations_per_position(&self) -> f64 {
        self.evaluations
    }

    /// The number of sweeps; more than one only where penalties lower scores.
    pub fn sweeps(&self) -> usize {
        self.sweeps
    }
}

/// The number of evaluations that fit into the allowed time, if the estimate is right.
fn most_evaluations(estimate: &Estimate, options: &SolveOptions) -> u64 {
    (MOST_EVALUATIONS * estimate.positions as f64 * options.most_seconds / estimate.seconds) as u64
}
