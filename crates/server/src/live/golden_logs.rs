//! Logs of tables as earlier releases have stored them. Every later release reads them and comes to
//! the same games.
//!
//! `FARKLE_GOLDEN=write` adds the logs of the current version, from the simulation, and leaves
//! those of earlier versions alone: they never change.

use super::keys::ServerKey;
use super::log_entry::{LogEntry, body, entries};
use super::room::Room;
use super::rule_sets::RuleSets;
use super::simulation;
use farkle_protocol::{CommandId, Secret};
use farkle_store::Commit;
use farkle_table::{Ledger, TableId};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Seeds of the simulation in which everything happens that can be stored.
const SEEDS: [u64; 4] = [11, 37, 674, 20];

/// Everything that can be stored, by its name there.
const ENTRIES: [&str; 11] =
    ["created", "invited", "joined", "seated", "left", "ready", "locked", "shown", "broken", "game", "again"];

/// Every change of a game on a server. Nothing is taken back there.
const CHANGES: [&str; 4] = ["played", "revealed", "stand_in", "ended"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden-logs")
}

/// The table of a log when everything is taken in, and the record of each of its games.
fn replay(seed: u64, table: TableId, log: &[Commit]) -> (Room, Vec<String>) {
    let (first, rest) = log.split_first().unwrap();
    let mut room = Room::new(table, key(seed), &RuleSets::default(), first).unwrap();
    let mut records = Vec::new();
    for commit in rest {
        room.apply(commit).unwrap();
        let ended = room.ledger().filter(|game| game.is_over() && game.proof().seed().is_some());
        let record = ended.map(|game| game.record().to_string());
        records.extend(record.filter(|record| !records.contains(record)));
    }
    (room, records)
}

/// The key of the servers in the simulation of a seed.
pub(super) fn key(seed: u64) -> ServerKey {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    ServerKey::from_bytes(bytes)
}

/// A log as text: its seed and its table, a line for each commit, and the records of its games.
fn write(seed: u64) -> String {
    let (table, mut log) = simulation::log_of(seed);
    let invitation =
        LogEntry::Invited { invitation: super::keys::SecretHash::of(&Secret::from_bytes([1; 16])), until: 1 };
    log.push(Commit { command: None, body: body(vec![invitation], None) });
    let (_, records) = replay(seed, table, &log);
    let mut text = format!("{seed} {table}\n");
    for Commit { command, body } in &log {
        let command = command.map_or_else(|| "-".to_string(), String::from);
        writeln!(text, "{command} {}", std::str::from_utf8(body).unwrap()).unwrap();
    }
    text + "\n" + &records.join("\n")
}

/// A log of an earlier release.
struct Golden {
    name: String,
    seed: u64,
    table: TableId,
    log: Vec<Commit>,
    records: String,
}

fn golden() -> impl Iterator<Item = Golden> {
    std::fs::read_dir(folder()).unwrap().map(|file| {
        let file = file.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let (log, records) = text.split_once("\n\n").unwrap();
        let mut lines = log.lines();
        let (seed, table) = lines.next().and_then(|line| line.split_once(' ')).unwrap();
        let commit = |line: &str| {
            let (command, body) = line.split_once(' ').unwrap();
            let command = (command != "-").then(|| CommandId::try_from(command.to_string()).unwrap());
            Commit { command, body: body.as_bytes().to_vec() }
        };
        Golden {
            name: file.display().to_string(),
            seed: seed.parse().unwrap(),
            table: table.parse().unwrap(),
            log: lines.map(commit).collect(),
            records: records.to_string(),
        }
    })
}

#[test]
fn a_log_with_a_changed_byte_is_refused_or_read_and_ends_no_program() {
    let rule_sets = RuleSets::default();
    let (mut refused, mut read) = (0, 0);
    for Golden { seed, table, log, .. } in golden() {
        let bodies = log.iter().map(|commit| commit.body.len()).enumerate();
        // A third of the bytes, and in each of them another bit.
        for (at, byte) in
            bodies.flat_map(|(at, bytes)| (at % 3..bytes).step_by(3).map(move |byte| (at, byte)))
        {
            let mut log = log.clone();
            log[at].body[byte] ^= 1 << (byte % 7);
            let room = Room::new(table, key(seed), &rule_sets, &log[0]);
            let taken_in =
                room.and_then(|mut room| log[1..].iter().try_for_each(|commit| room.apply(commit).map(drop)));
            *(if taken_in.is_ok() { &mut read } else { &mut refused }) += 1;
        }
    }
    assert!(refused > 400 && read > 3, "{refused} refused, {read} read");
}

#[test]
fn the_logs_of_all_releases_give_the_games_that_were_played() {
    if std::env::var_os("FARKLE_GOLDEN").is_some_and(|value| value == "write") {
        std::fs::create_dir_all(folder()).unwrap();
        for (number, seed) in SEEDS.into_iter().enumerate() {
            let file = folder().join(format!("{}-{}.log", env!("CARGO_PKG_VERSION"), number + 1));
            if !file.exists() {
                std::fs::write(file, write(seed)).unwrap();
            }
        }
    }
    let (mut stored, mut changes) = (BTreeSet::new(), BTreeSet::new());
    for Golden { name, seed, table, log, records } in golden() {
        let (_, games) = replay(seed, table, &log);
        assert_eq!(games.join("\n"), records, "{name}");
        for game in games {
            let ledger = Ledger::from_record(&game.parse().unwrap()).unwrap();
            assert!(ledger.prove_dice(None).unwrap() > 0, "{name}");
        }
        for entry in log.iter().flat_map(|commit| entries(commit).unwrap()) {
            let json = serde_json::to_value(&entry).unwrap();
            stored.insert(json["entry"].as_str().unwrap().to_string());
            changes.extend(json["change"]["change"].as_str().map(String::from));
        }
    }
    assert_eq!(stored, ENTRIES.map(String::from).into(), "a log holds everything that can be stored");
    assert_eq!(changes, CHANGES.map(String::from).into());
}
