//! What goes wrong in a run, and how often.

use super::{World, start};
use crate::live::simulation::network::Connection;
use farkle_store::MemoryFault;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::ops::AddAssign;
use std::time::Duration;

/// How often what went wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::live::simulation) struct Counts {
    pub(super) commits: u64,
    pub(super) crashes: u64,
    pub(super) restarts: u64,
    pub(super) cuts: u64,
    pub(super) silences: u64,
    pub(super) late: u64,
    pub(super) refused: u64,
    pub(super) lost: u64,
    pub(super) answers_lost: u64,
    pub(super) unannounced: u64,
    pub(super) broken_locks: u64,
    pub(super) takeovers: u64,
    pub(super) games: u64,
}

impl Counts {
    pub(in crate::live::simulation) fn everything_went_wrong(&self) -> bool {
        let Counts { crashes, restarts, cuts, silences, late, refused, .. } = *self;
        let Counts { lost, answers_lost, unannounced, broken_locks, takeovers, .. } = *self;
        let network = [crashes, restarts, cuts, silences, late, takeovers];
        let store = [refused, lost, answers_lost, unannounced, broken_locks];
        network.iter().chain(&store).all(|count| *count > 0)
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.commits += other.commits;
        self.crashes += other.crashes;
        self.restarts += other.restarts;
        self.cuts += other.cuts;
        self.silences += other.silences;
        self.late += other.late;
        self.refused += other.refused;
        self.lost += other.lost;
        self.answers_lost += other.answers_lost;
        self.unannounced += other.unannounced;
        self.broken_locks += other.broken_locks;
        self.takeovers += other.takeovers;
        self.games += other.games;
    }
}

/// What goes wrong with the store, decided by random numbers of its own.
pub(super) struct StoreTrouble {
    pub(super) rng: ChaCha8Rng,
    pub(super) is_faulty: bool,
    pub(super) counts: Counts,
}

impl StoreTrouble {
    pub(super) fn next(&mut self) -> (Duration, Option<MemoryFault>) {
        let delay = Duration::from_micros(self.rng.random_range(100..3000));
        if !self.is_faulty {
            return (delay, None);
        }
        let (count, fault) = match self.rng.random_range(0..200) {
            0..4 => (&mut self.counts.refused, MemoryFault::Refused),
            4..6 => (&mut self.counts.lost, MemoryFault::Lost),
            6..9 => (&mut self.counts.answers_lost, MemoryFault::AnswerLost),
            9..20 => (&mut self.counts.unannounced, MemoryFault::Unannounced),
            20..24 => return (delay * 300, None),
            _ => return (delay, None),
        };
        *count += 1;
        (delay, Some(fault))
    }
}

impl World {
    pub(super) fn go_wrong(&mut self) {
        if self.rng.random_bool(0.01) {
            self.crash();
        }
        let at = self.rng.random_range(0..self.devices.len());
        match self.rng.random_range(0..400) {
            0..4 => {
                self.counts.restarts += 1;
                self.cut(at);
                self.devices[at].restart(&mut self.rng);
            }
            4..8 => {
                self.counts.cuts += 1;
                self.cut(at);
            }
            8..10 => {
                if let Some(connection) = &mut self.devices[at].connection {
                    self.counts.silences += 1;
                    connection.is_dead = true;
                }
            }
            _ => {}
        }
    }

    /// A server stops at once and starts anew: it forgets everything that is not in the store.
    fn crash(&mut self) {
        self.counts.crashes += 1;
        let at = self.rng.random_range(0..self.servers.len());
        let started = start(&self.store, &self.key);
        let (live, shutdown) = std::mem::replace(&mut self.servers[at], started);
        shutdown.begin();
        live.running().clear();
        self.ghosts.retain(|(_, ghost)| ghost.server != at);
        for index in 0..self.devices.len() {
            if self.devices[index].connection.as_ref().is_some_and(|connection| connection.server == at) {
                self.devices[index].connection = None;
                self.devices[index].remote.borrow_mut().lost(self.rng.random());
            }
        }
    }

    /// A device loses its connection. What it has sent may arrive later, after it has connected
    /// again.
    fn cut(&mut self, at: usize) {
        if let Some(connection) = self.devices[at].connection.take() {
            self.devices[at].remote.borrow_mut().lost(self.rng.random());
            self.bury(connection);
        }
    }

    /// The device has given up a connection; the server learns of it sooner or later.
    pub(super) fn bury(&mut self, connection: Connection) {
        let until = self.now + Duration::from_millis(self.rng.random_range(0..8000));
        if !connection.is_dead {
            self.ghosts.push((until, connection));
        }
    }
}
