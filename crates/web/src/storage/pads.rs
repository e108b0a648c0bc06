//! The score pads saved in this browser: each as its text, with the unfinished entry.

use crate::game::colors::Colors;
use crate::scoreboard::live_board::{self, Share};
use crate::storage::database::RowStore;
use crate::storage::health::Kind;
use crate::storage::saves::{self, Saved};
use crate::storage::stored::Stored;
use crate::storage::summary::Summary;
use farkle_client::pad::Pad;

thread_local! {
    static PADS: RowStore = RowStore::new("farkle-pads", "pads", Some(saves::handlers::<SavedPad>()));
}

/// An entry that is not finished.
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
    /// Dice left over for the next player.
    pub left_over: u8,
}

impl Draft {
    fn stored(&self) -> Stored {
        Stored::new()
            .with("typed", &self.typed)
            .with("thrown", &self.thrown)
            .with("chosen", self.chosen)
            .with("by_dice", self.by_dice)
            .with("left_over", self.left_over)
    }

    fn read(row: &Stored) -> Draft {
        Draft {
            typed: row.string("typed").unwrap_or_default(),
            thrown: row.string("thrown").unwrap_or_default(),
            chosen: row.number("chosen").unwrap_or_default() as u8,
            by_dice: row.flag("by_dice").unwrap_or_default(),
            left_over: row.number("left_over").unwrap_or_default() as u8,
        }
    }
}

/// A saved pad.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SavedPad {
    /// What a list shows of it.
    pub summary: Summary,
    /// The whole pad.
    pub text: String,
    /// The unfinished entry.
    pub draft: Draft,
    /// The scoreboard that shows it to others.
    pub shared: Option<Share>,
}

impl SavedPad {
    /// A pad to be saved.
    pub(crate) fn of(id: &str, pad: &Pad, colors: &Colors, draft: Draft, shared: Option<Share>) -> SavedPad {
        let summary = Summary::of(id, pad.game(), pad.names().to_vec(), colors);
        SavedPad { summary, text: pad.to_string(), draft, shared }
    }

    /// The pad, or `None` if this version can't read it.
    pub(crate) fn pad(&self) -> Option<Pad> {
        self.text.parse().ok()
    }
}

impl Saved for SavedPad {
    const KIND: Kind = Kind::Pads;
    const CALLED: &'static str = "farkle pad";

    fn store() -> RowStore {
        PADS.with(Clone::clone)
    }

    fn summary(&self) -> &Summary {
        &self.summary
    }

    fn stored(&self) -> Stored {
        let row = self.summary.stored().with("text", &self.text).with("draft", self.draft.stored());
        match &self.shared {
            Some(Share { key }) => row.with("board_key", key),
            None => row,
        }
    }

    fn read(row: &Stored) -> Option<SavedPad> {
        let draft = row.object("draft").map_or_else(Draft::default, |draft| Draft::read(&draft));
        let shared = row.string("board_key").map(|key| Share { key });
        Some(SavedPad { summary: Summary::read(row)?, text: row.string("text")?, draft, shared })
    }

    // The key is deleted with the row: afterwards nobody could end the scoreboard.
    fn deleted(&self) {
        if let Some(share) = &self.shared {
            live_board::stop(share);
        }
    }

    fn restored(&self) {
        if let (Some(share), Some(pad)) = (&self.shared, self.pad()) {
            live_board::tell(share, &pad, &self.summary.colors, |_| ());
        }
    }
}
