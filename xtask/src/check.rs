//! `cargo xtask check`: everything that is verified before a change lands, cheapest first.

use crate::changed::Changed;
use crate::report::Report;
use crate::test::{self, Compiler};
use crate::workspace::{cargo, output_of, root, run};
use crate::{api, browser_tests, deny, documents, layers, map, quarantine, waits, web, wrap};
use anyhow::{Result, ensure};
use std::process::Command;

/// The most bytes of the first load of the app for players, compressed, with fonts.
const MOST_OF_FIRST_LOAD: u64 = 184_000;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What the sources alone tell.
    Text,
    /// Everything but the tests.
    Quick,
    /// What every change has to pass.
    All,
    /// Also what depends on the dependencies only.
    Long,
}

/// Checks what differs from `main`: lints and tests of the changed crates and of those that depend
/// on them, and the browser tests that name a changed screen.
pub(crate) fn check_changed() -> Result<()> {
    let changed = Changed::since_main()?;
    let mut report = Report::default();
    add_text_to(&mut report);
    if !changed.crates.is_empty() {
        test::add_crates_to(&mut report, &changed.crates);
    }
    if !changed.browser_tests.is_empty() {
        let names: Vec<&str> = changed.browser_tests.iter().map(String::as_str).collect();
        report.step("browser tests", || browser_tests::run_tests(&names));
    }
    report.end()
}

/// Runs all steps, also after one has failed, and ends with a table of them.
pub(crate) fn check(extent: Extent) -> Result<()> {
    let mut report = Report::default();
    add_text_to(&mut report);
    if extent == Extent::Text {
        return report.end();
    }
    // With the tests, their compilation finds the lints.
    if extent != Extent::All {
        report.step("lints", lints);
        report.step("documentation", documentation);
    }
    if extent == Extent::Long || changed_lately(&["Cargo.lock", "deny.toml", "fuzz"]) {
        // A workspace of their own, because only they need a C++ compiler.
        report.step("fuzz targets", || {
            run(&mut cargo(&["build", "--locked", "--manifest-path", "fuzz/Cargo.toml"]))
        });
        report.step("licences, bans, sources, advisories", deny::check);
    }
    if extent == Extent::Long {
        report.step("format of research/three-sides", || run(&mut test::research(&["fmt", "--check"])));
        report.step("lints of research/three-sides", || run(test::research(&["clippy"]).args(CLIPPY)));
    }
    if extent == Extent::All {
        test::add_to(&mut report, Compiler::Clippy);
    }
    if extent == Extent::Long {
        test::add_to(&mut report, Compiler::Rustc);
        report.step("size of the app for players", first_load_is_small);
        report.step("answers of the server", || api::check(&web::built("debug"), 30));
    }
    report.end()
}

/// What the sources alone tell.
fn add_text_to(report: &mut Report) {
    report.step("format", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.step("line lengths of comments and Markdown", wrap::check);
    report.step("paths and words of the documents", documents::check);
    report.step("layers", layers::check);
    report.step("picture of the crates", map::check);
    report.step("browser tests that sleep or read once", waits::check);
    report.step("browser tests in quarantine", quarantine::check);
}

/// Too large a first load fails here and not in a build: whoever only wants to play can't help it.
fn first_load_is_small() -> Result<()> {
    let bytes = web::build(web::Profile::Release)?;
    ensure!(bytes <= MOST_OF_FIRST_LOAD, "the first load has {bytes} bytes, {MOST_OF_FIRST_LOAD} may be");
    Ok(())
}

/// Always of the whole workspace: cargo looks anew only at what has changed.
fn lints() -> Result<()> {
    run(cargo(&["clippy", "--workspace"]).args(CLIPPY))
}

/// That links in the documentation lead somewhere.
fn documentation() -> Result<()> {
    let mut doc = cargo(&["doc", "--locked", "--workspace", "--no-deps", "--document-private-items"]);
    // With examples, which ask for the features that the lints have asked for: nothing of the
    // dependencies is checked twice.
    run(doc.args(["--lib", "--bins", "--examples"]).env("RUSTDOCFLAGS", "-D warnings"))
}

const CLIPPY: [&str; 5] = ["--locked", "--all-targets", "--", "-D", "warnings"];

/// Whether one of these files has changed within a day before the last commit, or is changed now.
/// If nobody can tell, it has.
fn changed_lately(paths: &[&str]) -> bool {
    const DAY: u64 = 24 * 60 * 60;
    let git = |args: &[&str]| output_of(Command::new("git").current_dir(root()).args(args));
    let changes = || {
        let last: u64 = git(&["log", "-1", "--format=%ct"])?.parse().ok()?;
        let since = format!("--since=@{}", last.saturating_sub(DAY));
        let of_paths = |args: &[&str]| git(&[args, &["--"], paths].concat());
        Some(of_paths(&["log", "--format=%h", since.as_str()])? + &of_paths(&["status", "--porcelain"])?)
    };
    changes().is_none_or(|changes| !changes.is_empty())
}
