//! What the turns of a player come to.

use farkle_rules::{Points, Seat, TurnEndKind};
use farkle_table::Ledger;

/// What the turns of a player come to, in one game or in several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnTally {
    /// The turns.
    pub turns: u32,
    /// How many of them ended in a farkle.
    pub farkles: u32,
    /// The points of all turns.
    pub gained: i64,
    /// The points of the best turn.
    pub best: Points,
}

impl TurnTally {
    /// Adds the turns of a player in a game.
    pub fn add(&mut self, ledger: &Ledger, seat: Seat) {
        for line in ledger.sheet().of_seat(seat) {
            self.turns += 1;
            self.farkles += u32::from(line.end.kind == TurnEndKind::Farkled);
            self.gained += i64::from(line.end.gained.0);
            self.best = self.best.max(line.end.gained);
        }
    }

    /// The points of a turn on average.
    pub fn average(&self) -> i64 {
        (self.gained as f64 / f64::from(self.turns.max(1))).round() as i64
    }
}
