//! How turns begin and end, and what there is on offer between them.

use farkle_rules::rule_set::LeftoverDice;

/// What a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Score in units.
    pub(crate) score: i32,
    pub(crate) opened: bool,
    /// Farkles in a row of each player of the side, 0 to 2, as digits to the base of 3: the lowest
    /// is that of the player who moves next. Always 0 where they cost nothing.
    pub(crate) farkles: u8,
}

/// The stage of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The target is still to be reached.
    Open,
    /// The other side has reached the target: the mover has a last turn.
    Last,
    /// A tie is played off: first turn of a round.
    PlayFirst,
    /// Second turn of a round of a play-off.
    PlaySecond,
    /// This many turns are left in a game of fixed rounds, this one included.
    Round(u16),
}

/// Dice on offer at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// Number of dice; 0 if nothing is on offer.
    pub(crate) dice: u8,
    /// Units that join the turn total with the first roll that scores.
    pub(crate) units: u32,
}

impl Offer {
    pub(crate) const NONE: Offer = Offer { dice: 0, units: 0 };
}

/// The beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Start {
    pub(crate) stage: Stage,
    pub(crate) mover: Standing,
    pub(crate) other: Standing,
    pub(crate) offer: Offer,
}

/// How a turn can end without a roll that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// By banking this many units with this many dice left over (0: hot dice).
    Banked { total: u32, left: u8 },
    /// By a farkle with this many dice.
    Farkled { dice: u8 },
    /// By toxic twos with this many dice.
    Toxic { dice: u8 },
}

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Next {
    /// The game is over; what it is worth to the side that has just moved (a shared win is half a
    /// win).
    Over(f64),
    /// The other side's turn.
    Turn(Start),
}

/// What is left over for the next side by an end of a turn that has gained the mover this much, by
/// the rule about it with the number of dice in play and the bonus of high stakes.
pub(crate) fn offer_after(
    (leftover, all, high_stakes): (LeftoverDice, u8, u32),
    end: End,
    gained: u32,
) -> Offer {
    let dice = match end {
        End::Banked { left, .. } => left,
        End::Farkled { dice } | End::Toxic { dice } => dice,
    };
    match leftover {
        LeftoverDice::Unused => Offer::NONE,
        LeftoverDice::HighStakes if dice == 0 => Offer::NONE,
        LeftoverDice::HighStakes => Offer { dice, units: high_stakes },
        LeftoverDice::Piggyback if gained == 0 => Offer::NONE,
        LeftoverDice::Piggyback => Offer { dice: if dice == 0 { all } else { dice }, units: gained },
    }
}
