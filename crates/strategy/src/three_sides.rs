//! Exact chances to win between three sides, under best play by all, where points are never lost.
//!
//! Everyone plays for the highest chance of their own. A position is kept with the chances of the mover and of the
//! next side; the third has what is left. Positions are solved in falling order of the sum of all scores; of one sum,
//! a position depends only on the two in which the next and the third are to move, through the farkle. In fixed rounds
//! positions are told apart by who is how far behind, and each turn leads to the next one.

mod asked;
mod cells;
mod closing;
mod courses;
mod cube;
mod dice_mixed;
mod dice_taken_over;
mod effort;
mod ends;
mod equilibrium;
mod file;
mod going_on;
mod grid;
mod kernel;
mod limits;
mod logit_path;
mod mixing;
mod numbers;
mod plays;
mod query;
mod rounds;
mod solve;
mod ties;
mod turn;
mod turns;

pub use query::AdviceOfThree;

use crate::exact::{Estimate, Program, SolveError, SolveOptions};
use crate::rolls::RollTable;
use cells::{Leftovers, Pair};
use closing::{Closing, Told};
use cube::Cube;
use effort::Effort;
use ends::Ends;
use farkle_rules::rule_set::{EndingRule, LastChance, Ties};
use farkle_rules::{Points, RuleSet};
use limits::Limits;
use rounds::{Rounds, Standing};
use std::ops::ControlFlow;
use ties::{PlayOffs, Tie};
use turns::Engine;

/// Where players may go on after a farkle, totals are looked at up to this one, in units.
const MOST_REACHED: usize = 1 << 12;

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
    rolls: RollTable,
    program: Program,
    limits: Limits,
    leftovers: Leftovers,
    kept: Kept,
    /// What equal scores at the end are worth.
    tie: Tie,
    seats: usize,
    evaluations: f64,
}

/// The chances that are kept.
#[derive(Clone, Debug)]
enum Kept {
    /// On the way to a target, and what reaching it leads to, unless it wins.
    Cube { cube: Cube, last_turns: Option<Box<Closing>> },
    /// In fixed rounds.
    Rounds(Rounds),
}

/// A cube that is filled.
struct Solved {
    cube: Cube,
    /// Evaluations of each position.
    evaluations: f64,
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
        let unsolved = ThreeSides::unsolved(rules, &effort);
        let engine = unsolved.engine();
        let tie = play_offs(rules, engine, &effort).solve(watch)?;
        let (kept, evaluations) = match &unsolved.kept {
            Kept::Rounds(rounds) => {
                let way = rounds::Way { engine, tie: &tie, turns: rounds.turns() };
                (Kept::Rounds(way.solve(effort::size_of_rounds(rules, &unsolved.rolls), watch)?), 1.0)
            }
            Kept::Cube { cube, .. } => solve_to_target(rules, engine, &tie, cube, &effort, watch)?,
        };
        Ok(ThreeSides { kept, tie, evaluations, ..unsolved })
    }

    /// What is to be solved, with no chances.
    fn unsolved(rules: &RuleSet, effort: &Effort) -> ThreeSides {
        let rolls = RollTable::compile(rules);
        let limits = Limits::new(rules, &rolls);
        let mut program = Program::compile(&rolls, limits.must_roll);
        if limits.goes_on {
            program.find_reach(MOST_REACHED);
        }
        let leftovers = Leftovers::new(rules, &rolls);
        let engine = Engine { program: &program, limits: &limits, leftovers };
        let tie = play_offs(rules, engine, effort).unsolved();
        let kept = if rules.draft().ending.ending == EndingRule::Rounds {
            let size = effort::size_of_rounds(rules, &rolls);
            Kept::Rounds(Rounds::empty(size, leftovers, effort::turns(rules, effort.seats)))
        } else {
            let cube = Cube::empty(rules, &rolls, engine);
            let last_turns = told_in_the_end(rules, &cube, &limits);
            let empty = |told| Box::new(Closing::empty(leftovers, effort.widest, told));
            Kept::Cube { last_turns: last_turns.map(empty), cube }
        };
        let (rules, seats) = (rules.clone(), effort.seats);
        ThreeSides { rules, rolls, program, limits, leftovers, kept, tie, seats, evaluations: 0.0 }
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
            let unit = self.rolls.unit;
            usize::try_from(score.0 / unit).ok().filter(|_| score.0 % unit == 0)
        };
        let [first, second, third] = sides.map(units);
        let (scores, opened) = ([first?, second?, third?], sides.map(|(_, opened)| opened));
        let (mover, next) = match &self.kept {
            Kept::Rounds(rounds) => {
                let standing = Standing::of(scores.map(|score| score as i64), opened);
                rounds.at(rounds.turns(), &standing, None)?
            }
            Kept::Cube { cube, .. } => {
                let standing = |side: usize| cube.standing(scores[side], opened[side]);
                cube.at(cube.index([standing(0)?, standing(1)?, standing(2)?])?, None)
            }
        };
        Some([mover, next, 1.0 - mover - next])
    }

    /// How often the turn of a position was evaluated on average.
    pub fn evaluations_per_position(&self) -> f64 {
        self.evaluations
    }
}

/// What equal scores at the end of a game by these rules are solved with.
fn play_offs<'a>(rules: &RuleSet, engine: Engine<'a>, effort: &Effort) -> PlayOffs<'a> {
    let (ending, limits) = (&rules.draft().ending, engine.limits);
    let has_ties = matches!(ending.ending, EndingRule::LastTurn | EndingRule::Rounds);
    PlayOffs {
        engine,
        ties: if has_ties { ending.ties } else { Ties::Earlier },
        widest: effort.widest,
        tells_opened: ending.ending == EndingRule::Rounds && limits.least_opening > limits.least,
    }
}

/// What the turns after the target was reached tell apart, if there are any.
fn told_in_the_end(rules: &RuleSet, cube: &Cube, limits: &Limits) -> Option<Told> {
    let ending = &rules.draft().ending;
    (ending.ending == EndingRule::LastTurn).then(|| Told {
        one_throw: ending.last_chance == LastChance::OneThrow,
        opened: limits.tells_opened(cube.goal, &cube.unopened),
        level_only: false,
    })
}

/// Solves a game that ends by a target, the last turns first.
fn solve_to_target(
    rules: &RuleSet,
    engine: Engine<'_>,
    tie: &Tie,
    empty: &Cube,
    effort: &Effort,
    watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<(Kept, f64), SolveError> {
    let in_the_end = effort.part_of_end();
    let last_turns = match told_in_the_end(rules, empty, engine.limits) {
        Some(told) => {
            let ends = Ends { engine, widest: effort.widest, tie, told };
            Some(ends.last_turns(&mut |done| watch(in_the_end * done))?)
        }
        None => None,
    };
    let way = solve::Way { engine, last_turns: last_turns.as_ref() };
    let solved = solve::solve(empty.clone(), way, &mut |done| watch(in_the_end + (1.0 - in_the_end) * done))?;
    let last_turns = last_turns.map(Box::new);
    Ok((Kept::Cube { cube: solved.cube, last_turns }, solved.evaluations))
}

fn tell(watch: &mut dyn FnMut(f64) -> ControlFlow<()>, done: f64) -> Result<(), SolveError> {
    if watch(done.min(1.0)).is_break() { Err(SolveError::Interrupted) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
