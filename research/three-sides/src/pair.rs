//! The two chances that are stored for a position.

/// The chances of the mover and of the next side; the third side has the rest.
pub(crate) type Pair = (f64, f64);

/// A chance that nobody has computed.
pub(crate) const UNKNOWN: Pair = (f64::NAN, f64::NAN);
