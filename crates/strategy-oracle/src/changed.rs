//! Presets with other settings, for tests and benchmarks.

use farkle_rules::{RuleSet, RuleSetDraft};

/// Settings of options.
pub type Changes<'a> = &'a [(&'a str, &'a str)];

/// A preset with these settings on top.
pub fn rules(preset: &str, changes: Changes<'_>) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}
