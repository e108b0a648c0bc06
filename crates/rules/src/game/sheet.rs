//! The score sheet: one line for every turn, as on paper.

use super::{Game, Outcome, Seat, Side, TurnEnd, TurnEndKind};
use crate::Points;

/// All turns of a game that have ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    lines: Vec<SheetLine>,
}

/// One turn on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// The round, from 1.
    pub round: u32,
    /// The player's side.
    pub side: Side,
    /// How the turn ended.
    pub end: TurnEnd,
}

impl ScoreSheet {
    /// Writes down what followed from an event; `game` is the state after it.
    pub fn note(&mut self, game: &Game, outcome: &Outcome) {
        if let Some(end) = outcome.turn_end {
            let round = game.turns().saturating_sub(1) / game.seat_count() as u32 + 1;
            self.lines.push(SheetLine { round, side: game.side(end.seat), end });
        }
    }

    /// All lines, in the order of play.
    pub fn lines(&self) -> &[SheetLine] {
        &self.lines
    }

    /// The lines of one seat.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &SheetLine> {
        self.lines.iter().filter(move |line| line.end.seat == seat)
    }

    /// What all turns together have done to the score of a side: banks and gifts received less
    /// penalties. Together with the start bonus (or what it joined with) and all corrections it is
    /// the side's score.
    pub fn sum(&self, side: Side) -> Points {
        let own =
            self.lines.iter().filter(|line| line.side == side).map(|line| line.end.gained - line.end.penalty);
        let gifts = self.lines.iter().filter_map(|line| line.end.gift).filter(|gift| gift.to == Some(side));
        own.sum::<Points>() + gifts.map(|gift| gift.points).sum()
    }

    /// What a side had before the first turn and after every line, everybody's: its own turns and
    /// what others gave it. What no turn explains (corrections) shows with its next turn.
    pub fn course(&self, game: &Game, side: Side) -> Vec<Points> {
        let given = |line: &SheetLine| match line.end.gift {
            Some(gift) if gift.to == Some(side) => gift.points,
            _ => Points::ZERO,
        };
        let before = match self.lines.iter().position(|line| line.side == side) {
            Some(first) => {
                let TurnEnd { score, gained, penalty, .. } = self.lines[first].end;
                score - gained + penalty - self.lines[..first].iter().map(given).sum()
            }
            None => game.score(side) - self.sum(side),
        };
        let steps = self.lines.iter().scan(before, |score, line| {
            *score = if line.side == side { line.end.score } else { *score + given(line) };
            Some(*score)
        });
        std::iter::once(before).chain(steps).collect()
    }
}

impl SheetLine {
    /// A mark as people write it: the points, or what happened instead.
    pub fn mark(&self) -> String {
        match (self.end.kind, self.end.gift) {
            (TurnEndKind::Banked, Some(_)) => "too far".to_string(),
            (TurnEndKind::Banked, None) => self.end.gained.to_string(),
            (TurnEndKind::Farkled, _) if self.end.penalty > Points::ZERO => (-self.end.penalty).to_string(),
            (TurnEndKind::Farkled, _) => "F".to_string(),
            (TurnEndKind::ToxicTwos, _) => "toxic".to_string(),
            (TurnEndKind::GaveUp, _) => "-".to_string(),
            (TurnEndKind::Won, _) => "wins".to_string(),
        }
    }
}
