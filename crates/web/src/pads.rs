//! The score pads kept in this browser: every one as its text, and with what was being typed when the page went away.

use crate::colors::Colors;
use crate::database::Table;
use crate::keeping::What;
use crate::kept::Head;
use crate::live_board::{self, Share};
use crate::shelf::{self, OnShelf};
use crate::stored::Stored;
use farkle_client::pad::Pad;

thread_local! {
    static PADS: Table = Table::new("farkle-pads", "pads", Some(shelf::care::<KeptPad>()));
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

    /// The pad, or `None` if it can't be read any more.
    pub(crate) fn pad(&self) -> Option<Pad> {
        self.text.parse().ok()
    }
}

impl OnShelf for KeptPad {
    const WHAT: What = What::Pads;
    const CALLED: &'static str = "farkle pad";

    fn table() -> Table {
        PADS.with(Clone::clone)
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn stored(&self) -> Stored {
        let row = self.head.stored().with("text", &self.text).with("draft", self.draft.stored());
        match &self.shared {
            Some(Share { key }) => row.with("board_key", key),
            None => row,
        }
    }

    fn read(row: &Stored) -> Option<KeptPad> {
        let draft = row.object("draft").map_or_else(Draft::default, |draft| Draft::read(&draft));
        let shared = row.string("board_key").map(|key| Share { key });
        Some(KeptPad { head: Head::read(row)?, text: row.string("text")?, draft, shared })
    }

    // The key goes with the row: afterwards nobody could end the scoreboard any more.
    fn forgotten(&self) {
        if let Some(share) = &self.shared {
            live_board::stop(share);
        }
    }

    fn brought_back(&self) {
        if let (Some(share), Some(pad)) = (&self.shared, self.pad()) {
            live_board::tell(share, &pad, &self.head.colors, |_| ());
        }
    }
}
