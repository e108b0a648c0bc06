//! What the server has said about the seats of a table, and what follows for this page.

use super::FarTable;
use farkle_protocol::{Pace, SeatView, SeatsView, Stage};
use farkle_rules::Seat;
use farkle_table::Ledger;
use leptos::prelude::*;

impl FarTable {
    /// Reads who sits there and how far the table is, once the server has answered.
    pub(crate) fn view<T>(self, about: impl FnOnce(&SeatsView) -> T) -> Option<T> {
        self.seats.with(|view| view.as_ref().map(about))
    }

    /// The stage of the table, once the server has answered.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.view(|view| view.stage)
    }

    /// The seat of this person, if they have one.
    pub(crate) fn own_seat(self) -> Option<Seat> {
        self.view(|view| view.yours.map(|yours| yours.0)).flatten()
    }

    /// Whether everybody else is ready, and the game waits for this person only.
    pub(crate) fn is_awaited(self) -> bool {
        let own = self.own_seat().map(Seat::index);
        let waits = |view: &SeatsView| {
            let is_ready = |seat: &SeatView| seat.commitment.is_some() || seat.computer.is_some();
            view.stage == Stage::Gathering
                && view.seats.iter().enumerate().all(|(at, seat)| (Some(at) == own) != is_ready(seat))
        };
        own.is_some() && self.view(waits).unwrap_or_default()
    }

    /// Whether this person is ready.
    pub(crate) fn is_ready(self) -> bool {
        let own = self.own_seat().map(Seat::index);
        let is_ready = |view: &SeatsView| {
            own.and_then(|own| view.seats.get(own)).is_some_and(|own| own.commitment.is_some())
        };
        self.view(is_ready).unwrap_or_default()
    }

    /// How many other people are ready.
    pub(crate) fn others_ready(self) -> usize {
        let ready = |view: &SeatsView| view.seats.iter().filter(|seat| seat.commitment.is_some()).count();
        self.view(ready).unwrap_or_default() - usize::from(self.is_ready())
    }

    /// Whether somebody else has a seat, too.
    pub(crate) fn has_company(self) -> bool {
        let taken = |view: &SeatsView| view.seats.iter().filter(|seat| seat.name.is_some()).count();
        self.view(taken).is_some_and(|taken| taken > 1)
    }

    /// Whether this page may ask for something about the seats and the game: its person has a seat
    /// and plays on this device.
    pub(crate) fn may_ask(self) -> bool {
        self.own_seat().is_some() && self.acts.get()
    }

    /// Whether the clock decides for whoever takes too long.
    pub(crate) fn has_striking_clock(self) -> bool {
        self.view(|view| view.options.pace == Pace::Live) == Some(true)
    }

    /// Whether the player of a seat has let the time for a decision pass that the clock does not
    /// make for them.
    pub(crate) fn is_overdue(self, seat: Seat) -> bool {
        let is_over = self.clock.get().is_some_and(|clock| clock.seat == seat && clock.left_ms == 0);
        is_over && !self.has_striking_clock()
    }

    /// Whether the others need not wait for the player of a seat any longer.
    pub(crate) fn need_not_wait(self, seat: Seat) -> bool {
        let is_gone = self.away.with(|away| away.iter().any(|(of, away)| *of == seat && away.is_gone));
        is_gone || self.is_overdue(seat)
    }

    /// Whether the game may be ended without a result: somebody else is gone, or has a stand-in and
    /// is not connected.
    pub(crate) fn can_end(self, ledger: &Ledger) -> bool {
        let Some(own) = self.own_seat().filter(|_| self.may_ask()) else { return false };
        let has_left = |seat| {
            ledger.stand_in(seat).is_some() && self.away.with(|away| away.iter().any(|(of, _)| *of == seat))
        };
        let mut others = ledger.game().seats().filter(|seat| *seat != own);
        self.stage() == Some(Stage::Playing) && others.any(|seat| self.need_not_wait(seat) || has_left(seat))
    }
}
