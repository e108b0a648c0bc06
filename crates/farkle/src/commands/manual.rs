//! `farkle manual`: manual pages, generated from the same descriptions as `--help`.

use super::output::out;
use crate::failure::Failure;
use crate::new_file::{create_folder, write_own};
use clap::{Args, Command, CommandFactory};
use clap_mangen::Man;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
    // `farkle help` prints the same text.
    let mut command = crate::CommandLine::command().disable_help_subcommand(true);
    command.build();
    match &arguments.into {
        Some(directory) => {
            create_folder(directory).map_err(|failure| failure.before("--into: "))?;
            let pages = write_pages(&command, directory)?;
            writeln!(out(), "Wrote {pages} manual pages into {}.", directory.display())?;
        }
        None => out().write_all(&page(&command)?)?,
    }
    Ok(())
}

/// Writes the pages of a command and of all its subcommands. Returns how many they are.
fn write_pages(command: &Command, directory: &Path) -> Result<usize, Failure> {
    let below = command.get_subcommands().map(|below| write_pages(below, directory));
    let below = below.sum::<Result<usize, Failure>>()?;
    let file = Man::new(command.clone()).get_filename();
    write_own(&directory.join(file), &page(command)?)?;
    Ok(below + 1)
}

fn page(command: &Command) -> io::Result<Vec<u8>> {
    let after_help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    page.extend(sections(&after_help).into_bytes());
    Ok(page)
}

/// Turns "Examples:" and similar headings into sections that keep their lines, and other paragraphs
/// into text.
fn sections(after_help: &str) -> String {
    let mut page = String::new();
    for paragraph in after_help.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
        let (first, rest) = paragraph.split_once('\n').unwrap_or((paragraph, ""));
        match first.strip_suffix(':') {
            Some(heading) => {
                let lines: String = rest.lines().map(|line| format!("{}\n", escaped(line))).collect();
                page.push_str(&format!(".SH {}\n.nf\n{lines}.fi\n", heading.to_uppercase()));
            }
            None => page.push_str(&format!(".PP\n{}\n", escaped(paragraph))),
        }
    }
    page
}

/// Escapes everything that the formatter would interpret.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_keep_their_lines() {
        let page = sections("Examples:\n  farkle play --seat Ann\n  .x\n\nSaved after every move.");
        let lines =
            ".SH EXAMPLES\n.nf\n  farkle play \\-\\-seat Ann\n  .x\n.fi\n.PP\nSaved after every move.\n";
        assert_eq!(page, lines);
    }
}
