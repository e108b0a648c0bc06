//! What a person asks of a table: seats, getting ready, another game.

use super::{FarTable, set};
use crate::friends::secrets;
use crate::page::browser;
use crate::storage::friends::{self, SavedTable};
use farkle_client::RemoteHost;
use farkle_protocol::{Color, SeatNumber, SeatWish, Stage};
use farkle_rules::Seat;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl FarTable {
    /// Takes this seat, or the first free one, with this colour if nobody else has it.
    pub(crate) fn join(self, name: &str, color: u8, seat: Option<Seat>) {
        let color = Color::all().nth(color.into());
        self.tell(|remote| remote.join(name, color, seat));
        self.pump();
    }

    /// Gives the seat up, or has a computer player move during a game.
    pub(crate) fn leave(self) {
        let is_playing =
            self.with(|remote| remote.seats().is_some_and(|view| view.stage == Stage::Playing)) == Some(true);
        self.tell(RemoteHost::leave);
        self.pump();
        self.saved.update_value(|saved| {
            // Before a game the seat is given up, and nobody else has freed it.
            (saved.left, saved.seated) = (is_playing, is_playing);
            friends::save(saved);
        });
    }

    /// Has a computer player take a free seat.
    pub(crate) fn seat_computer(self, seat: Seat, name: &str, temperament: &str) {
        let (name, temperament) = (name.to_string(), temperament.to_string());
        self.ask(SeatWish::SeatComputer { name, temperament, seat: Some(SeatNumber(seat)) });
    }

    /// Frees the seat of a computer player, or of somebody who is gone.
    pub(crate) fn free_seat(self, seat: Seat) {
        self.ask(SeatWish::FreeSeat { seat: SeatNumber(seat) });
    }

    /// Has a computer player move for somebody who is gone.
    pub(crate) fn stand_in(self, seat: Seat, temperament: &str) {
        self.ask(SeatWish::StandIn { seat: SeatNumber(seat), temperament: temperament.to_string() });
    }

    /// Moves for oneself again, where a computer player does.
    pub(crate) fn come_back(self) {
        self.ask(SeatWish::Return);
    }

    /// Plays on at this device, in the place of another one of this person.
    pub(crate) fn act_here(self) {
        let Some(id) = self.saved.try_with_value(|saved| saved.id.clone()) else { return };
        spawn_local(async move {
            // If the other one is a window of this browser, it has written the row since. This one
            // goes on from there: otherwise it could not write the row.
            if let Ok(Some(row)) = friends::find(&id).await
                && let Some(kept) = secrets::kept(&row)
            {
                self.tell(|remote| remote.keep(kept));
                set(self.invitation, row.invitation.clone());
                let _ = self.saved.try_set_value(SavedTable { left: false, ..row });
            }
            if let Some(saved) = self.to_keep() {
                friends::save(&saved);
                self.saved.set_value(saved);
            }
            self.tell(RemoteHost::act_here);
            self.pump();
        });
    }

    /// Asks for more time for the decision.
    pub(crate) fn ask_for_time(self) {
        self.tell(RemoteHost::ask_for_time);
        self.send();
    }

    /// Ends the game without a result, because somebody is gone.
    pub(crate) fn end(self) {
        self.ask(SeatWish::End);
    }

    fn ask(self, wish: SeatWish) {
        self.tell(|remote| remote.ask(wish));
        self.pump();
    }

    /// Replaces the link for others: the old one opens the table no longer.
    pub(crate) fn renew_invitation(self) {
        // Another wish would have to be answered first.
        if self.asking.get_untracked() {
            return;
        }
        let invitation = secrets::new_secret();
        self.new_invitation.set_value(Some(String::from(invitation)));
        self.ask(SeatWish::Invite { invitation });
    }

    /// Hands the new link out once the server has stored it.
    pub(super) fn take_new_invitation(self) {
        if self.new_invitation.try_with_value(Option::is_none) != Some(false)
            || self.asking.try_get_untracked() != Some(false)
        {
            return;
        }
        let invitation = self.new_invitation.try_update_value(Option::take).flatten();
        let Some(invitation) = invitation.filter(|_| self.refused.get_untracked().is_none()) else { return };
        self.saved.update_value(|saved| {
            saved.invitation.clone_from(&invitation);
            friends::save(saved);
        });
        self.invitation.set(invitation);
    }

    /// Says that the person is ready, after the seed of this device is stored.
    pub(crate) fn ready(self) {
        self.tell(|remote| remote.choose_seed(browser::new_seed()));
        let Some(saved) = self.to_keep() else { return };
        set(self.asking, true);
        self.saved.set_value(saved.clone());
        spawn_local(async move {
            if friends::save_and_wait(&saved).await {
                self.tell(RemoteHost::ready);
                self.pump();
            }
        });
    }

    /// Plays again: whoever says so is ready for it, too.
    pub(crate) fn play_again(self) {
        if untrack(|| self.stage()) == Some(Stage::Over) {
            self.wants_again.set_value(true);
            self.tell(RemoteHost::rematch);
            self.pump();
        } else {
            self.ready();
        }
    }

    /// Does by itself what follows from an earlier wish of the person.
    pub(super) fn go_on(self) {
        if self.wants_again.try_get_value() != Some(true) {
            return;
        }
        let state = self.with(|remote| {
            let stage = remote.seats().map(|view| view.stage);
            (stage, remote.is_ready(), remote.is_asking())
        });
        match state {
            Some((Some(Stage::Gathering), false, false)) => {
                self.wants_again.set_value(false);
                self.ready();
            }
            // Its answer is under way.
            Some((_, _, true)) => {}
            Some((Some(Stage::Over), _, false)) if self.refused.get_untracked().is_none() => {}
            _ => self.wants_again.set_value(false),
        }
    }
}
