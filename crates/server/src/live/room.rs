//! The state of a table of this server, without input or output: who sits there, how the dice are
//! sealed, and the game.
//!
//! The state follows from the commits in the store, and from nothing else. A room decides what a
//! message changes ([`Room::decide`]), and takes a commit in once it is stored ([`Room::apply`]).

mod applying;
mod asking;
mod seated_player;
mod view;

pub(super) use asking::Asker;
use seated_player::SeatedPlayer;

use super::clock::Awaited;
use super::keys::{SecretHash, ServerKey};
use super::log_entry::{LogEntry, Text, stored};
use super::rule_sets::RuleSets;
use farkle_client::{GameHost, HostAnswer, PendingDecision};
use farkle_protocol::{CommandId, FromHost, SeatNumber, SeatWish, Secret, TableOptions, ToHost, Why};
use farkle_rules::{Action, RuleSet, Seat};
use farkle_store::Commit;
use farkle_table::{
    Command, Commitment, Fingerprint, Ledger, MOST_BROKEN, Seed, SeedLock, Table, TableId, ToAct, Wish,
};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;

/// How many answers of a table are remembered in memory: about 40 for each seat of a large one. The
/// store remembers all of them, and carries no command out twice.
const REMEMBERED: usize = 512;

/// So many locks of one game may be broken by one seat; the last one frees the seat.
const FORGIVEN: usize = 8;

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

/// How far the preparations of a game are.
#[derive(Clone, Debug)]
enum Preparation {
    Gathering,
    Locked { lock: SeedLock, shown: BTreeMap<Seat, Seed> },
    Done,
}

/// What follows from a message.
#[derive(Debug)]
pub(super) enum Decision {
    /// This is to be told to the sender.
    Tell(FromHost),
    /// This has to be stored.
    Store { command: Option<CommandId>, entries: Vec<LogEntry> },
    /// Nothing.
    Nothing,
}

/// What has to be told about a commit.
#[derive(Debug, Default)]
pub(super) struct Broadcast {
    /// Whether the seats have changed.
    pub(super) seats: bool,
    /// To everybody.
    pub(super) messages: Vec<FromHost>,
}

pub(super) fn shows_seed(message: &ToHost) -> bool {
    matches!(message, ToHost::Ask { wish: SeatWish::Show { .. }, .. })
}

/// A table.
#[derive(Debug)]
pub(super) struct Room {
    table: TableId,
    key: ServerKey,
    version: u64,
    rules: RuleSet,
    /// The share code of the rules.
    code: String,
    /// What they are called, if that does not follow from the code.
    rules_name: Option<String>,
    invitation: SecretHash,
    invited_until: Option<u64>,
    seats: Vec<Option<SeatedPlayer>>,
    game: u32,
    server: Commitment,
    broken: Vec<Seat>,
    preparation: Preparation,
    lock: Option<Fingerprint>,
    /// The game that goes on, or the last one.
    game_host: Option<GameHost>,
    options: TableOptions,
    /// When the last move was stored, at a table where days count.
    moved_at: Option<u64>,
    /// Who starts if the players choose, from the second game on.
    next_starter: Option<Seat>,
    answered: VecDeque<(CommandId, u64)>,
    /// The version of the latest command whose answer is forgotten.
    forgotten: u64,
}

impl Room {
    /// The table after its first commit.
    pub(super) fn new(
        table: TableId,
        key: ServerKey,
        rule_sets: &RuleSets,
        first: &Commit,
    ) -> Result<Room, Corrupt> {
        let entries = stored(first).map_err(corrupt)?.entries;
        let [LogEntry::Created { rules, rules_name, seats, invitation, until, server, options }] =
            &entries[..]
        else {
            return Err(corrupt("the first commit does not create the table"));
        };
        let rules = rule_sets.of(rules, rules_name.as_deref()).map_err(corrupt)?;
        let mut room = Room {
            table,
            key,
            version: 1,
            code: rules.code(),
            rules_name: rules_name.clone(),
            rules,
            invitation: invitation.clone(),
            invited_until: *until,
            seats: vec![None; *seats],
            game: 0,
            server: server.0,
            broken: Vec::new(),
            preparation: Preparation::Gathering,
            lock: None,
            game_host: None,
            options: *options,
            moved_at: None,
            next_starter: None,
            answered: VecDeque::new(),
            forgotten: 0,
        };
        room.begin_gathering(server.0)?;
        Ok(room)
    }

    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// What holds at this table besides the rules.
    pub(super) fn options(&self) -> TableOptions {
        self.options
    }

    /// The number of the game at this table.
    pub(super) fn game(&self) -> u32 {
        self.game
    }

    /// When the last move was made, in seconds since 1970, at a table where days count.
    pub(super) fn moved_at(&self) -> Option<u64> {
        self.moved_at
    }

    /// The game, as long as it goes on.
    fn in_play(&self) -> Option<&Ledger> {
        self.ledger().filter(|game| matches!(self.preparation, Preparation::Done) && !game.is_over())
    }

    /// Whether a game goes on.
    pub(super) fn is_playing(&self) -> bool {
        self.in_play().is_some()
    }

    /// What a person has to decide.
    pub(super) fn awaited(&self) -> Option<Awaited> {
        let game = self.in_play()?;
        let ToAct::Person(seat) = game.to_act() else { return None };
        Some(Awaited { seat, events: game.events().len(), revision: game.revision() })
    }

    /// Whether somebody without a seat may be here: to watch, or because there is a free one.
    pub(super) fn lets_strangers_in(&self) -> bool {
        self.options.watchers || self.seats.iter().any(Option::is_none)
    }

    /// Whether this is the invitation of the table, and has not expired.
    pub(super) fn is_invited(&self, secret: &Secret, now: u64) -> bool {
        self.invited_until.is_none_or(|until| now < until) && SecretHash::of(secret) == self.invitation
    }

    /// The seats of people.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..).zip(&self.seats);
        let people = seats.filter(|(_, player)| player.as_ref().is_some_and(|s| s.device().is_some()));
        people.filter_map(|(at, _)| Seat::new(at))
    }

    /// The seat that a device holds.
    pub(super) fn seat_of(&self, device: &SecretHash) -> Option<Seat> {
        let at =
            self.seats.iter().position(|player| player.as_ref().is_some_and(|s| s.device() == Some(device)));
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
        self.game_host.as_ref().map_or(0, |game_host| game_host.table().ledger().revision())
    }

    /// What somebody misses of the game who has this revision; nothing before the first game.
    pub(super) fn since(&self, have: Option<u64>) -> Option<FromHost> {
        match self.game_host.as_ref()?.answer(&ToHost::Hello { have }, |_| false) {
            HostAnswer::Tell(message) => Some(message),
            HostAnswer::NotAboutTheGame | HostAnswer::Store { .. } => None,
        }
    }

    /// What a message of a device changes.
    pub(super) fn decide(&self, asker: &Asker<'_>, message: &ToHost) -> Decision {
        let device = asker.device;
        let tell = |answer: Option<FromHost>| answer.map_or(Decision::Nothing, Decision::Tell);
        match message {
            ToHost::Ask { id, .. } | ToHost::Command { id, .. } if self.answered(*id).is_some() => {
                let revision = self.answered(*id).unwrap_or_default();
                Decision::Tell(FromHost::Done { id: *id, revision })
            }
            // A seed is with the device that has committed to it.
            ToHost::Command { id, .. } | ToHost::Ask { id, .. } if !asker.acts && !shows_seed(message) => {
                let sentence = "You play on another device now. Take over on this one first.";
                Decision::Tell(self.refuse(*id, Why::OtherDevice, sentence))
            }
            ToHost::Ask { id, game, wish } => match self.ask(asker, *game, wish) {
                Ok(entry) => Decision::Store { command: Some(*id), entries: vec![entry] },
                Err((why, sentence)) => Decision::Tell(self.refuse(*id, why, sentence)),
            },
            ToHost::Hello { have } => tell(self.since(*have)),
            ToHost::Beat { n } => Decision::Tell(FromHost::Beat { n: *n, revision: self.revision() }),
            ToHost::Command { id, expect, .. } => {
                let Some(game_host) = &self.game_host else {
                    return Decision::Tell(self.refuse(*id, Why::NotNow, "The game has not begun yet."));
                };
                match game_host.answer(message, |seat| self.moves_for(device, seat)) {
                    HostAnswer::Tell(answer) => Decision::Tell(self.doubt(answer, *expect)),
                    HostAnswer::Store { id, change } => {
                        let entries = vec![LogEntry::Game { change: (&change).into() }];
                        Decision::Store { command: Some(id), entries }
                    }
                    HostAnswer::NotAboutTheGame => Decision::Nothing,
                }
            }
            ToHost::React { reaction } => {
                tell(self.seat_of(device).map(|seat| FromHost::Reacted { seat, reaction: *reaction }))
            }
            ToHost::Say { text } => {
                tell(self.seat_of(device).map(|seat| FromHost::Said { seat, text: text.clone() }))
            }
            ToHost::Hint => tell(
                self.seat_of(device).filter(|_| self.options.hints).map(|seat| FromHost::Hinted { seat }),
            ),
            // The clock and the connections belong to the task.
            ToHost::Open { .. } | ToHost::MoreTime | ToHost::ActHere => Decision::Nothing,
        }
    }

    /// Says of a command that is too late whether it may have been carried out long ago.
    fn doubt(&self, mut answer: FromHost, expect: u64) -> FromHost {
        if let FromHost::Refused { why: Why::TooLate, sentence, .. } = &mut answer
            && expect < self.forgotten
        {
            *sentence =
                "That was asked so long ago that it may have been done: look at the game.".to_string();
        }
        answer
    }

    pub(super) fn refuse(&self, id: CommandId, why: Why, sentence: &str) -> FromHost {
        let sentence = sentence.to_string();
        FromHost::Refused { id, why, sentence, revision: self.revision(), missing: Vec::new() }
    }

    /// Whether a device moves for a seat: it holds the seat, and no computer player stands in.
    fn moves_for(&self, device: &SecretHash, seat: Seat) -> bool {
        self.seat_of(device) == Some(seat) && self.ledger().is_none_or(|game| game.stand_in(seat).is_none())
    }

    pub(super) fn ledger(&self) -> Option<&Ledger> {
        self.game_host.as_ref().map(|game_host| game_host.table().ledger())
    }

    /// Whether the game is over and its seed public.
    pub(super) fn is_settled(&self) -> bool {
        self.ledger().is_some_and(|ledger| ledger.is_over() && ledger.proof().seed().is_some())
    }

    /// What the host decides by itself now.
    pub(super) fn next_host_entries(&self) -> Option<Vec<LogEntry>> {
        match &self.preparation {
            // The record of a game has room for no more: the next one begins without them.
            Preparation::Gathering if self.has_broken_too_often() => Some(vec![self.again()]),
            Preparation::Gathering => {
                let is_ready =
                    |player: &Option<SeatedPlayer>| player.as_ref().is_some_and(SeatedPlayer::is_ready);
                // Whoever asks has a seat, so somebody does.
                self.seats.iter().all(is_ready).then(|| vec![LogEntry::Locked])
            }
            Preparation::Locked { .. } => None,
            Preparation::Done => {
                let table = self.game_host.as_ref()?.table();
                let change = table.opening().or_else(|| self.rotate(table)).or_else(|| table.reveal())?;
                Some(vec![LogEntry::Game { change: (&change).into() }])
            }
        }
    }

    /// Whether only the game that goes on may add to the log.
    fn is_nearly_full(&self, most_commits: u64) -> bool {
        self.version >= most_commits / 3 * 2
    }

    /// What ends a game for which the log has no room any more. Its seed follows as ever.
    pub(super) fn full(&self, most_commits: u64) -> Option<Vec<LogEntry>> {
        if self.version < most_commits || !self.is_playing() {
            return None;
        }
        let change = self.game_host.as_ref()?.table().end()?;
        Some(vec![LogEntry::Game { change: (&change).into() }])
    }

    /// Whether one more broken lock might be more than the record of a game may have.
    fn has_broken_too_often(&self) -> bool {
        !self.broken.is_empty() && self.broken.len() + self.seats.len() > MOST_BROKEN
    }

    /// What makes room for the next game.
    fn again(&self) -> LogEntry {
        let server = self.key.seed(self.table, self.game + 1).server_commitment(self.table);
        LogEntry::Again { server: Text(server) }
    }

    /// Where the players choose who starts, the seats take turns from the second game on.
    fn rotate(&self, table: &Table) -> Option<farkle_table::Change> {
        let seat = self.next_starter.filter(|_| table.ledger().to_act() == ToAct::Anyone)?;
        table.decide(&Command { seat, wish: Wish::Act(Action::Start(seat)) }).ok()
    }

    /// What a computer player has to decide now, and at which revision.
    pub(super) fn question(&self) -> Option<(u64, PendingDecision)> {
        let table = self.game_host.as_ref()?.table();
        let (_, question) = PendingDecision::at(table)?;
        Some((table.ledger().revision(), question))
    }

    /// What the decision of a computer player changes that was asked at a revision; `None` if the
    /// game has moved on, or if the rules forbid it.
    pub(super) fn computer_move(&self, revision: u64, action: Action) -> Option<Vec<LogEntry>> {
        let table = self.game_host.as_ref()?.table();
        if table.ledger().revision() != revision {
            return None;
        }
        let (seat, _) = PendingDecision::at(table)?;
        let change = table.decide(&Command { seat, wish: Wish::Act(action) }).ok()?;
        Some(vec![LogEntry::Game { change: (&change).into() }])
    }

    /// What happens when the devices have had time enough to show their seeds.
    pub(super) fn give_up_waiting(&self) -> Option<Vec<LogEntry>> {
        let Preparation::Locked { lock, shown } = &self.preparation else { return None };
        let late = lock.devices().iter().map(|(seat, _)| *seat).filter(|seat| !shown.contains_key(seat));
        let late: Vec<Seat> = late.collect();
        // The others can play without whoever has done so again and again.
        let before = |seat: &Seat| self.broken.iter().filter(|broken| *broken == seat).count();
        let sent_away =
            late.iter().filter(|seat| before(seat) + 1 >= FORGIVEN && late.len() < lock.devices().len());
        let left: Vec<LogEntry> = sent_away.map(|seat| LogEntry::Left { seat: SeatNumber(*seat) }).collect();
        let mut entries = vec![LogEntry::Broken { seats: late.into_iter().map(SeatNumber).collect() }];
        entries.extend(left);
        Some(entries)
    }
}
