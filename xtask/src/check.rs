//! `cargo xtask check`: what can be said about the sources without running them, cheapest first.

use crate::workspace::{cargo, run, step};
use crate::{layers, licences};
use anyhow::Result;

/// Format, directions, licences, lints, documentation.
pub(crate) fn quick() -> Result<()> {
    step("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    step("dependency directions", layers::check)?;
    step("licences", licences::check)?;
    step("lints", || {
        run(&mut cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    })?;
    step("documentation", || {
        let mut doc = cargo(&["doc", "--locked", "--workspace", "--no-deps", "--document-private-items"]);
        run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    // A workspace of their own: they need a C++ compiler, which nobody else does.
    step("fuzz targets", || run(&mut cargo(&["build", "--locked", "--manifest-path", "fuzz/Cargo.toml"])))
}
