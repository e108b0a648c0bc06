//! The task of one table: it takes letters one after the other, stores what they change, and only
//! then tells it.

use super::Live;
use super::entry::{Entry, body};
use super::keys::SecretHash;
use super::room::{Corrupt, Decision, Room};
use axum::extract::ws::Utf8Bytes;
use farkle_protocol::{Closing, CommandId, FromHost, Secret, ToHost, Why, encode};
use farkle_store::{AppendError, Commit, LoadError};
use farkle_table::TableId;
use std::collections::HashMap;
use std::fmt;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::{error, warn};

/// So often a message is decided on again because another server was faster.
const ATTEMPTS: usize = 8;
/// Far away: nothing has to happen at a certain time.
const NEVER: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

/// What a socket tells the table.
#[derive(Debug)]
pub(super) enum Letter {
    /// Somebody has come.
    Open {
        connection: u64,
        outbox: mpsc::Sender<Utf8Bytes>,
        device: Secret,
        invitation: Option<Secret>,
        have: Option<u64>,
    },
    /// Somebody has sent a message.
    Message { connection: u64, message: ToHost },
    /// Somebody has gone.
    Gone { connection: u64 },
}

/// Somebody who is connected. Dropping the outbox closes the connection.
#[derive(Debug)]
struct Connection {
    device: SecretHash,
    is_invited: bool,
    outbox: mpsc::Sender<Utf8Bytes>,
}

/// Why a table can't go on in this program. Whoever connects again loads it anew.
enum Lost {
    Unreadable(LoadError),
    Corrupt(Corrupt),
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Unreadable(error) => error.fmt(f),
            Lost::Corrupt(error) => error.fmt(f),
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

/// What has become of a commit.
enum Outcome {
    /// It has this version.
    Stored(u64),
    /// Another server was faster, and the table has caught up.
    Moved,
    /// It can't be stored now.
    Refused,
}

/// Runs a table until nobody has been connected for a while.
pub(super) async fn run(live: Live, table: TableId, mut mailbox: mpsc::Receiver<Letter>) {
    match load(&live, table).await {
        Ok(Some(room)) => {
            let mut task =
                Task { live: live.clone(), table, room, connections: HashMap::new(), locked: None };
            if let Err(lost) = task.work(&mut mailbox).await {
                // The line names no table: whoever knows one could watch it.
                error!(%lost, "a table was given up");
                live.forget(table);
                task.close_all(Closing::Overloaded, "This table can't be read at the moment: connect again.");
                refuse_all(&mut mailbox, Closing::Overloaded);
            }
        }
        Ok(None) => {
            live.forget(table);
            refuse_all(&mut mailbox, Closing::NotInvited);
        }
        Err(lost) => {
            error!(%lost, "a table can't be loaded");
            live.forget(table);
            refuse_all(&mut mailbox, Closing::Overloaded);
        }
    }
}

async fn load(live: &Live, table: TableId) -> Result<Option<Room>, Lost> {
    let mut page = live.store().load(table, 0).await?;
    let Some(first) = page.commits.first() else { return Ok(None) };
    let mut room = Room::new(table, live.key().clone(), first)?;
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
fn refuse_all(mailbox: &mut mpsc::Receiver<Letter>, why: Closing) {
    mailbox.close();
    while let Ok(letter) = mailbox.try_recv() {
        if let Letter::Open { outbox, .. } = letter {
            let _ = outbox.try_send(closed(why, sentence(why)));
        }
    }
}

fn sentence(why: Closing) -> &'static str {
    match why {
        Closing::NotInvited => "There is no such table, or this is not the link to it. Ask for a new link.",
        Closing::Full => "Too many are connected to this table.",
        _ => "This table can't be read at the moment: connect again.",
    }
}

/// The last message to somebody.
pub(super) fn closed(why: Closing, sentence: &str) -> Utf8Bytes {
    encode(&FromHost::Closed { why, sentence: sentence.to_string() }).into()
}

struct Task {
    live: Live,
    table: TableId,
    room: Room,
    connections: HashMap<u64, Connection>,
    /// When devices have to have shown their seeds.
    locked: Option<Instant>,
}

impl Task {
    async fn work(&mut self, mailbox: &mut mpsc::Receiver<Letter>) -> Result<(), Lost> {
        let limits = *self.live.limits();
        let mut quiet = Instant::now();
        loop {
            self.settle().await?;
            self.locked = match (self.room.is_locked(), self.locked) {
                (true, None) => Some(Instant::now() + limits.show_seeds),
                (true, since) => since,
                (false, _) => None,
            };
            if !self.connections.is_empty() {
                quiet = Instant::now();
            }
            let lonely = if self.connections.is_empty() { limits.table_rest } else { NEVER };
            tokio::select! {
                letter = mailbox.recv() => match letter {
                    Some(letter) => self.read(letter).await?,
                    None => return Ok(()),
                },
                () = sleep_until(self.locked.unwrap_or_else(|| Instant::now() + NEVER)) => {
                    self.locked = None;
                    if let Some(entries) = self.room.give_up_waiting() {
                        self.store(None, entries).await?;
                    }
                }
                () = sleep_until(quiet + lonely) => {
                    if self.live.forget_if(self.table, || mailbox.is_empty()) {
                        return Ok(());
                    }
                }
            }
        }
    }

    async fn read(&mut self, letter: Letter) -> Result<(), Lost> {
        match letter {
            Letter::Open { connection, outbox, device, invitation, have } => {
                self.open(connection, outbox, &device, invitation.as_ref(), have);
            }
            Letter::Message { connection, message } => self.answer(connection, &message).await?,
            Letter::Gone { connection } => {
                if self.connections.remove(&connection).is_some() {
                    self.tell_presence();
                }
            }
        }
        Ok(())
    }

    fn open(
        &mut self,
        connection: u64,
        outbox: mpsc::Sender<Utf8Bytes>,
        device: &Secret,
        invitation: Option<&Secret>,
        have: Option<u64>,
    ) {
        let device = SecretHash::of(device);
        let is_invited = invitation.is_some_and(|secret| self.room.is_invited(secret));
        let refuse = |why| drop(outbox.try_send(closed(why, sentence(why))));
        if !is_invited && self.room.seat_of(&device).is_none() {
            return refuse(Closing::NotInvited);
        }
        if self.connections.len() >= self.live.limits().connections_per_table {
            return refuse(Closing::Full);
        }
        self.connections.insert(connection, Connection { device, is_invited, outbox });
        self.tell_seats_to(connection);
        if let Some(game) = self.room.since(have) {
            self.tell(connection, &game);
        }
        self.tell_presence();
    }

    async fn answer(&mut self, connection: u64, message: &ToHost) -> Result<(), Lost> {
        for _ in 0..ATTEMPTS {
            let Some(Connection { device, is_invited, .. }) = self.connections.get(&connection) else {
                return Ok(());
            };
            let (command, entries) = match self.room.decide(device, *is_invited, message) {
                Decision::Nothing => return Ok(()),
                Decision::Tell(told @ (FromHost::Reacted { .. } | FromHost::Said { .. })) => {
                    self.tell_all(&told);
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
                Outcome::Stored(revision) => {
                    self.tell(connection, &FromHost::Done { id, revision });
                    return Ok(());
                }
                Outcome::Moved => {}
                Outcome::Refused => {
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

    /// Carries out what the host decides by itself.
    async fn settle(&mut self) -> Result<(), Lost> {
        while let Some(entries) = self.room.next() {
            if let Outcome::Refused = self.store(None, entries).await? {
                break;
            }
        }
        Ok(())
    }

    /// Stores a commit, and takes it in and tells it after that.
    async fn store(&mut self, command: Option<CommandId>, entries: Vec<Entry>) -> Result<Outcome, Lost> {
        let commit = Commit { command, body: body(entries) };
        let appended = self.live.store().append(self.table, self.room.version(), commit.clone()).await;
        match appended {
            Ok(version) => {
                self.take_in(&commit)?;
                Ok(Outcome::Stored(version))
            }
            Err(AppendError::Repeated { version }) => {
                self.catch_up().await?;
                Ok(Outcome::Stored(version))
            }
            Err(AppendError::Conflict(_)) => {
                self.catch_up().await?;
                Ok(Outcome::Moved)
            }
            Err(AppendError::Overloaded | AppendError::TooLong { .. }) => Ok(Outcome::Refused),
            Err(AppendError::Unknown { reason }) => {
                warn!(reason, "a move may not have been stored");
                self.catch_up().await?;
                let stored = command.and_then(|command| self.room.answered(command));
                Ok(stored.map_or(Outcome::Refused, Outcome::Stored))
            }
        }
    }

    /// Takes in what is in the store and was not told here.
    async fn catch_up(&mut self) -> Result<(), Lost> {
        loop {
            let page = self.live.store().load(self.table, self.room.version()).await?;
            for commit in &page.commits {
                self.take_in(commit)?;
            }
            if !page.is_full() {
                return Ok(());
            }
        }
    }

    fn take_in(&mut self, commit: &Commit) -> Result<(), Lost> {
        let told = self.room.apply(commit)?;
        if told.seats {
            let connections: Vec<u64> = self.connections.keys().copied().collect();
            connections.into_iter().for_each(|connection| self.tell_seats_to(connection));
            // Somebody who watched may have a seat now.
            self.tell_presence();
        }
        told.messages.iter().for_each(|message| self.tell_all(message));
        Ok(())
    }

    fn tell_seats_to(&mut self, connection: u64) {
        let Some(to) = self.connections.get(&connection) else { return };
        let view = self.room.view(&to.device);
        self.tell(connection, &view);
    }

    fn tell_presence(&mut self) {
        let seats = self.connections.values().map(|connection| self.room.seat_of(&connection.device));
        let (here, watching): (Vec<_>, Vec<_>) = seats.partition(Option::is_some);
        let here: std::collections::BTreeSet<_> = here.into_iter().flatten().collect();
        let watching = u32::try_from(watching.len()).unwrap_or(u32::MAX);
        self.tell_all(&FromHost::Presence { here: here.into_iter().collect(), watching });
    }

    fn tell_all(&mut self, message: &FromHost) {
        let text = Utf8Bytes::from(encode(message));
        // Whoever does not take what is sent is cut off, and resumes.
        self.connections.retain(|_, connection| connection.outbox.try_send(text.clone()).is_ok());
    }

    fn tell(&mut self, connection: u64, message: &FromHost) {
        if let Some(to) = self.connections.get(&connection)
            && to.outbox.try_send(encode(message).into()).is_err()
        {
            self.connections.remove(&connection);
        }
    }

    fn close_all(&mut self, why: Closing, sentence: &str) {
        for (_, connection) in self.connections.drain() {
            let _ = connection.outbox.try_send(closed(why, sentence));
        }
    }
}
