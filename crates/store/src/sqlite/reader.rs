//! The thread that reads.

use super::after;
use crate::{Commits, LoadError};
use farkle_table::TableId;
use rusqlite::Connection;
use std::sync::mpsc::Receiver;
use tokio::sync::oneshot;

pub(super) struct Request {
    pub(super) table: TableId,
    pub(super) after: u64,
    pub(super) answer: oneshot::Sender<Result<Commits, LoadError>>,
}

/// Reads until nobody can ask any more.
pub(super) fn run(connection: &Connection, requests: &Receiver<Request>) {
    for Request { table, after: version, answer } in requests {
        let read = after(connection, table, version);
        // Whoever asked may have gone.
        let _ = answer.send(read.map_err(|error| LoadError::Failed { reason: error.to_string() }));
    }
}
