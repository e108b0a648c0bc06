//! The tray: the dice set aside in this turn, one line for each roll, grouped by combination.

use super::Plan;
use super::canvas::Canvas;
use crate::playing::View;
use farkle_client::TrayGroup;
use farkle_rules::Points;

impl Canvas<'_> {
    pub(super) fn tray(&mut self, plan: &Plan, y: u16, view: &View<'_>) {
        let (x, width) = (plan.table.x, plan.table.width);
        let (gone, lying) = view.table.tray.split_at(view.table.tray_since_hot_dice);
        let before: Points = gone.iter().map(|group| group.combination.points).sum();
        let heading = if gone.is_empty() {
            "Set aside ".to_string()
        } else {
            format!("Set aside   {before} before hot dice ")
        };
        let used = self.text(x, y, width, &heading, self.look.faint);
        self.repeat(x + used, y, width.saturating_sub(used), '─', self.look.line);
        let rolls: Vec<&[TrayGroup]> = lying.chunk_by(|a, b| a.roll == b.roll).collect();
        // If lines are short, the tray shows the latest rolls.
        let hidden = rolls.len().saturating_sub(plan.tray_lines().into());
        // A gap keeps dice apart.
        let step =
            if plan.is_roomy() && 2 * rolls.len() <= usize::from(plan.tray_lines()) + 1 { 2 } else { 1 };
        for (i, roll) in rolls[hidden..].iter().enumerate() {
            self.roll_in_tray(x, y + 1 + step * i as u16, width, roll, plan.is_roomy());
        }
        if hidden > 0 {
            let words = format!(" {hidden} more above");
            self.text_right(x, y, width, &words, self.look.faint);
        }
    }

    fn roll_in_tray(&mut self, x: u16, y: u16, width: u16, groups: &[TrayGroup], with_names: bool) {
        let mut used = 0;
        for group in groups {
            for face in group.combination.dice.faces() {
                used += self.small_die(x + used, y, face) + 1;
            }
            // The engine's text, with the points in a style of their own.
            let points = group.combination.points.to_string();
            let words = group.combination.to_string();
            let name = words.strip_suffix(&points).filter(|_| with_names).unwrap_or_default();
            let (faint, text) = (self.look.faint, self.look.text);
            used += self.text(x + used, y, width.saturating_sub(used), name, faint);
            used += self.text(x + used, y, width.saturating_sub(used), &points, text) + 3;
        }
    }
}
