//! What may happen next.

use super::SideSet;
use crate::Dice;

/// What may happen next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The seats in the set roll one die each for the first turn.
    StartRoll {
        /// Seats that still contend; all of them at first, then those that are tied.
        contenders: SideSet,
    },
    /// The first player is chosen, or drawn by chance.
    ChoosingStarter,
    /// The mover begins the turn.
    TurnBegins,
    /// Dice are in the air.
    Rolling {
        /// How many.
        dice: u8,
    },
    /// The roll lies on the table; the mover sets something aside and rolls again or banks.
    Choosing {
        /// The roll.
        roll: Dice,
    },
    /// A farkle after which the mover may go on, or end the turn with nothing.
    Farkled {
        /// Dice in hand.
        dice: u8,
    },
    /// The game has ended.
    Over {
        /// Who has won.
        winners: SideSet,
        /// By what.
        by: Victory,
    },
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// The score.
    Score,
    /// A roll that wins at once.
    Roll,
    /// A gift that landed exactly on the target.
    Gift,
}

/// What chance has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// One die for each contender.
    StartRoll {
        /// Number of dice.
        dice: usize,
    },
    /// The seat that starts.
    Starter {
        /// Number of seats, all equally likely.
        seats: usize,
    },
    /// A roll.
    Roll {
        /// Number of dice.
        dice: usize,
    },
}
