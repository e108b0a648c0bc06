//! Exact chances to win between two sides, under best play by both, for any rule set.
//!
//! [`TwoSides::solve`] computes the value of every beginning of a turn; what lies inside a turn is rebuilt when it is
//! asked for, in well under a millisecond. Nothing is approximated but where a result says so: scores below a
//! [`TwoSides::floor`] are not told apart where penalties can lower them.

mod board;
mod file;
mod going_on;
mod kernel;
mod lanes;
mod law;
mod pairs;
mod program;
mod query;
mod solve;
mod succession;

#[cfg(test)]
mod tests;

pub use file::FileError;
pub use query::{Advice, QueryError};

pub(crate) use board::Board;
pub(crate) use program::{Program, SLOTS, TOGETHER, Throw};
pub(crate) use succession::{End, Next, Offer, Stage, Standing, Start};

use crate::rolls::RollTable;
use crate::turn::{Stakes, TurnTable};
use board::Cells;
use farkle_rules::rule_set::{EndingRule, FarklePenalty, LeftoverDice};
use farkle_rules::{Points, RuleSet};
use solve::Solver;
use std::fmt;
use std::ops::ControlFlow;
use succession::{Cost, Succession};

/// What to solve, and how far to go.
#[derive(Clone, Debug)]
pub struct SolveOptions {
    /// Scores are not told apart below this one, where penalties can carry them below zero; `None` for minus three
    /// penalties.
    pub floor: Option<Points>,
    /// Nothing is begun that would take more memory, in bytes.
    pub most_bytes: u64,
    /// Nothing is begun that would take longer, in seconds of one core.
    pub most_seconds: f64,
}

impl Default for SolveOptions {
    fn default() -> Self {
        SolveOptions { floor: None, most_bytes: 4 << 30, most_seconds: 3600.0 }
    }
}

/// What a solution will take, before anything is allocated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Beginnings of turns.
    pub positions: u64,
    /// Memory for their values, in bytes.
    pub bytes: u64,
    /// Rough time on one core, in seconds.
    pub seconds: f64,
}

/// Why a rule set is not solved.
#[derive(Clone, Debug, PartialEq)]
pub enum SolveError {
    /// It would take too much memory or time.
    TooLarge {
        /// What it would take.
        estimate: Estimate,
        /// How much memory is allowed, in bytes.
        most_bytes: u64,
        /// How much time is allowed, in seconds.
        most_seconds: f64,
    },
    /// Two sides can't play by these rules.
    NotTwoSides {
        /// The number of teams.
        teams: u8,
    },
    /// The rules make the value depend on more than is kept.
    OutOfScope {
        /// Why, in a sentence.
        why: &'static str,
    },
    /// The caller has ended the work.
    Interrupted,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooLarge { estimate, most_bytes, most_seconds } => write!(
                f,
                "too large to be solved exactly: {} positions would take about {:.1} GiB and {:.0} s; allowed are {:.1} GiB and {:.0} s (a lower target is cheaper by its square or more)",
                estimate.positions,
                estimate.bytes as f64 / f64::from(1 << 30),
                estimate.seconds,
                *most_bytes as f64 / f64::from(1 << 30),
                most_seconds,
            ),
            SolveError::NotTwoSides { teams } => {
                write!(f, "these rules are for {teams} teams; exact chances are for two sides")
            }
            SolveError::OutOfScope { why } => f.write_str(why),
            SolveError::Interrupted => f.write_str("ended before the solution was complete"),
        }
    }
}

impl std::error::Error for SolveError {}

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

    /// Solves a rule set; `watch` is told the part that is done, from 0 to 1, and can end the work.
    ///
    /// # Errors
    /// As [`TwoSides::solve`], and [`SolveError::Interrupted`].
    pub fn solve_watched(
        rules: &RuleSet,
        options: &SolveOptions,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<TwoSides, SolveError> {
        TwoSides::solve_rolls(rules, RollTable::compile(rules), options, watch)
    }

    fn solve_rolls(
        rules: &RuleSet,
        rolls: RollTable,
        options: &SolveOptions,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<TwoSides, SolveError> {
        let (program, board) = lay_out(rules, &rolls, options)?;
        let estimate = estimate_of(&board, &program);
        if estimate.bytes > options.most_bytes || estimate.seconds > options.most_seconds {
            let (most_bytes, most_seconds) = (options.most_bytes, options.most_seconds);
            return Err(SolveError::TooLarge { estimate, most_bytes, most_seconds });
        }
        let unopened_at = unopened_scores(rules, &rolls, &board.succession);
        let slopes = Vec::new();
        let mut solver = Solver { board, program, unopened_at, slopes, evaluations: 0, sweeps: 0, watch };
        solver.run().map_err(|_| SolveError::Interrupted)?;
        let Solver { board, program, evaluations, sweeps, .. } = solver;
        let evaluations = evaluations as f64 / estimate.positions.max(1) as f64;
        Ok(TwoSides { rules: rules.clone(), rolls, program, board, evaluations, sweeps })
    }

    /// Where the values of these rules would be kept, if they are for two sides.
    pub(crate) fn board_of(rules: &RuleSet) -> Option<Board> {
        Some(lay_out(rules, &RollTable::compile(rules), &SolveOptions::default()).ok()?.1)
    }

    /// What solving a rule set will take.
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

    /// The chance to win of the side that moves first and of the other, start bonuses included.
    pub fn win(&self) -> [f64; 2] {
        let bonuses = &self.rules.draft().sides.start_bonus;
        let bonus = |place: usize| bonuses.get(place).copied().unwrap_or_default();
        let first = self.win_with([bonus(0), bonus(1)]).unwrap_or(f64::NAN);
        [first, 1.0 - first]
    }

    /// The chance of the side that moves first to win if the sides begin with these scores, or `None` if these can't
    /// be. Where an opening score is asked for, it is known only for scores at which a side can be without having
    /// opened.
    pub fn win_with(&self, scores: [Points; 2]) -> Option<f64> {
        let opened = self.rules.draft().opening.opening_score == Points::ZERO;
        let side = |score: Points| {
            let exact = score.0 % self.rolls.unit == 0;
            exact.then_some(Standing { score: score.0 / self.rolls.unit, opened, farkles: 0 })
        };
        let stage = self.board.first_stage();
        let start = Start { stage, mover: side(scores[0])?, other: side(scores[1])?, offer: Offer::NONE };
        Some(self.board.value(&start)).filter(|value| !value.is_nan())
    }

    /// The chance of the side to move to win if a turn begins with these scores, on the way to the target, and both
    /// sides have opened; `None` if these scores can't be.
    pub fn win_opened(&self, scores: [Points; 2]) -> Option<f64> {
        let side = |score: Points| {
            let exact = score.0 % self.rolls.unit == 0;
            exact.then_some(Standing { score: score.0 / self.rolls.unit, opened: true, farkles: 0 })
        };
        let stage = self.board.first_stage();
        let start = Start { stage, mover: side(scores[0])?, other: side(scores[1])?, offer: Offer::NONE };
        Some(self.board.value(&start)).filter(|value| !value.is_nan())
    }

    /// The start bonus of the second side, a multiple of the unit, with which the game is fairest, and the first
    /// side's chance with it. `None` where it can't be told from the solution: with an opening score.
    pub fn fairest_bonus(&self) -> Option<(Points, f64)> {
        if self.rules.draft().opening.opening_score > Points::ZERO {
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

    /// How often all positions were gone over; more than once only where penalties lower scores.
    pub fn sweeps(&self) -> usize {
        self.sweeps
    }
}

/// A roll wins a point of the tail that is told apart no further, in parts of 1.
const NEGLIGIBLE: f64 = 1e-14;
/// Leads are looked at up to so many of the longest rolls.
const LONGEST_CHAIN: usize = 14;
/// And at least up to so many units.
const LEAST_CHAIN: usize = 256;
/// Where players may go on after a farkle, totals are looked at up to this one, in units.
const MOST_REACHED: usize = 1 << 13;
/// Turn totals of one lane that a core solves in a second, roughly, for a rule set of average size.
const ROWS_PER_SECOND: f64 = 1.5e7;

fn lay_out(
    rules: &RuleSet,
    rolls: &RollTable,
    options: &SolveOptions,
) -> Result<(Program, Board), SolveError> {
    let draft = rules.draft();
    if draft.sides.teams > 2 {
        return Err(SolveError::NotTwoSides { teams: draft.sides.teams });
    }
    if draft.sides.teams == 2 && draft.penalties.three_farkles != FarklePenalty::None {
        return Err(SolveError::OutOfScope {
            why: "farkles in a row are counted for each player, and a team has several; with a penalty for three of them exact chances are for two players",
        });
    }
    let rounds = draft.ending.ending == EndingRule::Rounds;
    let depends_on_score = match draft.penalties.three_farkles {
        FarklePenalty::None => false,
        FarklePenalty::Points(_) => !draft.penalties.below_zero,
        FarklePenalty::All => true,
    };
    if rounds && depends_on_score {
        return Err(SolveError::OutOfScope {
            why: "in a game of fixed rounds the leads are kept, not the scores; a penalty that stops at zero depends on the score",
        });
    }
    let floor = floor(rules, rolls, options);
    let mut succession = Succession::new(rules, rolls, floor);
    if rounds {
        // Leads have no floor.
        succession.floor = i32::MIN / 4;
    }
    let mut program = Program::compile(rolls, succession.must_roll);
    let turns = if rounds { 2 * usize::from(draft.ending.rounds) } else { 0 };
    let chain = longest_lead(rolls, &succession);
    let widest = match draft.ending.ending {
        EndingRule::AtOnce | EndingRule::Exactly => 0,
        EndingRule::LastTurn => chain,
        EndingRule::Rounds => chain + usize::from(draft.ending.rounds) * rolls.highest / 4,
    };
    let behind = match succession.penalty {
        None => 0,
        Some(Cost::Units(units)) => units,
        Some(Cost::All) => succession.goal,
    };
    let scores = if rounds { 0 } else { (succession.goal - succession.floor).max(0) as usize };
    if succession.may_go_on {
        let most = 2 * (scores + usize::from(draft.ending.rounds)) + 2 * widest + 4 * rolls.highest;
        program.find_reach(most.min(MOST_REACHED));
    }
    let empty = Cells::default;
    let board = Board {
        succession,
        scores,
        turns,
        widest: i32::try_from(widest).unwrap_or(i32::MAX / 4),
        behind,
        open: empty(),
        before: Vec::new(),
        last: empty(),
        play_first: empty(),
        play_second: empty(),
        round: empty(),
    };
    Ok((program, board))
}

fn floor(rules: &RuleSet, rolls: &RollTable, options: &SolveOptions) -> i32 {
    const PENALTIES: i32 = 3;
    let penalties = &rules.draft().penalties;
    match penalties.three_farkles {
        FarklePenalty::Points(points) if penalties.below_zero => {
            let floor = options.floor.unwrap_or(Points(points.0.saturating_mul(-PENALTIES)));
            rolls.units_up(floor).min(0)
        }
        _ => 0,
    }
}

/// The lead that no turn makes up for any more.
fn longest_lead(rolls: &RollTable, succession: &Succession) -> usize {
    struct Reaching(usize, bool);
    impl Stakes for Reaching {
        fn bank(&self, total: usize, left: usize) -> Option<f64> {
            (total >= self.0 && !(left == 0 && self.1)).then_some(1.0)
        }
        fn farkle(&self, _dice: usize) -> f64 {
            0.0
        }
        fn toxic(&self, _dice: usize) -> f64 {
            0.0
        }
        fn win(&self) -> f64 {
            1.0
        }
        fn growth(&self) -> f64 {
            0.0
        }
    }
    let most = (LONGEST_CHAIN * rolls.highest).max(LEAST_CHAIN);
    let table = TurnTable::solve(rolls, most, &Reaching(most, succession.must_roll));
    let chance = |missing: usize| table.rolling(most - missing, 0, &Reaching(most, succession.must_roll));
    let hopeless = chance(most);
    (1..most).find(|&missing| chance(missing) - hopeless < NEGLIGIBLE).unwrap_or(most)
}

fn estimate_of(board: &Board, program: &Program) -> Estimate {
    let scores = board.scores as u64;
    let kinds = board.kinds() as u64;
    // Without having opened a side is at very few scores.
    let farkle_kinds = (board.farkle_kinds() * board.farkle_kinds()) as u64;
    let rounds = board.turns as u64 * kinds * board.leads() as u64;
    let positions = (scores.saturating_mul(scores)).saturating_mul(farkle_kinds).saturating_add(rounds);
    // Values of taking dice over, with so many different inheritances at most.
    let each = |inheritances: u64| match board.succession.leftover {
        LeftoverDice::Unused => 0,
        LeftoverDice::HighStakes => program.dice as u64 + 2,
        LeftoverDice::Piggyback => program.dice as u64 * (inheritances + 1),
    };
    let widest = board.widest as u64;
    let [_, last, play_first, play_second, _] = board.sizes().map(|size| size as u64);
    let play_off = if board.plays_off() { play_first + play_second } else { 0 };
    let closing = if board.turns == 0 { last } else { 0 } + play_off;
    let kept = scores.saturating_mul(scores).saturating_mul(kinds).saturating_add(rounds + closing);
    let on_the_way = positions.saturating_sub(rounds).saturating_mul(each(scores / 2));
    let over = on_the_way.saturating_add((rounds + closing).saturating_mul(each(widest)));
    let bytes = kept.saturating_add(over).saturating_mul(8);
    // Where nobody can wait for everything that can be reached, Newton's method takes some steps of a few solutions each.
    let going_on = match (board.succession.may_go_on, &program.reach) {
        (false, _) => 1.0,
        (true, Some(_)) => 2.0,
        (true, None) => 4.0 * program.dice as f64,
    };
    let evaluations = 4.0
        * going_on
        * if board.inherits() { 6.0 } else { 1.0 }
        * if board.succession.penalty.is_some() { 3.0 } else { 1.0 };
    let rows = 0.6 * board.scores as f64 + widest as f64 / 4.0;
    let play_off_sweeps = 8.0;
    let closing_rows = going_on
        * widest as f64
        * (closing.saturating_sub(play_off) as f64 + play_off_sweeps * play_off as f64);
    let all_rows = positions as f64 * rows * evaluations + closing_rows;
    Estimate { positions, bytes, seconds: all_rows / ROWS_PER_SECOND }
}

/// Scores at which a side can be without having opened.
fn unopened_scores(rules: &RuleSet, rolls: &RollTable, succession: &Succession) -> Vec<i32> {
    let draft = rules.draft();
    let bonuses = draft.sides.start_bonus.iter().map(|bonus| bonus.0 / rolls.unit);
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
