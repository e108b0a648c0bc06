//! The score pads kept in this browser: every one as its text, stored anew with every edit, and with what was being
//! typed when the page went away.

use crate::board::Share;
use crate::colors::Colors;
use crate::database::{Care, Table, Unread};
use crate::keeping::{self, WRITTEN, What};
use crate::kept::Head;
use crate::one_window;
use crate::stored::Stored;
use crate::thinker;
use farkle_client::pad::Pad;

const CARE: Care = Care {
    kept: |kept| keeping::note(What::Pads, kept),
    may_replace: |id, row| keeping::is_known(id, Stored::of(row).and_then(|row| row.string(WRITTEN))),
    is_sure: keeping::is_alone,
    refused: |id| one_window::is_lost(&window_name(id)),
    make_room: thinker::make_room,
};

thread_local! {
    static PADS: Table = Table::new("farkle-pads", "pads", Some(CARE));
}

fn pads() -> Table {
    PADS.with(Clone::clone)
}

/// What windows call a pad among themselves.
pub(crate) fn window_name(id: &str) -> String {
    format!("farkle pad {id}")
}

/// What is being entered and is no edit yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The digits of the points.
    pub typed: String,
    /// The dice of a roll, as digits.
    pub thrown: String,
    /// The places of the dice chosen from the roll, as bits.
    pub chosen: u8,
    /// Whether the turn is entered roll by roll.
    pub by_dice: bool,
}

impl Draft {
    fn stored(&self) -> Stored {
        Stored::new()
            .with("typed", &self.typed)
            .with("thrown", &self.thrown)
            .with("chosen", self.chosen)
            .with("by_dice", self.by_dice)
    }

    fn read(row: &Stored) -> Draft {
        Draft {
            typed: row.string("typed").unwrap_or_default(),
            thrown: row.string("thrown").unwrap_or_default(),
            chosen: row.number("chosen").unwrap_or_default() as u8,
            by_dice: row.flag("by_dice").unwrap_or_default(),
        }
    }
}

/// A pad as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeptPad {
    /// What a list shows of it.
    pub head: Head,
    /// The whole pad.
    pub text: String,
    /// What was being entered.
    pub draft: Draft,
    /// The scoreboard that shows it to others.
    pub shared: Option<Share>,
}

impl KeptPad {
    /// A pad as it is to be kept.
    pub(crate) fn of(id: &str, pad: &Pad, colors: &Colors, draft: Draft, shared: Option<Share>) -> KeptPad {
        let head = Head::of(id, pad.game(), pad.names().to_vec(), colors);
        KeptPad { head, text: pad.to_string(), draft, shared }
    }

    fn read(row: &Stored) -> Option<KeptPad> {
        let draft = row.object("draft").map_or_else(Draft::default, |draft| Draft::read(&draft));
        Some(KeptPad { head: Head::read(row)?, text: row.string("text")?, draft, shared: shared(row) })
    }

    /// The pad, or `None` if it can't be read any more.
    pub(crate) fn pad(&self) -> Option<Pad> {
        self.text.parse().ok()
    }
}

fn shared(row: &Stored) -> Option<Share> {
    row.string("board_key").map(|key| Share { key })
}

/// Stores a pad; an earlier state of the same pad is replaced.
pub(crate) fn keep(pad: &KeptPad) {
    let row = pad.head.stored().with(WRITTEN, keeping::signature());
    let row = row.with("text", &pad.text).with("draft", pad.draft.stored());
    let row = match &pad.shared {
        Some(Share { key }) => row.with("board_key", key),
        None => row,
    };
    pads().put(&pad.head.id, row.value());
}

/// Forgets a pad.
pub(crate) fn forget(id: &str) {
    pads().delete(id);
}

/// Leaves a pad to another window.
pub(crate) fn leave(id: &str) {
    pads().leave(id);
}

/// One pad, or `None` if there is none of this name.
///
/// # Errors
/// If it can't be read.
pub(crate) async fn find(id: &str) -> Result<Option<KeptPad>, Unread> {
    let Some(row) = pads().get(id).await? else { return Ok(None) };
    let row = Stored::of(row).ok_or(Unread)?;
    keeping::saw(id, row.string(WRITTEN));
    KeptPad::read(&row).map(Some).ok_or(Unread)
}

/// All pads, those that were changed last first.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn all() -> Result<Vec<KeptPad>, Unread> {
    let rows = pads().rows().await?;
    let mut pads: Vec<KeptPad> =
        rows.into_iter().filter_map(Stored::of).filter_map(|row| KeptPad::read(&row)).collect();
    pads.sort_by(|a, b| b.head.changed_ms.total_cmp(&a.head.changed_ms));
    Ok(pads)
}
