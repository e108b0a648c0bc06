//! One turn of several positions side by side: what each way to end it is worth to all three sides.

use crate::numbers::{LANES, Numbers, Value, Worth};
use farkle_strategy::solver::{Program, SLOTS};

/// What farkles are worth to the mover, by dice thrown; the first entry is unused.
pub(crate) type ByDice = [Numbers; SLOTS];

/// The ends of a turn, laid out for the kernel.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// Totals below this one are solved; from here on everything is banked.
    pub(crate) rows: usize,
    /// Banking by total: for the totals that are solved and for all that a roll reaches from them.
    /// A bank that is lost leaves out the worth of a turn without points.
    pub(crate) bank: Vec<Value>,
    /// Whether hot dice must be rolled. Then all totals beyond the solved ones are worth the same
    /// once they can be banked.
    pub(crate) must_roll: bool,
    /// Whether the mover keeps the turn after a farkle and may go on with nothing.
    pub(crate) goes_on: bool,
    /// Whether totals beyond the solved ones are worthless: the mover rolls on as long as a roll
    /// may still win.
    pub(crate) too_much: bool,
    /// The mover's chance if the turn ends without points, where that is not known yet.
    pub(crate) lost: Numbers,
    /// The end of a turn without points; leaves out [`Layout::lost`] where that is not known yet.
    pub(crate) nothing: Value,
    /// The worth of a farkle after which the mover may go on, by dice thrown, once it is found.
    pub(crate) going_on: Option<[Value; SLOTS]>,
    /// The same as the last turn found it, for the mover alone: a first guess.
    pub(crate) going_on_before: Option<ByDice>,
}

/// The worth of farkles, by dice thrown, and of toxic twos.
pub(crate) struct Losses {
    pub(crate) farkle: [Value; SLOTS],
    pub(crate) toxic: Value,
}

impl Layout {
    pub(crate) fn new() -> Layout {
        Layout {
            rows: 0,
            bank: Vec::new(),
            must_roll: false,
            goes_on: false,
            too_much: false,
            lost: [0.0; LANES],
            nothing: Value::LOST,
            going_on: None,
            going_on_before: None,
        }
    }

    /// The worth of banking this total.
    #[inline(always)]
    pub(crate) fn banking<W: Worth>(&self, total: usize) -> W {
        W::of_end(&self.bank[total], &self.lost)
    }

    /// The mover's chance after a turn without points.
    pub(crate) fn given_up(&self) -> Numbers {
        Value::of_end(&self.nothing, &self.lost).own
    }

    /// The worth of turns that end without points.
    pub(crate) fn losses(&self, program: &Program) -> Losses {
        let toxic = Value::of_end(&self.nothing, &self.lost);
        let mut losses = Losses { farkle: self.going_on.unwrap_or([toxic; SLOTS]), toxic };
        if let Some(reach) = program.reach.as_ref().filter(|_| self.goes_on) {
            for (end, reach) in losses.farkle.iter_mut().zip(reach).take(program.dice + 1).skip(1) {
                self.reach_all(program, end, reach);
            }
        }
        losses
    }

    /// A mover who may go on for ever reaches everything within reach sooner or later.
    fn reach_all(&self, program: &Program, end: &mut Value, reach: &[[bool; SLOTS]]) {
        if program.throws.iter().any(|throw| throw.win > 0.0) {
            *end = end.better(&Value::WON);
        }
        let last = self.bank.len() - 1;
        for (total, reached) in reach.iter().enumerate() {
            if reached[usize::from(self.must_roll)..].contains(&true) {
                *end = end.better(&self.banking(total.min(last)));
            }
        }
    }

    /// Hot dice that must be rolled where every bank is worth the same: the mover rolls them until
    /// something can be banked.
    pub(crate) fn hot_dice_beyond(&self, program: &Program, losses: &Losses) -> Value {
        let throw = &program.throws[program.dice];
        let again: f64 =
            program.tail.rolls.iter().filter(|(roll, _)| roll.stop.is_none()).map(|roll| roll.1).sum();
        let banked = 1.0 - throw.farkle - throw.toxic - throw.win - again;
        let bank: Value = self.banking(self.bank.len() - 1);
        let mut value = Value::of_win(throw.win / (1.0 - again));
        value.add_times::<false>(banked / (1.0 - again), &bank);
        value.add_times::<false>(throw.farkle / (1.0 - again), &losses.farkle[program.dice]);
        value.add_times::<false>(throw.toxic / (1.0 - again), &losses.toxic);
        value
    }
}
