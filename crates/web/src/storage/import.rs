//! Games that come as files.

use crate::game::colors::Colors;
use crate::game::new_game::new_id;
use crate::storage::games::SavedGame;
use crate::storage::saves;
use farkle_rules::Record;
use farkle_table::{Ledger, SavedError};

/// Takes a game from a record's text into the archive as it is, unless it is there already. Its
/// name in addresses.
///
/// # Errors
/// What is wrong with the record.
pub(crate) async fn import(text: &str) -> Result<String, SavedError> {
    let record: Record = text.parse()?;
    let ledger = Ledger::from_record(&record)?;
    let kept = SavedGame::of(&new_id(), &ledger, &ledger.record(), &Colors::default());
    // If the list can't be read, the game may be saved twice.
    let all: Vec<SavedGame> = saves::all().await.unwrap_or_default();
    if let Some(same) = all.into_iter().find(|other| other.record == kept.record) {
        return Ok(same.summary.id);
    }
    saves::save(&kept);
    Ok(kept.summary.id)
}
