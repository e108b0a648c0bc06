//! The `farkle` program: reads the command line and hands over to one of its subcommands.
//!
//! It assembles the other crates; what a subcommand does stands in its own file in `commands`, and no rule of the
//! game stands here at all.

mod commands;
mod failure;
mod rules_argument;

use clap::Parser;
use std::process::ExitCode;

/// Farkle, complete: play it, keep its score, learn to play it perfectly.
#[derive(Debug, Parser)]
#[command(name = "farkle", version, arg_required_else_help = true, after_help = AFTER_HELP)]
#[command(max_term_width = 100)]
struct CommandLine {
    #[command(subcommand)]
    command: commands::Command,
}

const AFTER_HELP: &str = "\
Examples:
  farkle play                                 set a game up and play it
  farkle play --seat Ann --seat computer      Ann against the computer
  farkle score 1 1 1 5 2 3                    what a roll scores
  farkle rules show walnut                    one of the rule sets, in words

Exit codes:
  0  done
  1  something broke on the way (a file that can't be written, a port in use)
  2  the input was wrong: a sentence on standard error says what, and what is allowed

Colours are left out when NO_COLOR is set or the output is not a terminal.";

fn main() -> ExitCode {
    match CommandLine::parse().command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
