//! The pad on the full screen: scores in large digits, the sheet and an input line.
//!
//! It knows neither clock nor terminal: its caller passes inputs and the cells to draw on.

mod picture;

use super::PadKeeper;
use super::command_line::CommandLine;
use super::keeper::PadReply;
use super::words::{HELP, Word};
use crate::draw::{self, wrap};
use crate::input::Input;
use crate::look::Look;
use std::cell;
use unicode_width::UnicodeWidthStr;

/// Cells left and right of everything.
const MARGIN: u16 = 2;

/// The keys that act at once. No word begins with one of them, so every word can be typed.
const FARKLE: char = 'x';
const UNDO: char = 'z';
const DICE: char = 'd';

/// The keys of the full screen, above the words of the help.
const KEYS: &str = "\
x                 farkle, at once
z                 undo, at once
d                 enter dice: begins with roll
↑ ↓               select a line; then Enter edits it, + inserts, Del removes
:                 type a word; its first letter does the same
Tab, ↑ ↓          while typing: complete the word; earlier lines
";

/// The lines for an answer below the sheet. A longer one gets the whole screen.
const FEW: usize = 2;

/// The pad on the full screen.
#[derive(Debug)]
pub struct PadApp {
    keeper: PadKeeper,
    look: Look,
    line: CommandLine,
    answer: PadReply,
    /// The selected line of the sheet.
    selected: Option<usize>,
    /// The text over the pad.
    text: Option<Text>,
    left: bool,
    /// Whether the last picture did not fit. Then keys do nothing: nobody sees their effect.
    is_hidden: cell::Cell<bool>,
}

/// A text on the whole screen.
#[derive(Debug)]
struct Text {
    title: String,
    lines: Vec<String>,
    /// The first line that is shown. Drawing the text brings it back from beyond the end.
    first: cell::Cell<usize>,
}

impl PadApp {
    /// The full screen of a pad.
    pub fn new(keeper: PadKeeper, look: Look) -> PadApp {
        PadApp {
            keeper,
            look,
            line: CommandLine::default(),
            answer: PadReply::default(),
            selected: None,
            text: None,
            left: false,
            is_hidden: cell::Cell::new(false),
        }
    }

    /// The pad and its file.
    pub fn keeper(&self) -> &PadKeeper {
        &self.keeper
    }

    /// Sets the look.
    pub fn dress(&mut self, look: Look) {
        self.look = look;
    }

    /// Whether the person has left.
    pub fn is_over(&self) -> bool {
        self.left
    }

    /// Handles one input.
    pub fn handle(&mut self, input: Input) {
        if input == Input::Interrupt {
            self.left = true;
        } else if self.is_hidden.get() {
            self.left = input == Input::Char('q');
        } else if self.text.is_some() {
            self.scroll(input);
        } else if self.line.is_open() {
            self.type_on(input);
        } else {
            self.act(input);
        }
    }

    /// Scrolls the text on the screen. Other inputs close it.
    fn scroll(&mut self, input: Input) {
        let Some(lines) = input.scrolls_by() else { return self.text = None };
        if let Some(text) = &self.text {
            text.first.set(text.first.get().saturating_add_signed(lines.into()));
        }
    }

    /// Handles an input while a line is typed.
    fn type_on(&mut self, input: Input) {
        match input {
            Input::Enter => {
                let line = self.line.send();
                self.say(&line);
            }
            Input::Escape => self.line.close(),
            Input::Backspace => self.line.erase(),
            Input::Up | Input::Down => self.line.recall(input == Input::Up),
            Input::Tab => self.line.complete(|typed| self.keeper.completions(typed)),
            Input::Char(key) => self.line.push(key),
            _ => {}
        }
    }

    /// Handles an input while no line is typed.
    fn act(&mut self, input: Input) {
        let line = self.selected.map(|at| at + 1);
        // Who starts is asked for by name, whatever its first letter is.
        let acts = !self.keeper.is_before_the_start();
        match (input, line) {
            (Input::Up | Input::Down, _) => self.select(input == Input::Up),
            (Input::Escape, _) => self.selected = None,
            (Input::Enter, Some(line)) => self.line.open(&format!("edit {line} ")),
            (Input::Char('+'), Some(line)) => self.line.open(&format!("insert {line} ")),
            (Input::Delete, Some(line)) => self.line.open(&format!("remove {line}")),
            (Input::Char('?'), _) => self.say("help"),
            (Input::Char(FARKLE), _) if acts => {
                self.say("farkle");
                if !self.answer.refused {
                    self.answer.said.push(format!("{UNDO} takes it back."));
                }
            }
            (Input::Char(UNDO), _) if acts => self.say("undo"),
            (Input::Char(key), _) => {
                self.selected = None;
                match key {
                    DICE if acts => self.line.open("roll "),
                    ':' => self.line.open(""),
                    key => self.line.open(&key.to_string()),
                }
            }
            _ => {}
        }
    }

    fn say(&mut self, said: &str) {
        self.answer = match self.keeper.understand(said) {
            Ok(Word::Help) => {
                self.show("Help", KEYS.lines().chain(HELP.lines()));
                PadReply::default()
            }
            Ok(word) => self.keeper.hear(word),
            Err(sentence) => PadReply { said: vec![sentence], refused: true, leaves: false },
        };
        let width = draw::SMALLEST.0 - 2 * MARGIN;
        if wrap(&self.answer.said.join(" "), width).len() > FEW {
            let lines = std::mem::take(&mut self.answer.said);
            self.show(said, lines.iter().map(String::as_str));
        }
        self.selected = None;
        self.left = self.answer.leaves;
    }

    /// Shows a text on the whole screen.
    fn show<'a>(&mut self, title: &str, lines: impl Iterator<Item = &'a str>) {
        let width = draw::SMALLEST.0 - 2 * MARGIN;
        // Lines that fit keep their columns.
        let broken = lines.flat_map(|line| match line.width() <= width.into() {
            true => vec![line.to_string()],
            false => wrap(line, width),
        });
        self.text =
            Some(Text { title: title.to_string(), lines: broken.collect(), first: cell::Cell::new(0) });
    }

    /// Selects the previous or the next line.
    fn select(&mut self, up: bool) {
        let count = self.keeper.pad().lines().len();
        self.selected = match (self.selected, up) {
            (_, _) if count == 0 => None,
            (None, true) => Some(count - 1),
            (None, false) => None,
            (Some(at), true) => Some(at.saturating_sub(1)),
            (Some(at), false) => (at + 1 < count).then_some(at + 1),
        };
    }
}
