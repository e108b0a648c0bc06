//! `cargo xtask test`: all tests.

use crate::report::Report;
use crate::web::{self, Profile};
use crate::workspace::{cargo, output_of, run};
use crate::{browser_tests, debian};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// Runs the Rust tests with doc tests, then the tests in a real browser.
pub(crate) fn all() -> Result<()> {
    let mut report = Report::default();
    add_to(&mut report);
    report.end()
}

/// The steps of all tests.
pub(crate) fn add_to(report: &mut Report) {
    let is_built = report.step("build the Rust tests", || run(&mut rust_tests(&["--no-run"])));
    if is_built {
        readers_of_pdf();
        postgres();
        faulty_disks();
        report.step("Rust tests", || run(&mut rust_tests(&["--no-fail-fast"])));
    } else {
        report.skip("Rust tests", "they don't compile");
    }
    report.step("examples in the documentation", || {
        run(&mut cargo(&["test", "--locked", "--workspace", "--doc"]))
    });
    // The browser tests drive the program that the Rust tests have built.
    if report.step("build the browser app", || web::build(Profile::Test)) && is_built {
        report.step("browser tests", || browser_tests::runner(&web::built("debug"), &[]));
    } else {
        report.skip("browser tests", "there is no program or no app");
    }
}

/// Runs the campaigns: tests that are ignored otherwise, because they take minutes each.
pub(crate) fn long() -> Result<()> {
    // The helper of a test that kills it writes for ever.
    let options = ["--ignored", "--skip", "until_it_is_killed"];
    run(cargo(&["test", "--locked", "--workspace", "--release", "--"]).args(options))
}

/// cargo-nextest runs the tests of all crates at once. Without it cargo does the same, crate by
/// crate.
fn rust_tests(options: &[&str]) -> Command {
    let has_nextest = output_of(&mut cargo(&["nextest", "--version"])).is_some();
    let run: &[&str] = if has_nextest {
        &["nextest", "run", "--locked", "--workspace"]
    } else {
        &["test", "--locked", "--workspace", "--all-targets"]
    };
    let mut command = cargo(run);
    command.args(options);
    command
}

/// Installs poppler, where that can be done: tests read printed sheets with its tools, and fail
/// without it.
fn readers_of_pdf() {
    if output_of(Command::new("pdftotext").arg("-v")).is_none() && debian::is_here() {
        debian::install(&["poppler-utils"]);
    }
}

/// Installs libfiu and strace, where that can be done: with the one the calls of a program to the
/// disk fail, the other notes them.
fn faulty_disks() {
    let are_here = ["fiu-run", "strace"].iter().all(|tool| Path::new("/usr/bin").join(tool).exists());
    if !are_here && debian::is_here() {
        debian::install(&["fiu-utils", "strace"]);
    }
}

/// Installs PostgreSQL, where that can be done: the tests start servers of their own, and fail
/// without it.
fn postgres() {
    let is_named = std::env::var_os("FARKLE_POSTGRES").is_some();
    if !is_named && !Path::new("/usr/lib/postgresql").exists() && debian::is_here() {
        debian::install(&["postgresql"]);
    }
}
