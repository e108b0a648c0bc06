//! Points, the unit of everything in the game.

use crate::numbers::thousands;
use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// A number of points. Scores can be negative (three farkles in a row), prices can't.
///
/// Prints with thousands separators: people read 10,000 faster than 10000.
///
/// ```
/// use farkle_rules::Points;
/// assert_eq!(Points(10_000).to_string(), "10,000");
/// assert_eq!((Points(350) - Points(1_500)).to_string(), "-1,150");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        *self = *self - other;
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&format!("{sign}{}", thousands(self.0.unsigned_abs().into())))
    }
}
