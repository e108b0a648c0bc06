//! `cargo xtask test`: every test that there is.

use crate::browser_tests;
use crate::debian;
use crate::workspace::{cargo, output_of, run, step};
use anyhow::Result;
use std::process::Command;

/// The Rust tests with those in the documentation, then the tests in a real browser.
pub(crate) fn test() -> Result<()> {
    readers_of_pdf();
    step("Rust tests", || run(&mut cargo(&["test", "--locked", "--workspace"])))?;
    browser_tests::run_all()
}

/// Printed sheets are read with poppler's tools. Where they can't be installed, those tests say less; in CI they fail.
fn readers_of_pdf() {
    if output_of(Command::new("pdftotext").arg("-v")).is_none() && debian::is_here() {
        debian::install(&["poppler-utils"]);
    }
}
