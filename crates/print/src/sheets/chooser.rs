//! All variations as boxes to tick before the game. The settings of the given rules have a light
//! dot, as a proposal, where they have an effect or are "none".

use super::frame::{Frame, titled};
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::RuleSet;
use farkle_rules::rule_set::{Dial, Kind, OptionSpec};
use farkle_words::{Messages, dial_title};

const COLUMNS: usize = 2;
const GAP: f64 = 8.0;
const SIZE: f64 = 2.7;
const LINE: f64 = SIZE * 1.42;
const BOX: f64 = SIZE * 0.95;
/// Any other amount.
const BLANK: &str = "_______";

/// Its title and its pages.
pub(super) fn document(rules: &RuleSet, words: &Messages, paper: Paper) -> (String, Vec<Canvas>) {
    let question = words.say("chooser-question");
    let about = words.say_with("chooser-about", &[("name", words.name_of(rules).into())]);
    let mut pages = Pages::new(paper, format!("Farkle · {question}"), about);
    for dial in Dial::ALL {
        pages.heading(&words.say(dial_title(dial)));
        for option in dial.options() {
            pages.option(option, rules, words);
        }
    }
    (format!("Farkle: {question}"), pages.done)
}

struct Pages {
    paper: Paper,
    title: String,
    subtitle: String,
    done: Vec<Canvas>,
    frame: Frame,
    top: f64,
    column: usize,
    y: f64,
}

impl Pages {
    fn new(paper: Paper, title: String, subtitle: String) -> Pages {
        let (canvas, frame, top) = titled(paper, &title, &subtitle);
        Pages { paper, title, subtitle, done: vec![canvas], frame, top, column: 0, y: top }
    }

    fn width(&self) -> f64 {
        (self.frame.width() - GAP * (COLUMNS - 1) as f64) / COLUMNS as f64
    }

    fn x(&self) -> f64 {
        self.frame.left + (self.width() + GAP) * self.column as f64
    }

    /// Continues in the next column or page if `height` does not fit.
    fn make_room(&mut self, height: f64) {
        if self.y + height <= self.frame.bottom {
            return;
        }
        self.column += 1;
        if self.column == COLUMNS {
            let (canvas, frame, top) = titled(self.paper, &self.title, &self.subtitle);
            self.done.push(canvas);
            (self.frame, self.top, self.column) = (frame, top, 0);
        }
        self.y = self.top;
    }

    fn canvas(&mut self) -> Option<&mut Canvas> {
        self.done.last_mut()
    }

    fn heading(&mut self, text: &str) {
        // A heading is never last in a column.
        self.make_room(LINE * 4.5);
        let at = (self.x(), self.y + SIZE * 1.9);
        if let Some(canvas) = self.canvas() {
            canvas.text(at, SIZE * 1.35, Weight::Bold, (Anchor::Start, Ink::Black), text);
        }
        self.y += LINE * 1.8;
    }

    fn option(&mut self, option: &OptionSpec, rules: &RuleSet, words: &Messages) {
        let setting = option.get(rules.draft());
        // What is not asked for is chosen, too: "none".
        let is_proposed = rules.draft().has_effect(option.key) || setting.to_string() == "none";
        let chosen = is_proposed.then(|| words.setting(option, &setting));
        let mut choices = choices(option, words);
        if let Some(own) = chosen.as_ref().filter(|own| !choices.contains(own)) {
            let blank = choices.iter().position(|choice| choice == BLANK).unwrap_or(choices.len());
            choices.insert(blank, own.clone());
        }
        let title = words.of_option(option, "", option.title);
        let lines = wrap(&choices, self.width());
        self.make_room(LINE * (lines.len() + 1) as f64 + LINE * 0.4);
        let (x, width) = (self.x(), self.width());
        let mut y = self.y + SIZE;
        if let Some(canvas) = self.canvas() {
            let look = (Anchor::Start, Ink::Black);
            canvas.text_within((x, y), (SIZE, width), Weight::Bold, look, &title);
            for line in &lines {
                y += LINE;
                let mut at = x;
                for choice in line {
                    let corner = (at, y - BOX * 0.85);
                    canvas.outline(corner, (BOX, BOX), 0.3, 0.25, Ink::Black);
                    if Some(choice) == chosen.as_ref() {
                        let middle = (corner.0 + BOX / 2.0, corner.1 + BOX / 2.0);
                        canvas.dot(middle, BOX * 0.24, Ink::Grey);
                    }
                    let text_at = at + BOX + 1.0;
                    let room = x + width - text_at;
                    canvas.text_within((text_at, y), (SIZE, room), Weight::Regular, look, choice);
                    at += advance(choice);
                }
            }
        }
        self.y = y + LINE * 0.6;
    }
}

/// The usual settings in words, and a line for any other amount.
fn choices(option: &OptionSpec, words: &Messages) -> Vec<String> {
    let named = option.usual.iter().filter_map(|usual| option.parse(usual).ok());
    let mut choices: Vec<String> = named.map(|setting| words.setting(option, &setting)).collect();
    // Numbers of a short range are all among the usual ones, or nobody plays with the others.
    let takes_any_amount = match option.kind {
        Kind::Count { min, max } => max - min > 10,
        _ => ["1005", "115"].iter().any(|odd| option.parse(odd).is_ok()),
    };
    if takes_any_amount {
        choices.push(BLANK.to_string());
    }
    choices
}

fn advance(choice: &str) -> f64 {
    BOX + 1.0 + Weight::Regular.width(choice, SIZE) + 3.5
}

fn wrap(choices: &[String], width: f64) -> Vec<Vec<String>> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut used = f64::INFINITY;
    for choice in choices {
        let needed = advance(choice);
        match lines.last_mut() {
            Some(line) if used + needed <= width + 3.5 => line.push(choice.clone()),
            _ => {
                lines.push(vec![choice.clone()]);
                used = 0.0;
            }
        }
        used += needed;
    }
    lines
}
