//! A device with a person who plays on it.

use super::network::Connection;
use farkle_client::{Client, Order, RemoteHost, SavedSeat};
use farkle_protocol::{Color, Reaction, SeatNumber, SeatWish, SeatsView, Secret, Stage};
use farkle_rules::{Action, Seat, Then};
use farkle_table::{Ledger, Seed, TableId, ToAct, Wish};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

pub(super) struct Device {
    pub(super) name: String,
    /// Whether the person takes a seat.
    pub(super) plays: bool,
    /// Whether another device has the same seat.
    pub(super) shares_seat: bool,
    /// How often the person has gone on here, after they have played on the other device.
    pub(super) takeovers: u64,
    /// How many computer players this device brings.
    pub(super) computers: usize,
    /// What survives when the program starts anew.
    pub(super) kept: SavedSeat,
    pub(super) remote: Rc<RefCell<RemoteHost>>,
    /// The numbers that make the commands of this device its own.
    pub(super) numbers: Vec<u64>,
    /// The game with this number.
    pub(super) client: Option<(u32, Client<Rc<RefCell<RemoteHost>>>)>,
    pub(super) connection: Option<Connection>,
    /// Seeds that only this device may know until all of them are shown.
    pub(super) seeds: Vec<String>,
}

impl Device {
    pub(super) fn new(name: &str, table: TableId, invitation: Secret, rng: &mut ChaCha8Rng) -> Device {
        let device = Secret::from_bytes(rng.random());
        let kept = SavedSeat { table, device, invitation: Some(invitation), seed: None, lock: None };
        let number = rng.random();
        Device {
            name: name.to_string(),
            plays: true,
            shares_seat: false,
            takeovers: 0,
            computers: 0,
            remote: Rc::new(RefCell::new(RemoteHost::new(kept.clone(), number))),
            numbers: vec![number],
            kept,
            client: None,
            connection: None,
            seeds: Vec::new(),
        }
    }

    /// Another device of the same person, with the secret of their seat.
    pub(super) fn second(&self, rng: &mut ChaCha8Rng) -> Device {
        let SavedSeat { table, device, invitation, .. } = self.kept;
        let mut second = Device::new(&self.name, table, invitation.unwrap(), rng);
        second.kept.device = device;
        second.restart(rng);
        second.shares_seat = true;
        second
    }

    /// The program starts anew with what is stored.
    pub(super) fn restart(&mut self, rng: &mut ChaCha8Rng) {
        let number = rng.random();
        self.numbers.push(number);
        self.remote = Rc::new(RefCell::new(RemoteHost::new(self.kept.clone(), number)));
        self.client = None;
    }

    /// Lets time pass; what has to be done with the connection.
    pub(super) fn tick(&mut self, now: Duration, rng: &mut ChaCha8Rng) -> Option<Order> {
        let order = self.remote.borrow_mut().tick(now, rng.random());
        if let Some((_, client)) = &mut self.client {
            client.tick(now);
        }
        order
    }

    /// Takes in what was told about the game.
    pub(super) fn look(&mut self, rng: &mut ChaCha8Rng) {
        let game = self.remote.borrow().game().cloned();
        if let Some((number, ledger)) = game
            && self.client.as_ref().is_none_or(|(known, _)| *known != number)
        {
            let device = rng.random();
            self.numbers.push(device);
            self.client = Some((number, Client::new(self.remote.clone(), ledger, device)));
        }
        if let Some((_, client)) = &mut self.client {
            while client.receive().is_some() {}
            client.shown_mut().show_all();
        }
        // A front end stores this whenever it has changed.
        self.kept = self.remote.borrow().kept().clone();
    }

    /// The game as it is shown here.
    pub(super) fn ledger(&self) -> Option<&Ledger> {
        self.client.as_ref().map(|(_, client)| client.ledger())
    }

    /// Does what a person would do now, or something foolish. `games` are played.
    pub(super) fn play(&mut self, games: u32, foolish: bool, rng: &mut ChaCha8Rng) {
        let remote = self.remote.borrow();
        let Some(view) = remote.seats().filter(|_| remote.is_connected()).cloned() else { return };
        drop(remote);
        let own = view.yours.map(|yours| yours.0);
        if self.shares_seat && !self.remote.borrow().acts() {
            // The person holds the other one, and once in a while this one again.
            if foolish && rng.random_bool(0.02) {
                self.takeovers += 1;
                self.remote.borrow_mut().act_here();
            }
            return;
        }
        if foolish && rng.random_bool(0.02) {
            return self.be_foolish(rng);
        }
        match view.stage {
            Stage::Gathering => self.prepare(&view, rng),
            Stage::Locked => {}
            Stage::Playing => self.move_on(own, rng),
            Stage::Over if view.game < games && own.is_some() && rng.random_bool(0.1) => {
                self.remote.borrow_mut().rematch();
            }
            Stage::Over => {}
        }
    }

    fn prepare(&mut self, view: &SeatsView, rng: &mut ChaCha8Rng) {
        let computers = view.seats.iter().filter(|seat| seat.computer.is_some()).count();
        let mut remote = self.remote.borrow_mut();
        if remote.is_asking() || !self.plays {
            return;
        }
        if view.yours.is_none() {
            remote.join(&self.name, Color::all().nth(3), None);
        } else if computers < self.computers {
            let temperament = ["gambler", "calculator"][rng.random_range(0..2)].to_string();
            let name = format!("Bot {computers}");
            remote.ask(SeatWish::SeatComputer { name, temperament, seat: None });
        } else if !remote.is_ready() {
            let seed = Seed::from_bytes(rng.random());
            self.seeds.push(seed.to_string());
            remote.choose_seed(seed);
            self.kept = remote.kept().clone();
            remote.ready();
        }
    }

    fn move_on(&mut self, own: Option<Seat>, rng: &mut ChaCha8Rng) {
        let Some(own) = own else { return };
        let Some((_, client)) = &mut self.client else { return };
        if client.ledger().stand_in(own).is_some() && rng.random_bool(0.05) {
            self.remote.borrow_mut().ask(SeatWish::Return);
        }
        let gone =
            client.ledger().game().seats().find(|seat| self.remote.borrow().away_for(*seat) > Some(GONE));
        if let Some(seat) = gone.filter(|_| rng.random_bool(0.05)) {
            let temperament = "gambler".to_string();
            self.remote.borrow_mut().ask(SeatWish::StandIn { seat: SeatNumber(seat), temperament });
        }
        let may_act = match client.ledger().to_act() {
            ToAct::Person(seat) => seat == own,
            ToAct::Anyone => true,
            ToAct::Computer { .. } | ToAct::Nobody => false,
        };
        if may_act && rng.random_bool(0.4) {
            let legal: Vec<Action> = client.ledger().game().legal_actions().collect();
            let banks = |action: &&Action| matches!(action, Action::SetAside { then: Then::Bank, .. });
            let bank = legal.iter().find(banks).filter(|_| rng.random_bool(0.5));
            let action = bank.copied().unwrap_or_else(|| legal[rng.random_range(0..legal.len())]);
            client.ask(own, Wish::Act(action));
        }
    }

    /// Asks for what nobody should get, or says something.
    fn be_foolish(&mut self, rng: &mut ChaCha8Rng) {
        let mut remote = self.remote.borrow_mut();
        match rng.random_range(0..5) {
            0 => remote.react(Reaction::Wow),
            1 => remote.ask(SeatWish::End),
            2 => remote.ask(SeatWish::Return),
            // A table that everybody has left has no other game, so one stays.
            3 if self.name != "Ann" => remote.leave(),
            3 => {}
            _ => {
                drop(remote);
                let Some((_, client)) = &mut self.client else { return };
                let mover = client.ledger().game().mover();
                client.ask(mover, Wish::Act(Action::Roll));
            }
        }
    }
}

/// After this time others may let a computer player move.
pub(super) const GONE: Duration = Duration::from_secs(6);
