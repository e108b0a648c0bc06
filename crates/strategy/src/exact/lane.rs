//! Numbers side by side: small arrays that the compiler turns into vectors.

/// Positions that are solved side by side.
pub(crate) const LANES: usize = 8;

/// Chances that are equal differ by no more than this after rounding. The largest difference found
/// is 1e-14. A turn total that is taken for no better than another may be better by this for each
/// unit between them, in the presets by less than 1e-11.
const ROUNDING: f64 = 2e-14;

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

    /// The same, but for what rounding may make of equal numbers.
    #[inline(always)]
    pub(super) fn is_hardly_more_than(&self, other: &Lane) -> bool {
        !self.0.iter().zip(&other.0).fold(false, |more, (a, b)| more | (*a > *b + ROUNDING))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_is_told_from_a_difference() {
        let (half, rounded, more) = (Lane::all(0.5), Lane::all(0.5 + 1e-14), Lane::all(0.5 + 1e-13));
        assert!(rounded.is_hardly_more_than(&half));
        assert!(!more.is_hardly_more_than(&half));
    }
}
