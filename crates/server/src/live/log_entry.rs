//! What happens at a table, as the store keeps it.
//!
//! A commit is one JSON object. Tables of all earlier releases are read for ever, so entries get
//! new optional fields, and no field changes its meaning.

use super::keys::SecretHash;
use farkle_protocol::{Change, Color, SeatNumber, Secret, TableOptions};
use farkle_rules::RuleSet;
use farkle_store::Commit;
use farkle_table::{Commitment, Seed};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;

/// What happens together.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Stored {
    pub(super) entries: Vec<LogEntry>,
    /// When, in seconds since 1970, at a table where days count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<u64>,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(super) enum LogEntry {
    /// The table is there. Always the first one.
    Created {
        /// The share code of the rules.
        rules: String,
        /// What whoever made the table calls them, if that does not follow from the code.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_name: Option<String>,
        /// How many seats there are.
        seats: usize,
        /// Who has the secret may sit down.
        invitation: SecretHash,
        /// When it expires, in seconds since 1970; never if that is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u64>,
        /// The commitment of the server for the first game.
        server: Text<Commitment>,
        /// What holds besides the rules.
        #[serde(default, skip_serializing_if = "TableOptions::are_usual")]
        options: TableOptions,
    },
    /// Another invitation takes the place of the one before.
    Invited { invitation: SecretHash, until: u64 },
    /// Somebody has sat down.
    Joined {
        seat: SeatNumber,
        name: String,
        device: SecretHash,
        /// The colour that they have taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
    },
    /// A computer player has sat down.
    Seated { seat: SeatNumber, name: String, temperament: String },
    /// Somebody has stood up, or was taken from the table.
    Left { seat: SeatNumber },
    /// Somebody is ready.
    Ready { seat: SeatNumber, commitment: Text<Commitment> },
    /// Everybody is: the commitments are locked.
    Locked,
    /// A device has shown its seed. With the last one the game begins.
    Shown { seat: SeatNumber, seed: Text<Seed> },
    /// These devices have not shown theirs: everybody has to get ready anew.
    Broken { seats: Vec<SeatNumber> },
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

/// A commit as the store keeps it.
pub(super) fn body(entries: Vec<LogEntry>, at: Option<u64>) -> Vec<u8> {
    // The entries hold nothing that JSON can't express, so this can't fail.
    serde_json::to_vec(&Stored { entries, at }).unwrap_or_default()
}

/// What is in a commit.
pub(super) fn stored(commit: &Commit) -> Result<Stored, serde_json::Error> {
    serde_json::from_slice(&commit.body)
}

/// The entries of a commit.
#[cfg(test)]
pub(super) fn entries(commit: &Commit) -> Result<Vec<LogEntry>, serde_json::Error> {
    stored(commit).map(|stored| stored.entries)
}

/// The first commit of a table.
pub(super) fn created(
    rules: &RuleSet,
    seats: usize,
    options: TableOptions,
    invitation: &Secret,
    until: u64,
    server: Commitment,
) -> Commit {
    let (invitation, until, server) = (SecretHash::of(invitation), Some(until), Text(server));
    let rules_name = rules.draft().given_name().map(str::to_string);
    let rules = rules.code();
    let created = LogEntry::Created { rules, rules_name, seats, invitation, until, server, options };
    Commit { command: None, body: body(vec![created], None) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_protocol::Pace;

    /// These texts stand in databases: they are never changed.
    #[test]
    fn what_a_table_is_opened_with_is_read_for_ever() {
        let hash = "00".repeat(32);
        let text = format!(
            r#"{{"entries":[{{"entry":"created","rules":"F1","seats":2,"invitation":"{hash}","server":"{hash}","options":{{"pace":"mail","watchers":false,"hints":false}}}},{{"entry":"joined","seat":1,"name":"Ann","device":"{hash}","color":12}}],"at":1795000000}}"#
        );
        let commit = Commit { command: None, body: text.clone().into_bytes() };
        let read = stored(&commit).unwrap();
        let LogEntry::Created { options, .. } = &read.entries[0] else { panic!() };
        assert_eq!(*options, TableOptions { pace: Pace::Mail, watchers: false, hints: false });
        let LogEntry::Joined { color, .. } = &read.entries[1] else { panic!() };
        assert_eq!(*color, Color::all().last());
        assert_eq!(String::from_utf8(body(read.entries, read.at)).unwrap(), text);
        let live = text.replace("mail", "live");
        assert!(stored(&Commit { command: None, body: live.into_bytes() }).is_ok());
    }
}
