//! A chart for other programs. The object is a contract: fields are added, never changed.

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
    /// What the rows and the columns are.
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
    /// One number for each column: points, or a chance from 0 to 1; null where there is nothing to
    /// choose.
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
