//! The rules on one page: what scores, with examples in dice, and everything that is switched on, in words.

use super::frame::{Frame, in_short, titled};
use super::score_sheet::price_row;
use crate::canvas::lines;
use crate::example::{ExampleStep, example_turn};
use crate::{Anchor, Canvas, Ink, Paper, Weight, price_list};
use farkle_rules::RuleSet;
use farkle_rules::rule_set::{Heading, Section, describe};

const GAP: f64 = 8.0;
const HEADING: f64 = 5.0;
const EXAMPLE_HEAD: f64 = 18.0;
const EXAMPLE_ROW: f64 = 10.5;

pub(super) fn page(rules: &RuleSet, paper: Paper) -> Canvas {
    let (mut canvas, frame, top) = titled(paper, &format!("Farkle · {}", rules.name()), &in_short(rules));
    let width = (frame.width() - GAP) / 2.0;
    let sections: Vec<Section> =
        describe(rules).into_iter().filter(|section| section.heading != Heading::Scoring).collect();
    let x = frame.left + width + GAP;
    let example = example_turn(rules).unwrap_or_default();
    let example_height =
        if example.is_empty() { 0.0 } else { EXAMPLE_HEAD + EXAMPLE_ROW * example.len() as f64 };
    let bottom = frame.bottom - example_height;
    // As large as fits: rule sets differ in how much there is to say.
    let size = [4.4, 4.2, 3.9, 3.6, 3.3, 3.0, 2.7, 2.4]
        .into_iter()
        .find(|&size| height(&sections, size, width) <= bottom - top)
        .unwrap_or(2.2);
    prices(&mut canvas, &frame, (top, bottom), width, rules);
    words(&mut canvas, (x, top), (size, width), &sections);
    if !example.is_empty() {
        example_of_a_turn(&mut canvas, &frame, bottom, &example, rules);
    }
    canvas
}

fn prices(canvas: &mut Canvas, frame: &Frame, (top, bottom): (f64, f64), width: f64, rules: &RuleSet) {
    heading(canvas, (frame.left, top), "What scores");
    let rows = price_list(rules);
    let row_height = ((bottom - top - HEADING * 5.0) / rows.len().max(1) as f64).min(8.4);
    let mut y = top + HEADING * 1.6;
    for row in &rows {
        price_row(canvas, (frame.left, y), (width, row_height), row);
        y += row_height;
    }
    let note = "Combinations count only within one roll. You may set aside any scoring part of a roll.";
    canvas.paragraph((frame.left, y + 6.0), (3.4, width), Weight::Regular, note);
}

fn heading(canvas: &mut Canvas, (x, y): (f64, f64), text: &str) {
    canvas.text((x, y + HEADING), HEADING, Weight::Bold, (Anchor::Start, Ink::Black), text);
}

fn words(canvas: &mut Canvas, (x, top): (f64, f64), (size, width): (f64, f64), sections: &[Section]) {
    let mut y = top;
    for section in sections {
        heading(canvas, (x, y), section.heading.title());
        y += HEADING + size * 1.6;
        for statement in &section.statements {
            y = canvas.paragraph((x, y), (size, width), Weight::Regular, &statement.to_string())
                + size * 0.35;
        }
        y += size * 0.3;
    }
}

fn height(sections: &[Section], size: f64, width: f64) -> f64 {
    let of_statement =
        |text: String| lines(Weight::Regular, &text, size, width).len() as f64 * size * 1.3 + size * 0.35;
    let of_section = |section: &Section| {
        let statements: f64 = section.statements.iter().map(|s| of_statement(s.to_string())).sum();
        HEADING + size * 1.9 + statements
    };
    sections.iter().map(of_section).sum()
}

/// A turn from roll to bank: what came up, what was set aside (the others pale), the turn total.
fn example_of_a_turn(canvas: &mut Canvas, frame: &Frame, top: f64, steps: &[ExampleStep], rules: &RuleSet) {
    canvas.line((frame.left, top + 3.0), (frame.right, top + 3.0), 0.3, Ink::Black);
    heading(canvas, (frame.left, top + 5.0), "A turn, for example");
    const SIDE: f64 = 7.4;
    const SIZE: f64 = 3.9;
    let words_at = frame.left + SIDE * 1.12 * 6.0 + 6.0;
    let look = (Anchor::Start, Ink::Black);
    for (place, step) in steps.iter().enumerate() {
        let y = top + EXAMPLE_HEAD - 3.0 + EXAMPLE_ROW * place as f64;
        let baseline = y + SIDE * 0.66;
        // The dice that were set aside stand first, dark; the others stay in hand, pale.
        let rest = step.roll.without(step.set_aside).unwrap_or_default();
        let kept: Vec<_> = step.set_aside.faces().collect();
        let used = canvas.dice((frame.left, y), SIDE, &kept);
        let others: Vec<_> = rest.faces().collect();
        canvas.pale_dice((frame.left + used, y), SIDE, &others);
        let parts: Vec<String> =
            rules.combinations(step.set_aside, step.roll).iter().map(ToString::to_string).collect();
        let then = match (place + 1 == steps.len(), step.hot_dice) {
            (true, _) => "stop and bank".to_string(),
            (false, true) => "hot dice: roll all again".to_string(),
            (false, false) => format!("roll {}", rest.len()),
        };
        let text = format!("{} · {then}", parts.join(" + "));
        let room = frame.right - words_at - 24.0;
        canvas.text_within((words_at, baseline), (SIZE, room), Weight::Regular, look, &text);
        canvas.text(
            (frame.right, baseline),
            SIZE,
            Weight::Bold,
            (Anchor::End, Ink::Black),
            &step.total.to_string(),
        );
    }
}
