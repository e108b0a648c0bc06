//! What a player asks for, as it is written in a message.

use crate::message::seat_number;
use farkle_rules::{Action, Dice, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename = "Wish", tag = "do", rename_all = "snake_case")]
pub enum WireWish {
    /// Let a seat take the first turn, where the players choose.
    Start {
        /// Which, from 1.
        #[serde(with = "seat_number")]
        #[cfg_attr(test, schemars(with = "u8"))]
        first: Seat,
    },
    /// Begin the turn with all dice.
    Roll,
    /// Begin the turn with the dice that the previous player left over.
    TakeOver,
    /// Set dice of the roll aside.
    SetAside {
        /// Which: their faces, such as `"1555"`.
        #[serde(serialize_with = "write_dice", deserialize_with = "read_dice")]
        #[cfg_attr(test, schemars(with = "String"))]
        dice: Dice,
        /// What then.
        then: Then,
    },
    /// Roll again after a farkle, where the rules allow it.
    GoOn,
    /// End the turn with nothing.
    GiveUp,
    /// Take the last decision back, where the table allows it.
    TakeBack,
}

/// What follows a set-aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Roll the dice that are left.
    Roll,
    /// Bank the turn total.
    Bank,
    /// End the turn with nothing.
    GiveUp,
}

impl From<farkle_table::Wish> for WireWish {
    fn from(wish: farkle_table::Wish) -> WireWish {
        let farkle_table::Wish::Act(action) = wish else { return WireWish::TakeBack };
        match action {
            Action::Start(first) => WireWish::Start { first },
            Action::Roll => WireWish::Roll,
            Action::TakeOver => WireWish::TakeOver,
            Action::SetAside { dice, then } => WireWish::SetAside { dice, then: then.into() },
            Action::GoOn => WireWish::GoOn,
            Action::GiveUp => WireWish::GiveUp,
        }
    }
}

impl From<WireWish> for farkle_table::Wish {
    fn from(wish: WireWish) -> farkle_table::Wish {
        farkle_table::Wish::Act(match wish {
            WireWish::Start { first } => Action::Start(first),
            WireWish::Roll => Action::Roll,
            WireWish::TakeOver => Action::TakeOver,
            WireWish::SetAside { dice, then } => Action::SetAside { dice, then: then.into() },
            WireWish::GoOn => Action::GoOn,
            WireWish::GiveUp => Action::GiveUp,
            WireWish::TakeBack => return farkle_table::Wish::TakeBack,
        })
    }
}

impl From<farkle_rules::Then> for Then {
    fn from(then: farkle_rules::Then) -> Then {
        match then {
            farkle_rules::Then::Roll => Then::Roll,
            farkle_rules::Then::Bank => Then::Bank,
            farkle_rules::Then::GiveUp => Then::GiveUp,
        }
    }
}

impl From<Then> for farkle_rules::Then {
    fn from(then: Then) -> farkle_rules::Then {
        match then {
            Then::Roll => farkle_rules::Then::Roll,
            Then::Bank => farkle_rules::Then::Bank,
            Then::GiveUp => farkle_rules::Then::GiveUp,
        }
    }
}

fn write_dice<S: Serializer>(dice: &Dice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(dice)
}

fn read_dice<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}
