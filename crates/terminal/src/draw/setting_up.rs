//! Draws the set-up screen.

use super::canvas::{Canvas, Target};
use super::hints::KeyHint;
use crate::setting_up::{Row, SettingUp, Sheet};
use farkle_rules::Points;
use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use ratatui::layout::Rect;

/// Cells for the label of a line.
const LABEL: u16 = 12;

/// The most lines for the rules: their name and three lines about them.
const MOST_FOR_RULES: u16 = 4;

const HINTS: &[KeyHint<'_>] = &[
    ("↑↓", "move", None),
    ("←→", "change", None),
    ("A-Z", "name", None),
    ("Enter", "choose", None),
    ("?", "help", Some('?')),
    ("Esc", "quit", None),
];

/// Draws the set-up.
pub(crate) fn draw_setting_up(canvas: &mut Canvas<'_>, screen: Rect, state: &SettingUp) {
    canvas.clear(screen);
    let width = screen.width.saturating_sub(8).min(84);
    let x = screen.x + (screen.width - width) / 2;
    let mut y = screen.y + if screen.height > 30 { 4 } else { 1 };
    canvas.pieces(x, y, width, &[("FARKLE", canvas.look.accent), ("   a new game", canvas.look.faint)]);
    y += 2;
    let rows = state.rows();
    let room = screen.bottom().saturating_sub(y + 4);
    let for_rules = room.saturating_sub(rows.len() as u16 - 1).clamp(1, MOST_FOR_RULES);
    let spare = room.saturating_sub(rows.iter().map(|row| height(*row, for_rules)).sum());
    for (index, row) in rows.into_iter().enumerate() {
        y += gap_before(row, spare);
        canvas.row(x, y, width, row, state, for_rules);
        canvas.target(Rect::new(x, y, width, 1), Target::Line(index));
        y += height(row, for_rules);
    }
    y = (y + 1).min(screen.bottom() - 3);
    if let Some(notice) = &state.notice {
        canvas.paragraph(Rect::new(x, y, width, 2), notice, canvas.look.alarm);
    } else if let Some(about) = about_row(state) {
        canvas.paragraph(Rect::new(x + LABEL, y, width - LABEL, 2), about, canvas.look.faint);
    }
    canvas.hints(x, screen.bottom() - 1, width, HINTS);
    match state.sheet {
        Some(Sheet::Help) => canvas.set_up_help(screen),
        Some(Sheet::Options) => canvas.options(screen, state),
        Some(Sheet::OptionKeys) => {
            canvas.options(screen, state);
            canvas.option_help(screen);
        }
        Some(Sheet::Rules) => canvas.rules(screen, state.rules(), &state.scrolled),
        None => {}
    }
}

/// The lines that a row takes. The rules get the lines that the other rows leave.
fn height(row: Row, for_rules: u16) -> u16 {
    if row == Row::Rules { for_rules } else { 1 }
}

/// Blank lines before a row, if there is room. The button gets the first one.
fn gap_before(row: Row, spare: u16) -> u16 {
    match row {
        Row::Play => u16::from(spare > 0),
        Row::Seat(0) => u16::from(spare > 1),
        Row::Practice => u16::from(spare > 2),
        Row::Rules => u16::from(spare > 16),
        _ => 0,
    }
}

impl Canvas<'_> {
    fn row(&mut self, x: u16, y: u16, width: u16, row: Row, state: &SettingUp, for_rules: u16) {
        let is_here = state.row == row;
        let (look, mark) = (self.look, mark(is_here));
        match row {
            Row::Continue => {
                let style = if is_here { look.button_focused } else { look.button };
                let words = format!("{mark} Continue: {}  ", state.saved.as_deref().unwrap_or_default());
                self.text(x, y, width, &words, style);
            }
            Row::Rules => {
                self.label(x, y, "Rules", is_here);
                let name = state.rules().name();
                self.choice(x, y, width, name, is_here);
                if is_here {
                    self.text_right(x, y, width, "Enter: change each rule", look.faint);
                }
                let words = format!("{} {}", in_short(state), state.rules().about());
                let area = Rect::new(x + LABEL, y + 1, width - LABEL, for_rules - 1);
                self.paragraph(area, &words, look.faint);
            }
            Row::Target => {
                self.label(x, y, "Goal", is_here);
                if state.typed_target.is_empty() {
                    self.choice(x, y, width, &state.rules().target().to_string(), is_here);
                } else {
                    self.text(x + LABEL, y, width - LABEL, &format!("{}▏", state.typed_target), look.accent);
                }
                if is_here {
                    self.text_right(x, y, width, "or type a number and press Enter", look.faint);
                }
            }
            Row::Teams => {
                self.label(x, y, "Teams", is_here);
                let words = match state.rules().teams() {
                    0 => "none: everyone for themselves".to_string(),
                    teams => format!("{teams}, seated in turns"),
                };
                self.choice(x, y, width, &words, is_here);
            }
            Row::Seat(seat) => self.seat(x, y, width, seat, is_here, state),
            Row::Add => {
                let style = if is_here { look.accent } else { look.faint };
                self.label(x, y, "", is_here);
                self.text(x + LABEL, y, width - LABEL, "+ one more player", style);
            }
            Row::Practice => {
                self.label(x, y, "Practice", is_here);
                let words = if state.practice { "yes: undo is allowed" } else { "no: decisions stand" };
                self.choice(x, y, width, words, is_here);
            }
            Row::Play => {
                let style = if is_here { look.button_focused } else { look.button };
                self.label(x, y, "", is_here);
                self.text(x + LABEL, y, width, "  Play  ", style);
            }
        }
    }

    /// Draws the current value, with arrows if it can be changed now.
    fn choice(&mut self, x: u16, y: u16, width: u16, words: &str, is_here: bool) {
        let (words, style) = match is_here {
            true => (format!("◂ {words} ▸"), self.look.accent),
            false => (words.to_string(), self.look.text),
        };
        self.text(x + LABEL, y, width - LABEL, &words, style);
    }

    fn label(&mut self, x: u16, y: u16, label: &str, is_here: bool) {
        let style = if is_here { self.look.accent } else { self.look.faint };
        self.text(x, y, LABEL, &format!("{} {label}", mark(is_here)), style);
    }

    fn seat(&mut self, x: u16, y: u16, width: u16, seat: usize, is_here: bool, state: &SettingUp) {
        let look = self.look;
        let Some(wish) = state.seats.get(seat) else { return };
        self.label(x, y, &format!("Player {}", seat + 1), is_here);
        let cursor = if is_here { "▏" } else { "" };
        let name = format!("{}{cursor}", wish.shown_name());
        let style = if is_here { look.accent } else { look.text };
        self.text(x + LABEL, y, 22, &name, style);
        let kind = match wish.temperament {
            None => "a person".to_string(),
            Some(temperament) => format!("computer, {temperament}"),
        };
        let kind = if is_here { format!("◂ {kind} ▸") } else { kind };
        self.text(x + LABEL + 23, y, width - LABEL - 23, &kind, style);
    }
}

/// The mark of the current line, which needs no colour.
fn mark(is_here: bool) -> char {
    if is_here { '▸' } else { ' ' }
}

/// The description of the computer player on the focused line.
fn about_row(state: &SettingUp) -> Option<&'static str> {
    let Row::Seat(seat) = state.row else { return None };
    state.seats.get(seat)?.temperament.map(|temperament| temperament.about())
}

/// The rules that players ask about first, in short.
fn in_short(state: &SettingUp) -> String {
    let rules = state.rules();
    let ending = match rules.ending() {
        EndingRule::Rounds => format!("{} rounds.", rules.rounds()),
        EndingRule::Exactly => format!("Exactly {}.", rules.target()),
        _ => format!("To {}.", rules.target()),
    };
    let mut words = vec![ending];
    if rules.opening_score() > Points::ZERO {
        words.push(format!("{} to get on the board.", rules.opening_score()));
    }
    if rules.teams() > 0 {
        words.push(format!("{} teams.", rules.teams()));
    }
    if rules.leftover_dice() != LeftoverDice::Unused {
        words.push("Leftover dice may be taken.".to_string());
    }
    words.join(" ")
}
