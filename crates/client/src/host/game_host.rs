//! How a host answers one message, without input or output: the same for a table in this program
//! and on a server.

use farkle_protocol::{Change as Message, CommandId, FromHost, ToHost};
use farkle_rules::Seat;
use farkle_table::{Change, ChangeError, Command, Denial, Step, Table};
use std::collections::VecDeque;

/// How many answers are remembered. A program has one command under way at a time, so every one
/// that is repeated is among the last ones.
const REMEMBERED: usize = 64;

/// How many changes are kept for programs that missed them; whoever has missed more gets a
/// snapshot.
const KEPT: usize = 256;

/// A table with what is needed to answer commands that come twice and programs that have missed
/// something.
#[derive(Clone, Debug)]
pub struct GameHost {
    table: Table,
    changes: VecDeque<Change>,
    answered: VecDeque<(CommandId, u64)>,
}

/// What follows from a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostAnswer {
    /// This is to be told to the sender.
    Tell(FromHost),
    /// Whoever keeps the seats and the connections answers it.
    NotAboutTheGame,
    /// This has to be stored; then [`GameHost::commit`] applies it.
    Store {
        /// The command that asks for it.
        id: CommandId,
        /// What it changes.
        change: Change,
    },
}

impl GameHost {
    /// A table at which nobody waits for an answer.
    pub fn new(table: Table) -> GameHost {
        GameHost { table, changes: VecDeque::new(), answered: VecDeque::new() }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Answers a message of somebody who holds the seats for which `holds` is true.
    pub fn answer(&self, message: &ToHost, holds: impl Fn(Seat) -> bool) -> HostAnswer {
        match *message {
            ToHost::Open { .. }
            | ToHost::Ask { .. }
            | ToHost::React { .. }
            | ToHost::Say { .. }
            | ToHost::Hint
            | ToHost::MoreTime
            | ToHost::ActHere => HostAnswer::NotAboutTheGame,
            ToHost::Hello { have } => HostAnswer::Tell(self.since(have)),
            ToHost::Beat { n } => HostAnswer::Tell(FromHost::Beat { n, revision: self.revision() }),
            ToHost::Command { id, expect, seat, wish } => {
                if let Some(&(_, revision)) = self.answered.iter().find(|(known, _)| *known == id) {
                    return HostAnswer::Tell(FromHost::Done { id, revision });
                }
                match self.decide(expect, Command { seat, wish: wish.into() }, holds) {
                    Ok(change) => HostAnswer::Store { id, change },
                    Err(denial) => HostAnswer::Tell(self.refuse(id, expect, denial)),
                }
            }
        }
    }

    fn decide(&self, expect: u64, command: Command, holds: impl Fn(Seat) -> bool) -> Result<Change, Denial> {
        if !holds(command.seat) {
            return Err(Denial::NotYourSeat);
        }
        // Rolling twice in a row is legal. Only the revision tells a second press from a second
        // wish.
        if expect != self.revision() {
            return Err(Denial::TooLate);
        }
        self.table.decide(&command)
    }

    fn refuse(&self, id: CommandId, expect: u64, denial: Denial) -> FromHost {
        FromHost::Refused {
            id,
            why: denial.into(),
            sentence: denial.to_string(),
            revision: self.revision(),
            missing: self.after(expect).unwrap_or_default(),
        }
    }

    /// Applies a change that is stored; returns its steps.
    ///
    /// # Errors
    /// [`ChangeError`] if it was decided on another revision; nothing changes then.
    pub fn commit(&mut self, id: Option<CommandId>, change: Change) -> Result<Vec<Step>, ChangeError> {
        let steps = self.table.apply(&change)?;
        if let Some(id) = id {
            remember(&mut self.answered, (id, change.revision), REMEMBERED);
        }
        remember(&mut self.changes, change, KEPT);
        Ok(steps)
    }

    /// What somebody misses who has this revision.
    fn since(&self, have: Option<u64>) -> FromHost {
        match have.and_then(|have| self.after(have)) {
            Some(changes) => FromHost::Events { changes },
            None => FromHost::Snapshot {
                record: self.table.ledger().record().to_string(),
                revision: self.revision(),
                rewound: have.is_some_and(|have| have > self.revision()),
            },
        }
    }

    /// The changes after a revision, if all of them are kept.
    fn after(&self, revision: u64) -> Option<Vec<Message>> {
        let first = self.changes.front().map_or(self.revision(), |change| change.revision - 1);
        let is_kept = (first..=self.revision()).contains(&revision);
        let later = self.changes.iter().filter(|change| change.revision > revision);
        is_kept.then(|| later.map(Message::from).collect())
    }

    fn revision(&self) -> u64 {
        self.table.ledger().revision()
    }
}

fn remember<T>(queue: &mut VecDeque<T>, item: T, most: usize) {
    if queue.len() == most {
        queue.pop_front();
    }
    queue.push_back(item);
}
