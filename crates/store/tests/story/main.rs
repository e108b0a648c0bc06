//! One story of behaviour for every store: the same tests run against each of them.
#![allow(clippy::unwrap_used)] // A test may panic.

mod killing;
mod postgres;
#[cfg(target_os = "linux")]
mod power;
mod racing;
mod sqlite;

use farkle_postgres_for_tests::Postgres;
use farkle_protocol::CommandId;
use farkle_store::{
    AppendError, Commit, LONGEST_COMMIT, MOST_COMMITS, Notice, Notices, PostgresSettings, SqliteSettings,
    Store,
};
use farkle_table::TableId;
use racing::race;
use std::time::Duration;
use tempfile::TempDir;

/// A store that lives as long as the test.
struct StoreUnderTest {
    store: Store,
    place: Place,
}

/// What a store is kept in.
enum Place {
    Memory,
    Folder(#[expect(dead_code, reason = "it is removed after the test")] TempDir),
    Server(#[expect(dead_code, reason = "it ends after the test")] Postgres),
}

impl StoreUnderTest {
    async fn memory() -> StoreUnderTest {
        StoreUnderTest { store: Store::memory(), place: Place::Memory }
    }

    async fn sqlite() -> StoreUnderTest {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("tables.db"), SqliteSettings::default()).unwrap();
        StoreUnderTest { store, place: Place::Folder(folder) }
    }

    async fn postgres() -> StoreUnderTest {
        let server = Postgres::start();
        let settings = PostgresSettings::new(&server.new_database("farkle"), [1; 32]);
        let store = Store::postgres(&settings).await.unwrap();
        StoreUnderTest { store, place: Place::Server(server) }
    }
}

fn table(number: u64) -> TableId {
    TableId::from_random(number)
}

fn commit(command: u64, body: &str) -> Commit {
    Commit { command: Some(CommandId::new(1, command)), body: body.into() }
}

/// Of two tables that are too old, only the one with a single commit goes.
async fn only_unused_tables_are_deleted(store: &Store) {
    for number in 1..=2 {
        store.append(table(number), 0, commit(number, "created")).await.unwrap();
    }
    store.append(table(2), 1, silent("somebody sits down")).await.unwrap();
    assert_eq!(store.delete_unused(Duration::from_secs(60 * 60)).await, Ok(0), "none is an hour old");
    assert_eq!(store.delete_unused(Duration::ZERO).await, Ok(1));
    assert_eq!(log(store, table(1)).await, []);
    assert_eq!(log(store, table(2)).await, [commit(2, "created"), silent("somebody sits down")]);
    let late = store.append(table(1), 1, silent("")).await;
    assert!(matches!(late, Err(AppendError::Conflict(missing)) if missing.commits.is_empty()));
    assert_eq!(store.append(table(1), 0, commit(1, "created")).await, Ok(1), "nothing is left of it");
}

fn silent(body: &str) -> Commit {
    Commit { command: None, body: body.into() }
}

/// Everything in the log of a table, read page by page.
async fn log(store: &Store, table: TableId) -> Vec<Commit> {
    let mut log = Vec::new();
    loop {
        let page = store.load(table, log.len() as u64).await.unwrap();
        assert_eq!(page.first, log.len() as u64 + 1);
        let is_full = page.is_full();
        log.extend(page.commits);
        if !is_full {
            return log;
        }
    }
}

async fn versions_follow_each_other(store: Store) {
    assert_eq!(log(&store, table(1)).await, []);
    assert_eq!(store.append(table(1), 0, commit(1, "a")).await, Ok(1));
    assert_eq!(store.append(table(1), 1, silent("b")).await, Ok(2));
    assert_eq!(store.append(table(1), 2, silent("c")).await, Ok(3));
    assert_eq!(store.append(table(2), 0, commit(1, "d")).await, Ok(1), "another table, the same command");
    assert_eq!(log(&store, table(1)).await, [commit(1, "a"), silent("b"), silent("c")]);
    let later = store.load(table(1), 2).await.unwrap();
    assert_eq!(later.iter().collect::<Vec<_>>(), [(3, &silent("c"))]);
}

async fn a_stale_writer_gets_what_it_misses(store: Store) {
    for version in 0..3 {
        store.append(table(1), version, commit(version, "x")).await.unwrap();
    }
    let Err(AppendError::Conflict(missing)) = store.append(table(1), 1, commit(9, "y")).await else {
        panic!("no conflict")
    };
    assert_eq!(missing.iter().collect::<Vec<_>>(), [(2, &commit(1, "x")), (3, &commit(2, "x"))]);
    for ahead in [4, u64::MAX] {
        let Err(AppendError::Conflict(missing)) = store.append(table(1), ahead, commit(9, "y")).await else {
            panic!("no conflict")
        };
        assert_eq!(missing.commits, [], "somebody ahead of the log misses nothing");
    }
    assert_eq!(log(&store, table(1)).await.len(), 3);
}

async fn a_command_is_committed_once(store: Store) {
    store.append(table(1), 0, commit(1, "a")).await.unwrap();
    store.append(table(1), 1, commit(2, "b")).await.unwrap();
    for expected in 0..4 {
        let again = store.append(table(1), expected, commit(1, "other")).await;
        assert_eq!(again, Err(AppendError::Repeated { version: 1 }));
    }
    assert_eq!(store.append(table(1), 2, commit(3, "c")).await, Ok(3));
    assert_eq!(log(&store, table(1)).await, [commit(1, "a"), commit(2, "b"), commit(3, "c")]);
}

async fn a_commit_that_is_too_long_is_refused(store: Store) {
    let longest = silent(&"x".repeat(LONGEST_COMMIT));
    let longer = silent(&"x".repeat(LONGEST_COMMIT + 1));
    let bytes = LONGEST_COMMIT + 1;
    assert_eq!(store.append(table(1), 0, longer).await, Err(AppendError::TooLong { bytes }));
    assert_eq!(store.append(table(1), 0, longest.clone()).await, Ok(1));
    assert_eq!(log(&store, table(1)).await, [longest]);
}

async fn a_long_log_is_read_in_pages(store: Store) {
    let commits = MOST_COMMITS + 7;
    for version in 0..commits as u64 {
        store.append(table(1), version, silent(&version.to_string())).await.unwrap();
    }
    assert_eq!(store.load(table(1), 0).await.unwrap().commits.len(), MOST_COMMITS);
    let log = log(&store, table(1)).await;
    assert!(log.iter().enumerate().all(|(version, commit)| *commit == silent(&version.to_string())));
    assert_eq!(log.len(), commits);
}

/// The next hint. A test that waits for ever fails.
async fn next(hints: &mut Notices) -> Option<Notice> {
    tokio::time::timeout(Duration::from_secs(20), hints.next()).await.unwrap()
}

async fn every_commit_is_hinted_at_and_a_refusal_is_not(store: Store) {
    let mut hints = store.subscribe();
    store.append(table(1), 0, commit(1, "a")).await.unwrap();
    store.append(table(1), 0, commit(2, "b")).await.unwrap_err();
    store.append(table(2), 0, commit(2, "b")).await.unwrap();
    assert_eq!(next(&mut hints).await, Some(Notice::Version { table: table(1), version: 1 }));
    assert_eq!(next(&mut hints).await, Some(Notice::Version { table: table(2), version: 1 }));
    let many = (3..1100).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(table(number), 0, silent("")).await.unwrap() })
    });
    for appended in many.collect::<Vec<_>>() {
        appended.await.unwrap();
    }
    assert_eq!(next(&mut hints).await, Some(Notice::Missed), "whoever falls behind is told");
    drop(store);
    while next(&mut hints).await.is_some() {}
}

async fn racing_writers_leave_no_gap_and_no_double(store: Store) {
    race(&[store]).await;
}

/// A module of tests for one store.
macro_rules! story {
    ($kept:ident as $module:ident) => {
        story! { @of $kept as $module:
            versions_follow_each_other,
            a_stale_writer_gets_what_it_misses,
            a_command_is_committed_once,
            a_commit_that_is_too_long_is_refused,
            a_long_log_is_read_in_pages,
            every_commit_is_hinted_at_and_a_refusal_is_not,
            racing_writers_leave_no_gap_and_no_double,
        }
    };
    (@of $kept:ident as $module:ident: $($name:ident,)*) => {
        mod $module {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    let super::StoreUnderTest { store, place } = super::StoreUnderTest::$kept().await;
                    super::$name(store).await;
                    drop(place);
                }
            )*
        }
    };
}

story!(memory as in_memory);
story!(sqlite as in_sqlite);
story!(postgres as in_postgres);
