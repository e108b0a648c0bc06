//! The screen on which a game is set up.

use super::canvas::{Canvas, Target, wrap};
use super::hints::Hint;
use crate::setting_up::{Row, SettingUp};
use farkle_rules::Points;
use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use ratatui::layout::Rect;

/// Cells for what a line is about.
const LABEL: u16 = 12;

const HINTS: &[Hint] = &[
    ("↑↓", "move", None),
    ("←→", "change", None),
    ("A-Z", "name", None),
    ("Del", "remove", None),
    ("Enter", "choose", None),
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
    for (index, row) in state.rows().into_iter().enumerate() {
        y += match row {
            Row::Play | Row::Practice => 1,
            Row::Seat(0) => u16::from(screen.height > 30),
            _ => 0,
        };
        let used = canvas.row(x, y, width, row, state);
        canvas.target(Rect::new(x, y, width, 1), Target::Line(index));
        y += used;
    }
    if let Some(about) = about_row(state) {
        for (i, line) in wrap(about, width - LABEL).iter().take(2).enumerate() {
            canvas.text(x + LABEL, y + i as u16, width - LABEL, line, canvas.look.faint);
        }
    }
    if let Some(notice) = &state.notice {
        for (i, line) in wrap(notice, width).iter().take(2).enumerate() {
            canvas.text(x, y + i as u16, width, line, canvas.look.alarm);
        }
    }
    canvas.hints(x, screen.bottom() - 1, width, HINTS);
}

impl Canvas<'_> {
    /// Draws a line and returns how many were used.
    fn row(&mut self, x: u16, y: u16, width: u16, row: Row, state: &SettingUp) -> u16 {
        let is_here = state.row == row;
        let look = self.look;
        let value = if is_here { look.accent } else { look.text };
        match row {
            Row::Continue => {
                let style = if is_here { look.button_focused } else { look.button };
                let words = format!("  Continue: {}  ", state.saved.as_deref().unwrap_or_default());
                self.text(x, y, width, &words, style);
                2
            }
            Row::Rules => {
                self.label(x, y, "Rules", is_here);
                let name = if is_here {
                    format!("◂ {} ▸", state.rules().name())
                } else {
                    state.rules().name().to_string()
                };
                self.text(x + LABEL, y, width - LABEL, &name, value);
                let about = &state.rules().draft().about;
                let words = wrap(&format!("{} {}", in_short(state), about), width - LABEL);
                for (i, line) in words.iter().take(3).enumerate() {
                    self.text(x + LABEL, y + 1 + i as u16, width - LABEL, line, look.faint);
                }
                5
            }
            Row::Seat(seat) => {
                self.seat(x, y, width, seat, is_here, state);
                1
            }
            Row::Add => {
                let style = if is_here { look.accent } else { look.faint };
                self.text(x + LABEL, y, width - LABEL, "+ one more player", style);
                1
            }
            Row::Practice => {
                self.label(x, y, "Practice", is_here);
                let words =
                    if state.practice { "yes: decisions may be taken back" } else { "no: decisions stand" };
                self.text(x + LABEL, y, width - LABEL, words, value);
                1
            }
            Row::Play => {
                let style = if is_here { look.button_focused } else { look.button };
                self.text(x + LABEL, y, width, "  Play  ", style);
                2
            }
        }
    }

    fn label(&mut self, x: u16, y: u16, label: &str, is_here: bool) {
        let style = if is_here { self.look.accent } else { self.look.faint };
        let mark = if is_here { "▸" } else { " " };
        self.text(x, y, LABEL, &format!("{mark} {label}"), style);
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

/// What the computer player does on whose line one is.
fn about_row(state: &SettingUp) -> Option<&'static str> {
    let Row::Seat(seat) = state.row else { return None };
    state.seats.get(seat)?.temperament.map(|temperament| temperament.about())
}

/// The numbers that players ask for first.
fn in_short(state: &SettingUp) -> String {
    let draft = state.rules().draft();
    let ending = match draft.ending.ending {
        EndingRule::Rounds => format!("{} rounds.", draft.ending.rounds),
        EndingRule::Exactly => format!("Exactly {}.", draft.ending.target),
        _ => format!("To {}.", draft.ending.target),
    };
    let mut words = vec![ending];
    if draft.opening.opening_score > Points::ZERO {
        words.push(format!("{} to open.", draft.opening.opening_score));
    }
    if draft.sides.teams > 0 {
        words.push(format!("{} teams.", draft.sides.teams));
    }
    if draft.inheritance.leftover_dice != LeftoverDice::Unused {
        words.push("Dice left over may be taken.".to_string());
    }
    words.join(" ")
}
