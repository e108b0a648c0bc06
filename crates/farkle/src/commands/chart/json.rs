//! A chart as JSON. The object is a contract with other programs: new versions may add fields and
//! never change them.

use super::grid::Grid;
use farkle_rules::RuleSet;
use serde::Serialize;

/// A chart.
#[derive(Serialize)]
pub(super) struct Chart {
    /// "bank", "value" or "lead".
    chart: &'static str,
    rules: String,
    code: String,
    title: String,
    /// The headings of the rows and of the columns.
    down: &'static str,
    across: &'static str,
    columns: Vec<String>,
    rows: Vec<Row>,
    note: String,
    /// The pictures that were written.
    files: Vec<String>,
}

#[derive(Serialize)]
struct Row {
    label: String,
    /// One number for each column: points, or a chance from 0 to 1. Null if there is nothing to
    /// decide.
    values: Vec<Option<f64>>,
}

pub(super) fn object(chart: &'static str, rules: &RuleSet, grid: &Grid, files: Vec<String>) -> Chart {
    let rows = grid.rows.iter().map(|row| Row {
        label: row.label.clone(),
        values: row.cells.iter().map(|cell| cell.value).collect(),
    });
    Chart {
        chart,
        rules: rules.name().to_string(),
        code: rules.code(),
        title: grid.title.clone(),
        down: grid.down,
        across: grid.across,
        columns: grid.columns.clone(),
        rows: rows.collect(),
        note: grid.note.clone(),
        files,
    }
}
