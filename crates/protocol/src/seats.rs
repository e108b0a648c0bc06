//! What is said about the seats of a table of a server, and between the people who sit there.

use crate::message::seat_number;
use crate::options::{Color, TableOptions};
use crate::text;
use farkle_rules::Seat;
use farkle_table::{Commitment, Fingerprint, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most characters of what a player says at once.
pub const LONGEST_SAYING: usize = 200;

/// What a device wants that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum SeatWish {
    /// Take a free seat.
    Join {
        /// What the player is called.
        name: String,
        /// The colour, if nobody else has taken it; otherwise the player gets one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
        /// Which seat; the first free one if that is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// Give the seat up. During a game a computer player moves for the person, who may return.
    Leave,
    /// Let a computer player take a free seat, before a game.
    SeatComputer {
        /// What it is called.
        name: String,
        /// The name of its temperament.
        temperament: String,
        /// Which seat; the first free one if that is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// Before a game or after it, free the seat of a computer player, or of somebody who is gone.
    /// Before a game, whoever made the table may free that of somebody who is not ready, too.
    FreeSeat {
        /// Which.
        seat: SeatNumber,
    },
    /// During a game, let a computer player move for somebody who is gone, until they are back.
    StandIn {
        /// Whose seat it is.
        seat: SeatNumber,
        /// The name of its temperament.
        temperament: String,
    },
    /// Move for oneself again. Whoever connects again does so without asking.
    Return,
    /// End the game without a result, if somebody is gone.
    End,
    /// Replace the invitation: the links so far open the table no longer.
    Invite {
        /// The secret of the new link.
        invitation: Secret,
    },
    /// Begin, as soon as everybody is ready.
    Ready {
        /// The commitment of the device for the dice: 64 hexadecimal digits.
        #[serde(with = "text")]
        #[cfg_attr(test, schemars(with = "String"))]
        commitment: Commitment,
    },
    /// Show the seed of the device: only once `seats` has named the lock.
    Show {
        /// 64 hexadecimal digits.
        #[serde(with = "text")]
        #[cfg_attr(test, schemars(with = "String"))]
        seed: Seed,
    },
    /// Play again, after a game. Everybody who wants to says `ready`.
    Rematch,
}

/// Who sits at a table, and how far the preparations are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatsView {
    /// How many commits led here. It only grows.
    pub version: u64,
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// How far the table is.
    pub stage: Stage,
    /// The share code of the rules.
    pub rules: String,
    /// What whoever made the table calls the rules, if that does not follow from the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_name: Option<String>,
    /// What holds besides the rules. It is missing if these are the usual options.
    #[serde(default, skip_serializing_if = "TableOptions::are_usual")]
    pub options: TableOptions,
    /// The commitment of the server for the dice of this game.
    #[serde(with = "text")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub server: Commitment,
    /// Every seat, clockwise.
    pub seats: Vec<SeatView>,
    /// The seat of the device that this is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<SeatNumber>,
    /// The seat of whoever made the table: of the people there, whoever sat down first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maker: Option<SeatNumber>,
    /// The hash of all commitments, once they are locked: each device keeps it.
    #[serde(default, with = "text::option", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub lock: Option<Fingerprint>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down and get ready.
    Gathering,
    /// The commitments are locked, and the devices show their seeds.
    Locked,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatView {
    /// Who sits there; nobody does if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name of the temperament of a computer player; a person sits there if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<String>,
    /// The commitment of the device: who has sent one is ready. A computer player always is.
    #[serde(default, with = "text::option", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub commitment: Option<Commitment>,
    /// The colour of the seat. No two seats have the same one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
}

/// A seat as people count them, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct SeatNumber(
    /// The seat.
    #[serde(with = "seat_number")]
    #[cfg_attr(test, schemars(with = "u8"))]
    pub Seat,
);

/// Somebody with a seat who is not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Away {
    /// Whose seat it is.
    pub seat: SeatNumber,
    /// For how many seconds, as far as the server knows.
    pub seconds: u64,
}

/// How a player feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well done.
    Applause,
    /// What luck.
    Wow,
    /// That was close.
    Phew,
    /// That is funny.
    Laugh,
    /// What a pity.
    Ouch,
    /// Good luck.
    Luck,
    /// Take your time.
    Tea,
    /// Your turn.
    Wave,
}

impl Reaction {
    /// Every reaction, in the order in which they are offered.
    pub const ALL: [Reaction; 8] = [
        Reaction::Applause,
        Reaction::Wow,
        Reaction::Phew,
        Reaction::Laugh,
        Reaction::Ouch,
        Reaction::Luck,
        Reaction::Tea,
        Reaction::Wave,
    ];

    /// The word for it in messages, the same as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Reaction::Applause => "applause",
            Reaction::Wow => "wow",
            Reaction::Phew => "phew",
            Reaction::Laugh => "laugh",
            Reaction::Ouch => "ouch",
            Reaction::Luck => "luck",
            Reaction::Tea => "tea",
            Reaction::Wave => "wave",
        }
    }
}

/// Something that a player says: readable on one line, and not too long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Saying(String);

impl Saying {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<Saying> for String {
    fn from(saying: Saying) -> String {
        saying.0
    }
}

impl TryFrom<String> for Saying {
    type Error = String;
    fn try_from(text: String) -> Result<Saying, String> {
        let text = text.trim();
        let length = text.chars().count();
        if text.is_empty() || text.chars().any(char::is_control) {
            return Err("something that is said has a line of text, without control characters".to_string());
        }
        if length > LONGEST_SAYING {
            return Err(format!("what is said has {length} characters; allowed are {LONGEST_SAYING}"));
        }
        Ok(Saying(text.to_string()))
    }
}

/// 16 random bytes that open something, as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 16]);

impl Secret {
    /// The secret of these bytes, which should come from the operating system's random numbers.
    pub fn from_bytes(bytes: [u8; 16]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    /// Never the secret itself: it must not get into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        format!("{:032x}", u128::from_be_bytes(secret.0))
    }
}

impl TryFrom<String> for Secret {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Secret, &'static str> {
        let number = crate::hex::number(&text);
        number.map(|number| Secret(number.to_be_bytes())).ok_or("a secret has 32 hexadecimal digits")
    }
}

/// Why a server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// A frame was no message, or not one that may be sent now.
    Malformed,
    /// There is no such table, or the invitation is not the one of the table.
    NotInvited,
    /// Nobody may watch without a seat, and there is no free one.
    NoWatchers,
    /// Messages came too fast.
    TooOften,
    /// Too many are connected to this table, or to this server.
    Full,
    /// The server has too much to do, or can't read the table at the moment. Connect again later.
    Overloaded,
    /// Nothing was heard for too long, or what was sent was not taken.
    Silent,
    /// The program speaks another version of the protocol. The sentence says what to do.
    OtherVersion,
    /// Other devices or pages with the same secret have come in its place. Connect again only when
    /// somebody looks at the table.
    Replaced,
}
