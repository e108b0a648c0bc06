//! Which connection acts for a seat that several devices of one person have opened: the one with
//! the greatest claim. The others watch.
//!
//! A claim is a number that a connection gets when it takes the seat over. A program says the last
//! one that it was told when it connects again, so that a device that has slept, or a network that
//! comes and goes, takes the seat from nobody who has taken it over since.

use super::Task;
use crate::live::keys::SecretHash;
use farkle_protocol::FromHost;
use farkle_rules::Seat;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// So far ahead of this clock may a claim be, in microseconds: another server has given it, or this
/// one before its clock was put back. Nobody could take the seat over from a greater one.
const MOST_AHEAD: u64 = 60_000_000;

impl Task {
    /// Whether a connection acts for the seat of its device.
    pub(super) fn acts(&self, connection: u64) -> bool {
        let Some(of) = self.connections.get(&connection) else { return false };
        let Some(claim) = of.claim else { return false };
        let Some(seat) = self.room.seat_of(&of.device) else { return true };
        // The earlier connection of a program that has come back has the same claim.
        let is_later = |number: u64, other: Option<u64>| (other, number) > (of.claim, connection);
        let mut here = self.connections.iter().filter(|(_, other)| other.device == of.device);
        let mut elsewhere = self.elsewhere.values().filter_map(|elsewhere| elsewhere.claims.get(&seat));
        !here.any(|(number, other)| is_later(*number, other.claim)) && !elsewhere.any(|other| *other > claim)
    }

    /// Has a connection act for its seat.
    pub(super) fn act_on(&mut self, connection: u64) {
        let Some(device) = self.connections.get(&connection).map(|of| of.device.clone()) else { return };
        let claim = self.next_claim(&device);
        if let Some(of) = self.connections.get_mut(&connection) {
            (of.claim, of.was_behind) = (Some(claim), false);
        }
        self.tell_others_presence(false);
        self.tell_acting();
    }

    /// Somebody has done something on a connection. If another program with a greater claim had
    /// the seat, it does not get it back when it comes again.
    pub(super) fn note_deed(&mut self, connection: u64) {
        if self.connections.get(&connection).is_some_and(|of| of.was_behind) {
            self.act_on(connection);
        }
    }

    /// A claim that is greater than all others of a device.
    pub(super) fn next_claim(&self, device: &SecretHash) -> u64 {
        let known = self.greatest_claim(device).unwrap_or_default();
        microseconds().max(known.saturating_add(1))
    }

    /// The claim of a connection that says this one.
    pub(super) fn claim_of(&self, said: Option<u64>, device: &SecretHash) -> u64 {
        let Some(said) = said else { return self.next_claim(device) };
        said.min(microseconds().saturating_add(MOST_AHEAD))
    }

    /// The greatest claim of a device at all servers.
    fn greatest_claim(&self, device: &SecretHash) -> Option<u64> {
        let seat = self.room.seat_of(device);
        let here = self.connections.values().filter(|of| of.device == *device).filter_map(|of| of.claim);
        let of_seat = |claims: &BTreeMap<Seat, u64>| claims.get(&seat?).copied();
        let elsewhere = self.elsewhere.values().filter_map(|elsewhere| of_seat(&elsewhere.claims));
        here.chain(elsewhere).max()
    }

    /// The greatest claim of each seat at this server.
    pub(super) fn claims(&self) -> BTreeMap<Seat, u64> {
        let mut claims = BTreeMap::new();
        for of in self.connections.values() {
            if let (Some(seat), Some(claim)) = (self.room.seat_of(&of.device), of.claim) {
                let greatest: &mut u64 = claims.entry(seat).or_default();
                *greatest = claim.max(*greatest);
            }
        }
        claims
    }

    /// Tells those connections with a seat whether they act for which that has changed.
    pub(super) fn tell_acting(&mut self) {
        let all: Vec<u64> = self.connections.keys().copied().collect();
        for connection in all {
            let here = self.acts(connection);
            let Some(device) = self.connections.get(&connection).map(|of| of.device.clone()) else {
                continue;
            };
            let greatest = self.greatest_claim(&device);
            let Some(of) = self.connections.get_mut(&connection) else { continue };
            let Some(claim) = of.claim.filter(|_| self.room.seat_of(&of.device).is_some()) else { continue };
            of.was_behind |= greatest > Some(claim);
            if of.told_acting.replace((here, claim)) != Some((here, claim)) {
                self.tell(connection, &FromHost::Acting { here, claim });
            }
        }
    }
}

/// Microseconds since 1970, and never twice the same: so claims of other servers, and of before
/// this program has begun, are smaller than those of now. The clock of the system is read each
/// time, because it may have been wrong when the program began; if it is put back, the claims of
/// this program go on to grow.
fn microseconds() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    later_than(&LAST, u64::try_from(since.as_micros()).unwrap_or_default())
}

/// The time of a clock, or if that is not later than the last one, the next number.
fn later_than(last: &AtomicU64, clock: u64) -> u64 {
    let next = |last: u64| clock.max(last.saturating_add(1));
    let before = last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(next(last)));
    next(before.unwrap_or_else(|last| last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_follow_the_clock_of_the_system_and_grow_when_it_is_put_back() {
        let last = AtomicU64::new(0);
        let at_begin = [100, 100].map(|clock| later_than(&last, clock));
        let set_right = [5_000, 5_001].map(|clock| later_than(&last, clock));
        let put_back = [300, 6_000].map(|clock| later_than(&last, clock));
        assert_eq!([at_begin, set_right, put_back], [[100, 101], [5_000, 5_001], [5_002, 6_000]]);
    }
}
