//! What a table is set up with: rules, seats, and what players may do there.

use crate::Holder;
use farkle_rules::RuleSet;

/// What a table is set up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// Who holds the seats, clockwise.
    pub holders: Vec<Holder>,
    /// Whether decisions may be taken back (practice, pass and play among friends).
    pub take_back: bool,
    /// Whether players may ask for the best play.
    pub hints: bool,
    /// A text of every player that goes into the dice.
    pub player_texts: Vec<String>,
    /// Whether everybody gets the same dice: a roll follows from the round and from how often was
    /// rolled in the turn, and nobody's decision shifts later rolls.
    pub duplicate: bool,
}

impl Setup {
    /// A table at which decisions stand and hints are allowed; the names are the players' texts for
    /// the dice.
    pub fn new(rules: RuleSet, holders: Vec<Holder>) -> Setup {
        let player_texts = holders.iter().map(|holder| holder.name.clone()).collect();
        Setup { rules, holders, take_back: false, hints: true, player_texts, duplicate: false }
    }

    /// Whether only computer players sit at the table.
    pub fn is_without_people(&self) -> bool {
        self.holders.iter().all(|holder| !holder.is_person())
    }
}
