//! A chart as a picture.

use super::grid::{Cell, Grid};
use std::fmt::Write;

const CELL_WIDTH: usize = 76;
const CELL_HEIGHT: usize = 26;
const LABEL_WIDTH: usize = 70;
const TOP: usize = 84;
const BOTTOM: usize = 46;

/// The picture of a chart, as SVG.
pub(super) fn picture(grid: &Grid) -> String {
    let width = LABEL_WIDTH + grid.columns.len() * CELL_WIDTH + 24;
    let height = TOP + grid.rows.len() * CELL_HEIGHT + BOTTOM;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" role=\"img\">\n\
         <title>{title}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fbfaf7\"/>\n\
         <text x=\"16\" y=\"34\" font-size=\"19\" font-weight=\"600\" fill=\"#22252b\">{title}</text>\n",
        title = escaped(&grid.title)
    );
    for (column, text) in grid.columns.iter().enumerate() {
        let x = LABEL_WIDTH + column * CELL_WIDTH + CELL_WIDTH / 2;
        label(&mut svg, x, TOP - 12, "middle", text);
    }
    for (line, row) in grid.rows.iter().enumerate() {
        let y = TOP + line * CELL_HEIGHT;
        label(&mut svg, LABEL_WIDTH - 10, y + 18, "end", &row.label);
        for (column, cell) in row.cells.iter().enumerate() {
            draw(&mut svg, LABEL_WIDTH + column * CELL_WIDTH, y, cell);
        }
    }
    let _ = writeln!(
        svg,
        "<text x=\"16\" y=\"{}\" font-size=\"11.5\" fill=\"#5d6470\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>\n</svg>",
        height - 18,
        (grid.note.chars().count() * 6).min(width - 32),
        escaped(&grid.note)
    );
    svg
}

fn label(svg: &mut String, x: usize, y: usize, anchor: &str, text: &str) {
    let text = escaped(text);
    let _ =
        writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"#5d6470\">{text}</text>");
}

fn draw(svg: &mut String, x: usize, y: usize, cell: &Cell) {
    let (middle, text) = (x + CELL_WIDTH / 2, escaped(&cell.text));
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{}\"/>\
         <text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\" fill=\"#22252b\">{text}</text>",
        CELL_WIDTH - 3,
        CELL_HEIGHT - 3,
        colour(cell.shade),
        y + 16
    );
}

/// From orange (bad) over nearly white to blue (good): apart for every kind of colour vision, light enough for text.
fn colour(shade: f64) -> String {
    const GOOD: [f64; 3] = [133.0, 183.0, 230.0];
    const BAD: [f64; 3] = [244.0, 170.0, 110.0];
    const EVEN: [f64; 3] = [240.0, 239.0, 235.0];
    let end = if shade < 0.0 { BAD } else { GOOD };
    let part = shade.abs().sqrt();
    let [red, green, blue] = [0, 1, 2].map(|i| (EVEN[i] + (end[i] - EVEN[i]) * part) as u8);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
