//! What a stored commit changes at a table.

use super::seated_player::{Kind, SeatedPlayer};
use super::{Broadcast, Corrupt, Preparation, REMEMBERED, Room, corrupt};
use crate::live::log_entry::{LogEntry, Text, stored};
use farkle_client::GameHost;
use farkle_protocol::{Change, FromHost, SeatNumber};
use farkle_rules::Seat;
use farkle_store::Commit;
use farkle_table::{Commitment, Holder, SeedLock, Setup, Table};
use std::collections::BTreeMap;

impl Room {
    /// Takes the next commit in.
    pub(in crate::live) fn apply(&mut self, commit: &Commit) -> Result<Broadcast, Corrupt> {
        let version = self.version + 1;
        let mut told = Broadcast::default();
        let stored = stored(commit).map_err(corrupt)?;
        for entry in stored.entries {
            if matches!(entry, LogEntry::Game { change: Change::Played { .. } }) {
                self.moved_at = stored.at.or(self.moved_at);
            }
            self.take_in(entry, version, &mut told)?;
        }
        self.version = version;
        if let Some(command) = commit.command {
            if self.answered.len() == REMEMBERED
                && let Some((_, version)) = self.answered.pop_front()
            {
                self.forgotten = version;
            }
            self.answered.push_back((command, version));
        }
        Ok(told)
    }

    fn take_in(&mut self, entry: LogEntry, version: u64, told: &mut Broadcast) -> Result<(), Corrupt> {
        told.seats |= !matches!(entry, LogEntry::Game { .. });
        match entry {
            LogEntry::Created { .. } => return Err(corrupt("the table is created twice")),
            LogEntry::Joined { seat, name, device, color } => {
                let kind = Kind::Person { device, commitment: None };
                *self.seat(seat)? = Some(SeatedPlayer { name, kind, color, since: version });
            }
            LogEntry::Seated { seat, name, temperament } => {
                *self.seat(seat)? = Some(SeatedPlayer {
                    name,
                    kind: Kind::Computer { temperament },
                    color: None,
                    since: version,
                });
            }
            LogEntry::Invited { invitation, until } => {
                (self.invitation, self.invited_until) = (invitation, Some(until));
            }
            LogEntry::Left { seat } => *self.seat(seat)? = None,
            LogEntry::Ready { seat, commitment: Text(sent) } => match self.seat(seat)? {
                Some(SeatedPlayer { kind: Kind::Person { commitment, .. }, .. }) => *commitment = Some(sent),
                _ => return Err(corrupt("nobody sits there")),
            },
            LogEntry::Locked => {
                let lock = self.new_lock()?;
                self.lock = Some(lock.fingerprint());
                self.preparation = Preparation::Locked { lock, shown: BTreeMap::new() };
            }
            LogEntry::Shown { seat, seed } => {
                let Preparation::Locked { shown, lock } = &mut self.preparation else {
                    return Err(corrupt("a seed is shown before the lock"));
                };
                shown.insert(seat.0, seed.0);
                if shown.len() == lock.devices().len() {
                    self.begin(version)?;
                    told.messages.extend(self.since(None));
                }
            }
            LogEntry::Broken { seats } => {
                self.broken.extend(seats.into_iter().map(|number| number.0));
                self.begin_preparing();
            }
            LogEntry::Game { change } => {
                let game_host = self.game_host.as_mut().ok_or_else(|| corrupt("a change before the game"))?;
                game_host.commit(None, change.clone().into()).map_err(corrupt)?;
                told.messages.push(FromHost::Events { changes: vec![change] });
                // The stage changes at the end.
                told.seats |= game_host.table().ledger().is_over();
            }
            LogEntry::Again { server } => {
                let starter =
                    self.game_host.as_ref().map(|game_host| game_host.table().ledger().game().starter());
                self.next_starter = starter.and_then(|seat| Seat::new((seat.index() + 1) % self.seats.len()));
                self.begin_gathering(server.0)?;
            }
        }
        Ok(())
    }

    fn seat(&mut self, number: SeatNumber) -> Result<&mut Option<SeatedPlayer>, Corrupt> {
        self.seats.get_mut(number.0.index()).ok_or_else(|| corrupt("a seat that the table does not have"))
    }

    pub(super) fn begin_gathering(&mut self, server: Commitment) -> Result<(), Corrupt> {
        self.game += 1;
        if self.key.seed(self.table, self.game).server_commitment(self.table) != server {
            return Err(corrupt("the table was created with another server key"));
        }
        self.server = server;
        self.broken.clear();
        self.begin_preparing();
        Ok(())
    }

    fn begin_preparing(&mut self) {
        self.preparation = Preparation::Gathering;
        self.lock = None;
        for player in self.seats.iter_mut().flatten() {
            if let Kind::Person { commitment, .. } = &mut player.kind {
                *commitment = None;
            }
        }
    }

    fn new_lock(&self) -> Result<SeedLock, Corrupt> {
        let mut devices = Vec::with_capacity(self.seats.len());
        for (at, player) in self.seats.iter().enumerate() {
            let commitment = player.as_ref().and_then(SeatedPlayer::commitment);
            devices.extend(Seat::new(at).zip(commitment));
        }
        if !self.seats.iter().all(|player| player.as_ref().is_some_and(SeatedPlayer::is_ready)) {
            return Err(corrupt("the dice are locked before everybody is ready"));
        }
        let rules = (&self.rules, self.seats.len());
        SeedLock::new((self.table, self.game), rules, self.server, self.broken.clone(), devices)
            .map_err(corrupt)
    }

    /// Begins the game with the seeds that all devices have shown.
    fn begin(&mut self, version: u64) -> Result<(), Corrupt> {
        let done = std::mem::replace(&mut self.preparation, Preparation::Done);
        let Preparation::Locked { lock, shown } = done else { return Err(corrupt("no lock")) };
        let seal = lock.open(&shown.into_iter().collect::<Vec<_>>()).map_err(corrupt)?;
        let holder = |player: &SeatedPlayer| match &player.kind {
            Kind::Person { .. } => Holder::person(&player.name),
            Kind::Computer { temperament } => Holder::computer(&player.name, temperament),
        };
        let holders = self.seats.iter().flatten().map(holder).collect();
        let setup = Setup { hints: self.options.hints, ..Setup::new(self.rules.clone(), holders) };
        let seed = self.key.seed(self.table, self.game);
        self.game_host = Some(GameHost::new(Table::sealed(setup, seal, seed, version).map_err(corrupt)?));
        Ok(())
    }
}
