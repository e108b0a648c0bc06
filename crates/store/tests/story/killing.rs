//! A program that writes is killed again and again, on disks that are full or broken, too, and has
//! lost nothing that it acknowledged.

use crate::{log, table};
use farkle_postgres_for_tests::Postgres;
use farkle_protocol::CommandId;
use farkle_store::{Commit, OpenError, PostgresSettings, SqliteSettings, Store};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The environment variable that tells the child where it writes: the address of a database, or a
/// file.
const PLACE: &str = "FARKLE_STORE_TEST_PLACE";
/// The child goes on after a commit that failed, unless all of them fail for so long.
const PATIENCE: Duration = Duration::from_secs(60);
const TABLES: u64 = 8;
/// A test that has seen fewer commits shows nothing.
const LEAST: usize = 500;

pub(crate) async fn open(place: &str) -> Result<Store, OpenError> {
    if place.starts_with("postgres:") {
        return Store::postgres(&PostgresSettings::new(place, [1; 32])).await;
    }
    Store::sqlite(place.as_ref(), SqliteSettings::default())
}

/// How often a writer is killed: more often by hand than in every run of the tests.
pub(crate) fn kills() -> u64 {
    std::env::var("FARKLE_STORE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5)
}

/// What a child has said to be durable: table, version, command.
#[derive(Default)]
pub(crate) struct Acknowledged {
    stored: HashSet<(u64, u64, String)>,
    refused: usize,
}

impl Acknowledged {
    pub(crate) fn read(&mut self, line: &str) {
        self.refused += usize::from(line.contains("refused"));
        let mut words = line.split_whitespace().skip_while(|word| *word != "stored").skip(1);
        let mut number = || words.next()?.parse::<u64>().ok();
        if let (Some(table), Some(version)) = (number(), number()) {
            self.stored.insert((table, version, words.next().unwrap().to_string()));
        }
    }

    /// Lets a child write so many commits, and ends it with `end`.
    pub(crate) fn write(&mut self, place: &str, commits: usize, end: impl FnOnce(&mut Child)) {
        let program = Command::new(std::env::current_exe().unwrap());
        self.write_by(program, place, commits, end);
    }

    /// The same with a program of its own for the child.
    pub(crate) fn write_by(
        &mut self,
        mut program: Command,
        place: &str,
        commits: usize,
        end: impl FnOnce(&mut Child),
    ) {
        let test = "killing::child_that_writes_until_it_is_killed";
        let mut child = program
            .args([test, "--exact", "--ignored", "--nocapture"])
            .env(PLACE, place)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let wanted = self.stored.len() + commits;
        while self.stored.len() < wanted {
            let line = lines.next().expect("the writer writes until it is told to end");
            self.read(&line.unwrap());
        }
        end(&mut child);
        child.wait().unwrap();
        // What it said before it died counts, too; its last line may be cut off.
        let rest: Vec<String> = lines.map_while(Result::ok).collect();
        rest.iter().rev().skip(1).for_each(|line| self.read(line));
    }

    /// How much that is.
    pub(crate) fn count(&self) -> usize {
        self.stored.len()
    }

    /// All of it is stored, and nothing twice; and it is at least this much.
    pub(crate) async fn check(&self, store: &Store, least: usize) {
        let mut stored = HashSet::new();
        let mut commands = 0;
        for number in 0..TABLES {
            for (version, commit) in (1..).zip(log(store, table(number)).await) {
                stored.insert((number, version, String::from(commit.command.unwrap())));
                commands += 1;
            }
        }
        assert!(self.count() >= least, "only {} commits", self.count());
        let lost: Vec<_> = self.stored.difference(&stored).collect();
        assert!(lost.is_empty(), "{} of {} are lost: {lost:?}", lost.len(), self.stored.len());
        let different: HashSet<_> = stored.iter().map(|(table, _, command)| (table, command)).collect();
        assert_eq!(different.len(), commands, "a command is stored twice");
        println!("{} acknowledged, {commands} stored, 0 lost, 0 twice", self.stored.len());
    }
}

async fn a_writer_that_is_killed_loses_nothing_that_it_acknowledged(place: &str) {
    let mut acknowledged = Acknowledged::default();
    for run in 0..kills() {
        acknowledged.write(place, 100 + 37 * run as usize, |child| child.kill().unwrap());
    }
    acknowledged.check(&open(place).await.unwrap(), LEAST).await;
}

#[tokio::test]
async fn a_writer_to_a_file_that_is_killed_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    a_writer_that_is_killed_loses_nothing_that_it_acknowledged(&file.display().to_string()).await;
}

/// libfiu has calls of the system fail, by chance, as on a disk that is full (ENOSPC) or broken
/// (EIO).
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_writer_to_a_disk_that_is_full_or_broken_acknowledges_only_what_is_there() {
    const FULL: u32 = 28;
    const BROKEN: u32 = 5;
    for (calls, error) in [("rw/pwrite", FULL), ("rw/pwrite", BROKEN), ("sync/*", BROKEN)] {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("tables.db").display().to_string();
        // The file itself is created on a good disk.
        drop(open(&place).await.unwrap());
        let mut acknowledged = Acknowledged::default();
        for run in 0..kills() {
            let mut faulty = Command::new("fiu-run");
            let faults = format!("enable_random name=posix/io/{calls},probability=0.03,failinfo={error}");
            faulty.args(["-x", "-c", &faults]).arg(std::env::current_exe().unwrap());
            acknowledged.write_by(faulty, &place, 150 + 37 * run as usize, |child| child.kill().unwrap());
        }
        acknowledged.check(&open(&place).await.unwrap(), LEAST).await;
        println!("{calls}, error {error}: {} commits refused", acknowledged.refused);
        assert!(acknowledged.refused > 0, "{calls} never failed");
    }
}

#[tokio::test]
async fn a_writer_to_a_database_that_is_killed_loses_nothing() {
    let server = Postgres::start();
    a_writer_that_is_killed_loses_nothing_that_it_acknowledged(&server.new_database("farkle")).await;
}

#[tokio::test]
async fn a_database_that_is_killed_loses_nothing() {
    let mut server = Postgres::start();
    let place = server.new_database("farkle");
    let mut acknowledged = Acknowledged::default();
    for _ in 0..kills().div_ceil(2) {
        acknowledged.write(&place, 300, |child| {
            server.crash();
            child.kill().unwrap();
        });
        server.begin();
    }
    acknowledged.check(&open(&place).await.unwrap(), LEAST).await;
}

/// Not a test of its own: the writer that the tests above kill.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it writes until it is killed"]
async fn child_that_writes_until_it_is_killed() {
    let place = std::env::var(PLACE).unwrap();
    let begun = Instant::now();
    let store = loop {
        match open(&place).await {
            Err(_) if begun.elapsed() < PATIENCE => {}
            opened => break opened.unwrap(),
        }
    };
    let writers: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut version = log(&store, table(number)).await.len() as u64;
                let mut last = Instant::now();
                while version < u64::MAX {
                    let command = CommandId::new(number, version);
                    let commit = Commit { command: Some(command), body: vec![7; 300] };
                    match store.append(table(number), version, commit).await {
                        Ok(stored) => (version, last) = (stored, Instant::now()),
                        Err(error) if last.elapsed() > PATIENCE => panic!("{error}"),
                        // It may be stored all the same.
                        Err(_) => {
                            std::io::stdout().write_all(b"refused\n").unwrap();
                            let found = store.load(table(number), version).await;
                            version += found.map_or(0, |found| found.commits.len() as u64);
                            continue;
                        }
                    }
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
