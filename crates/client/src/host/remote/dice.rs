//! How a device takes part in fixing the dice: its seed, and the locks that it sees.

use super::RemoteHost;
use farkle_protocol::{SeatWish, SeatsView, Stage};
use farkle_table::{Seed, SeedLock};

impl RemoteHost {
    /// Whether the lock of a game holds what this device has promised for it. A server that puts
    /// something else in its place could pick the dice. `None` if this device can't tell: another
    /// device of the person may have promised for this game, as after a lock that was broken.
    ///
    /// Which seat it has is the server's word, so any seat counts.
    pub fn is_locked_in(&self, lock: &SeedLock) -> Option<bool> {
        if lock.table() != self.kept.table {
            return Some(false);
        }
        match &self.kept.seed {
            Some((game, seed)) if *game == lock.game() => match holds_promise(lock, seed) {
                true => Some(true),
                false => (self.has_promised && lock.broken().is_empty()).then_some(false),
            },
            _ => self.own_seat().is_none().then_some(true),
        }
    }

    pub(super) fn own_commitment(&self) -> Option<farkle_table::Commitment> {
        self.seats.as_ref()?.seats.get(self.own_seat()?.index())?.commitment
    }

    /// After a lock that was broken, another device of the person may have promised another seed:
    /// the lock that this one has seen is not that of the game.
    pub(super) fn follow_broken_lock(&mut self, lock: &SeedLock) {
        let is_other = |(game, seed): &(u32, Seed)| *game == lock.game() && !holds_promise(lock, seed);
        if !lock.broken().is_empty() && self.kept.seed.as_ref().is_some_and(is_other) {
            self.kept.lock = Some((lock.game(), lock.fingerprint()));
        }
    }

    /// Shows the seed of the device once all commitments are locked.
    pub(super) fn show_seed(&mut self) {
        // Without a lock to keep, a server could pick its answer to the seeds.
        let is_kept = |view: &SeatsView| self.kept.lock.is_some_and(|(game, _)| game == view.game);
        let is_locked = self.seats.as_ref().is_some_and(|view| view.stage == Stage::Locked && is_kept(view));
        if let Some(seed) = self.taken_seed().filter(|_| is_locked).cloned()
            // That of a lock that was broken may still be on its way.
            && !self.asked.iter().any(|asked| asked.wish == SeatWish::Show { seed: seed.clone() })
        {
            self.put(SeatWish::Show { seed });
        }
    }

    /// The seed of this device, if the server has taken its commitment for the next game.
    pub(super) fn taken_seed(&self) -> Option<&Seed> {
        let (game, seed) = self.kept.seed.as_ref()?;
        let is_next = self.seats.as_ref()?.game == *game;
        let commitment = seed.device_commitment(self.kept.table, *game, self.own_seat()?);
        (is_next && self.own_commitment() == Some(commitment)).then_some(seed)
    }
}

/// Whether a lock holds what a device has promised with this seed, for any seat.
fn holds_promise(lock: &SeedLock, seed: &Seed) -> bool {
    lock.devices().iter().any(|(seat, _)| lock.is_seed_of(*seat, seed))
}
