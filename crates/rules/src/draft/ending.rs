//! Dial: how the game ends and who has won.

use super::Dial;
use super::option::{Kind, OptionSpec, Setting, Source, choice};
use crate::Points;

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// What brings the end about.
    pub ending: EndingRule,
    /// The score to reach (without meaning in a game of fixed rounds).
    pub target: Points,
    /// Whether the target itself is enough.
    pub reached: Reached,
    /// Number of rounds in a game of fixed rounds.
    pub rounds: u8,
    /// How much the others may do after the target was reached.
    pub last_chance: LastChance,
    /// What equal scores at the end mean.
    pub ties: Ties,
}

impl Default for Ending {
    fn default() -> Self {
        Ending {
            ending: EndingRule::AtOnce,
            target: Points(10_000),
            reached: Reached::AtLeast,
            rounds: 10,
            last_chance: LastChance::Turn,
            ties: Ties::Earlier,
        }
    }
}

/// What brings the end about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EndingRule {
    /// The first side to bank the target has won.
    #[default]
    AtOnce,
    /// When a side banks the target, every other side has one more turn.
    LastTurn,
    /// Only exactly the target wins; the points of a turn that would pass it go to the lowest
    /// opponent.
    Exactly,
    /// The highest score after a number of rounds wins.
    Rounds,
}

choice!(EndingRule {
    AtOnce = "at_once", "the first to reach the goal wins at once";
    LastTurn = "last_turn", "all others have one last turn";
    Exactly = "exactly", "only exactly the goal wins";
    Rounds = "rounds", "the highest score after a number of rounds wins";
});

/// When the target counts as reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reached {
    /// With the target or more.
    #[default]
    AtLeast,
    /// With more than the target.
    Above,
}

choice!(Reached {
    AtLeast = "at_least", "with the goal or more";
    Above = "above", "only with more than the goal";
});

/// The last chance of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LastChance {
    /// A whole turn.
    #[default]
    Turn,
    /// One throw.
    OneThrow,
}

choice!(LastChance {
    Turn = "turn", "one last turn";
    OneThrow = "one_throw", "one last roll";
});

/// Equal scores at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ties {
    /// After last turns the side that had the score first wins; after fixed rounds the first in
    /// turn order.
    #[default]
    Earlier,
    /// The win is shared.
    Shared,
    /// The tied sides play one more turn each until one is ahead.
    PlayOff,
}

choice!(Ties {
    Earlier = "earlier", "the side that had it first (after rounds: first in turn order)";
    Shared = "shared", "the win is shared";
    PlayOff = "play_off", "one more turn each until one is ahead";
});

impl Ending {
    /// How ties are usually decided with this ending, where it is not the usual way: a game of
    /// fixed rounds has no side that had its score first, so ties are played off.
    pub(super) fn usual_ties(&self) -> Option<Ties> {
        (self.ending == EndingRule::Rounds && self.ties == Ties::Earlier).then_some(Ties::PlayOff)
    }
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "ending",
        dial: Dial::Ending,
        title: "End of the game",
        meaning: "How the game ends: when a side reaches the goal, or after a number of rounds.",
        source: Source::Classic,
        kind: Kind::Choice(EndingRule::WORDS),
        usual: &["at_once", "last_turn", "exactly", "rounds"],
        get: |d| Setting::Word(d.ending.ending.word()),
        set: |d, value| d.ending.ending = EndingRule::from_word(value.word()),
    },
    OptionSpec {
        key: "target",
        dial: Dial::Ending,
        title: "Goal",
        meaning: "The score that ends the game.",
        source: Source::Classic,
        kind: Kind::Target,
        usual: &["1000", "5000", "10000", "20000"],
        get: |d| Setting::points(d.ending.target),
        set: |d, value| d.ending.target = value.as_points(),
    },
    OptionSpec {
        key: "reached",
        dial: Dial::Ending,
        title: "Goal reached",
        meaning: "Whether the goal has to be reached or passed.",
        source: Source::PlayMonsterExpanded,
        kind: Kind::Choice(Reached::WORDS),
        usual: &["at_least", "above"],
        get: |d| Setting::Word(d.ending.reached.word()),
        set: |d, value| d.ending.reached = Reached::from_word(value.word()),
    },
    OptionSpec {
        key: "rounds",
        dial: Dial::Ending,
        title: "Number of rounds",
        meaning: "How many turns every player has in a game of fixed rounds.",
        source: Source::WellKnown,
        kind: Kind::Count { min: 1, max: 100 },
        usual: &["10"],
        get: |d| Setting::Number(d.ending.rounds.into()),
        set: |d, value| d.ending.rounds = value.count(),
    },
    OptionSpec {
        key: "last_chance",
        dial: Dial::Ending,
        title: "Last chance",
        meaning: "What everyone else gets after somebody has reached the goal: a whole turn or a single roll.",
        source: Source::WellKnown,
        kind: Kind::Choice(LastChance::WORDS),
        usual: &["turn", "one_throw"],
        get: |d| Setting::Word(d.ending.last_chance.word()),
        set: |d, value| d.ending.last_chance = LastChance::from_word(value.word()),
    },
    OptionSpec {
        key: "ties",
        dial: Dial::Ending,
        title: "Equal scores at the end",
        meaning: "Who wins if several sides end with the same highest score.",
        source: Source::PlayMonster,
        kind: Kind::Choice(Ties::WORDS),
        usual: &["earlier", "shared", "play_off"],
        get: |d| Setting::Word(d.ending.ties.word()),
        set: |d, value| d.ending.ties = Ties::from_word(value.word()),
    },
];
