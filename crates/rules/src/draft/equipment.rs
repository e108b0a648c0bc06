//! Dial: how many dice are in play.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source};
use crate::MAX_DICE;

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Equipment {
    /// Number of dice, 5 or 6.
    pub dice: u8,
}

impl Default for Equipment {
    fn default() -> Self {
        Equipment { dice: MAX_DICE as u8 }
    }
}

pub(super) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    key: "dice",
    dial: Dial::Equipment,
    title: "Number of dice",
    meaning: "How many dice are in play. With five dice, combinations that need six don't count.",
    source: Source::Classic,
    kind: Kind::Count { min: 5, max: 6 },
    usual: &["6", "5"],
    get: |d| Setting::Number(d.equipment.dice.into()),
    set: |d, value| {
        d.equipment.dice = value.count();
        // Prices that five dice can't earn are dropped. A rule for five dice only stays, and the
        // check reports it.
        d.drop_misfits(|misfit| usize::from(misfit.dice) == MAX_DICE);
    },
}];
