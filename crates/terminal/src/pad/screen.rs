//! The pad on the full screen: scores in large digits, the sheet and an input line.
//!
//! It knows neither clock nor terminal: its caller passes inputs and the cells to draw on.

use super::PadKeeper;
use super::keeper::PadReply;
use crate::draw::{self, Canvas, Targets, fit_end};
use crate::input::Input;
use crate::look::Look;
use farkle_client::SideView;
use farkle_rules::{Points, SheetLine};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Digits that can be read from across a table.
const DIGITS: [[&str; 5]; 10] = [
    ["███", "█ █", "█ █", "█ █", "███"],
    [" █ ", "██ ", " █ ", " █ ", "███"],
    ["███", "  █", "███", "█  ", "███"],
    ["███", "  █", "███", "  █", "███"],
    ["█ █", "█ █", "███", "  █", "  █"],
    ["███", "█  ", "███", "  █", "███"],
    ["███", "█  ", "███", "█ █", "███"],
    ["███", "  █", "  █", "  █", "  █"],
    ["███", "█ █", "███", "█ █", "███"],
    ["███", "█ █", "███", "  █", "███"],
];
const DIGIT_HEIGHT: u16 = 5;
const DIGIT_WIDTH: u16 = 4;
/// The narrowest column of the sheet.
const COLUMN: u16 = 8;
/// Cells for the number of the round.
const ROUND: u16 = 4;
/// Lines at the bottom: the reply, the prompt, the input line and the keys.
const BOTTOM: u16 = 6;
/// Cells between the title and where the pad is saved.
const GAP: u16 = 2;

/// Keys that begin a word if the input line is empty, and whether they also send it.
const KEYS: [(char, &str, bool); 10] = [
    ('f', "farkle", true),
    ('u', "undo", true),
    ('r', "redo", true),
    ('a', "anyway", true),
    ('q', "quit", true),
    ('d', "roll ", false),
    ('k', "keep ", false),
    ('n', "name ", false),
    ('s', "start ", false),
    ('j', "join ", false),
];

const HINTS: &str = "0-9 points  f farkle  d dice  k keep  u undo  r redo  ↑ line  ? help  q quit";

/// The pad on the full screen.
#[derive(Debug)]
pub struct PadApp {
    keeper: PadKeeper,
    look: Look,
    typed: String,
    answer: PadReply,
    /// The selected line of the sheet.
    selected: Option<usize>,
    /// Whether the help is shown.
    overlay: bool,
    left: bool,
}

impl PadApp {
    /// Shows a pad.
    pub fn new(keeper: PadKeeper, look: Look) -> PadApp {
        PadApp {
            keeper,
            look,
            typed: String::new(),
            answer: PadReply::default(),
            selected: None,
            overlay: false,
            left: false,
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
        if self.overlay {
            self.overlay = false;
            self.left = input == Input::Interrupt;
            return;
        }
        match input {
            Input::Interrupt => self.left = true,
            Input::Enter => self.say(),
            Input::Escape => {
                self.typed.clear();
                self.selected = None;
            }
            Input::Backspace => {
                self.typed.pop();
            }
            Input::Up | Input::Down => self.select(input == Input::Up),
            Input::Char(key) => self.key(key),
            _ => {}
        }
    }

    /// Handles a key: types a character, or begins a word if the input line is empty.
    fn key(&mut self, key: char) {
        if !self.typed.is_empty() {
            return self.typed.push(key);
        }
        let line = self.selected.map(|at| at + 1);
        match (key, line) {
            ('?', _) => self.overlay = true,
            ('e', Some(line)) => self.typed = format!("edit {line} "),
            ('i', Some(line)) => self.typed = format!("insert {line} "),
            ('x', Some(line)) => self.typed = format!("remove {line}"),
            _ => match KEYS.iter().find(|(short, ..)| *short == key) {
                Some((_, word, at_once)) => {
                    self.typed = word.to_string();
                    if *at_once {
                        self.say();
                    }
                }
                None => self.typed.push(key),
            },
        }
    }

    fn say(&mut self) {
        let said = std::mem::take(&mut self.typed);
        self.answer = match self.keeper.understand(&said) {
            Ok(super::words::Word::Help) => {
                self.overlay = true;
                PadReply::default()
            }
            Ok(word) => self.keeper.hear(word),
            Err(sentence) => PadReply { said: vec![sentence], refused: true, leaves: false },
        };
        self.selected = None;
        self.left = self.answer.leaves;
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

    /// Draws the whole screen.
    pub fn draw(&self, cells: &mut Buffer) {
        let screen = cells.area;
        let mut targets = Targets::new();
        let mut canvas = Canvas { cells, look: &self.look, targets: &mut targets };
        canvas.clear(screen);
        if screen.width < draw::SMALLEST.0 || screen.height < draw::SMALLEST.1 {
            return draw::draw_too_small(&mut canvas, screen);
        }
        let area = Rect::new(screen.x + 2, screen.y, screen.width - 4, screen.height);
        let title = format!("Score pad · {}", self.keeper.pad().rules().name());
        let used = canvas.text(area.x, 0, area.width, &title, canvas.look.accent) + GAP;
        let room = area.width.saturating_sub(used);
        let saved = match (self.keeper.trouble(), self.keeper.saved_in()) {
            (None, Some(file)) => {
                const WORDS: &str = "saved in ";
                let path = file.path().display().to_string();
                format!("{WORDS}{}", fit_end(&path, room.saturating_sub(WORDS.len() as u16)))
            }
            _ => "not saved".to_string(),
        };
        canvas.text_right(area.x + used, 0, room, &saved, canvas.look.faint);
        let used = self.scores(&mut canvas, Rect { y: area.y + 2, ..area });
        let top = area.y + 3 + used;
        let height = area.bottom().saturating_sub(top + BOTTOM);
        self.sheet(&mut canvas, Rect { y: top, height, ..area });
        self.bottom(&mut canvas, area);
        if self.overlay {
            help(&mut canvas, screen);
        }
    }

    /// Draws the sides in columns, in large digits if they fit. Returns the lines used.
    fn scores(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let pad = self.keeper.pad();
        let game = pad.game();
        let sides: Vec<SideView> = game.all_sides().map(|side| SideView::of(game, side)).collect();
        let width = area.width / sides.len().max(1) as u16;
        let fits = |side: &SideView| plain(side.score).len() as u16 * DIGIT_WIDTH < width;
        let large = sides.iter().all(fits);
        for (i, side) in sides.iter().enumerate() {
            let x = area.x + i as u16 * width;
            let style = if side.to_move || side.won { canvas.look.accent } else { canvas.look.text };
            let names: Vec<String> = game
                .seats()
                .filter(|&seat| game.side(seat) == side.side && game.is_present(seat))
                .map(|seat| self.keeper.name(seat))
                .collect();
            let mark = if side.won {
                "★ "
            } else if side.to_move {
                "▸ "
            } else {
                "  "
            };
            canvas.text(x, area.y, width - 1, &format!("{mark}{}", names.join(" + ")), style);
            if large {
                for (place, sign) in plain(side.score).chars().enumerate() {
                    let x = x + 2 + place as u16 * DIGIT_WIDTH;
                    for row in 0..DIGIT_HEIGHT {
                        canvas.text(x, area.y + 1 + row, DIGIT_WIDTH - 1, block(sign, row), style);
                    }
                }
            } else {
                canvas.text(x + 2, area.y + 1, width - 2, &side.score.to_string(), style);
            }
            let opening = pad.rules().opening_score();
            let note = match (side.leads, side.opened) {
                (true, _) => "leads".to_string(),
                (_, false) if opening > Points::ZERO => "not on the board".to_string(),
                _ => String::new(),
            };
            let y = area.y + if large { DIGIT_HEIGHT + 1 } else { 2 };
            canvas.text(x + 2, y, width - 2, &note, canvas.look.faint);
        }
        if large { DIGIT_HEIGHT + 2 } else { 3 }
    }

    /// Draws the last rounds, one column for each seat. The selected line stands out.
    fn sheet(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let pad = self.keeper.pad();
        let seats = pad.names().len().max(1) as u16;
        let column = ((area.width - ROUND) / seats).clamp(COLUMN.min((area.width - ROUND) / seats), 18);
        canvas.repeat(area.x, area.y, area.width, '─', canvas.look.line);
        for (i, name) in pad.names().iter().enumerate() {
            canvas.text_right(
                area.x + ROUND + i as u16 * column,
                area.y + 1,
                column,
                name,
                canvas.look.faint,
            );
        }
        let rounds = pad.lines().iter().filter(|line| line.outcome.turn_end.is_some()).map(|line| line.round);
        let last = rounds.max().unwrap_or(0);
        let room = u32::from(area.height.saturating_sub(2));
        // The selected line is always visible.
        let wanted = self.selected.and_then(|at| pad.lines().get(at)).map_or(last, |line| line.round);
        let first = last.saturating_sub(room).min(wanted.saturating_sub(1));
        for (at, line) in pad.lines().iter().enumerate() {
            let Some(end) = line.outcome.turn_end else { continue };
            if line.round <= first || line.round > first + room {
                continue;
            }
            let y = area.y + 2 + (line.round - first - 1) as u16;
            canvas.text_right(area.x, y, ROUND - 1, &line.round.to_string(), canvas.look.faint);
            let mut mark = SheetLine { round: line.round, side: pad.game().side(end.seat), end }.mark();
            if line.is_overruled() {
                mark.push('!');
            }
            let style = match (self.selected == Some(at), line.is_overruled() || mark == "F") {
                (true, _) => canvas.look.button_focused,
                (_, true) => canvas.look.alarm,
                _ => canvas.look.text,
            };
            let x = area.x + ROUND + end.seat.index() as u16 * column;
            canvas.text_right(x, y, column, &mark, style);
        }
    }

    fn bottom(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let y = area.bottom() - BOTTOM;
        canvas.repeat(area.x, y, area.width, '─', canvas.look.line);
        let selected = self.selected.and_then(|at| self.keeper.pad().lines().get(at).map(|line| (at, line)));
        let (words, style) = match (selected, self.keeper.trouble()) {
            (Some((at, line)), _) => {
                let why =
                    line.warning.as_ref().map(|warning| format!(" Let pass: {warning}")).unwrap_or_default();
                (
                    format!(
                        "Line {}: {}.{why} e edit, i insert before, x remove",
                        at + 1,
                        self.keeper.in_short(line)
                    ),
                    canvas.look.accent,
                )
            }
            (None, _) if !self.answer.said.is_empty() => {
                let style = if self.answer.refused { canvas.look.alarm } else { canvas.look.text };
                (self.answer.said.join(" "), style)
            }
            (None, Some(trouble)) => (trouble.to_string(), canvas.look.alarm),
            (None, None) => (self.keeper.banner().unwrap_or_default(), canvas.look.accent),
        };
        canvas.paragraph(Rect::new(area.x, y + 1, area.width, 2), &words, style);
        canvas.text(area.x, y + 3, area.width, &self.keeper.prompt(), canvas.look.faint);
        let line = format!("› {}▏", self.typed);
        canvas.text(area.x, y + 4, area.width, &line, canvas.look.accent);
        canvas.text(area.x, y + 5, area.width, HINTS, canvas.look.faint);
    }
}

/// A score without separators between thousands.
fn plain(score: Points) -> String {
    score.0.to_string()
}

fn block(sign: char, row: u16) -> &'static str {
    match sign.to_digit(10) {
        Some(digit) => DIGITS[digit as usize][usize::from(row)],
        None if row == DIGIT_HEIGHT / 2 => "██ ",
        None => "   ",
    }
}

/// Draws the help over the pad.
fn help(canvas: &mut Canvas<'_>, screen: Rect) {
    canvas.clear(screen);
    canvas.text(screen.x + 2, 0, screen.width - 4, "Commands · any key closes", canvas.look.accent);
    for (line, y) in super::words::HELP.lines().zip(1..) {
        canvas.text(screen.x + 2, y, screen.width - 4, line, canvas.look.text);
    }
}
