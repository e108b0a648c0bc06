//! Exact chances to win between three sides, under best play by all, where points are never lost.
//!
//! Everyone plays for the highest chance of their own. A position is kept with the chances of the mover and of the
//! next side; the third has what is left. Positions are solved in falling order of the sum of all scores; of one sum,
//! a position depends only on the two in which the next and the third are to move, through the farkle. In fixed rounds
//! positions are told apart by who is how far behind, and each turn leads to the next one.

mod cells;
mod closing;
mod cube;
mod dice_taken_over;
mod effort;
mod equilibrium;
mod going_on;
mod kernel;
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
use closing::{Closing, Ends};
use cube::Cube;
use effort::Effort;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, HotDice, LastChance, Ties};
use farkle_rules::{Points, RuleSet};
use numbers::LANES;
use rounds::{Rounds, Standing};
use std::ops::ControlFlow;
use ties::{PlayOffs, Tie};
use turn::Turn;
use turns::Engine;

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
        let rolls = RollTable::compile(rules);
        let limits = Limits::new(rules, &rolls);
        let mut program = Program::compile(&rolls, limits.must_roll);
        if limits.goes_on {
            program.find_reach(MOST_REACHED);
        }
        let leftovers = Leftovers::new(rules, &rolls);
        let engine = Engine { program: &program, limits: &limits, leftovers };
        let ending = &rules.draft().ending;
        let widest = effort.widest;
        let tells_opened = ending.ending == EndingRule::Rounds && limits.least_opening > limits.least;
        let has_ties = matches!(ending.ending, EndingRule::LastTurn | EndingRule::Rounds);
        let ties = if has_ties { ending.ties } else { Ties::Earlier };
        let tie = PlayOffs { engine, ties, widest, tells_opened }.solve(watch)?;
        let (kept, evaluations) = if ending.ending == EndingRule::Rounds {
            let turns = effort::turns(rules, effort.seats);
            let way = rounds::Way { engine, tie: &tie, turns };
            (Kept::Rounds(way.solve(effort::size_of_rounds(rules, &rolls), watch)?), 1.0)
        } else {
            solve_to_target(rules, &rolls, engine, &tie, &effort, watch)?
        };
        let seats = effort.seats;
        Ok(ThreeSides {
            rules: rules.clone(),
            rolls,
            program,
            limits,
            leftovers,
            kept,
            tie,
            seats,
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

/// Solves a game that ends by a target, the last turns first.
fn solve_to_target(
    rules: &RuleSet,
    rolls: &RollTable,
    engine: Engine<'_>,
    tie: &Tie,
    effort: &Effort,
    watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<(Kept, f64), SolveError> {
    let ending = &rules.draft().ending;
    let (goal, unopened) = (crate::race::goal(rules, rolls), unopened_at(rules));
    let in_the_end = effort.part_of_end();
    let last_turns = if ending.ending == EndingRule::LastTurn {
        let one_throw = ending.last_chance == LastChance::OneThrow;
        let tells_opened = engine.limits.tells_opened(goal, &unopened);
        let ends = Ends { engine, widest: effort.widest, tie, one_throw, tells_opened };
        Some(ends.last_turns(&mut |done| watch(in_the_end * done))?)
    } else {
        None
    };
    let cube = Cube {
        goal,
        exactly: engine.limits.exactly,
        unopened,
        mover: Vec::new(),
        next: Vec::new(),
        over: Vec::new(),
        leftovers: engine.leftovers,
    };
    let way = solve::Way { engine, last_turns: last_turns.as_ref() };
    let solved = solve::solve(cube, way, &mut |done| watch(in_the_end + (1.0 - in_the_end) * done))?;
    let last_turns = last_turns.map(Box::new);
    Ok((Kept::Cube { cube: solved.cube, last_turns }, solved.evaluations))
}

fn tell(watch: &mut dyn FnMut(f64) -> ControlFlow<()>, done: f64) -> Result<(), SolveError> {
    if watch(done.min(1.0)).is_break() { Err(SolveError::Interrupted) } else { Ok(()) }
}

/// Solves items in groups of lanes.
#[cfg(not(target_family = "wasm"))]
fn in_groups<T: Sync, R: Send>(
    items: &[T],
    solve: impl Fn(&mut Turn, &[T]) -> Vec<R> + Sync + Send,
) -> Vec<R> {
    use rayon::prelude::*;
    items.par_chunks(LANES).map_init(Turn::new, solve).flatten_iter().collect()
}

#[cfg(target_family = "wasm")]
fn in_groups<T, R>(items: &[T], solve: impl Fn(&mut Turn, &[T]) -> Vec<R>) -> Vec<R> {
    let mut turn = Turn::new();
    items.chunks(LANES).flat_map(|group| solve(&mut turn, group)).collect()
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
