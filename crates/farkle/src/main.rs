//! The `farkle` program: reads the command line and runs a subcommand.
//!
//! It assembles the other crates. Each subcommand has a file in `commands`. This crate has no rule
//! of the game.

mod commands;
mod completing;
mod failure;
mod file_kind;
mod new_file;
mod numbers;
mod rules_argument;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};
use clap_complete::CompleteEnv;
use failure::Failure;
use farkle_rules::Preset;
use std::io;
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
  1  a failure (a file that can't be written, a port in use)
  2  wrong input: standard error says what is wrong and what is allowed
  128 and the number of a signal that ended it (130: Ctrl-C)

The program speaks English; printed sheets and the browser app also German, Spanish and French.
There are no colours if NO_COLOR is set or the output is not a terminal.";

fn main() -> ExitCode {
    // If a shell asks for completions, the program answers and does nothing else.
    CompleteEnv::with_factory(CommandLine::command).var(completing::ASKED).complete();
    match CommandLine::try_parse().map(|line| line.command.run()) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failure)) => failure.report(),
        Err(error) => misunderstood(error),
    }
}

/// Says why the command line is not understood, or prints the help that was asked for.
fn misunderstood(error: clap::Error) -> ExitCode {
    let mut said = error.render().to_string();
    let rendered = said.clone();
    if error.kind() == ErrorKind::InvalidSubcommand {
        said = match failure::arguments().nth(1).as_deref() {
            Some("review") => {
                "farkle: there is no command 'review'; `farkle replay FILE` shows a recorded game turn by turn\n"
                    .to_string()
            }
            _ => said.replacen("\n\n", &format!("\n  allowed: {}\n\n", subcommands()), 1),
        };
    }
    if let Some(hint) = meant_as_an_option(&error) {
        said = said.replacen("\n\n", &format!("\n  {hint}\n\n"), 1);
    }
    let short = failure::shortened(&said, failure::arguments());
    if !error.use_stderr() {
        return match error.print().and_then(|()| io::Write::flush(&mut io::stdout())) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => Failure::from(error).report(),
        };
    }
    if short == rendered {
        error.exit();
    }
    // Standard error may be closed.
    let _ = io::Write::write_all(&mut io::stderr(), short.as_bytes());
    ExitCode::from(failure::BAD_INPUT)
}

/// How to say what a word without an option was meant to say: rules, or the port of a server.
fn meant_as_an_option(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidArg) else { return None };
    let (option, hint) = match word.parse::<u16>() {
        Ok(port) => (
            "listen",
            format!("for a port: --listen 0.0.0.0:{port}, or --listen {port} for this computer only"),
        ),
        Err(_) => ("rules", Preset::find(word).map(|_| format!("for a rule set: --rules {word}"))?),
    };
    let program = CommandLine::command();
    let command = named(&program);
    let is_open = command.get_arguments().any(|argument| argument.get_long() == Some(option))
        && command.get_positionals().next().is_none()
        && !failure::arguments().any(|argument| argument.starts_with(&format!("--{option}")));
    (is_open && error.kind() == ErrorKind::UnknownArgument).then_some(hint)
}

/// The command that was named.
fn named(program: &clap::Command) -> &clap::Command {
    let mut command = program;
    for argument in failure::arguments().skip(1) {
        let Some(named) = command.find_subcommand(&argument) else { break };
        command = named;
    }
    command
}

/// The subcommands of the command that was named.
fn subcommands() -> String {
    let program = CommandLine::command();
    let command = named(&program);
    let shown = command.get_subcommands().filter(|it| !it.is_hide_set());
    shown.map(clap::Command::get_name).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    /// The examples in the help of a command and of its subcommands, without redirections and
    /// pipes.
    fn examples(command: &Command) -> Vec<String> {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
        let commands = lines.filter(|line| line.starts_with("farkle "));
        let alone = commands.map(|line| line.split(['|', '>', '<']).next().unwrap_or_default());
        // A comment follows after two spaces.
        let own = alone.map(|line| line.split("  ").next().unwrap_or_default().to_string());
        own.chain(command.get_subcommands().flat_map(examples)).collect()
    }

    #[test]
    fn the_description_of_the_command_line_is_sound() {
        CommandLine::command().debug_assert();
    }

    #[track_caller]
    fn are_understood(examples: &[String]) {
        for example in examples {
            let words = example.split_whitespace().map(|word| word.trim_matches('\''));
            if let Err(error) = CommandLine::try_parse_from(words) {
                panic!("{example}: {error}");
            }
        }
    }

    #[test]
    fn every_example_in_the_help_is_understood() {
        let examples = examples(&CommandLine::command());
        assert!(examples.len() > 20, "{examples:?}");
        are_understood(&examples);
    }

    /// The commands in the shell blocks of a page, without comments, redirections and pipes.
    fn commands(page: &str) -> Vec<String> {
        // A link on paper lacks its secret.
        let page = page.replace("#…", "");
        let blocks = page.split("```sh\n").skip(1).filter_map(|block| block.split("```").next());
        let lines = blocks.flat_map(str::lines).map(str::trim).filter(|line| line.starts_with("farkle "));
        let alone = lines.map(|line| line.split(['#', '|', '>', '<']).next().unwrap_or_default());
        alone.map(str::to_string).collect()
    }

    #[test]
    fn every_command_in_the_documents_is_understood() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let pages = ["README.md", "docs/cli.md", "docs/play.md", "docs/hosting.md", "docs/scaling.md"];
        let texts = pages.map(|page| std::fs::read_to_string(root.join(page)).unwrap());
        let commands: Vec<String> = texts.iter().flat_map(|text| commands(text)).collect();
        assert!(commands.len() > 30, "{commands:?}");
        are_understood(&commands);
    }
}
