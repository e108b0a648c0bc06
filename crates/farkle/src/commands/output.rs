//! The output of the commands: styles, columns, JSON.
//!
//! Without a terminal or with NO_COLOR there are no styles. A closed pipe ends the program quietly.

use crate::failure::Failure;
use anstyle::Style;
use serde::Serialize;
use std::io::Write;
use unicode_width::UnicodeWidthStr;

/// Headings.
pub(super) const HEADING: Style = Style::new().bold();
/// Secondary text.
pub(super) const FAINT: Style = Style::new().dimmed();

/// Standard output, with colours if it can show them.
pub(super) fn out() -> impl Write {
    anstream::stdout().lock()
}

/// `text` in a style.
pub(super) fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Prints one value as JSON with line breaks.
pub(super) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let mut out = out();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// The alignment of a column.
#[derive(Clone, Copy)]
pub(super) enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// A text with spaces up to this width. Some characters of names take two cells.
pub(super) fn padded(text: &str, width: usize, align: Align) -> String {
    let spaces = " ".repeat(width.saturating_sub(text.width()));
    match align {
        Align::Left => format!("{text}{spaces}"),
        Align::Right => format!("{spaces}{text}"),
    }
}

/// Prints rows in columns as wide as their content, two spaces apart.
pub(super) fn print_columns(
    out: &mut impl Write,
    align: &[Align],
    heading: &[&str],
    rows: &[Vec<String>],
) -> Result<(), Failure> {
    let width_of = |column: usize| {
        let cells = rows.iter().map(|row| row[column].width());
        cells.chain([heading[column].width()]).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..align.len()).map(width_of).collect();
    let line = |cells: &[&str]| {
        let cells = cells.iter().zip(align).zip(&widths);
        let cells = cells.map(|((cell, align), width)| padded(cell, *width, *align));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
    };
    writeln!(out, "{}", styled(FAINT, line(heading)))?;
    for row in rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        writeln!(out, "{}", line(&cells))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_whatever_the_script() {
        let mut printed = Vec::new();
        let rows = [["李小龍", "650"], ["Ann", "1,050"]].map(|row| row.map(str::to_string).to_vec());
        print_columns(&mut printed, &[Align::Left, Align::Right], &["player", "score"], &rows).unwrap();
        let printed = String::from_utf8(printed).unwrap();
        let ends: Vec<usize> = printed.lines().skip(1).map(UnicodeWidthStr::width).collect();
        assert_eq!(ends, [13, 13], "{printed}");
    }
}
