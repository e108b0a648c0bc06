//! Games that come as files.

use crate::game::colors::Colors;
use crate::game::new_game::new_id;
use crate::game::today;
use crate::storage::days::DayGame;
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
    // A file is no try that counts.
    let id = match today::day_of(&ledger) {
        Some(day) => DayGame::other_id(day.number(), &new_id()),
        None => new_id(),
    };
    let kept = SavedGame::of(&id, &ledger, &ledger.record(), &Colors::default());
    // If the list can't be read, the game may be saved twice.
    let all: Vec<SavedGame> = saves::all().await.unwrap_or_default();
    if let Some(same) = all.into_iter().find(|other| other.record == kept.record) {
        return Ok(same.summary.id);
    }
    // Whoever sees the game may leave the page.
    saves::save_and_wait(&kept).await;
    Ok(kept.summary.id)
}
