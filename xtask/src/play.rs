//! `cargo xtask play`: from a clone to a game in the browser, in one command.

use crate::web;
use crate::workspace::run;
use anyhow::Result;
use std::process::Command;

/// Builds the app and the program quickly, as for the tests, and starts it. Further arguments go to
/// `farkle serve`.
pub(crate) fn play(serve_args: &[&str]) -> Result<()> {
    let program = web::test_program()?;
    run(Command::new(program).args(["serve", "--open"]).args(serve_args))
}
