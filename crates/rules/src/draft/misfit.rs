//! Settings that have no effect with the dice in play: one list for the check, for the option that
//! sets the number of dice, and for editors that keep such settings.

use super::{OptionSpec, RuleSetDraft, option};
use crate::MAX_DICE;

/// A setting that has no effect with this number of dice.
#[derive(Clone, Copy, Debug)]
pub struct Misfit {
    /// The option that it is the setting of.
    pub option: &'static OptionSpec,
    /// The option that causes it: the number of dice.
    pub because: &'static OptionSpec,
    /// How many dice it takes.
    pub dice: u8,
    /// The setting that switches it off.
    pub off: &'static str,
}

impl PartialEq for Misfit {
    fn eq(&self, other: &Misfit) -> bool {
        (self.option.key, self.dice) == (other.option.key, other.dice)
    }
}

impl Eq for Misfit {}

const SIX: u8 = MAX_DICE as u8;
const FIVE: u8 = 5;

/// Options that need a certain number of dice: key, dice, and the setting that switches it off.
const TAKE_DICE: [(&str, u8, &str); 7] = [
    ("six_of_a_kind", SIX, "none"),
    ("six_ones", SIX, "like_others"),
    ("straight", SIX, "none"),
    ("three_pairs", SIX, "none"),
    ("four_and_a_pair", SIX, "none"),
    ("two_triplets", SIX, "none"),
    ("five_of_a_kind_wins", FIVE, "off"),
];

impl RuleSetDraft {
    /// All settings that have no effect with this number of dice.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let mut draft = RuleSetDraft::preset("wikihow").unwrap();
    /// draft.equipment.dice = 5;
    /// assert!(draft.misfits().is_empty());
    /// draft.set("straight", "1500").unwrap();
    /// assert_eq!(draft.misfits()[0].option.key, "straight");
    /// ```
    pub fn misfits(&self) -> Vec<Misfit> {
        let misfit = |&(key, dice, off): &(&'static str, u8, &'static str)| {
            let (option, because) = (option(key)?, option("dice")?);
            let is_off = option.parse(off).is_ok_and(|off| off == option.get(self));
            (self.equipment.dice != dice && !is_off).then_some(Misfit { option, because, dice, off })
        };
        TAKE_DICE.iter().filter_map(misfit).collect()
    }

    /// Switches off those [`RuleSetDraft::misfits`] that `is_to_go` selects.
    pub(super) fn drop_misfits(&mut self, is_to_go: impl Fn(&Misfit) -> bool) {
        for misfit in self.misfits().into_iter().filter(is_to_go) {
            if let Ok(off) = misfit.option.parse(misfit.off) {
                (misfit.option.set)(self, &off);
            }
        }
    }

    /// These rules without the settings that have no effect with this number of dice.
    ///
    /// ```
    /// use farkle_rules::{RuleSet, RuleSetDraft};
    /// let mut wanted = RuleSetDraft::preset("classic").unwrap();
    /// wanted.equipment.dice = 5;
    /// assert!(RuleSet::try_from(wanted.clone()).is_err());
    /// assert!(RuleSet::try_from(wanted.without_misfits()).is_ok());
    /// ```
    #[must_use]
    pub fn without_misfits(&self) -> RuleSetDraft {
        let mut fitting = self.clone();
        fitting.drop_misfits(|_| true);
        fitting
    }
}
