//! `cargo xtask test`: all tests.

use crate::browser_tests;
use crate::debian;
use crate::workspace::{cargo, output_of, run, step};
use anyhow::Result;
use std::process::Command;

/// Runs the Rust tests with doc tests, then the tests in a real browser.
pub(crate) fn test() -> Result<()> {
    readers_of_pdf();
    step("Rust tests", || run(&mut cargo(&["test", "--locked", "--workspace"])))?;
    browser_tests::run_tests(&[])
}

/// Installs poppler, where that can be done: tests read printed sheets with its tools, and fail
/// without it.
fn readers_of_pdf() {
    if output_of(Command::new("pdftotext").arg("-v")).is_none() && debian::is_here() {
        debian::install(&["poppler-utils"]);
    }
}
