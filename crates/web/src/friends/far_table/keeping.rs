//! What this browser stores of a table: its row follows the table.

use super::{FarTable, rules};
use crate::friends::secrets;
use crate::page::browser;
use crate::storage::friends::{self, SavedTable};
use farkle_protocol::Stage;
use leptos::prelude::*;

impl FarTable {
    /// Stores what has changed of what the browser keeps.
    pub(super) fn keep(self) {
        if !self.is_screen()
            && let Some(now) = self.to_keep()
            && self.saved.with_value(|before| *before != now)
        {
            if self.is_glance {
                friends::note(&now);
            } else {
                friends::save(&now);
            }
            if now.playing && now.seated && !now.left {
                friends::expect_game(true);
            }
            self.saved.set_value(now);
        }
    }

    pub(super) fn to_keep(self) -> Option<SavedTable> {
        let mut saved = self.saved.try_get_value()?;
        let (seats, kept) = self.with(|remote| (remote.seats().cloned(), remote.kept().clone()))?;
        secrets::note(&mut saved, &kept);
        let Some(seats) = seats else { return Some(saved) };
        saved.names = seats.seats.iter().filter_map(|seat| seat.name.clone()).collect();
        saved.seated = seats.yours.is_some();
        saved.playing = seats.stage == Stage::Playing;
        saved.over = seats.stage == Stage::Over;
        if saved.rules != seats.rules {
            saved.rules_name = rules(&seats).map(|rules| rules.name().to_string()).unwrap_or_default();
            saved.rules.clone_from(&seats.rules);
        }
        saved.own_turn = saved.playing && self.own_turn.try_get_untracked().unwrap_or_default();
        saved.muted = self.muted.try_get_untracked().unwrap_or_default();
        let before = self.saved.try_with_value(|before| {
            before.names != saved.names
                || before.own_turn != saved.own_turn
                || before.playing != saved.playing
        });
        if before == Some(true) {
            saved.changed_ms = browser::now_ms();
        }
        Some(saved)
    }
}
