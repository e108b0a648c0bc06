//! One turn for several positions side by side, with everything that the end of the turn means to all three sides.
//!
//! As the kernel for two sides, but each value carries what the mover's choice means to the others: the chance that
//! the turn ends with nothing, and the next side's chance if it does not.

use crate::exact::{Program, SLOTS, TOGETHER, Throw};

/// Positions that are solved side by side.
pub(super) const LANES: usize = 8;

/// One number for each lane.
pub(super) type Numbers = [f64; LANES];

/// What a moment in a turn is worth.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Value {
    /// To the mover.
    pub(super) own: Numbers,
    /// The chance that the turn ends with nothing.
    pub(super) nothing: Numbers,
    /// The next side's chance to win if the turn ends otherwise, times the chance of that.
    pub(super) next: Numbers,
}

impl Value {
    pub(super) const NONE: Value = Value { own: [0.0; LANES], nothing: [0.0; LANES], next: [0.0; LANES] };
    const IMPOSSIBLE: Value = Value { own: [f64::NEG_INFINITY; LANES], ..Value::NONE };

    #[inline(always)]
    fn better(&self, other: &Value) -> Value {
        // Picked bit by bit: the compiler turns that into vector instructions, and a choice by `if` into branches.
        let mut picks = [0_u64; LANES];
        for (pick, (own, other)) in picks.iter_mut().zip(self.own.iter().zip(&other.own)) {
            *pick = if other > own { u64::MAX } else { 0 };
        }
        Value {
            own: pick(&picks, &self.own, &other.own),
            nothing: pick(&picks, &self.nothing, &other.nothing),
            next: pick(&picks, &self.next, &other.next),
        }
    }

    #[inline(always)]
    fn add_times<const FMA: bool>(&mut self, factor: f64, other: &Value) {
        for lane in 0..LANES {
            self.own[lane] = add_times::<FMA>(self.own[lane], factor, other.own[lane]);
            self.nothing[lane] = add_times::<FMA>(self.nothing[lane], factor, other.nothing[lane]);
            self.next[lane] = add_times::<FMA>(self.next[lane], factor, other.next[lane]);
        }
    }
}

/// In each lane the second number if all bits are set, the first if none is.
#[inline(always)]
fn pick(picks: &[u64; LANES], first: &Numbers, second: &Numbers) -> Numbers {
    let mut picked = [0.0; LANES];
    for lane in 0..LANES {
        let bits = (first[lane].to_bits() & !picks[lane]) | (second[lane].to_bits() & picks[lane]);
        picked[lane] = f64::from_bits(bits);
    }
    picked
}

#[inline(always)]
fn add_times<const FMA: bool>(sum: f64, factor: f64, value: f64) -> f64 {
    if FMA { factor.mul_add(value, sum) } else { sum + factor * value }
}

/// One turn, laid out for the kernel.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Totals below this one are solved; from here on everything is banked.
    pub(super) rows: usize,
    /// Banking by total, for the totals that are solved.
    pub(super) bank: Vec<Value>,
    /// Banking from the last of these totals on.
    pub(super) beyond: Vec<Value>,
    /// Whether hot dice can't be banked; then all totals beyond the solved ones are worth the same once they can be.
    pub(super) must_roll: bool,
    /// The mover's chance if the turn ends with nothing.
    pub(super) lost: Numbers,
    after: Vec<Value>,
    found: Vec<Value>,
}

impl Turn {
    pub(super) fn new() -> Turn {
        Turn {
            rows: 0,
            bank: Vec::new(),
            beyond: Vec::new(),
            must_roll: false,
            lost: [0.0; LANES],
            after: Vec::new(),
            found: Vec::new(),
        }
    }

    /// The value of the whole turn.
    pub(super) fn solve(&mut self, program: &Program) -> Value {
        self.after.resize((self.rows + self.beyond.len()) * SLOTS, Value::NONE);
        self.found.resize(program.most_steps + 1, Value::NONE);
        dispatch(self, program)
    }

    #[inline(always)]
    fn throw<const FMA: bool>(&mut self, throw: &Throw, total: usize) -> Value {
        let row = &self.after[total * SLOTS..];
        let found = &mut self.found;
        found[0] = Value::IMPOSSIBLE;
        let mut sum = Value::NONE;
        for lane in 0..LANES {
            let nothing = throw.farkle + throw.toxic;
            sum.own[lane] = throw.win + nothing * self.lost[lane];
            sum.nothing[lane] = nothing;
        }
        for (group, steps) in throw.steps.iter().enumerate() {
            for (place, step) in steps.iter().enumerate() {
                let best = found[step.from as usize].better(&row[step.offset as usize]);
                found[group * TOGETHER + place + 1] = best;
                sum.add_times::<FMA>(step.chance, &best);
            }
        }
        for step in throw.last_steps.iter().flatten() {
            let best = found[step.from as usize].better(&row[step.offset as usize]);
            sum.add_times::<FMA>(step.chance, &best);
        }
        sum
    }

    /// Hot dice that have to be rolled where everything that can be banked is worth the same: they are rolled until
    /// something can be.
    fn hot_dice_beyond(&self, program: &Program) -> Value {
        let throw = &program.throws[program.dice];
        let again: f64 =
            program.tail.rolls.iter().filter(|(roll, _)| roll.stop.is_none()).map(|roll| roll.1).sum();
        let nothing = throw.farkle + throw.toxic;
        let banked = (1.0 - nothing - throw.win - again) / (1.0 - again);
        let (nothing, win) = (nothing / (1.0 - again), throw.win / (1.0 - again));
        let bank = self.beyond.last().copied().unwrap_or(Value::NONE);
        let mut value = Value { nothing: [nothing; LANES], ..Value::NONE };
        for lane in 0..LANES {
            value.own[lane] = win + banked * bank.own[lane] + nothing * self.lost[lane];
            value.next[lane] = banked * bank.next[lane];
        }
        value
    }

    #[inline(always)]
    fn solve_here<const FMA: bool>(&mut self, program: &Program) -> Value {
        for (row, bank) in self.after[self.rows * SLOTS..].chunks_exact_mut(SLOTS).zip(&self.beyond) {
            row.fill(*bank);
        }
        if self.must_roll {
            let rolling = self.hot_dice_beyond(program);
            self.after[self.rows * SLOTS..].iter_mut().step_by(SLOTS).for_each(|hot| *hot = rolling);
        }
        let mut fresh = None;
        for total in (0..self.rows).rev() {
            for dice in 1..=program.dice {
                let roll = self.throw::<FMA>(&program.throws[dice], total);
                let best = self.bank[total].better(&roll);
                self.after[total * SLOTS + dice] = best;
                if dice == program.dice {
                    self.after[total * SLOTS] = if self.must_roll { roll } else { best };
                    fresh = Some(roll);
                }
            }
        }
        match (&program.first_throw, fresh) {
            (Some(first), _) => self.throw::<FMA>(first, 0),
            (None, Some(fresh)) => fresh,
            // One throw, after which everything is banked.
            (None, None) => self.throw::<FMA>(&program.throws[program.dice], 0),
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn dispatch(turn: &mut Turn, program: &Program) -> Value {
    #[target_feature(enable = "avx512f,avx512dq,avx512vl,fma")]
    fn with_avx512(turn: &mut Turn, program: &Program) -> Value {
        turn.solve_here::<true>(program)
    }

    #[target_feature(enable = "avx2,fma")]
    fn with_avx2(turn: &mut Turn, program: &Program) -> Value {
        turn.solve_here::<true>(program)
    }

    let fma = is_x86_feature_detected!("fma");
    if fma
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
    {
        // SAFETY: the function is safe but for the instructions that it may use, and the machine has just said that it
        // has them.
        #[allow(unsafe_code)]
        unsafe {
            with_avx512(turn, program)
        }
    } else if fma && is_x86_feature_detected!("avx2") {
        // SAFETY: as above.
        #[allow(unsafe_code)]
        unsafe {
            with_avx2(turn, program)
        }
    } else {
        turn.solve_here::<false>(program)
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn dispatch(turn: &mut Turn, program: &Program) -> Value {
    turn.solve_here::<false>(program)
}
