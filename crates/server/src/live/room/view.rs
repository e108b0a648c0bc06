//! What the devices at a table are told about its seats.

use super::seated_player::{Kind, SeatedPlayer};
use super::{Preparation, Room};
use crate::live::keys::SecretHash;
use farkle_protocol::{Color, FromHost, SeatNumber, SeatView, SeatsView, Stage};

impl Room {
    /// What a device is told about the seats.
    pub(in crate::live) fn view(&self, device: &SecretHash) -> FromHost {
        let is_over = self.game_host.as_ref().is_some_and(|game_host| game_host.table().ledger().is_over());
        FromHost::Seats(SeatsView {
            version: self.version,
            game: self.game,
            stage: match self.preparation {
                Preparation::Gathering => Stage::Gathering,
                Preparation::Locked { .. } => Stage::Locked,
                Preparation::Done if is_over => Stage::Over,
                Preparation::Done => Stage::Playing,
            },
            rules: self.code.clone(),
            rules_name: self.rules_name.clone(),
            server: self.server,
            options: self.options,
            seats: (self.seats.iter().zip(self.colors()))
                .map(|(player, color)| SeatView {
                    name: player.as_ref().map(|player| player.name.clone()),
                    computer: player.as_ref().and_then(|player| match &player.kind {
                        Kind::Computer { temperament } => Some(temperament.clone()),
                        Kind::Person { .. } => None,
                    }),
                    commitment: player.as_ref().and_then(SeatedPlayer::commitment),
                    color: Some(color),
                })
                .collect(),
            yours: self.seat_of(device).map(SeatNumber),
            maker: self.maker().map(SeatNumber),
            lock: self.lock,
        })
    }

    /// The colours of the seats: those that people have taken, and for everybody else that of the
    /// seat, or the first that is left.
    pub(in crate::live) fn colors(&self) -> Vec<Color> {
        let taken = |seat: usize| self.seats[seat].as_ref().and_then(|player| player.color);
        let mut colors: Vec<Option<Color>> = Vec::new();
        for seat in 0..self.seats.len() {
            colors.push(taken(seat).filter(|color| !colors.contains(&Some(*color))));
        }
        for (seat, usual) in (0..self.seats.len()).zip(Color::all()) {
            if colors[seat].is_none() {
                let left = std::iter::once(usual).chain(Color::all());
                colors[seat] = left.into_iter().find(|color| !colors.contains(&Some(*color)));
            }
        }
        colors.into_iter().flatten().collect()
    }
}
