//! The inner loop of the exact solver: one turn for several positions side by side.
//!
//! A lane is one position. All lanes share the rolls, so the loop consists of maxima and
//! multiply-adds over small arrays. The compiler turns them into vector instructions (see
//! `machine.rs`).

mod beyond;

use super::lane::Lane;
use super::program::{Program, SLOTS, TOGETHER, Throw};
use super::shortcuts::{Ceilings, Known};
use crate::machine::{self, VectorWork};

/// One turn of several positions side by side, laid out for the kernel.
#[derive(Clone, Debug)]
pub(crate) struct BatchedTurn {
    /// Totals below this one are solved; from here on everything is banked as soon as it can be.
    pub(crate) rows: usize,
    /// Totals below this one may be asked about in [`BatchedTurn::rolling`].
    pub(crate) asked_below: usize,
    /// Totals below this one are looked at where all dice are rolled again.
    pub(crate) tail: usize,
    /// Whether all totals from [`BatchedTurn::tail`] on are worth the same: whoever banks them
    /// wins.
    pub(crate) flat_tail: bool,
    /// The worth of banking by total and, if `by_left`, by dice left over; minus infinity where it
    /// is not allowed.
    pub(crate) bank: Vec<Lane>,
    pub(crate) by_left: bool,
    /// Whether hot dice can't be banked.
    pub(crate) must_roll: bool,
    /// Whether the turn is a single throw.
    pub(crate) one_throw: bool,
    /// The worth of a farkle, by dice thrown.
    pub(crate) farkle: [Lane; SLOTS],
    /// The worth of toxic twos, by dice thrown.
    pub(crate) toxic: [Lane; SLOTS],
    /// Whether all totals from [`BatchedTurn::rows`] on are worth the same.
    pub(crate) alike_beyond: bool,
    /// A lower bound of the worth of rolling on from [`BatchedTurn::rows`] on, by dice left over.
    pub(crate) beyond: [Lane; SLOTS],
    /// Values after a set-aside, by total and dice left over.
    after: Vec<Lane>,
    /// Values of rolling, by total and dice in hand.
    roll: Vec<Lane>,
    /// Value of the first throw with all dice.
    fresh: Lane,
    /// Maxima found by the steps of a throw.
    found: Vec<Lane>,
}

impl BatchedTurn {
    pub(crate) fn new() -> BatchedTurn {
        BatchedTurn {
            rows: 0,
            asked_below: 1,
            tail: 0,
            flat_tail: false,
            bank: Vec::new(),
            by_left: false,
            must_roll: false,
            one_throw: false,
            farkle: [Lane::all(0.0); SLOTS],
            toxic: [Lane::all(0.0); SLOTS],
            alike_beyond: false,
            beyond: [Lane::all(f64::NEG_INFINITY); SLOTS],
            after: Vec::new(),
            roll: Vec::new(),
            fresh: Lane::all(0.0),
            found: Vec::new(),
        }
    }

    /// The highest total of [`BatchedTurn::bank`].
    pub(crate) fn highest_total(&self, program: &Program) -> usize {
        let throws = if self.flat_tail { 1 } else { 2 };
        self.tail + throws * program.highest + 1
    }

    /// The value of rolling `dice` dice with this total, below [`BatchedTurn::asked_below`].
    pub(crate) fn rolling(&self, total: usize, dice: usize) -> Lane {
        self.roll[total * SLOTS + dice]
    }

    /// The value of the better of banking and rolling on with this total and this many dice left
    /// over.
    pub(crate) fn after_set_aside(&self, total: usize, left: usize) -> Lane {
        let last = (self.after.len() / SLOTS).saturating_sub(1);
        self.after[total.min(last) * SLOTS + left]
    }

    /// The value of the first throw with all dice.
    pub(crate) fn fresh(&self) -> Lane {
        self.fresh
    }

    /// The worth of the best bank among these totals, by dice left over, or of a win.
    pub(crate) fn best_bank(&self, totals: &[[bool; SLOTS]], wins: bool) -> Lane {
        let mut best = Lane::all(if wins { 1.0 } else { f64::NEG_INFINITY });
        for (total, reached) in totals.iter().enumerate() {
            for left in (usize::from(self.must_roll)..SLOTS).filter(|&left| reached[left]) {
                let place = if self.by_left { total * SLOTS + left } else { total };
                best = self.bank.get(place).map_or(best, |bank| best.max(*bank));
            }
        }
        best
    }

    /// Solves the turn.
    pub(crate) fn solve(&mut self, program: &Program) {
        let top = self.tail + program.highest + 1;
        self.after.resize((top + 1) * SLOTS, Lane::all(0.0));
        self.roll.resize(self.rows * SLOTS, Lane::all(0.0));
        self.found.resize(program.most_steps + 1, Lane::all(0.0));
        machine::run(Solve(self, program));
    }

    /// The value of a throw with this total, after [`BatchedTurn::solve`].
    pub(crate) fn throw(&self, throw: &Throw, total: usize, dice: usize) -> Lane {
        let mut found = vec![Lane::all(0.0); throw.steps.len() * TOGETHER + 1];
        self.throw_value::<false>(&mut found, throw, total, dice)
    }

    #[inline(always)]
    fn throw_value<const FMA: bool>(
        &self,
        found: &mut [Lane],
        throw: &Throw,
        total: usize,
        dice: usize,
    ) -> Lane {
        let row = &self.after[total * SLOTS..];
        found[0] = Lane::all(f64::NEG_INFINITY);
        let mut sums = [Lane::all(0.0); TOGETHER];
        for (group, steps) in throw.steps.iter().enumerate() {
            for (place, step) in steps.iter().enumerate() {
                let best = found[step.from as usize].max(row[step.offset as usize]);
                found[group * TOGETHER + place + 1] = best;
                sums[place].add_times::<FMA>(step.chance, best);
            }
        }
        for steps in &throw.single_steps {
            for (step, sum) in steps.iter().zip(&mut sums) {
                sum.add_times::<FMA>(step.chance, row[step.offset as usize]);
            }
        }
        for steps in &throw.last_steps {
            for (step, sum) in steps.iter().zip(&mut sums) {
                let best = found[step.from as usize].max(row[step.offset as usize]);
                sum.add_times::<FMA>(step.chance, best);
            }
        }
        sums.iter().fold(self.losses(throw, dice), |value, sum| value.plus(*sum))
    }

    #[inline(always)]
    fn losses(&self, throw: &Throw, dice: usize) -> Lane {
        let mut value = Lane::all(throw.win);
        value.add_times::<false>(throw.farkle, self.farkle[dice]);
        value.add_times::<false>(throw.toxic, self.toxic[dice]);
        value
    }

    /// The value of banking.
    #[inline(always)]
    pub(crate) fn banking(&self, total: usize, left: usize) -> Lane {
        if self.by_left { self.bank[total * SLOTS + left] } else { self.bank[total] }
    }

    #[inline(always)]
    fn solve_here<const FMA: bool>(&mut self, program: &Program) {
        let top = self.tail + program.highest + 1;
        let first_banked = if self.one_throw { 0 } else { self.rows };
        let mut found = std::mem::take(&mut self.found);
        if self.alike_beyond {
            self.solve_beyond::<FMA>(program, &mut found, top);
        } else {
            let mut last = top;
            if self.flat_tail {
                self.bank_row::<FMA>(program, self.tail);
                let flat = self.tail * SLOTS..(self.tail + 1) * SLOTS;
                (self.tail + 1..=top).for_each(|total| self.after.copy_within(flat.clone(), total * SLOTS));
                last = self.tail;
            }
            for total in (first_banked..=last).rev() {
                self.bank_row::<FMA>(program, total);
            }
        }
        // A single throw has no rows above.
        let shortcuts = !self.by_left && !self.one_throw;
        let mut known = if shortcuts { self.known_beyond(top) } else { Known::NOTHING };
        let mut ceilings = Ceilings::new();
        for total in (0..self.rows).rev() {
            let banked = self.solve_row::<FMA>(program, &mut found, &known, &mut ceilings, total);
            if shortcuts {
                known.learn(self.is_rising(total), banked);
            }
        }
        self.fresh = match &program.first_throw {
            Some(first) => self.throw_value::<FMA>(&mut found, first, 0, program.dice),
            None => self.roll[program.dice],
        };
        self.found = found;
    }

    /// Whether a total is worth no more than the next higher one, with any dice left over.
    #[inline(always)]
    fn is_rising(&self, total: usize) -> bool {
        let (row, above) = self.after[total * SLOTS..(total + 2) * SLOTS].split_at(SLOTS);
        row.iter().zip(above).fold(true, |rising, (row, above)| rising & row.is_hardly_more_than(above))
    }

    /// Whether the kernel may skip rolls that are worth no more than banking.
    #[inline(always)]
    fn may_skip(&self, total: usize) -> bool {
        !self.by_left && total >= self.asked_below
    }

    /// Solves one total; returns with how many dice left over every lane banks it.
    #[inline(always)]
    fn solve_row<const FMA: bool>(
        &mut self,
        program: &Program,
        found: &mut [Lane],
        known: &Known,
        ceilings: &mut Ceilings,
        total: usize,
    ) -> [bool; SLOTS] {
        let mut banked = [false; SLOTS];
        for (dice, banked) in banked.iter_mut().enumerate().take(program.dice + 1).skip(1) {
            let (place, hot) = (total * SLOTS + dice, dice == program.dice);
            let bank = self.banking(total, dice);
            let may_bank = !(hot && self.must_roll);
            if may_bank && self.may_skip(total) && ceilings.is_no_more_than(&bank, dice, program, known) {
                *banked = true;
                self.after[place] = bank;
                if hot {
                    self.after[total * SLOTS] = bank;
                }
                continue;
            }
            let throw = program.shortcuts.throw(known, dice).unwrap_or(&program.throws[dice]);
            let roll = self.throw_value::<FMA>(found, throw, total, dice);
            self.roll[place] = roll;
            if self.one_throw {
                continue;
            }
            ceilings.learn(dice, roll);
            *banked = roll.is_no_more_than(&bank);
            self.after[place] = roll.max(bank);
            if hot {
                self.after[total * SLOTS] = if may_bank { roll.max(self.banking(total, 0)) } else { roll };
            }
        }
        banked
    }
}

/// Solves a turn.
struct Solve<'a>(&'a mut BatchedTurn, &'a Program);

impl VectorWork for Solve<'_> {
    type Result = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Solve(turn, program) = self;
        turn.solve_here::<FMA>(program);
    }
}
