//! Announcements and their tone.

use farkle_client::Announcement;

/// One announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

/// The tone of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Neutral.
    Plain,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
}

impl Sentence {
    pub(super) fn plain(text: impl Into<String>) -> Sentence {
        Sentence { text: text.into(), tone: Tone::Plain }
    }
}

impl From<&Announcement> for Sentence {
    fn from(words: &Announcement) -> Sentence {
        let tone = match words {
            Announcement::HotDice
            | Announcement::Inherited { .. }
            | Announcement::WonByRoll { .. }
            | Announcement::Won { .. } => Tone::Good,
            Announcement::FarkledMayGoOn { .. }
            | Announcement::Farkled { .. }
            | Announcement::ToxicTwos { .. }
            | Announcement::Penalty { .. }
            | Announcement::GiftLost { .. } => Tone::Bad,
            _ => Tone::Plain,
        };
        Sentence { text: words.to_string(), tone }
    }
}
