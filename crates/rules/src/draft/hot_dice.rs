//! Dial: what follows when every die has been set aside.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source, choice};

/// What a player with hot dice does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HotDice {
    /// Rolls all dice again or banks.
    #[default]
    MayRoll,
    /// Must roll all dice at least once more; can't bank, not even to win.
    MustRoll,
}

choice!(HotDice {
    MayRoll = "may_roll", "may roll again or bank";
    MustRoll = "must_roll", "must roll again";
});

pub(super) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    key: "hot_dice",
    dial: Dial::HotDice,
    title: "Hot dice",
    meaning: "When all dice have been set aside, the player may roll them all again, or must do so at least once.",
    source: Source::Classic,
    kind: Kind::Choice(HotDice::WORDS),
    usual: &["may_roll", "must_roll"],
    get: |d| Setting::Word(d.hot_dice.word()),
    set: |d, value| d.hot_dice = HotDice::from_word(value.word()),
}];
