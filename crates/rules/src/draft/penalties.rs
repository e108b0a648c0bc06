//! Dial: what farkles and bad rolls cost.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source, choice};
use crate::Points;

/// Penalties.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Penalties {
    /// What the third farkle in a row costs.
    pub three_farkles: FarklePenalty,
    /// Whether that may push a score below zero.
    pub below_zero: bool,
    /// Whether four or more 2s in one roll end the turn with nothing.
    pub toxic_twos: bool,
    /// Whether a farkle ends the turn.
    pub after_farkle: AfterFarkle,
}

impl Default for Penalties {
    fn default() -> Self {
        Penalties {
            three_farkles: FarklePenalty::None,
            below_zero: true,
            toxic_twos: false,
            after_farkle: AfterFarkle::TurnEnds,
        }
    }
}

/// What the third farkle in a row costs the player's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FarklePenalty {
    /// Nothing.
    #[default]
    None,
    /// This many points.
    Points(Points),
    /// Every point of the side.
    All,
}

/// What a farkle does to the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AfterFarkle {
    /// It ends.
    #[default]
    TurnEnds,
    /// The turn total is lost, but the player may roll the dice in hand again.
    MayGoOn,
}

choice!(AfterFarkle {
    TurnEnds = "turn_ends", "the turn ends";
    MayGoOn = "may_go_on", "the player may go on";
});

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "three_farkles",
        dial: Dial::Penalties,
        title: "Three farkles in a row",
        meaning: "What a player's third farkle in consecutive turns costs. Banking resets the count, and so does the penalty.",
        source: Source::Classic,
        kind: Kind::Penalty,
        usual: &["none", "1000", "500", "all"],
        get: |d| match d.penalties.three_farkles {
            FarklePenalty::None => Setting::None,
            FarklePenalty::Points(points) => Setting::points(points),
            FarklePenalty::All => Setting::Word("all"),
        },
        set: |d, value| {
            d.penalties.three_farkles = match value {
                Setting::Number(_) => FarklePenalty::Points(value.as_points()),
                Setting::Word(_) => FarklePenalty::All,
                _ => FarklePenalty::None,
            };
        },
    },
    OptionSpec {
        key: "below_zero",
        dial: Dial::Penalties,
        title: "Scores below zero",
        meaning: "Whether the penalty for three farkles may push a score below zero.",
        source: Source::WellKnown,
        kind: Kind::Flag,
        usual: &["on", "off"],
        get: |d| Setting::Flag(d.penalties.below_zero),
        set: |d, value| d.penalties.below_zero = value.flag(),
    },
    OptionSpec {
        key: "toxic_twos",
        dial: Dial::Penalties,
        title: "Toxic twos",
        meaning: "Four or more 2s in one roll cancel the turn total and end the turn, before anything is set aside. It is not a farkle.",
        source: Source::Classic,
        kind: Kind::Flag,
        usual: &["off", "on"],
        get: |d| Setting::Flag(d.penalties.toxic_twos),
        set: |d, value| d.penalties.toxic_twos = value.flag(),
    },
    OptionSpec {
        key: "after_farkle",
        dial: Dial::Penalties,
        title: "After a farkle",
        meaning: "Whether a farkle ends the turn. If not, the turn total is lost and the player may roll the dice in hand again.",
        source: Source::Classic,
        kind: Kind::Choice(AfterFarkle::WORDS),
        usual: &["turn_ends", "may_go_on"],
        get: |d| Setting::Word(d.penalties.after_farkle.word()),
        set: |d, value| d.penalties.after_farkle = AfterFarkle::from_word(value.word()),
    },
];
