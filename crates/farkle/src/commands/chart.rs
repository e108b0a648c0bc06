//! `farkle chart`: when to roll and when to bank, the value of a turn, the chance to win by the
//! scores.
//!
//! Each chart is one grid of numbers. The terminal and the picture show the same grid.

mod grid;
mod json;
mod picture;
mod svg;

use super::output::{FAINT, HEADING, out, print_json, styled};
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use clap::{Args, ValueEnum};
use grid::Grid;
use picture::Pictures;
use std::io::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  farkle chart                                     when to bank, by turn total and dice left
  farkle chart value --rules playmonster           the value of a turn after a roll
  farkle chart lead --png lead.png                 the chance to win by the scores of both sides
  farkle chart lead --json                         the same for other programs";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The chart to show
    #[arg(value_enum, default_value_t = What::Bank)]
    what: What,

    /// Write the chart as an SVG picture instead of printing it; - writes to standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// Write the chart as a PNG picture instead of printing it
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,

    /// Replace a picture that exists
    #[arg(long)]
    force: bool,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    rules: RulesArgument,
}

/// The charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    /// How much a roll gains or loses against banking, by turn total and dice left
    Bank,
    /// Expected points of the turn after a roll, by turn total and dice left
    Value,
    /// The chance of the side to move to win, by the scores of both sides
    Lead,
}

impl What {
    fn name(self) -> &'static str {
        match self {
            What::Bank => "bank",
            What::Value => "value",
            What::Lead => "lead",
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let pictures = Pictures::asked_for(arguments)?;
    let rules = arguments.rules.rule_set()?;
    let grid = match arguments.what {
        What::Bank => grid::bank(&rules),
        What::Value => grid::value(&rules),
        What::Lead => grid::lead(&rules)?,
    };
    let written = pictures.write(&grid)?;
    match arguments.json {
        true => print_json(&json::object(arguments.what.name(), &rules, &grid, written)),
        false if pictures.is_none() => print(&grid),
        false => {
            let mut out = out();
            written.iter().try_for_each(|file| writeln!(out, "Wrote {file} ({}).", grid.title))?;
            Ok(())
        }
    }
}

fn print(grid: &Grid) -> Result<(), Failure> {
    let mut out = out();
    writeln!(out, "{}", styled(HEADING, &grid.title))?;
    let labels = grid.rows.iter().map(|row| row.label.chars().count()).max().unwrap_or(0);
    let cells = grid.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.chars().count());
    let width = cells.chain(grid.columns.iter().map(|column| column.chars().count())).max().unwrap_or(0);
    let heading: String = grid.columns.iter().map(|column| format!("  {column:>width$}")).collect();
    writeln!(out, "{}", styled(FAINT, format!("{:labels$}{heading}", "")))?;
    for row in &grid.rows {
        write!(out, "{}", styled(FAINT, format!("{:>labels$}", row.label)))?;
        for cell in &row.cells {
            write!(out, "  {}", styled(cell.style(), format!("{:>width$}", cell.text)))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", styled(FAINT, &grid.note))?;
    Ok(())
}
