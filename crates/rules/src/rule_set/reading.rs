//! Rules as people write them: a preset, a file on top of it, single settings on top of both.
//!
//! All mistakes are found at once and quoted as written. A written setting wins over a setting of
//! the rules underneath.

use super::RuleSet;
use crate::draft::{
    Conflict, Conflicts, DEFAULT_PRESET, OptionSpec, Problem, RuleFile, RuleSetDraft, Setting, option,
    options,
};
use serde::de::{self, Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;

/// Rules as far as they could be read.
///
/// ```
/// use farkle_rules::{Reading, RuleSetDraft};
/// let mut reading = Reading::of(RuleSetDraft::preset("playmonster-expanded").unwrap());
/// reading.change([("ending", "exactly")]);
/// let note = "reached is now at_least instead of above (PlayMonster, expanded), to fit the other settings";
/// assert_eq!(reading.adjusted()[0].to_string(), note);
/// assert!(reading.check().is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Reading {
    draft: RuleSetDraft,
    unreadable: Vec<Conflict>,
    /// Keys and values as they were written.
    written: BTreeMap<String, String>,
    adjusted: Vec<Adjusted>,
}

/// A setting of the rules underneath that was changed because it contradicts a written one.
#[derive(Clone, Debug)]
pub struct Adjusted {
    /// The option.
    pub option: &'static OptionSpec,
    /// Its setting in the rules underneath.
    pub was: Setting,
    /// Its setting now.
    pub now: Setting,
    /// The name of the rules underneath.
    pub of: String,
}

impl fmt::Display for Adjusted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Adjusted { option, was, now, of } = self;
        write!(f, "{} is now {now} instead of {was} ({of}), to fit the other settings", option.key)
    }
}

impl Reading {
    /// Rules as they are.
    pub fn of(draft: RuleSetDraft) -> Reading {
        Reading { draft, unreadable: Vec::new(), written: BTreeMap::new(), adjusted: Vec::new() }
    }

    /// The rules that a file describes.
    pub fn of_file(file: &RuleFile) -> Reading {
        let text = |key: &str| file.0.get(key).map(|raw| raw.0.as_str());
        let name = text("preset").unwrap_or(DEFAULT_PRESET);
        let preset = RuleSetDraft::preset(name);
        let unknown = preset.is_none().then(|| Conflict::new("preset", name, Problem::UnknownPreset));
        let base = preset.or_else(|| RuleSetDraft::preset(DEFAULT_PRESET)).unwrap_or_default();
        let mut reading = Reading { unreadable: unknown.into_iter().collect(), ..Reading::of(base.clone()) };
        let lines = file.0.iter().map(|(key, raw)| (key.as_str(), raw.0.as_str()));
        reading.change(lines.filter(|(key, _)| !matches!(*key, "preset" | "about" | "name")));
        // Changed rules must not go by the name and the description of those that they were made
        // from.
        let draft = &mut reading.draft;
        let is_changed = !draft.plays_like(&base);
        if is_changed {
            draft.name.push_str(", changed");
            draft.about.clear();
        }
        if let Some(name) = text("name") {
            draft.name = name.to_string();
        }
        if let Some(about) = text("about") {
            draft.about = about.to_string();
        }
        reading
    }

    /// Changes single settings. They win over the rules so far; of two for the same option the
    /// later one counts.
    pub fn change<'a>(&mut self, changes: impl IntoIterator<Item = (&'a str, &'a str)>) {
        let base = self.draft.clone();
        let changes: Vec<(&str, &str)> = changes.into_iter().collect();
        let unreadable = changes.iter().filter_map(|(key, value)| base.clone().set(key, value).err());
        self.unreadable.extend(unreadable);
        // In the order of the options: an option that changes others comes before them.
        for option in options() {
            for (key, value) in changes.iter().filter(|(key, _)| *key == option.key) {
                if self.draft.set(key, value).is_ok() {
                    self.written.insert((*key).to_string(), (*value).to_string());
                    self.apply_companion(option, &base);
                }
            }
        }
        let is_written = |key: &str| changes.iter().any(|(written, _)| *written == key);
        if RuleSet::try_from(base).is_ok() {
            self.resolve_conflicts(is_written);
        }
    }

    /// Sets what usually goes with a setting that is new.
    fn apply_companion(&mut self, option: &OptionSpec, base: &RuleSetDraft) {
        let is_new = option.get(&self.draft) != option.get(base);
        if let Some((along, setting)) = self.draft.usually_along(option).filter(|_| is_new) {
            self.draft.put(along, &setting);
        }
    }

    /// Changes settings of the rules underneath that contradict written ones.
    fn resolve_conflicts(&mut self, is_written: impl Fn(&str) -> bool) {
        // Every round changes an option that no later one changes back.
        for _ in options() {
            let Err(conflicts) = RuleSet::try_from(self.draft.clone()) else { return };
            let mut ways = conflicts.0.iter().filter_map(|conflict| match conflict.problem {
                Problem::NeedsSixDice { .. } if is_written(&conflict.key) => Some(("dice", "6")),
                Problem::NeedsFiveDice if is_written(&conflict.key) => Some(("dice", "5")),
                _ => Some((conflict.key.as_str(), conflict.problem.fallback()?)),
            });
            let Some((key, value)) = ways.find(|(key, _)| !is_written(key)) else { return };
            let Some(option) = option(key) else { return };
            let was = option.get(&self.draft);
            if self.draft.set(key, value).is_err() {
                return;
            }
            let now = option.get(&self.draft);
            self.adjusted.push(Adjusted { option, was, now, of: self.draft.name.clone() });
        }
    }

    /// The rules so far, not yet checked against each other.
    pub fn draft(&self) -> &RuleSetDraft {
        &self.draft
    }

    /// The rules so far, to be called something else.
    pub fn draft_mut(&mut self) -> &mut RuleSetDraft {
        &mut self.draft
    }

    /// The settings that gave way to written ones.
    pub fn adjusted(&self) -> &[Adjusted] {
        &self.adjusted
    }

    /// The checked rules.
    ///
    /// # Errors
    /// All mistakes. Without a known preset underneath, contradictions are not looked for: they
    /// would be contradictions with a guess.
    pub fn check(self) -> Result<RuleSet, Conflicts> {
        let preset_is_unknown = self.unreadable.iter().any(|c| c.problem == Problem::UnknownPreset);
        let mut conflicts = self.unreadable;
        match RuleSet::try_from(self.draft) {
            Ok(rules) if conflicts.is_empty() => return Ok(rules),
            Err(mut contradictions) if !preset_is_unknown => {
                // What can't be read keeps its own words: another setting of that option may count.
                for conflict in &mut contradictions.0 {
                    if let Some(written) = self.written.get(&conflict.key) {
                        conflict.value.clone_from(written);
                    }
                }
                conflicts.extend(contradictions.0);
            }
            _ => {}
        }
        Err(Conflicts(conflicts))
    }
}

impl RuleFile {
    /// The draft that the file describes.
    ///
    /// # Errors
    /// All keys that do not exist and all values that are not allowed.
    pub fn draft(&self) -> Result<RuleSetDraft, Conflicts> {
        let Reading { draft, unreadable, .. } = Reading::of_file(self);
        if unreadable.is_empty() { Ok(draft) } else { Err(Conflicts(unreadable)) }
    }
}

impl<'de> Deserialize<'de> for RuleSetDraft {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        RuleFile::deserialize(deserializer)?.draft().map_err(de::Error::custom)
    }
}
