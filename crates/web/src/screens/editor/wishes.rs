//! What somebody wants of the rules, and what of it is in force.
//!
//! A wish stays, whatever else is changed: a price that five dice can't earn rests as long as five are played with, and
//! counts again with six. So nothing is lost on the way from one setting to another and back.

use crate::screens::rules::known_version;
use farkle_rules::RuleSetDraft;
use farkle_rules::rule_set::{Misfit, OptionSpec, Setting, options};
use std::collections::BTreeMap;

/// A setting for every option, wanted by somebody.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wishes {
    /// What the rules are called, if somebody has said it.
    name: Option<String>,
    settings: BTreeMap<&'static str, Setting>,
}

impl Wishes {
    /// The wishes of whoever plays by these rules. A name that does not follow from the rules was given by somebody.
    pub(super) fn of(draft: &RuleSetDraft) -> Wishes {
        let follows = RuleSetDraft::from_code(&draft.code()).is_ok_and(|same| same.name == draft.name);
        let is_given = !draft.name.is_empty() && !follows;
        Wishes {
            name: is_given.then(|| draft.name.clone()),
            settings: options().map(|option| (option.key, option.get(draft))).collect(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::rule_set::option;
    use farkle_rules::{Preset, RuleSet};

    fn wishes(preset: &str) -> Wishes {
        Wishes::of(&RuleSetDraft::preset(preset).unwrap())
    }

    fn set(wishes: &mut Wishes, key: &str, text: &str) {
        let option = option(key).unwrap();
        wishes.set(option, option.parse(text).unwrap());
    }

    #[test]
    fn every_known_version_comes_out_as_it_went_in() {
        for preset in Preset::ALL {
            let draft = preset.draft();
            let out = Wishes::of(&draft).in_force("Ours");
            assert!(out.plays_like(&draft), "{}", preset.name);
            assert_eq!((out.name, out.about), (draft.name, draft.about));
        }
    }

    #[test]
    fn prices_that_five_dice_cant_earn_rest_and_come_back_with_six() {
        for preset in Preset::ALL {
            let before = preset.draft();
            let mut wishes = Wishes::of(&before);
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
