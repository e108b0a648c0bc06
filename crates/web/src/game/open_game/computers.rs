//! How the turns of others are shown, of computer players and of people far away: at a pace that
//! one can follow.

use super::OpenGame;
use super::host::CHAMPION;
use crate::page::browser;
use crate::storage::settings::settings;
use crate::thinker::{self, Duel};
use farkle_client::Selection;
use farkle_rules::{Event, Phase};
use farkle_table::{HolderKind, Ledger, ToAct};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How long a computer player takes its dice in hand, looks at them, and how long one sees what it
/// takes.
const BEGIN_MS: f64 = 500.0;
const LOOK_MS: f64 = 1200.0;
const TAKE_MS: f64 = 850.0;
/// A person far away has looked already, and the others see what they take.
const FAR_TAKE_MS: f64 = 600.0;
/// Long enough for the table to be drawn.
const AFTER_FIRST_PICTURE_MS: i32 = 1000;
/// How often a pause looks whether it is still wanted.
const SLICE_MS: i32 = 40;

/// How fast the turn of a computer player is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pace {
    /// At the pace of the settings.
    #[default]
    Own,
    /// Dice fly and are looked at briefly, up to the end of the turn.
    Brisk,
    /// At once, up to the end of the turn.
    WholeTurn,
}

impl Pace {
    /// One step faster.
    pub(super) fn hurry(&mut self) {
        *self = if *self == Pace::Own { Pace::Brisk } else { Pace::WholeTurn };
    }
}

impl OpenGame {
    /// Shows their decisions until it is a person's turn.
    pub(super) fn continue_with_others(self) {
        if !self.is_for_others() {
            let _ = self.pace.try_set(Pace::default());
        } else if !self.busy.get_value() {
            self.busy.set_value(true);
            spawn_local(async move {
                // The table is drawn first.
                browser::breathe().await;
                while self.is_shown() && self.is_for_others() && !self.is_waiting() {
                    self.show_decision().await;
                }
                let _ = self.busy.try_set_value(false);
            });
        }
    }

    /// Whether somebody has to act who is not at this screen.
    pub(super) fn is_for_others(self) -> bool {
        let others = |to_act| matches!(to_act, ToAct::Computer { .. } | ToAct::Person(_));
        let is_turn = self.ledger.try_with_untracked(|ledger| others(ledger.to_act()));
        is_turn.unwrap_or_default() && !self.is_for_a_person()
    }

    fn is_for_computer(self) -> bool {
        self.ledger
            .try_with_untracked(|ledger| matches!(ledger.to_act(), ToAct::Computer { .. }))
            .unwrap_or_default()
    }

    /// Whether nothing can be shown before a host far away tells more.
    fn is_waiting(self) -> bool {
        self.is_far() && !self.flies() && self.next_event().is_none()
    }

    /// Shows one decision of whoever has the turn, from its look at the dice to its
    /// next roll.
    async fn show_decision(self) {
        if self.flies() || self.is_looked_at() {
            browser::pause(SLICE_MS).await;
            match (self.pace(), self.is_looked_at()) {
                (Pace::WholeTurn, true) => self.see_enough(),
                (Pace::WholeTurn, false) => self.land(),
                _ => {}
            }
            return;
        }
        let Some(moment) = self.moment() else { return };
        // It decides while one sees it look at its dice.
        self.hear();
        let by_computer = self.is_for_computer();
        if by_computer {
            let begins = self.ledger.try_with_untracked(|ledger| ledger.game().phase() == Phase::TurnBegins);
            self.pause(if begins == Some(true) { BEGIN_MS } else { LOOK_MS }).await;
        }
        while self.is_shown() && self.moment() == Some(moment) && self.next_event().is_none() {
            browser::pause(SLICE_MS).await;
        }
        if self.moment() != Some(moment) {
            return;
        }
        if let Some(Event::SetAside { dice, .. }) = self.next_event() {
            let mut selection = Selection::default();
            self.ledger.with_untracked(|ledger| selection.take(ledger, dice));
            self.selection.set(selection);
            self.pause(if by_computer { TAKE_MS } else { FAR_TAKE_MS }).await;
            // A decision may have been taken back meanwhile.
            if self.moment() != Some(moment) {
                return;
            }
        }
        self.show_change();
    }

    /// Which moment of the game is shown, as a number; `None` once the screen is gone.
    fn moment(self) -> Option<(u64, usize)> {
        self.ledger.try_with_untracked(|ledger| (ledger.taken_back().len() as u64, ledger.events().len()))
    }

    /// Has a champion at a table of two sides find the exact chances when its turn comes, where
    /// they can be had.
    pub(super) fn prepare_champion(self) {
        let wanted = self.ledger.with_untracked(|ledger| {
            let game = ledger.game();
            Duel::of(game).filter(|_| !game.is_over() && seats_champion(ledger))
        });
        let Some(duel) = wanted else { return };
        spawn_local(async move {
            // The table is drawn first.
            browser::pause(AFTER_FIRST_PICTURE_MS).await;
            if self.is_shown() {
                thinker::begin_if_quick(&duel);
            }
        });
    }

    async fn pause(self, milliseconds: f64) {
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        let mut left = (milliseconds * factor) as i32;
        while left > 0 && self.is_shown() && self.pace() != Pace::WholeTurn {
            browser::pause(SLICE_MS).await;
            left -= if self.pace() == Pace::Own { SLICE_MS } else { 3 * SLICE_MS };
        }
        // Even in a hurry every state is drawn once.
        browser::pause(SLICE_MS).await;
    }
}

/// Whether a champion sits at the table.
pub(crate) fn seats_champion(ledger: &Ledger) -> bool {
    let champion =
        |kind: &HolderKind| matches!(kind, HolderKind::Computer { temperament } if temperament == CHAMPION);
    ledger.setup().holders.iter().any(|holder| champion(&holder.kind))
}
