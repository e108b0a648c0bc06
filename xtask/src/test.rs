//! `cargo xtask test`: every test that there is.

use crate::browser_tests;
use crate::workspace::{cargo, run, step};
use anyhow::Result;

/// The Rust tests with those in the documentation, then the tests in a real browser.
pub(crate) fn test() -> Result<()> {
    step("Rust tests", || run(&mut cargo(&["test", "--locked", "--workspace"])))?;
    browser_tests::run_all()
}
