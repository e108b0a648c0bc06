//! One run: two servers of one store, the devices, the network between them, and what goes wrong.

mod trouble;

pub(super) use trouble::Counts;

use super::device::{Device, GONE};
use super::network::{Connection, is_rough_to_device, is_rough_to_server};
use super::witness::Witness;
use crate::client_address::ClientAddress;
use crate::limits::Limits;
use crate::live::golden_logs::key;
use crate::live::keys::ServerKey;
use crate::live::log_entry::created;
use crate::live::table_task::TaskMessage;
use crate::live::{Live, Tables};
use crate::refusals::Refusals;
use crate::shutdown::Shutdown;
use farkle_client::Order;
use farkle_protocol::{FromHost, Pace, SeatsView, Secret, Stage, TableOptions, ToHost, decode};
use farkle_rules::{RuleSet, RuleSetDraft};
use farkle_store::{Commit, Store};
use farkle_table::TableId;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc::error::{TryRecvError, TrySendError};
use trouble::StoreTrouble;

/// How far the clock moves in one step.
const STEP: Duration = Duration::from_millis(100);
/// From this step on nothing goes wrong any more, so that everybody can finish.
const FAULTS_END: u32 = 600;
/// Nobody needs longer.
const MOST_STEPS: u32 = 6000;
/// How many games are played at a table.
const GAMES: u32 = 2;

/// In one of so many seeds somebody plays on two devices.
const SEEDS_FOR_SECOND_DEVICE: u64 = 5;

/// What a run was: two runs of one seed are equal.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) counts: Counts,
    /// A hash of all messages that arrived, with their times.
    trace: String,
}

pub(super) struct World {
    rng: ChaCha8Rng,
    now: Duration,
    table: TableId,
    key: ServerKey,
    store: Store,
    trouble: Arc<Mutex<StoreTrouble>>,
    servers: [(Live, Shutdown); 2],
    devices: Vec<Device>,
    /// Connections that their device has given up and that the server still believes in.
    ghosts: Vec<(Duration, Connection)>,
    connections: u64,
    witness: Witness,
    trace: Sha256,
    prints: bool,
    counts: Counts,
}

impl World {
    /// Runs the world of a seed to its end, and checks everything on the way.
    pub(super) fn run(seed: u64, prints: bool) -> Run {
        in_virtual_time(async { World::new(seed, prints).await.go_on().await })
    }

    /// As [`World::run`]; the table and its log.
    pub(super) fn run_to_log(seed: u64) -> (TableId, Vec<Commit>) {
        in_virtual_time(async {
            let mut world = World::new(seed, false).await;
            world.go_on().await;
            (world.table, world.witness.log().to_vec())
        })
    }

    async fn new(seed: u64, prints: bool) -> World {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut draft = RuleSetDraft::preset("classic").unwrap();
        draft.set("target", ["300", "800"][rng.random_range(0..2)]).unwrap();
        draft.set("opening_score", "0").unwrap();
        let people = rng.random_range(1..=3_usize);
        let computers = usize::from(people == 1 || rng.random_bool(0.3));
        let table = TableId::from_random(rng.random());
        let invitation = Secret::from_bytes(rng.random());
        let key = key(seed);
        let server = key.seed(table, 1).server_commitment(table);
        let rules = RuleSet::try_from(draft).unwrap();
        let first = created(&rules, people + computers, options(seed), &invitation, u64::MAX, server);

        let trouble = StoreTrouble {
            rng: ChaCha8Rng::seed_from_u64(!seed),
            is_faulty: false,
            counts: Counts::default(),
        };
        let trouble = Arc::new(Mutex::new(trouble));
        let asked = trouble.clone();
        let store = Store::faulty_memory(move || asked.lock().unwrap().next());
        store.append(table, 0, first.clone()).await.unwrap();

        let names = &["Ann", "Ben", "Cem"][..people];
        let mut devices: Vec<Device> =
            names.iter().map(|name| Device::new(name, table, invitation, &mut rng)).collect();
        devices[0].computers = computers;
        if seed % SEEDS_FOR_SECOND_DEVICE == 3 {
            // It has random numbers of its own, so that the other seeds stay what they are.
            devices[0].shares_seat = true;
            let second = devices[0].second(&mut ChaCha8Rng::seed_from_u64(seed.rotate_left(32)));
            devices.push(second);
        }
        let mut watcher = Device::new("Dora", table, invitation, &mut rng);
        watcher.plays = false;
        devices.push(watcher);
        World {
            now: Duration::ZERO,
            witness: Witness::new(table, key.clone(), first),
            servers: [0, 1].map(|_| start(&store, &key)),
            table,
            key,
            store,
            trouble,
            devices,
            ghosts: Vec::new(),
            connections: 0,
            trace: Sha256::new(),
            prints,
            counts: Counts::default(),
            rng,
        }
    }

    async fn go_on(&mut self) -> Run {
        for step in 0..MOST_STEPS {
            // The servers work in the meantime.
            tokio::time::sleep(STEP).await;
            self.now += STEP;
            let is_faulty = step < FAULTS_END;
            if is_faulty {
                self.go_wrong();
            }
            self.read_log(is_faulty).await;
            for at in 0..self.devices.len() {
                self.listen(at);
                self.deliver(at);
                self.tick(at, is_faulty);
            }
            self.deliver_late();
            if !is_faulty && self.is_finished() {
                return self.end();
            }
        }
        let told: Vec<_> =
            self.devices.iter().map(|device| device.remote.borrow().seats().cloned()).collect();
        panic!("the games do not end: {told:#?}");
    }

    async fn read_log(&mut self, is_faulty: bool) {
        // Whoever checks the log can always read it.
        self.trouble.lock().unwrap().is_faulty = false;
        let page = self.store.load(self.table, self.witness.version()).await.unwrap();
        self.witness.read(page.commits);
        self.trouble.lock().unwrap().is_faulty = is_faulty;
    }

    /// Puts what the server tells a device on its way.
    fn listen(&mut self, at: usize) {
        while let Some(connection) = &mut self.devices[at].connection {
            match connection.told.try_recv() {
                Ok(text) => {
                    let is_rough = is_rough_to_device(&text);
                    connection.to_device.send(self.now, text.to_string(), is_rough, &mut self.rng);
                    self.witness.check(&text, &self.secrets_of_others(at));
                }
                Err(TryRecvError::Disconnected) => {
                    connection.is_closed = true;
                    return;
                }
                Err(TryRecvError::Empty) => return,
            }
        }
    }

    fn secrets_of_others(&self, at: usize) -> Vec<String> {
        let others = self.devices.iter().enumerate().filter(|(index, _)| *index != at);
        others
            .flat_map(|(_, device)| {
                [String::from(device.kept.device)].into_iter().chain(device.seeds.clone())
            })
            .collect()
    }

    fn deliver(&mut self, at: usize) {
        let Some(mut connection) = self.devices[at].connection.take() else { return };
        while let Some(text) = connection.to_device.arrived(self.now) {
            if !connection.is_dead {
                match decode(&text) {
                    Ok(FromHost::Acting { here, .. }) => self.note(&format!("to {at}: acting {here}")),
                    _ => self.note(&format!("to {at}: {text}")),
                }
                self.devices[at].remote.borrow_mut().heard(&text);
            }
        }
        let is_open = self.deliver_to_server(&mut connection);
        if is_open && !(connection.is_closed && connection.to_device.is_empty()) {
            self.devices[at].connection = Some(connection);
        } else {
            self.devices[at].remote.borrow_mut().lost(self.rng.random());
        }
    }

    /// False if the table takes nothing any more.
    fn deliver_to_server(&mut self, connection: &mut Connection) -> bool {
        let live = &self.servers[connection.server].0;
        let number = connection.number;
        while let Some(message) = connection.to_server.arrived(self.now) {
            if connection.is_dead {
                continue;
            }
            let noted = without_claim(&message);
            self.trace.update(format!("{:?} {number}: {noted:?}\n", self.now));
            if self.prints {
                println!("{:?} {number}: {noted:?}", self.now);
            }
            if let ToHost::Command { id, expect, .. } = message {
                self.witness.expected.insert(id, expect);
            }
            let message = match message {
                ToHost::Open { table, device, invitation, have, acts, claim, .. } => {
                    connection.mailbox = live.mailbox(table);
                    let Some(outbox) = connection.outbox.take() else { continue };
                    let client = ClientAddress::of([192, 0, 2, 1].into());
                    let connection = number;
                    TaskMessage::Open { connection, client, outbox, device, invitation, have, acts, claim }
                }
                message => TaskMessage::Message { connection: number, message },
            };
            let Some(mailbox) = &connection.mailbox else { continue };
            if let Err(TrySendError::Closed(_)) = mailbox.try_send(message) {
                return false;
            }
        }
        true
    }

    fn deliver_late(&mut self) {
        for (until, mut connection) in std::mem::take(&mut self.ghosts) {
            self.counts.late += u64::from(!connection.to_server.is_empty());
            let is_open = self.deliver_to_server(&mut connection);
            if !is_open || self.now >= until {
                connection.end();
            } else {
                self.ghosts.push((until, connection));
            }
        }
    }

    fn tick(&mut self, at: usize, is_faulty: bool) {
        let device = &mut self.devices[at];
        // Somebody looks at a page that too many others of the seat have replaced.
        if !is_faulty && device.remote.borrow().is_replaced() {
            device.remote.borrow_mut().wake();
        }
        match device.tick(self.now, &mut self.rng) {
            Some(Order::Connect) => {
                self.connections += 1;
                let server = self.rng.random_range(0..self.servers.len());
                device.connection = Some(Connection::new(server, self.connections));
                device.remote.borrow_mut().opened();
            }
            Some(Order::Close) => {
                let connection = device.connection.take();
                connection.into_iter().for_each(|connection| self.bury(connection));
            }
            None => {}
        }
        let device = &mut self.devices[at];
        device.look(&mut self.rng);
        device.play(GAMES, is_faulty, &mut self.rng);
        let Some(connection) = &mut device.connection else { return };
        while let Some(text) = { device.remote.borrow_mut().outgoing() } {
            let message: ToHost = decode(&text).expect("devices speak the protocol");
            let is_rough = is_faulty && is_rough_to_server(&message);
            connection.to_server.send(self.now, message, is_rough, &mut self.rng);
        }
    }

    fn note(&mut self, what: &str) {
        let line = format!("{:?} {what}\n", self.now);
        self.trace.update(&line);
        if self.prints {
            print!("{line}");
        }
    }

    /// Whether everybody has seen the end of the last game.
    fn is_finished(&self) -> bool {
        let ledger = self.witness.ledger();
        let is_over = ledger.is_some_and(|ledger| ledger.is_over() && ledger.proof().seed().is_some());
        is_over
            && self.shared_seat_has_one_device()
            && self.devices.iter().all(|device| {
                let remote = device.remote.borrow();
                let view = remote.seats();
                let is_last = |view: &SeatsView| view.game == GAMES && view.stage == Stage::Over;
                let version = self.witness.version();
                view.is_some_and(|view| is_last(view) && view.version == version)
                    && remote.is_connected()
                    && device.ledger().is_some_and(|own| Some(own.revision()) == ledger.map(|l| l.revision()))
            })
    }

    /// Whether exactly one of two devices of a seat acts.
    fn shared_seat_has_one_device(&self) -> bool {
        let mut shared = self.devices.iter().filter(|device| device.shares_seat).peekable();
        shared.peek().is_none() || shared.filter(|device| device.remote.borrow().acts()).count() == 1
    }

    fn end(&mut self) -> Run {
        let truth = self.witness.ledger().unwrap();
        self.witness.check_commands();
        for device in &self.devices {
            let ledger = device.ledger().unwrap();
            assert_eq!(ledger.record().to_string(), truth.record().to_string(), "everybody sees the same");
            let remote = device.remote.borrow();
            let hash = crate::live::keys::SecretHash::of(&device.kept.device);
            let FromHost::Seats(seats) = self.witness.room.view(&hash) else { unreachable!() };
            assert_eq!(remote.seats(), Some(&seats));
            assert!(!remote.is_unreadable());
            let lock = device.kept.lock.filter(|(game, _)| *game == GAMES).map(|(_, lock)| lock);
            let proved = ledger.prove_dice(lock);
            assert!(proved.is_ok(), "{} can't prove the dice: {proved:?}", device.name);
        }
        let watcher = &self.devices.last().unwrap().numbers;
        assert!(
            self.witness.commands().all(|number| !watcher.contains(&number)),
            "who only watches changes nothing"
        );
        let mut counts = self.counts;
        counts += self.trouble.lock().unwrap().counts;
        counts.commits = self.witness.version();
        counts.games = u64::from(GAMES);
        counts.takeovers = self.devices.iter().map(|device| device.takeovers).sum();
        counts.broken_locks = self.witness.broken_locks();
        let trace = self.trace.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Run { counts, trace }
    }
}

fn in_virtual_time<T>(run: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_time().start_paused(true).build().unwrap().block_on(run)
}

/// The message without what follows the clock of the system.
fn without_claim(message: &ToHost) -> ToHost {
    let mut message = message.clone();
    if let ToHost::Open { claim: Some(claim), .. } = &mut message {
        *claim = 0;
    }
    message
}

/// The options of the table. By mail the clock of the system counts, which follows no seed.
fn options(seed: u64) -> TableOptions {
    let pace = if seed.is_multiple_of(2) { Pace::Live } else { Pace::Relaxed };
    TableOptions { pace, hints: !seed.is_multiple_of(5), ..TableOptions::default() }
}

/// A server that has just started.
fn start(store: &Store, key: &ServerKey) -> (Live, Shutdown) {
    let limits = Limits {
        table_rest: Duration::from_secs(3),
        gone: GONE - Duration::from_secs(1),
        computer_pause: Duration::from_millis(300),
        ..Limits::default()
    };
    let shutdown = Shutdown::new();
    let tables =
        Tables { store: store.clone(), key: key.clone(), dice: crate::DiceCount::default(), solutions: None };
    (Live::new(tables, limits, Refusals::default(), shutdown.clone()), shutdown)
}
