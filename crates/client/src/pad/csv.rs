//! The sheet for a spreadsheet: one row a turn.

use super::Pad;
use farkle_rules::{Points, TurnEndKind};
use std::fmt::Write;

impl Pad {
    /// The sheet as comma-separated values with a heading: round, player, what happened, points
    /// banked, penalty, score, and whether the table let it pass. Numbers without separators, text
    /// quoted where it has to be.
    pub fn csv(&self) -> String {
        let mut out = "round,player,result,banked,penalty,score,let_pass\n".to_string();
        for line in self.lines() {
            let Some(end) = &line.outcome.turn_end else { continue };
            let name = self.names().get(end.seat.index()).map_or("", String::as_str);
            let result = match (end.kind, end.gift) {
                (TurnEndKind::Banked, Some(_)) => "too far",
                (TurnEndKind::Banked, None) => "banked",
                (TurnEndKind::Farkled, _) if end.penalty > Points::ZERO => "third farkle",
                (TurnEndKind::Farkled, _) => "farkle",
                (TurnEndKind::ToxicTwos, _) => "toxic twos",
                (TurnEndKind::GaveUp, _) => "nothing",
                (TurnEndKind::Won, _) => "wins",
            };
            // Writing to a string can't fail.
            let _ = writeln!(
                out,
                "{},{},{result},{},{},{},{}",
                line.round,
                field(name),
                end.gained.0,
                end.penalty.0,
                end.score.0,
                if line.is_overruled() { "yes" } else { "no" }
            );
        }
        out
    }
}

/// A text as a field. What a spreadsheet would take for a formula is kept from being one.
fn field(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_string() };
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
