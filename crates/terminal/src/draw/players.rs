//! The players with their scores and their progress.

use super::canvas::Canvas;
use super::names::short_names;
use crate::playing::View;
use farkle_client::{ScreenSeat, SideView};
use farkle_rules::rule_set::FarklePenalty;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// With more sides than this, no blank line separates them.
const WITH_SPACE: usize = 3;

impl Canvas<'_> {
    /// Draws all sides and returns the lines used. If the second lines don't all fit, only the side
    /// to move has one.
    pub(super) fn players(&mut self, area: Rect, view: &View<'_>) -> u16 {
        let mut y = area.y;
        let lines = view.table.seats.len() + view.table.sides.len();
        let names = names(area.width, view);
        let is_cramped = lines > usize::from(area.height);
        for side in &view.table.sides {
            let seats: Vec<&ScreenSeat> = view.table.seats.iter().filter(|s| s.side == side.side).collect();
            let is_over = view.ledger.game().is_over();
            for (i, seat) in seats.iter().enumerate() {
                let moves = seat.to_move && side.to_move && !is_over;
                let score = (i == 0).then(|| side.score.to_string());
                let line = Rect { y, height: 1, ..area };
                let name = &names[seat.seat.index()];
                self.player(line, (seat, name), moves, side, score.as_deref(), view);
                y += 1;
            }
            if is_cramped && !side.to_move {
                continue;
            }
            self.progress(area.x, y, area.width, side, view);
            y += if view.table.sides.len() > WITH_SPACE { 1 } else { 2 };
        }
        y - area.y
    }

    fn player(
        &mut self,
        line: Rect,
        (seat, name): (&ScreenSeat, &str),
        moves: bool,
        side: &SideView,
        score: Option<&str>,
        view: &View<'_>,
    ) {
        let (look, Rect { x, y, width, .. }) = (self.look, line);
        let name_style = if moves || side.won { look.accent } else { look.text };
        let mark = if side.won {
            "★ "
        } else if moves {
            "▸ "
        } else {
            "  "
        };
        let farkles = farkle_marks(seat, view);
        let score_width = score.map_or(0, |score| score.chars().count() as u16 + 1);
        let room = width.saturating_sub(score_width + farkles.chars().count() as u16);
        self.text(x, y, 2, mark, look.accent);
        let used = self.text(x + 2, y, room.saturating_sub(2), name, name_style);
        self.text(x + 2 + used, y, farkles.chars().count() as u16, &farkles, look.alarm);
        if let Some(score) = score {
            let style = if side.to_move || side.won { look.accent } else { look.text };
            self.text_right(x, y, width, score, style);
        }
    }

    /// A bar of progress towards the target, for a side that is on the board.
    fn progress(&mut self, x: u16, y: u16, width: u16, side: &SideView, view: &View<'_>) {
        let (x, width) = (x + 2, width - 2);
        if !side.opened && !view.ledger.game().is_over() {
            self.text(x, y, width, "not on the board", self.look.faint);
            return;
        }
        let full = (side.progress * f64::from(width)).round() as u16;
        let (done, rest): (Style, Style) = (self.look.accent, self.look.line);
        self.repeat(x, y, full.min(width), '━', done);
        self.repeat(x + full, y, width.saturating_sub(full), '─', rest);
        if side.leads {
            self.text_right(x, y, width, " leads", self.look.accent);
        }
    }
}

/// All names, cut so that the longest score and mark fit beside them.
fn names(width: u16, view: &View<'_>) -> Vec<String> {
    let scores = view.table.sides.iter().map(|side| side.score.to_string().chars().count() + 1);
    let marks = view.table.seats.iter().map(|seat| farkle_marks(seat, view).chars().count());
    let beside = 2 + scores.max().unwrap_or(0) + marks.max().unwrap_or(0);
    let names: Vec<&str> = view.table.seats.iter().map(|seat| seat.name.as_str()).collect();
    short_names(&names, width.saturating_sub(beside as u16))
}

/// Consecutive farkles, under rules that penalise them.
fn farkle_marks(seat: &ScreenSeat, view: &View<'_>) -> String {
    let penalty = view.ledger.game().rules().three_farkles();
    if penalty == FarklePenalty::None || seat.farkles == 0 {
        return String::new();
    }
    format!(" {}", "F".repeat(seat.farkles.into()))
}
