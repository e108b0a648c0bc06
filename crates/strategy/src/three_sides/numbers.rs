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

    /// What an end of the turn is worth, with the mover's chance when its turn brings nothing.
    fn of_end(end: &Value, lost: &Numbers) -> Self;

    /// Without what is none of the mover's business, if that is not told anyway.
    fn of_full(value: &Value) -> Self;

    /// What a roll that wins the game is worth, and comes up so often.
    fn of_win(chance: f64) -> Self;

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

impl Value {
    /// A turn that ends with nothing, as an end whose worth is not added up yet.
    pub(super) const LOST: Value = Value { own: [0.0; LANES], nothing: [1.0; LANES], next: [0.0; LANES] };
    /// The end of the game by a win.
    pub(super) const WON: Value = Value { own: [1.0; LANES], ..Value::NONE };
}

impl Worth for Value {
    const NONE: Value = Value { own: [0.0; LANES], nothing: [0.0; LANES], next: [0.0; LANES] };
    const IMPOSSIBLE: Value = Value { own: [f64::NEG_INFINITY; LANES], ..Value::NONE };

    #[inline(always)]
    fn of_end(end: &Value, lost: &Numbers) -> Value {
        Value { own: Own::of_end(end, lost).0, ..*end }
    }

    #[inline(always)]
    fn of_full(value: &Value) -> Value {
        *value
    }

    #[inline(always)]
    fn of_win(chance: f64) -> Value {
        Value { own: [chance; LANES], ..Value::NONE }
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
    fn of_end(end: &Value, lost: &Numbers) -> Own {
        let mut own = Own(end.own);
        for (own, (nothing, lost)) in own.0.iter_mut().zip(end.nothing.iter().zip(lost)) {
            *own += nothing * lost;
        }
        own
    }

    #[inline(always)]
    fn of_full(value: &Value) -> Own {
        Own(value.own)
    }

    #[inline(always)]
    fn of_win(chance: f64) -> Own {
        Own([chance; LANES])
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
