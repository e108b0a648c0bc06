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

/// Chances by the standings of the mover, the next side and the third.
///
/// A standing is a number: the score in units of a side that has opened, or, from the score that wins on, one of the
/// few scores at which a side can be without having opened.
#[derive(Clone, Debug)]
struct Cube {
    /// The score that wins.
    goal: usize,
    /// The scores at which a side can be without having opened, where an opening score is asked for.
    unopened: Vec<usize>,
    mover: Vec<f64>,
    next: Vec<f64>,
}

impl Cube {
    /// The number of standings.
    fn standings(&self) -> usize {
        self.goal + self.unopened.len()
    }

    fn index(&self, standings: [usize; 3]) -> Option<usize> {
        let all = self.standings();
        let inside = standings.iter().all(|&standing| standing < all);
        inside.then(|| (standings[0] * all + standings[1]) * all + standings[2])
    }

    fn standing(&self, score: usize, opened: bool) -> Option<usize> {
        match opened || self.unopened.is_empty() {
            true => (score < self.goal).then_some(score),
            false => Some(self.goal + self.unopened.iter().position(|&at| at == score)?),
        }
    }

    /// The score of a side, and whether it has opened.
    fn score(&self, standing: usize) -> (usize, bool) {
        match standing.checked_sub(self.goal) {
            None => (standing, true),
            Some(place) => (self.unopened.get(place).copied().unwrap_or(0), false),
        }
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
        let draft = rules.draft();
        let units = |points: Points| usize::try_from(rolls.units_up(points)).unwrap_or(0);
        let limits = Limits {
            least: units(draft.opening.minimum_bank),
            least_opening: units(draft.opening.minimum_bank.max(draft.opening.opening_score)),
            must_roll: draft.hot_dice == HotDice::MustRoll,
        };
        let program = Program::compile(&rolls, limits.must_roll);
        let (cube, evaluations) = solve::solve(goal, unopened_at(rules), &limits, &program, watch)?;
        Ok(ThreeSides { rules: rules.clone(), unit: rolls.unit, cube, evaluations })
    }

    /// What solving a rule set will take.
    ///
    /// # Errors
    /// [`SolveError::OutOfScope`] where points can be lost or the end is not at once.
    pub fn estimate(rules: &RuleSet) -> Result<Estimate, SolveError> {
        check(rules)?;
        let goal = crate::race::goal(rules, &RollTable::compile(rules)) as u64;
        let standings = goal.saturating_add(unopened_at(rules).len() as u64);
        let positions = standings.saturating_mul(standings).saturating_mul(standings);
        // Where hot dice have to be rolled no turn is cut off early.
        let rows = goal as f64 * if rules.draft().hot_dice == HotDice::MustRoll { 1.5 } else { 1.0 };
        let seconds = positions as f64 * rows * SECONDS_A_ROW;
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

    /// Everyone's chance to win, in turn order from the side to move, if a turn begins with these scores and, where an
    /// opening score is asked for, nobody has opened; `None` if they can't be.
    pub fn win_with(&self, scores: [Points; 3]) -> Option<[f64; 3]> {
        self.win_at(scores.map(|score| (score, false)))
    }

    /// As [`ThreeSides::win_with`], for sides of which some have opened.
    pub fn win_at(&self, sides: [(Points, bool); 3]) -> Option<[f64; 3]> {
        let standing = |(score, opened): (Points, bool)| {
            let units = usize::try_from(score.0 / self.unit).ok().filter(|_| score.0 % self.unit == 0)?;
            self.cube.standing(units, opened)
        };
        let [first, second, third] = sides;
        let index = self.cube.index([standing(first)?, standing(second)?, standing(third)?])?;
        let (mover, next) = (self.cube.mover[index], self.cube.next[index]);
        Some([mover, next, 1.0 - mover - next])
    }

    /// How often the turn of a position was evaluated on average.
    pub fn evaluations_per_position(&self) -> f64 {
        self.evaluations
    }
}

/// What can't be banked.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Units that can be banked at least.
    least: usize,
    /// The same of a side that has not opened.
    least_opening: usize,
    /// Whether hot dice have to be rolled.
    must_roll: bool,
}

/// The scores at which a side can be without having opened, in units: those of the start.
fn unopened_at(rules: &RuleSet) -> Vec<usize> {
    let draft = rules.draft();
    if draft.opening.opening_score == Points::ZERO {
        return Vec::new();
    }
    let bonus = |place: usize| draft.sides.start_bonus.get(place).copied().unwrap_or_default();
    let units = |points: Points| usize::try_from(points.0 / rules.unit().0.max(1)).unwrap_or(0);
    let mut scores: Vec<usize> = (0..3).map(bonus).map(units).collect();
    scores.sort_unstable();
    scores.dedup();
    scores
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
    let plain = draft.inheritance.leftover_dice == LeftoverDice::Unused
        && draft.penalties.after_farkle == AfterFarkle::TurnEnds;
    if plain {
        return Ok(());
    }
    refused(
        "exact chances of three sides are for rules without dice to take over, and with turns that end with a farkle",
    )
}

#[cfg(test)]
mod tests;
