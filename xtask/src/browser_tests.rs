//! The tests in `e2e/`: a real browser against the real program.
//!
//! Needs Node.js and Chromium. The test library comes from npm into `e2e/node_modules`; a
//! missing browser is installed from Debian where possible.

use crate::debian;
use crate::web;
use crate::workspace::{dist, output_of, root, run, step, target_dir};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs most tests, where it is installed: a quarter faster than the whole browser.
const HEADLESS_SHELL: &str = "chromium-headless-shell";
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Builds app and program, and runs the browser tests with these names, or all. Arguments that
/// begin with `-` go to the test runner.
pub(crate) fn run_tests(args: &[&str]) -> Result<()> {
    let (options, names): (Vec<&str>, Vec<&str>) = args.iter().partition(|arg| arg.starts_with('-'));
    let path = |name: &&str| format!("{name}.test.mjs");
    if let Some(missing) = names.iter().find(|name| !root().join("e2e/tests").join(path(name)).exists()) {
        bail!("there is no browser test e2e/tests/{}", path(missing));
    }
    let program = web::test_program()?;
    let files: Vec<String> = names.iter().map(path).collect();
    step("browser tests", || {
        runner(&program, &files.iter().map(String::as_str).chain(options).collect::<Vec<_>>())
    })
}

/// Runs the test runner with these arguments against a program. The app is built already.
pub(crate) fn runner(program: &Path, args: &[&str]) -> Result<()> {
    let mut node = node(program)?;
    // Everything about failures, with pictures, is in `target/browser-report`.
    run(node.args(["node_modules/@playwright/test/cli.js", "test"]).args(args))
}

/// Takes pictures of every screen into `target/gallery`; further arguments select screens by name.
pub(crate) fn gallery(args: &[&str]) -> Result<()> {
    let mut node = node(&web::program()?)?;
    let folder = target_dir().join("gallery");
    step("gallery", || run(node.arg("gallery.mjs").arg(&folder).args(args)))
}

/// Measures size, time to ready, frame rate and Lighthouse results; see `docs/web/performance.md`.
pub(crate) fn measure(args: &[&str]) -> Result<()> {
    let mut node = node(&web::program()?)?;
    step("measure", || run(node.arg("measure.mjs").args(args)))
}

/// Node.js in `e2e/`, with the paths of program and browser in its environment.
fn node(program: &Path) -> Result<Command> {
    let e2e = root().join("e2e");
    let chromium = chromium()?;
    step("test library", || install_library(&e2e))?;
    let mut node = Command::new("node");
    node.current_dir(e2e)
        .env("FARKLE_PROGRAM", program)
        .env("FARKLE_TARGET", target_dir())
        .env("FARKLE_DIST", dist())
        .env("FARKLE_CHROMIUM", chromium)
        .env("FARKLE_HEADLESS_SHELL", headless_shell().unwrap_or_default());
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
    if let Some(named) = named_browser() {
        return Ok(named.into());
    }
    let installed = || BROWSERS.into_iter().find_map(found);
    if let Some(found) = installed() {
        return Ok(found);
    }
    if debian::is_here() {
        debian::install(&["chromium"]);
    }
    installed().context("no browser for the tests: install Chromium, or name one in FARKLE_CHROMIUM")
}

/// The shell, if it is installed or can be; none beside a browser that somebody named.
fn headless_shell() -> Option<PathBuf> {
    if named_browser().is_some() {
        return None;
    }
    found(HEADLESS_SHELL).or_else(|| {
        let is_installed = debian::is_here() && debian::install(&[HEADLESS_SHELL]);
        is_installed.then(|| found(HEADLESS_SHELL)).flatten()
    })
}

fn named_browser() -> Option<OsString> {
    std::env::var_os("FARKLE_CHROMIUM")
}

fn found(program: &str) -> Option<PathBuf> {
    output_of(Command::new("which").arg(program).stderr(Stdio::null())).map(PathBuf::from)
}
