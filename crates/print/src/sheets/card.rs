//! The scoring card for the pocket, at business-card size if printed at 100 %.

use super::frame::{head, in_short};
use crate::canvas::lines;
use crate::paper::INCH;
use crate::price_list::{PriceRow, price_list};
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::RuleSet;
use farkle_rules::rule_set::{Statement, describe};
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
    let notes = special_rules(rules, words).join(" ");
    let notes_height = lines(Weight::Regular, &notes, NOTE, inner).len() as f64 * NOTE * 1.3;
    let bottom = y + height - PADDING - notes_height;
    canvas.paragraph((left, bottom + NOTE * 1.2), (NOTE, inner), Weight::Regular, &notes);
    let rows = price_list(rules, words);
    let per_column = rows.len().div_ceil(COLUMNS);
    const GAP: f64 = 4.0;
    let column_width = (inner - GAP) / COLUMNS as f64;
    let row_height = ((bottom - 0.6 - top) / per_column.max(1) as f64).min(6.4);
    let size = text_size(&rows, (column_width, row_height));
    for (i, row) in rows.iter().enumerate() {
        let corner = (
            left + (column_width + GAP) * (i / per_column) as f64,
            top + row_height * (i % per_column) as f64,
        );
        card_row(canvas, corner, (column_width, row_height), size, row);
    }
}

/// The size of the sentences about special rules.
const NOTE: f64 = 1.8;

/// The sentences about rules that neither prices nor the line below the title tell.
fn special_rules(rules: &RuleSet, words: &Messages) -> Vec<String> {
    let is_special = |statement: &Statement| {
        matches!(
            statement,
            Statement::HotDiceMust { .. }
                | Statement::HighStakes { .. }
                | Statement::Piggyback
                | Statement::FarkleMayGoOn
                | Statement::ThreeFarklesCost { .. }
                | Statement::ThreeFarklesCostAll
                | Statement::ToxicTwos
        )
    };
    let all = describe(rules).into_iter().flat_map(|section| section.statements);
    all.filter(is_special).map(|statement| words.statement(&statement)).collect()
}

/// A die beside text of size 1, and a row of six of them.
const DIE: f64 = 0.78;
const DICE: f64 = DIE * 1.12 * 6.0;
/// Room between dice, name and price.
const SPACE: f64 = 1.2;

/// The largest size at which all names fit between their dice and prices, within bounds.
fn text_size(rows: &[PriceRow], (width, height): (f64, f64)) -> f64 {
    const SIZES: std::ops::RangeInclusive<f64> = 2.0..=3.0;
    let of = |row: &PriceRow| Weight::Regular.width(&row.name, 1.0) + Weight::Bold.width(&row.price, 1.0);
    let widest = rows.iter().map(of).fold(0.0, f64::max);
    ((width - 2.0 * SPACE) / (DICE + widest)).clamp(*SIZES.start(), *SIZES.end()).min(height * 0.62)
}

/// Draws dice, and writes their name and their price.
fn card_row(canvas: &mut Canvas, (x, y): (f64, f64), (width, height): (f64, f64), size: f64, row: &PriceRow) {
    let baseline = y + (height + size * 0.7) / 2.0;
    let die = size * DIE;
    canvas.dice((x, y + (height - die) / 2.0), die, &row.dice);
    let name_at = x + size * DICE + SPACE;
    let room = x + width - name_at - Weight::Bold.width(&row.price, size) - SPACE;
    let look = (Anchor::Start, Ink::Black);
    canvas.text_within((name_at, baseline), (size, room), Weight::Regular, look, &row.name);
    canvas.text((x + width, baseline), size, Weight::Bold, (Anchor::End, Ink::Black), &row.price);
}
