//! One commit of a log.

use farkle_protocol::CommandId;
use farkle_table::TableId;

/// Bytes of the longest commit.
pub const LONGEST_COMMIT: usize = 64 * 1024;

/// How many commits are read at once. Whoever needs more asks again.
pub const MOST_COMMITS: usize = 500;

/// What belongs together: it is stored as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// The command that it carries out; none if the host decided by itself.
    pub command: Option<CommandId>,
    /// What happened, in the words of whoever appends it.
    pub body: Vec<u8>,
}

/// Commits of one table, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commits {
    /// The version of the first one.
    pub first: u64,
    /// In the order of their versions.
    pub commits: Vec<Commit>,
}

impl Commits {
    /// The commits with their versions.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Commit)> {
        (self.first..).zip(&self.commits)
    }

    /// Whether there may be more after them.
    pub fn is_full(&self) -> bool {
        self.commits.len() >= MOST_COMMITS
    }
}

/// A commit on its way into a log.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) expected: u64,
    pub(crate) commit: Commit,
}
