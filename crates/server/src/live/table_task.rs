//! The task of one table: it takes messages one after the other, stores what they change, and only
//! then tells it.

mod acting;
mod admission;
mod presence;
mod storing;
mod timing;

use super::Live;
use super::clock::TableClock;
use super::keys::SecretHash;
use super::now;
use super::others::{PeerMessage, PeerNews, REPEATED};
use super::room::{Asker, Corrupt, Decision, Room, shows_seed};
use crate::client_address::ClientAddress;
use axum::extract::ws::Utf8Bytes;
use farkle_protocol::{CloseReason, CommandId, FromHost, Pace, Secret, ToHost, Why, encode};
use farkle_rules::{Action, Seat};
use farkle_store::LoadError;
use farkle_table::TableId;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::time::Duration;
use storing::CommitOutcome;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};
use tracing::warn;

/// So often a message is decided on again because another server was faster.
const ATTEMPTS: usize = 8;
/// Pause before a computer player is asked again that knew no move.
const AGAIN: Duration = Duration::from_secs(1);
/// Far away: nothing has to happen at a certain time.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);

/// What a socket tells the table.
#[derive(Debug)]
pub(super) enum TaskMessage {
    /// Somebody has come.
    Open {
        connection: u64,
        client: ClientAddress,
        outbox: mpsc::Sender<Utf8Bytes>,
        device: Secret,
        invitation: Option<Secret>,
        have: Option<u64>,
        acts: bool,
        claim: Option<u64>,
    },
    /// Somebody has sent a message.
    Message { connection: u64, message: ToHost },
    /// Somebody has gone.
    Gone { connection: u64 },
    /// The table has this version in the store, or a later one.
    Version(u64),
    /// Another server has told something.
    Peer(Box<PeerMessage>),
}

/// Somebody who is connected. Dropping the outbox closes the connection.
#[derive(Debug)]
struct Connection {
    device: SecretHash,
    client: ClientAddress,
    invitation: Option<Secret>,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// When it has sent something last.
    heard: Instant,
    /// The connection of a seat with the greatest one acts. One that only looks has none.
    claim: Option<u64>,
    /// What it was told last of whether it acts, and its claim.
    told_acting: Option<(bool, u64)>,
    /// Whether another program of the seat has had a greater claim.
    was_behind: bool,
}

/// Who is connected to another server, as it has said.
#[derive(Debug)]
struct Elsewhere {
    heard: Instant,
    here: BTreeSet<Seat>,
    /// The latest claim of each seat that a device there has.
    claims: BTreeMap<Seat, u64>,
    watching: u32,
}

/// Why a table can't go on in this program. Whoever connects again loads it anew.
enum Lost {
    Unreadable(LoadError),
    Corrupt(Corrupt),
    /// The store lacks commits that this program has seen, for example after a failover to a
    /// standby that did not have them yet.
    Ahead,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Unreadable(error) => error.fmt(f),
            Lost::Corrupt(error) => error.fmt(f),
            Lost::Ahead => f.write_str("the store has lost its latest commits"),
        }
    }
}

impl From<LoadError> for Lost {
    fn from(error: LoadError) -> Lost {
        Lost::Unreadable(error)
    }
}

impl From<Corrupt> for Lost {
    fn from(error: Corrupt) -> Lost {
        Lost::Corrupt(error)
    }
}

/// Runs a table until nobody has been connected for a while.
pub(super) async fn run(live: Live, table: TableId, mut mailbox: mpsc::Receiver<TaskMessage>) {
    match load(&live, table).await {
        Ok(Some(room)) => {
            let mut task = Task {
                live: live.clone(),
                table,
                away: room.people().map(|seat| (seat, Instant::now())).collect(),
                room,
                connections: BTreeMap::new(),
                has_cut_off: false,
                elsewhere: HashMap::new(),
                repeated: None,
                locked: None,
                thinking: None,
                clock: TableClock::default(),
            };
            if let Err(lost) = task.work(&mut mailbox).await {
                // The line names no table: whoever knows one could watch it.
                live.0.refusals.note_failure("a table was given up", &lost.to_string());
                live.forget(table);
                task.close_all(
                    CloseReason::Overloaded,
                    "This table can't be read at the moment: connect again.",
                );
                refuse_all(&mut mailbox, CloseReason::Overloaded);
            }
        }
        Ok(None) => {
            live.forget(table);
            refuse_all(&mut mailbox, CloseReason::NotInvited);
        }
        Err(lost) => {
            live.0.refusals.note_failure("a table can't be loaded", &lost.to_string());
            live.forget(table);
            refuse_all(&mut mailbox, CloseReason::Overloaded);
        }
    }
}

async fn load(live: &Live, table: TableId) -> Result<Option<Room>, Lost> {
    let mut page = live.store().load(table, 0).await?;
    let Some(first) = page.commits.first() else { return Ok(None) };
    let mut room = Room::new(table, live.key().clone(), &live.0.rule_sets, first)?;
    let mut skip = 1;
    loop {
        for commit in page.commits.iter().skip(skip) {
            room.apply(commit)?;
        }
        if !page.is_full() {
            return Ok(Some(room));
        }
        page = live.store().load(table, room.version()).await?;
        skip = 0;
    }
}

/// Answers everybody who has written to a table that does not run.
fn refuse_all(mailbox: &mut mpsc::Receiver<TaskMessage>, why: CloseReason) {
    mailbox.close();
    while let Ok(message) = mailbox.try_recv() {
        if let TaskMessage::Open { outbox, .. } = message {
            let _ = outbox.try_send(closed(why, sentence(why)));
        }
    }
}

fn sentence(why: CloseReason) -> &'static str {
    match why {
        CloseReason::NotInvited => {
            "There is no such table, or this is not the link to it. Ask for a new link."
        }
        CloseReason::NoWatchers => "All seats are taken, and nobody watches at this table.",
        CloseReason::Full => "Too many are connected to this table.",
        CloseReason::Replaced => "This seat is open on too many other devices or pages: close some of them.",
        _ => "This table can't be read at the moment: connect again.",
    }
}

/// The last message to somebody.
pub(super) fn closed(why: CloseReason, sentence: &str) -> Utf8Bytes {
    encode(&FromHost::Closed { why, sentence: sentence.to_string() }).into()
}

/// The decision of the computer player that thinks.
async fn decided(thinking: &mut Option<Thinking>) -> (u64, Option<Action>) {
    let Some(Thinking { revision, answer }) = thinking else { return std::future::pending().await };
    let Some(handle) = answer else { return std::future::pending().await };
    let action = handle.await.ok().flatten();
    *answer = None;
    (*revision, action)
}

/// A computer player that was asked.
struct Thinking {
    /// The game at this revision.
    revision: u64,
    /// The answer is taken once.
    answer: Option<JoinHandle<Option<Action>>>,
}

struct Task {
    live: Live,
    table: TableId,
    room: Room,
    /// By their numbers, which grow: the first one is the oldest.
    connections: BTreeMap<u64, Connection>,
    /// Whether connections that took nothing any more have ended, and nobody was told of it.
    has_cut_off: bool,
    /// Since when people with a seat are not connected.
    away: BTreeMap<Seat, Instant>,
    /// Who is connected to the other servers.
    elsewhere: HashMap<u64, Elsewhere>,
    /// When the other servers were told last who is connected to this one.
    repeated: Option<Instant>,
    /// When devices have to have shown their seeds.
    locked: Option<Instant>,
    thinking: Option<Thinking>,
    clock: TableClock,
}

impl Drop for Task {
    fn drop(&mut self) {
        self.stop_thinking();
    }
}

impl Task {
    async fn work(&mut self, mailbox: &mut mpsc::Receiver<TaskMessage>) -> Result<(), Lost> {
        let limits = *self.live.limits();
        let mut idle_since = Instant::now();
        loop {
            self.commit_host_entries().await?;
            while std::mem::take(&mut self.has_cut_off) {
                self.tell_presence();
            }
            self.locked = match (self.room.is_locked(), self.locked) {
                (true, None) => Some(Instant::now() + limits.show_seeds),
                (true, since) => since,
                (false, _) => None,
            };
            if !self.connections.is_empty() {
                idle_since = Instant::now();
            }
            self.think(limits.computer_pause);
            self.wind_clock();
            let is_repeated = self.live.store().is_shared() && !self.connections.is_empty();
            let repeat =
                if is_repeated { self.repeated.unwrap_or(idle_since) + REPEATED } else { idle_since + NEVER };
            let idle_timeout = if self.connections.is_empty() { limits.table_rest } else { NEVER };
            let strikes = self.strikes_at().unwrap_or(idle_since + NEVER);
            tokio::select! {
                // In this order, so that what happens follows from what came. Nothing above the
                // mailbox is ready all the time.
                biased;
                () = sleep_until(repeat) => self.repeat_presence(),
                decision = decided(&mut self.thinking) => self.move_for_computer(decision).await?,
                message = mailbox.recv() => match message {
                    Some(message) => self.read(message).await?,
                    None => return Ok(()),
                },
                // A seed and a move that have come in time are taken first.
                () = sleep_until(self.locked.unwrap_or_else(|| Instant::now() + NEVER)) => {
                    self.locked = None;
                    if let Some(entries) = self.room.give_up_waiting() {
                        self.store(None, entries).await?;
                    }
                }
                () = sleep_until(strikes) => self.strike().await?,
                () = sleep_until(idle_since + idle_timeout) => {
                    if self.live.forget_if(self.table, || mailbox.is_empty()) {
                        return Ok(());
                    }
                    // Somebody holds the mailbox: asking at once again and again would help nobody.
                    idle_since = Instant::now();
                }
            }
        }
    }

    async fn read(&mut self, message: TaskMessage) -> Result<(), Lost> {
        match message {
            TaskMessage::Open { connection, client, outbox, device, invitation, have, acts, claim } => {
                let device = SecretHash::of(&device);
                let heard = Instant::now();
                let (told_acting, was_behind) = (None, false);
                let opened =
                    Connection { device, client, invitation, outbox, heard, claim, told_acting, was_behind };
                self.open(connection, opened, acts, have).await?;
            }
            TaskMessage::Message { connection, message } => {
                self.live.counts().messages.add_one();
                if let Some(from) = self.connections.get_mut(&connection) {
                    from.heard = Instant::now();
                }
                self.answer(connection, &message).await?;
            }
            TaskMessage::Gone { connection } => {
                if self.connections.remove(&connection).is_some() {
                    self.tell_presence();
                }
            }
            TaskMessage::Version(version) if version > self.room.version() => self.catch_up().await?,
            TaskMessage::Version(_) => {}
            TaskMessage::Peer(told) => self.hear(*told),
        }
        Ok(())
    }

    /// Asks the computer player that has to act, once, and only while somebody is there to see it.
    fn think(&mut self, pause: Duration) {
        let asked = self.room.question().filter(|_| !self.connections.is_empty());
        let revision = asked.as_ref().map(|(revision, _)| *revision);
        if revision == self.thinking.as_ref().map(|thinking| thinking.revision) {
            return;
        }
        self.stop_thinking();
        self.thinking = asked.map(|(revision, question)| {
            let answer = Some(self.live.computers().ask(question, pause));
            Thinking { revision, answer }
        });
    }

    fn stop_thinking(&mut self) {
        if let Some(answer) = self.thinking.take().and_then(|thinking| thinking.answer) {
            answer.abort();
        }
    }

    async fn move_for_computer(&mut self, (revision, action): (u64, Option<Action>)) -> Result<(), Lost> {
        match action.and_then(|action| self.room.computer_move(revision, action)) {
            Some(entries) => {
                self.live.counts().computer_moves.add_one();
                let CommitOutcome::Stored(_) = self.store(None, entries).await? else {
                    // The store can't take it now, or another commit was faster that need not be a
                    // move: the player is asked again after its pause.
                    self.thinking = None;
                    return Ok(());
                };
            }
            None => {
                warn!("a computer player knows no move");
                self.thinking = None;
                self.think(AGAIN);
            }
        }
        Ok(())
    }

    /// The seats of people for whom the others may act: they were not connected for a while, or let
    /// their time pass. By mail only the time counts, and at a live table the clock itself acts.
    fn gone(&self) -> BTreeSet<Seat> {
        let pace = self.room.options().pace;
        let strikes = pace == Pace::Live || !self.room.is_playing();
        let overdue = self.clock.seat().filter(|(_, is_overdue)| *is_overdue && !strikes);
        let overdue = overdue.map(|(seat, _)| seat);
        if pace == Pace::Mail && self.room.is_playing() {
            return overdue.into_iter().collect();
        }
        let limit = self.live.limits().gone;
        let away = self.away.iter().filter(|(_, since)| since.elapsed() >= limit).map(|(seat, _)| *seat);
        away.chain(overdue).collect()
    }

    async fn answer(&mut self, connection: u64, message: &ToHost) -> Result<(), Lost> {
        match message {
            ToHost::MoreTime => self.give_more_time(connection),
            ToHost::ActHere => self.act_on(connection),
            _ => {}
        }
        for _ in 0..ATTEMPTS {
            let Some(Connection { device, invitation, .. }) = self.connections.get(&connection) else {
                return Ok(());
            };
            let asker = Asker {
                device,
                acts: self.acts(connection),
                invitation: invitation.as_ref(),
                gone: &self.gone(),
                away: &self.away.keys().copied().collect(),
                now: now(),
                invited_until: self.live.invited_until(),
                most_commits: self.live.limits().commits_per_table,
            };
            let (command, entries) = match self.room.decide(&asker, message) {
                Decision::Nothing => return Ok(()),
                Decision::Tell(
                    told @ (FromHost::Reacted { .. } | FromHost::Said { .. } | FromHost::Hinted { .. }),
                ) => {
                    self.tell_all(&told);
                    self.tell_others(PeerNews::Aside { message: told });
                    return Ok(());
                }
                Decision::Tell(answer) => {
                    self.tell(connection, &answer);
                    return Ok(());
                }
                Decision::Store { command, entries } => (command, entries),
            };
            let outcome = self.store(command, entries).await?;
            let Some(id) = command else { return Ok(()) };
            match outcome {
                CommitOutcome::Stored(revision) => {
                    if !shows_seed(message) {
                        self.note_deed(connection);
                    }
                    self.tell(connection, &FromHost::Done { id, revision });
                    return Ok(());
                }
                CommitOutcome::Moved => {}
                CommitOutcome::Refused => {
                    self.refuse(connection, id);
                    return Ok(());
                }
            }
        }
        if let ToHost::Command { id, .. } | ToHost::Ask { id, .. } = message {
            self.refuse(connection, *id);
        }
        Ok(())
    }

    fn refuse(&mut self, connection: u64, id: CommandId) {
        let sentence = "The server can't store anything at the moment: try again.";
        let refusal = self.room.refuse(id, Why::Overloaded, sentence);
        self.tell(connection, &refusal);
    }

    fn tell_seats_to(&mut self, connection: u64) {
        let Some(to) = self.connections.get(&connection) else { return };
        let view = self.room.view(&to.device);
        self.tell(connection, &view);
    }

    fn tell_all(&mut self, message: &FromHost) {
        let text = Utf8Bytes::from(encode(message));
        // Whoever does not take what is sent is cut off, and resumes.
        let refuses =
            |_: &u64, connection: &mut Connection| connection.outbox.try_send(text.clone()).is_err();
        self.has_cut_off |= self.connections.extract_if(.., refuses).count() > 0;
    }

    fn tell(&mut self, connection: u64, message: &FromHost) {
        if let Some(to) = self.connections.get(&connection)
            && to.outbox.try_send(encode(message).into()).is_err()
        {
            self.connections.remove(&connection);
            self.has_cut_off = true;
        }
    }

    fn close_all(&mut self, why: CloseReason, sentence: &str) {
        for connection in std::mem::take(&mut self.connections).into_values() {
            let _ = connection.outbox.try_send(closed(why, sentence));
        }
    }
}
