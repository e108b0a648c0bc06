//! Who is let in at a table, and who has to go to make room.

use super::storing::CommitOutcome;
use super::{ATTEMPTS, Connection, Lost, Task, closed, sentence};
use crate::live::now;
use crate::live::room::Room;
use farkle_protocol::{CloseReason, FromHost};

impl Task {
    /// Lets somebody in, or says why not.
    pub(super) async fn open(
        &mut self,
        connection: u64,
        mut opened: Connection,
        acts: bool,
        have: Option<u64>,
    ) -> Result<(), Lost> {
        if self.live.store().is_shared() {
            // The device may know more than this server, from another one.
            self.catch_up().await?;
        }
        let is_invited = opened.invitation.is_some_and(|secret| self.room.is_invited(&secret, now()));
        let seat = self.room.seat_of(&opened.device);
        let refusal = match seat {
            None if !is_invited => Some(CloseReason::NotInvited),
            None if !self.room.lets_strangers_in() => Some(CloseReason::NoWatchers),
            _ => (!self.make_room(&opened, seat.is_some())).then_some(CloseReason::Full),
        };
        if let Some(why) = refusal {
            drop(opened.outbox.try_send(closed(why, sentence(why))));
            return Ok(());
        }
        let claim = self.claim_of(opened.claim, &opened.device);
        opened.claim = acts.then_some(claim);
        self.connections.insert(connection, opened);
        self.tell_seats_to(connection);
        if let Some(game) = self.room.since(have) {
            self.tell(connection, &game);
        }
        if let Some(clock) = self.clock.told(self.room.options().pace) {
            self.tell(connection, &FromHost::Clock(clock));
        }
        self.tell_presence();
        // Whoever comes back moves again; whoever only looks has not come back.
        let seat = seat.filter(|_| self.acts(connection));
        for _ in 0..ATTEMPTS {
            let Some(back) = seat.and_then(|seat| self.room.welcome_back(seat)) else { break };
            let CommitOutcome::Moved = self.store(None, vec![back]).await? else { break };
        }
        Ok(())
    }

    /// Closes the connections of those who may not watch, once there is no free seat.
    pub(super) fn send_strangers_away(&mut self) {
        if self.room.lets_strangers_in() {
            return;
        }
        let is_stranger = |of: &Connection| self.room.seat_of(&of.device).is_none();
        for (_, stranger) in self.connections.extract_if(.., |_, of| is_stranger(of)) {
            let why = CloseReason::NoWatchers;
            drop(stranger.outbox.try_send(closed(why, sentence(why))));
        }
    }

    /// Makes room for somebody who comes; false if there is none. Whoever plays comes before
    /// whoever watches, and the newest connection of a device before the oldest one that does not
    /// act.
    fn make_room(&mut self, newest: &Connection, plays: bool) -> bool {
        let limits = *self.live.limits();
        let of_device = self.connections.values().filter(|known| known.device == newest.device).count();
        if of_device >= limits.connections_per_device {
            return self.close_oldest(CloseReason::Replaced, |_, of| of.device == newest.device);
        }
        let is_stranger = |room: &Room, of: &Connection| room.seat_of(&of.device).is_none();
        if !plays {
            let of_client = self.connections.values().filter(|of| of.client == newest.client);
            let strangers = of_client.filter(|of| is_stranger(&self.room, of)).count();
            if strangers >= limits.strangers_per_client {
                return false;
            }
        }
        if self.connections.len() < limits.connections_per_table {
            return true;
        }
        // Nobody else loses the only connection of a seat.
        plays
            && (self.close_oldest(CloseReason::Full, |task, of| is_stranger(&task.room, of))
                || self.close_oldest(CloseReason::Replaced, |task, of| {
                    task.connections.values().filter(|known| known.device == of.device).count() > 1
                })
                || self.close_oldest(CloseReason::Replaced, |_, of| of.device == newest.device))
    }

    /// Closes the oldest connection of this kind, one that does not act if there is any: whether
    /// there was one.
    fn close_oldest(&mut self, why: CloseReason, is_it: impl Fn(&Task, &Connection) -> bool) -> bool {
        let all = self.connections.iter().filter(|(_, of)| is_it(self, of)).map(|(number, _)| *number);
        let oldest = all.min_by_key(|number| (self.acts(*number), *number));
        let closed_one = oldest.and_then(|number| self.connections.remove(&number));
        if let Some(oldest) = &closed_one {
            drop(oldest.outbox.try_send(closed(why, sentence(why))));
        }
        closed_one.is_some()
    }
}
