//! The sheet for a spreadsheet: one row a turn, and a row for everything else that changes a score
//! or who plays.

use super::{Pad, PlayedLine};
use farkle_rules::{Entry, Event, Game, Points, TurnEnd, TurnEndKind};
use std::fmt::Write;

impl Pad {
    /// The sheet as comma-separated values with a heading: round, player, what happened, points
    /// banked, penalty, score, and whether the table let it pass. Numbers without separators, text
    /// quoted where it has to be. Rows that are no turn have no round: who joined, who left, what
    /// was corrected.
    pub fn csv(&self) -> String {
        let mut out = "round,player,result,banked,penalty,score,let_pass\n".to_string();
        let moments = self.record().replay().map(|replay| replay.moments).unwrap_or_default();
        let mut played = 0;
        for line in self.lines() {
            played += line.events.len();
            let after = played.checked_sub(1).and_then(|last| moments.get(last));
            let row = match (&line.outcome.turn_end, after) {
                (Some(end), _) => Some(self.turn(line, end)),
                (None, Some(after)) => self.between(line, &after.game),
                (None, None) => None,
            };
            out.extend(row);
        }
        out
    }

    fn turn(&self, line: &PlayedLine, end: &TurnEnd) -> String {
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
        let round = line.round.to_string();
        row(&round, name, result, (end.gained, end.penalty, end.score), line.is_overruled())
    }

    /// Who joined, who left, or what was corrected; `game` is the game after it.
    fn between(&self, line: &PlayedLine, game: &Game) -> Option<String> {
        let name = |seat: usize| self.names().get(seat).cloned().unwrap_or_default();
        let (name, result, points, side) = match *line.events.last()? {
            Event::Entered(Entry::Joined { score }) => {
                let seat = game.seats().last()?;
                (name(seat.index()), "joined", score, game.side(seat))
            }
            Event::Entered(Entry::Left(seat)) => (name(seat.index()), "left", Points::ZERO, game.side(seat)),
            Event::Entered(Entry::Corrected { side, points }) => {
                (self.side_name(side), "corrected", points, side)
            }
            _ => return None,
        };
        let points = (points, Points::ZERO, game.score(side));
        Some(row("", &name, result, points, line.is_overruled()))
    }
}

/// A row; `points` are those banked, the penalty, and the score with them.
fn row(round: &str, name: &str, result: &str, points: (Points, Points, Points), let_pass: bool) -> String {
    let (banked, penalty, score) = points;
    let mut row = String::new();
    // Writing to a string can't fail.
    let _ = writeln!(
        row,
        "{round},{},{result},{},{},{},{}",
        field(name),
        banked.0,
        penalty.0,
        score.0,
        if let_pass { "yes" } else { "no" }
    );
    row
}

/// A text as a field. What a spreadsheet would take for a formula is kept from being one.
fn field(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_string() };
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
