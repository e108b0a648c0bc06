//! What somebody wants of the rules, and what of it is in force.
//!
//! A wish stays, whatever else is changed: a price that five dice can't earn rests as long as five are played with, and
//! counts again with six. So nothing is lost on the way from one setting to another and back.

use crate::rule_address::is_given_name;
use crate::screens::rules::known_version;
use farkle_rules::RuleSetDraft;
use farkle_rules::rule_set::{Misfit, OptionSpec, Setting, option, options};
use std::collections::BTreeMap;
use std::fmt;

/// What stands before the name where wishes are written down; no option is called so.
const NAME: &str = "name";

/// A setting for every option, wanted by somebody.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wishes {
    /// What the rules are called, if somebody has said it.
    name: Option<String>,
    settings: BTreeMap<&'static str, Setting>,
}

impl Wishes {
    /// The wishes of whoever plays by these rules; `ours` is what rules are called that nobody calls anything.
    pub(super) fn of(draft: &RuleSetDraft, ours: &str) -> Wishes {
        Wishes {
            name: is_given_name(draft, ours).then(|| draft.name.clone()),
            settings: options().map(|option| (option.key, option.get(draft))).collect(),
        }
    }

    /// Wishes that were written down, one in a line; what can't be read any more is wanted as it usually is.
    pub(super) fn read(text: &str) -> Wishes {
        let mut wishes = Wishes::of(&RuleSetDraft::default(), "");
        wishes.name = None;
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            if key == NAME {
                wishes.call(value);
            } else if let Some(option) = option(key)
                && let Ok(setting) = option.parse(value)
            {
                wishes.set(option, setting);
            }
        }
        wishes
    }

    /// The setting that is wanted.
    pub(super) fn get(&self, option: &OptionSpec) -> Setting {
        self.settings.get(option.key).cloned().unwrap_or(Setting::None)
    }

    /// Wants another setting.
    pub(super) fn set(&mut self, option: &OptionSpec, setting: Setting) {
        self.settings.insert(option.key, setting);
    }

    /// Calls the rules something; without a name they are called after what they are.
    pub(super) fn call(&mut self, name: &str) {
        let name = name.trim();
        self.name = (!name.is_empty()).then(|| name.to_string());
    }

    /// All that is wanted, whether it can come into force or not.
    fn wanted(&self) -> RuleSetDraft {
        let mut draft = RuleSetDraft::default();
        // In the order of the options: what sets others along with itself comes before them.
        for option in options() {
            if let Some(setting) = self.settings.get(option.key) {
                // It was read from just such a text, or from a draft.
                let _ = draft.set(option.key, &setting.to_string());
            }
        }
        draft
    }

    /// What rests, because it can't come into force with the rest of the wishes.
    pub(super) fn resting(&self) -> Vec<Misfit> {
        self.wanted().misfits()
    }

    /// The rules that follow; `ours` is what changed rules are called if nobody calls them anything.
    pub(super) fn in_force(&self, ours: &str) -> RuleSetDraft {
        let mut draft = self.wanted().without_misfits();
        let known = known_version(&draft);
        draft.name =
            self.name.clone().unwrap_or_else(|| known.map_or(ours, |preset| preset.title).to_string());
        draft.about = known.map(|preset| preset.about.to_string()).unwrap_or_default();
        draft
    }
}

/// As it is read again: the name in the first line, if somebody has given one, and a line for every option.
impl fmt::Display for Wishes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            // A line is a line.
            writeln!(f, "{NAME}={}", name.replace(char::is_control, " "))?;
        }
        self.settings.iter().try_for_each(|(key, setting)| writeln!(f, "{key}={setting}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::{Preset, RuleSet};

    fn wishes(preset: &str) -> Wishes {
        Wishes::of(&RuleSetDraft::preset(preset).unwrap(), "Ours")
    }

    #[test]
    fn wishes_that_are_written_down_are_read_again_whether_they_rest_or_not() {
        for preset in Preset::ALL {
            let mut wishes = Wishes::of(&preset.draft(), "Ours");
            assert_eq!(Wishes::read(&wishes.to_string()), wishes, "{}", preset.name);
            set(&mut wishes, "dice", "5");
            wishes.call("Ours = the best");
            assert_eq!(Wishes::read(&wishes.to_string()), wishes, "{}", preset.name);
        }
        let other = Wishes::read("name=\nno_such_option=7\ndice=many\nnonsense");
        assert_eq!(other.in_force("Ours").get("dice"), Some(Setting::Number(6)));
    }

    fn set(wishes: &mut Wishes, key: &str, text: &str) {
        let option = option(key).unwrap();
        wishes.set(option, option.parse(text).unwrap());
    }

    #[test]
    fn every_known_version_comes_out_as_it_went_in() {
        for preset in Preset::ALL {
            let draft = preset.draft();
            let out = Wishes::of(&draft, "Ours").in_force("Ours");
            assert!(out.plays_like(&draft), "{}", preset.name);
            assert_eq!((out.name, out.about), (draft.name, draft.about));
        }
    }

    #[test]
    fn prices_that_five_dice_cant_earn_rest_and_come_back_with_six() {
        for preset in Preset::ALL {
            let before = preset.draft();
            let mut wishes = Wishes::of(&before, "Ours");
            set(&mut wishes, "dice", "5");
            let five = wishes.in_force("Ours");
            assert!(RuleSet::try_from(five.clone()).is_ok(), "{}", preset.name);
            assert_eq!(five.get("straight"), Some(Setting::None));
            let mut all = before.clone();
            all.equipment.dice = 5;
            assert_eq!(wishes.resting(), all.misfits(), "{}", preset.name);
            set(&mut wishes, "dice", "6");
            assert!(wishes.in_force("Ours").plays_like(&before), "{}", preset.name);
            assert!(wishes.resting().is_empty());
        }
    }

    #[test]
    fn a_price_that_is_changed_while_it_rests_counts_later() {
        let mut wishes = wishes("classic");
        set(&mut wishes, "dice", "5");
        set(&mut wishes, "straight", "2000");
        set(&mut wishes, "five_of_a_kind_wins", "on");
        assert_eq!(wishes.in_force("Ours").get("five_of_a_kind_wins"), Some(Setting::Flag(true)));
        set(&mut wishes, "dice", "6");
        let six = wishes.in_force("Ours");
        assert_eq!(six.get("straight"), Some(Setting::Number(2000)));
        assert_eq!(six.get("five_of_a_kind_wins"), Some(Setting::Flag(false)));
        assert_eq!(wishes.resting()[0].option.key, "five_of_a_kind_wins");
    }

    #[test]
    fn rules_are_called_what_somebody_calls_them_and_otherwise_what_they_are() {
        let mut wishes = wishes("walnut");
        assert_eq!(wishes.in_force("Ours").name, "Walnut Studiolo");
        set(&mut wishes, "target", "5000");
        assert_eq!(wishes.in_force("Ours").name, "Ours");
        assert_eq!(wishes.in_force("Ours").about, "");
        wishes.call(" Grandma’s ");
        set(&mut wishes, "target", "10000");
        assert_eq!(wishes.in_force("Ours").name, "Grandma’s", "a name that was given stays");
        wishes.call("");
        assert_eq!(wishes.in_force("Ours").name, "Walnut Studiolo");
    }
}
