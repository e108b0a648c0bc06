//! Exact chances to win between three sides, under best play by all, where points are never lost.
//!
//! Everyone plays for the highest chance of their own. A position is kept with the chances of the mover and of the
//! next side; the third has what is left. Positions are solved in falling order of the sum of all scores; of one sum,
//! a position depends only on the two in which the next and the third are to move, through the farkle.

mod kernel;
mod solve;

use crate::exact::{Estimate, Program, SolveError, SolveOptions};
use crate::rolls::RollTable;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, FarklePenalty, HotDice, LeftoverDice};
use farkle_rules::{Points, RuleSet};
use std::ops::ControlFlow;

/// The exact solution of a game between three sides.
///
/// ```
/// use farkle_rules::{RuleSet, RuleSetDraft};
/// use farkle_strategy::ThreeSides;
/// let mut draft = RuleSetDraft::preset("classic").unwrap();
/// draft.set("target", "500").unwrap();
/// let solution = ThreeSides::solve(&RuleSet::try_from(draft)?)?;
/// let [first, second, third] = solution.win();
/// assert!(first > second && second > third);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThreeSides {
    rules: RuleSet,
    unit: i32,
    cube: Cube,
    evaluations: f64,
}

/// Chances by the scores of the mover, the next side and the third, in units.
#[derive(Clone, Debug)]
struct Cube {
    /// The score that wins.
    goal: usize,
    mover: Vec<f64>,
    next: Vec<f64>,
}

impl Cube {
    fn index(&self, scores: [usize; 3]) -> Option<usize> {
        let inside = scores.iter().all(|&score| score < self.goal);
        inside.then(|| (scores[0] * self.goal + scores[1]) * self.goal + scores[2])
    }
}

impl ThreeSides {
    /// Solves a rule set.
    ///
    /// # Errors
    /// [`SolveError`], before any memory is taken, if it is too large or out of scope.
    pub fn solve(rules: &RuleSet) -> Result<ThreeSides, SolveError> {
        ThreeSides::solve_watched(rules, &SolveOptions::default(), &mut |_| ControlFlow::Continue(()))
    }

    /// Solves a rule set; `watch` is told the part that is done, from 0 to 1, and can end the work.
    ///
    /// # Errors
    /// As [`ThreeSides::solve`], and [`SolveError::Interrupted`].
    pub fn solve_watched(
        rules: &RuleSet,
        options: &SolveOptions,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<ThreeSides, SolveError> {
        let estimate = ThreeSides::estimate(rules)?;
        if estimate.bytes > options.most_bytes || estimate.seconds > options.most_seconds {
            let (most_bytes, most_seconds) = (options.most_bytes, options.most_seconds);
            return Err(SolveError::TooLarge { estimate, most_bytes, most_seconds });
        }
        let rolls = RollTable::compile(rules);
        let goal = crate::race::goal(rules, &rolls);
        let least = usize::try_from(rolls.units_up(rules.draft().opening.minimum_bank)).unwrap_or(0);
        let program = Program::compile(&rolls, false);
        let (cube, evaluations) = solve::solve(goal, least, &program, watch)?;
        Ok(ThreeSides { rules: rules.clone(), unit: rolls.unit, cube, evaluations })
    }

    /// What solving a rule set will take.
    ///
    /// # Errors
    /// [`SolveError::OutOfScope`] where points can be lost or the end is not at once.
    pub fn estimate(rules: &RuleSet) -> Result<Estimate, SolveError> {
        check(rules)?;
        let goal = crate::race::goal(rules, &RollTable::compile(rules)) as u64;
        let positions = goal.saturating_mul(goal).saturating_mul(goal);
        let seconds = positions as f64 * goal as f64 * SECONDS_A_ROW;
        Ok(Estimate { positions, bytes: positions.saturating_mul(16), seconds })
    }

    /// The rules.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Everyone's chance to win in turn order, start bonuses included.
    pub fn win(&self) -> [f64; 3] {
        let bonuses = &self.rules.draft().sides.start_bonus;
        let bonus = |place: usize| bonuses.get(place).copied().unwrap_or_default();
        self.win_with([0, 1, 2].map(bonus)).unwrap_or([f64::NAN; 3])
    }

    /// Everyone's chance to win, in turn order from the side to move, if a turn begins with these scores; `None` if
    /// they can't be.
    pub fn win_with(&self, scores: [Points; 3]) -> Option<[f64; 3]> {
        let exact = scores.iter().all(|score| score.0 >= 0 && score.0 % self.unit == 0);
        let units = scores.map(|score| usize::try_from(score.0 / self.unit).unwrap_or(usize::MAX));
        let index = self.cube.index(units).filter(|_| exact)?;
        let (mover, next) = (self.cube.mover[index], self.cube.next[index]);
        Some([mover, next, 1.0 - mover - next])
    }

    /// How often the turn of a position was evaluated on average.
    pub fn evaluations_per_position(&self) -> f64 {
        self.evaluations
    }
}

/// Time for one turn total of one position, roughly.
const SECONDS_A_ROW: f64 = 1.7e-7;

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
    if draft.ending.ending != EndingRule::AtOnce {
        return refused("exact chances of three sides are for games that end at once at the target");
    }
    let plain = draft.opening.opening_score == Points::ZERO
        && draft.hot_dice == HotDice::MayRoll
        && draft.inheritance.leftover_dice == LeftoverDice::Unused
        && draft.penalties.after_farkle == AfterFarkle::TurnEnds;
    if plain {
        return Ok(());
    }
    refused(
        "exact chances of three sides are for rules without an opening score, without hot dice that must be rolled, without dice to take over, and with turns that end with a farkle",
    )
}

#[cfg(test)]
mod tests;
