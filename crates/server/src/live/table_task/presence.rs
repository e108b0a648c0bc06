//! Who is connected to a table, here and at the other servers, and what these tell each other.

use super::{Elsewhere, PeerMessage, PeerNews, Task};
use crate::live::others::BELIEVED;
use farkle_protocol::{Away, FromHost, SeatNumber};
use farkle_rules::Seat;
use std::collections::{BTreeMap, BTreeSet};
use tokio::time::Instant;

impl Task {
    pub(super) fn tell_presence(&mut self) {
        self.tell_others_presence(self.repeated.is_none());
        self.tell_presence_here();
    }

    /// Tells those who are connected to this server.
    pub(super) fn tell_presence_here(&mut self) {
        let (mut here, mut watching) = self.connected();
        for elsewhere in self.elsewhere.values() {
            here.extend(&elsewhere.here);
            watching = watching.saturating_add(elsewhere.watching);
        }
        let away = self.room.people().filter(|seat| !here.contains(seat));
        self.away =
            away.map(|seat| (seat, self.away.get(&seat).copied().unwrap_or_else(Instant::now))).collect();
        let seconds = |(&seat, since): (&Seat, &Instant)| Away {
            seat: SeatNumber(seat),
            seconds: since.elapsed().as_secs(),
        };
        let away = self.away.iter().map(seconds).collect();
        self.tell_all(&FromHost::Presence { here: here.into_iter().collect(), away, watching });
        self.tell_acting();
    }

    /// Who is connected to this server: seats, and how many watch.
    fn connected(&self) -> (BTreeSet<Seat>, u32) {
        let seats = self.connections.values().map(|connection| self.room.seat_of(&connection.device));
        let (here, watching): (Vec<_>, Vec<_>) = seats.partition(Option::is_some);
        (here.into_iter().flatten().collect(), u32::try_from(watching.len()).unwrap_or(u32::MAX))
    }

    pub(super) fn tell_others_presence(&mut self, asks: bool) {
        self.repeated = Some(Instant::now());
        let (here, watching) = self.connected();
        let here = here.into_iter().map(SeatNumber).collect();
        let claims = self.claims().into_iter().map(|(seat, claim)| (SeatNumber(seat), claim)).collect();
        self.tell_others(PeerNews::Connected { here, claims, watching, asks });
    }

    /// Says again who is here, and forgets servers that do so no more.
    pub(super) fn repeat_presence(&mut self) {
        self.tell_others_presence(false);
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, elsewhere| elsewhere.heard.elapsed() < BELIEVED);
        if self.elsewhere.len() < before {
            self.tell_presence_here();
        }
    }

    pub(super) fn tell_others(&self, news: PeerNews) {
        if self.live.store().is_shared() {
            let told = PeerMessage { server: self.live.0.server, news };
            // What is told is plain data.
            let text = serde_json::to_string(&told).unwrap_or_default();
            self.live.store().tell(self.table, &text);
        }
    }

    /// Takes in what another server has told.
    pub(super) fn hear(&mut self, PeerMessage { server, news }: PeerMessage) {
        match news {
            PeerNews::Aside {
                message:
                    message @ (FromHost::Reacted { .. } | FromHost::Said { .. } | FromHost::Hinted { .. }),
            } => self.tell_all(&message),
            PeerNews::Clock { clock, waited } => {
                if self.clock.hear(clock, waited, self.live.limits()) {
                    self.tell_clock();
                }
            }
            PeerNews::Aside { .. } => {}
            PeerNews::Connected { here, claims, watching, asks } => {
                let here: BTreeSet<Seat> = here.into_iter().map(|seat| seat.0).collect();
                let claims: BTreeMap<Seat, u64> =
                    claims.into_iter().map(|(seat, claim)| (seat.0, claim)).collect();
                let is_new = self.elsewhere.get(&server).is_none_or(|before| {
                    before.here != here || before.claims != claims || before.watching != watching
                });
                let heard = Instant::now();
                self.elsewhere.insert(server, Elsewhere { heard, here, claims, watching });
                if is_new {
                    self.tell_presence_here();
                }
                if asks {
                    self.tell_others_clock();
                    self.tell_others_presence(false);
                }
            }
        }
    }
}
