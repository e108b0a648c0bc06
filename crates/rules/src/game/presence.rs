//! Players who come and go in the middle of a game: who may, and what follows for the turn, the
//! last turns and a play-off.

use super::{Closing, Game, MAX_SEATS, Outcome, Refusal, Seat, Side, SideSet, SideState};
use crate::Points;

impl Game {
    pub(super) fn check_joining(&self) -> Result<(), Refusal> {
        if self.rules.teams() > 0 {
            return Err(Refusal::TeamsStay);
        }
        if usize::from(self.seats) >= MAX_SEATS {
            return Err(Refusal::TableFull { most: MAX_SEATS });
        }
        if self.closing != Closing::Open {
            return Err(Refusal::TooLateToJoin);
        }
        Ok(())
    }

    pub(super) fn check_leaving(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat { seats: self.seats });
        }
        if !self.is_present(seat) {
            return Err(Refusal::AlreadyLeft);
        }
        if self.seats().filter(|&seat| self.is_present(seat)).count() == 1 {
            return Err(Refusal::LastPlayer);
        }
        Ok(())
    }

    /// The new seat is the last one, so its place in this round may have passed already. It counts
    /// as played then: rounds stay whole.
    pub(super) fn join(&mut self, score: Points) -> Outcome {
        let seats = u32::from(self.seats);
        let (round, played) = (self.turns / seats, self.turns % seats);
        let has_passed = self.mover < self.starter;
        self.turns = round * (seats + 1) + played + u32::from(has_passed);
        let opened = self.rules.opening_score() == Points::ZERO || score > Points::ZERO;
        self.sides[usize::from(self.seats)] = SideState { score, opened };
        self.seats += 1;
        Outcome::default()
    }

    pub(super) fn leave(&mut self, seat: Seat) -> Outcome {
        self.absent.insert(Side(seat.0));
        let (side, was_movers_turn) = (self.side(seat), self.mover == seat);
        let side_has_left = !self.is_side_present(side);
        let closing_before = self.closing;
        match &mut self.closing {
            Closing::Open => {}
            Closing::LastTurns { to_play, .. } if side_has_left => to_play.remove(side),
            Closing::PlayOff { to_play, among } if side_has_left => {
                to_play.remove(side);
                among.remove(side);
            }
            _ => {}
        }
        if let Closing::LastTurns { leader, .. } = self.closing
            && leader == side
            && side_has_left
        {
            self.lead_by_score();
        }
        let play_off_begins = (was_movers_turn || self.closing != closing_before)
            && self.after_leaving(was_movers_turn).play_off_begins;
        Outcome { play_off_begins, game_over: self.is_over(), ..Outcome::default() }
    }

    /// Whether somebody still plays on this seat.
    pub fn is_present(&self, seat: Seat) -> bool {
        !self.absent.contains(Side(seat.0))
    }

    /// Whether somebody still plays for this side.
    pub fn is_side_present(&self, side: Side) -> bool {
        self.absent.is_empty() || self.seats_of(side).any(|seat| self.is_present(seat))
    }

    pub(super) fn present_sides(&self) -> SideSet {
        self.all_sides().filter(|&side| self.is_side_present(side)).collect()
    }
}
