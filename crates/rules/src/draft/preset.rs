//! Presets: complete rule sets under a name.

use super::{RuleSetDraft, Source};

/// A named rule set. The engine never asks which one it plays; a preset only fills in a draft.
#[derive(Debug)]
pub struct Preset {
    /// Name in files and on the command line.
    pub name: &'static str,
    /// Name for people.
    pub title: &'static str,
    /// A sentence or two; says so where details are uncertain.
    pub about: &'static str,
    /// Who plays it.
    pub source: Source,
    /// Every value that it sets, with where it comes from.
    pub values: &'static [PresetValue],
}

/// One value of a preset.
#[derive(Clone, Copy, Debug)]
pub struct PresetValue {
    /// The option.
    pub key: &'static str,
    /// Its setting, as in a rule file.
    pub value: &'static str,
    /// Where it comes from.
    pub source: &'static str,
}

impl Preset {
    /// The preset with this name.
    pub fn find(name: &str) -> Option<&'static Preset> {
        let name = name.trim().to_ascii_lowercase().replace('_', "-");
        Self::ALL.iter().find(|preset| preset.name == name)
    }

    /// The rule set that it stands for.
    pub fn draft(&self) -> RuleSetDraft {
        let mut draft = RuleSetDraft {
            name: self.title.to_string(),
            about: self.about.to_string(),
            ..RuleSetDraft::default()
        };
        for value in self.values {
            let set = draft.set(value.key, value.value);
            debug_assert!(set.is_ok(), "{}: {set:?}", self.name);
        }
        draft
    }
}
