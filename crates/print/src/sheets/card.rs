//! The scoring card for the pocket, at business-card size if printed at 100 %.

use super::frame::{head, in_short};
use crate::paper::INCH;
use crate::price_list::{PriceRow, price_list};
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::RuleSet;
use farkle_words::Messages;
use std::fmt;
use std::str::FromStr;

/// Size of a business card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardSize {
    /// 85 x 55 mm.
    Metric,
    /// 3.5 x 2 in.
    Imperial,
}

impl CardSize {
    /// All of them.
    pub const ALL: [CardSize; 2] = [CardSize::Metric, CardSize::Imperial];

    /// Name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            CardSize::Metric => "85x55mm",
            CardSize::Imperial => "3.5x2in",
        }
    }

    /// Width and height in millimetres.
    pub const fn size_mm(self) -> (f64, f64) {
        match self {
            CardSize::Metric => (85.0, 55.0),
            CardSize::Imperial => (3.5 * INCH, 2.0 * INCH),
        }
    }
}

/// An unknown card size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCardSize(pub String);

impl fmt::Display for UnknownCardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a card size: allowed are 85x55mm and 3.5x2in", self.0)
    }
}

impl std::error::Error for UnknownCardSize {}

impl FromStr for CardSize {
    type Err = UnknownCardSize;

    fn from_str(text: &str) -> Result<CardSize, UnknownCardSize> {
        let name = text.trim().to_ascii_lowercase();
        CardSize::ALL
            .into_iter()
            .find(|size| size.name() == name)
            .ok_or_else(|| UnknownCardSize(text.to_string()))
    }
}

/// Room between the edge of the card and its text, because scissors are not exact.
const PADDING: f64 = 3.5;
const COLUMNS: usize = 2;

pub(super) fn page(rules: &RuleSet, words: &Messages, size: CardSize) -> Canvas {
    let mut canvas = Canvas::new(size.size_mm());
    draw(&mut canvas, (0.0, 0.0), size, rules, words);
    canvas
}

/// Ten cards in two columns, with crop marks in the margin.
pub(super) fn page_of_ten(rules: &RuleSet, words: &Messages, size: CardSize, paper: Paper) -> Canvas {
    const ROWS: usize = 5;
    let (card, page) = (size.size_mm(), paper.size_mm());
    let mut canvas = Canvas::new(page);
    let left = (page.0 - card.0 * COLUMNS as f64) / 2.0;
    let top = (page.1 - card.1 * ROWS as f64) / 2.0;
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let corner = (left + card.0 * column as f64, top + card.1 * row as f64);
            draw(&mut canvas, corner, size, rules, words);
        }
    }
    let (right, bottom) = (left + card.0 * COLUMNS as f64, top + card.1 * ROWS as f64);
    const MARK: f64 = 4.0;
    for column in 0..=COLUMNS {
        let x = left + card.0 * column as f64;
        canvas.line((x, top - 1.0 - MARK), (x, top - 1.0), 0.1, Ink::Black);
        canvas.line((x, bottom + 1.0), (x, bottom + 1.0 + MARK), 0.1, Ink::Black);
    }
    for row in 0..=ROWS {
        let y = top + card.1 * row as f64;
        canvas.line((left - 1.0 - MARK, y), (left - 1.0, y), 0.1, Ink::Black);
        canvas.line((right + 1.0, y), (right + 1.0 + MARK, y), 0.1, Ink::Black);
    }
    canvas
}

fn draw(canvas: &mut Canvas, (x, y): (f64, f64), size: CardSize, rules: &RuleSet, words: &Messages) {
    let (width, height) = size.size_mm();
    let (left, inner) = (x + PADDING, width - 2.0 * PADDING);
    canvas.text_within(
        (left, y + PADDING + 3.4),
        (4.2, inner),
        Weight::Bold,
        (Anchor::Start, Ink::Black),
        &head(rules, words),
    );
    let short = in_short(rules, words);
    canvas.text_within(
        (left, y + PADDING + 6.6),
        (2.5, inner),
        Weight::Regular,
        (Anchor::Start, Ink::Grey),
        &short,
    );
    let top = y + PADDING + 8.0;
    canvas.line((left, top), (left + inner, top), 0.25, Ink::Black);
    let rows = price_list(rules, words);
    let per_column = rows.len().div_ceil(COLUMNS);
    const GAP: f64 = 4.0;
    let column_width = (inner - GAP) / COLUMNS as f64;
    let row_height = ((y + height - PADDING - top) / per_column.max(1) as f64).min(5.0);
    for (i, row) in rows.iter().enumerate() {
        let corner = (
            left + (column_width + GAP) * (i / per_column) as f64,
            top + row_height * (i % per_column) as f64,
        );
        card_row(canvas, corner, (column_width, row_height), row);
    }
}

/// Writes a name and its price. A card has no room for dice.
fn card_row(canvas: &mut Canvas, (x, y): (f64, f64), (width, height): (f64, f64), row: &PriceRow) {
    let size = (height * 0.68).min(3.0);
    let baseline = y + height * 0.74;
    let price_width = Weight::Bold.width(&row.price, size);
    let room = width - price_width - 1.5;
    canvas.text_within((x, baseline), (size, room), Weight::Regular, (Anchor::Start, Ink::Black), &row.name);
    canvas.text((x + width, baseline), size, Weight::Bold, (Anchor::End, Ink::Black), &row.price);
}
