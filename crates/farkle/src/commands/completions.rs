//! `farkle completions`: completion scripts for shells.

use super::output::out;
use crate::failure::Failure;
use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle completions bash > ~/.local/share/bash-completion/completions/farkle
  farkle completions zsh > ~/.zfunc/_farkle
  farkle completions fish > ~/.config/fish/completions/farkle.fish";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    generate(arguments.shell, &mut crate::CommandLine::command(), "farkle", &mut script);
    out().write_all(&script)?;
    Ok(())
}
