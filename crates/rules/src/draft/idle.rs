//! Settings without effect: allowed, but another setting leaves them nothing to do.

use super::{
    EndingRule, FarklePenalty, FourAndAPair, LeftoverDice, OfAKind, OptionSpec, RuleSetDraft, Setting,
    SixOnes, option,
};
use crate::scoring::worth_their_price;
use crate::{Combination, Face, Points, Shape};
use std::collections::BTreeSet;
use std::fmt;

/// What a price needs, to be ever paid.
const WORTH_IT: &str = "above what the same dice score in smaller combinations";

/// A setting that changes nothing as long as another option is set as it is.
#[derive(Clone, Debug)]
pub struct Idle {
    /// The option that it is the setting of.
    pub option: &'static OptionSpec,
    /// The setting.
    pub setting: Setting,
    /// What it would need, as in "only with ending = rounds".
    pub needs: &'static str,
}

impl Idle {
    /// Whether it is a price for dice that score more in smaller combinations.
    pub fn is_beaten(&self) -> bool {
        self.needs == WORTH_IT
    }
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {} has no effect: it matters only {}", self.option.key, self.setting, self.needs)
    }
}

impl RuleSetDraft {
    /// The settings without effect. Options at their default are not listed.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let mut draft = RuleSetDraft::preset("classic").unwrap();
    /// assert!(draft.idle().is_empty());
    /// draft.set("rounds", "3").unwrap();
    /// assert_eq!(
    ///     draft.idle()[0].to_string(),
    ///     "rounds = 3 has no effect: it matters only with ending = rounds"
    /// );
    /// let mut draft = RuleSetDraft::preset("classic").unwrap();
    /// draft.set("three_ones", "250").unwrap();
    /// assert!(draft.idle()[0].is_beaten(), "three single 1s score 300");
    /// ```
    pub fn idle(&self) -> Vec<Idle> {
        let default = RuleSetDraft::default();
        self.without_effect().filter(|idle| idle.setting != idle.option.get(&default)).collect()
    }

    /// Whether it matters how this option is set.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let draft = RuleSetDraft::preset("classic").unwrap();
    /// assert!(draft.has_effect("target") && !draft.has_effect("rounds"));
    /// ```
    pub fn has_effect(&self, key: &str) -> bool {
        self.without_effect().all(|idle| idle.option.key != key)
    }

    fn without_effect(&self) -> impl Iterator<Item = Idle> {
        let ending = self.ending.ending;
        let has_target = ending != EndingRule::Rounds;
        let compares_scores = matches!(ending, EndingRule::LastTurn | EndingRule::Rounds);
        let costs_points = matches!(self.penalties.three_farkles, FarklePenalty::Points(_));
        let high_stakes = self.inheritance.leftover_dice == LeftoverDice::HighStakes;
        let opens = self.opening.in_force() > Points::ZERO;
        [
            ("no_scorers_hot_dice", self.scoring.no_scorers > Points::ZERO, "with a price for no_scorers"),
            ("opening_score", opens, "above minimum_bank"),
            ("below_zero", costs_points, "with points for three_farkles"),
            ("high_stakes_bonus", high_stakes, "with leftover_dice = high_stakes"),
            ("target", has_target, "with an ending other than rounds"),
            ("reached", has_target, "with an ending other than rounds"),
            ("rounds", !has_target, "with ending = rounds"),
            ("last_chance", ending == EndingRule::LastTurn, "with ending = last_turn"),
            ("ties", compares_scores, "with ending = last_turn or rounds"),
        ]
        .into_iter()
        .filter(|(_, has_effect, _)| !has_effect)
        .map(|(key, _, needs)| (key, needs))
        .chain(self.beaten_prices().into_iter().map(|key| (key, WORTH_IT)))
        .filter_map(|(key, needs)| Some((option(key)?, needs)))
        .map(move |(option, needs)| Idle { option, setting: option.get(self), needs })
    }
    /// The options whose price nobody ever gets.
    fn beaten_prices(&self) -> BTreeSet<&'static str> {
        let (worth_it, beaten): (Vec<_>, Vec<_>) =
            worth_their_price(self).into_iter().partition(|(_, is_worth_it)| *is_worth_it);
        let keys = |priced: Vec<(Combination, bool)>| -> BTreeSet<&'static str> {
            priced.iter().flat_map(|(combination, _)| self.keys_of(combination)).collect()
        };
        &keys(beaten) - &keys(worth_it)
    }

    /// The options from which the price of a combination follows.
    fn keys_of(&self, combination: &Combination) -> impl Iterator<Item = &'static str> + use<> {
        const TRIPLES: [&str; 6] =
            ["three_ones", "three_twos", "three_threes", "three_fours", "three_fives", "three_sixes"];
        // The first face of a full house need not be that of its triple.
        let face = Face::ALL.into_iter().max_by_key(|&face| combination.dice.count(face));
        let triple = face.map(|face| TRIPLES[face.index()]);
        let scoring = &self.scoring;
        let of_a_kind = |key, price| (Some(key), triple.filter(|_| matches!(price, OfAKind::Times(_))));
        let (key, other) = match combination.shape {
            Shape::Single if face == Some(Face::One) => (Some("single_one"), None),
            Shape::Single => (Some("single_five"), None),
            Shape::ThreeOfAKind => (triple, None),
            Shape::FourOfAKind => of_a_kind("four_of_a_kind", scoring.four_of_a_kind),
            Shape::FiveOfAKind => of_a_kind("five_of_a_kind", scoring.five_of_a_kind),
            Shape::SixOfAKind if face == Some(Face::One) && scoring.six_ones != SixOnes::LikeOthers => {
                (Some("six_ones"), None)
            }
            Shape::SixOfAKind => of_a_kind("six_of_a_kind", scoring.six_of_a_kind),
            Shape::LowStraight => (Some("low_straight"), None),
            Shape::HighStraight => (Some("high_straight"), None),
            Shape::Straight => (Some("straight"), None),
            Shape::ThreePairs => (Some("three_pairs"), None),
            Shape::FourAndAPair => {
                let follows = scoring.four_and_a_pair == FourAndAPair::LikeThreePairs;
                (Some("four_and_a_pair"), follows.then_some("three_pairs"))
            }
            Shape::TwoTriplets => (Some("two_triplets"), None),
            Shape::FullHouse => (Some("full_house"), triple),
            Shape::NoScorers => (Some("no_scorers"), None),
        };
        key.into_iter().chain(other)
    }
}
