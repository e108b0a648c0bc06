//! The rules on one page: the price list with examples in dice, and all other rules in words.

use super::frame::{Frame, head, in_short, titled};
use super::score_sheet::{price_row, widest_price};
use crate::canvas::lines;
use crate::example::{ExampleStep, example_turn};
use crate::price_list::price_list;
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::rule_set::{Heading, describe};
use farkle_rules::{Combination, RuleSet};
use farkle_words::Messages;

const GAP: f64 = 8.0;
const HEADING: f64 = 5.0;
const EXAMPLE_HEAD: f64 = 18.0;
const EXAMPLE_ROW: f64 = 10.5;

/// A part of the rules in words.
struct Part {
    heading: String,
    sentences: Vec<String>,
}

pub(super) fn page(rules: &RuleSet, words: &Messages, paper: Paper) -> Canvas {
    let (mut canvas, frame, top) = titled(paper, &head(rules, words), &in_short(rules, words));
    let width = (frame.width() - GAP) / 2.0;
    let sections = describe(rules).into_iter().filter(|section| section.heading != Heading::Scoring);
    let parts: Vec<Part> = sections
        .map(|section| Part {
            heading: words.heading(section.heading),
            sentences: section.statements.iter().map(|statement| words.statement(statement)).collect(),
        })
        .collect();
    let x = frame.left + width + GAP;
    let example = example_turn(rules).unwrap_or_default();
    let example_height =
        if example.is_empty() { 0.0 } else { EXAMPLE_HEAD + EXAMPLE_ROW * example.len() as f64 };
    let bottom = frame.bottom - example_height;
    // The text is as large as fits, because rule sets differ in length.
    let size = [4.4, 4.2, 3.9, 3.6, 3.3, 3.0, 2.7, 2.4]
        .into_iter()
        .find(|&size| height(&parts, size, width) <= bottom - top)
        .unwrap_or(2.2);
    prices(&mut canvas, &frame, (top, bottom), width, (rules, words));
    in_words(&mut canvas, (x, top), (size, width), &parts);
    if !example.is_empty() {
        example_of_a_turn(&mut canvas, (&frame, bottom), &example, rules, words);
    }
    canvas
}

fn prices(
    canvas: &mut Canvas,
    frame: &Frame,
    (top, bottom): (f64, f64),
    width: f64,
    (rules, words): (&RuleSet, &Messages),
) {
    heading(canvas, (frame.left, top), &words.heading(Heading::Scoring));
    let rows = price_list(rules, words);
    let row_height = ((bottom - top - HEADING * 5.0) / rows.len().max(1) as f64).min(8.4);
    let widest = widest_price(&rows);
    let mut y = top + HEADING * 1.6;
    for row in &rows {
        price_row(canvas, (frame.left, y), (width, row_height), row, widest);
        y += row_height;
    }
    let note = words.say("summary-note");
    canvas.paragraph((frame.left, y + 6.0), (3.4, width), Weight::Regular, &note);
}

fn heading(canvas: &mut Canvas, (x, y): (f64, f64), text: &str) {
    canvas.text((x, y + HEADING), HEADING, Weight::Bold, (Anchor::Start, Ink::Black), text);
}

fn in_words(canvas: &mut Canvas, (x, top): (f64, f64), (size, width): (f64, f64), parts: &[Part]) {
    let mut y = top;
    for part in parts {
        heading(canvas, (x, y), &part.heading);
        y += HEADING + size * 1.6;
        for sentence in &part.sentences {
            y = canvas.paragraph((x, y), (size, width), Weight::Regular, sentence) + size * 0.35;
        }
        y += size * 0.3;
    }
}

fn height(parts: &[Part], size: f64, width: f64) -> f64 {
    let of_sentence =
        |text: &String| lines(Weight::Regular, text, size, width).len() as f64 * size * 1.3 + size * 0.35;
    let of_part = |part: &Part| {
        let sentences: f64 = part.sentences.iter().map(of_sentence).sum();
        HEADING + size * 1.9 + sentences
    };
    parts.iter().map(of_part).sum()
}

/// Draws a turn from roll to bank: the roll, the set-aside (other dice are pale) and the turn
/// total.
fn example_of_a_turn(
    canvas: &mut Canvas,
    (frame, top): (&Frame, f64),
    steps: &[ExampleStep],
    rules: &RuleSet,
    words: &Messages,
) {
    canvas.line((frame.left, top + 3.0), (frame.right, top + 3.0), 0.3, Ink::Black);
    heading(canvas, (frame.left, top + 5.0), &words.say("example-title"));
    const SIDE: f64 = 7.4;
    const SIZE: f64 = 3.9;
    // Room for the turn total, up to 100,000.
    const TOTAL: f64 = 18.0;
    let words_at = frame.left + SIDE * 1.12 * 6.0 + 6.0;
    let look = (Anchor::Start, Ink::Black);
    for (place, step) in steps.iter().enumerate() {
        let y = top + EXAMPLE_HEAD - 3.0 + EXAMPLE_ROW * place as f64;
        let baseline = y + SIDE * 0.66;
        // The dice of the set-aside come first and are dark. The others stay in hand and are pale.
        let rest = step.roll.without(step.set_aside).unwrap_or_default();
        let kept: Vec<_> = step.set_aside.faces().collect();
        let used = canvas.dice((frame.left, y), SIDE, &kept);
        let others: Vec<_> = rest.faces().collect();
        canvas.pale_dice((frame.left + used, y), SIDE, &others);
        let worth = |c: &Combination| format!("{} ({})", words.priced_dice(c), words.points(c.points));
        let parts: Vec<String> = rules.combinations(step.set_aside, step.roll).iter().map(worth).collect();
        let then = match (place + 1 == steps.len(), step.hot_dice) {
            (true, _) => words.say("example-bank"),
            (false, true) => words.say("example-hot"),
            (false, false) => words.say_with("example-roll", &[("dice", rest.len().into())]),
        };
        let text = format!("{} · {then}", parts.join(" + "));
        let room = frame.right - words_at - TOTAL;
        canvas.text_within((words_at, baseline), (SIZE, room), Weight::Regular, look, &text);
        canvas.text(
            (frame.right, baseline),
            SIZE,
            Weight::Bold,
            (Anchor::End, Ink::Black),
            &words.points(step.total),
        );
    }
}
