//! How the task of a table keeps its clock.

use super::{Lost, PeerNews, Task, now};
use crate::live::clock::TimeUp;
use farkle_protocol::{FromHost, Pace};
use farkle_rules::Seat;
use std::time::Duration;
use tokio::time::Instant;

/// Programs send a beat every 20 seconds. A browser may let a hidden page do so once a minute only:
/// it is given the time of somebody whose connection is lost.
const SILENT: Duration = Duration::from_secs(25);

impl Task {
    /// How much time a decision gets at this table.
    fn time_to_decide(&self) -> Duration {
        let limits = self.live.limits();
        match self.room.options().pace {
            Pace::Relaxed => limits.relaxed_decision,
            Pace::Live => limits.live_decision,
            Pace::Mail => {
                let used = self.room.moved_at().map_or(0, |moved| now().saturating_sub(moved));
                limits.mail_decision.saturating_sub(Duration::from_secs(used))
            }
        }
    }

    /// Has the clock follow the game.
    pub(super) fn wind_clock(&mut self) {
        if self.connections.is_empty() {
            self.clock.stop();
        } else if self.clock.follow(self.room.game(), self.room.awaited(), self.time_to_decide()) {
            self.tell_clock();
        }
    }

    /// Tells those who are connected to this server.
    pub(super) fn tell_clock(&mut self) {
        if let Some(clock) = self.clock.told(self.room.options().pace) {
            self.tell_all(&FromHost::Clock(clock));
        }
    }

    /// Tells the other servers, which have clocks of their own.
    pub(super) fn tell_others_clock(&self) {
        if let Some(clock) = self.clock.told(self.room.options().pace) {
            self.tell_others(PeerNews::Clock { clock, waited: self.clock.has_waited() });
        }
    }

    /// When the clock decides for somebody, or is first heard of at a table without one. By mail
    /// everybody has seen it all the time.
    pub(super) fn strikes_at(&self) -> Option<Instant> {
        match self.room.options().pace {
            Pace::Relaxed => self.clock.until().filter(|_| !self.clock.is_told_to_be_over()),
            Pace::Live => self.clock.until(),
            Pace::Mail => None,
        }
    }

    pub(super) async fn strike(&mut self) -> Result<(), Lost> {
        if self.room.options().pace == Pace::Relaxed {
            self.clock.tell_over();
            self.tell_clock();
            return Ok(());
        }
        let is_away = self.clock.seat().is_some_and(|(seat, _)| self.is_silent(seat));
        match self.clock.strike(is_away, self.live.limits()) {
            Some(TimeUp::Waits) => {
                self.tell_clock();
                self.tell_others_clock();
            }
            Some(TimeUp::StandsIn(seat)) => match self.room.time_out(seat) {
                Some(entry) => {
                    // What is not stored now is tried again with the next strike.
                    self.store(None, vec![entry]).await?;
                }
                // It was done too often in this game.
                None => self.clock.stop(),
            },
            None => {}
        }
        Ok(())
    }

    /// Whether nothing was heard of the player of a seat for longer than between two beats. A
    /// connection that is lost is often noticed later than that.
    fn is_silent(&self, seat: Seat) -> bool {
        let is_elsewhere = self.elsewhere.values().any(|elsewhere| elsewhere.here.contains(&seat));
        let mut here = self.connections.values().filter(|from| self.room.seat_of(&from.device) == Some(seat));
        !is_elsewhere && !here.any(|from| from.heard.elapsed() < SILENT)
    }

    /// Gives the player who has to decide more time.
    pub(super) fn give_more_time(&mut self, connection: u64) {
        let seat = self.connections.get(&connection).and_then(|from| self.room.seat_of(&from.device));
        let Some(seat) = seat.filter(|_| self.room.options().pace == Pace::Live) else { return };
        if self.clock.give_more(seat, self.time_to_decide()) {
            self.tell_clock();
            self.tell_others_clock();
        }
    }
}
