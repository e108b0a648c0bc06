//! What only a file can show: it is opened again, its writer is killed, it is busy, it is gone.

use crate::{commit, log, silent, table};
use farkle_protocol::CommandId;
use farkle_store::{AppendError, Commit, SqliteSettings, Store};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

fn open(folder: &Path) -> Store {
    Store::sqlite(&folder.join("tables.db"), SqliteSettings::default()).unwrap()
}

#[tokio::test]
async fn a_file_that_is_opened_again_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path()).append(table(1), 0, commit(1, "a")).await.unwrap();
    let store = open(folder.path());
    assert_eq!(
        store.append(table(1), 1, commit(1, "b")).await,
        Err(AppendError::Repeated { version: 1 }),
        "also commands are remembered"
    );
    assert_eq!(store.append(table(1), 1, silent("b")).await, Ok(2));
}

#[tokio::test]
async fn a_full_queue_is_overloaded_and_what_waits_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let settings = SqliteSettings { waiting_commits: 3, ..SqliteSettings::default() };
    let store = Store::sqlite(&folder.path().join("tables.db"), settings).unwrap();
    let other = rusqlite::Connection::open(folder.path().join("tables.db")).unwrap();
    other.execute_batch("begin immediate").unwrap();
    let append = |number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(table(number), 0, silent("")).await })
    };
    // The writer has taken the first one and waits for the lock.
    let first = append(0);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let waiting: Vec<_> = (1..4).map(append).collect();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(append(4).await.unwrap(), Err(AppendError::Overloaded));
    other.execute_batch("commit").unwrap();
    for appended in std::iter::once(first).chain(waiting) {
        assert_eq!(appended.await.unwrap(), Ok(1));
    }
    assert_eq!(log(&store, table(4)).await, [], "what was refused is not written");
}

#[tokio::test]
async fn a_disk_that_takes_nothing_is_no_success_and_the_store_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    store.append(table(1), 0, commit(1, "a")).await.unwrap();
    // Every write fails as it does on a disk that is full.
    let other = rusqlite::Connection::open(folder.path().join("tables.db")).unwrap();
    let refuse = "create trigger full before insert on log begin select raise(abort, 'disk full'); end";
    other.execute_batch(refuse).unwrap();
    let Err(AppendError::Unknown { reason }) = store.append(table(1), 1, commit(2, "b")).await else {
        panic!("a commit that is not stored was acknowledged")
    };
    assert!(reason.contains("disk full"), "{reason}");
    other.execute_batch("drop trigger full").unwrap();
    assert_eq!(log(&store, table(1)).await, [commit(1, "a")]);
    assert_eq!(store.append(table(1), 1, commit(2, "b")).await, Ok(2));
}

const CHILD: &str = "FARKLE_STORE_TEST_FOLDER";
const TABLES: u64 = 8;

/// How often a writer is killed: more often by hand than in every run of the tests.
fn kills() -> u64 {
    std::env::var("FARKLE_STORE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5)
}

#[tokio::test]
async fn a_writer_that_is_killed_loses_nothing_that_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = HashSet::new();
    for run in 0..kills() {
        let test = "sqlite::child_that_writes_until_it_is_killed";
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([test, "--exact", "--ignored", "--nocapture"])
            .env(CHILD, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut read = |line: &str| {
            let mut words = line.split_whitespace().skip_while(|word| *word != "stored").skip(1);
            let mut number = || words.next()?.parse::<u64>().ok();
            if let (Some(table), Some(version)) = (number(), number()) {
                acknowledged.insert((table, version, words.next().unwrap().to_string()));
            }
        };
        for line in lines.by_ref().take(100 + 37 * run as usize) {
            read(&line.unwrap());
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said before it died counts, too; its last line may be cut off.
        let rest: Vec<String> = lines.map_while(Result::ok).collect();
        rest.iter().rev().skip(1).for_each(|line| read(line));
    }
    let store = open(folder.path());
    let mut stored = HashSet::new();
    let mut commands = 0;
    for number in 0..TABLES {
        for (version, commit) in (1..).zip(log(&store, table(number)).await) {
            stored.insert((number, version, String::from(commit.command.unwrap())));
            commands += 1;
        }
    }
    assert!(acknowledged.len() > 500, "only {} commits", acknowledged.len());
    let lost: Vec<_> = acknowledged.difference(&stored).collect();
    assert!(lost.is_empty(), "{} of {} are lost: {lost:?}", lost.len(), acknowledged.len());
    let different: HashSet<_> = stored.iter().map(|(table, _, command)| (table, command)).collect();
    assert_eq!(different.len(), commands, "a command is stored twice");
}

/// Not a test of its own: the writer that the test above kills.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it writes until it is killed"]
async fn child_that_writes_until_it_is_killed() {
    let folder = std::env::var(CHILD).unwrap();
    let store = open(folder.as_ref());
    let writers: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut version = log(&store, table(number)).await.len() as u64;
                while version < u64::MAX {
                    let command = CommandId::new(number, version);
                    let commit = Commit { command: Some(command), body: vec![7; 300] };
                    version = store.append(table(number), version, commit).await.unwrap();
                    let line = format!("stored {number} {version} {}\n", String::from(command));
                    std::io::stdout().write_all(line.as_bytes()).unwrap();
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
}
