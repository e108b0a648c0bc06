//! A cut of the power: what was written and not flushed is lost, or there, or there in part.
//!
//! strace notes what a writer asks of the system. From the notes the disk is put together as it may
//! be after a cut at any moment, and everything that was acknowledged by then has to be on it.
//! Names of files are taken as durable at once, and a sector as written whole or not at all.

use crate::killing::{Acknowledged, open};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Command;

/// The disk controller writes so many bytes at once.
const SECTOR: usize = 512;
const COMMITS: usize = 700;
const CUTS: usize = 25;

/// A file: what is certainly on the disk, and what was asked for after that.
#[derive(Clone, Default)]
struct File {
    durable: Vec<u8>,
    asked: Vec<Asked>,
}

#[derive(Clone)]
enum Asked {
    Write { at: usize, bytes: Vec<u8> },
    Length(usize),
}

impl Asked {
    /// As much of it as the disk has taken, in sectors; all of it if there is no limit.
    fn carry_out(&self, content: &mut Vec<u8>, sectors: Option<usize>) {
        match self {
            Asked::Length(length) => content.resize(*length, 0),
            Asked::Write { at, bytes } => {
                let length = sectors.map_or(bytes.len(), |sectors| bytes.len().min(sectors * SECTOR));
                content.resize(content.len().max(at + length), 0);
                content[*at..at + length].copy_from_slice(&bytes[..length]);
            }
        }
    }
}

#[derive(Default)]
struct Disk {
    files: BTreeMap<String, File>,
    /// By thread: the file that it waits for, and how much had been asked for.
    flushing: HashMap<String, (String, usize)>,
    acknowledged: Acknowledged,
}

impl Disk {
    /// Takes in a line of the notes. Nothing else matters than what is written here.
    fn note(&mut self, line: &str) -> Option<()> {
        let (thread, what) = line.split_once(char::is_whitespace)?;
        let what = what.trim_start();
        if what.starts_with("<... f") && what.contains("sync resumed") {
            self.flushed(thread);
        }
        let (call, arguments) = what.split_once('(')?;
        match call {
            "pwrite64" => {
                let (file, rest) = file(arguments)?;
                let (bytes, rest) = quoted(rest)?;
                let at = number(rest.split(", ").nth(2)?)?;
                self.files.entry(file).or_default().asked.push(Asked::Write { at, bytes });
            }
            "ftruncate" => {
                let (file, rest) = file(arguments)?;
                let length = number(rest.trim_start_matches(", "))?;
                self.files.entry(file).or_default().asked.push(Asked::Length(length));
            }
            "fsync" | "fdatasync" => {
                let (file, _) = file(arguments)?;
                let asked = self.files.get(&file)?.asked.len();
                self.flushing.insert(thread.to_string(), (file, asked));
                if what.ends_with("= 0") {
                    self.flushed(thread);
                }
            }
            "unlink" | "unlinkat" => {
                let (path, _) = quoted(arguments)?;
                self.files.remove(&String::from_utf8(path).ok()?);
            }
            "write" if arguments.starts_with("1<") => {
                let (text, _) = quoted(arguments)?;
                String::from_utf8(text).ok()?.lines().for_each(|line| self.acknowledged.read(line));
            }
            _ => {}
        }
        Some(())
    }

    fn flushed(&mut self, thread: &str) {
        let Some((file, asked)) = self.flushing.remove(thread) else { return };
        let Some(File { durable, asked: all }) = self.files.get_mut(&file) else { return };
        all.drain(..asked.min(all.len())).for_each(|asked| asked.carry_out(durable, None));
    }

    /// The files as a cut may leave them, by chance. Returns those that lose something.
    fn cut(&self, chance: &mut ChaCha8Rng, folder: &Path) -> Vec<&str> {
        let files = || self.files.iter().filter(|(path, _)| !path.ends_with("-shm"));
        for (path, file) in files() {
            let mut content = file.durable.clone();
            for asked in &file.asked {
                match chance.random_range(0..3) {
                    0 => {}
                    1 => asked.carry_out(&mut content, Some(chance.random_range(0..8))),
                    _ => asked.carry_out(&mut content, None),
                }
            }
            std::fs::write(folder.join(Path::new(path).file_name().unwrap()), content).unwrap();
        }
        files().filter(|(_, file)| !file.asked.is_empty()).map(|(path, _)| path.as_str()).collect()
    }
}

/// The file that a call is about, and the other arguments: `9<\x2f\x61>, 3) = 0`.
fn file(arguments: &str) -> Option<(String, &str)> {
    let (path, rest) = arguments.split_once('<')?.1.split_once('>')?;
    let path = String::from_utf8(bytes(path)?).ok()?;
    path.contains("tables.db").then_some((path, rest))
}

/// The first text in quotation marks, and what follows it.
fn quoted(arguments: &str) -> Option<(Vec<u8>, &str)> {
    let (text, rest) = arguments.split_once('"')?.1.split_once('"')?;
    assert!(!rest.starts_with("..."), "the notes are complete");
    Some((bytes(text)?, rest))
}

/// `\x2f\x61` as bytes.
fn bytes(text: &str) -> Option<Vec<u8>> {
    text.split("\\x").skip(1).map(|byte| u8::from_str_radix(byte, 16).ok()).collect()
}

fn number(text: &str) -> Option<usize> {
    text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[tokio::test]
async fn a_cut_of_the_power_loses_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let (place, notes) = (folder.path().join("tables.db"), folder.path().join("notes"));
    let mut writer = Command::new("strace");
    writer.args(["-f", "-qq", "-y", "-xx", "-s", "100000"]);
    writer.args(["-e", "trace=pwrite64,ftruncate,fsync,fdatasync,?unlink,unlinkat,write", "-o"]).arg(&notes);
    writer.arg(std::env::current_exe().unwrap());
    let lines = || BufReader::new(std::fs::File::open(&notes).unwrap()).lines().map_while(Result::ok);
    Acknowledged::default().write_by(writer, &place.display().to_string(), COMMITS, |_| {
        // The writer is killed, not strace, which would let it go on.
        let first = lines().next().unwrap();
        let writer = first.split_whitespace().next().unwrap();
        assert!(Command::new("kill").args(["-9", writer]).status().unwrap().success());
    });
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let count = lines().count();
    let cuts: Vec<usize> = (0..CUTS).map(|_| chance.random_range(1..=count)).collect();
    let mut disk = Disk::default();
    let mut cut_short = Vec::new();
    for (number, line) in (1..).zip(lines()) {
        disk.note(&line);
        for _ in cuts.iter().filter(|cut| **cut == number) {
            let after = tempfile::tempdir().unwrap();
            let lose = disk.cut(&mut chance, after.path());
            cut_short.extend(lose.into_iter().map(str::to_string));
            let place = after.path().join("tables.db").display().to_string();
            disk.acknowledged.check(&open(&place).await.unwrap(), 0).await;
        }
    }
    assert!(disk.acknowledged.count() >= COMMITS);
    // Otherwise the cuts have shown nothing.
    assert!(cut_short.iter().any(|path| path.ends_with("-wal")), "{cut_short:?}");
}
