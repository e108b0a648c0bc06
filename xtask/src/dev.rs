//! `cargo xtask dev`: serves the app from its folder and builds it anew whenever a source changes.
//!
//! A debug build of the program reads the app's files when they are asked for, so only the app is built again.

use crate::web::{self, Profile};
use crate::workspace::{cargo, root, run, target_dir};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

/// What the app is made of.
const SOURCES: [&str; 11] = [
    "crates/rules/src",
    "crates/strategy/src",
    "crates/thinking/src",
    "crates/thinker/src",
    "crates/table/src",
    "crates/client/src",
    "crates/web/src",
    "crates/print/src",
    "crates/printer/src",
    "crates/web/assets",
    "crates/web/messages",
];
const PAUSE: Duration = Duration::from_millis(400);

/// Serves and watches until it is stopped; further arguments go to `farkle serve`.
pub(crate) fn dev(serve_args: &[&str]) -> Result<()> {
    web::build(Profile::Dev)?;
    run(&mut cargo(&["build", "--locked", "-p", "farkle"]))?;
    let program = target_dir().join("debug").join(format!("farkle{}", std::env::consts::EXE_SUFFIX));
    let mut server =
        Command::new(program).arg("serve").args(serve_args).spawn().context("can't start the program")?;
    let mut seen = newest();
    while server.try_wait()?.is_none() {
        std::thread::sleep(PAUSE);
        let now = newest();
        if now > seen {
            seen = now;
            // A mistake in the source is shown and waited for: the next change tries again.
            match web::build(Profile::Dev) {
                Ok(()) => eprintln!("[xtask] built: reload the page"),
                Err(error) => eprintln!("[xtask] {error:#}"),
            }
        }
    }
    Ok(())
}

/// When a source was last changed.
fn newest() -> Option<SystemTime> {
    SOURCES.iter().filter_map(|dir| newest_in(&root().join(dir))).max()
}

fn newest_in(dir: &Path) -> Option<SystemTime> {
    let entries = std::fs::read_dir(dir).ok()?.flatten();
    entries
        .filter_map(|entry| match entry.file_type() {
            Ok(kind) if kind.is_dir() => newest_in(&entry.path()),
            _ => entry.metadata().and_then(|m| m.modified()).ok(),
        })
        .max()
}
