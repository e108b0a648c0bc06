//! `farkle completions`: a script that lets a shell ask this program for completions.

use super::output::out;
use crate::completing;
use crate::failure::Failure;
use clap::Args;
use clap_complete::Shell;
use clap_complete::env::Shells;

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
    const PROGRAM: &str = "farkle";
    let shell = arguments.shell.to_string();
    let shells = Shells::builtins();
    let completer = shells
        .completer(&shell)
        .ok_or_else(|| Failure::bad_input(format!("{shell}: there are no completions for this shell")))?;
    Ok(completer.write_registration(completing::ASKED, PROGRAM, PROGRAM, PROGRAM, &mut out())?)
}
