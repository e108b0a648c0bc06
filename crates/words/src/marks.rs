//! The marks of turns on a score sheet.

use crate::Messages;
use farkle_rules::{Points, SheetChange, SheetChangeKind, SheetLine, TurnEndKind};

impl Messages {
    /// The points of a turn, or what happened instead.
    pub fn mark(&self, line: &SheetLine) -> String {
        match (line.end.kind, line.end.gift) {
            (TurnEndKind::Banked, Some(_)) => self.say("sheet-too-far"),
            (TurnEndKind::Banked, None) => self.points(line.end.gained),
            (TurnEndKind::Farkled, _) if line.end.penalty > Points::ZERO => self.points(-line.end.penalty),
            (TurnEndKind::Farkled, _) => self.say("sheet-farkle"),
            (TurnEndKind::ToxicTwos, _) => self.say("sheet-toxic"),
            (TurnEndKind::GaveUp, _) => self.say("sheet-gave-up"),
            (TurnEndKind::Won, _) => self.say("sheet-wins"),
        }
    }

    /// The points that no turn has brought, a correction with its sign.
    pub fn mark_of_change(&self, change: &SheetChange) -> String {
        let is_added = change.kind == SheetChangeKind::Corrected && change.points > Points::ZERO;
        format!("{}{}", if is_added { "+" } else { "" }, self.points(change.points))
    }
}
