//! The hosts of tables. One in this page has the storage of this browser, and the solver's workers
//! as computer players.

use super::OpenGame;
use crate::game::colors::Colors;
use crate::game::new_game::Opened;
use crate::page::browser;
use crate::storage::games::{self, SavedGame};
use crate::storage::saves;
use crate::thinker::{self, Duel};
use farkle_client::{Client, Host, LocalHost, PendingDecision, Players, Storage, StoringState};
use farkle_rules::{Action, Event, Record};
use farkle_strategy::Temperament;
use farkle_table::Ledger;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The temperament that plays by exact chances where they can be had.
pub(crate) const CHAMPION: &str = Temperament::Champion.name();
/// A storage that has not answered by then does not hold the game up. It is told elsewhere that it
/// keeps nothing.
const LONGEST_STORING_MS: i32 = 500;
/// When a question is asked again that nobody could answer.
const RETRY_MS: i32 = 3000;

/// The client of a table, in this page or far away.
pub(super) type AnyGame = Client<Box<dyn Host>>;

/// The game that is told when an answer is there, once it is on the screen.
#[derive(Clone, Default)]
pub(super) struct Listener(Rc<Cell<Option<OpenGame>>>);

impl Listener {
    pub(super) fn set(&self, play: OpenGame) {
        self.0.set(Some(play));
    }

    fn wake(&self) {
        if let Some(play) = self.0.get() {
            play.hear();
        }
    }
}

/// Sits down at a table in this page.
pub(super) fn sit_down(opened: Opened, listener: &Listener) -> AnyGame {
    let Opened { id, table, colors } = opened;
    let storage = RowStorage { id, colors, settled: Rc::default(), listener: listener.clone() };
    let workers = Workers { listener: listener.clone(), ..Workers::default() };
    let ledger = table.ledger().clone();
    // One client is all that this host has, so its commands need no device of their own.
    Client::new(Box::new(LocalHost::new(table, storage, workers)), ledger, 0)
}

/// The row of a game in this browser's storage. Without an id nothing is stored.
pub(super) struct RowStorage {
    id: String,
    colors: Colors,
    settled: Rc<Cell<bool>>,
    listener: Listener,
}

impl Storage for RowStorage {
    fn store(&mut self, record: Record, after: &Ledger) {
        if self.id.is_empty() {
            return self.settled.set(true);
        }
        // A flag of its own for every record: an earlier one that settles late says nothing about
        // this one.
        self.settled = Rc::default();
        let (settled, listener) = (self.settled.clone(), self.listener.clone());
        // Home offers games with a roll that are not over.
        if !after.is_over() && after.events().iter().any(|event| matches!(event, Event::Rolled(_))) {
            games::expect_game();
        }
        let written = saves::save_and_wait(&SavedGame::of(&self.id, after, &record, &self.colors));
        let settle = move || {
            if !settled.replace(true) {
                listener.wake();
            }
        };
        let late = settle.clone();
        spawn_local(async move {
            written.await;
            settle();
        });
        spawn_local(async move {
            browser::pause(LONGEST_STORING_MS).await;
            late();
        });
    }

    fn stored(&mut self) -> StoringState {
        if self.settled.get() { StoringState::Settled } else { StoringState::NotYet }
    }
}

/// Computer players whose decisions come from the solver's workers.
#[derive(Default)]
pub(super) struct Workers {
    listener: Listener,
    /// The number of the question, and its answer.
    asked: Rc<Cell<u64>>,
    decision: Rc<RefCell<Option<Action>>>,
}

impl Players for Workers {
    fn ask(&mut self, question: PendingDecision) {
        self.decision.take();
        let number = self.asked.get() + 1;
        self.asked.set(number);
        let (listener, asked, decision) = (self.listener.clone(), self.asked.clone(), self.decision.clone());
        spawn_local(async move {
            // The table is drawn first.
            browser::breathe().await;
            while asked.get() == number && listener.0.get().is_some_and(OpenGame::is_shown) {
                if let Some(action) = decide(&question, &listener).await {
                    if asked.get() == number {
                        decision.replace(Some(action));
                        listener.wake();
                    }
                    return;
                }
                // The table says that nobody can answer at the moment.
                browser::pause(RETRY_MS).await;
            }
        });
    }

    fn decision(&mut self) -> Option<Action> {
        self.decision.take()
    }
}

async fn decide(question: &PendingDecision, listener: &Listener) -> Option<Action> {
    let PendingDecision { game, is_first_turn, temperament, number } = question;
    if let Some(duel) = Duel::of(game).filter(|_| temperament == CHAMPION) {
        // The game begins at once: in its first turn the champion plays by estimates, whether the
        // exact chances are there or not, so that the same dice bring the same game on every
        // machine.
        if *is_first_turn {
            return thinker::estimated_decision(game, temperament, *number).await.ok();
        }
        // A person in a hurry plays against estimates until the exact chances are there.
        let is_wanted = || listener.0.get().is_some_and(|play| play.is_shown() && !play.is_hurried());
        thinker::when_settled(&duel, is_wanted).await;
    }
    thinker::decision(game, temperament, *number).await.ok()
}
