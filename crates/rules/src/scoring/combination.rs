//! Combinations: the multisets of dice that can have a price.

use crate::draft::Scoring;
use crate::{Dice, Face, Points};
use std::fmt;

/// A priced multiset of dice.
///
/// ```
/// use farkle_rules::{RuleSet, Shape};
/// let rules = RuleSet::preset("playmonster").unwrap();
/// let straight = rules.priced_combinations().find(|c| c.shape == Shape::Straight).unwrap();
/// assert_eq!(straight.to_string(), "straight 1,500");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combination {
    /// What makes it one.
    pub shape: Shape,
    /// The dice.
    pub dice: Dice,
    /// Its price.
    pub points: Points,
}

/// What kind of combination it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// One die: a 1 or a 5.
    Single,
    /// Three of a kind.
    ThreeOfAKind,
    /// Four of a kind.
    FourOfAKind,
    /// Five of a kind.
    FiveOfAKind,
    /// Six of a kind.
    SixOfAKind,
    /// 1-2-3-4-5.
    LowStraight,
    /// 2-3-4-5-6.
    HighStraight,
    /// 1-2-3-4-5-6.
    Straight,
    /// Three pairs of different faces.
    ThreePairs,
    /// Four of a kind with a pair.
    FourAndAPair,
    /// Two triplets of different faces.
    TwoTriplets,
    /// Three and two of a kind.
    FullHouse,
    /// A throw of all dice in which nothing else scores.
    NoScorers,
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let face = self.dice.faces().next().map_or(0, Face::pips);
        match self.shape {
            Shape::Single => write!(f, "single {face}")?,
            Shape::ThreeOfAKind => write!(f, "three {face}s")?,
            Shape::FourOfAKind => write!(f, "four {face}s")?,
            Shape::FiveOfAKind => write!(f, "five {face}s")?,
            Shape::SixOfAKind => write!(f, "six {face}s")?,
            shape => f.write_str(shape.title())?,
        }
        write!(f, " {}", self.points)
    }
}

impl Shape {
    /// The shape's name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Shape::Single => "single",
            Shape::ThreeOfAKind => "three of a kind",
            Shape::FourOfAKind => "four of a kind",
            Shape::FiveOfAKind => "five of a kind",
            Shape::SixOfAKind => "six of a kind",
            Shape::LowStraight => "straight 1 to 5",
            Shape::HighStraight => "straight 2 to 6",
            Shape::Straight => "straight",
            Shape::ThreePairs => "three pairs",
            Shape::FourAndAPair => "four of a kind with a pair",
            Shape::TwoTriplets => "two triplets",
            Shape::FullHouse => "full house",
            Shape::NoScorers => "nothing scores",
        }
    }
}

/// Every combination with a price above zero that can be made of at most `max_dice` dice.
///
/// [`Shape::NoScorers`] is not among them: it is a property of a whole throw, see `Tables`.
pub(crate) fn priced(scoring: &Scoring, max_dice: usize) -> impl Iterator<Item = Combination> + use<> {
    let mut all = Vec::with_capacity(128);
    singles(scoring, &mut all);
    of_a_kind(scoring, &mut all);
    straights(scoring, &mut all);
    pairs_and_triplets(scoring, &mut all);
    all.into_iter().filter(move |c| c.points > Points::ZERO && c.dice.len() <= max_dice)
}

fn singles(scoring: &Scoring, all: &mut Vec<Combination>) {
    for (face, points) in [(Face::One, scoring.single_one), (Face::Five, scoring.single_five)] {
        all.push(Combination { shape: Shape::Single, dice: repeated(&[(face, 1)]), points });
    }
}

fn of_a_kind(scoring: &Scoring, all: &mut Vec<Combination>) {
    const SHAPES: [(Shape, u8); 4] =
        [(Shape::ThreeOfAKind, 3), (Shape::FourOfAKind, 4), (Shape::FiveOfAKind, 5), (Shape::SixOfAKind, 6)];
    for (shape, count) in SHAPES {
        for face in Face::ALL {
            let points = scoring.of_a_kind(face, count.into());
            all.push(Combination { shape, dice: repeated(&[(face, count)]), points });
        }
    }
}

fn straights(scoring: &Scoring, all: &mut Vec<Combination>) {
    for (shape, faces, points) in [
        (Shape::LowStraight, 0..5, scoring.low_straight),
        (Shape::HighStraight, 1..6, scoring.high_straight),
        (Shape::Straight, 0..6, scoring.straight),
    ] {
        let dice: Dice = Face::ALL[faces].iter().copied().collect();
        all.push(Combination { shape, dice, points });
    }
}

fn pairs_and_triplets(scoring: &Scoring, all: &mut Vec<Combination>) {
    for a in Face::ALL {
        for b in Face::ALL.into_iter().filter(|&b| b != a) {
            let four_and_a_pair = repeated(&[(a, 4), (b, 2)]);
            all.push(Combination {
                shape: Shape::FourAndAPair,
                dice: four_and_a_pair,
                points: scoring.price_of_four_and_a_pair(),
            });
            if scoring.full_house > Points::ZERO {
                let points = scoring.triple(a) + scoring.full_house;
                all.push(Combination { shape: Shape::FullHouse, dice: repeated(&[(a, 3), (b, 2)]), points });
            }
            if a < b {
                let dice = repeated(&[(a, 3), (b, 3)]);
                all.push(Combination { shape: Shape::TwoTriplets, dice, points: scoring.two_triplets });
            }
            for c in Face::ALL.into_iter().filter(|&c| a < b && b < c) {
                let dice = repeated(&[(a, 2), (b, 2), (c, 2)]);
                all.push(Combination { shape: Shape::ThreePairs, dice, points: scoring.three_pairs });
            }
        }
    }
}

/// At most six dice, by construction of every caller.
fn repeated(faces: &[(Face, u8)]) -> Dice {
    faces.iter().flat_map(|&(face, count)| std::iter::repeat_n(face, usize::from(count))).collect()
}
