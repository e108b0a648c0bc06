//! What the pad on the full screen looks like.

use super::{FARKLE, MARGIN, PadApp, Text};
use crate::draw::{self, Canvas, Targets, fit_end, wrap};
use crate::look::Look;
use farkle_client::SideView;
use farkle_client::pad::PlayedLine;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Points, Seat, SheetChangeKind, SheetRow};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

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
/// Cells for the mark before a side.
const MARK: u16 = 2;
/// Lines at the bottom: the reply, the prompt, the input line and the keys.
const BOTTOM: u16 = 6;
/// Cells for the mark before the typed line and the cursor.
const PROMPT: u16 = 3;
/// Cells between the title and where the pad is saved.
const GAP: u16 = 2;
/// The narrowest column of a side.
const SIDE: u16 = 12;

const HINTS: &str = "0-9 points  x farkle  z undo  d dice  ↑ lines  : words  ? help  q Enter quit";
const EARLY_HINTS: &str = "Who starts: name or number, then Enter  :undo  : words  ? help  q Enter quit";
const WHAT_TO_TYPE: &str = "Points (650), or a word (join Cleo). Tab goes through all words.";
const LINE_HINTS: &str = "Enter do it  Tab complete  ↑↓ earlier lines  Esc never mind";
const SELECTED_HINTS: &str = "Enter edit  + insert before  Del remove  ↑↓ other lines  Esc back";

/// A cell of the sheet.
struct Cell {
    /// The line of the pad.
    line: usize,
    row: usize,
    seat: Seat,
    mark: String,
    /// What it is, if it is no turn.
    word: &'static str,
    is_bad: bool,
}

impl PadApp {
    /// Draws the whole screen.
    pub fn draw(&self, cells: &mut Buffer) {
        let screen = cells.area;
        let mut targets = Targets::new();
        let mut canvas = Canvas { cells, look: &self.look, targets: &mut targets };
        canvas.clear(screen);
        self.is_hidden.set(screen.width < draw::SMALLEST.0 || screen.height < draw::SMALLEST.1);
        if self.is_hidden.get() {
            return draw::draw_too_small(&mut canvas, screen);
        }
        if let Some(text) = &self.text {
            return text.draw(&mut canvas, screen);
        }
        let area = Rect::new(screen.x + MARGIN, screen.y, screen.width - 2 * MARGIN, screen.height);
        let title = format!("Score pad · {} · {}", self.keeper.pad().rules().name(), self.goal());
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
        // Why the pad is not saved stands there until it is.
        let trouble = self.keeper.trouble().map(|why| wrap(why, area.width)).unwrap_or_default();
        for (line, y) in trouble.iter().zip(1..) {
            canvas.text(area.x, y, area.width, line, canvas.look.alarm);
        }
        let scores = Rect { y: area.y + 2 + trouble.len() as u16, ..area };
        let top = scores.y + 1 + self.scores(&mut canvas, scores);
        let height = area.bottom().saturating_sub(top + BOTTOM);
        self.sheet(&mut canvas, Rect { y: top, height, ..area });
        self.bottom(&mut canvas, area);
    }

    /// The round and the target.
    fn goal(&self) -> String {
        let (game, rules) = (self.keeper.pad().game(), self.keeper.pad().rules());
        let round = game.round();
        match rules.ending() {
            EndingRule::Rounds => format!("round {} of {}", round.min(rules.rounds().into()), rules.rounds()),
            EndingRule::Exactly => format!("round {round} · exactly {}", rules.target()),
            _ => format!("round {round} · to {}", rules.target()),
        }
    }

    /// What stands below the score of a side: whether it leads, and the points to go.
    fn note(&self, side: &SideView, width: u16) -> String {
        let rules = self.keeper.pad().rules();
        let left = rules.target() - side.score;
        let has_target = rules.ending() != EndingRule::Rounds && left > Points::ZERO;
        let to_go = if has_target { format!("{left} to go") } else { String::new() };
        let state = match (side.leads, side.opened) {
            (true, _) => "leads",
            (_, false) if rules.opening_score() > Points::ZERO => "not on the board",
            _ => "",
        };
        let both = format!("{state}, {to_go}");
        let short = format!("{left} left");
        // Who is not on the board has all points to go.
        let ways = match (state, has_target) {
            ("leads", true) => vec![both, to_go, short],
            ("", true) => vec![to_go, short],
            (state, true) => vec![both, state.to_string(), short],
            (state, false) => vec![state.to_string()],
        };
        ways.into_iter().find(|way| way.width() <= width.into()).unwrap_or_default()
    }

    /// The number and the name of a player, cut for this width.
    fn numbered(&self, seat: Seat, width: u16) -> String {
        let names: Vec<&str> = self.keeper.pad().names().iter().map(String::as_str).collect();
        let number = format!("{} ", seat.index() + 1);
        let short = draw::short_names(&names, width.saturating_sub(number.len() as u16));
        number + &short[seat.index()]
    }

    /// Draws the sides in columns, in large digits if they fit. Returns the lines used.
    fn scores(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let pad = self.keeper.pad();
        let game = pad.game();
        let sides: Vec<SideView> = game.all_sides().map(|side| SideView::of(game, side)).collect();
        let count = sides.len().max(1) as u16;
        let rows = count.div_ceil((area.width / SIDE).max(1));
        let across = count.div_ceil(rows);
        let width = area.width / across;
        let fits = |side: &SideView| plain(side.score).len() as u16 * DIGIT_WIDTH < width;
        let large = rows == 1 && sides.iter().all(fits);
        let height = if large { DIGIT_HEIGHT + 2 } else { 3 };
        for (i, side) in sides.iter().enumerate() {
            let (column, row) = (i as u16 % across, i as u16 / across);
            let (x, top) = (area.x + column * width, area.y + row * height);
            let style = if side.to_move || side.won { canvas.look.accent } else { canvas.look.text };
            // Who has left a team is not named. Who has left alone is: the score stays.
            let has_left = !game.is_side_present(side.side);
            let seats: Vec<Seat> =
                game.seats_of(side.side).filter(|&seat| has_left || game.is_present(seat)).collect();
            let room = (width - MARK - 1) / (seats.len().max(1) as u16);
            let names: Vec<String> = seats.iter().map(|&seat| self.numbered(seat, room)).collect();
            let mark = if side.won {
                "★ "
            } else if side.to_move {
                "▸ "
            } else {
                "  "
            };
            canvas.text(x, top, width - 1, &format!("{mark}{}", names.join(" + ")), style);
            if large {
                for (place, sign) in plain(side.score).chars().enumerate() {
                    let x = x + 2 + place as u16 * DIGIT_WIDTH;
                    for row in 0..DIGIT_HEIGHT {
                        canvas.text(x, top + 1 + row, DIGIT_WIDTH - 1, block(sign, row), style);
                    }
                }
            } else {
                canvas.text(x + 2, top + 1, width - 2, &side.score.to_string(), style);
            }
            let note = if has_left { "has left".to_string() } else { self.note(side, width - 2) };
            canvas.text(x + 2, top + height - 1, width - 2, &note, canvas.look.faint);
        }
        rows * height
    }

    /// Draws the last rounds, one column for each seat. The selected line stands out.
    fn sheet(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let pad = self.keeper.pad();
        let seats = pad.names().len().max(1) as u16;
        let column = ((area.width - ROUND) / seats).clamp(COLUMN.min((area.width - ROUND) / seats), 18);
        canvas.repeat(area.x, area.y, area.width, '─', canvas.look.line);
        for (i, seat) in pad.game().seats().enumerate() {
            // A name that would be two letters is a number.
            let name = match column < COLUMN {
                true => (i + 1).to_string(),
                false => self.numbered(seat, column - 1),
            };
            canvas.text_right(
                area.x + ROUND + i as u16 * column,
                area.y + 1,
                column,
                &name,
                canvas.look.faint,
            );
        }
        let rows = pad.sheet().rows();
        let room = usize::from(area.height.saturating_sub(2));
        let cells = self.cells(&rows);
        // The selected line is always visible.
        let wanted = self.selected.and_then(|at| cells.iter().find(|cell| cell.line >= at));
        let wanted = wanted.map(|cell| cell.row);
        let first = rows.len().saturating_sub(room).min(wanted.unwrap_or(rows.len()));
        for (row, place) in rows.iter().skip(first).take(room).zip(0..) {
            if let SheetRow::Round(round, _) = row {
                let y = area.y + 2 + place;
                canvas.text_right(area.x, y, ROUND - 1, &round.to_string(), canvas.look.faint);
            }
        }
        for cell in cells.iter().filter(|cell| (first..first + room).contains(&cell.row)) {
            let y = area.y + 2 + (cell.row - first) as u16;
            let mut mark = cell.mark.clone();
            if mark.width() >= column.into() {
                mark = mark.replace(',', "");
            }
            let style = match (self.selected == Some(cell.line), cell.is_bad) {
                (true, _) => canvas.look.button_focused,
                (_, true) => canvas.look.alarm,
                _ => canvas.look.text,
            };
            let x = area.x + ROUND + cell.seat.index() as u16 * column;
            canvas.text_right(x, y, column, &mark, style);
            // The rest of the row is free: it says what this is, before the mark where it fits.
            let before = (x + column).saturating_sub(mark.width() as u16 + 1 + area.x);
            let words = cell.word.len() as u16;
            match before >= words {
                true => canvas.text_right(area.x, y, before, cell.word, canvas.look.faint),
                false => canvas.text_right(x + column + 1, y, words, cell.word, canvas.look.faint),
            }
        }
    }

    /// The cells of the sheet, in the order of the lines of the pad.
    fn cells(&self, rows: &[SheetRow<'_>]) -> Vec<Cell> {
        let pad = self.keeper.pad();
        let (mut turns, mut changes) = (pad.sheet().lines().iter(), pad.sheet().changes().iter());
        let cell = |(at, line): (usize, &PlayedLine)| {
            let overruled = if line.is_overruled() { "!" } else { "" };
            if line.outcome.turn_end.is_some() {
                let turn = turns.next()?;
                let is_its =
                    |row: &SheetRow<'_>| matches!(row, SheetRow::Round(_, turns) if turns.contains(&turn));
                let mark = format!("{}{overruled}", turn.mark());
                let is_bad = line.is_overruled() || mark == "F";
                let row = rows.iter().position(is_its)?;
                return Some(Cell { line: at, row, seat: turn.end.seat, mark, word: "", is_bad });
            }
            if !line.changes_a_score() {
                return None;
            }
            let change = changes.next()?;
            let is_its = |row: &SheetRow<'_>| matches!(row, SheetRow::Change(other) if *other == change);
            let word = match change.kind {
                SheetChangeKind::Joined => "joined with",
                SheetChangeKind::Corrected => "correction",
            };
            let row = rows.iter().position(is_its)?;
            Some(Cell { line: at, row, seat: change.seat, mark: change.mark(), word, is_bad: false })
        };
        pad.lines().iter().enumerate().filter_map(cell).collect()
    }

    fn bottom(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let y = area.bottom() - BOTTOM;
        canvas.repeat(area.x, y, area.width, '─', canvas.look.line);
        let selected = self.selected.and_then(|at| self.keeper.pad().lines().get(at).map(|line| (at, line)));
        let typed = self.line.typed();
        let (words, style) = match selected {
            _ if self.line.is_open() => self.outlook(canvas.look),
            Some((at, line)) => {
                let why =
                    line.warning.as_ref().map(|warning| format!(" Let pass: {warning}")).unwrap_or_default();
                (format!("Line {}: {}.{why}", at + 1, self.keeper.in_short(line)), canvas.look.accent)
            }
            None if !self.answer.said.is_empty() => {
                let style = if self.answer.refused { canvas.look.alarm } else { canvas.look.text };
                (self.answer.said.join(" "), style)
            }
            None => (self.keeper.banner().unwrap_or_default(), canvas.look.accent),
        };
        canvas.paragraph(Rect::new(area.x, y + 1, area.width, 2), &words, style);
        canvas.text(area.x, y + 3, area.width, &self.keeper.prompt(FARKLE), canvas.look.faint);
        let (mark, hints) = match (self.line.is_open(), selected) {
            (true, _) => ("▏", LINE_HINTS),
            (false, Some(_)) => ("", SELECTED_HINTS),
            (false, None) if self.keeper.is_before_the_start() => ("", EARLY_HINTS),
            (false, None) => ("", HINTS),
        };
        // The end of a long line is where the next letter comes.
        let shown = fit_end(typed, area.width.saturating_sub(PROMPT));
        canvas.text(area.x, y + 4, area.width, &format!("› {shown}{mark}"), canvas.look.accent);
        canvas.text(area.x, y + 5, area.width, hints, canvas.look.faint);
    }

    /// What the typed line would do, or what it may become.
    fn outlook(&self, look: &Look) -> (String, Style) {
        let typed = self.line.typed();
        match self.keeper.preview(typed) {
            Ok(effect) if effect.is_empty() => (WHAT_TO_TYPE.to_string(), look.faint),
            Ok(effect) => (format!("Enter: {effect}"), look.text),
            Err(sentence) => {
                let lines = self.keeper.completions(typed);
                let is_on_the_way = lines.iter().any(|line| line.trim() != typed.trim());
                match is_on_the_way {
                    true => {
                        let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
                        (format!("Tab: {}", lines.join(", ")), look.faint)
                    }
                    false => (sentence, look.faint),
                }
            }
        }
    }
}

impl Text {
    fn draw(&self, canvas: &mut Canvas<'_>, screen: Rect) {
        let (x, width) = (screen.x + MARGIN, screen.width - 2 * MARGIN);
        let room = usize::from(screen.height - 1);
        let count = self.lines.len();
        let first = self.first.get().min(count.saturating_sub(room));
        self.first.set(first);
        let last = (first + room).min(count);
        let title = match count > room {
            true => {
                format!("{} · ↑↓ lines {} to {last} of {count} · any other key closes", self.title, first + 1)
            }
            false => format!("{} · any key closes", self.title),
        };
        canvas.text(x, screen.y, width, &title, canvas.look.accent);
        for (line, y) in self.lines.iter().skip(first).take(room).zip(1..) {
            canvas.text(x, screen.y + y, width, line, canvas.look.text);
        }
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
