//! The end of the game: who has won, and where everybody came in.

use super::Plan;
use super::canvas::Canvas;
use crate::playing::View;
use farkle_client::SideView;

impl Canvas<'_> {
    pub(super) fn ending(&mut self, plan: &Plan, view: &View<'_>) {
        let (x, width) = (plan.table.x, plan.table.width);
        let mut y = plan.table.y + if plan.is_roomy() { 8 } else { 4 };
        let winners: Vec<String> =
            view.table.sides.iter().filter(|side| side.won).map(|side| names(side, view)).collect();
        let words = match winners.as_slice() {
            [only] => format!("★  {only} wins"),
            several => format!("★  {} share the win", several.join(" and ")),
        };
        self.text(x, y, width, &words, self.look.accent);
        y += 2;
        let ranked = ranked(view);
        for side in &ranked {
            // Whoever is level with another comes in at the same place.
            let place = 1 + ranked.iter().filter(|other| is_before(other, side)).count();
            let style = if side.won { self.look.accent } else { self.look.text };
            self.text(x, y, 3, &format!("{place}."), self.look.faint);
            self.text(x + 4, y, width.saturating_sub(14).min(30), &names(side, view), style);
            self.text_right(x, y, width.min(44), &side.score.to_string(), style);
            y += 1;
        }
        y += 1;
        if let Some(path) = &view.saved_at {
            self.text(x, y, width, "The whole game, to be replayed:", self.look.faint);
            self.text(x, y + 1, width, &format!("farkle replay {path}"), self.look.faint);
        }
    }
}

/// Winners first, then by score.
fn ranked<'a>(view: &'a View<'_>) -> Vec<&'a SideView> {
    let mut sides: Vec<&SideView> = view.table.sides.iter().collect();
    sides.sort_by_key(|side| (!side.won, std::cmp::Reverse(side.score)));
    sides
}

fn is_before(one: &SideView, other: &SideView) -> bool {
    (!one.won, std::cmp::Reverse(one.score)) < (!other.won, std::cmp::Reverse(other.score))
}

fn names(side: &SideView, view: &View<'_>) -> String {
    let seats = view.table.seats.iter().filter(|seat| seat.side == side.side);
    seats.map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(" & ")
}
