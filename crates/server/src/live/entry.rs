//! What happens at a table, as the store keeps it.
//!
//! A commit is one JSON object. Tables of all earlier releases are read for ever, so entries get
//! new optional fields, and no field changes its meaning.

use super::keys::SecretHash;
use farkle_protocol::{Change, Secret};
use farkle_rules::Seat;
use farkle_store::Commit;
use farkle_table::{Commitment, Seed};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;

/// What happens together.
#[derive(Debug, Serialize, Deserialize)]
struct Stored {
    entries: Vec<Entry>,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(super) enum Entry {
    /// The table is there. Always the first one.
    Created {
        /// The share code of the rules.
        rules: String,
        /// How many seats there are.
        seats: usize,
        /// Who has the secret may sit down.
        invitation: SecretHash,
        /// The commitment of the server for the first game.
        server: Text<Commitment>,
    },
    /// Somebody has sat down.
    Joined { seat: Chair, name: String, device: SecretHash },
    /// Somebody has stood up.
    Left { seat: Chair },
    /// Somebody is ready.
    Ready { seat: Chair, commitment: Text<Commitment> },
    /// Everybody is: the commitments are locked.
    Locked,
    /// A device has shown its seed. With the last one the game begins.
    Shown { seat: Chair, seed: Text<Seed> },
    /// These devices have not shown theirs: everybody has to get ready anew.
    Broken { seats: Vec<Chair> },
    /// A change of the game.
    Game { change: Change },
    /// The same people may play again.
    Again { server: Text<Commitment> },
}

/// A value that is stored as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[serde(bound = "T: Clone + Display + FromStr")]
pub(super) struct Text<T>(pub(super) T);

impl<T: FromStr> TryFrom<String> for Text<T> {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Text<T>, &'static str> {
        text.parse().map(Text).map_err(|_| "unreadable")
    }
}

impl<T: Display> From<Text<T>> for String {
    fn from(text: Text<T>) -> String {
        text.0.to_string()
    }
}

/// A seat, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "usize", into = "usize")]
pub(super) struct Chair(pub(super) Seat);

impl TryFrom<usize> for Chair {
    type Error = &'static str;
    fn try_from(number: usize) -> Result<Chair, &'static str> {
        number.checked_sub(1).and_then(Seat::new).map(Chair).ok_or("no seat")
    }
}

impl From<Chair> for usize {
    fn from(chair: Chair) -> usize {
        chair.0.index() + 1
    }
}

/// A commit as the store keeps it.
pub(super) fn body(entries: Vec<Entry>) -> Vec<u8> {
    // The entries hold nothing that JSON can't express, so this can't fail.
    serde_json::to_vec(&Stored { entries }).unwrap_or_default()
}

/// The entries of a commit.
pub(super) fn entries(commit: &Commit) -> Result<Vec<Entry>, serde_json::Error> {
    serde_json::from_slice::<Stored>(&commit.body).map(|stored| stored.entries)
}

/// The first commit of a table.
pub(super) fn created(rules: String, seats: usize, invitation: &Secret, server: Commitment) -> Commit {
    let invitation = SecretHash::of(invitation);
    Commit {
        command: None,
        body: body(vec![Entry::Created { rules, seats, invitation, server: Text(server) }]),
    }
}
