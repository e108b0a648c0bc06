//! The worth of moments in a turn, in several positions side by side.

/// Positions that are solved side by side.
pub(crate) const LANES: usize = 8;

/// One number for each lane.
pub(crate) type Numbers = [f64; LANES];

/// The worth of a moment to the mover, with or without the worth to the others.
pub(crate) trait Worth: Copy {
    /// Worth nothing to anybody.
    const NONE: Self;
    /// An action that is not allowed.
    const IMPOSSIBLE: Self;

    /// The worth of an end of the turn; `lost` is the mover's chance after a turn without points.
    fn of_end(end: &Value, lost: &Numbers) -> Self;

    /// A full value, reduced to the numbers that this type carries.
    fn of_full(value: &Value) -> Self;

    /// The worth of a roll that wins the game and comes up this often.
    fn of_win(chance: f64) -> Self;

    /// The worth to the mover.
    fn own(&self) -> &Numbers;

    /// The better one for the mover; the first one if both are equal.
    fn better(&self, other: &Self) -> Self;

    /// Adds `factor` times `other`; with `FMA` in one instruction, for machines that have it.
    fn add_times<const FMA: bool>(&mut self, factor: f64, other: &Self);
}

/// The worth to all three sides.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Value {
    /// The worth to the mover.
    pub(crate) own: Numbers,
    /// The chance that the turn brings no points.
    pub(crate) nothing: Numbers,
    /// The chance that the turn brings points and the next side wins.
    pub(crate) next: Numbers,
}

/// The worth to the mover alone.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Own(pub(crate) Numbers);

impl Value {
    /// The end of a turn without points, before its worth to the mover is added.
    pub(crate) const LOST: Value = Value { own: [0.0; LANES], nothing: [1.0; LANES], next: [0.0; LANES] };
    /// A win.
    pub(crate) const WON: Value = Value { own: [1.0; LANES], ..Value::NONE };
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
        // The compiler turns bit masks into vector instructions, and an `if` into branches.
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
pub(crate) fn no_more(first: &Numbers, second: &Numbers) -> bool {
    // An early end would be a branch for each lane.
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
