//! Saves a game to a file, move by move.

use crate::save_file::{SaveFile, why_unsaved};
use farkle_client::{Storage, StoringState};
use farkle_rules::Record;
use farkle_table::Ledger;

/// The file of a game, if it has one, and whether it holds the last move.
#[derive(Debug, Default)]
pub(crate) struct FileStorage {
    file: Option<SaveFile>,
    is_saved: bool,
    trouble: Option<String>,
}

impl FileStorage {
    /// Saves to this file, or nowhere.
    pub(crate) fn new(file: Option<SaveFile>) -> FileStorage {
        FileStorage { file, ..FileStorage::default() }
    }

    /// The file, if it holds the last move.
    pub(crate) fn file(&self) -> Option<&SaveFile> {
        self.file.as_ref().filter(|_| self.is_saved)
    }

    /// Why the last move is not saved, in a sentence.
    pub(crate) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Notes that nothing is saved, and why.
    pub(crate) fn fail(&mut self, why: &str) {
        self.is_saved = false;
        self.trouble = Some(format!("This game can't be saved: {why}."));
    }
}

impl Storage for FileStorage {
    fn store(&mut self, record: Record, _after: &Ledger) {
        let Some(file) = &mut self.file else { return };
        match file.write(&record) {
            Ok(()) => (self.is_saved, self.trouble) = (true, None),
            Err(error) => {
                let why = why_unsaved("game", file.path(), &error);
                (self.is_saved, self.trouble) = (false, Some(why));
            }
        }
    }

    fn stored(&mut self) -> StoringState {
        StoringState::Settled
    }
}
