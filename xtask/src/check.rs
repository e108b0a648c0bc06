//! `cargo xtask check`: every check that runs no test, cheapest first.

use crate::workspace::{cargo, run, step};
use crate::{deny, layers, wrap};
use anyhow::Result;

/// Format, line lengths, layers, lints, documentation, fuzz targets, dependencies.
pub(crate) fn quick() -> Result<()> {
    step("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    step("line lengths of comments and Markdown", wrap::check)?;
    step("layers", layers::check)?;
    step("lints", || {
        run(&mut cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    })?;
    step("documentation", || {
        let mut doc = cargo(&["doc", "--locked", "--workspace", "--no-deps", "--document-private-items"]);
        run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    // A workspace of their own, because only they need a C++ compiler.
    step("fuzz targets", || run(&mut cargo(&["build", "--locked", "--manifest-path", "fuzz/Cargo.toml"])))?;
    // Last, because the first run has to install cargo-deny.
    step("licences, bans, sources, advisories", deny::check)
}
