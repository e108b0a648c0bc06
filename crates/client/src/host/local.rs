//! A table that runs in this program: decide, store, apply, tell, and let computer players play.

use super::Host;
use super::game_host::{GameHost, HostAnswer};
use farkle_protocol::{CommandId, FromHost, ToHost};
use farkle_rules::{Action, Game, Record, Seat};
use farkle_table::{Change, Command, Ledger, Table, ToAct, Wish};
use std::collections::VecDeque;

/// Where the games of this program are kept. Storing may take time, so its result is asked for.
pub trait Storage {
    /// Begins to store the record, secret seed included, in place of the one before.
    fn store(&mut self, record: Record, after: &Ledger);

    /// What has become of it. A record that can't be stored does not end a local game: whoever
    /// plays is told by other means and plays on.
    fn stored(&mut self) -> StoringState;
}

/// What has become of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoringState {
    /// It is being written.
    NotYet,
    /// It is safe, or can't be stored.
    Settled,
}

/// Who decides for computer players. Thinking may take time, so the decision is asked for.
pub trait Players {
    /// Begins to think about a decision; an earlier question is void.
    fn ask(&mut self, question: PendingDecision);

    /// The decision, once it is there. It is given once.
    fn decision(&mut self) -> Option<Action>;
}

/// What a computer player has to decide.
#[derive(Clone, Debug)]
pub struct PendingDecision {
    /// The game.
    pub game: Game,
    /// Whether the seat has not finished a turn yet.
    pub is_first_turn: bool,
    /// The name of the temperament.
    pub temperament: String,
    /// A random number from the secret seed of the game, for players who leave something to chance.
    pub number: u64,
}

impl PendingDecision {
    /// The question that the table waits for, and the seat of whoever is asked; `None` if no
    /// computer player has to act.
    pub fn at(table: &Table) -> Option<(Seat, PendingDecision)> {
        let ledger = table.ledger();
        let (seat, temperament) = computer_to_act(ledger)?;
        let question = PendingDecision {
            game: ledger.game().clone(),
            is_first_turn: ledger.sheet().of_seat(seat).next().is_none(),
            temperament,
            number: table.decision_number(),
        };
        Some((seat, question))
    }
}

/// A table that runs in this program. Its one client holds the seats of all people.
#[derive(Debug)]
pub struct LocalHost<S, P> {
    game_host: GameHost,
    storage: S,
    players: P,
    inbox: VecDeque<ToHost>,
    outbox: VecDeque<FromHost>,
    /// What is being stored.
    storing: Option<(Option<CommandId>, Change)>,
    /// The revision about which a computer player was asked.
    asked: Option<u64>,
}

impl<S: Storage, P: Players> LocalHost<S, P> {
    /// Runs a table. What has happened there is taken to be stored already.
    pub fn new(table: Table, storage: S, players: P) -> LocalHost<S, P> {
        LocalHost {
            game_host: GameHost::new(table),
            storage,
            players,
            inbox: VecDeque::new(),
            outbox: VecDeque::new(),
            storing: None,
            asked: None,
        }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.game_host.table()
    }

    /// Where it is kept.
    pub fn storage(&self) -> &S {
        &self.storage
    }

    /// Where it is kept.
    pub fn storage_mut(&mut self) -> &mut S {
        &mut self.storage
    }

    /// Does one piece of work; false if there is none, or it has to be waited for.
    fn work(&mut self) -> bool {
        if let Some((id, change)) = self.storing.take() {
            if self.storage.stored() == StoringState::NotYet {
                self.storing = Some((id, change));
                return false;
            }
            self.commit(id, change);
            return true;
        }
        match self.inbox.pop_front() {
            Some(message) => self.answer(&message),
            None => return self.play_for_computer(),
        }
        true
    }

    fn answer(&mut self, message: &ToHost) {
        let is_person =
            |seat| self.game_host.table().ledger().holder(seat).is_some_and(|holder| holder.is_person());
        match self.game_host.answer(message, is_person) {
            HostAnswer::Tell(answer) => self.outbox.push_back(answer),
            // Nobody sits down at a table of this program.
            HostAnswer::NotAboutTheGame => {}
            HostAnswer::Store { id, change } => self.store(Some(id), change),
        }
    }

    fn store(&mut self, id: Option<CommandId>, change: Change) {
        let mut after = self.game_host.table().clone();
        // The game host has just decided it on this table.
        if after.apply(&change).is_ok() {
            self.storage.store(after.record_with_secret_seed(), after.ledger());
            self.storing = Some((id, change));
        }
    }

    fn commit(&mut self, id: Option<CommandId>, change: Change) {
        let told = farkle_protocol::Change::from(&change);
        let revision = change.revision;
        if self.game_host.commit(id, change).is_ok() {
            self.outbox.push_back(FromHost::Events { changes: vec![told] });
            self.outbox.extend(id.map(|id| FromHost::Done { id, revision }));
        }
    }

    /// Asks a computer player, or carries out what it has decided.
    fn play_for_computer(&mut self) -> bool {
        let table = self.game_host.table();
        let revision = table.ledger().revision();
        let Some((seat, question)) = PendingDecision::at(table) else { return false };
        if self.asked != Some(revision) {
            self.asked = Some(revision);
            self.players.ask(question);
        }
        let Some(action) = self.players.decision() else { return false };
        let table = self.game_host.table();
        match table.decide(&Command { seat, wish: Wish::Act(action) }) {
            Ok(change) => self.store(None, change),
            // A player that wants what the rules forbid would be asked for ever.
            Err(_) => return false,
        }
        true
    }
}

/// The computer player that has to act. At a table without people the first one says who starts.
fn computer_to_act(ledger: &Ledger) -> Option<(Seat, String)> {
    let of_seat = |seat: Seat| match &ledger.holder(seat)?.kind {
        farkle_table::HolderKind::Computer { temperament } => Some((seat, temperament.clone())),
        farkle_table::HolderKind::Person => None,
    };
    match ledger.to_act() {
        ToAct::Computer { seat, temperament } => Some((seat, temperament)),
        ToAct::Anyone if ledger.setup().is_without_people() => of_seat(Seat::FIRST),
        ToAct::Anyone | ToAct::Person(_) | ToAct::Nobody => None,
    }
}

impl<S: Storage, P: Players> Host for LocalHost<S, P> {
    fn send(&mut self, message: ToHost) {
        self.inbox.push_back(message);
    }

    /// Works until there is something to tell. A computer player is asked only here, so nobody
    /// plays faster than the screen shows it.
    fn receive(&mut self) -> Option<FromHost> {
        loop {
            if let Some(message) = self.outbox.pop_front() {
                return Some(message);
            }
            if !self.work() {
                return None;
            }
        }
    }
}
