//! Points as people type them into the fields of the pad: 1000, 1,000 and 1.000 are the same.

use crate::language::messages::say;
use farkle_rules::Points;
use farkle_rules::numbers::whole;

/// More digits than these hold are a slip of the finger.
const MOST: i128 = 999_999;

/// The points of a text, or why it has none. Whoever has typed nothing yet means no points.
pub(super) fn points_typed(text: &str) -> Result<Points, String> {
    let text = text.trim().replace('\u{2212}', "-");
    if text.is_empty() {
        return Ok(Points::ZERO);
    }
    match whole(&text).filter(|number| (-MOST..=MOST).contains(number)) {
        Some(number) => Ok(Points(number as i32)),
        None => Err(say!("pad-no-points", "text" => text)),
    }
}
