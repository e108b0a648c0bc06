//! The names of known versions in every language, unless they are proper names.

use crate::{Messages, Value};
use farkle_rules::{Preset, RuleSet};

/// A known version: its name in files, its English title, and its share code, which never changes.
/// The table repeats these so that no engine is needed to recognise a code.
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

/// What the engine calls rules that came as a code, without a name.
const UNNAMED: &str = "House rules";
/// What the engine puts behind the title of a version that was changed.
const CHANGED: &str = ", changed";

/// The titles of all known versions, without their rules: a page that only names rules needs no
/// engine.
const TITLES: [&str; Preset::ALL.len()] = {
    let mut titles = [""; Preset::ALL.len()];
    let mut at = 0;
    while at < titles.len() {
        titles[at] = Preset::ALL[at].title;
        at += 1;
    }
    titles
};

/// The name of a version for where there is one line: without what follows a colon.
///
/// ```
/// assert_eq!(farkle_words::short("Kingdom Come: Deliverance"), "Kingdom Come");
/// assert_eq!(farkle_words::short("Zilch"), "Zilch");
/// ```
pub fn short(version: &str) -> &str {
    version.split(": ").next().unwrap_or(version)
}

/// The name of rules that come from a known version and that nobody has named. It is stored, and
/// [`Messages::rules_name`] says it in a language.
///
/// ```
/// use farkle_rules::Preset;
/// let classic = Preset::ALL.iter().find(|preset| preset.name == "classic").unwrap();
/// assert_eq!(farkle_words::changed_version(classic), "Classic, changed");
/// assert!(farkle_words::is_changed_version("Classic, changed"));
/// assert!(!farkle_words::is_changed_version("Friday, changed"));
/// ```
pub fn changed_version(base: &Preset) -> String {
    format!("{}{CHANGED}", short(base.title))
}

/// Whether nobody has named rules with this name: see [`changed_version`].
pub fn is_changed_version(name: &str) -> bool {
    version_before(name).is_some()
}

/// The title of the version that was changed.
fn version_before(name: &str) -> Option<&str> {
    let is_known = |base: &&str| TITLES.iter().any(|title| title == base || short(title) == *base);
    name.strip_suffix(CHANGED).filter(is_known)
}

impl Messages {
    /// The name of rules with this name and share code. Only a known version with its English title
    /// has another name here, a changed one, and rules without a name: names that people gave to
    /// rules stay.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// use farkle_words::Language;
    /// let code = RuleSet::preset("classic").unwrap().code();
    /// let german = Language::German.messages();
    /// assert_eq!(german.rules_name("Classic", &code), "Klassisch");
    /// assert_eq!(german.rules_name("Friday", &code), "Friday");
    /// assert_eq!(german.rules_name("Classic, changed", "another"), "Klassisch, geändert");
    /// assert_eq!(german.rules_name("Classic", "another"), "Classic");
    /// ```
    pub fn rules_name(&self, name: &str, code: &str) -> String {
        const FOR_CHANGED: &str = "version-changed";
        const FOR_UNNAMED: &str = "version-unnamed";
        if name == UNNAMED && self.has(FOR_UNNAMED) {
            return self.say(FOR_UNNAMED);
        }
        if let Some(base) = version_before(name).filter(|_| self.has(FOR_CHANGED)) {
            let version = IN_WORDS.iter().find(|version| version.title == base);
            let base = version.map_or_else(|| base.to_string(), |version| self.in_words(version));
            return self.say_with(FOR_CHANGED, &[("name", Value::from(base.as_str()))]);
        }
        let version = IN_WORDS.iter().find(|version| version.title == name && version.code == code);
        version.map_or_else(|| name.to_string(), |version| self.in_words(version))
    }

    /// The title of a version that has words of its own in every language.
    fn in_words(&self, version: &Version) -> String {
        let id = format!("version-{}", version.preset);
        if self.has(&id) { self.say(&id) } else { version.title.to_string() }
    }

    /// As [`Messages::rules_name`], for a known version.
    pub fn version(&self, preset: &Preset) -> String {
        self.rules_name(preset.title, &preset.draft().code())
    }

    /// As [`Messages::rules_name`], for checked rules.
    pub fn name_of(&self, rules: &RuleSet) -> String {
        self.rules_name(rules.name(), &rules.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use farkle_rules::RuleSetDraft;

    #[test]
    fn the_versions_are_those_of_the_engine() {
        for version in IN_WORDS {
            let preset = Preset::ALL.iter().find(|preset| preset.name == version.preset).unwrap();
            assert_eq!((preset.title, preset.draft().code().as_str()), (version.title, version.code));
        }
    }

    #[test]
    fn a_changed_version_says_so_in_every_language() {
        let changed = |language: Language, name| language.messages().rules_name(name, "another");
        assert_eq!(changed(Language::English, "Classic, changed"), "Classic, changed");
        assert_eq!(changed(Language::German, "Zilch, changed"), "Zilch, geändert");
        assert_eq!(changed(Language::Spanish, "Classic, changed"), "Clásicas, con cambios");
        assert_eq!(changed(Language::French, "Classic, changed"), "Classique, modifié");
        assert_eq!(changed(Language::German, "Kingdom Come, changed"), "Kingdom Come, geändert");
        assert_eq!(changed(Language::French, "Ours, changed"), "Ours, changed", "somebody's own name");
    }

    #[test]
    fn rules_that_came_as_a_code_are_named_in_every_language() {
        let code = "F1-1SW12F0J04H68TC";
        let rules = RuleSet::try_from(RuleSetDraft::from_code(code).unwrap()).unwrap();
        let named = |language: Language| language.messages().name_of(&rules);
        assert_eq!(
            Language::ALL.map(named),
            ["House rules", "Hausregeln", "Reglas de casa", "Règles maison"]
        );
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
