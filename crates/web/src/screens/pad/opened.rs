//! Pads on their way to the screen: just begun, or kept.

use crate::begun::Begun;
use crate::colors::Colors;
use crate::database::Unread;
use crate::live_board::Share;
use crate::new_game;
use crate::pads::{Draft, KeptPad};
use crate::promise;
use crate::shelf;
use farkle_client::pad::Pad;

thread_local! {
    /// A pad that was begun in this moment, for the screen that is about to show it.
    static BEGUN: Begun<Opened> = const { Begun::nothing() };
}

/// A pad that can be shown.
#[derive(Clone)]
pub(super) struct Opened {
    /// Its name in addresses.
    pub id: String,
    /// The pad.
    pub pad: Pad,
    /// The colours of its seats.
    pub colors: Colors,
    /// What was being entered.
    pub draft: Draft,
    /// The scoreboard that shows it to others.
    pub shared: Option<Share>,
}

/// Keeps a pad that was just begun, and has it ready for its screen. Its name in addresses.
pub(super) fn begin(pad: Pad, colors: Colors) -> String {
    let id = new_game::new_id();
    shelf::keep(&KeptPad::of(&id, &pad, &colors, Draft::default(), None));
    promise::ask_once();
    let opened = Opened { id: id.clone(), pad, colors, draft: Draft::default(), shared: None };
    BEGUN.with(|begun| begun.note(&id, opened));
    id
}

/// Whether a pad was begun in this moment.
pub(super) fn is_begun(id: &str) -> bool {
    BEGUN.with(|begun| begun.is(id))
}

/// A pad by its name in addresses: just begun, or kept; `None` if there is none of this name.
///
/// # Errors
/// If it is kept and can't be read.
pub(super) async fn opened(id: String) -> Result<Option<Opened>, Unread> {
    let begun = BEGUN.with(|begun| begun.take(&id));
    if begun.is_some() {
        return Ok(begun);
    }
    let Some(kept) = shelf::find::<KeptPad>(&id).await? else { return Ok(None) };
    let pad = kept.pad().ok_or(Unread)?;
    Ok(Some(Opened { id, pad, colors: kept.head.colors, draft: kept.draft, shared: kept.shared }))
}
