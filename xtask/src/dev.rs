//! `cargo xtask dev`: serves the app from its folder and rebuilds it when a source changes.
//!
//! A debug build of the program reads the app's files for each request, so only the app is rebuilt.

use crate::web::{self, Profile};
use crate::workspace::{cargo, root, run, target_dir};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

/// The sources of the app.
const SOURCES: [&str; 14] = [
    "crates/rules/src",
    "crates/words/src",
    "crates/words/messages",
    "crates/strategy/src",
    "crates/thinking/src",
    "crates/thinker/src",
    "crates/table/src",
    "crates/client/src",
    "crates/web/src",
    "crates/print/src",
    "crates/print/messages",
    "crates/printer/src",
    "crates/web/assets",
    "crates/web/messages",
];
const PAUSE: Duration = Duration::from_millis(400);

/// Serves and watches until it is stopped. Further arguments go to `farkle serve`.
pub(crate) fn dev(serve_args: &[&str]) -> Result<()> {
    web::build(Profile::Dev)?;
    run(&mut cargo(&["build", "--locked", "-p", "farkle"]))?;
    let program = target_dir().join("debug").join(format!("farkle{}", std::env::consts::EXE_SUFFIX));
    let mut server =
        Command::new(program).arg("serve").args(serve_args).spawn().context("can't start the program")?;
    let mut seen = state();
    while server.try_wait()?.is_none() {
        std::thread::sleep(PAUSE);
        let now = state();
        if now != seen {
            seen = now;
            // A compile error is printed; the next change builds again.
            match web::build(Profile::Dev) {
                Ok(_) => eprintln!("[xtask] built: reload the page"),
                Err(error) => eprintln!("[xtask] {error:#}"),
            }
        }
    }
    Ok(())
}

/// The number of sources and the time of the latest change. A deleted file changes the number.
fn state() -> (usize, Option<SystemTime>) {
    let times: Vec<Option<SystemTime>> = SOURCES.iter().flat_map(|dir| times_in(&root().join(dir))).collect();
    (times.len(), times.into_iter().flatten().max())
}

/// The modification times of the files in a folder.
fn times_in(dir: &Path) -> Vec<Option<SystemTime>> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten();
    let times = entries.flat_map(|entry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => times_in(&entry.path()),
        _ => vec![entry.metadata().and_then(|file| file.modified()).ok()],
    });
    times.collect()
}
