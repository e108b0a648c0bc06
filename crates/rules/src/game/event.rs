//! Facts: what has happened. A game is the list of its events.
//!
//! Every event has a token without spaces, which is also its form in JSON:
//!
//! | token | event |
//! |---|---|
//! | `start:364` | one die each for the first turn, in the order of the seats that contend |
//! | `@2` | seat 2 takes the first turn |
//! | `n` | a turn begins with all dice |
//! | `t` | a turn begins with the dice left over |
//! | `14446` | a roll |
//! | `1444+` | set aside and rolled again |
//! | `333=` | set aside and banked |
//! | `1x` | set aside and ended with nothing |
//! | `g` | went on after a farkle |
//! | `x` | ended the turn after a farkle |
//! | `=650`, `farkle`, … | entered by a scorekeeper, see [`Entry`] |

use super::{Entry, MAX_SEATS, Seat, Then};
use crate::{Dice, DiceError, Face};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// Something that has happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// One die each was rolled for the first turn.
    StartRolled(StartFaces),
    /// This seat takes the first turn.
    Started(Seat),
    /// A turn began with all dice.
    TurnBegan,
    /// A turn began with the dice that the previous player left over.
    TookOver,
    /// Dice came up.
    Rolled(Dice),
    /// Dice were set aside.
    SetAside {
        /// Which.
        dice: Dice,
        /// What then.
        then: Then,
    },
    /// The player went on after a farkle.
    WentOn,
    /// The player ended the turn after a farkle.
    GaveUp,
    /// A scorekeeper entered something.
    Entered(Entry),
}

/// One face for each seat that contends for the first turn, in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartFaces {
    faces: [Option<Face>; MAX_SEATS],
}

impl StartFaces {
    /// Faces in seat order, or `None` for more than there can be seats.
    pub fn new(faces: &[Face]) -> Option<StartFaces> {
        let mut kept = [None; MAX_SEATS];
        kept.get_mut(..faces.len())?.iter_mut().zip(faces).for_each(|(slot, &face)| *slot = Some(face));
        Some(StartFaces { faces: kept })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.faces[0].is_none()
    }

    /// In seat order.
    pub fn iter(&self) -> impl Iterator<Item = Face> {
        self.faces.into_iter().flatten()
    }
}

/// Why a text is no event, or an event can't have happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventError {
    /// The text is not a token.
    Unreadable {
        /// The text.
        token: String,
    },
    /// The dice in it are wrong.
    Dice(DiceError),
    /// The event can't happen in this phase of the game.
    OutOfPlace {
        /// Its token.
        token: String,
        /// What could happen instead.
        expected: String,
    },
    /// The rules forbid it.
    Refused(super::Refusal),
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventError::Unreadable { token } => {
                write!(
                    f,
                    "'{token}' is not an event: allowed are start:FACES, @SEAT, n, t, a roll such as 14446, a set-aside such as 144+ 144= 144x, g, x, or what a scorekeeper enters: =650, farkle, toxic, nothing, won, join:0, leave:2, correct:2:-500"
                )
            }
            EventError::Dice(error) => error.fmt(f),
            EventError::OutOfPlace { token, expected } => {
                write!(f, "'{token}' can't happen here: expected {expected}")
            }
            EventError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for EventError {}

impl From<DiceError> for EventError {
    fn from(error: DiceError) -> Self {
        EventError::Dice(error)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::StartRolled(faces) => {
                f.write_str("start:")?;
                faces.iter().try_for_each(|face| write!(f, "{face}"))
            }
            Event::Started(seat) => write!(f, "@{seat}"),
            Event::TurnBegan => f.write_str("n"),
            Event::TookOver => f.write_str("t"),
            Event::Rolled(dice) => write!(f, "{dice}"),
            Event::SetAside { dice, then: Then::Roll } => write!(f, "{dice}+"),
            Event::SetAside { dice, then: Then::Bank } => write!(f, "{dice}="),
            Event::SetAside { dice, then: Then::GiveUp } => write!(f, "{dice}x"),
            Event::WentOn => f.write_str("g"),
            Event::GaveUp => f.write_str("x"),
            Event::Entered(entry) => entry.fmt(f),
        }
    }
}

impl FromStr for Event {
    type Err = EventError;

    fn from_str(token: &str) -> Result<Event, EventError> {
        let unreadable = || EventError::Unreadable { token: token.to_string() };
        if let Some(faces) = token.strip_prefix("start:") {
            let face = |c: char| {
                c.to_digit(10).and_then(|d| Face::new(d as u8)).ok_or(DiceError::NotAFace { found: c })
            };
            let faces = faces.chars().map(face).collect::<Result<Vec<_>, _>>()?;
            return StartFaces::new(&faces)
                .filter(|f| !f.is_empty())
                .map(Event::StartRolled)
                .ok_or_else(unreadable);
        }
        if let Some(seat) = token.strip_prefix('@') {
            let seat = seat.parse().ok().and_then(Seat::from_number);
            return seat.map(Event::Started).ok_or_else(unreadable);
        }
        match token {
            "n" => return Ok(Event::TurnBegan),
            "t" => return Ok(Event::TookOver),
            "g" => return Ok(Event::WentOn),
            "x" => return Ok(Event::GaveUp),
            _ => {}
        }
        if let Some(entry) = Entry::from_token(token) {
            return Ok(Event::Entered(entry));
        }
        let then = match token.chars().last() {
            Some('+') => Some(Then::Roll),
            Some('=') => Some(Then::Bank),
            Some('x') => Some(Then::GiveUp),
            _ => None,
        };
        let digits = if then.is_some() { &token[..token.len() - 1] } else { token };
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(unreadable());
        }
        let dice = digits.parse()?;
        Ok(then.map_or(Event::Rolled(dice), |then| Event::SetAside { dice, then }))
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
