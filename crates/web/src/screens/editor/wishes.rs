//! What somebody wants of the rules, and which of it is in force.
//!
//! A wish stays, whatever else is changed: a price that five dice can't earn is suspended as long
//! as five are played with, and counts again with six. So a detour over other settings loses
//! nothing.

use crate::game::rule_address::is_given_name;
use farkle_rules::rule_set::{Misfit, OptionSpec, Setting, option, options};
use farkle_rules::{Preset, RuleSetDraft};
use std::collections::BTreeMap;
use std::fmt;

/// The keys of the name and of the version begun with in a stored draft; no option has these keys.
const NAME: &str = "name";
const BASE: &str = "base";

/// A wanted setting for every option.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wishes {
    /// The name of the rules, if somebody gave them one.
    name: Option<String>,
    /// The known version that was changed, by its name in addresses.
    base: Option<&'static str>,
    settings: BTreeMap<&'static str, Setting>,
}

impl Wishes {
    /// The wishes of somebody who plays by these rules; `ours` is the name of rules without a name.
    pub(super) fn of(draft: &RuleSetDraft, ours: &str) -> Wishes {
        Wishes {
            name: is_given_name(draft, ours).then(|| draft.name.clone()),
            base: Preset::of(draft).map(|preset| preset.name),
            settings: options().map(|option| (option.key, option.get(draft))).collect(),
        }
    }

    /// Stored wishes, one in a line; the default stands for what can't be read any more.
    pub(super) fn read(text: &str) -> Wishes {
        let mut wishes = Wishes::of(&RuleSetDraft::default(), "");
        (wishes.name, wishes.base) = (None, None);
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            if key == NAME {
                wishes.call(value);
            } else if key == BASE {
                wishes.base = preset(value).map(|preset| preset.name);
            } else if let Some(option) = option(key)
                && let Ok(setting) = option.parse(value)
            {
                wishes.settings.insert(option.key, setting);
            }
        }
        wishes
    }

    /// Whether somebody has named the rules.
    pub(super) fn are_named(&self) -> bool {
        self.name.is_some()
    }

    /// The known version that was changed.
    pub(super) fn base(&self) -> Option<&'static Preset> {
        self.base.and_then(preset)
    }

    /// The setting that is wanted.
    pub(super) fn get(&self, option: &OptionSpec) -> Setting {
        self.settings.get(option.key).cloned().unwrap_or(Setting::None)
    }

    /// Wants another setting, and what usually goes with it.
    pub(super) fn set(&mut self, option: &OptionSpec, setting: Setting) {
        let is_new = self.settings.insert(option.key, setting.clone()) != Some(setting);
        if let Some((along, setting)) = self.wanted().usually_along(option).filter(|_| is_new) {
            self.settings.insert(along.key, setting);
        }
    }

    /// Names the rules; with an empty name they have the default one.
    pub(super) fn call(&mut self, name: &str) {
        let name = name.trim();
        self.name = (!name.is_empty()).then(|| name.to_string());
    }

    /// All wishes, whether they can be in force or not.
    fn wanted(&self) -> RuleSetDraft {
        let mut draft = RuleSetDraft::default();
        // In the order of the options: those that set others come first.
        for option in options() {
            if let Some(setting) = self.settings.get(option.key) {
                // The setting was read from such a text, or from a draft.
                let _ = draft.set(option.key, &setting.to_string());
            }
        }
        draft
    }

    /// The wishes that can't be in force together with the others.
    pub(super) fn resting(&self) -> Vec<Misfit> {
        self.wanted().misfits()
    }

    /// The rules in force; `unnamed` calls changed rules without a name, by the version that was
    /// changed.
    pub(super) fn in_force(&self, unnamed: impl Fn(Option<&'static Preset>) -> String) -> RuleSetDraft {
        let mut draft = self.wanted().without_misfits();
        let known = Preset::of(&draft);
        let own = || known.map(|preset| preset.title.to_string());
        draft.name = self.name.clone().or_else(own).unwrap_or_else(|| unnamed(self.base()));
        draft.about = known.map(|preset| preset.about.to_string()).unwrap_or_default();
        draft
    }
}

/// The known version of a name.
fn preset(name: &str) -> Option<&'static Preset> {
    Preset::ALL.iter().find(|preset| preset.name == name)
}

/// The format of a stored draft: the name and the version begun with in lines of their own, where
/// there are any, and a line for every option.
impl fmt::Display for Wishes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            // The name must stay in one line.
            writeln!(f, "{NAME}={}", name.replace(char::is_control, " "))?;
        }
        if let Some(base) = self.base {
            writeln!(f, "{BASE}={base}")?;
        }
        self.settings.iter().try_for_each(|(key, setting)| writeln!(f, "{key}={setting}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSet;

    fn unnamed(base: Option<&'static Preset>) -> String {
        base.map_or("Ours".to_string(), |base| format!("{}, changed", base.title))
    }

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
        assert_eq!(other.in_force(unnamed).get("dice"), Some(Setting::Number(6)));
    }

    fn set(wishes: &mut Wishes, key: &str, text: &str) {
        let option = option(key).unwrap();
        wishes.set(option, option.parse(text).unwrap());
    }

    #[test]
    fn every_known_version_comes_out_as_it_went_in() {
        for preset in Preset::ALL {
            let draft = preset.draft();
            let out = Wishes::of(&draft, "Ours").in_force(unnamed);
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
            let five = wishes.in_force(unnamed);
            assert!(RuleSet::try_from(five.clone()).is_ok(), "{}", preset.name);
            assert_eq!(five.get("straight"), Some(Setting::None));
            let mut all = before.clone();
            all.equipment.dice = 5;
            assert_eq!(wishes.resting(), all.misfits(), "{}", preset.name);
            set(&mut wishes, "dice", "6");
            assert!(wishes.in_force(unnamed).plays_like(&before), "{}", preset.name);
            assert!(wishes.resting().is_empty());
        }
    }

    #[test]
    fn whoever_chooses_fixed_rounds_gets_a_play_off_until_they_choose_otherwise() {
        let mut wishes = wishes("walnut");
        set(&mut wishes, "ending", "rounds");
        assert_eq!(wishes.in_force(unnamed).get("ties"), Some(Setting::Word("play_off")));
        set(&mut wishes, "ties", "earlier");
        set(&mut wishes, "rounds", "5");
        assert_eq!(wishes.in_force(unnamed).get("ties"), Some(Setting::Word("earlier")));
        assert_eq!(Wishes::read(&wishes.to_string()), wishes, "as it was written down");
    }

    #[test]
    fn a_price_that_is_changed_while_it_rests_counts_later() {
        let mut wishes = wishes("classic");
        set(&mut wishes, "dice", "5");
        set(&mut wishes, "straight", "2000");
        set(&mut wishes, "five_of_a_kind_wins", "on");
        assert_eq!(wishes.in_force(unnamed).get("five_of_a_kind_wins"), Some(Setting::Flag(true)));
        set(&mut wishes, "dice", "6");
        let six = wishes.in_force(unnamed);
        assert_eq!(six.get("straight"), Some(Setting::Number(2000)));
        assert_eq!(six.get("five_of_a_kind_wins"), Some(Setting::Flag(false)));
        assert_eq!(wishes.resting()[0].option.key, "five_of_a_kind_wins");
    }

    #[test]
    fn rules_are_called_what_somebody_calls_them_and_otherwise_what_they_are() {
        let mut wishes = wishes("walnut");
        assert_eq!(wishes.in_force(unnamed).name, "Walnut Studiolo");
        set(&mut wishes, "target", "5000");
        assert_eq!(wishes.in_force(unnamed).name, "Walnut Studiolo, changed");
        assert_eq!(Wishes::read(&wishes.to_string()).in_force(unnamed).name, "Walnut Studiolo, changed");
        assert_eq!(wishes.in_force(unnamed).about, "");
        let mut nameless = Wishes::of(&wishes.in_force(unnamed), "Walnut Studiolo, changed");
        set(&mut nameless, "target", "4000");
        assert_eq!(nameless.in_force(unnamed).name, "Ours", "nobody knows what it was");
        wishes.call(" Grandma’s ");
        set(&mut wishes, "target", "10000");
        assert_eq!(wishes.in_force(unnamed).name, "Grandma’s", "a name that was given stays");
        wishes.call("");
        assert_eq!(wishes.in_force(unnamed).name, "Walnut Studiolo");
    }
}
