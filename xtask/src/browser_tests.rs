//! The tests in `e2e/`: a real browser against the real program.
//!
//! Needs Node.js and Chromium. The test library comes from npm into `e2e/node_modules`; a browser that is missing is
//! installed from Debian where that is possible.

use crate::debian;
use crate::web::{self, Profile};
use crate::workspace::{cargo, dist, output_of, root, run, step, target_dir};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Builds what is tested, fetches what is missing, and runs all browser tests.
pub(crate) fn run_all() -> Result<()> {
    let mut node = prepare()?;
    let mut tests: Vec<PathBuf> =
        std::fs::read_dir(root().join("e2e/tests"))?.flatten().map(|e| e.path()).collect();
    tests.sort();
    step("browser tests", || run(node.args(["--test", "--test-concurrency=1"]).args(tests)))
}

/// Takes pictures of every screen into `target/gallery`; further arguments select screens by name.
pub(crate) fn gallery(args: &[&str]) -> Result<()> {
    let mut node = prepare()?;
    let folder = target_dir().join("gallery");
    step("gallery", || run(node.arg("gallery.mjs").arg(&folder).args(args)))
}

/// Measures size, readiness, smoothness and Lighthouse's marks; see `docs/web.md`.
pub(crate) fn measure(args: &[&str]) -> Result<()> {
    let mut node = prepare()?;
    step("measure", || run(node.arg("measure.mjs").args(args)))
}

/// Node.js in `e2e/`, told where the program and the browser are.
fn prepare() -> Result<Command> {
    let e2e = root().join("e2e");
    let chromium = chromium()?;
    step("test library", || install_library(&e2e))?;
    web::build(Profile::Release)?;
    step("build the program", || run(&mut cargo(&["build", "--release", "--locked", "-p", "farkle"])))?;
    let mut node = Command::new("node");
    node.current_dir(e2e)
        .env("FARKLE_PROGRAM", target_dir().join("release/farkle"))
        .env("FARKLE_DIST", dist())
        .env("FARKLE_CHROMIUM", chromium);
    Ok(node)
}

fn install_library(e2e: &Path) -> Result<()> {
    if output_of(Command::new("node").arg("--version")).is_none() {
        bail!(
            "the browser tests need Node.js 20 or newer (https://nodejs.org, or `apt-get install nodejs npm`)"
        );
    }
    let lock = e2e.join("package-lock.json");
    let installed = e2e.join("node_modules/.package-lock.json");
    let age = |path: &Path| path.metadata().and_then(|m| m.modified());
    if let (Ok(installed), Ok(lock)) = (age(&installed), age(&lock))
        && installed >= lock
    {
        return Ok(());
    }
    run(Command::new("npm").current_dir(e2e).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))
}

fn chromium() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("FARKLE_CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = installed_chromium() {
        return Ok(found);
    }
    if debian::is_here() {
        debian::install(&["chromium"]);
    }
    installed_chromium().context("no browser for the tests: install Chromium, or name one in FARKLE_CHROMIUM")
}

fn installed_chromium() -> Option<PathBuf> {
    let found = |name: &&str| {
        let mut command = Command::new("which");
        output_of(command.arg(name).stderr(Stdio::null()))
    };
    BROWSERS.iter().find_map(found).map(PathBuf::from)
}
