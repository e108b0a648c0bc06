//! Dial: the prices of combinations.
//!
//! A price of zero means that the combination is not priced: its dice then score as smaller
//! combinations, or not at all.

use super::option::{Kind, OptionSpec, Setting, Source};
use super::{Dial, RuleSetDraft};
use crate::{Face, Points};

/// All prices of a rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// A single 1.
    pub single_one: Points,
    /// A single 5.
    pub single_five: Points,
    /// Three of a kind, lowest face first.
    pub three_of_a_kind: [Points; 6],
    /// Four of a kind.
    pub four_of_a_kind: OfAKind,
    /// Five of a kind.
    pub five_of_a_kind: OfAKind,
    /// Six of a kind.
    pub six_of_a_kind: OfAKind,
    /// Six 1s, where they differ from other six of a kind.
    pub six_ones: SixOnes,
    /// 1-2-3-4-5-6.
    pub straight: Points,
    /// 1-2-3-4-5.
    pub low_straight: Points,
    /// 2-3-4-5-6.
    pub high_straight: Points,
    /// Three pairs of different faces.
    pub three_pairs: Points,
    /// Four of a kind with a pair.
    pub four_and_a_pair: FourAndAPair,
    /// Two triplets of different faces.
    pub two_triplets: Points,
    /// Three and two of a kind: this on top of the triple's price.
    pub full_house: Points,
    /// A throw of all dice in which nothing else scores.
    pub no_scorers: Points,
    /// Whether such a throw counts as hot dice.
    pub no_scorers_are_hot: bool,
    /// Five dice: five of a kind in the first throw of a turn wins the game.
    pub five_of_a_kind_wins: bool,
}

/// How four, five or six of a kind are priced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OfAKind {
    /// Not at all: the dice score as triples and singles.
    #[default]
    NotPriced,
    /// A multiple of the three-of-a-kind price of the face.
    Times(u32),
    /// The same price for every face.
    Flat(Points),
}

impl OfAKind {
    /// The price, given that of three of a kind of the same face.
    pub fn price(self, triple: Points) -> Points {
        match self {
            OfAKind::NotPriced => Points::ZERO,
            OfAKind::Times(n) => Points(triple.0.saturating_mul(i32::try_from(n).unwrap_or(i32::MAX))),
            OfAKind::Flat(price) => price,
        }
    }

    fn setting(self) -> Setting {
        match self {
            OfAKind::NotPriced => Setting::None,
            OfAKind::Times(n) => Setting::Times(n),
            OfAKind::Flat(price) => Setting::points(price),
        }
    }

    fn from_setting(setting: &Setting) -> OfAKind {
        match setting {
            Setting::Times(n) => OfAKind::Times(*n),
            Setting::Number(_) => OfAKind::Flat(setting.as_points()),
            _ => OfAKind::NotPriced,
        }
    }
}

/// What six 1s are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SixOnes {
    /// A six of a kind like any other.
    #[default]
    LikeOthers,
    /// A combination with a price of its own.
    Flat(Points),
    /// The end of the game: the player wins at once.
    Win,
}

/// How four of a kind with a pair is priced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FourAndAPair {
    /// At a price of its own; zero for none.
    Points(Points),
    /// At the price of three pairs, whatever that is.
    LikeThreePairs,
}

impl Default for FourAndAPair {
    fn default() -> Self {
        FourAndAPair::Points(Points::ZERO)
    }
}

impl Scoring {
    /// The price of four of a kind with a pair (zero if it has none).
    pub fn price_of_four_and_a_pair(&self) -> Points {
        match self.four_and_a_pair {
            FourAndAPair::Points(points) => points,
            FourAndAPair::LikeThreePairs => self.three_pairs,
        }
    }

    /// These prices with every one that follows another written out: equal ones play the same.
    pub(super) fn written_out(&self) -> Scoring {
        Scoring { four_and_a_pair: FourAndAPair::Points(self.price_of_four_and_a_pair()), ..self.clone() }
    }

    /// The price of three of a kind of `face`.
    pub fn triple(&self, face: Face) -> Points {
        self.three_of_a_kind[face.index()]
    }

    /// The price of `count` dice of `face` as one combination (3 to 6 dice; zero if it has none).
    pub fn of_a_kind(&self, face: Face, count: usize) -> Points {
        let triple = self.triple(face);
        match (count, self.six_ones) {
            (3, _) => triple,
            (4, _) => self.four_of_a_kind.price(triple),
            (5, _) => self.five_of_a_kind.price(triple),
            (6, SixOnes::Flat(price)) if face == Face::One => price,
            (6, _) => self.six_of_a_kind.price(triple),
            _ => Points::ZERO,
        }
    }
}

/// An option that is one price.
macro_rules! price {
    ($key:literal, $title:literal, $meaning:literal, $source:ident, $usual:expr, $($field:tt)+) => {
        OptionSpec {
            key: $key,
            dial: Dial::Scoring,
            title: $title,
            meaning: $meaning,
            source: Source::$source,
            kind: Kind::Points,
            usual: $usual,
            get: |d| Setting::points(d.scoring.$($field)+),
            set: |d, value| d.scoring.$($field)+ = value.as_points(),
        }
    };
}

/// An option that prices four, five or six of a kind.
macro_rules! of_a_kind {
    ($key:literal, $title:literal, $usual:expr, $field:ident) => {
        OptionSpec {
            key: $key,
            dial: Dial::Scoring,
            title: $title,
            meaning: "Fixed points, or a multiple of the triple.",
            source: Source::Classic,
            kind: Kind::OfAKind,
            usual: $usual,
            get: |d| d.scoring.$field.setting(),
            set: |d, value| d.scoring.$field = OfAKind::from_setting(value),
        }
    };
}

/// An on-off option.
macro_rules! flag {
    ($key:literal, $title:literal, $meaning:literal, $field:ident) => {
        OptionSpec {
            key: $key,
            dial: Dial::Scoring,
            title: $title,
            meaning: $meaning,
            source: Source::WellKnown,
            kind: Kind::Flag,
            usual: &["off", "on"],
            get: |d| Setting::Flag(d.scoring.$field),
            set: |d, value| d.scoring.$field = value.flag(),
        }
    };
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    price!("single_one", "Single 1", "Points for a single 1.", Classic, &["100"], single_one),
    price!("single_five", "Single 5", "Points for a single 5.", Classic, &["50"], single_five),
    price!(
        "three_ones",
        "Three 1s",
        "Three 1s in one roll. 300 is known as Pocket Farkle.",
        Classic,
        &["1000", "300"],
        three_of_a_kind[0]
    ),
    price!("three_twos", "Three 2s", "Three 2s in one roll.", Classic, &["200"], three_of_a_kind[1]),
    price!("three_threes", "Three 3s", "Three 3s in one roll.", Classic, &["300"], three_of_a_kind[2]),
    price!("three_fours", "Three 4s", "Three 4s in one roll.", Classic, &["400"], three_of_a_kind[3]),
    price!("three_fives", "Three 5s", "Three 5s in one roll.", Classic, &["500"], three_of_a_kind[4]),
    price!("three_sixes", "Three 6s", "Three 6s in one roll.", Classic, &["600"], three_of_a_kind[5]),
    of_a_kind!("four_of_a_kind", "Four of a kind", &["none", "x2", "1000", "x4", "2000"], four_of_a_kind),
    of_a_kind!(
        "five_of_a_kind",
        "Five of a kind",
        &["none", "x3", "2000", "x6", "x4", "4000"],
        five_of_a_kind
    ),
    of_a_kind!(
        "six_of_a_kind",
        "Six of a kind",
        &["none", "x4", "3000", "x8", "6000", "10000"],
        six_of_a_kind
    ),
    OptionSpec {
        key: "six_ones",
        dial: Dial::Scoring,
        title: "Six 1s",
        meaning: "Six 1s in one roll score like any other six of a kind, have points of their own, or win the game.",
        source: Source::Classic,
        kind: Kind::SixOnes,
        usual: &["like_others", "5000", "wins"],
        get: six_ones_setting,
        set: set_six_ones,
    },
    price!(
        "straight",
        "Straight 1-6",
        "1-2-3-4-5-6 in one roll.",
        Classic,
        &["none", "1000", "1200", "1500", "2000", "2500", "3000"],
        straight
    ),
    price!(
        "low_straight",
        "Straight 1-5",
        "1-2-3-4-5 in one roll.",
        WellKnown,
        &["none", "500", "1500"],
        low_straight
    ),
    price!(
        "high_straight",
        "Straight 2-6",
        "2-3-4-5-6 in one roll.",
        WellKnown,
        &["none", "750", "1500"],
        high_straight
    ),
    price!(
        "three_pairs",
        "Three pairs",
        "Three pairs of three different faces in one roll.",
        Classic,
        &["none", "500", "600", "750", "1000", "1500"],
        three_pairs
    ),
    OptionSpec {
        key: "four_and_a_pair",
        dial: Dial::Scoring,
        title: "Four of a kind with a pair",
        meaning: "Four of one face and two of another in one roll.",
        source: Source::Classic,
        kind: Kind::FourAndAPair,
        usual: &["none", "like_three_pairs", "1500"],
        get: |d| match d.scoring.four_and_a_pair {
            FourAndAPair::Points(price) => Setting::points(price),
            FourAndAPair::LikeThreePairs => Setting::Word("like_three_pairs"),
        },
        set: |d, value| {
            d.scoring.four_and_a_pair = match value {
                Setting::Word(_) => FourAndAPair::LikeThreePairs,
                _ => FourAndAPair::Points(value.as_points()),
            };
        },
    },
    price!(
        "two_triplets",
        "Two triplets",
        "Three of one face and three of another in one roll.",
        Classic,
        &["none", "2500"],
        two_triplets
    ),
    price!(
        "full_house",
        "Full house",
        "Three of one face and two of another in one roll. This is added to the price of the triple.",
        WellKnown,
        &["none", "250"],
        full_house
    ),
    price!(
        "no_scorers",
        "All dice, nothing scores",
        "Points for a roll of all dice in which nothing scores. Without them it is a farkle.",
        WellKnown,
        &["none", "500"],
        no_scorers
    ),
    flag!(
        "no_scorers_hot_dice",
        "Nothing scores: hot dice",
        "Whether a roll of all dice in which nothing scores counts as hot dice.",
        no_scorers_are_hot
    ),
    flag!(
        "five_of_a_kind_wins",
        "Five of a kind on the first roll wins",
        "Five dice only: five of a kind in the first roll of a turn wins the game right away.",
        five_of_a_kind_wins
    ),
];

fn six_ones_setting(draft: &RuleSetDraft) -> Setting {
    match draft.scoring.six_ones {
        SixOnes::LikeOthers => Setting::Word("like_others"),
        SixOnes::Win => Setting::Word("wins"),
        SixOnes::Flat(price) => Setting::points(price),
    }
}

fn set_six_ones(draft: &mut RuleSetDraft, value: &Setting) {
    draft.scoring.six_ones = match value {
        Setting::Number(_) => SixOnes::Flat(value.as_points()),
        Setting::Word("wins") => SixOnes::Win,
        _ => SixOnes::LikeOthers,
    };
}
