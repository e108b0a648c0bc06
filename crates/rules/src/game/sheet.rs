//! The score sheet: one line for every turn, as on paper, and what else has changed a score.

use super::{Entry, Event, Game, Outcome, Seat, Side, TurnEnd, TurnEndKind};
use crate::Points;

/// All turns of a game that have ended, and all changes of a score between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    lines: Vec<SheetLine>,
    changes: Vec<SheetChange>,
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

/// Points that no turn has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetChange {
    /// Where they come from.
    pub kind: SheetChangeKind,
    /// The player's seat; of a side with several its first one.
    pub seat: Seat,
    /// The player's side.
    pub side: Side,
    /// The points. They are not zero.
    pub points: Points,
    /// The score of the side afterwards.
    pub score: Points,
    /// How many turns, everybody's, had ended before.
    pub after: usize,
}

/// Where points come from that no turn has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetChangeKind {
    /// Somebody has joined with them.
    Joined,
    /// The table has corrected a score.
    Corrected,
}

/// A row of the sheet as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetRow<'a> {
    /// The turns of a round or of a part of it, in the order of play.
    Round(u32, Vec<&'a SheetLine>),
    /// Points that no turn has brought.
    Change(&'a SheetChange),
}

impl ScoreSheet {
    /// Writes down an event and what followed from it; `game` is the state after it.
    pub fn note(&mut self, game: &Game, event: &Event, outcome: &Outcome) {
        if let Some(end) = outcome.turn_end {
            self.lines.push(SheetLine { round: round_of(game, end.seat), side: game.side(end.seat), end });
        }
        let (kind, seat, points) = match *event {
            Event::Entered(Entry::Joined { score }) => (SheetChangeKind::Joined, game.seats().last(), score),
            Event::Entered(Entry::Corrected { side, points }) => {
                (SheetChangeKind::Corrected, game.seats_of(side).next(), points)
            }
            _ => return,
        };
        if let Some(seat) = seat.filter(|_| points != Points::ZERO) {
            let side = game.side(seat);
            let (score, after) = (game.score(side), self.lines.len());
            self.changes.push(SheetChange { kind, seat, side, points, score, after });
        }
    }

    /// All changes of a score between turns, in the order in which they were made.
    pub fn changes(&self) -> &[SheetChange] {
        &self.changes
    }

    /// The rows as they are written: one for every round, and one for every change. A change
    /// stands before the next turn of its side, so that every column adds up from top to bottom.
    /// If another player of its team has had a turn in that round before it, the round takes two
    /// rows.
    pub fn rows(&self) -> Vec<SheetRow<'_>> {
        let last = self.lines.iter().map(|line| line.round).max().unwrap_or_default();
        let mut rows = Vec::new();
        for round in 1..=last + 1 {
            let here = |change: &&SheetChange| self.round_after(change) == round;
            let mut lines: Vec<(usize, &SheetLine)> =
                self.lines.iter().enumerate().filter(|(_, line)| line.round == round).collect();
            let is_within = |change: &&SheetChange| {
                lines.iter().any(|(at, line)| *at < change.after && line.side == change.side)
            };
            let (within, before): (Vec<&SheetChange>, Vec<&SheetChange>) =
                self.changes.iter().filter(here).partition(is_within);
            rows.extend(before.into_iter().map(SheetRow::Change));
            for change in within {
                let behind = lines.split_off(lines.partition_point(|(at, _)| *at < change.after));
                let done = std::mem::replace(&mut lines, behind);
                if !done.is_empty() {
                    rows.push(SheetRow::Round(round, done.into_iter().map(|(_, line)| line).collect()));
                }
                rows.push(SheetRow::Change(change));
            }
            if round <= last {
                rows.push(SheetRow::Round(round, lines.into_iter().map(|(_, line)| line).collect()));
            }
        }
        rows
    }

    /// The round before which a change stands.
    fn round_after(&self, change: &SheetChange) -> u32 {
        let next = self.lines.iter().skip(change.after).find(|line| line.side == change.side);
        let latest = || self.lines.iter().take(change.after).map(|line| line.round).max().unwrap_or_default();
        next.map_or_else(|| latest() + 1, |line| line.round)
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

impl SheetChange {
    /// A mark as people write it: the points, a correction with its sign.
    pub fn mark(&self) -> String {
        let is_added = self.kind == SheetChangeKind::Corrected && self.points > Points::ZERO;
        format!("{}{}", if is_added { "+" } else { "" }, self.points)
    }
}

/// The round of a turn that has just ended. The turns of those who have left count as ended with
/// the turn before them.
fn round_of(game: &Game, seat: Seat) -> u32 {
    let seats = game.seat_count();
    let behind = (1..seats).filter_map(|step| Seat::new((seat.index() + step) % seats));
    let passed = behind.take_while(|&seat| !game.is_present(seat)).count();
    game.turns().saturating_sub(1 + passed as u32) / seats as u32 + 1
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
