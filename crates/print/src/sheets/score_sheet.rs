//! The blank score sheet: a column for each player, a line for each turn, and the price list at the
//! foot.

use super::LayoutError;
use super::frame::{Frame, head, in_short, titled};
use crate::price_list::{PriceRow, price_list};
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::RuleSet;
use farkle_rules::rule_set::EndingRule;
use farkle_words::Messages;

const ROW: f64 = 7.6;
const NAME_ROW: f64 = 9.0;
const NUMBER_COLUMN: f64 = 8.0;
/// Columns of at least this width have room for the turn beside the total.
const SPLIT_FROM: f64 = 26.0;
const PRICE_ROW: f64 = 4.9;

pub(super) fn page(
    rules: &RuleSet,
    words: &Messages,
    paper: Paper,
    columns: usize,
    names: &[String],
) -> Result<Canvas, LayoutError> {
    if !(2..=12).contains(&columns) {
        return Err(LayoutError::Columns { columns });
    }
    let (mut canvas, frame, top) = titled(paper, &head(rules, words), &in_short(rules, words));
    let prices = price_list(rules, words);
    let per_column = prices.len().div_ceil(3);
    let foot = frame.bottom - PRICE_ROW * per_column as f64 - 3.0;
    let rounds = rules.ending() == EndingRule::Rounds;
    let fits = ((foot - top - NAME_ROW) / ROW).floor() as usize;
    let rows = if rounds { fits.min(rules.rounds().into()) } else { fits };
    let heads = [words.say("column-turn"), words.say("column-total")];
    table(&mut canvas, (&frame, top), (columns, rows), &heads, names);
    price_table(&mut canvas, &frame, foot + 3.0, &prices, per_column);
    Ok(canvas)
}

fn table(
    canvas: &mut Canvas,
    (frame, top): (&Frame, f64),
    (columns, rows): (usize, usize),
    [turn, total]: &[String; 2],
    names: &[String],
) {
    let width = (frame.width() - NUMBER_COLUMN) / columns as f64;
    let bottom = top + NAME_ROW + ROW * rows as f64;
    canvas.fill((frame.left, top), (frame.width(), NAME_ROW), Ink::Wash);
    for row in 0..rows {
        let y = top + NAME_ROW + ROW * row as f64;
        let (thickness, ink) = if row == 0 { (0.4, Ink::Black) } else { (0.15, Ink::Line) };
        canvas.line((frame.left, y), (frame.right, y), thickness, ink);
        let at = (frame.left + NUMBER_COLUMN - 2.0, y + ROW * 0.66);
        canvas.text(at, 3.2, Weight::Regular, (Anchor::End, Ink::Grey), &(row + 1).to_string());
    }
    for column in 0..columns {
        let x = frame.left + NUMBER_COLUMN + width * column as f64;
        canvas.line((x, top), (x, bottom), 0.3, Ink::Black);
        if width >= SPLIT_FROM {
            let middle = x + width * 0.45;
            canvas.line((middle, top + NAME_ROW), (middle, bottom), 0.15, Ink::Line);
            for (at, word) in [(middle - 1.2, turn), (x + width - 1.2, total)] {
                let baseline = (at, top + NAME_ROW - 1.0);
                canvas.text(baseline, 2.3, Weight::Regular, (Anchor::End, Ink::Grey), word);
            }
        }
        if let Some(name) = names.get(column) {
            // The words of a split column stand below the name.
            let height = if width >= SPLIT_FROM { NAME_ROW - 3.2 } else { NAME_ROW - 1.2 };
            canvas.name((x + 1.5, top + 0.6), (width - 3.0, height), 4.2, Anchor::Middle, name);
        }
    }
    canvas.outline((frame.left, top), (frame.width(), bottom - top), 0.0, 0.5, Ink::Black);
}

/// Draws the price list in three columns under the table.
fn price_table(canvas: &mut Canvas, frame: &Frame, top: f64, prices: &[PriceRow], per_column: usize) {
    const GAP: f64 = 6.0;
    let widest = widest_price(prices);
    let width = (frame.width() - 2.0 * GAP) / 3.0;
    for (i, row) in prices.iter().enumerate() {
        let x = frame.left + (width + GAP) * (i / per_column) as f64;
        let y = top + PRICE_ROW * (i % per_column) as f64;
        price_row(canvas, (x, y), (width, PRICE_ROW), row, widest);
    }
}

/// The width of the widest price, relative to its size, and at least that of most prices.
pub(super) fn widest_price(rows: &[PriceRow]) -> f64 {
    rows.iter().map(|row| Weight::Bold.width(&row.price, 1.0) + 0.1).fold(4.4, f64::max)
}

/// Writes name, dice and price on one line. `widest` is the width of the widest price, relative to
/// its size.
pub(super) fn price_row(
    canvas: &mut Canvas,
    (x, y): (f64, f64),
    (width, height): (f64, f64),
    row: &PriceRow,
    widest: f64,
) {
    let size = height * 0.56;
    let baseline = y + height * 0.7;
    // Name and price have fixed shares of the width, so that the dice of all rows are aligned.
    let (name_room, price_room) = (size * 7.2, size * widest);
    let dice_at = x + name_room;
    let gap = size * 0.6;
    let die = (height * 0.7).min((width - name_room - price_room - gap) / (6.0 * 1.12));
    canvas.text_within(
        (x, baseline),
        (size, name_room - gap),
        Weight::Regular,
        (Anchor::Start, Ink::Black),
        &row.name,
    );
    canvas.dice((dice_at, y + (height - die) / 2.0), die, &row.dice);
    canvas.text((x + width, baseline), size, Weight::Bold, (Anchor::End, Ink::Black), &row.price);
    canvas.line((x, y + height), (x + width, y + height), 0.1, Ink::Line);
}
