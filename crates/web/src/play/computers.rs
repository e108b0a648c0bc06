//! How computer players play a game in progress: asked while one sees them look at their dice, at a pace one can follow.

use super::Play;
use crate::browser;
use crate::settings::settings;
use crate::thinker::{self, Duel};
use farkle_client::{Selection, Session, ToAct};
use farkle_rules::Action;
use farkle_strategy::Temperament;
use farkle_table::HolderKind;
use leptos::prelude::*;
use rand::RngExt;
use wasm_bindgen_futures::spawn_local;

/// The temperament that plays by exact chances where they can be had.
pub(crate) const CHAMPION: &str = Temperament::Champion.name();
/// How long a computer player looks at its dice, and how long one sees what it takes.
const LOOK_MS: f64 = 1500.0;
const TAKE_MS: f64 = 850.0;
/// Long enough for the table to be drawn.
const AFTER_FIRST_PICTURE_MS: i32 = 1000;
/// When it is tried again to reach somebody who thinks.
const RETRY_MS: i32 = 3000;
/// How often a pause looks whether it is still wanted.
const SLICE_MS: i32 = 40;

impl Play {
    /// Has them act until it is a person's turn.
    pub(super) fn continue_with_computers(self) {
        let to_act = self.session.with_untracked(Session::to_act);
        if !matches!(to_act, ToAct::Computer { .. }) {
            self.hurried.set_value(false);
        } else if !self.busy.get_value() {
            self.busy.set_value(true);
            spawn_local(async move {
                // The table is drawn first.
                browser::breathe().await;
                while self.computer_acts().await {}
                let _ = self.busy.try_set_value(false);
            });
        }
    }

    /// Lets the computer player whose turn it is make one decision. False if there is nothing more to do here.
    async fn computer_acts(self) -> bool {
        let to_act = || self.session.try_with_untracked(Session::to_act);
        let Some(ToAct::Computer { temperament, .. }) = to_act() else { return false };
        let Some(asked) = self.session.try_with_untracked(|session| session.game().clone()) else {
            return false;
        };
        // Somebody may have taken a decision back meanwhile: then this one is about a moment that is gone.
        let is_asked_still = || {
            let same = self.session.try_with_untracked(|session| *session.game() == asked);
            same.unwrap_or_default() && self.is_shown()
        };
        // One decision, one draw: however often it has to be asked for.
        let Some(chance) = self.chance.try_update_value(|chance| chance.random::<u64>()) else {
            return false;
        };
        let action = loop {
            // It thinks while one sees it look at its dice.
            let thought = browser::begun(self.decision_of(temperament.clone(), chance));
            self.pause(LOOK_MS).await;
            if !is_asked_still() {
                return self.is_shown();
            }
            let thought = thought.await;
            if !is_asked_still() {
                return self.is_shown();
            }
            if let Ok(Some(action)) = thought {
                break action;
            }
            // The table says that nobody can think here at the moment.
            browser::pause(RETRY_MS).await;
            if !is_asked_still() {
                return self.is_shown();
            }
        };
        if let Action::SetAside { dice, .. } = action {
            let mut selection = Selection::default();
            self.session.with_untracked(|session| selection.take(session, dice));
            self.selection.set(selection);
            self.pause(TAKE_MS).await;
            if !is_asked_still() {
                return self.is_shown();
            }
        }
        self.act(action);
        true
    }

    /// Has a champion at a table of two sides find the exact chances when its turn comes, where they can be had.
    pub(super) fn prepare_champion(self) {
        let wanted = self.session.with_untracked(|session| {
            let game = session.game();
            Duel::of(game).filter(|_| !game.is_over() && seats_champion(session))
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

    async fn decision_of(self, temperament: String, chance: u64) -> Option<Action> {
        let (game, is_first) = self.session.try_with_untracked(|session| {
            (session.game().clone(), session.sheet().of_seat(session.game().mover()).next().is_none())
        })?;
        if let Some(duel) = Duel::of(&game).filter(|_| temperament == CHAMPION) {
            // The game begins at once: in its first turn the champion plays by estimates, whether the exact chances are
            // there or not, so that the same dice bring the same game on every machine.
            if is_first {
                return thinker::estimated_decision(&game, &temperament, chance).await.ok();
            }
            // Whoever is in a hurry plays against estimates until the exact chances are there.
            let is_wanted = || self.is_shown() && !self.hurried.try_get_value().unwrap_or(true);
            thinker::when_settled(&duel, is_wanted).await;
        }
        thinker::decision(&game, &temperament, chance).await.ok()
    }

    fn is_shown(self) -> bool {
        self.shown.try_get_value().unwrap_or_default()
    }

    async fn pause(self, milliseconds: f64) {
        // What follows is for eyes that have seen how the dice lie.
        while self.flight.is_on_now() && self.is_shown() && !self.hurried.get_value() {
            browser::pause(SLICE_MS).await;
        }
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        let mut left = (milliseconds * factor) as i32;
        while left > 0 && self.is_shown() && !self.hurried.get_value() {
            browser::pause(SLICE_MS).await;
            left -= SLICE_MS;
        }
        // Even in a hurry every state is drawn once.
        browser::pause(SLICE_MS).await;
    }
}

/// Whether a champion sits at the table.
pub(crate) fn seats_champion(session: &Session) -> bool {
    let champion =
        |kind: &HolderKind| matches!(kind, HolderKind::Computer { temperament } if temperament == CHAMPION);
    session.table().setup().holders.iter().any(|holder| champion(&holder.kind))
}
