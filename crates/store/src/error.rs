//! The errors of a store.

use crate::{Commits, LONGEST_COMMIT};
use std::fmt;

/// Why a commit is not the next one of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// The table has another version. These commits follow the expected one; there are none if the
    /// sender is ahead of the log.
    Conflict(Commits),
    /// The command was committed before.
    Repeated {
        /// The version to which it led.
        version: u64,
    },
    /// Too many commits wait already. Nothing was written.
    Overloaded,
    /// The commit is longer than [`LONGEST_COMMIT`]. Nothing was written.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// Nobody knows whether it was written: load the log and look for the command.
    Unknown {
        /// What went wrong.
        reason: String,
    },
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict(_) => f.write_str("the table has moved on"),
            AppendError::Repeated { version } => write!(f, "the command led to version {version} before"),
            AppendError::Overloaded => f.write_str("too much is being stored at the moment: try again"),
            AppendError::TooLong { bytes } => {
                write!(f, "the commit has {bytes} bytes; allowed are {LONGEST_COMMIT}")
            }
            AppendError::Unknown { reason } => write!(f, "it may or may not be stored: {reason}"),
        }
    }
}

impl std::error::Error for AppendError {}

/// Why a log can't be read now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Too many wait already.
    Overloaded,
    /// The storage failed.
    Failed {
        /// What went wrong.
        reason: String,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Overloaded => f.write_str("too much is being read at the moment: try again"),
            LoadError::Failed { reason } => write!(f, "the tables can't be read: {reason}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Why a store can't be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// A later program wrote it.
    Newer {
        /// The layout of its tables.
        found: i64,
        /// The latest layout that this program knows.
        known: i64,
    },
    /// Its tables belong to servers that have something else in common.
    OtherServer,
    /// The storage failed.
    Failed {
        /// What went wrong.
        reason: String,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Newer { found, known } => write!(
                f,
                "the database has layout {found}, this program knows layouts up to {known}: use the program \
                 that wrote it, or a later one"
            ),
            OpenError::OtherServer => f.write_str("the tables in the database belong to another server"),
            OpenError::Failed { reason } => write!(f, "the database can't be opened: {reason}"),
        }
    }
}

impl std::error::Error for OpenError {}
