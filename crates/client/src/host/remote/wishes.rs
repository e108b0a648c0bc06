//! What a person wants at a table besides the moves of the game.

use super::RemoteHost;
use crate::RESEND_AFTER;
use farkle_protocol::{Color, CommandId, Reaction, Saying, SeatNumber, SeatWish, ToHost};
use farkle_rules::Seat;
use farkle_table::Seed;
use std::time::Duration;

/// A wish about seats that is not answered yet.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) id: CommandId,
    game: u32,
    pub(super) wish: SeatWish,
    pub(super) sent: Duration,
}

impl RemoteHost {
    /// Takes this seat, or the first free one, with a colour if nobody else has taken it.
    pub fn join(&mut self, name: &str, color: Option<Color>, seat: Option<Seat>) {
        self.ask(SeatWish::Join { name: name.to_string(), color, seat: seat.map(SeatNumber) });
    }

    /// Gives the seat up.
    pub fn leave(&mut self) {
        self.ask(SeatWish::Leave);
    }

    /// Plays again, after a game.
    pub fn rematch(&mut self) {
        self.ask(SeatWish::Rematch);
    }

    /// Takes a new seed for the next game. Once [`RemoteHost::kept`] is stored,
    /// [`RemoteHost::ready`] says that the device is ready: a seed that nobody keeps would break
    /// the lock.
    pub fn choose_seed(&mut self, seed: Seed) {
        if let Some(view) = &self.seats {
            self.kept.seed = Some((view.game, seed));
            self.kept.lock = None;
            self.has_promised = true;
        }
    }

    /// Says that the player is ready for the next game.
    pub fn ready(&mut self) {
        let Some(seat) = self.own_seat() else { return };
        let Some((game, seed)) = &self.kept.seed else { return };
        let commitment = seed.device_commitment(self.kept.table, *game, seat);
        self.ask(SeatWish::Ready { commitment });
    }

    /// Shows everybody how the player feels.
    pub fn react(&mut self, reaction: Reaction) {
        self.post(ToHost::React { reaction });
    }

    /// Tells everybody that the player has asked for the best play.
    pub fn tell_of_hint(&mut self) {
        self.post(ToHost::Hint);
    }

    /// Asks for more time for the decision of the player.
    pub fn ask_for_time(&mut self) {
        self.post(ToHost::MoreTime);
    }

    /// Says something to everybody.
    pub fn say(&mut self, text: Saying) {
        self.post(ToHost::Say { text });
    }

    /// Asks for something about seats. One wish of the player is under way at a time. Only what is
    /// wanted for somebody else's seat waits for another wish of that kind, the last one for each
    /// seat; anything else that comes before the answer is a second press, and does nothing.
    pub fn ask(&mut self, wish: SeatWish) {
        if !self.is_asking() {
            self.refused = None;
            self.put(wish);
        } else if let Some(seat) = seat_of(&wish)
            && let [Asked { wish: first, .. }] = &self.asked[..]
            && seat_of(first).is_some()
        {
            let is_second_press = *first == wish;
            self.next_wishes.retain(|other| seat_of(other) != Some(seat));
            if !is_second_press {
                self.next_wishes.push_back(wish);
            }
        }
    }

    /// The server has done what was asked: now it is the turn of the next wish.
    pub(super) fn ask_next(&mut self) {
        if !self.is_asking()
            && let Some(wish) = self.next_wishes.pop_front()
        {
            self.put(wish);
        }
    }

    pub(super) fn put(&mut self, wish: SeatWish) {
        let Some(view) = &self.seats else { return };
        self.commands += 1;
        let id = CommandId::new(self.device, self.commands);
        let asked = Asked { id, game: view.game, wish, sent: self.connection.now() };
        self.post(asked.message());
        self.asked.push(asked);
    }

    /// Asks again for what was not answered.
    pub(super) fn ask_again(&mut self) {
        let now = self.connection.now();
        let mut again = Vec::new();
        for asked in self.asked.iter_mut().filter(|asked| now >= asked.sent + RESEND_AFTER) {
            asked.sent = now;
            again.push(asked.message());
        }
        again.into_iter().for_each(|message| self.post(message));
    }
}

/// The seat of somebody else that a wish is about.
fn seat_of(wish: &SeatWish) -> Option<SeatNumber> {
    match wish {
        SeatWish::FreeSeat { seat } => Some(*seat),
        SeatWish::SeatComputer { seat, .. } => *seat,
        _ => None,
    }
}

impl Asked {
    pub(super) fn message(&self) -> ToHost {
        ToHost::Ask { id: self.id, game: self.game, wish: self.wish.clone() }
    }
}
