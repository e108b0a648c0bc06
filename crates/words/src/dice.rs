//! Dice and combinations in words.

use crate::{Messages, Value, capital};
use farkle_rules::{Combination, Face, Shape};

/// Combinations with their numbers. Equal singles are named together, as people do.
pub fn grouped(combinations: &[Combination]) -> Vec<(Combination, usize)> {
    let mut groups: Vec<(Combination, usize)> = Vec::new();
    for &combination in combinations {
        match groups.iter_mut().find(|(first, _)| *first == combination) {
            Some((first, times)) if first.shape == Shape::Single => *times += 1,
            _ => groups.push((combination, 1)),
        }
    }
    groups
}

impl Messages {
    /// "one, four, four and six" without the "and".
    pub fn dice(&self, dice: impl IntoIterator<Item = Face>) -> String {
        dice.into_iter().map(|face| self.face(face)).collect::<Vec<_>>().join(", ")
    }

    /// "four".
    pub fn face(&self, face: Face) -> String {
        self.say(&format!("face-{}", face.pips()))
    }

    /// "three fours", "straight".
    pub fn combination(&self, combination: &Combination) -> String {
        let pips = combination.dice.faces().next().map_or(0, Face::pips);
        let (single, several) = (format!("face-{pips}"), format!("faces-{pips}"));
        let of = |id: &str, face: &str| self.say_with(id, &[("face", self.say(face).into())]);
        match combination.shape {
            Shape::Single => of("shape-single", &single),
            Shape::ThreeOfAKind => of("shape-three", &several),
            Shape::FourOfAKind => of("shape-four", &several),
            Shape::FiveOfAKind => of("shape-five", &several),
            Shape::SixOfAKind => of("shape-six", &several),
            Shape::LowStraight => self.say("shape-low-straight"),
            Shape::HighStraight => self.say("shape-high-straight"),
            Shape::Straight => self.say("shape-straight"),
            Shape::ThreePairs => self.say("shape-three-pairs"),
            Shape::FourAndAPair => self.say("shape-four-and-a-pair"),
            Shape::TwoTriplets => self.say("shape-two-triplets"),
            Shape::FullHouse => self.say("shape-full-house"),
            Shape::NoScorers => self.say("shape-no-scorers"),
        }
    }

    /// "three 4s", "single 1": short, as a list of prices has it.
    pub fn priced_dice(&self, combination: &Combination) -> String {
        let pips = combination.dice.faces().next().map_or(0, Face::pips);
        let of = |id: &str| self.say_with(id, &[("face", self.say(&format!("price-faces-{pips}")).into())]);
        match combination.shape {
            Shape::Single => self.say_with("price-single", &[("face", pips.to_string().into())]),
            Shape::ThreeOfAKind => of("price-three"),
            Shape::FourOfAKind => of("price-four"),
            Shape::FiveOfAKind => of("price-five"),
            Shape::SixOfAKind => of("price-six"),
            Shape::LowStraight => self.say("price-low-straight"),
            Shape::HighStraight => self.say("price-high-straight"),
            _ => self.combination(combination),
        }
    }

    /// "Three fours and two fives", with a capital letter to begin a sentence.
    pub fn combinations(&self, combinations: &[Combination]) -> String {
        let of = |(combination, times): (Combination, usize)| {
            let id = match times {
                1 => return self.combination(&combination),
                2 => "shape-two",
                _ => "shape-more",
            };
            let pips = combination.dice.faces().next().map_or(0, Face::pips);
            let values = [("face", self.say(&format!("faces-{pips}")).into()), ("times", Value::from(times))];
            self.say_with(id, &values)
        };
        capital(&self.list(&grouped(combinations).into_iter().map(of).collect::<Vec<_>>()))
    }
}
