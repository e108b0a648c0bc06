//! What moments in a turn are worth, in several positions side by side.

/// Positions that are solved side by side.
pub(super) const LANES: usize = 8;

/// One number for each lane.
pub(super) type Numbers = [f64; LANES];

/// What a moment is worth to the mover, with or without what that means to the others.
pub(super) trait Worth: Copy {
    /// Worth nothing to anybody.
    const NONE: Self;
    /// What is not allowed.
    const IMPOSSIBLE: Self;

    /// What banking is worth.
    fn of_bank(bank: &Value) -> Self;

    /// What is won and what is lost by a roll, with the mover's chance when its turn brings nothing.
    fn of_ends(win: f64, nothing: f64, lost: &Numbers) -> Self;

    /// To the mover.
    fn own(&self) -> &Numbers;

    /// The one that is worth more to the mover; the first one if both are worth the same.
    fn better(&self, other: &Self) -> Self;

    /// Adds `factor` times `other`; with `FMA` in one instruction, for machines that have it.
    fn add_times<const FMA: bool>(&mut self, factor: f64, other: &Self);
}

/// To all three sides.
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

/// To the mover alone.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Own(pub(super) Numbers);

impl Worth for Value {
    const NONE: Value = Value { own: [0.0; LANES], nothing: [0.0; LANES], next: [0.0; LANES] };
    const IMPOSSIBLE: Value = Value { own: [f64::NEG_INFINITY; LANES], ..Value::NONE };

    #[inline(always)]
    fn of_bank(bank: &Value) -> Value {
        *bank
    }

    #[inline(always)]
    fn of_ends(win: f64, nothing: f64, lost: &Numbers) -> Value {
        Value { own: Own::of_ends(win, nothing, lost).0, nothing: [nothing; LANES], ..Value::NONE }
    }

    #[inline(always)]
    fn own(&self) -> &Numbers {
        &self.own
    }

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

impl Worth for Own {
    const NONE: Own = Own([0.0; LANES]);
    const IMPOSSIBLE: Own = Own([f64::NEG_INFINITY; LANES]);

    #[inline(always)]
    fn of_bank(bank: &Value) -> Own {
        Own(bank.own)
    }

    #[inline(always)]
    fn of_ends(win: f64, nothing: f64, lost: &Numbers) -> Own {
        let mut own = [win; LANES];
        for (own, lost) in own.iter_mut().zip(lost) {
            *own += nothing * lost;
        }
        Own(own)
    }

    #[inline(always)]
    fn own(&self) -> &Numbers {
        &self.0
    }

    #[inline(always)]
    fn better(&self, other: &Own) -> Own {
        let mut most = *self;
        for (most, &other) in most.0.iter_mut().zip(&other.0) {
            *most = if other > *most { other } else { *most };
        }
        most
    }

    #[inline(always)]
    fn add_times<const FMA: bool>(&mut self, factor: f64, other: &Own) {
        for (sum, &value) in self.0.iter_mut().zip(&other.0) {
            *sum = add_times::<FMA>(*sum, factor, value);
        }
    }
}

/// Whether the first number is at most the second in every lane.
#[inline(always)]
pub(super) fn no_more(first: &Numbers, second: &Numbers) -> bool {
    // No early end: that would be a branch for each lane.
    !first.iter().zip(second).fold(false, |more, (first, second)| more | (first > second))
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
