//! Numbers side by side: small arrays that the compiler turns into vectors.

/// Positions that are solved side by side.
pub(crate) const LANES: usize = 8;

/// One value for each lane.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
pub(crate) struct Lane(pub(crate) [f64; LANES]);

impl Lane {
    pub(crate) const fn all(value: f64) -> Lane {
        Lane([value; LANES])
    }

    #[inline(always)]
    pub(crate) fn max(self, other: Lane) -> Lane {
        let mut out = self;
        for (a, b) in out.0.iter_mut().zip(other.0) {
            // Not `f64::max`, which has rules for NaN that cost instructions.
            *a = if b > *a { b } else { *a };
        }
        out
    }

    /// In every lane.
    #[inline(always)]
    pub(super) fn is_no_more_than(&self, other: &Lane) -> bool {
        // No early end: that would be a branch for each lane.
        !self.0.iter().zip(&other.0).fold(false, |more, (a, b)| more | (a > b))
    }

    #[inline(always)]
    pub(super) fn plus(mut self, other: Lane) -> Lane {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a += b);
        self
    }

    /// Adds `factor` times `other`; with `FMA` in one instruction, for machines that have it.
    #[inline(always)]
    pub(super) fn add_times<const FMA: bool>(&mut self, factor: f64, other: Lane) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a = if FMA { factor.mul_add(b, *a) } else { *a + factor * b };
        }
    }
}
