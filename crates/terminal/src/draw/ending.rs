//! The end of the game: winners and final ranks.

use super::Plan;
use super::canvas::{Canvas, wrap};
use crate::playing::View;
use farkle_client::{SideView, TurnTally};
use farkle_rules::Points;
use ratatui::style::Style;

/// Cells up to the end of the scores.
const SCORES: u16 = 34;

/// Cells for a name among the figures, and where their columns end.
const NAME: u16 = 13;
const COLUMNS: [u16; 3] = [27, 38, 46];
/// Lines that say how to replay the game.
const REPLAY: u16 = 2;

/// Heights of a bar within one line of text.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Canvas<'_> {
    pub(super) fn ending(&mut self, plan: &Plan, view: &View<'_>) {
        let (x, width) = (plan.table.x, plan.table.width);
        let mut y = plan.table.y + if plan.is_roomy() { 8 } else { 4 };
        let winners: Vec<String> = view
            .table
            .sides
            .iter()
            .filter(|side| side.won)
            .map(|side| view.ledger.side_name(side.side))
            .collect();
        let has_won = |side| view.table.sides.iter().any(|view| view.won && view.side == side);
        let people = view.table.seats.iter().filter(|seat| has_won(seat.side)).count();
        let words = match winners.as_slice() {
            [only] if view.table.sides.len() == 1 => format!("★  Done: {only}"),
            [only] if people > 1 => format!("★  {only} win"),
            [only] => format!("★  {only} wins"),
            several => format!("★  {} share the win", several.join(" and ")),
        };
        self.text(x, y, width, &words, self.look.accent);
        y += 2;
        let ranked = ranked(view);
        let best = ranked.iter().map(|side| side.score).max().unwrap_or_default();
        for side in &ranked {
            // Sides with equal scores share a rank.
            let place = 1 + ranked.iter().filter(|other| is_before(other, side)).count();
            let style = if side.won { self.look.accent } else { self.look.text };
            self.text(x, y, 3, &format!("{place}."), self.look.faint);
            self.text(x + 4, y, SCORES - 12, &view.ledger.side_name(side.side), style);
            self.text_right(x, y, SCORES, &side.score.to_string(), style);
            let curve = curve(&scores(side, view), best, width.saturating_sub(SCORES + 3));
            self.text(x + SCORES + 3, y, width, &curve, style);
            y += if plan.is_roomy() { 2 } else { 1 };
        }
        y += 1;
        let bottom = plan.screen.bottom() - 1 - REPLAY;
        if y + 1 + ranked.len() as u16 <= bottom {
            y = self.figures(x, y, &ranked, view) + 1;
        }
        let decided = view.afterwards.and_then(|afterwards| afterwards.decided.as_deref());
        let decided = decided.map(|words| wrap(words, width)).unwrap_or_default();
        if y + decided.len() as u16 <= bottom {
            for line in &decided {
                self.text(x, y, width, line, self.look.text);
                y += 1;
            }
            y += u16::from(!decided.is_empty());
        }
        if let Some(path) = &view.saved_at {
            self.text(x, y, width, "Replay the whole game with:", self.look.faint);
            self.text(x, y + 1, width, &format!("farkle replay {path}"), self.look.faint);
        }
    }
}

impl Canvas<'_> {
    /// The best turn, the farkles and the luck of every side. Returns the next free line.
    fn figures(&mut self, x: u16, mut y: u16, ranked: &[&SideView], view: &View<'_>) -> u16 {
        let luck = view.afterwards.and_then(|afterwards| afterwards.luck);
        let (faint, text) = (self.look.faint, self.look.text);
        let mut row = |y: u16, name: &str, cells: [&str; 3], style: Style| {
            self.text(x + 4, y, NAME, name, style);
            for (cell, end) in cells.into_iter().zip(COLUMNS) {
                self.text_right(x, y, end, cell, style);
            }
        };
        row(y, "", ["best turn", "farkles", if luck.is_some() { "luck" } else { "" }], faint);
        for side in ranked {
            y += 1;
            let mut tally = TurnTally::default();
            view.ledger.game().seats_of(side.side).for_each(|seat| tally.add(view.ledger, seat));
            let farkles = format!("{} of {}", tally.farkles, tally.turns);
            let luck =
                luck.map_or(String::new(), |luck| format!("{:+.0} %", 100.0 * luck[side.side.index()]));
            let name = view.ledger.side_name(side.side);
            row(y, &name, [&tally.best.to_string(), &farkles, &luck], text);
        }
        y + 1
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

/// The score of a side after each of its turns.
fn scores(side: &SideView, view: &View<'_>) -> Vec<Points> {
    let (sheet, game) = (view.ledger.sheet(), view.ledger.game());
    let course = sheet.course(game, side.side);
    let own = sheet.lines().iter().enumerate().filter(|(_, line)| line.side == side.side);
    let mut scores: Vec<Points> = own.map(|(turn, _)| course[turn + 1]).collect();
    // Other sides may have given it points after its last turn.
    if let (Some(last), Some(end)) = (scores.last_mut(), course.last()) {
        *last = *end;
    }
    scores
}

/// Scores as a bar chart in one line of text. A long game shows one turn per available cell.
fn curve(scores: &[Points], best: Points, width: u16) -> String {
    let cells = scores.len().min(width.into());
    let at = |cell: usize| scores[(cell + 1) * scores.len() / cells - 1];
    let height =
        |points: Points| (i64::from(points.0.max(0)) * 7 / i64::from(best.0.max(1))).clamp(0, 7) as usize;
    (0..cells).map(|cell| HEIGHTS[height(at(cell))]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_ends_with_the_last_score_whatever_room_it_has() {
        let scores: Vec<Points> = (1..=40).map(|n| Points(n * 100)).collect();
        for width in [0, 1, 7, 40, 80] {
            let curve = curve(&scores, Points(4000), width);
            assert_eq!(curve.chars().count(), usize::from(width.min(40)));
            assert!(width == 0 || curve.ends_with('█'), "{curve}");
        }
    }

    #[test]
    fn a_curve_of_nothing_or_below_zero_stays_on_the_ground() {
        assert_eq!(curve(&[], Points(0), 9), "");
        assert_eq!(curve(&[Points(-500), Points(0)], Points(0), 9), "▁▁");
        // A scorekeeper may correct a score without end.
        assert_eq!(curve(&[Points(i32::MAX)], Points(i32::MAX), 9), "█");
    }
}
