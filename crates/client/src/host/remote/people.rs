//! Who is connected to a table, and what they say to each other.

use super::RemoteHost;
use crate::readable;
use farkle_protocol::{Away, Reaction, Saying};
use farkle_rules::Seat;
use std::time::Duration;

/// What people have said that nobody has looked at yet: the oldest are dropped.
const MOST_TALK: usize = 50;

/// Something between people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Talk {
    /// How a player feels.
    Reacted(Reaction),
    /// What a player says.
    Said(Saying),
    /// A player has asked their device for the best play.
    Hinted,
}

impl RemoteHost {
    /// The seats whose players are connected, and how many others watch.
    pub fn presence(&self) -> (&[Seat], u32) {
        (&self.here, self.watching)
    }

    /// For how long the player of a seat has not been connected.
    pub fn away_for(&self, seat: Seat) -> Option<Duration> {
        self.away.get(&seat).map(|(told, so_far)| self.connection.now().saturating_sub(*told) + *so_far)
    }

    /// The next thing that somebody has said.
    pub fn hear_talk(&mut self) -> Option<(Seat, Talk)> {
        self.talk.pop_front()
    }

    pub(super) fn note_presence(&mut self, here: Vec<Seat>, away: &[Away], watching: u32) {
        let now = self.connection.now();
        let so_far = |away: &Away| (away.seat.0, (now, Duration::from_secs(away.seconds)));
        self.away = away.iter().map(so_far).collect();
        (self.here, self.watching) = (here, watching);
    }

    pub(super) fn note_talk(&mut self, seat: Seat, talk: Talk) {
        if self.talk.len() == MOST_TALK {
            self.talk.pop_front();
        }
        self.talk.push_back((seat, talk));
    }

    /// As names are shown: without anything that nobody sees, or that turns the writing around.
    pub(super) fn note_saying(&mut self, seat: Seat, text: &Saying) {
        if let Ok(text) = Saying::try_from(readable(text.as_str())) {
            self.note_talk(seat, Talk::Said(text));
        }
    }
}
