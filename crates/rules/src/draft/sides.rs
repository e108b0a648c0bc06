//! Dial: who plays with whom, who begins, and who starts with points.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source, choice};
use crate::Points;

/// Sides and their start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides {
    /// Number of teams; zero if every player is a side.
    pub teams: u8,
    /// Who begins.
    pub starter: Starter,
    /// Points to begin with, by place in the turn order; places beyond the list begin with none.
    pub start_bonus: Vec<Points>,
}

/// Who takes the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Starter {
    /// The highest of one die each; ties roll again among themselves.
    HighestDie,
    /// Whoever the players choose.
    #[default]
    Chosen,
    /// Anyone, by chance.
    Random,
}

choice!(Starter {
    HighestDie = "highest_die", "the highest die; ties roll again";
    Chosen = "chosen", "chosen by the players";
    Random = "random", "drawn by chance";
});

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "teams",
        dial: Dial::Sides,
        title: "Teams",
        meaning: "Number of teams, or 0 if everyone plays alone. Teammates share a score and sit opposite each other: A B A B or A B C A B C.",
        source: Source::Classic,
        kind: Kind::Count { min: 0, max: 6 },
        usual: &["0", "2", "3"],
        get: |d| Setting::Number(d.sides.teams.into()),
        set: |d, value| d.sides.teams = value.count(),
    },
    OptionSpec {
        key: "starter",
        dial: Dial::Sides,
        title: "Who starts",
        meaning: "How the first player is chosen. Play then goes clockwise.",
        source: Source::Classic,
        kind: Kind::Choice(Starter::WORDS),
        usual: &["highest_die", "chosen", "random"],
        get: |d| Setting::Word(d.sides.starter.word()),
        set: |d, value| d.sides.starter = Starter::from_word(value.word()),
    },
    OptionSpec {
        key: "start_bonus",
        dial: Dial::Sides,
        title: "Start bonus",
        meaning: "Points that sides begin with, in turn order, to make up for moving later: 0,200 gives the second side 200.",
        source: Source::WellKnown,
        kind: Kind::PointsList,
        usual: &["none", "0,200"],
        get: |d| Setting::List(d.sides.start_bonus.iter().map(|bonus| bonus.0).collect()),
        set: |d, value| {
            let Setting::List(list) = value else { return };
            d.sides.start_bonus = list.iter().map(|&n| Points(n)).collect();
        },
    },
];
