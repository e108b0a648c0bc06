//! What only a file can show: it is opened again, it is busy, it is full.

use crate::{commit, log, silent, table};
use farkle_store::{AppendError, SqliteSettings, Store};
use std::path::Path;
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
async fn a_table_that_nobody_has_used_is_deleted_and_any_other_stays() {
    let folder = tempfile::tempdir().unwrap();
    crate::only_unused_tables_are_deleted(&open(folder.path())).await;
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
async fn a_table_whose_rows_contradict_each_other_holds_up_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    store.append(table(1), 0, silent("")).await.unwrap();
    let other = rusqlite::Connection::open(folder.path().join("tables.db")).unwrap();
    other.execute_batch("update tables set version = 0; begin immediate").unwrap();
    let append = |number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(table(number), 0, silent("")).await })
    };
    // The writer waits for the lock with the first one; the others are written together.
    let first = append(2);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let [broken, whole] = [1, 3].map(append);
    tokio::time::sleep(Duration::from_millis(200)).await;
    other.execute_batch("commit").unwrap();
    assert_eq!(first.await.unwrap(), Ok(1));
    let broken = broken.await.unwrap();
    assert!(matches!(broken, Err(AppendError::Unknown { .. })), "{broken:?}");
    assert_eq!(whole.await.unwrap(), Ok(1));
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
