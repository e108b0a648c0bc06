//! Dial: beginning a turn with the dice that the previous player left over.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source, choice};
use crate::Points;

/// Whether and how a player may take over the dice left over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inheritance {
    /// What is taken over.
    pub leftover_dice: LeftoverDice,
    /// High stakes: what the first roll earns if it scores.
    pub high_stakes_bonus: Points,
}

impl Default for Inheritance {
    fn default() -> Self {
        Inheritance { leftover_dice: LeftoverDice::Unused, high_stakes_bonus: Points(1000) }
    }
}

/// What happens with the dice that the previous player did not set aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LeftoverDice {
    /// Nothing: every turn begins with all dice.
    #[default]
    Unused,
    /// They may be rolled; if that roll scores, a fixed bonus joins the turn total.
    HighStakes,
    /// They may be rolled; if that roll scores, the points just banked join the turn total.
    Piggyback,
}

choice!(LeftoverDice {
    Unused = "unused", "every turn begins with all dice";
    HighStakes = "high_stakes", "high stakes: may be rolled for a bonus";
    Piggyback = "piggyback", "piggybacking: may be rolled for the points just banked";
});

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "leftover_dice",
        dial: Dial::Inheritance,
        title: "Dice left over",
        meaning: "Whether a player may begin with the dice that the previous player left over, and what the first roll earns if it scores.",
        source: Source::Classic,
        kind: Kind::Choice(LeftoverDice::WORDS),
        usual: &["unused", "high_stakes", "piggyback"],
        get: |d| Setting::Word(d.inheritance.leftover_dice.word()),
        set: |d, value| d.inheritance.leftover_dice = LeftoverDice::from_word(value.word()),
    },
    OptionSpec {
        key: "high_stakes_bonus",
        dial: Dial::Inheritance,
        title: "High-stakes bonus",
        meaning: "Points added to the turn total if the first roll of the leftover dice scores.",
        source: Source::Classic,
        kind: Kind::Points,
        usual: &["1000"],
        get: |d| Setting::points(d.inheritance.high_stakes_bonus),
        set: |d, value| d.inheritance.high_stakes_bonus = value.as_points(),
    },
];
