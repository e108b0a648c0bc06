//! One turn for several positions side by side, laid out for the kernel: what each way to end it is worth to all three
//! sides.

use super::going_on::ByDice;
use super::kernel::Rows;
use super::numbers::{LANES, Numbers, Own, Value, Worth};
use crate::exact::{Program, SLOTS};
use crate::machine::{self, VectorWork};

/// One turn.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Totals below this one are solved; from here on everything is banked.
    pub(super) rows: usize,
    /// Banking by total and, if [`Turn::by_left`], by dice left over: for the totals that are solved and as far beyond as a
    /// roll leads; without what is added where it brings nothing.
    pub(super) bank: Vec<Value>,
    /// Whether it matters how many dice are left over.
    pub(super) by_left: bool,
    /// Whether hot dice can't be banked; then all totals beyond the solved ones are worth the same once they can be.
    pub(super) must_roll: bool,
    /// Whether a farkle leaves the turn to the mover, who may go on with nothing.
    pub(super) goes_on: bool,
    /// Whether totals beyond the solved ones are worth the same, and nothing by themselves: whoever has so much goes on as
    /// long as a roll may still win, or leave other dice over.
    pub(super) too_much: bool,
    /// The mover's chance if the turn ends with nothing, where that is not known yet.
    pub(super) lost: Numbers,
    /// Turns that end by a farkle, by dice thrown; without what is added where that brings nothing.
    pub(super) farkle: [Value; SLOTS],
    /// The same by toxic twos.
    pub(super) toxic: [Value; SLOTS],
    /// What a farkle is worth after which the mover may go on, by dice thrown, if that has been found.
    pub(super) going_on: Option<[Value; SLOTS]>,
    /// What it was worth to the mover the last time, in whatever positions: a guess.
    pub(super) going_on_before: Option<ByDice>,
    in_full: Rows<Value>,
    to_mover: Rows<Own>,
}

/// What farkles and toxic twos are worth, by dice thrown.
pub(super) struct Losses {
    pub(super) farkle: [Value; SLOTS],
    pub(super) toxic: [Value; SLOTS],
}

impl Turn {
    pub(super) fn new() -> Turn {
        Turn {
            rows: 0,
            bank: Vec::new(),
            by_left: false,
            must_roll: false,
            goes_on: false,
            too_much: false,
            lost: [0.0; LANES],
            farkle: [Value::LOST; SLOTS],
            toxic: [Value::LOST; SLOTS],
            going_on: None,
            going_on_before: None,
            in_full: Rows::default(),
            to_mover: Rows::default(),
        }
    }

    /// Totals that are looked at.
    pub(super) fn totals(&self) -> usize {
        if self.by_left { self.bank.len() / SLOTS } else { self.bank.len() }
    }

    /// Banking this total with so many dice left over.
    #[inline(always)]
    pub(super) fn banking(&self, total: usize, left: usize) -> &Value {
        if self.by_left { &self.bank[total * SLOTS + left] } else { &self.bank[total] }
    }

    /// The value of the whole turn.
    pub(super) fn solve(&mut self, program: &Program) -> Value {
        self.going_on = None;
        if self.goes_on && program.reach.is_none() {
            self.find_going_on_in_full(program);
        }
        self.solve_as_it_is(program)
    }

    fn solve_as_it_is(&mut self, program: &Program) -> Value {
        let mut rows = std::mem::take(&mut self.in_full);
        let value = machine::run(Solving { rows: &mut rows, turn: self, program });
        self.in_full = rows;
        value
    }

    /// The same to the mover alone, in a fraction of the time.
    pub(super) fn solve_for_mover(&mut self, program: &Program) -> Numbers {
        self.going_on = None;
        if self.goes_on && program.reach.is_none() {
            self.find_going_on(program);
        }
        self.solve_for_mover_as_it_is(program)
    }

    fn solve_for_mover_as_it_is(&mut self, program: &Program) -> Numbers {
        let mut rows = std::mem::take(&mut self.to_mover);
        let value = machine::run(Solving { rows: &mut rows, turn: self, program });
        self.to_mover = rows;
        value.0
    }

    /// The value of the first roll with each number of dice, as farkles are worth now.
    pub(super) fn first_rolls(&mut self, program: &Program) -> [Value; SLOTS] {
        self.solve_as_it_is(program);
        self.in_full.first
    }

    /// The same to the mover alone.
    pub(super) fn first_rolls_for_mover(&mut self, program: &Program) -> [Numbers; SLOTS] {
        self.solve_for_mover_as_it_is(program);
        self.to_mover.first.map(|own| own.0)
    }

    /// The value of rolling so many dice with a total that is solved, after [`Turn::solve`]; `first` if it is the first throw
    /// of the turn.
    pub(super) fn rolling(&self, program: &Program, total: usize, dice: usize, first: bool) -> Value {
        let throw = match &program.first_throw {
            Some(throw) if first && dice == program.dice => throw,
            _ => &program.throws[dice],
        };
        self.in_full.value_of(throw, dice, total)
    }

    /// What a turn is worth that ends without points.
    pub(super) fn losses(&self, program: &Program) -> Losses {
        let full = |end: &Value| Value::of_end(end, &self.lost);
        let toxic = self.toxic.each_ref().map(full);
        let farkle = match &self.going_on {
            Some(found) => *found,
            None => self.farkle.each_ref().map(full),
        };
        let mut losses = Losses { farkle, toxic };
        if let Some(reach) = program.reach.as_ref().filter(|_| self.goes_on) {
            for (end, reach) in losses.farkle.iter_mut().zip(reach).take(program.dice + 1).skip(1) {
                self.reach_all(program, end, reach);
            }
        }
        losses
    }

    /// Whoever may go on with nothing reaches everything that can be reached sooner or later.
    fn reach_all(&self, program: &Program, end: &mut Value, reach: &[[bool; SLOTS]]) {
        if program.throws.iter().any(|throw| throw.win > 0.0) {
            *end = end.better(&Value::WON);
        }
        let last = self.totals() - 1;
        for (total, reached) in reach.iter().enumerate() {
            for left in (usize::from(self.must_roll)..SLOTS).filter(|&left| reached[left]) {
                *end = end.better(&Value::of_end(self.banking(total.min(last), left), &self.lost));
            }
        }
    }

    /// Hot dice that have to be rolled where everything that can be banked is worth the same: they are rolled until
    /// something can be.
    pub(super) fn hot_dice_beyond(&self, program: &Program, losses: &Losses) -> Value {
        let throw = &program.throws[program.dice];
        let again: f64 =
            program.tail.rolls.iter().filter(|(roll, _)| roll.stop.is_none()).map(|roll| roll.1).sum();
        let banked = 1.0 - throw.farkle - throw.toxic - throw.win - again;
        let bank = Value::of_end(self.banking(self.totals() - 1, 1), &self.lost);
        let mut value = Value::of_win(throw.win / (1.0 - again));
        value.add_times::<false>(banked / (1.0 - again), &bank);
        value.add_times::<false>(throw.farkle / (1.0 - again), &losses.farkle[program.dice]);
        value.add_times::<false>(throw.toxic / (1.0 - again), &losses.toxic[program.dice]);
        value
    }
}

/// A turn that is being solved.
struct Solving<'a, W> {
    rows: &'a mut Rows<W>,
    turn: &'a Turn,
    program: &'a Program,
}

impl<W: Worth> VectorWork for Solving<'_, W> {
    type Result = W;

    #[inline(always)]
    fn run<const FMA: bool>(self) -> W {
        self.rows.solve::<FMA>(self.turn, self.program)
    }
}
