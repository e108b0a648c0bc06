//! `farkle backup` and `farkle restore`: copies of the tables of a server.

use crate::commands::output::out;
use crate::commands::serve::{data_folder, unusable};
use crate::failure::Failure;
use clap::Args;
use farkle_server::Tables;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle backup tables-monday
  farkle backup tables-monday --data /srv/farkle

The server may run meanwhile. The copy is kept only if every table in it can be opened. It holds the
secret key of the dice: show it to nobody.")]
pub(crate) struct Backup {
    /// The folder of the copy; it must not exist yet
    to: PathBuf,

    /// The folder of the server [default: $XDG_DATA_HOME/farkle/server]
    #[arg(long, value_name = "FOLDER", env = "FARKLE_DATA", hide_env = true)]
    data: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle restore tables-monday
  farkle restore tables-monday --data /srv/farkle

Stop the server before. Every table of the copy is opened first. Tables that are there already are not
replaced: move them away yourself.")]
pub(crate) struct Restore {
    /// The folder of the copy
    from: PathBuf,

    /// The folder of the server [default: $XDG_DATA_HOME/farkle/server]
    #[arg(long, value_name = "FOLDER", env = "FARKLE_DATA", hide_env = true)]
    data: Option<PathBuf>,
}

pub(crate) fn back_up(arguments: &Backup) -> Result<(), Failure> {
    let data = data_folder(arguments.data.as_deref())?;
    let tables = Tables::back_up(&data, &arguments.to).map_err(|error| unusable("", &error))?;
    writeln!(out(), "{} copied to {}.", number(tables), arguments.to.display())?;
    Ok(())
}

pub(crate) fn restore(arguments: &Restore) -> Result<(), Failure> {
    let data = data_folder(arguments.data.as_deref())?;
    let tables = Tables::restore(&arguments.from, &data).map_err(|error| unusable("", &error))?;
    writeln!(out(), "{} put back into {}.", number(tables), data.display())?;
    Ok(())
}

fn number(tables: usize) -> String {
    if tables == 1 { "1 table".to_string() } else { format!("{tables} tables") }
}
