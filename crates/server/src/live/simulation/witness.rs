//! Somebody who reads the log and checks what everybody is told against it.

use crate::live::keys::ServerKey;
use crate::live::log_entry::{LogEntry, entries};
use crate::live::room::Room;
use crate::live::rule_sets::RuleSets;
use farkle_protocol::{Change, CommandId, FromHost, decode};
use farkle_store::Commit;
use farkle_table::{Ledger, TableId};
use std::collections::{HashMap, HashSet};

pub(super) struct Witness {
    /// The seeds of the server for all games.
    server_seeds: Vec<String>,
    pub(super) room: Room,
    log: Vec<Commit>,
    /// Everything that was told about the game when it was stored.
    changes: Vec<Change>,
    /// The revisions on which players decided.
    pub(super) expected: HashMap<CommandId, u64>,
    /// The seeds of devices with which a game has begun.
    shown: String,
    /// The seeds of the server that are public.
    revealed: HashSet<String>,
}

impl Witness {
    pub(super) fn new(table: TableId, key: ServerKey, first: Commit) -> Witness {
        let server_seeds = (1..=MOST_GAMES).map(|game| key.seed(table, game).to_string()).collect();
        let room = Room::new(table, key, &RuleSets::default(), &first).unwrap();
        Witness {
            server_seeds,
            room,
            log: vec![first],
            changes: Vec::new(),
            expected: HashMap::new(),
            shown: String::new(),
            revealed: HashSet::new(),
        }
    }

    pub(super) fn log(&self) -> &[Commit] {
        &self.log
    }

    pub(super) fn version(&self) -> u64 {
        self.log.len() as u64
    }

    /// Reads on in the log.
    pub(super) fn read(&mut self, commits: Vec<Commit>) {
        for commit in commits {
            if let Some(expect) = commit.command.and_then(|id| self.expected.get(&id)) {
                let revision = self.ledger().map(Ledger::revision);
                assert_eq!(revision, Some(*expect), "a move is made that was decided on another state");
            }
            for message in self.room.apply(&commit).unwrap().messages {
                match message {
                    FromHost::Events { changes } => self.changes.extend(changes),
                    FromHost::Snapshot { record, .. } => self.shown.push_str(&record),
                    _ => {}
                }
            }
            self.log.push(commit);
            let over = self.room.ledger().filter(|ledger| ledger.is_over());
            self.revealed.extend(over.and_then(|ledger| ledger.proof().seed()).map(ToString::to_string));
        }
    }

    /// The game that goes on, or the last one.
    pub(super) fn ledger(&self) -> Option<&Ledger> {
        self.room.ledger()
    }

    pub(super) fn commands(&self) -> impl Iterator<Item = u64> {
        self.log.iter().filter_map(|commit| commit.command).map(|id| {
            let bytes = id.to_bytes();
            u64::from_be_bytes(bytes[..8].try_into().unwrap())
        })
    }

    /// Checks what a device is told: it is in the log already, and no secret is in it but those
    /// that are the device's own.
    pub(super) fn check(&self, text: &str, foreign: &[String]) {
        match decode::<FromHost>(text).expect("servers speak the protocol") {
            FromHost::Events { changes } | FromHost::Refused { missing: changes, .. } => {
                for change in &changes {
                    assert!(self.changes.contains(change), "{change:?} is told, but not in the log");
                }
            }
            FromHost::Done { id, revision } => {
                let commit = usize::try_from(revision).ok().and_then(|version| self.log.get(version - 1));
                assert_eq!(commit.and_then(|commit| commit.command), Some(id), "done, but not in the log");
            }
            _ => {}
        }
        for secret in foreign.iter().filter(|secret| text.contains(*secret)) {
            assert!(self.shown.contains(secret), "a secret is told: {text}");
        }
        for seed in &self.server_seeds {
            let is_public = self.revealed.contains(seed);
            assert!(is_public || !text.contains(seed), "the server's seed is told during the game: {text}");
        }
    }

    /// How often the devices did not show their seeds in time.
    pub(super) fn broken_locks(&self) -> u64 {
        let entries = self.log.iter().flat_map(|commit| entries(commit).unwrap());
        entries.filter(|entry| matches!(entry, LogEntry::Broken { .. })).count() as u64
    }

    /// Checks that the log holds no command twice.
    pub(super) fn check_commands(&self) {
        let mut seen = HashSet::new();
        for command in self.log.iter().filter_map(|commit| commit.command) {
            assert!(seen.insert(command), "a command acts twice");
        }
    }
}

/// No run has more games than this.
pub(super) const MOST_GAMES: u32 = 3;
