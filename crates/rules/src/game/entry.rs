//! What a scorekeeper enters at a table with real dice, where nobody has to write down every roll:
//! a turn as its result, dice that the table let pass, corrections, and players who come and go.
//!
//! | token | entry |
//! |---|---|
//! | `=650` | banked 650 |
//! | `=650/2` | banked 650 and left 2 dice over |
//! | `=200!` | banked 200 although the rules forbid it: the table let it pass |
//! | `farkle`, `farkle/3`, `toxic`, `nothing`, `won` | the turn ended so |
//! | `22:200+!`, `22:200=!` | set 2-2 aside for 200 although they don't score, then rolled on or banked |
//! | `correct:2:-500` | 500 points taken from side 2 |
//! | `join:0` | someone joined, with 0 points |
//! | `leave:2` | the player on seat 2 left |

use super::{Seat, Side, Then};
use crate::{Dice, Points};
use std::fmt;

/// Something entered by a scorekeeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A whole turn by its result.
    Turn {
        /// How it ended.
        result: TurnResult,
        /// Dice left over for the next player, where the rules let them be taken over; 0 if that
        /// was not said.
        left_over: u8,
        /// The table let it pass although the rules forbid it.
        overruled: bool,
    },
    /// Dice of the roll set aside although the rules forbid it: the table let it pass and said what
    /// they score.
    LetPass {
        /// Which dice.
        dice: Dice,
        /// What they score.
        points: Points,
        /// What then.
        then: Then,
    },
    /// Points given to a side, or taken if negative, outside of any turn.
    Corrected {
        /// The side.
        side: Side,
        /// How many.
        points: Points,
    },
    /// Someone sits down on a new seat, which comes last.
    Joined {
        /// The score to begin with.
        score: Points,
    },
    /// The player on this seat leaves and has no more turns.
    Left(Seat),
}

/// How a turn that was entered by its result ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnResult {
    /// With this bank.
    Banked(Points),
    /// By a farkle.
    Farkled,
    /// By four or more 2s.
    ToxicTwos,
    /// With nothing, because a last throw was not enough to bank.
    GaveUp,
    /// By a roll that won the game.
    Won,
}

impl Entry {
    /// A bank as the rules allow it.
    pub const fn banked(points: Points) -> Entry {
        Entry::Turn { result: TurnResult::Banked(points), left_over: 0, overruled: false }
    }

    /// A farkle.
    pub const FARKLED: Entry = Entry::Turn { result: TurnResult::Farkled, left_over: 0, overruled: false };

    /// Whether the table let something pass that the rules forbid.
    pub fn is_overruled(&self) -> bool {
        matches!(self, Entry::Turn { overruled: true, .. } | Entry::LetPass { .. })
    }

    /// Reads a token, or `None` if it is none of an entry.
    pub(super) fn from_token(token: &str) -> Option<Entry> {
        let points = |text: &str| text.parse().ok().map(Points);
        let seat = |text: &str| Seat::from_number(text.parse().ok()?);
        if let Some(score) = token.strip_prefix("join:") {
            return Some(Entry::Joined { score: points(score)? });
        }
        if let Some(who) = token.strip_prefix("leave:") {
            return seat(who).map(Entry::Left);
        }
        if let Some(correction) = token.strip_prefix("correct:") {
            let (side, by) = correction.split_once(':')?;
            let side = Side::new(seat(side)?.index())?;
            return Some(Entry::Corrected { side, points: points(by)? });
        }
        let (rest, overruled) = token.strip_suffix('!').map_or((token, false), |rest| (rest, true));
        if let Some((dice, price)) = rest.split_once(':') {
            let (then, price) = [('+', Then::Roll), ('=', Then::Bank), ('x', Then::GiveUp)]
                .into_iter()
                .find_map(|(sign, then)| Some((then, price.strip_suffix(sign)?)))?;
            let dice = dice.parse().ok()?;
            return overruled.then_some(Entry::LetPass { dice, points: points(price)?, then });
        }
        let (what, left_over) = match rest.split_once('/') {
            Some((what, dice)) => (what, dice.parse().ok()?),
            None => (rest, 0),
        };
        let result = match what {
            "farkle" => TurnResult::Farkled,
            "toxic" => TurnResult::ToxicTwos,
            "nothing" => TurnResult::GaveUp,
            "won" => TurnResult::Won,
            _ => TurnResult::Banked(points(what.strip_prefix('=')?)?),
        };
        Some(Entry::Turn { result, left_over, overruled })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Entry::Turn { result, left_over, overruled } => {
                match result {
                    TurnResult::Banked(points) => write!(f, "={}", points.0),
                    TurnResult::Farkled => f.write_str("farkle"),
                    TurnResult::ToxicTwos => f.write_str("toxic"),
                    TurnResult::GaveUp => f.write_str("nothing"),
                    TurnResult::Won => f.write_str("won"),
                }?;
                if left_over > 0 {
                    write!(f, "/{left_over}")?;
                }
                f.write_str(if overruled { "!" } else { "" })
            }
            Entry::LetPass { dice, points, then } => {
                let sign = match then {
                    Then::Roll => '+',
                    Then::Bank => '=',
                    Then::GiveUp => 'x',
                };
                write!(f, "{dice}:{}{sign}!", points.0)
            }
            Entry::Corrected { side, points } => write!(f, "correct:{side}:{}", points.0),
            Entry::Joined { score } => write!(f, "join:{}", score.0),
            Entry::Left(seat) => write!(f, "leave:{seat}"),
        }
    }
}
