//! Opening pads: one that was just begun, or a saved one.

use crate::game::colors::Colors;
use crate::game::new_game;
use crate::scoreboard::live_board::Share;
use crate::storage::begun::Begun;
use crate::storage::database::Unread;
use crate::storage::pads::{Draft, SavedPad};
use crate::storage::persistence;
use crate::storage::saves;
use farkle_client::pad::Pad;

thread_local! {
    /// The pad that was begun just now, for the screen that is about to show it.
    static BEGUN: Begun<Opened> = const { Begun::nothing() };
}

/// A pad that can be shown.
#[derive(Clone)]
pub(super) struct Opened {
    /// Its id in addresses.
    pub id: String,
    /// The pad.
    pub pad: Pad,
    /// The colours of its seats.
    pub colors: Colors,
    /// The unfinished entry.
    pub draft: Draft,
    /// The scoreboard that shows it to others.
    pub shared: Option<Share>,
}

/// Saves a new pad and prepares it for its screen. Returns its id.
pub(super) fn begin(pad: Pad, colors: Colors) -> String {
    let id = new_game::new_id();
    saves::save(&SavedPad::of(&id, &pad, &colors, Draft::default(), None));
    persistence::ask_once();
    let opened = Opened { id: id.clone(), pad, colors, draft: Draft::default(), shared: None };
    BEGUN.with(|begun| begun.note(&id, opened));
    id
}

/// A pad by its id: begun just now, or saved; `None` if there is none.
///
/// # Errors
/// If it is saved and can't be read.
pub(super) async fn opened(id: String) -> Result<Option<Opened>, Unread> {
    let begun = BEGUN.with(|begun| begun.take(&id));
    if begun.is_some() {
        return Ok(begun);
    }
    let Some(kept) = saves::find::<SavedPad>(&id).await? else { return Ok(None) };
    let pad = kept.pad().ok_or(Unread)?;
    Ok(Some(Opened { id, pad, colors: kept.summary.colors, draft: kept.draft, shared: kept.shared }))
}
