//! Dial: what a turn total must reach before it may be banked.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source};
use crate::Points;

/// Thresholds of banking.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Opening {
    /// A side's first bank must be at least this; zero for none.
    pub opening_score: Points,
    /// Every bank must be at least this; zero for none.
    pub minimum_bank: Points,
}

impl Opening {
    /// What the first bank of a side must be at least, beyond what every bank must be; zero for no
    /// limit.
    ///
    /// ```
    /// use farkle_rules::{Points, RuleSetDraft};
    ///
    /// let mut draft = RuleSetDraft::preset("walnut").unwrap();
    /// assert_eq!(draft.opening.in_force(), Points(500));
    /// draft.set("minimum_bank", "500").unwrap();
    /// assert_eq!(draft.opening.in_force(), Points(0));
    /// ```
    pub fn in_force(&self) -> Points {
        if self.opening_score > self.minimum_bank { self.opening_score } else { Points::ZERO }
    }
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "opening_score",
        dial: Dial::Opening,
        title: "To get on the board",
        meaning: "The first bank must be at least this much. Later banks have no such limit.",
        source: Source::Classic,
        kind: Kind::Points,
        usual: &["none", "350", "400", "500", "600", "1000"],
        get: |d| Setting::points(d.opening.opening_score),
        set: |d, value| d.opening.opening_score = value.as_points(),
    },
    OptionSpec {
        key: "minimum_bank",
        dial: Dial::Opening,
        title: "Minimum bank",
        meaning: "A turn total below this can't be banked in any turn.",
        source: Source::WellKnown,
        kind: Kind::Points,
        usual: &["none", "300", "350", "500"],
        get: |d| Setting::points(d.opening.minimum_bank),
        set: |d, value| d.opening.minimum_bank = value.as_points(),
    },
];
