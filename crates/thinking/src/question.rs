//! What the page can ask.

use serde::{Deserialize, Serialize};

/// A question with the number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// Its number.
    pub number: u32,
    /// The question.
    pub question: Question,
}

/// What the page can ask. `rules` is always a share code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// What rolls do, and what a turn is worth.
    Odds {
        /// The rules.
        rules: String,
    },
    /// What a computer player does now.
    Decide {
        /// The rules.
        rules: String,
        /// The moment of the game.
        position: String,
        /// The word for the player's temperament.
        temperament: String,
        /// A number drawn at random, for players who leave something to chance.
        chance: u64,
    },
    /// What every play is worth, and everyone's chance to win: exact if the solution is at hand,
    /// else the best estimate there is.
    Advise {
        /// The rules.
        rules: String,
        /// The moment of the game.
        position: String,
    },
    /// What the exact solution for two sides would take.
    Estimate {
        /// The rules.
        rules: String,
        /// How many play, where that [makes a difference](crate::seats_to_solve).
        seats: Option<u8>,
    },
    /// Have the exact solution for two sides at hand: read what was kept, or solve it now and tell
    /// how far it is.
    Solve {
        /// The rules.
        rules: String,
        /// How many play, where that [makes a difference](crate::seats_to_solve).
        seats: Option<u8>,
        /// What an earlier [`Solution`](crate::Solution) gave to be kept; solved anew if it can't
        /// be read.
        #[serde(with = "serde_bytes")]
        kept: Option<Vec<u8>>,
    },
    /// What in a game was luck and what was skill; needs the exact solution of its rules at hand.
    Review {
        /// The whole game.
        record: String,
    },
    /// What a game of Today's Dice comes to, by player, and what best play makes of its dice.
    Today {
        /// The number of the day.
        day: u32,
        /// The whole game.
        record: String,
    },
    /// How many points the rolls of a game have brought everybody beyond the average.
    Luck {
        /// The whole game.
        record: String,
    },
}
