//! What an event has brought about: for announcements, score sheets and strategy.

use super::{Seat, Side};
use crate::Points;

/// What followed from applying one event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Hot dice: every die has been set aside, all are in hand again.
    pub hot_dice: bool,
    /// A roll of dice taken over has scored and earned this much.
    pub inherited: Points,
    /// A farkle after which the turn may go on; this much was lost.
    pub lost: Points,
    /// The turn has ended.
    pub turn_end: Option<TurnEnd>,
    /// The last turns (or last throws) of the others begin.
    pub last_turns_begin: bool,
    /// A tie is played off.
    pub play_off_begins: bool,
    /// The game has ended.
    pub game_over: bool,
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnEnd {
    /// Whose turn it was.
    pub seat: Seat,
    /// How it ended.
    pub kind: TurnEndKind,
    /// The turn total when it ended: banked, given away or lost.
    pub total: Points,
    /// What the score of the player's side gained by the bank (zero if nothing was banked).
    pub gained: Points,
    /// What three farkles in a row have cost the side.
    pub penalty: Points,
    /// Whether this bank opened the side.
    pub opened: bool,
    /// Points that passed the exact target and went to an opponent, or were lost.
    pub gift: Option<Gift>,
    /// The score of the side afterwards.
    pub score: Points,
}

/// How a turn can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEndKind {
    /// By banking.
    Banked,
    /// By a farkle.
    Farkled,
    /// By four or more 2s.
    ToxicTwos,
    /// With nothing, because a last throw was not enough to bank.
    GaveUp,
    /// By a roll that won the game.
    Won,
}

impl TurnEndKind {
    /// Whether the dice have brought the turn to nothing.
    ///
    /// ```
    /// # use farkle_rules::TurnEndKind;
    /// assert!(TurnEndKind::Farkled.is_lost() && !TurnEndKind::GaveUp.is_lost());
    /// ```
    pub fn is_lost(self) -> bool {
        matches!(self, TurnEndKind::Farkled | TurnEndKind::ToxicTwos)
    }
}

/// Points of a turn that would have passed the exact target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift {
    /// The points.
    pub points: Points,
    /// Who got them; `None` if they would have carried that side past the target too, or there is
    /// nobody else.
    pub to: Option<Side>,
}
