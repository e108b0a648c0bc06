//! What rules are called: the names of known versions that are words and no proper names, in every
//! language.

use crate::Messages;
use farkle_rules::{Preset, RuleSet};

/// A known version with such a name: how the engine calls it, in files and for people, and its
/// share code, which never changes. They stand here once more so that nothing of the engine is
/// needed to tell one by its code.
struct Version {
    preset: &'static str,
    title: &'static str,
    code: &'static str,
}

const IN_WORDS: [Version; 3] = [
    Version { preset: "classic", title: "Classic", code: "F1-1SW12F0J7G5Z" },
    Version {
        preset: "playmonster-expanded",
        title: "PlayMonster, expanded",
        code: "F1-0G60N8G11F1043720C8KR4HW2DJ1G51104HG2A00HE",
    },
    Version { preset: "busche-neller", title: "Busche and Neller", code: "F1-1R0026" },
];

impl Messages {
    /// What rules with this name and share code are called. Only a known version under the name
    /// that the engine gave it is called otherwise than that: a name that somebody gave to rules
    /// stays, and so does one that somebody has changed.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// use farkle_words::Language;
    /// let code = RuleSet::preset("classic").unwrap().code();
    /// let german = Language::German.messages();
    /// assert_eq!(german.rules_name("Classic", &code), "Klassisch");
    /// assert_eq!(german.rules_name("Friday", &code), "Friday");
    /// assert_eq!(german.rules_name("Classic", "another"), "Classic");
    /// ```
    pub fn rules_name(&self, name: &str, code: &str) -> String {
        let version = IN_WORDS.iter().find(|version| version.title == name && version.code == code);
        let id = version.map(|version| format!("version-{}", version.preset));
        id.filter(|id| self.has(id)).map_or_else(|| name.to_string(), |id| self.say(&id))
    }

    /// As [`Messages::rules_name`], of a known version.
    pub fn version(&self, preset: &Preset) -> String {
        self.rules_name(preset.title, &preset.draft().code())
    }

    /// As [`Messages::rules_name`], of rules at hand.
    pub fn name_of(&self, rules: &RuleSet) -> String {
        self.rules_name(rules.name(), &rules.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn the_versions_are_those_of_the_engine() {
        for version in IN_WORDS {
            let preset = Preset::ALL.iter().find(|preset| preset.name == version.preset).unwrap();
            assert_eq!((preset.title, preset.draft().code().as_str()), (version.title, version.code));
        }
    }

    #[test]
    fn names_that_are_words_are_translated_and_proper_names_are_not() {
        for language in Language::ALL {
            let messages = language.messages();
            for preset in Preset::ALL {
                let rules = RuleSet::preset(preset.name).unwrap();
                let is_in_words = IN_WORDS.iter().any(|version| version.preset == preset.name);
                let is_same = messages.name_of(&rules) == preset.title;
                assert_eq!(
                    is_same,
                    language == Language::English || !is_in_words,
                    "{language}: {}",
                    preset.name
                );
            }
        }
    }
}
