//! What only a database shows: several servers use it, it breaks, and it may be the wrong one.

use crate::racing::race;
use crate::{commit, log, next, silent, table};
use farkle_postgres_for_tests::Postgres;
use farkle_protocol::CommandId;
use farkle_store::{AppendError, Commit, Notice, OpenError, PostgresSettings, Store};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

async fn open(url: &str) -> Store {
    Store::postgres(&PostgresSettings::new(url, [1; 32])).await.unwrap()
}

/// A connection of somebody else, who has carried out some SQL.
async fn somebody_else(url: &str, sql: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    client
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_race_at_the_same_tables_leave_no_gap_and_no_double() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let stores = [open(&url).await, open(&url).await, open(&url).await];
    race(&stores).await;
    let conflicts: u64 = stores.iter().map(|store| store.counts().conflicts).sum();
    assert!(conflicts > 0, "nobody raced");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_hears_of_the_commits_and_the_words_of_another_one() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let (one, two) = (open(&url).await, open(&url).await);
    let mut notices = two.subscribe();
    one.append(table(1), 0, silent("")).await.unwrap();
    assert_eq!(next(&mut notices).await, Some(Notice::Version { table: table(1), version: 1 }));
    one.tell(table(1), "ä \"b\" c");
    assert_eq!(next(&mut notices).await, Some(Notice::Told { table: table(1), text: "ä \"b\" c".into() }));
    for number in 2..1000 {
        one.append(table(number), 0, silent("")).await.unwrap();
    }
    for _ in 2..1000 {
        assert!(matches!(next(&mut notices).await, Some(Notice::Version { version: 1, .. })));
    }
    assert_eq!(two.versions(&[table(7), table(1001), table(1)]).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_table_that_nobody_has_used_is_deleted_and_any_other_stays() {
    let server = Postgres::start();
    crate::only_unused_tables_are_deleted(&open(&server.new_database("farkle")).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_of_the_database_a_store_goes_on_by_itself() {
    let mut server = Postgres::start();
    let url = server.new_database("farkle");
    let (one, two) = (open(&url).await, open(&url).await);
    one.append(table(1), 0, commit(1, "a")).await.unwrap();
    let mut notices = two.subscribe();
    server.crash();
    let begun = Instant::now();
    let append = one.append(table(1), 1, commit(2, "b"));
    let (lost, unread, unready) = tokio::join!(append, one.load(table(1), 0), two.check_write());
    let lost = lost.unwrap_err();
    assert!(matches!(lost, AppendError::Unknown { .. } | AppendError::Overloaded), "{lost}");
    assert!(unread.is_err() && unready.is_err());
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    server.begin();
    assert_eq!(log(&one, table(1)).await, [commit(1, "a")]);
    assert_eq!(one.append(table(1), 1, commit(2, "b")).await, Ok(2));
    one.check_write().await.unwrap();
    // Whoever was deaf is told to look.
    while next(&mut notices).await != Some(Notice::Missed) {}
    // Whoever was connected again later hears nothing of the commits before.
    let mut version = 2;
    while !matches!(
        tokio::time::timeout(Duration::from_secs(2), notices.next()).await,
        Ok(Some(Notice::Version { .. }))
    ) {
        version = one.append(table(1), version, silent("")).await.unwrap();
        assert!(version < 20, "notices do not come any more");
    }
    assert!(one.counts().reconnections >= 2, "{:?}", one.counts());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_queue_is_overloaded_and_what_waits_is_written() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let settings = PostgresSettings { waiting_commits: 3, ..PostgresSettings::new(&url, [1; 32]) };
    let store = Store::postgres(&settings).await.unwrap();
    let other = somebody_else(&url, "begin; lock table farkle_log").await;
    let append = |number| -> JoinHandle<_> {
        let store = store.clone();
        tokio::spawn(async move { store.append(table(number), 0, silent("")).await })
    };
    // The writer has taken the first one and waits for the lock.
    let first = append(0);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let waiting: Vec<_> = (1..4).map(append).collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(append(4).await.unwrap(), Err(AppendError::Overloaded));
    other.batch_execute("commit").await.unwrap();
    for appended in std::iter::once(first).chain(waiting) {
        assert_eq!(appended.await.unwrap(), Ok(1));
    }
    assert_eq!(log(&store, table(4)).await, [], "what was refused is not written");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_rows_contradict_each_other_holds_up_no_other() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let store = open(&url).await;
    store.append(table(1), 0, silent("a")).await.unwrap();
    store.append(table(1), 1, silent("b")).await.unwrap();
    // The head is behind its log.
    let other =
        somebody_else(&url, "update farkle_tables set version = 1; begin; lock table farkle_log").await;
    let append = |number, expected| -> JoinHandle<_> {
        let store = store.clone();
        tokio::spawn(async move { store.append(table(number), expected, silent("")).await })
    };
    // The writer waits for the lock with the first one; the others are written together.
    let first = append(2, 0);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let together = [append(1, 1), append(3, 0), append(4, 0)];
    tokio::time::sleep(Duration::from_millis(500)).await;
    other.batch_execute("commit").await.unwrap();
    assert_eq!(first.await.unwrap(), Ok(1));
    let [broken, third, fourth] = together;
    let broken = broken.await.unwrap();
    assert!(matches!(broken, Err(AppendError::Unknown { .. })), "{broken:?}");
    assert_eq!(third.await.unwrap(), Ok(1));
    assert_eq!(fourth.await.unwrap(), Ok(1));
    assert_eq!(log(&store, table(3)).await, [silent("")]);
}

#[tokio::test]
async fn a_disk_that_takes_nothing_is_no_success_and_the_store_recovers() {
    let server = Postgres::start();
    let store = open(&server.new_database("farkle")).await;
    store.append(table(1), 0, commit(1, "a")).await.unwrap();
    let refuse = "create function refuse() returns trigger language plpgsql as
                  $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
                  create trigger refuse before insert on farkle_log execute function refuse()";
    server.sql("farkle", refuse);
    let Err(AppendError::Unknown { reason }) = store.append(table(1), 1, commit(2, "b")).await else {
        panic!("a commit that is not stored was acknowledged")
    };
    assert!(reason.contains("disk full"), "{reason}");
    server.sql("farkle", "drop trigger refuse on farkle_log");
    assert_eq!(log(&store, table(1)).await, [commit(1, "a")]);
    assert_eq!(store.append(table(1), 1, commit(2, "b")).await, Ok(2));
}

#[tokio::test]
async fn a_database_that_cannot_be_used_says_why() {
    let server = Postgres::start();
    let url = server.new_database("farkle");
    let refused = async |url: &str, fingerprint: u8| {
        Store::postgres(&PostgresSettings::new(url, [fingerprint; 32])).await.unwrap_err()
    };
    let says = |error: OpenError, what: &str| {
        let said = error.to_string();
        assert!(said.contains(what), "{said}");
    };
    says(refused("tables.db", 1).await, "allowed is postgres://USER:PASSWORD@HOST/DATABASE");
    says(refused(&format!("{url}?sslmode=require"), 1).await, "speaks no TLS");
    says(refused(&server.url("missing"), 1).await, "database \"missing\" does not exist");
    says(refused("postgres://farkle@127.0.0.1:1/farkle", 1).await, "refused");

    server.sql("farkle", "create role guest login");
    let guest = url.replace("farkle@", "guest@");
    says(refused(&guest, 1).await, "create database farkle owner farkle");
    drop(open(&url).await);
    server.sql("farkle", "grant select on all tables in schema public to guest");
    says(refused(&guest, 1).await, "permission denied");
    server.sql("farkle", "alter role guest set default_transaction_read_only = on");
    says(refused(&guest, 1).await, "does not allow writes");

    assert_eq!(refused(&url, 2).await, OpenError::OtherServer);
    server.sql("farkle", "update farkle_layout set version = 99");
    assert_eq!(refused(&url, 1).await, OpenError::Newer { found: 99, known: 1 });
}

/// Appends as a server does, whatever happens meanwhile: the commands that are durable, by version.
async fn insist(store: Store, number: u64, is_over: Arc<AtomicBool>) -> Vec<(u64, CommandId)> {
    let (mut version, mut durable) = (0, Vec::new());
    for count in 0.. {
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        let command = CommandId::new(number, count);
        loop {
            let commit = Commit { command: Some(command), body: vec![7; 300] };
            match store.append(table(number), version, commit).await {
                Ok(stored) | Err(AppendError::Repeated { version: stored }) => {
                    durable.push((stored, command));
                    version = stored;
                    break;
                }
                Err(AppendError::Conflict(missing)) => version += missing.commits.len() as u64,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
    durable
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_standby_takes_over_nothing_that_was_acknowledged_is_lost() {
    let mut primary = Postgres::start();
    primary.new_database("farkle");
    let standby = primary.standby();
    primary.wait_for_standbys();
    let (one, two) = (primary.port(), standby.port());
    let store = open(&format!("postgres://farkle@127.0.0.1:{one},127.0.0.1:{two}/farkle")).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let insisting = |number| tokio::spawn(insist(store.clone(), number, is_over.clone()));
    let writers: Vec<_> = (0..8).map(insisting).collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    primary.crash();
    let crashed = Instant::now();
    let before = store.counts().commits;
    standby.promote();
    let promoted = Instant::now();
    while store.counts().commits <= before + 8 {
        assert!(promoted.elapsed() < Duration::from_secs(20), "nobody writes to the new primary");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    println!("goes on {:?} after the crash, {:?} after the promotion", crashed.elapsed(), promoted.elapsed());
    is_over.store(true, Ordering::Relaxed);
    let mut commands = 0;
    for (number, writer) in (0..).zip(writers) {
        let durable = writer.await.unwrap();
        commands += durable.len();
        let stored = log(&store, table(number)).await;
        assert_eq!(stored.len(), durable.len(), "nothing twice");
        for (version, command) in durable {
            assert_eq!(stored[version as usize - 1].command, Some(command));
        }
    }
    println!("{commands} acknowledged, 0 lost, 0 twice");
    assert!(commands > 100, "only {commands} commits");
}
