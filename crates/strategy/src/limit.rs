//! Where an iteration is going, from three of its steps.

/// Three values that change by less than this have come to rest.
const STRAIGHT: f64 = 1e-15;

/// Where three values of an iteration lead that each move by the same part of what the one before
/// did (Aitken's delta-squared), for chances. If they don't, the steps that follow set it right.
pub fn limit(a: f64, b: f64, c: f64) -> f64 {
    let bend = (c - b) - (b - a);
    if bend.abs() < STRAIGHT { c } else { (c - (c - b) * (c - b) / bend).clamp(0.0, 1.0) }
}
