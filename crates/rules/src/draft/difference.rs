//! How two rule sets differ, option by option.

use super::{OptionSpec, RuleSetDraft, Setting, options};
use std::fmt;

/// One option in which two rule sets differ.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The option.
    pub option: &'static OptionSpec,
    /// Its setting in the rule set that is described.
    pub here: Setting,
    /// Its setting in the rule set that it is compared with.
    pub there: Setting,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = &self.option.kind;
        write!(f, "{}: {}, not {}", self.option.title, kind.in_words(&self.here), kind.in_words(&self.there))
    }
}

/// All options in which `here` plays otherwise than `there`, dial by dial. Another word for the
/// same price is no difference.
pub fn differences(here: &RuleSetDraft, there: &RuleSetDraft) -> Vec<Difference> {
    let plays_otherwise = |difference: &Difference| {
        let mut other = here.clone();
        (difference.option.set)(&mut other, &difference.there);
        !other.plays_like(here)
    };
    options()
        .map(|option| Difference { option, here: option.get(here), there: option.get(there) })
        .filter(|difference| difference.here != difference.there && plays_otherwise(difference))
        .collect()
}
