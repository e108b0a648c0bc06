//! A table in this program. Its host keeps the game in a file and moves for computer players.

use crate::opponents::Opponents;
use crate::save_file::SaveFile;
use crate::storage::FileStorage;
use farkle_client::{Client, LocalHost, Storage};
use farkle_strategy::UnknownTemperament;
use farkle_table::Table;

/// The host of a table in this program.
pub(crate) type TerminalHost = LocalHost<FileStorage, Opponents>;

/// Its client.
pub(crate) type LocalGame = Client<TerminalHost>;

/// Joins a table whose game is saved in `file` from now on.
///
/// # Errors
/// [`UnknownTemperament`] if a computer player is unknown.
pub(crate) fn sit_down(table: Table, file: Option<SaveFile>) -> Result<LocalGame, UnknownTemperament> {
    let players = Opponents::new(table.ledger().setup())?;
    let mut storage = FileStorage::new(file);
    storage.store(table.record_with_secret_seed(), table.ledger());
    let ledger = table.ledger().clone();
    // This host has only one client, so its commands need no device id.
    Ok(Client::new(LocalHost::new(table, storage, players), ledger, 0))
}
