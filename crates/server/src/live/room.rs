//! The state of a table of this server, without input or output: who sits there, how the dice are
//! sealed, and the game.
//!
//! The state follows from the commits in the store, and from nothing else. A room decides what a
//! message changes ([`Room::decide`]), and takes a commit in once it is stored ([`Room::apply`]).

use super::entry::{Chair, Entry, Text, entries};
use super::keys::{SecretHash, ServerKey};
use farkle_client::{Answer, Desk, name_faults};
use farkle_protocol::{
    CommandId, FromHost, SeatNumber, SeatView, SeatWish, SeatsView, Secret, Stage, ToHost, Why,
};
use farkle_rules::{Action, RuleSet, RuleSetDraft, Seat};
use farkle_store::Commit;
use farkle_table::{
    Command, Commitment, Fingerprint, Holder, Lock, MOST_BROKEN, Seed, Setup, Table, TableId, ToAct, Wish,
};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;

/// How many answers are remembered in memory. The store remembers all of them.
const REMEMBERED: usize = 64;

/// Why the commits of a table make no sense. That is a fault of a program, or another key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Corrupt(String);

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn corrupt(what: impl fmt::Display) -> Corrupt {
    Corrupt(what.to_string())
}

/// Somebody in a seat.
#[derive(Clone, Debug)]
struct Sitter {
    name: String,
    device: SecretHash,
    commitment: Option<Commitment>,
}

/// How far the preparations of a game are.
#[derive(Clone, Debug)]
enum Preparation {
    Gathering,
    Locked { lock: Lock, shown: BTreeMap<Seat, Seed> },
    Done,
}

/// What follows from a message.
#[derive(Debug)]
pub(super) enum Decision {
    /// This is to be told to the sender.
    Tell(FromHost),
    /// This has to be stored.
    Store { command: Option<CommandId>, entries: Vec<Entry> },
    /// Nothing.
    Nothing,
}

/// What has to be told about a commit.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// Whether the seats have changed.
    pub(super) seats: bool,
    /// To everybody.
    pub(super) messages: Vec<FromHost>,
}

/// A table.
#[derive(Debug)]
pub(super) struct Room {
    table: TableId,
    key: ServerKey,
    version: u64,
    rules: RuleSet,
    invitation: SecretHash,
    seats: Vec<Option<Sitter>>,
    game: u32,
    server: Commitment,
    broken: Vec<Seat>,
    preparation: Preparation,
    lock: Option<Fingerprint>,
    /// The game that goes on, or the last one.
    desk: Option<Desk>,
    /// Who starts if the players choose, from the second game on.
    next_starter: Option<Seat>,
    answered: VecDeque<(CommandId, u64)>,
}

impl Room {
    /// The table after its first commit.
    pub(super) fn new(table: TableId, key: ServerKey, first: &Commit) -> Result<Room, Corrupt> {
        let entries = entries(first).map_err(corrupt)?;
        let [Entry::Created { rules, seats, invitation, server }] = &entries[..] else {
            return Err(corrupt("the first commit does not create the table"));
        };
        let rules = RuleSetDraft::from_code(rules).map_err(corrupt)?;
        let mut room = Room {
            table,
            key,
            version: 1,
            rules: RuleSet::try_from(rules).map_err(|_| corrupt("the rules contradict each other"))?,
            invitation: invitation.clone(),
            seats: vec![None; *seats],
            game: 0,
            server: server.0,
            broken: Vec::new(),
            preparation: Preparation::Gathering,
            lock: None,
            desk: None,
            next_starter: None,
            answered: VecDeque::new(),
        };
        room.begin_gathering(server.0)?;
        Ok(room)
    }

    pub(super) fn version(&self) -> u64 {
        self.version
    }

    pub(super) fn is_invited(&self, secret: &Secret) -> bool {
        SecretHash::of(secret) == self.invitation
    }

    /// The seat that a device holds.
    pub(super) fn seat_of(&self, device: &SecretHash) -> Option<Seat> {
        let at = self.seats.iter().position(|sitter| sitter.as_ref().is_some_and(|s| s.device == *device));
        at.and_then(Seat::new)
    }

    /// Whether devices have to show their seeds, which they can't take for ever.
    pub(super) fn is_locked(&self) -> bool {
        matches!(self.preparation, Preparation::Locked { .. })
    }

    /// To which version a command led, if it is remembered.
    pub(super) fn answered(&self, command: CommandId) -> Option<u64> {
        self.answered.iter().find(|(known, _)| *known == command).map(|&(_, version)| version)
    }

    /// The revision of the game: that of its last change, which is a version of the table, too.
    fn revision(&self) -> u64 {
        self.desk.as_ref().map_or(0, |desk| desk.table().ledger().revision())
    }

    /// What a device is told about the seats.
    pub(super) fn view(&self, device: &SecretHash) -> FromHost {
        let is_over = self.desk.as_ref().is_some_and(|desk| desk.table().ledger().game().is_over());
        FromHost::Seats(SeatsView {
            version: self.version,
            game: self.game,
            stage: match self.preparation {
                Preparation::Gathering => Stage::Gathering,
                Preparation::Locked { .. } => Stage::Locked,
                Preparation::Done if is_over => Stage::Over,
                Preparation::Done => Stage::Playing,
            },
            rules: self.rules.code(),
            server: self.server,
            seats: self
                .seats
                .iter()
                .map(|sitter| SeatView {
                    name: sitter.as_ref().map(|sitter| sitter.name.clone()),
                    commitment: sitter.as_ref().and_then(|sitter| sitter.commitment),
                })
                .collect(),
            yours: self.seat_of(device).map(SeatNumber),
            lock: self.lock,
        })
    }

    /// What somebody misses of the game who has this revision; nothing before the first game.
    pub(super) fn since(&self, have: Option<u64>) -> Option<FromHost> {
        match self.desk.as_ref()?.answer(&ToHost::Hello { have }, |_| false) {
            Answer::Tell(message) => Some(message),
            Answer::NotHere | Answer::Store { .. } => None,
        }
    }

    /// What a message of a device changes. `may_join` says whether it was invited.
    pub(super) fn decide(&self, device: &SecretHash, may_join: bool, message: &ToHost) -> Decision {
        let tell = |answer: Option<FromHost>| answer.map_or(Decision::Nothing, Decision::Tell);
        match message {
            ToHost::Ask { id, .. } | ToHost::Command { id, .. } if self.answered(*id).is_some() => {
                let revision = self.answered(*id).unwrap_or_default();
                Decision::Tell(FromHost::Done { id: *id, revision })
            }
            ToHost::Ask { id, game, wish } => match self.ask(device, may_join, *game, wish) {
                Ok(entry) => Decision::Store { command: Some(*id), entries: vec![entry] },
                Err((why, sentence)) => Decision::Tell(self.refuse(*id, why, sentence)),
            },
            ToHost::Hello { have } => tell(self.since(*have)),
            ToHost::Beat { n } => Decision::Tell(FromHost::Beat { n: *n, revision: self.revision() }),
            ToHost::Command { id, .. } => {
                let Some(desk) = &self.desk else {
                    return Decision::Tell(self.refuse(*id, Why::NotNow, "The game has not begun yet."));
                };
                match desk.answer(message, |seat| self.seat_of(device) == Some(seat)) {
                    Answer::Tell(answer) => Decision::Tell(answer),
                    Answer::Store { id, change } => {
                        let entries = vec![Entry::Game { change: (&change).into() }];
                        Decision::Store { command: Some(id), entries }
                    }
                    Answer::NotHere => Decision::Nothing,
                }
            }
            ToHost::React { reaction } => {
                tell(self.seat_of(device).map(|seat| FromHost::Reacted { seat, reaction: *reaction }))
            }
            ToHost::Say { text } => {
                tell(self.seat_of(device).map(|seat| FromHost::Said { seat, text: text.clone() }))
            }
            ToHost::Open { .. } => Decision::Nothing,
        }
    }

    pub(super) fn refuse(&self, id: CommandId, why: Why, sentence: &str) -> FromHost {
        let sentence = sentence.to_string();
        FromHost::Refused { id, why, sentence, revision: self.revision(), missing: Vec::new() }
    }

    fn ask(
        &self,
        device: &SecretHash,
        may_join: bool,
        game: u32,
        wish: &SeatWish,
    ) -> Result<Entry, (Why, &'static str)> {
        if game != self.game {
            return Err((Why::TooLate, "The table has moved on to another game."));
        }
        let own = self.seat_of(device);
        if let SeatWish::Join { name } = wish {
            if own.is_some() {
                return Err((Why::SeatTaken, "You have a seat at this table already."));
            }
            if !may_join {
                return Err((Why::NotNow, "Open the link of the invitation again to sit down."));
            }
            return self.join(device, name);
        }
        let seat = own.ok_or((Why::NotYourSeat, "You have no seat at this table."))?;
        let sitter = self.seats[seat.index()].as_ref();
        match (wish, &self.preparation) {
            (SeatWish::Leave, Preparation::Gathering) => Ok(Entry::Left { seat: Chair(seat) }),
            (SeatWish::Leave, Preparation::Done) if self.is_settled() => {
                Ok(Entry::Left { seat: Chair(seat) })
            }
            (SeatWish::Leave, _) => Err((Why::NotNow, "You can leave before a game or after it.")),
            (SeatWish::Ready { commitment }, Preparation::Gathering) => {
                if sitter.is_some_and(|sitter| sitter.commitment.is_some()) {
                    return Err((Why::NotNow, "You are ready already."));
                }
                if self.broken.len() + self.seats.len() > MOST_BROKEN {
                    return Err((Why::NotNow, "The dice could not be fixed too often. Open another table."));
                }
                Ok(Entry::Ready { seat: Chair(seat), commitment: Text(*commitment) })
            }
            (SeatWish::Ready { .. }, _) => Err((Why::NotNow, "The dice are fixed already.")),
            (SeatWish::Show { seed }, Preparation::Locked { lock, shown }) => {
                if shown.contains_key(&seat) {
                    return Err((Why::NotNow, "Your device has shown its seed already."));
                }
                if !lock.is_seed_of(seat, seed) {
                    return Err((Why::WrongSeed, "Your device has committed to another seed."));
                }
                Ok(Entry::Shown { seat: Chair(seat), seed: Text(seed.clone()) })
            }
            (SeatWish::Show { .. }, _) => Err((Why::NotNow, "Seeds are shown once the dice are locked.")),
            (SeatWish::Rematch, Preparation::Done) if self.is_settled() => {
                let server = self.key.seed(self.table, self.game + 1).server_commitment(self.table);
                Ok(Entry::Again { server: Text(server) })
            }
            (SeatWish::Rematch, _) => Err((Why::NotNow, "You can play again when the game is over.")),
            (SeatWish::Join { .. }, _) => Err((Why::SeatTaken, "You have a seat at this table already.")),
        }
    }

    fn join(&self, device: &SecretHash, name: &str) -> Result<Entry, (Why, &'static str)> {
        if !matches!(self.preparation, Preparation::Gathering) {
            return Err((Why::NotNow, "You can sit down before a game."));
        }
        let free = self.seats.iter().position(Option::is_none).and_then(Seat::new);
        let seat = free.ok_or((Why::SeatTaken, "All seats are taken."))?;
        let mut names: Vec<&str> = self.seats.iter().flatten().map(|sitter| sitter.name.as_str()).collect();
        names.push(name);
        if name_faults(&names).last().is_some_and(Option::is_some) {
            return Err((Why::Name, "Take another name: nobody else's, readable, at most 20 characters."));
        }
        let name = name.trim().to_string();
        Ok(Entry::Joined { seat: Chair(seat), name, device: device.clone() })
    }

    /// Whether the game is over and its seed public.
    fn is_settled(&self) -> bool {
        let ledger = self.desk.as_ref().map(|desk| desk.table().ledger());
        ledger.is_some_and(|ledger| ledger.game().is_over() && ledger.proof().seed().is_some())
    }

    /// What the host decides by itself now.
    pub(super) fn next(&self) -> Option<Vec<Entry>> {
        match &self.preparation {
            Preparation::Gathering => {
                let is_ready = |sitter: &Option<Sitter>| {
                    sitter.as_ref().is_some_and(|sitter| sitter.commitment.is_some())
                };
                self.seats.iter().all(is_ready).then(|| vec![Entry::Locked])
            }
            Preparation::Locked { .. } => None,
            Preparation::Done => {
                let table = self.desk.as_ref()?.table();
                let change = table.opening().or_else(|| self.rotate(table)).or_else(|| table.reveal())?;
                Some(vec![Entry::Game { change: (&change).into() }])
            }
        }
    }

    /// Where the players choose who starts, the seats take turns from the second game on.
    fn rotate(&self, table: &Table) -> Option<farkle_table::Change> {
        let seat = self.next_starter.filter(|_| table.ledger().to_act() == ToAct::Anyone)?;
        table.decide(&Command { seat, wish: Wish::Act(Action::Start(seat)) }).ok()
    }

    /// What happens when the devices have had time enough to show their seeds.
    pub(super) fn give_up_waiting(&self) -> Option<Vec<Entry>> {
        let Preparation::Locked { lock, shown } = &self.preparation else { return None };
        let late = lock.devices().iter().filter(|(seat, _)| !shown.contains_key(seat));
        Some(vec![Entry::Broken { seats: late.map(|(seat, _)| Chair(*seat)).collect() }])
    }

    /// Takes the next commit in.
    pub(super) fn apply(&mut self, commit: &Commit) -> Result<Told, Corrupt> {
        let version = self.version + 1;
        let mut told = Told::default();
        for entry in entries(commit).map_err(corrupt)? {
            self.take_in(entry, version, &mut told)?;
        }
        self.version = version;
        if let Some(command) = commit.command {
            if self.answered.len() == REMEMBERED {
                self.answered.pop_front();
            }
            self.answered.push_back((command, version));
        }
        Ok(told)
    }

    fn take_in(&mut self, entry: Entry, version: u64, told: &mut Told) -> Result<(), Corrupt> {
        told.seats |= !matches!(entry, Entry::Game { .. });
        match entry {
            Entry::Created { .. } => return Err(corrupt("the table is created twice")),
            Entry::Joined { seat, name, device } => {
                *self.seat(seat)? = Some(Sitter { name, device, commitment: None });
            }
            Entry::Left { seat } => *self.seat(seat)? = None,
            Entry::Ready { seat, commitment } => self.sitter(seat)?.commitment = Some(commitment.0),
            Entry::Locked => {
                let lock = self.new_lock()?;
                self.lock = Some(lock.fingerprint());
                self.preparation = Preparation::Locked { lock, shown: BTreeMap::new() };
            }
            Entry::Shown { seat, seed } => {
                let Preparation::Locked { shown, .. } = &mut self.preparation else {
                    return Err(corrupt("a seed is shown before the lock"));
                };
                shown.insert(seat.0, seed.0);
                if shown.len() == self.seats.len() {
                    self.begin(version)?;
                    told.messages.extend(self.since(None));
                }
            }
            Entry::Broken { seats } => {
                self.broken.extend(seats.into_iter().map(|chair| chair.0));
                self.begin_preparing();
            }
            Entry::Game { change } => {
                let desk = self.desk.as_mut().ok_or_else(|| corrupt("a change before the game"))?;
                desk.commit(None, change.clone().into()).map_err(corrupt)?;
                told.messages.push(FromHost::Events { changes: vec![change] });
                // The stage changes at the end.
                told.seats |= desk.table().ledger().game().is_over();
            }
            Entry::Again { server } => {
                let starter = self.desk.as_ref().map(|desk| desk.table().ledger().game().starter());
                self.next_starter = starter.and_then(|seat| Seat::new((seat.index() + 1) % self.seats.len()));
                self.begin_gathering(server.0)?;
            }
        }
        Ok(())
    }

    fn seat(&mut self, chair: Chair) -> Result<&mut Option<Sitter>, Corrupt> {
        self.seats.get_mut(chair.0.index()).ok_or_else(|| corrupt("a seat that the table does not have"))
    }

    fn sitter(&mut self, chair: Chair) -> Result<&mut Sitter, Corrupt> {
        self.seat(chair)?.as_mut().ok_or_else(|| corrupt("nobody sits there"))
    }

    fn begin_gathering(&mut self, server: Commitment) -> Result<(), Corrupt> {
        self.game += 1;
        if self.key.seed(self.table, self.game).server_commitment(self.table) != server {
            return Err(corrupt("the table was created with another server key"));
        }
        self.server = server;
        self.broken.clear();
        self.begin_preparing();
        Ok(())
    }

    fn begin_preparing(&mut self) {
        self.preparation = Preparation::Gathering;
        self.lock = None;
        self.seats.iter_mut().flatten().for_each(|sitter| sitter.commitment = None);
    }

    fn new_lock(&self) -> Result<Lock, Corrupt> {
        let mut devices = Vec::with_capacity(self.seats.len());
        for (at, sitter) in self.seats.iter().enumerate() {
            let commitment = sitter.as_ref().and_then(|sitter| sitter.commitment);
            devices.extend(Seat::new(at).zip(commitment));
        }
        if devices.len() != self.seats.len() {
            return Err(corrupt("the dice are locked before everybody is ready"));
        }
        let rules = (&self.rules, self.seats.len());
        Lock::new((self.table, self.game), rules, self.server, self.broken.clone(), devices).map_err(corrupt)
    }

    /// Begins the game with the seeds that all devices have shown.
    fn begin(&mut self, version: u64) -> Result<(), Corrupt> {
        let done = std::mem::replace(&mut self.preparation, Preparation::Done);
        let Preparation::Locked { lock, shown } = done else { return Err(corrupt("no lock")) };
        let seal = lock.open(&shown.into_iter().collect::<Vec<_>>()).map_err(corrupt)?;
        let holders = self.seats.iter().flatten().map(|sitter| Holder::person(&sitter.name)).collect();
        let setup = Setup::new(self.rules.clone(), holders);
        let seed = self.key.seed(self.table, self.game);
        self.desk = Some(Desk::new(Table::sealed(setup, seal, seed, version).map_err(corrupt)?));
        Ok(())
    }
}
