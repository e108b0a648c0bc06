//! The score sheet as on paper: a column for each player, a line for each round.

use super::canvas::{Canvas, fit};
use super::names::short_names;
use crate::playing::View;
use farkle_rules::{Gift, Points, Seat, SheetLine, TurnEndKind};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Cells for the number of the round.
const ROUND: u16 = 3;
/// Below it points have no separators, so that twelve columns fit on the smallest screen.
const NARROW: u16 = 7;
/// Cells left and right of an overlay.
const FRAME: u16 = 6;
/// The narrowest column with the score beside the turn.
const WIDE: u16 = 16;

impl Canvas<'_> {
    /// Draws the latest rounds below the players, if they fit there.
    pub(super) fn sheet_beside(&mut self, side: Rect, used: u16, view: &View<'_>) {
        let area = Rect::new(side.x, side.y + used + 1, side.width, side.height.saturating_sub(used + 1));
        let seats = view.table.seats.len() as u16;
        let column = area.width.saturating_sub(ROUND) / seats.max(1);
        let is_empty = view.ledger.sheet().lines().is_empty();
        if is_empty || column < NARROW || area.height < 4 {
            return;
        }
        self.repeat(area.x, area.y, area.width, '─', self.look.line);
        let rounds = area.height - 2;
        self.names(area.x, area.y + 1, column.min(WIDE), view);
        let first = rounds_played(view).saturating_sub(rounds.into());
        self.rounds((area.x, area.y + 2), column.min(WIDE), rounds, first, view);
    }

    /// Draws the whole sheet over the table.
    pub(super) fn whole_sheet(&mut self, screen: Rect, view: &View<'_>) {
        let seats = view.table.seats.len() as u16;
        let room = screen.width.saturating_sub(FRAME + ROUND);
        // A table that is full begins in the padding of the frame.
        let indent = u16::from(room / seats.max(1) < NARROW);
        let column = ((room + indent) / seats.max(1)).clamp(1, WIDE + 2);
        let all = rounds_played(view) as u16;
        let lines = all.min(screen.height.saturating_sub(9)).max(1);
        let hidden = all.saturating_sub(lines);
        // The line below has to hold what it says about them.
        let least = if hidden > 0 { 62 } else { 40 };
        let width = (ROUND + column * seats).max(least).min(screen.width.saturating_sub(FRAME));
        let lines_of_sheet = view.ledger.sheet().lines();
        let closing = match lines_of_sheet.iter().any(|line| has_opened(line, view)) {
            true => "*: on the board   any key closes",
            false => "any key closes",
        };
        let inside = self.card(screen, ("Score sheet", closing), width, lines + 3);
        let area = Rect { x: inside.x - indent, ..inside };
        self.names(area.x, area.y, column, view);
        let back = view.scrolled.get().min(hidden);
        view.scrolled.set(back);
        let first = hidden - back;
        self.rounds((area.x, area.y + 1), column, lines, first.into(), view);
        if hidden > 0 {
            let words = format!(" ↑↓ {} to {} of {all} rounds ", first + 1, first + lines);
            self.text(inside.x, inside.bottom() + 1, inside.width, &words, self.look.faint);
        }
        let y = area.y + lines + 1;
        self.repeat(inside.x, y, width, '─', self.look.line);
        self.totals(area.x, y + 1, column, view);
    }

    fn names(&mut self, x: u16, y: u16, column: u16, view: &View<'_>) {
        let names: Vec<&str> = view.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        for (i, name) in short_names(&names, column - 1).iter().enumerate() {
            self.text_right(x + ROUND + i as u16 * column, y, column, name, self.look.faint);
        }
    }

    /// Draws `lines` rounds after the first `skipped` ones.
    fn rounds(&mut self, (left, top): (u16, u16), column: u16, lines: u16, skipped: u32, view: &View<'_>) {
        let all = rounds_played(view);
        for (line, round) in (skipped + 1..=all).take(lines.into()).enumerate() {
            let y = top + line as u16;
            self.text_right(left, y, ROUND - 1, &round.to_string(), self.look.faint);
            for (i, seat) in view.table.seats.iter().enumerate() {
                let x = left + ROUND + i as u16 * column;
                let sheet = view.ledger.sheet();
                if let Some(found) = sheet.of_seat(seat.seat).find(|found| found.round == round) {
                    self.cell(x, y, column, found, view);
                }
            }
        }
    }

    fn cell(&mut self, x: u16, y: u16, column: u16, line: &SheetLine, view: &View<'_>) {
        let mark = fitting(mark(line, column, view), column);
        let style = mark_style(self, line);
        if column < WIDE {
            return self.text_right(x, y, column, &mark, style);
        }
        self.text_right(x, y, column - 8, &mark, style);
        self.text_right(x, y, column, &line.end.score.to_string(), self.look.faint);
    }

    fn totals(&mut self, x: u16, y: u16, column: u16, view: &View<'_>) {
        for (i, seat) in view.table.seats.iter().enumerate() {
            let score = fitting(view.ledger.game().score(seat.side).to_string(), column);
            self.text_right(x + ROUND + i as u16 * column, y, column, &score, self.look.accent);
        }
    }
}

fn rounds_played(view: &View<'_>) -> u32 {
    view.ledger.sheet().lines().iter().map(|line| line.round).max().unwrap_or_default()
}

/// Whether this turn has brought a side on the board, where that takes an opening score.
fn has_opened(line: &SheetLine, view: &View<'_>) -> bool {
    line.end.opened && view.ledger.game().rules().opening_score() > Points::ZERO
}

/// The engine's mark. An asterisk marks the opening; points given away name their receiver.
fn mark(line: &SheetLine, column: u16, view: &View<'_>) -> String {
    match line.end.gift {
        Some(Gift { points, to: Some(side) }) => {
            let name = Seat::new(side.index()).map_or("", |seat| view.ledger.name(seat));
            match column < NARROW {
                true => format!("{points}→{}", side.index() + 1),
                false => format!("{points}→{}", fit(name, 3)),
            }
        }
        _ if has_opened(line, view) => format!("{}*", line.mark()),
        _ => line.mark(),
    }
}

/// Points without separators, where the column has no room for them.
fn fitting(points: String, column: u16) -> String {
    if column < NARROW { points.replace(',', "") } else { points }
}

fn mark_style(canvas: &Canvas<'_>, line: &SheetLine) -> Style {
    match line.end.kind {
        TurnEndKind::Banked if line.end.gift.is_none() => canvas.look.text,
        TurnEndKind::Won => canvas.look.accent,
        _ => canvas.look.alarm,
    }
}
