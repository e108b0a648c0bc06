//! Accessors: the setting of every single rule.
//!
//! Code that plays, solves or shows a game uses these. The draft is for editing and describing
//! rules.

use super::{
    AfterFarkle, EndingRule, FarklePenalty, HotDice, LastChance, LeftoverDice, OfAKind, Reached, RuleSet,
    SixOnes, Starter, Ties,
};
use crate::{Face, Points};

impl RuleSet {
    /// The price of one 1.
    #[inline]
    pub fn single_one(&self) -> Points {
        self.0.draft.scoring.single_one
    }

    /// The price of one 5.
    #[inline]
    pub fn single_five(&self) -> Points {
        self.0.draft.scoring.single_five
    }

    /// The price of `count` dice of `face` as one combination (3 to 6 dice; zero if it has none).
    #[inline]
    pub fn of_a_kind(&self, face: Face, count: usize) -> Points {
        self.0.draft.scoring.of_a_kind(face, count)
    }

    /// How four of a kind are priced.
    #[inline]
    pub fn four_of_a_kind(&self) -> OfAKind {
        self.0.draft.scoring.four_of_a_kind
    }

    /// How five of a kind are priced.
    #[inline]
    pub fn five_of_a_kind(&self) -> OfAKind {
        self.0.draft.scoring.five_of_a_kind
    }

    /// How six of a kind are priced.
    #[inline]
    pub fn six_of_a_kind(&self) -> OfAKind {
        self.0.draft.scoring.six_of_a_kind
    }

    /// What six 1s are.
    #[inline]
    pub fn six_ones(&self) -> SixOnes {
        self.0.draft.scoring.six_ones
    }

    /// The price of 1-2-3-4-5-6.
    #[inline]
    pub fn straight(&self) -> Points {
        self.0.draft.scoring.straight
    }

    /// The price of 1-2-3-4-5.
    #[inline]
    pub fn low_straight(&self) -> Points {
        self.0.draft.scoring.low_straight
    }

    /// The price of 2-3-4-5-6.
    #[inline]
    pub fn high_straight(&self) -> Points {
        self.0.draft.scoring.high_straight
    }

    /// The price of three pairs of different faces.
    #[inline]
    pub fn three_pairs(&self) -> Points {
        self.0.draft.scoring.three_pairs
    }

    /// The price of four of a kind with a pair.
    #[inline]
    pub fn four_and_a_pair(&self) -> Points {
        self.0.draft.scoring.price_of_four_and_a_pair()
    }

    /// The price of two triplets of different faces.
    #[inline]
    pub fn two_triplets(&self) -> Points {
        self.0.draft.scoring.two_triplets
    }

    /// What a full house adds to the price of its triple.
    #[inline]
    pub fn full_house(&self) -> Points {
        self.0.draft.scoring.full_house
    }

    /// The price of a throw of all dice in which nothing else scores.
    #[inline]
    pub fn no_scorers(&self) -> Points {
        self.0.draft.scoring.no_scorers
    }

    /// Whether such a throw counts as hot dice.
    #[inline]
    pub fn no_scorers_are_hot(&self) -> bool {
        self.0.draft.scoring.no_scorers_are_hot
    }

    /// Whether five of a kind in the first throw of a turn wins the game (five dice only).
    #[inline]
    pub fn five_of_a_kind_wins(&self) -> bool {
        self.0.draft.scoring.five_of_a_kind_wins
    }

    /// What the first bank of a side must be at least; zero for no limit. An opening score that is
    /// no higher than the [least bank](RuleSet::minimum_bank) limits nothing.
    #[inline]
    pub fn opening_score(&self) -> Points {
        self.0.draft.opening.in_force()
    }

    /// What every bank must be at least; zero for no limit.
    #[inline]
    pub fn minimum_bank(&self) -> Points {
        self.0.draft.opening.minimum_bank
    }

    /// Whether hot dice may or must be rolled again.
    #[inline]
    pub fn hot_dice(&self) -> HotDice {
        self.0.draft.hot_dice
    }

    /// What the third farkle in a row costs.
    #[inline]
    pub fn three_farkles(&self) -> FarklePenalty {
        self.0.draft.penalties.three_farkles
    }

    /// Whether that penalty may carry a score below zero.
    #[inline]
    pub fn below_zero(&self) -> bool {
        self.0.draft.penalties.below_zero
    }

    /// Whether four or more 2s in one roll end the turn with nothing.
    #[inline]
    pub fn toxic_twos(&self) -> bool {
        self.0.draft.penalties.toxic_twos
    }

    /// Whether a farkle ends the turn.
    #[inline]
    pub fn after_farkle(&self) -> AfterFarkle {
        self.0.draft.penalties.after_farkle
    }

    /// Whether and how the next player may take over the dice left over.
    #[inline]
    pub fn leftover_dice(&self) -> LeftoverDice {
        self.0.draft.inheritance.leftover_dice
    }

    /// High stakes: what the first roll of the dice left over earns if it scores.
    #[inline]
    pub fn high_stakes_bonus(&self) -> Points {
        self.0.draft.inheritance.high_stakes_bonus
    }

    /// What brings the end about.
    #[inline]
    pub fn ending(&self) -> EndingRule {
        self.0.draft.ending.ending
    }

    /// The score to reach; without meaning in a game of fixed rounds.
    #[inline]
    pub fn target(&self) -> Points {
        self.0.draft.ending.target
    }

    /// Whether the target itself is enough.
    #[inline]
    pub fn reached(&self) -> Reached {
        self.0.draft.ending.reached
    }

    /// The number of rounds in a game of fixed rounds.
    #[inline]
    pub fn rounds(&self) -> u8 {
        self.0.draft.ending.rounds
    }

    /// How much the others may do after the target was reached.
    #[inline]
    pub fn last_chance(&self) -> LastChance {
        self.0.draft.ending.last_chance
    }

    /// What equal scores at the end mean.
    #[inline]
    pub fn ties(&self) -> Ties {
        self.0.draft.ending.ties
    }

    /// The number of teams; zero if every player is a side.
    #[inline]
    pub fn teams(&self) -> u8 {
        self.0.draft.sides.teams
    }

    /// Who takes the first turn.
    #[inline]
    pub fn starter(&self) -> Starter {
        self.0.draft.sides.starter
    }

    /// Points to begin with, by place in the turn order; places beyond the list begin with none.
    #[inline]
    pub fn start_bonus(&self) -> &[Points] {
        &self.0.draft.sides.start_bonus
    }
}
