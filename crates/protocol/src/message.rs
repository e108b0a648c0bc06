//! The messages of both directions.

use crate::seats::{Away, CloseReason, Reaction, Saying, SeatWish, SeatsView, Secret};
use crate::{Change, WireWish, text};
use farkle_rules::Seat;
use farkle_table::{Denial, TableId};
use serde::{Deserialize, Serialize};

/// The version of the messages between programs and servers. It grows when a program of the version
/// before can't take part any more.
pub const PROTOCOL: u32 = 1;

fn first_protocol() -> u32 {
    1
}

fn acts() -> bool {
    true
}

/// What a player's program tells the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToHost {
    /// Asks for the changes that are missing, or for the whole game. The answer is `events` or
    /// `snapshot`.
    Hello {
        /// The revision that the program has; nothing if it has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have: Option<u64>,
    },
    /// Asks for something. The answer is `done` or `refused`.
    Command {
        /// Different for every command, and the same when a command is sent again.
        id: CommandId,
        /// The revision on which the player decided.
        expect: u64,
        /// The player's seat, from 1.
        #[serde(with = "seat_number")]
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        /// What the player wants.
        wish: WireWish,
    },
    /// Asks for a sign of life.
    Beat {
        /// Comes back in the answer.
        n: u32,
    },
    /// Opens a table of a server: the first message of a connection. The answers are `seats`,
    /// `presence` and, once the game has begun, `events` or `snapshot`.
    Open {
        /// Which.
        #[serde(with = "text")]
        #[cfg_attr(test, schemars(with = "String"))]
        table: TableId,
        /// What proves that this device holds a seat, or will hold one: the server keeps a hash of
        /// it. A device has another secret for each table.
        device: Secret,
        /// The secret of the link to the table. A device that holds a seat needs none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<Secret>,
        /// The revision that the program has; nothing if it has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have: Option<u64>,
        /// Whether this connection acts for the seat of the device. Otherwise it only looks.
        #[serde(default = "acts", skip_serializing_if = "Clone::clone")]
        acts: bool,
        /// The claim that `acting` has told this program last, when it connects again: a device
        /// with a later one keeps the seat. Without it the connection takes the seat over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        claim: Option<u64>,
        /// The version of the protocol that the program speaks: [`PROTOCOL`]. It is the first one
        /// if that is missing.
        #[serde(default = "first_protocol")]
        protocol: u32,
    },
    /// Asks for something about the seats of a table. The answer is `done` or `refused`.
    Ask {
        /// Different for every command, and the same when a command is sent again.
        id: CommandId,
        /// The number of the game that it is about, from 1. Several people may ask at the same
        /// moment, so the revision is not asked for.
        game: u32,
        /// What the device wants.
        wish: SeatWish,
    },
    /// Shows everybody how a player feels.
    React {
        /// How.
        reaction: Reaction,
    },
    /// Says something to everybody at the table.
    Say {
        /// At most [`LONGEST_SAYING`](crate::LONGEST_SAYING) characters.
        text: Saying,
    },
    /// Tells everybody that the player has asked the device for the best play.
    Hint,
    /// Asks for more time for the decision of the player, once for each decision.
    MoreTime,
    /// Acts for the seat on this connection from now on. The others with the same `device` watch,
    /// and are told so by `acting`.
    ActHere,
}

/// What the host tells a player's program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromHost {
    /// The whole table.
    Snapshot {
        /// The public record of the game.
        record: String,
        /// Its revision.
        revision: u64,
        /// Whether the host is behind the program, because it lost changes that the program has
        /// seen.
        rewound: bool,
    },
    /// Changes, one after the other.
    Events {
        /// In the order of their revisions.
        changes: Vec<Change>,
    },
    /// A command was carried out, and what it changed is stored.
    Done {
        /// Which.
        id: CommandId,
        /// The revision that it led to.
        revision: u64,
    },
    /// A command was not carried out.
    Refused {
        /// Which.
        id: CommandId,
        /// Why.
        why: Why,
        /// The same as an English sentence.
        sentence: String,
        /// The revision of the table.
        revision: u64,
        /// The changes after the revision that the command expected.
        missing: Vec<Change>,
    },
    /// A sign of life.
    Beat {
        /// The number that was asked with.
        n: u32,
        /// The revision of the table. A program that has an earlier one says `hello`.
        revision: u64,
    },
    /// Who sits where at a table of a server, and how far the preparations are. It comes after
    /// every change of them and replaces what was told before.
    Seats(SeatsView),
    /// Who is connected now.
    Presence {
        /// The seats whose players are.
        #[serde(with = "seat_numbers")]
        #[cfg_attr(test, schemars(with = "Vec<u8>"))]
        here: Vec<Seat>,
        /// The people whose devices are not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        away: Vec<Away>,
        /// How many watch without a seat.
        watching: u32,
    },
    /// How a player feels.
    Reacted {
        /// Who.
        #[serde(with = "seat_number")]
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        /// How.
        reaction: Reaction,
    },
    /// What a player says.
    Said {
        /// Who.
        #[serde(with = "seat_number")]
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        /// What.
        text: Saying,
    },
    /// A player has asked the device for the best play.
    Hinted {
        /// Who.
        #[serde(with = "seat_number")]
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
    },
    /// How long the player who has to decide may take; at a table without a clock, that it takes
    /// too long.
    Clock(Clock),
    /// Whether this connection acts for the seat of its device from now on. It comes after `open`
    /// or as soon as the device has a seat, and whenever that changes.
    Acting {
        /// False while another connection does.
        here: bool,
        /// What the next `open` of the program says. The connection with the greatest one acts.
        claim: u64,
    },
    /// The server is about to stop. Nothing is lost: connect again.
    GoingAway {
        /// After this many milliseconds, so that not everybody comes back at once.
        after_ms: u32,
    },
    /// The last message: the server closes the connection.
    Closed {
        /// Why.
        why: CloseReason,
        /// The same as an English sentence.
        sentence: String,
    },
}

/// The clock of a table. It counts for one decision and is told again when it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Clock {
    /// Who has to decide.
    #[serde(with = "seat_number")]
    #[cfg_attr(test, schemars(with = "u8"))]
    pub seat: Seat,
    /// The revision of the game on which they decide.
    pub revision: u64,
    /// How many milliseconds are left from now on.
    pub left_ms: u64,
    /// Whether the player may ask for more time.
    pub more: bool,
}

/// The name of a command: 16 bytes that no other command of the table has, as 32 hexadecimal
/// digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(u128);

impl CommandId {
    /// The command with this number from a device that nobody else has chosen the number of.
    pub fn new(device: u64, number: u64) -> CommandId {
        CommandId(u128::from(device) << 64 | u128::from(number))
    }

    /// The name as bytes, as databases keep it.
    pub fn to_bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }

    /// The command with this name.
    pub fn from_bytes(bytes: [u8; 16]) -> CommandId {
        CommandId(u128::from_be_bytes(bytes))
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        format!("{:032x}", id.0)
    }
}

impl TryFrom<String> for CommandId {
    type Error = &'static str;
    fn try_from(text: String) -> Result<CommandId, &'static str> {
        crate::hex::number(&text).map(CommandId).ok_or("a command id has 32 hexadecimal digits")
    }
}

/// Why a command was refused. A program that knows the rules finds out more by asking its own
/// engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The rules forbid it.
    Rules,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The sender does not hold that seat, or there is none.
    NotYourSeat,
    /// The table has moved on since the player decided.
    TooLate,
    /// The table does not allow players to take decisions back.
    NoTakeBack,
    /// There is no decision to take back, or it is somebody else's.
    NothingToTakeBack,
    /// Too many decisions were taken back already.
    TooManyTakenBack,
    /// The seed is public.
    DiceRevealed,
    /// Somebody else has the seat, or all seats are taken.
    SeatTaken,
    /// Nobody can be called so, or somebody else is.
    Name,
    /// The table is not at a point where that can be done.
    NotNow,
    /// So much has happened at the table that its log is nearly full.
    TableFull,
    /// The seed is not the one that the device has committed to.
    WrongSeed,
    /// There is no computer player with that temperament.
    NoSuchPlayer,
    /// The person is there, or has not been gone for long enough.
    NotGone,
    /// Another device of the same person acts for the seat: `act_here` comes first.
    OtherDevice,
    /// The server has too much to do, or can't store anything at the moment. Ask again.
    Overloaded,
}

impl From<Denial> for Why {
    fn from(denial: Denial) -> Why {
        match denial {
            Denial::Rules(_) => Why::Rules,
            Denial::NotYourTurn { .. } => Why::NotYourTurn,
            Denial::NotYourSeat => Why::NotYourSeat,
            Denial::TooLate => Why::TooLate,
            Denial::NoTakeBack => Why::NoTakeBack,
            Denial::NothingToTakeBack | Denial::NotYourDecision { .. } => Why::NothingToTakeBack,
            Denial::TooManyTakenBack => Why::TooManyTakenBack,
            Denial::OtherDevice => Why::OtherDevice,
            Denial::Overloaded => Why::Overloaded,
            Denial::DiceRevealed => Why::DiceRevealed,
        }
    }
}

/// Seats as people count them: from 1, as in records.
pub(crate) mod seat_number {
    use farkle_rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(seat.index() as u64 + 1)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        seat(usize::deserialize(deserializer)?)
    }

    pub(crate) fn seat<E: de::Error>(number: usize) -> Result<Seat, E> {
        Seat::from_number(number)
            .ok_or_else(|| E::custom(format!("there is no seat {number}; seats count from 1")))
    }
}

/// Several seats.
pub(crate) mod seat_numbers {
    use super::seat_number::seat;
    use farkle_rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<'a, S: Serializer>(
        seats: impl IntoIterator<Item = &'a Seat>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.into_iter().map(|seat| seat.index() + 1))
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromIterator<Seat>,
        D: Deserializer<'de>,
    {
        Vec::<usize>::deserialize(deserializer)?.into_iter().map(seat).collect()
    }
}
