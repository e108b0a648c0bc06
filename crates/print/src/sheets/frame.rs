//! The frame of full-page sheets: margins, the title, the line about the game.

use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::rule_set::{EndingRule, LastChance, Reached};
use farkle_rules::{Points, RuleSet};
use farkle_words::Messages;

/// Printers can't print nearer to the edge.
pub(super) const MARGIN: f64 = 12.0;

/// The printable part of a page.
pub(super) struct Frame {
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Frame {
    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }
}

/// A page with its title. Returns the frame and the position of the content.
pub(super) fn titled(paper: Paper, title: &str, subtitle: &str) -> (Canvas, Frame, f64) {
    let (width, height) = paper.size_mm();
    let mut canvas = Canvas::new((width, height));
    let frame = Frame { left: MARGIN, right: width - MARGIN, bottom: height - MARGIN };
    const TITLE: f64 = 8.5;
    if Weight::Bold.width(title, TITLE) <= 2.0 * frame.width() {
        let (at, look) = ((frame.left, MARGIN + 7.0), (Anchor::Start, Ink::Black));
        canvas.text_within(at, (TITLE, frame.width()), Weight::Bold, look, title);
    } else {
        // Several long names.
        canvas.name((frame.left, MARGIN), (frame.width(), TITLE + 0.5), TITLE, Anchor::Start, title);
    }
    canvas.text_within(
        (frame.left, MARGIN + 13.0),
        (4.0, frame.width()),
        Weight::Regular,
        (Anchor::Start, Ink::Grey),
        subtitle,
    );
    canvas.line((frame.left, MARGIN + 15.5), (frame.right, MARGIN + 15.5), 0.5, Ink::Black);
    (canvas, frame, MARGIN + 18.0)
}

/// "Farkle · Walnut Studiolo": the title of a page about these rules.
pub(super) fn head(rules: &RuleSet, words: &Messages) -> String {
    format!("Farkle · {}", words.name_of(rules))
}

/// "To 10,000 · 500 to open · one last turn for the others".
pub(super) fn in_short(rules: &RuleSet, words: &Messages) -> String {
    let to = |id: &str| words.say_with(id, &[("target", rules.target().into())]);
    let mut parts = vec![match (rules.ending(), rules.reached()) {
        (EndingRule::Rounds, _) => {
            words.say_with("short-rounds", &[("rounds", usize::from(rules.rounds()).into())])
        }
        (EndingRule::Exactly, _) => to("short-exactly"),
        (_, Reached::Above) => to("short-above"),
        (_, Reached::AtLeast) => to("short-target"),
    }];
    for (points, id) in [(rules.opening_score(), "short-opening"), (rules.minimum_bank(), "short-minimum")] {
        if points > Points::ZERO {
            parts.push(words.say_with(id, &[("points", points.into())]));
        }
    }
    if rules.ending() == EndingRule::LastTurn {
        let is_turn = rules.last_chance() == LastChance::Turn;
        parts.push(words.say(if is_turn { "short-last-turn" } else { "short-last-throw" }));
    }
    parts.join(" · ")
}
