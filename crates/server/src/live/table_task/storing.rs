//! A commit is stored first, then taken in and told.

use super::{Lost, Task};
use crate::live::log_entry::{LogEntry, body};
use crate::live::now;
use farkle_protocol::{CommandId, Pace};
use farkle_store::{AppendError, Commit};
use tokio::time::Instant;

/// What has become of a commit.
pub(super) enum CommitOutcome {
    /// It has this version.
    Stored(u64),
    /// Another server was faster, and the table has caught up.
    Moved,
    /// It can't be stored now.
    Refused,
}

impl Task {
    /// Carries out what the host decides by itself.
    pub(super) async fn commit_host_entries(&mut self) -> Result<(), Lost> {
        let most_commits = self.live.limits().commits_per_table;
        while let Some(entries) = self.room.full(most_commits).or_else(|| self.room.next_host_entries()) {
            if let CommitOutcome::Refused = self.store(None, entries).await? {
                break;
            }
        }
        Ok(())
    }

    /// Stores a commit, and takes it in and tells it after that.
    pub(super) async fn store(
        &mut self,
        command: Option<CommandId>,
        entries: Vec<LogEntry>,
    ) -> Result<CommitOutcome, Lost> {
        let at = (self.room.options().pace == Pace::Mail).then(now);
        let commit = Commit { command, body: body(entries, at) };
        let begun = Instant::now();
        let appended = self.live.store().append(self.table, self.room.version(), commit.clone()).await;
        match appended {
            Ok(version) => {
                self.live.counts().stored(begun.elapsed());
                let was_settled = self.room.is_settled();
                self.take_in(&commit)?;
                if !was_settled && self.room.is_settled() {
                    self.room.ledger().into_iter().for_each(|game| self.live.count_dice(game));
                }
                Ok(CommitOutcome::Stored(version))
            }
            Err(AppendError::Repeated { version }) => {
                self.catch_up().await?;
                Ok(CommitOutcome::Stored(version))
            }
            Err(AppendError::Conflict(missing)) if missing.commits.is_empty() => Err(Lost::Ahead),
            Err(AppendError::Conflict(_)) => {
                self.catch_up().await?;
                Ok(CommitOutcome::Moved)
            }
            Err(AppendError::Overloaded | AppendError::TooLong { .. }) => {
                self.live.counts().unstored.add_one();
                Ok(CommitOutcome::Refused)
            }
            Err(AppendError::Unknown { reason }) => {
                self.live.counts().unstored.add_one();
                self.live.0.refusals.note_failure("a move may not have been stored", &reason);
                self.catch_up().await?;
                let stored = command.and_then(|command| self.room.answered(command));
                Ok(stored.map_or(CommitOutcome::Refused, CommitOutcome::Stored))
            }
        }
    }

    /// Takes in what is in the store and was not told here.
    pub(super) async fn catch_up(&mut self) -> Result<(), Lost> {
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
            self.send_strangers_away();
            // Somebody who watched may have a seat now.
            self.tell_presence();
        }
        told.messages.iter().for_each(|message| self.tell_all(message));
        Ok(())
    }
}
