//! `cargo xtask check`: everything that is verified before a change lands, cheapest first.

use crate::report::Report;
use crate::workspace::{cargo, output_of, root, run};
use crate::{api, deny, layers, test, web, wrap};
use anyhow::Result;
use std::process::Command;

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

/// Runs all steps, also after one has failed, and ends with a table of them.
pub(crate) fn check(extent: Extent) -> Result<()> {
    let mut report = Report::default();
    report.step("format", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.step("line lengths of comments and Markdown", wrap::check);
    report.step("layers", layers::check);
    if extent == Extent::Text {
        return report.end();
    }
    report.step("lints", || {
        run(&mut cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    });
    report.step("documentation", || {
        let mut doc = cargo(&["doc", "--locked", "--workspace", "--no-deps", "--document-private-items"]);
        run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    });
    if extent == Extent::Long || changed_lately(&["Cargo.lock", "deny.toml", "fuzz"]) {
        // A workspace of their own, because only they need a C++ compiler.
        report.step("fuzz targets", || {
            run(&mut cargo(&["build", "--locked", "--manifest-path", "fuzz/Cargo.toml"]))
        });
        report.step("licences, bans, sources, advisories", deny::check);
    }
    if extent != Extent::Quick {
        test::add_to(&mut report);
    }
    if extent == Extent::Long {
        report.step("answers of the server", || api::check(&web::built("debug"), 30));
    }
    report.end()
}

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
