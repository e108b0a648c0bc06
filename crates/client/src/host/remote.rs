//! A table of a server as one device sees it: what to send, and what was answered. It has no
//! socket, no clock and no storage; whoever owns these tells it what happens.
//!
//! The device takes part in fixing the dice by itself. It keeps its seed and the lock in
//! [`SavedSeat`], which has to be stored whenever it has changed.

mod dice;
mod people;
mod wishes;

pub use people::Talk;

use super::Host;
use super::connection_state::{ConnectionState, Order};
use farkle_protocol::{
    Clock, CloseReason, CommandId, FromHost, PROTOCOL, SeatWish, SeatsView, Secret, Stage, ToHost, Why,
    decode, encode,
};
use farkle_rules::{Record, Seat};
use farkle_table::{Fingerprint, Ledger, Proof, Seed, TableId};
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::time::Duration;
use wishes::Asked;

/// What a device keeps of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSeat {
    /// The table.
    pub table: TableId,
    /// What proves that the device holds its seat.
    pub device: Secret,
    /// The secret of the link.
    pub invitation: Option<Secret>,
    /// The seed of the device for the game with this number, from the moment it is ready.
    pub seed: Option<(u32, Seed)>,
    /// What the device has seen locked for the game with this number.
    pub lock: Option<(u32, Fingerprint)>,
}

/// A table of a server.
#[derive(Debug)]
pub struct RemoteHost {
    kept: SavedSeat,
    /// Whether this program has chosen the seed itself, and was not refused with it. Otherwise
    /// another device of the person may have promised another one since.
    has_promised: bool,
    device: u64,
    commands: u64,
    connection: ConnectionState,
    outbox: VecDeque<ToHost>,
    inbox: VecDeque<FromHost>,
    seats: Option<SeatsView>,
    /// Whether the device holds a seat, as far as it knows; and whether somebody else has freed it.
    has_seat: bool,
    has_lost_seat: bool,
    /// Whether the device was ready, and has to be so again: somebody has broken the lock.
    is_lock_broken: bool,
    /// The game that was told last, with its number, as it was when it was told.
    game: Option<(u32, Ledger)>,
    /// The revision up to which changes have come.
    have: Option<u64>,
    here: Vec<Seat>,
    watching: u32,
    /// When the server has said that somebody is away, and for how long by then.
    away: BTreeMap<Seat, (Duration, Duration)>,
    talk: VecDeque<(Seat, Talk)>,
    /// The clock as it was told last, and when.
    clock: Option<(Duration, Clock)>,
    asked: Vec<Asked>,
    /// What the person wants for seats of others as soon as the last wish for one is done.
    next_wishes: VecDeque<SeatWish>,
    refused: Option<Why>,
    /// The last command of the client, until it is answered.
    command: Option<ToHost>,
    /// Whether this program acts for its seat, as far as it knows, or watches another one.
    acts: bool,
    /// The claim of this program, by which the server knows who acts. Without one it takes the
    /// seat over.
    claim: Option<u64>,
    /// Whether the person wants to play here, and the server has not said yet that they do.
    wants_to_act: bool,
    /// Whether it never acts.
    only_looks: bool,
    closed: Option<(CloseReason, String)>,
    unreadable: bool,
    beats: u32,
}

impl RemoteHost {
    /// A table that is to be connected to. `device` makes its commands different from all others:
    /// 64 random bits, anew for every page.
    pub fn new(kept: SavedSeat, device: u64) -> RemoteHost {
        RemoteHost {
            kept,
            has_promised: false,
            device,
            commands: 0,
            connection: ConnectionState::new(),
            outbox: VecDeque::new(),
            inbox: VecDeque::new(),
            seats: None,
            has_seat: false,
            has_lost_seat: false,
            is_lock_broken: false,
            game: None,
            have: None,
            here: Vec::new(),
            watching: 0,
            away: BTreeMap::new(),
            talk: VecDeque::new(),
            clock: None,
            asked: Vec::new(),
            next_wishes: VecDeque::new(),
            refused: None,
            command: None,
            acts: true,
            claim: None,
            wants_to_act: false,
            only_looks: false,
            closed: None,
            unreadable: false,
            beats: 0,
        }
    }

    /// What has to be stored.
    pub fn kept(&self) -> &SavedSeat {
        &self.kept
    }

    /// Goes on with what another window has stored for this device meanwhile: its seed is the one
    /// with which the device is ready.
    pub fn keep(&mut self, stored: SavedSeat) {
        (self.kept, self.has_promised) = (stored, false);
    }

    /// Who sits there, and how far the table is; nothing before the first answer.
    pub fn seats(&self) -> Option<&SeatsView> {
        self.seats.as_ref()
    }

    /// The seat of this device.
    pub fn own_seat(&self) -> Option<Seat> {
        self.seats.as_ref()?.yours.map(|yours| yours.0)
    }

    /// The device held a seat when it was at the table last.
    pub fn remember_seat(&mut self) {
        self.has_seat = true;
    }

    /// Only looks at the table, so that no other device of the person is interrupted.
    pub fn only_look(&mut self) {
        self.only_looks = true;
    }

    /// Whether this program acts for its seat, and not a newer device of the same person.
    pub fn acts(&self) -> bool {
        self.acts
    }

    /// Acts for the seat from now on, in the place of another device.
    pub fn act_here(&mut self) {
        // If the message is lost, the next connection says it again.
        (self.acts, self.wants_to_act) = (true, true);
        self.refused = None;
        self.post(ToHost::ActHere);
    }

    /// Whether the player had a seat that was freed by somebody else, and has none since.
    pub fn has_lost_seat(&self) -> bool {
        self.has_lost_seat
    }

    /// Whether the player was ready, and has to get ready again because a device has not shown its
    /// seed in time.
    pub fn is_lock_broken(&self) -> bool {
        self.is_lock_broken
    }

    /// The game that goes on, or the last one, with its number: as it was when it was told as a
    /// whole. A client of it gets all later changes.
    pub fn game(&self) -> Option<&(u32, Ledger)> {
        self.game.as_ref()
    }

    /// How long the player who has to decide may take from now on, at a table with a clock. Nothing
    /// while the connection is lost, because nobody knows, and nothing once the decision was made.
    pub fn clock(&self) -> Option<Clock> {
        let (told, clock) = self.clock.filter(|(_, clock)| Some(clock.revision) == self.have)?;
        let passed = self.connection.now().saturating_sub(told).as_millis();
        let left_ms = clock.left_ms.saturating_sub(u64::try_from(passed).unwrap_or(u64::MAX));
        self.is_connected().then_some(Clock { left_ms, ..clock })
    }

    /// Whether the table can be spoken to. What is shown is old if not.
    pub fn is_connected(&self) -> bool {
        self.connection.is_open() && self.seats.is_some()
    }

    /// Why the server has closed the last connection, if it has said so and let nobody in since.
    pub fn closed(&self) -> Option<(CloseReason, &str)> {
        self.closed.as_ref().map(|(why, sentence)| (*why, sentence.as_str()))
    }

    /// Whether the server speaks of something that this program does not know.
    pub fn is_unreadable(&self) -> bool {
        self.unreadable
    }

    /// Whether something about seats was asked and not answered yet.
    pub fn is_asking(&self) -> bool {
        self.asked.iter().any(|asked| !matches!(asked.wish, SeatWish::Show { .. }))
    }

    /// Why the last thing that was asked about seats was refused.
    pub fn refused(&self) -> Option<Why> {
        self.refused
    }

    /// Whether this device is ready for the next game.
    pub fn is_ready(&self) -> bool {
        self.own_commitment().is_some()
    }

    /// Lets time pass, counted from any moment. `chance` is a random number from 0 to 1. What has
    /// to be done with the socket.
    pub fn tick(&mut self, now: Duration, chance: f64) -> Option<Order> {
        if self.is_given_up() || self.is_replaced() {
            return None;
        }
        let order = self.connection.tick(now, chance);
        if order == Some(Order::Close) {
            self.outbox.clear();
        }
        if self.connection.is_open() {
            self.ask_again();
            if self.connection.is_beat_due() {
                self.beats = self.beats.wrapping_add(1);
                let n = self.beats;
                self.post(ToHost::Beat { n });
            }
        }
        order
    }

    /// Whether there is no use in connecting again.
    pub fn is_given_up(&self) -> bool {
        matches!(
            self.closed,
            Some((
                CloseReason::NotInvited
                    | CloseReason::NoWatchers
                    | CloseReason::Malformed
                    | CloseReason::OtherVersion,
                _
            ))
        )
    }

    /// Whether other devices or pages of this person have taken its place. It connects again when
    /// somebody looks at the table: two that do so by themselves would close each other for ever.
    pub fn is_replaced(&self) -> bool {
        matches!(self.closed, Some((CloseReason::Replaced, _)))
    }

    /// The network is back, or somebody looks at the table again.
    pub fn wake(&mut self) {
        if self.is_replaced() {
            self.closed = None;
        }
        self.connection.wake();
    }

    /// The device has slept, or has let this program wait: its connection may be dead.
    pub fn slept(&mut self) {
        self.connection.wake();
    }

    /// Nobody looks at the table, or somebody does again.
    pub fn hide(&mut self, hidden: bool) {
        self.connection.hide(hidden);
    }

    /// The socket is open.
    pub fn opened(&mut self) {
        self.connection.opened();
        self.outbox.clear();
        let SavedSeat { table, device, invitation, .. } = self.kept;
        // Another device may have taken over meanwhile: with the earlier claim this one watches.
        let claim = self.claim.filter(|_| !self.wants_to_act);
        let (have, acts, protocol) = (self.have, !self.only_looks, PROTOCOL);
        self.outbox.push_back(ToHost::Open { table, device, invitation, have, acts, claim, protocol });
        // Whatever was not answered may have been lost with the last connection.
        self.outbox.extend(self.command.clone());
        let now = self.connection.now();
        for asked in &mut self.asked {
            asked.sent = now;
            self.outbox.push_back(asked.message());
        }
    }

    /// The socket is closed.
    pub fn lost(&mut self, chance: f64) {
        self.outbox.clear();
        self.connection.fell(chance);
    }

    /// The next text to send.
    pub fn outgoing(&mut self) -> Option<String> {
        self.outbox.pop_front().map(|message| encode(&message))
    }

    /// Takes a text of the server in.
    pub fn heard(&mut self, text: &str) {
        self.connection.heard();
        match decode(text) {
            Ok(message) => self.take_in(message),
            Err(_) => self.unreadable = true,
        }
    }

    fn take_in(&mut self, message: FromHost) {
        if self.wants_to_act && matches!(message, FromHost::Refused { why: Why::OtherDevice, .. }) {
            // The server has not heard of the wish.
            self.post(ToHost::ActHere);
        }
        match message {
            FromHost::Seats(view) => self.see(view),
            FromHost::Presence { here, away, watching } => self.note_presence(here, &away, watching),
            FromHost::Reacted { seat, reaction } => self.note_talk(seat, Talk::Reacted(reaction)),
            FromHost::Said { seat, text } => self.note_saying(seat, &text),
            FromHost::Hinted { seat } => self.note_talk(seat, Talk::Hinted),
            FromHost::Clock(clock) => self.clock = Some((self.connection.now(), clock)),
            FromHost::Acting { here, claim } => {
                // What was on its way before the server has heard of the wish does not end it.
                self.wants_to_act &= !here;
                (self.acts, self.claim) = (here || self.wants_to_act, Some(claim));
            }
            FromHost::GoingAway { after_ms } => {
                self.connection.pause_for(Duration::from_millis(after_ms.into()))
            }
            FromHost::Closed { why, sentence } => self.closed = Some((why, sentence)),
            FromHost::Done { id, .. } if self.settles(id) => {
                self.refused = None;
                self.ask_next();
            }
            FromHost::Refused { id, why, .. } if self.is_asked(id) => self.note_refusal(id, why),
            FromHost::Snapshot { .. } => self.take_in_game(message),
            FromHost::Events { ref changes } => {
                self.note_changes(changes);
                self.inbox.push_back(message);
            }
            FromHost::Refused { id, ref missing, .. } => {
                self.note_changes(missing);
                self.answered(id);
                self.inbox.push_back(message);
            }
            FromHost::Done { id, .. } => {
                self.answered(id);
                self.inbox.push_back(message);
            }
            FromHost::Beat { .. } => self.inbox.push_back(message),
        }
    }

    fn is_asked(&self, id: CommandId) -> bool {
        self.asked.iter().any(|asked| asked.id == id)
    }

    fn note_refusal(&mut self, id: CommandId, why: Why) {
        let is_promise = |asked: &Asked| asked.id == id && matches!(asked.wish, SeatWish::Ready { .. });
        self.has_promised &= !self.asked.iter().any(is_promise);
        // The device shows its seed by itself: that it came too late is told by the seats. One that
        // could not be stored is sent again, or the device would seem to have hidden it.
        let is_show = |asked: &Asked| asked.id == id && matches!(asked.wish, SeatWish::Show { .. });
        let is_show = self.asked.iter().any(is_show);
        if is_show && why == Why::Overloaded {
            return;
        }
        let is_told = why == Why::WrongSeed || !is_show;
        self.settles(id);
        if is_told {
            self.refused = Some(why);
        }
        if !is_show {
            // It was meant for the seats as they would have been.
            self.next_wishes.clear();
        }
    }

    /// Whether this answers something that was asked about seats.
    fn settles(&mut self, id: CommandId) -> bool {
        let before = self.asked.len();
        self.asked.retain(|asked| asked.id != id);
        self.asked.len() < before
    }

    fn answered(&mut self, id: CommandId) {
        self.command.take_if(|command| matches!(command, ToHost::Command { id: asked, .. } if *asked == id));
    }

    fn note_changes(&mut self, changes: &[farkle_protocol::Change]) {
        for change in changes {
            let revision = farkle_table::Change::from(change.clone()).revision;
            if self.have == Some(revision.wrapping_sub(1)) {
                self.have = Some(revision);
            }
        }
    }

    /// A game that is told as a whole: another one than before, or the same one for its client.
    fn take_in_game(&mut self, message: FromHost) {
        let FromHost::Snapshot { record, revision, .. } = &message else { return };
        let ledger = record.parse::<Record>().ok().and_then(|record| Ledger::from_record(&record).ok());
        let Some(ledger) = ledger else {
            self.unreadable = true;
            return;
        };
        self.have = Some(*revision);
        let number = match ledger.proof() {
            Proof::Sealed { seal, .. } => {
                self.follow_broken_lock(seal.lock());
                seal.lock().game()
            }
            Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => 0,
        };
        if self.game.as_ref().is_some_and(|(known, _)| *known == number) {
            self.inbox.push_back(message);
        } else {
            self.inbox.clear();
            self.command = None;
            self.game = Some((number, ledger.at_revision(*revision)));
        }
    }

    fn see(&mut self, view: SeatsView) {
        let game = view.game;
        let was_ready = self.is_ready() && self.seats.as_ref().is_some_and(|before| before.game == game);
        if self.seats.as_ref().is_none_or(|before| before.game != game) {
            self.refused = None;
        }
        // They were meant for the room before the game.
        if view.stage != Stage::Gathering {
            self.next_wishes.clear();
        }
        let lock = view.lock;
        // Before the game a lock may be broken and replaced while the device is away.
        let has_begun = matches!(view.stage, Stage::Playing | Stage::Over);
        let is_before = view.stage == Stage::Gathering;
        self.seats = Some(view);
        self.closed = None;
        let (had_seat, has_seat) = (self.has_seat, self.own_seat().is_some());
        let is_leaving = self.asked.iter().any(|asked| asked.wish == SeatWish::Leave);
        self.has_lost_seat = !has_seat && (self.has_lost_seat || had_seat && !is_leaving);
        self.has_seat = has_seat;
        // Before a game nobody takes it back by themselves.
        self.is_lock_broken = is_before && has_seat && !self.is_ready() && (was_ready || self.is_lock_broken);
        if had_seat && !has_seat && is_leaving && is_before {
            // The person plays no more: nothing of this device will be locked.
            (self.kept.seed, self.has_promised) = (None, false);
        }
        let counts = has_begun || self.taken_seed().is_some();
        if let Some(lock) = lock.filter(|_| counts)
            && self.kept.lock.is_none_or(|(of, _)| of != game)
        {
            // The first lock with the seed of this device: its seed is shown for that one. Whoever
            // only watches keeps the one that the game has begun with.
            self.kept.lock = Some((game, lock));
        }
        self.show_seed();
    }

    fn post(&mut self, message: ToHost) {
        if self.connection.is_open() {
            self.connection.sent();
            self.outbox.push_back(message);
        }
    }
}

/// The client of the game shares the table with the owner of the socket.
impl Host for Rc<RefCell<RemoteHost>> {
    fn send(&mut self, message: ToHost) {
        let mut remote = self.borrow_mut();
        match message {
            // Signs of life are asked for here, before a game, too.
            ToHost::Beat { .. } => {}
            message => {
                if matches!(message, ToHost::Command { .. }) {
                    remote.command = Some(message.clone());
                }
                remote.post(message);
            }
        }
    }

    fn receive(&mut self) -> Option<FromHost> {
        self.borrow_mut().inbox.pop_front()
    }
}
