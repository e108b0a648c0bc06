//! Games that come as files.

use crate::archive::Kept;
use crate::browser;
use crate::colors::Colors;
use crate::new_game::new_id;
use crate::shelf;
use farkle_client::{Session, SessionError};
use farkle_rules::Record;
use farkle_table::SavedError;

/// Takes a game from a record's text into the archive, unless it is there already. Its name in addresses.
///
/// # Errors
/// What is wrong with the record.
pub(crate) async fn import(text: &str) -> Result<String, SavedError> {
    let mut record: Record = text.parse()?;
    let is_drawn = record.header("dice").is_none();
    if is_drawn {
        // It can be looked at and, from its last roll on, continued with new dice.
        record.headers.push(("dice".to_string(), format!("seed {}", browser::new_seed())));
    }
    let session = Session::resume(&record).map_err(|error| match error {
        SessionError::Saved(error) => error,
        other => SavedError::Holder { text: other.to_string() },
    })?;
    let kept = Kept::of(&new_id(), &session, &Colors::default());
    // A list that can't be read may hold it or not: then it is kept once more.
    let all: Vec<Kept> = shelf::all().await.unwrap_or_default();
    if let Some(same) = all.into_iter().find(|other| is_same_game(&other.record, &kept.record, is_drawn)) {
        return Ok(same.head.id);
    }
    shelf::keep(&kept);
    Ok(kept.head.id)
}

/// Whether two records are of one game at one moment. Where the dice to come were only drawn when the file was opened
/// (`is_drawn`) they are no difference.
fn is_same_game(one: &str, other: &str, is_drawn: bool) -> bool {
    fn lines(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter(|line| !line.starts_with("dice: "))
    }
    one == other || is_drawn && lines(one).eq(lines(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_opened_twice_is_one_game_whatever_dice_are_to_come() {
        let (one, other) = ("record\ndice: seed 1\nroll 1", "record\ndice: seed 2\nroll 1");
        assert!(is_same_game(one, one, false));
        assert!(is_same_game(one, other, true));
        assert!(!is_same_game(one, other, false), "two games that begin alike");
        assert!(!is_same_game("record\nroll 1", "record\nroll 1\nbank", true));
    }
}
