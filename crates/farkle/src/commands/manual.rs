//! `farkle manual`: manual pages, made from the same descriptions as `--help`.

use super::output::out;
use crate::failure::Failure;
use anyhow::Context;
use clap::{Args, CommandFactory};
use std::io::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  farkle manual | man -l -
  farkle manual --into ~/.local/share/man/man1";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Write one page for each command into this directory
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut command = crate::CommandLine::command();
    match &arguments.into {
        Some(directory) => {
            std::fs::create_dir_all(directory)
                .and_then(|()| {
                    command.build();
                    clap_mangen::generate_to(command, directory)
                })
                .with_context(|| format!("can't write manual pages into {}", directory.display()))?;
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(command).render(&mut page)?;
            out().write_all(&page)?;
        }
    }
    Ok(())
}
