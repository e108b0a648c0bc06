//! Several writers at the same tables, some of which send their commands twice. What each of them
//! does is drawn from a seed.

use crate::{log, table};
use farkle_protocol::CommandId;
use farkle_store::{AppendError, Commit, Store};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;

const WRITERS: u64 = 6;
const TABLES: u64 = 3;
const COMMANDS: u64 = 40;

/// Lets writers race, who use these stores of the same tables in turn.
pub(crate) async fn race(stores: &[Store]) {
    let writers = (0..WRITERS).zip(stores.iter().cycle());
    let writers: Vec<_> = writers.map(|(seed, store)| tokio::spawn(write(store.clone(), seed))).collect();
    let mut acknowledged = HashMap::new();
    for writer in writers {
        for (table, version, command) in writer.await.unwrap() {
            let before = acknowledged.insert((table, version), command);
            assert!(before.is_none_or(|before| before == command), "two commands have version {version}");
        }
    }
    let mut stored = HashMap::new();
    for number in 0..TABLES {
        for (version, commit) in (1..).zip(log(&stores[0], table(number)).await) {
            stored.insert((number, version), commit.command.unwrap());
        }
    }
    assert_eq!(stored, acknowledged);
    assert_eq!(stored.len() as u64, WRITERS * COMMANDS);
    let commands: std::collections::HashSet<_> = stored.values().collect();
    assert_eq!(commands.len(), stored.len());
}

/// Appends commands, deciding again after each conflict: the table, version and command of each.
async fn write(store: Store, seed: u64) -> Vec<(u64, u64, CommandId)> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut known = [0_u64; TABLES as usize];
    let mut done = Vec::new();
    for number in 0..COMMANDS {
        let at = chance.random_range(0..TABLES);
        let command = CommandId::new(seed, number);
        let mut times = if chance.random_bool(0.3) { 2 } else { 1 };
        while times > 0 {
            let expected = &mut known[at as usize];
            // Whoever has forgotten what it knows is refused, too.
            if chance.random_bool(0.1) {
                *expected = expected.saturating_sub(2);
            }
            let commit = Commit { command: Some(command), body: vec![0; chance.random_range(0..200)] };
            match store.append(table(at), *expected, commit).await {
                Ok(version) => {
                    assert_eq!(version, *expected + 1);
                    *expected = version;
                    done.push((at, version, command));
                    times -= 1;
                }
                Err(AppendError::Repeated { version }) => {
                    done.push((at, version, command));
                    times -= 1;
                }
                Err(AppendError::Conflict(missing)) => {
                    assert_eq!(missing.first, *expected + 1);
                    *expected += missing.commits.len() as u64;
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
    done
}
