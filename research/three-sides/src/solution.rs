//! The solution of a game between three sides, and how it is put together.

use crate::closing::{Closing, Distinctions};
use crate::cube::Cube;
use crate::effort::{self, Effort};
use crate::ends::Ends;
use crate::limits::Limits;
use crate::play_offs::PlayOffs;
use crate::rounds::{self, Rounds, Standing};
use crate::solve;
use crate::tie::Tie;
use crate::turns::Engine;
use crate::watch::Watch;
use farkle_rules::rule_set::{EndingRule, LastChance, Ties};
use farkle_rules::{Points, RuleSet};
use farkle_strategy::solver::{Program, RollTable};
use farkle_strategy::{Estimate, QueryError, SolveError, SolveOptions};
use std::ops::ControlFlow;

/// Where players may go on after a farkle, turns are followed up to this total, in units.
const MOST_REACHED: usize = 1 << 12;

/// The exact solution of a game between three sides.
///
/// ```
/// use farkle_rules::{RuleSet, RuleSetDraft};
/// use farkle_three_sides::ThreeSides;
/// let mut draft = RuleSetDraft::preset("classic").unwrap();
/// draft.set("target", "500").unwrap();
/// let solution = ThreeSides::solve(&RuleSet::try_from(draft)?)?;
/// let [first, second, third] = solution.win();
/// assert!(first > second && second > third);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThreeSides {
    pub(crate) rules: RuleSet,
    pub(crate) rolls: RollTable,
    pub(crate) program: Program,
    pub(crate) limits: Limits,
    pub(crate) chances: Chances,
    /// The worth of equal scores at the end.
    pub(crate) tie: Tie,
    pub(crate) seats: usize,
    pub(crate) evaluations: f64,
}

/// The chances at the beginning of every turn.
#[derive(Clone, Debug)]
pub(crate) enum Chances {
    /// On the way to a target, and in the last turns unless reaching it wins.
    Cube { cube: Cube, last_turns: Option<Box<Closing>> },
    /// In fixed rounds.
    Rounds(Rounds),
}

impl ThreeSides {
    /// Solves a rule set.
    ///
    /// # Errors
    /// [`SolveError`], before any memory is taken, if it is too large or out of scope.
    pub fn solve(rules: &RuleSet) -> Result<ThreeSides, SolveError> {
        ThreeSides::solve_watched(rules, &SolveOptions::default(), &mut |_| ControlFlow::Continue(()))
    }

    /// Solves a rule set; `watch` gets the finished part, from 0 to 1, and can end the work.
    ///
    /// # Errors
    /// As [`ThreeSides::solve`], and [`SolveError::Interrupted`].
    pub fn solve_watched(
        rules: &RuleSet,
        options: &SolveOptions,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<ThreeSides, SolveError> {
        let effort = Effort::of(rules, options)?;
        options.allow(effort.estimate, effort.cheaper())?;
        let unsolved = ThreeSides::unsolved(rules, &effort);
        let engine = unsolved.engine();
        let tie = play_offs(rules, engine, &effort).solve(watch)?;
        let (chances, evaluations) = match &unsolved.chances {
            Chances::Rounds(rounds) => {
                let way = rounds::Way { engine, tie: &tie, turns: rounds.turns() };
                (Chances::Rounds(way.solve(effort::size_of_rounds(rules, &unsolved.rolls), watch)?), 1.0)
            }
            Chances::Cube { cube, .. } => solve_to_target(rules, engine, &tie, cube, &effort, watch)?,
        };
        Ok(ThreeSides { chances, tie, evaluations, ..unsolved })
    }

    /// The same without chances.
    pub(crate) fn unsolved(rules: &RuleSet, effort: &Effort) -> ThreeSides {
        let rolls = RollTable::compile(rules);
        let limits = Limits::new(rules, &rolls);
        let mut program = Program::compile(&rolls, limits.must_roll);
        if limits.goes_on {
            program.fill_reach(MOST_REACHED);
        }
        let engine = Engine { program: &program, limits: &limits };
        let tie = play_offs(rules, engine, effort).unsolved();
        let chances = if rules.ending() == EndingRule::Rounds {
            let size = effort::size_of_rounds(rules, &rolls);
            Chances::Rounds(Rounds::empty(size, effort::turns(rules, effort.seats)))
        } else {
            let cube = Cube::empty(rules, &rolls, &limits);
            let last_turns = last_turns_distinguish(rules, &cube, &limits);
            let empty = |distinguishes| Box::new(Closing::empty(effort.widest, distinguishes));
            Chances::Cube { last_turns: last_turns.map(empty), cube }
        };
        let (rules, seats) = (rules.clone(), effort.seats);
        ThreeSides { rules, rolls, program, limits, chances, tie, seats, evaluations: 0.0 }
    }

    /// Estimates the effort.
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

    /// Every side's chance to win in turn order, start bonuses included.
    pub fn win(&self) -> [f64; 3] {
        let bonuses = self.rules.start_bonus();
        let bonus = |place: usize| bonuses.get(place).copied().unwrap_or_default();
        self.win_with([0, 1, 2].map(bonus)).unwrap_or([f64::NAN; 3])
    }

    /// Every side's chance to win, in turn order from the mover on, if a turn begins with these
    /// scores; `None` if they can't come up. With an opening score no side has opened.
    pub fn win_with(&self, scores: [Points; 3]) -> Option<[f64; 3]> {
        self.win_at(scores.map(|score| (score, false)))
    }

    /// As [`ThreeSides::win_with`], for sides of which some have opened.
    pub fn win_at(&self, sides: [(Points, bool); 3]) -> Option<[f64; 3]> {
        let [first, second, third] = sides.map(|(score, _)| self.units(score).ok());
        let (scores, opened) = ([first?, second?, third?], sides.map(|(_, opened)| opened));
        let (mover, next) = match &self.chances {
            Chances::Rounds(rounds) => {
                let standing = Standing::of(scores.map(|score| score as i64), opened);
                rounds.at(rounds.turns(), &standing)?
            }
            Chances::Cube { cube, .. } => {
                let standing = |side: usize| cube.standing(scores[side], opened[side]);
                cube.at([standing(0)?, standing(1)?, standing(2)?])?
            }
        };
        Some([mover, next, 1.0 - mover - next])
    }

    /// How often the turn of a position was evaluated on average.
    pub fn evaluations_per_position(&self) -> f64 {
        self.evaluations
    }

    pub(crate) fn engine(&self) -> Engine<'_> {
        Engine { program: &self.program, limits: &self.limits }
    }

    /// Points in units.
    ///
    /// # Errors
    /// [`QueryError::Unreachable`] if they are no whole number of units.
    pub(crate) fn units(&self, points: Points) -> Result<usize, QueryError> {
        let exact = points.0 % self.rolls.unit == 0;
        let units = usize::try_from(points.0 / self.rolls.unit).ok();
        units.filter(|_| exact).ok_or(QueryError::Unreachable)
    }
}

/// The solver of equal scores at the end of a game by these rules.
fn play_offs<'a>(rules: &RuleSet, engine: Engine<'a>, effort: &Effort) -> PlayOffs<'a> {
    let limits = engine.limits;
    let has_ties = matches!(rules.ending(), EndingRule::LastTurn | EndingRule::Rounds);
    PlayOffs {
        engine,
        ties: if has_ties { rules.ties() } else { Ties::Earlier },
        widest: effort.widest,
        tells_opened: rules.ending() == EndingRule::Rounds && limits.least_opening > limits.least,
    }
}

/// What matters in last turns, if there are any.
fn last_turns_distinguish(rules: &RuleSet, cube: &Cube, limits: &Limits) -> Option<Distinctions> {
    (rules.ending() == EndingRule::LastTurn).then(|| Distinctions {
        one_throw: rules.last_chance() == LastChance::OneThrow,
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
    watch: &mut Watch<'_>,
) -> Result<(Chances, f64), SolveError> {
    let in_the_end = effort.part_of_end();
    let last_turns = match last_turns_distinguish(rules, empty, engine.limits) {
        Some(distinguishes) => {
            let ends = Ends { engine, widest: effort.widest, tie, distinguishes };
            Some(ends.last_turns(&mut |done| watch(in_the_end * done))?)
        }
        None => None,
    };
    let way = solve::Way { engine, last_turns: last_turns.as_ref() };
    let solved = solve::solve(empty.clone(), way, &mut |done| watch(in_the_end + (1.0 - in_the_end) * done))?;
    let last_turns = last_turns.map(Box::new);
    Ok((Chances::Cube { cube: solved.cube, last_turns }, solved.evaluations))
}
