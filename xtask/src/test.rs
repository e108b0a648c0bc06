//! `cargo xtask test`: all tests.

use crate::report::Report;
use crate::web::{self, Profile};
use crate::workspace::{cargo, output_of, root, run};
use crate::{browser_tests, debian};
use anyhow::Result;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// What compiles our crates for the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compiler {
    Rustc,
    /// Clippy, which compiles as well as it finds fault. As a step of its own it would have all
    /// dependencies checked first, which are compiled for the tests anyway: a seventh of all the
    /// processor time that a gate takes with nothing built.
    Clippy,
}

impl Compiler {
    /// Cargo with this compiler for our crates.
    fn cargo(self, args: &[&str]) -> Command {
        let mut command = cargo(args);
        if self == Compiler::Clippy {
            // All that `cargo clippy -- -D warnings` does, but for `check` instead of `build`.
            command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", "-Dwarnings");
        }
        command
    }

    /// The step that builds the tests.
    fn step(self) -> &'static str {
        match self {
            Compiler::Rustc => "build the Rust tests",
            Compiler::Clippy => "lints, and build the Rust tests",
        }
    }
}

/// Runs the Rust tests with doc tests, then the tests in a real browser.
pub(crate) fn all() -> Result<()> {
    let mut report = Report::default();
    add_to(&mut report, Compiler::Rustc);
    report.end()
}

/// The steps of all tests.
pub(crate) fn add_to(report: &mut Report, compiler: Compiler) {
    let built_by = add_rust_tests_to(report, &[], compiler);
    let compiler = built_by.unwrap_or(compiler);
    report.step("examples in the documentation", || {
        run(&mut compiler.cargo(&["test", "--locked", "--workspace", "--doc"]))
    });
    // The browser tests drive the program that the Rust tests have built.
    if report.step("build the browser app", || web::build(Profile::Test).map(drop)) && built_by.is_some() {
        report.step("browser tests", || browser_tests::runner(&web::built("debug"), &[]));
    } else {
        report.skip("browser tests", "there is no program or no app");
    }
}

/// The lints of all crates and the Rust tests of these, without the examples in the documentation.
pub(crate) fn add_crates_to(report: &mut Report, crates: &BTreeSet<String>) {
    let chosen: Vec<String> = if has_nextest() {
        // All crates are built with the features that they have together.
        let names: Vec<String> = crates.iter().map(|name| format!("package(={name})")).collect();
        ["--workspace", "-E", &names.join(" + ")].map(str::to_string).into()
    } else {
        crates.iter().flat_map(|name| ["-p".to_string(), name.clone()]).collect()
    };
    let chosen: Vec<&str> = chosen.iter().map(String::as_str).collect();
    add_rust_tests_to(report, &chosen, Compiler::Clippy);
}

/// Builds and runs the Rust tests of some crates, or of all. Says what has built them, if they
/// could be built: where only a lint is broken, the tests run all the same.
fn add_rust_tests_to(report: &mut Report, crates: &[&str], wanted: Compiler) -> Option<Compiler> {
    let crates = if crates.is_empty() { &["--workspace"] } else { crates };
    let tests = |compiler: Compiler, options: &[&str]| run(rust_tests(compiler).args(crates).args(options));
    let compilers: &[Compiler] =
        if wanted == Compiler::Clippy { &[Compiler::Clippy, Compiler::Rustc] } else { &[wanted] };
    let built_by = compilers
        .iter()
        .copied()
        .find(|compiler| report.step(compiler.step(), || tests(*compiler, &["--no-run"])));
    if let Some(compiler) = built_by {
        readers_of_pdf();
        postgres();
        faulty_disks();
        // Many tests wait for sockets and disks. Two for each core end a quarter sooner.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let at_once = format!("--test-threads={}", 2 * cores);
        let options = if has_nextest() { vec!["--no-fail-fast", &at_once] } else { vec!["--no-fail-fast"] };
        report.step("Rust tests", || tests(compiler, &options));
    } else {
        report.skip("Rust tests", "they don't compile");
    }
    built_by
}

/// Runs the campaigns: tests that are ignored otherwise, because they take minutes each.
pub(crate) fn long() -> Result<()> {
    // The helper of a test that kills it writes for ever.
    let options = ["--ignored", "--skip", "until_it_is_killed"];
    let mut report = Report::default();
    report.step("campaigns", || {
        run(cargo(&["test", "--locked", "--workspace", "--release", "--"]).args(options))
    });
    // All its tests, because nothing else runs them.
    report.step("three sides", || {
        run(&mut research(&["test", "--locked", "--release", "--", "--include-ignored"]))
    });
    report.end()
}

/// Cargo for `research/three-sides`, a workspace of its own.
pub(crate) fn research(args: &[&str]) -> Command {
    let mut command = cargo(args);
    command.current_dir(root().join("research/three-sides"));
    command
}

/// cargo-nextest runs the tests of all crates at once. Without it cargo does the same, crate by
/// crate.
fn rust_tests(compiler: Compiler) -> Command {
    if has_nextest() {
        compiler.cargo(&["nextest", "run", "--locked"])
    } else {
        compiler.cargo(&["test", "--locked", "--all-targets"])
    }
}

fn has_nextest() -> bool {
    output_of(&mut cargo(&["nextest", "--version"])).is_some()
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
