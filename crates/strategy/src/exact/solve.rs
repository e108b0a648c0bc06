//! The order of the work, and groups of positions side by side on all cores.
//!
//! A bank raises the sum of both scores, so positions are solved in falling order of the sum. Of
//! one sum, a position depends at most on its mirror, through the farkle. These are two equations,
//! piecewise linear and convex, which secants solve in three or four evaluations. Where penalties
//! lower scores, sweeps are repeated (`sweeps.rs`).

use super::board::{Board, Cells};
use super::correction::UsualTurn;
use super::crew::Crew;
use super::lane::LANES;
use super::lanes::Lanes;
use super::moments::{End, Next, Stage, Start};
use super::pairs::{Solved, Tolerance, mirror_of, solve_group};
use super::program::Program;
use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use std::cell::RefCell;
use std::ops::ControlFlow;

/// The rough part of the work that the first guess takes, the game without penalty.
pub(super) const FIRST_GUESS: f64 = 0.07;

/// The caller has ended the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

/// Gets the finished part, from 0 to 1; [`ControlFlow::Break`] ends the work.
pub(crate) type Watch<'a> = &'a mut dyn FnMut(f64) -> ControlFlow<()>;

pub(crate) struct Solver<'a> {
    pub(crate) board: Board,
    pub(crate) program: Program,
    /// Scores at which a side can be without having opened.
    pub(crate) unopened_at: Vec<i32>,
    /// The slope of each open position against its mirror: a guess for its neighbours.
    pub(crate) slopes: Vec<f64>,
    /// Where penalties lower scores: the same in the game without penalty.
    pub(super) slopes_without: Vec<f64>,
    /// The usual law of a turn, if penalties lower scores.
    pub(crate) usual_turn: Option<UsualTurn>,
    /// The accuracy at which a pair has converged.
    pub(super) tolerance: Tolerance,
    pub(crate) evaluations: u64,
    /// Sweeps are given up after this many evaluations.
    pub(crate) most_evaluations: u64,
    pub(crate) sweeps: usize,
    /// The largest movement of open positions by sum, from the lowest sum on, since it was last
    /// taken.
    moved: Vec<f64>,
    /// The finished part that was last reported.
    pub(crate) told: f64,
    /// The movement that was left when the iteration was given up; 0 if it converged.
    pub(crate) unsettled: f64,
    pub(crate) watch: Watch<'a>,
    /// The other workers that solve the same game.
    pub(super) crew: Option<Box<dyn Crew>>,
}

impl<'a> Solver<'a> {
    /// A solver without values and without a limit of evaluations.
    pub(crate) fn new(board: Board, program: Program, unopened_at: Vec<i32>, watch: Watch<'a>) -> Solver<'a> {
        Solver {
            board,
            program,
            unopened_at,
            slopes: Vec::new(),
            slopes_without: Vec::new(),
            usual_turn: None,
            tolerance: Tolerance::EXACT,
            evaluations: 0,
            most_evaluations: u64::MAX,
            sweeps: 0,
            moved: Vec::new(),
            told: 0.0,
            unsettled: 0.0,
            watch,
            crew: None,
        }
    }

    /// Solves everything.
    pub(crate) async fn run(&mut self) -> Result<(), Interrupted> {
        self.solve_closing()?;
        if self.board.succession.ending == EndingRule::Rounds {
            return Ok(());
        }
        let in_the_end = self.unsettled;
        let without = match self.board.succession.penalty {
            Some(_) => self.solve_without_penalty().await?,
            None => Vec::new(),
        };
        self.make_room(&without);
        self.solve_open().await?;
        self.unsettled = self.unsettled.max(in_the_end);
        self.board.before = Vec::new();
        Ok(())
    }

    /// Makes room for the values on the way to the target. Where penalties lead back to lower
    /// scores, the values start as those of the game without penalty.
    fn make_room(&mut self, without: &[f64]) {
        let board = &self.board;
        let cells = board.kinds() * board.scores * board.scores;
        let (scores, opened, farkles) = (board.scores, board.opened_kinds(), board.farkle_kinds());
        self.board.open = Cells::new(cells, f64::NAN, self.board.inherits());
        self.slopes = vec![0.0; cells];
        self.moved = vec![0.0; 2 * scores];
        if without.is_empty() {
            return;
        }
        for (index, value) in self.board.open.fresh.iter_mut().enumerate() {
            let (kind, place) = (index / (scores * scores), index % (scores * scores));
            let (mover, other) = (kind / (opened * farkles), kind % (opened * farkles));
            *value = without[(mover / farkles * opened + other / farkles) * scores * scores + place];
        }
    }

    /// The first guess: the values of the same game without penalty.
    async fn solve_without_penalty(&mut self) -> Result<Vec<f64>, Interrupted> {
        let mut board = self.board.clone();
        board.succession.penalty = None;
        // The guess ignores dice to take over.
        board.succession.leftover = LeftoverDice::Unused;
        let watch = &mut *self.watch;
        let mut tell = |done| watch(FIRST_GUESS * done);
        let mut solver = Solver::new(board, self.program.clone(), self.unopened_at.clone(), &mut tell);
        solver.tolerance = Tolerance::GUESS;
        solver.most_evaluations = self.most_evaluations;
        solver.crew = self.crew.take();
        if self.board.counts_last() {
            // Without a penalty fewer last turns are told apart.
            solver.solve_closing()?;
        }
        solver.make_room(&[]);
        let swept = solver.sweep_once().await;
        let Solver { board, slopes, evaluations, crew, .. } = solver;
        self.crew = crew;
        swept?;
        self.evaluations += evaluations;
        self.told = self.told.max(FIRST_GUESS);
        self.slopes_without = slopes;
        Ok(board.open.fresh)
    }

    /// Reports the finished part, which never gets less.
    pub(super) fn tell(&mut self, done: f64) -> Result<(), Interrupted> {
        self.told = self.told.max(done);
        match (self.watch)(self.told) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Interrupted),
        }
    }

    /// All kinds of standings, apart from the score.
    pub(super) fn kinds(&self) -> Vec<(bool, u8)> {
        let opened = if self.board.opened_kinds() > 1 { &[true, false][..] } else { &[true][..] };
        let farkles = 0..self.board.farkle_kinds() as u8;
        opened.iter().flat_map(|&opened| farkles.clone().map(move |farkles| (opened, farkles))).collect()
    }

    /// Solves positions that depend on nothing unsolved; returns the largest movement.
    pub(super) fn solve_all(&mut self, starts: &[Start]) -> f64 {
        self.solve_these(starts, false)
    }

    /// Solves positions that depend on nothing unsolved except, if they are coupled, their mirrors;
    /// returns the largest movement.
    pub(super) fn solve_these(&mut self, starts: &[Start], coupled: bool) -> f64 {
        let solved = self.solve_in_parallel(starts, coupled);
        let mut moved = 0.0_f64;
        for Solved { start, mut worth, slope, evaluations, unsettled } in solved {
            self.evaluations += u64::from(evaluations);
            self.unsettled = self.unsettled.max(unsettled);
            // Guesses can lead a little beyond 0 or 1.
            worth.fresh = worth.fresh.clamp(0.0, 1.0);
            let Some(index) = self.board.index(&start) else { continue };
            if let Some(known) = self.slopes.get_mut(index).filter(|_| coupled) {
                *known = slope;
            }
            let cells = self.board.cells_mut(start.stage);
            let mut change = cells.set(index, worth.fresh);
            if let Some(over) = cells.over.get_mut(index) {
                change = over.iter().zip(&worth.over).map(|(a, b)| (a - b).abs()).fold(change, f64::max);
                *over = worth.over;
            }
            self.note(&start, change);
            moved = moved.max(change);
        }
        moved
    }

    /// Takes note of a movement of this position.
    pub(super) fn note(&mut self, start: &Start, moved: f64) {
        let place = self.place_of_sum(start.mover.score + start.other.score);
        if let Some(most) = self.moved.get_mut(place).filter(|_| start.stage == Stage::Open) {
            *most = most.max(moved);
        }
    }

    /// The largest movement of the open positions of this sum since the last call.
    pub(super) fn take_moved(&mut self, sum: i32) -> f64 {
        let place = self.place_of_sum(sum);
        self.moved.get_mut(place).map_or(0.0, std::mem::take)
    }

    fn place_of_sum(&self, sum: i32) -> usize {
        usize::try_from(sum - 2 * self.board.succession.floor).unwrap_or(usize::MAX)
    }

    /// Whether any of these positions leads to its mirror.
    pub(super) fn is_coupled(&self, starts: &[Start]) -> bool {
        starts.iter().any(|start| self.leads_to_mirror(start))
    }

    fn leads_to_mirror(&self, start: &Start) -> bool {
        let rules = &self.board.succession;
        let toxic = self.program.throws.iter().any(|throw| throw.toxic > 0.0);
        let is_mirror = |next: Next| matches!(next, Next::Turn(next) if next.mover == start.other && next.other == start.mover);
        let lost_gift = End::Banked { total: rules.constant_from(start) + 1, left: 1 };
        is_mirror(rules.follow(start, End::Farkled { dice: 1 }))
            || (toxic && is_mirror(rules.follow(start, End::Toxic { dice: 1 })))
            || (rules.ending == EndingRule::Exactly && is_mirror(rules.follow(start, lost_gift)))
    }

    #[cfg(not(target_family = "wasm"))]
    fn solve_in_parallel(&self, starts: &[Start], coupled: bool) -> Vec<Solved> {
        use rayon::prelude::*;
        let (board, program) = (&self.board, &self.program);
        let pairs = coupled.then_some((self.slopes.as_slice(), self.tolerance));
        let solve = |group: &Vec<Start>| at_work(|lanes| solve_group(board, program, pairs, lanes, group));
        self.groups(starts, coupled).par_iter().flat_map_iter(solve).collect()
    }

    #[cfg(target_family = "wasm")]
    fn solve_in_parallel(&self, starts: &[Start], coupled: bool) -> Vec<Solved> {
        let (board, program) = (&self.board, &self.program);
        let pairs = coupled.then_some((self.slopes.as_slice(), self.tolerance));
        let solve = |group: &Vec<Start>| at_work(|lanes| solve_group(board, program, pairs, lanes, group));
        self.groups(starts, coupled).iter().flat_map(solve).collect()
    }

    /// Groups of neighbours for the kernel, because they play alike. Of a position and its mirror
    /// only one is included.
    fn groups(&self, starts: &[Start], coupled: bool) -> Vec<Vec<Start>> {
        let first_of_pair =
            |start: &&Start| !coupled || self.board.index(start) <= self.board.index(&mirror_of(start));
        let chosen: Vec<Start> = starts.iter().filter(first_of_pair).copied().collect();
        let is_near = |a: &Start, b: &Start| a.mover.score.abs_diff(b.mover.score) as usize <= LANES;
        chosen.chunk_by(is_near).flat_map(|near| near.chunks(LANES)).map(<[Start]>::to_vec).collect()
    }
}

/// Solves a group in memory that this thread has used before.
fn at_work(solve: impl FnOnce(&mut (Lanes, Lanes)) -> Vec<Solved>) -> Vec<Solved> {
    thread_local! {
        static AT_WORK: RefCell<(Lanes, Lanes)> = RefCell::new((Lanes::new(), Lanes::new()));
    }
    AT_WORK.with_borrow_mut(solve)
}
