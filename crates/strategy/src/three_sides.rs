//! Exact chances to win between three sides, under best play by all, where points are never lost.
//!
//! Everyone plays for the highest chance of their own. A position is kept with the chances of the mover and of the
//! next side; the third has what is left. Positions are solved in falling order of the sum of all scores; of one sum,
//! a position depends only on the two in which the next and the third are to move, through the farkle. In fixed rounds
//! positions are told apart by who is how far behind, and each turn leads to the next one.

mod banks;
mod effort;
mod going_on;
mod kernel;
mod last_turns;
mod numbers;
mod plays;
mod rounds;
mod solve;

use crate::exact::{Estimate, Program, SolveError, SolveOptions};
use crate::reaching::Leads;
use crate::rolls::RollTable;
use banks::Kind;
use effort::Effort;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, HotDice, LastChance};
use farkle_rules::{Points, RuleSet};
use last_turns::Ends;
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
    kept: Kept,
    seats: usize,
    /// What equal scores at the end are worth, where they can be.
    #[cfg(test)]
    tie: Option<last_turns::Tie>,
    evaluations: f64,
}

/// The chances that are kept.
#[derive(Clone, Debug)]
enum Kept {
    /// On the way to a target.
    Cube(Cube),
    /// At the first turn of fixed rounds.
    Rounds(rounds::Rounds),
}

/// A game that is solved.
struct Solved {
    kept: Kept,
    /// Evaluations of each position.
    evaluations: f64,
}

/// Chances by the standings of the mover, the next side and the third.
///
/// A standing is a number: the score in units of a side that has opened, or, from the score that wins on, one of the
/// few scores at which a side can be without having opened.
#[derive(Clone, Debug)]
struct Cube {
    /// The score that wins, or leaves last turns.
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

    /// The chances of the mover and of the next side.
    fn pair(&self, scores: [usize; 3], opened: [bool; 3]) -> Option<(f64, f64)> {
        let standing = |side: usize| self.standing(scores[side], opened[side]);
        let index = self.index([standing(0)?, standing(1)?, standing(2)?])?;
        Some((self.mover[index], self.next[index]))
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
        let effort = Effort::of(rules, options)?;
        if !options.allow(&effort.estimate) {
            return Err(options.too_large(effort.estimate, effort.cheaper()));
        }
        let in_the_end = effort.part_of_end();
        let rolls = RollTable::compile(rules);
        let goal = crate::race::goal(rules, &rolls);
        let draft = rules.draft();
        let limits = Limits::new(rules, &rolls);
        let mut program = Program::compile(&rolls, limits.must_roll);
        if limits.goes_on {
            program.find_reach(MOST_REACHED);
        }
        let ends = Ends {
            program: &program,
            limits: &limits,
            ties: draft.ending.ties,
            one_throw: draft.ending.last_chance == LastChance::OneThrow,
            widest: Leads::new(&rolls, limits.must_roll).longest(last_turns::NEGLIGIBLE),
            tells_opened: limits.tells_opened(goal, &unopened_at(rules)),
        };
        let ending = draft.ending.ending;
        let has_ties = matches!(ending, EndingRule::LastTurn | EndingRule::Rounds);
        let tie = if has_ties { Some(ends.tie(watch)?) } else { None };
        let Solved { kept, evaluations } = match (ending, tie) {
            (EndingRule::Rounds, Some(tie)) => {
                let way = rounds::Way {
                    limits: &limits,
                    program: &program,
                    tie,
                    turns: effort::turns(rules, effort.seats),
                };
                let kept = Kept::Rounds(way.solve(effort::size_of_rounds(rules, &rolls), watch)?);
                Solved { kept, evaluations: 1.0 }
            }
            _ => {
                let last_turns = match tie {
                    Some(tie) => Some(ends.solve(&tie, &mut |done| watch(in_the_end * done))?),
                    None => None,
                };
                let cube = Cube { goal, unopened: unopened_at(rules), mover: Vec::new(), next: Vec::new() };
                let way = solve::Way { limits: &limits, program: &program, last_turns: last_turns.as_ref() };
                solve::solve(cube, way, &mut |done| watch(in_the_end + (1.0 - in_the_end) * done))?
            }
        };
        Ok(ThreeSides {
            rules: rules.clone(),
            unit: rolls.unit,
            kept,
            seats: effort.seats,
            #[cfg(test)]
            tie,
            evaluations,
        })
    }

    /// What solving a rule set will take.
    ///
    /// # Errors
    /// As [`ThreeSides::solve`], but for [`SolveError::TooLarge`].
    pub fn estimate(rules: &RuleSet, options: &SolveOptions) -> Result<Estimate, SolveError> {
        Ok(Effort::of(rules, options)?.estimate)
    }

    /// The rules.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The number of players for whom this was solved: three, unless three teams play.
    pub fn seats(&self) -> usize {
        self.seats
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
        let units = |(score, _): (Points, bool)| {
            usize::try_from(score.0 / self.unit).ok().filter(|_| score.0 % self.unit == 0)
        };
        let [first, second, third] = sides.map(units);
        let (scores, opened) = ([first?, second?, third?], sides.map(|(_, opened)| opened));
        let (mover, next) = match &self.kept {
            Kept::Rounds(rounds) => rounds.pair(scores, opened)?,
            Kept::Cube(cube) => cube.pair(scores, opened)?,
        };
        Some([mover, next, 1.0 - mover - next])
    }

    /// What a tie of so many is worth to each, in the order in which they come to move.
    #[cfg(test)]
    fn tie(&self, sides: usize) -> Vec<f64> {
        self.tie.map_or(Vec::new(), |tie| if sides == 2 { tie.two.to_vec() } else { tie.three.to_vec() })
    }

    /// How often the turn of a position was evaluated on average.
    pub fn evaluations_per_position(&self) -> f64 {
        self.evaluations
    }
}

/// Where players may go on after a farkle, totals are looked at up to this one, in units.
const MOST_REACHED: usize = 1 << 12;

/// What can't be banked.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Units that can be banked at least.
    least: usize,
    /// The same of a side that has not opened.
    least_opening: usize,
    /// Whether hot dice have to be rolled.
    must_roll: bool,
    /// Whether a farkle leaves the turn to the mover.
    goes_on: bool,
    /// Whether only exactly the target wins.
    exactly: bool,
}

impl Limits {
    fn new(rules: &RuleSet, rolls: &RollTable) -> Limits {
        let draft = rules.draft();
        let units = |points: Points| usize::try_from(rolls.units_up(points)).unwrap_or(0);
        Limits {
            least: units(draft.opening.minimum_bank),
            least_opening: units(draft.opening.minimum_bank.max(draft.opening.opening_score)),
            must_roll: draft.hot_dice == HotDice::MustRoll,
            goes_on: draft.penalties.after_farkle == AfterFarkle::MayGoOn,
            exactly: draft.ending.ending == EndingRule::Exactly,
        }
    }

    /// A turn in which the target may be passed.
    fn kind(&self) -> Kind {
        Kind { must_roll: self.must_roll, goes_on: self.goes_on, too_much: false }
    }

    /// Whether it matters in a last turn if a side has opened: not where whoever is so far behind has banked enough to
    /// open before it is level.
    fn tells_opened(&self, goal: usize, unopened: &[usize]) -> bool {
        unopened.iter().any(|score| goal.saturating_sub(*score) < self.least_opening)
    }
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
    if draft.ending.ending == EndingRule::Exactly {
        // Gifts do not open.
        scores.extend(0..units(draft.ending.target));
    }
    scores.sort_unstable();
    scores.dedup();
    scores
}

#[cfg(test)]
mod tests;
