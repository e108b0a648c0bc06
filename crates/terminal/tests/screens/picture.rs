//! A screen as an SVG file with real text, made from the cells that the terminal would show.
//!
//! Fonts differ in how they draw blocks, lines and discs, and they leave gaps between rows. So
//! these are drawn as shapes.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

const WIDTH: f64 = 9.6;
const HEIGHT: f64 = 20.0;
const FONT: f64 = 16.0;
const MARGIN: f64 = 16.0;
/// The baseline of letters, from the top of their row.
const BASELINE: f64 = 15.0;

/// The default colours of a terminal.
#[derive(Clone, Copy)]
pub(crate) struct Paper {
    pub(crate) text: &'static str,
    pub(crate) ground: &'static str,
}

pub(crate) const NIGHT: Paper = Paper { text: "#d6d6d6", ground: "#16161a" };
pub(crate) const DAY: Paper = Paper { text: "#24242a", ground: "#fdfdfd" };

struct Ink {
    text: String,
    ground: String,
    modifier: Modifier,
}

/// The screen as an SVG file. `title` is its text for screen readers.
pub(crate) fn svg(cells: &Buffer, paper: Paper, title: &str) -> String {
    let (columns, rows) = (f64::from(cells.area.width), f64::from(cells.area.height));
    let (width, height) = (columns * WIDTH + 2.0 * MARGIN, rows * HEIGHT + 2.0 * MARGIN);
    let ground = ink(&cells[(0, 0)], paper).ground;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n\
         <rect width=\"{width:.0}\" height=\"{height:.0}\" rx=\"10\" fill=\"{ground}\"/>\n\
         <g font-family=\"ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace\" \
         font-size=\"{FONT}\">\n"
    );
    for y in 0..cells.area.height {
        let row: Vec<(&Cell, Ink)> =
            (0..cells.area.width).map(|x| (&cells[(x, y)], ink(&cells[(x, y)], paper))).collect();
        grounds(&mut svg, &row, y, &ground);
        letters(&mut svg, &row, y);
        for (x, (cell, ink)) in row.iter().enumerate() {
            shape(&mut svg, cell.symbol(), x, y, ink);
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn ink(cell: &Cell, paper: Paper) -> Ink {
    let colour = |colour: Color, default: &str| match colour {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        Color::Indexed(index) => indexed(index),
        _ => default.to_string(),
    };
    let (mut text, mut ground) = (colour(cell.fg, paper.text), colour(cell.bg, paper.ground));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut text, &mut ground);
    }
    Ink { text, ground, modifier: cell.modifier }
}

/// One of xterm's 256 colours that are the same everywhere.
fn indexed(index: u8) -> String {
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    let (r, g, b) = match index.checked_sub(232) {
        Some(grey) => (8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey),
        None => {
            let index = index.saturating_sub(16);
            (level(index / 36), level(index / 6 % 6), level(index % 6))
        }
    };
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn left(x: usize) -> f64 {
    MARGIN + x as f64 * WIDTH
}

fn top(y: u16) -> f64 {
    MARGIN + f64::from(y) * HEIGHT
}

/// Draws backgrounds that differ from the table's, one rectangle for each run of cells.
fn grounds(svg: &mut String, row: &[(&Cell, Ink)], y: u16, table: &str) {
    let mut x = 0;
    for run in row.chunk_by(|a, b| a.1.ground == b.1.ground) {
        if run[0].1.ground != table {
            rect(svg, left(x), top(y), run.len() as f64 * WIDTH, HEIGHT, &run[0].1.ground);
        }
        x += run.len();
    }
}

fn rect(svg: &mut String, x: f64, y: f64, width: f64, height: f64, fill: &str) {
    let _ = writeln!(
        svg,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{fill}\" \
         shape-rendering=\"crispEdges\"/>"
    );
}

/// Draws text, one element for each run of cells in the same style, stretched to the width of its
/// cells.
fn letters(svg: &mut String, row: &[(&Cell, Ink)], y: u16) {
    let is_text =
        |x: usize| row.get(x).is_some_and(|(cell, _)| cell.symbol() != " " && !is_shape(cell.symbol()));
    let is_alike = |a: &Ink, b: &Ink| a.text == b.text && a.modifier == b.modifier;
    let mut x = 0;
    while x < row.len() {
        let mut end = x;
        // A single space between words belongs to the text.
        while is_text(end) || (end > x && is_text(end + 1) && row[end].0.symbol() == " ") {
            if !is_alike(&row[x].1, &row[end].1) {
                break;
            }
            end += 1;
        }
        if end > x {
            let text: String = row[x..end].iter().map(|(cell, _)| cell.symbol()).collect();
            piece(svg, x, y, text.trim_end(), &row[x].1);
        }
        x = end.max(x + 1);
    }
}

fn piece(svg: &mut String, x: usize, y: u16, text: &str, ink: &Ink) {
    let mut style = String::new();
    if ink.modifier.contains(Modifier::BOLD) {
        style.push_str(" font-weight=\"bold\"");
    }
    if ink.modifier.contains(Modifier::UNDERLINED) {
        style.push_str(" text-decoration=\"underline\"");
    }
    let cells = text.chars().count();
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" textLength=\"{:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\"{}{style}>{text}</text>",
        left(x),
        top(y) + BASELINE,
        cells as f64 * WIDTH,
        ink.text,
        opacity(ink),
    );
}

fn opacity(ink: &Ink) -> &'static str {
    if ink.modifier.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" }
}

fn is_shape(symbol: &str) -> bool {
    matches!(
        symbol,
        "▄" | "▀"
            | "█"
            | "▗"
            | "▖"
            | "▝"
            | "▘"
            | "─"
            | "━"
            | "│"
            | "╭"
            | "╮"
            | "╰"
            | "╯"
            | "●"
    )
}

fn shape(svg: &mut String, symbol: &str, x: usize, y: u16, ink: &Ink) {
    let (left, top) = (left(x), top(y));
    let (middle, centre) = (left + WIDTH / 2.0, top + HEIGHT / 2.0);
    let (right, bottom) = (left + WIDTH, top + HEIGHT);
    let corner = |from: (f64, f64), to: (f64, f64)| {
        format!("M{:.1} {:.1}Q{middle:.1} {centre:.1} {:.1} {:.1}", from.0, from.1, to.0, to.1)
    };
    let (path, stroke) = match symbol {
        "▄" => return rect(svg, left, centre, WIDTH, HEIGHT / 2.0, &ink.text),
        "▀" => return rect(svg, left, top, WIDTH, HEIGHT / 2.0, &ink.text),
        "█" => return rect(svg, left, top, WIDTH, HEIGHT, &ink.text),
        "●" => {
            let _ = writeln!(
                svg,
                "<circle cx=\"{middle:.1}\" cy=\"{centre:.1}\" r=\"4.6\" fill=\"{}\"{}/>",
                ink.text,
                opacity(ink)
            );
            return;
        }
        "─" => (format!("M{left:.1} {centre:.1}H{right:.1}"), 1.2),
        "━" => (format!("M{left:.1} {centre:.1}H{right:.1}"), 3.0),
        "│" => (format!("M{middle:.1} {top:.1}V{bottom:.1}"), 1.2),
        "╭" => (corner((middle, bottom), (right, centre)), 1.2),
        "╮" => (corner((left, centre), (middle, bottom)), 1.2),
        "╰" => (corner((middle, top), (right, centre)), 1.2),
        "╯" => (corner((left, centre), (middle, top)), 1.2),
        _ => return,
    };
    let _ = writeln!(
        svg,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{stroke}\"{}/>",
        ink.text,
        opacity(ink)
    );
}
