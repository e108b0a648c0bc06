//! Which connection acts for a seat that several devices of one person have opened: the one that
//! has asked to last. The others watch.

use super::{Elsewhere, Task};
use crate::live::others::PeerNews;
use farkle_protocol::{FromHost, SeatNumber};
use farkle_rules::Seat;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use tokio::time::Instant;

impl Task {
    /// Whether a connection acts for the seat of its device.
    pub(super) fn acts(&self, connection: u64) -> bool {
        let Some(of) = self.connections.get(&connection) else { return false };
        let Some(seat) = self.room.seat_of(&of.device) else { return true };
        let same = self.connections.iter().filter(|(_, other)| other.device == of.device);
        // Of those that only look, the one that came first.
        let newest = same.max_by_key(|(number, other)| (other.claimed, Reverse(**number)));
        newest.is_some_and(|(number, _)| *number == connection)
            && !self.elsewhere.values().any(|elsewhere| elsewhere.acting.contains(&seat))
    }

    /// Has a connection act for its seat.
    pub(super) fn act_on(&mut self, connection: u64) {
        let claimed = self.live.next_connection();
        let Some(of) = self.connections.get_mut(&connection) else { return };
        of.claimed = Some(claimed);
        if let Some(seat) = self.room.seat_of(&of.device) {
            self.claim(seat);
        }
        self.tell_acting();
    }

    /// Tells the other servers that a device at this one acts for a seat.
    pub(super) fn claim(&mut self, seat: Seat) {
        for elsewhere in self.elsewhere.values_mut() {
            elsewhere.acting.remove(&seat);
        }
        self.tell_others(PeerNews::Acts { seat: SeatNumber(seat) });
    }

    /// Notes that a device at another server acts for a seat.
    pub(super) fn note_acting(&mut self, server: u64, seat: Seat) {
        for elsewhere in self.elsewhere.values_mut() {
            elsewhere.acting.remove(&seat);
        }
        // Who is there comes with its presence.
        let new = || Elsewhere {
            heard: Instant::now(),
            here: BTreeSet::new(),
            acting: BTreeSet::new(),
            watching: 0,
        };
        self.elsewhere.entry(server).or_insert_with(new).acting.insert(seat);
        self.tell_acting();
    }

    /// Tells those connections whether they act for which that has changed.
    pub(super) fn tell_acting(&mut self) {
        let all: Vec<u64> = self.connections.keys().copied().collect();
        for connection in all {
            let here = self.acts(connection);
            let Some(of) = self.connections.get_mut(&connection) else { continue };
            if std::mem::replace(&mut of.told_acting, here) != here {
                self.tell(connection, &FromHost::Acting { here });
            }
        }
    }
}
