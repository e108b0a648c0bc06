//! A chart as a picture.

use super::grid::{Cell, Grid};
use farkle_print::Weight;
use std::fmt::Write;

const CELL_WIDTH: usize = 76;
const CELL_HEIGHT: usize = 26;
const MARGIN: usize = 20;
const TOP: usize = 112;
const NOTE_LINE: usize = 17;
const INK: &str = "#22252b";
const PALE_INK: &str = "#4d545f";

/// The picture of a chart, as SVG.
pub(super) fn picture(grid: &Grid) -> String {
    let widest_label = grid.rows.iter().map(|row| Weight::Regular.width(&row.label, 13.0));
    let left = MARGIN + widest_label.fold(40.0, f64::max).ceil() as usize + 12;
    let width = left + grid.columns.len() * CELL_WIDTH + MARGIN - 3;
    let note = lines(&grid.note, 12.0, (width - 2 * MARGIN) as f64);
    let below = TOP + grid.rows.len() * CELL_HEIGHT;
    let height = below + MARGIN + note.len() * NOTE_LINE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"Nunito, system-ui, sans-serif\" font-size=\"13\" role=\"img\">\n\
         <title>{title}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"{MARGIN}\" y=\"36\" font-size=\"19\" font-weight=\"700\" fill=\"{INK}\">{title}</text>\n",
        title = escaped(&grid.title)
    );
    legend(&mut svg, grid);
    for (column, text) in grid.columns.iter().enumerate() {
        let x = left + column * CELL_WIDTH + (CELL_WIDTH - 3) / 2;
        label(&mut svg, x, TOP - 10, "middle", text);
    }
    for (line, row) in grid.rows.iter().enumerate() {
        let y = TOP + line * CELL_HEIGHT;
        label(&mut svg, left - 10, y + 16, "end", &row.label);
        for (column, cell) in row.cells.iter().enumerate() {
            draw(&mut svg, left + column * CELL_WIDTH, y, cell);
        }
    }
    for (number, line) in note.iter().enumerate() {
        let y = below + MARGIN + number * NOTE_LINE;
        let _ = writeln!(
            svg,
            "<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"12\" fill=\"{PALE_INK}\">{}</text>",
            escaped(line)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// Explains the colours, the rows and the columns.
fn legend(svg: &mut String, grid: &Grid) {
    let mut x = MARGIN;
    for (shade, text) in [(1.0, grid.good), (-1.0, grid.bad)] {
        let cell = Cell { text: String::new(), value: None, shade };
        boxed(svg, x, 50, 26, 16, &cell);
        label(svg, x + 34, 63, "start", text);
        x += 34 + Weight::Regular.width(text, 13.0).ceil() as usize + 20;
    }
    label(svg, x, 63, "start", &format!("rows: {}, columns: {}", grid.down, grid.across));
}

fn label(svg: &mut String, x: usize, y: usize, anchor: &str, text: &str) {
    let text = escaped(text);
    let _ =
        writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{PALE_INK}\">{text}</text>");
}

fn draw(svg: &mut String, x: usize, y: usize, cell: &Cell) {
    let (width, height) = (CELL_WIDTH - 3, CELL_HEIGHT - 3);
    boxed(svg, x, y, width, height, cell);
    let (middle, line) = (x + width / 2, y + 16);
    let weight = if cell.is_good() { 700 } else { 400 };
    let _ = writeln!(
        svg,
        "<text x=\"{middle}\" y=\"{line}\" text-anchor=\"middle\" font-weight=\"{weight}\" fill=\"{INK}\">{}</text>",
        escaped(&cell.text)
    );
}

/// The colour of a cell. Good cells have a border too, so that they stand out in black and white.
fn boxed(svg: &mut String, x: usize, y: usize, width: usize, height: usize, cell: &Cell) {
    let fill = colour(cell.shade);
    let _ = match cell.is_good() {
        true => writeln!(
            svg,
            "<rect x=\"{x}.75\" y=\"{y}.75\" width=\"{}.5\" height=\"{}.5\" rx=\"3\" fill=\"{fill}\" stroke=\"#2f5f8f\" stroke-width=\"1.5\"/>",
            width - 2,
            height - 2
        ),
        false => writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"3\" fill=\"{fill}\"/>"
        ),
    };
}

/// From orange (bad) through nearly white to blue (good). These colours differ for every kind of
/// colour vision and are light enough behind text.
fn colour(shade: f64) -> String {
    const GOOD: [f64; 3] = [133.0, 183.0, 230.0];
    const BAD: [f64; 3] = [247.0, 190.0, 140.0];
    const EVEN: [f64; 3] = [240.0, 239.0, 235.0];
    let end = if shade < 0.0 { BAD } else { GOOD };
    let part = shade.abs().sqrt();
    let [red, green, blue] = [0, 1, 2].map(|i| (EVEN[i] + (end[i] - EVEN[i]) * part) as u8);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The text in lines no wider than `room`.
fn lines(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.len() - 1;
        let longer =
            if lines[line].is_empty() { word.to_string() } else { format!("{} {word}", lines[line]) };
        if Weight::Regular.width(&longer, size) <= room || lines[line].is_empty() {
            lines[line] = longer;
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
