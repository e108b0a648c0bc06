//! Whole games between clients and a host far away: messages are encoded, late, lost, doubled and
//! out of order.
//!
//! The clients are those of local games; only the host's other end is different. Everything is
//! drawn from a seed, so a failure repeats.

use farkle_client::{Client, GameHost, Host, HostAnswer, News, Screen, Selection};
use farkle_protocol::{Change, FromHost, ToHost, decode, encode};
use farkle_rules::{Action, RuleSet, RuleSetDraft, Seat};
use farkle_table::{Denial, Holder, Proof, Seed, Setup, Table, ToAct, Wish};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// A small generator for the network's moods.
#[derive(Clone, Debug)]
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// One direction of a connection: texts with the time at which they arrive.
#[derive(Debug, Default)]
struct LossyConnection {
    under_way: Vec<(u64, String)>,
}

impl LossyConnection {
    fn send(&mut self, chance: &mut Chance, now: u64, text: String) {
        // One in eight is lost, one in eight comes twice, all take up to 1.5 s and overtake each
        // other.
        let copies = match chance.below(8) {
            0 => 0,
            1 => 2,
            _ => 1,
        };
        for _ in 0..copies {
            self.under_way.push((now + chance.below(1500), text.clone()));
        }
    }

    fn arrived(&mut self, now: u64) -> Option<String> {
        let index = self.under_way.iter().position(|(at, _)| *at <= now)?;
        Some(self.under_way.swap_remove(index).1)
    }
}

/// Everything between the clients and the host, and the host itself.
struct World {
    now: u64,
    chance: Chance,
    game_host: GameHost,
    /// To the host and from it, for every client.
    lines: Vec<(LossyConnection, LossyConnection)>,
    commits: usize,
}

impl World {
    fn answer_all(&mut self) {
        for client in 0..self.lines.len() {
            while let Some(text) = self.lines[client].0.arrived(self.now) {
                let message: ToHost = decode(&text).unwrap();
                let seat = Seat::new(client).unwrap();
                match self.game_host.answer(&message, |asked| asked == seat) {
                    HostAnswer::Tell(answer) => self.tell(client, &answer),
                    HostAnswer::NotAboutTheGame => panic!("the client sends nothing but moves"),
                    HostAnswer::Store { id, change } => {
                        self.commits += 1;
                        let told = Change::from(&change);
                        let revision = change.revision;
                        self.game_host.commit(Some(id), change).unwrap();
                        self.tell_all(told);
                        self.tell(client, &FromHost::Done { id, revision });
                        if let Some(reveal) = self.game_host.table().reveal() {
                            let told = Change::from(&reveal);
                            self.game_host.commit(None, reveal).unwrap();
                            self.tell_all(told);
                        }
                    }
                }
            }
        }
    }

    fn tell_all(&mut self, change: Change) {
        for client in 0..self.lines.len() {
            self.tell(client, &FromHost::Events { changes: vec![change.clone()] });
        }
    }

    fn tell(&mut self, client: usize, message: &FromHost) {
        let World { chance, lines, now, .. } = self;
        lines[client].1.send(chance, *now, encode(message));
    }
}

/// A client's end of its connection.
struct RemoteHost {
    world: Rc<RefCell<World>>,
    client: usize,
}

impl Host for RemoteHost {
    fn send(&mut self, message: ToHost) {
        let World { chance, lines, now, .. } = &mut *self.world.borrow_mut();
        lines[self.client].0.send(chance, *now, encode(&message));
    }

    fn receive(&mut self) -> Option<FromHost> {
        let World { lines, now, .. } = &mut *self.world.borrow_mut();
        lines[self.client].1.arrived(*now).map(|text| decode(&text).unwrap())
    }
}

fn rules() -> RuleSet {
    let mut draft = RuleSetDraft::preset("playmonster").unwrap();
    draft.set("target", "2000").unwrap();
    RuleSet::try_from(draft).unwrap()
}

fn table(seats: usize, seed: &Seed) -> Table {
    let holders = (1..=seats).map(|seat| Holder::person(format!("Player {seat}"))).collect();
    Table::begin(Setup::new(rules(), holders), seed.clone(), Some(Seat::FIRST)).unwrap()
}

fn connect(seed: u64, table: &Table, seats: usize) -> (Rc<RefCell<World>>, Vec<Client<RemoteHost>>) {
    let world = Rc::new(RefCell::new(World {
        now: 0,
        chance: Chance(seed),
        game_host: GameHost::new(table.clone()),
        lines: (0..seats).map(|_| Default::default()).collect(),
        commits: 0,
    }));
    let client = |client| {
        let remote = RemoteHost { world: world.clone(), client };
        Client::new(remote, table.ledger().clone(), client as u64)
    };
    let clients = (0..seats).map(client).collect();
    (world, clients)
}

/// What a hurried person does: takes the best dice, rolls on while four or more are left, and
/// presses twice.
fn press(client: &mut Client<RemoteHost>, seat: Seat) {
    if client.ledger().to_act() != ToAct::Person(seat) {
        return;
    }
    let mut selection = Selection::default();
    selection.take_best(client.ledger());
    let screen = Screen::of(client.ledger(), &selection);
    let roll = screen.roll.action.ok().filter(|_| screen.roll.dice >= 4);
    let action = roll.or(screen.bank.action.ok()).or(screen.roll.action.ok());
    if let Some(action) = action {
        client.ask(seat, Wish::Act(action));
        client.ask(seat, Wish::Act(action));
    }
}

/// Lets the world go on until everybody has seen the end of the game.
fn play_to_the_end(world: &Rc<RefCell<World>>, clients: &mut [Client<RemoteHost>]) {
    let is_done = |client: &Client<RemoteHost>| {
        client.ledger().game().is_over() && client.ledger().proof().seed().is_some()
    };
    for _ in 0..400_000 {
        if clients.iter().all(is_done) {
            return;
        }
        world.borrow_mut().now += 50;
        let now = world.borrow().now;
        world.borrow_mut().answer_all();
        for (index, client) in clients.iter_mut().enumerate() {
            client.tick(Duration::from_millis(now));
            while client.receive().is_some() {}
            client.shown_mut().advance();
            press(client, Seat::new(index).unwrap());
        }
    }
    panic!("the game does not come to an end");
}

#[test]
fn over_a_bad_line_every_client_sees_the_same_game_and_every_press_counts_once() {
    for seed in 0..25 {
        let seats = 2 + (seed % 3) as usize;
        let secret = Seed::from_phrase(&seed.to_string());
        let table = table(seats, &secret);
        let (world, mut clients) = connect(seed, &table, seats);
        play_to_the_end(&world, &mut clients);
        let world = world.borrow();
        let host = world.game_host.table().ledger();
        for client in &clients {
            assert_eq!(client.ledger().events(), host.events());
            assert_eq!(client.ledger().revision(), host.revision());
            assert_eq!(client.ledger().sheet(), host.sheet());
            let Proof::Revealed(seed) = client.ledger().proof() else { panic!("no seed is told") };
            assert!(client.ledger().check_dice(seed).unwrap() > 5);
        }
        let decisions =
            host.events().iter().filter(|event| !matches!(event, farkle_rules::Event::Rolled(_))).count();
        assert!(world.commits <= decisions, "{} commits, {decisions} decisions", world.commits);
    }
}

#[test]
fn a_local_host_and_one_far_away_lead_to_the_same_game() {
    let secret = Seed::from_phrase("same");
    let start = table(2, &secret);
    let (world, mut clients) = connect(1, &start, 2);
    play_to_the_end(&world, &mut clients);
    let mut near = start;
    while !near.ledger().game().is_over() {
        let mut selection = Selection::default();
        selection.take_best(near.ledger());
        let screen = Screen::of(near.ledger(), &selection);
        let roll = screen.roll.action.ok().filter(|_| screen.roll.dice >= 4);
        let action: Action = roll.or(screen.bank.action.ok()).or(screen.roll.action.ok()).unwrap();
        let seat = near.ledger().game().mover();
        let change = near.decide(&farkle_table::Command { seat, wish: Wish::Act(action) }).unwrap();
        near.apply(&change).unwrap();
    }
    assert_eq!(clients[0].ledger().events(), near.ledger().events());
}

#[test]
fn a_wish_of_a_seat_that_somebody_else_holds_is_denied_in_words() {
    let start = table(2, &Seed::from_phrase("x"));
    let (world, mut clients) = connect(3, &start, 2);
    let other = start.ledger().game().mover();
    let mine = 1 - other.index();
    assert!(clients[mine].ask(other, Wish::Act(Action::Roll)));
    let mut denied = None;
    for _ in 0..2000 {
        world.borrow_mut().now += 50;
        let now = world.borrow().now;
        world.borrow_mut().answer_all();
        clients[mine].tick(Duration::from_millis(now));
        while let Some(news) = clients[mine].receive() {
            if let News::Denied(denial) = news {
                denied = Some(denial);
            }
        }
    }
    assert_eq!(denied, Some(Denial::NotYourSeat));
    assert!(!clients[mine].is_pending(), "and another wish may follow");
    assert_eq!(world.borrow().commits, 0);
}

#[test]
fn a_client_that_is_ahead_of_a_restored_host_is_told_so() {
    let start = table(2, &Seed::from_phrase("x"));
    let seat = start.ledger().game().mover();
    let mut ahead = start.clone();
    for _ in 0..2 {
        let action = ahead.ledger().game().legal_actions().next().unwrap();
        let seat = ahead.ledger().game().mover();
        let change = ahead.decide(&farkle_table::Command { seat, wish: Wish::Act(action) }).unwrap();
        ahead.apply(&change).unwrap();
    }
    let (world, _) = connect(5, &start, 2);
    let remote = RemoteHost { world: world.clone(), client: seat.index() };
    let mut client = Client::new(remote, ahead.ledger().clone(), 9);
    let mut rewound = false;
    for _ in 0..2000 {
        world.borrow_mut().now += 50;
        let now = world.borrow().now;
        world.borrow_mut().answer_all();
        client.tick(Duration::from_millis(now));
        while let Some(news) = client.receive() {
            rewound |= news == News::Rewound;
        }
    }
    assert!(rewound);
    assert_eq!(client.ledger().events(), start.ledger().events());
    assert_eq!(client.ledger().revision(), start.ledger().revision());
}
