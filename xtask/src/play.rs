//! `cargo xtask play`: from a clone to a game in the browser, in one command.

use crate::web::{self, Profile};
use crate::workspace::{cargo, run, step, target_dir};
use anyhow::Result;
use std::process::Command;

/// Builds the app and the program, and starts it. Further arguments go to `farkle serve`.
pub(crate) fn play(serve_args: &[&str]) -> Result<()> {
    web::build(Profile::Release)?;
    step("build the program", || run(&mut cargo(&["build", "--release", "--locked", "-p", "farkle"])))?;
    let program = target_dir().join("release").join(format!("farkle{}", std::env::consts::EXE_SUFFIX));
    run(Command::new(program).args(["serve", "--open"]).args(serve_args))
}
