//! `farkle chart`: what to do at a glance: roll or bank, what a turn is worth, how a lead turns into a win.
//!
//! Each chart is computed once as a grid of numbers; the terminal and the picture show the same grid.

mod grid;
mod svg;

use super::output::{FAINT, HEADING, out, styled};
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use anyhow::Context;
use clap::{Args, ValueEnum};
use grid::Grid;
use std::io::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  farkle chart                                     when to bank, by turn total and dice left
  farkle chart value --rules playmonster           what rolling on is worth
  farkle chart lead --svg lead.svg                 the chance to win by the scores of both sides";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// What to show
    #[arg(value_enum, default_value_t = What::Bank)]
    what: What,

    /// Write the chart as an SVG picture instead of printing it
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    #[command(flatten)]
    rules: RulesArgument,
}

/// The charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    /// How much rolling on gains or loses against banking, by turn total and dice left
    Bank,
    /// Expected points of the turn if one rolls on, by turn total and dice left
    Value,
    /// The chance of the side to move to win, by the scores of both sides
    Lead,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let grid = match arguments.what {
        What::Bank => grid::bank(&rules),
        What::Value => grid::value(&rules),
        What::Lead => grid::lead(&rules)?,
    };
    let Some(path) = &arguments.svg else { return print(&grid) };
    std::fs::write(path, svg::picture(&grid))
        .with_context(|| format!("the chart can't be written to {}", path.display()))?;
    Ok(())
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
