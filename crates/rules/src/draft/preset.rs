//! Presets: complete rule sets under a name.

use super::{RuleSetDraft, Source, differences};

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

    /// The preset with these rules, whatever they are called.
    ///
    /// ```
    /// use farkle_rules::{Preset, RuleSetDraft};
    ///
    /// let mut ours = RuleSetDraft::preset("zilch").unwrap();
    /// ours.name = "Ours".to_string();
    /// assert_eq!(Preset::of(&ours).unwrap().name, "zilch");
    /// ours.set("target", "2000").unwrap();
    /// assert!(Preset::of(&ours).is_none());
    /// assert_eq!(Preset::nearest(&ours).name, "zilch");
    /// ```
    pub fn of(draft: &RuleSetDraft) -> Option<&'static Preset> {
        Self::ALL.iter().find(|preset| preset.draft().plays_like(draft))
    }

    /// The preset from which a draft differs in the fewest options.
    pub fn nearest(draft: &RuleSetDraft) -> &'static Preset {
        let nearest = Self::ALL.iter().min_by_key(|preset| differences(draft, &preset.draft()).len());
        nearest.unwrap_or(&Self::ALL[0])
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
