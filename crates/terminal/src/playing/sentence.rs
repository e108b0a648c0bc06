//! Announcements and their tone.

use crate::action_words::spaced;
use farkle_client::Announcement;
use farkle_rules::Points;

/// One announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    pub(crate) text: String,
    pub(crate) tone: Tone,
    /// The text once the next turn has begun, where it must not be taken for news of that turn.
    past: Option<String>,
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
        Sentence { text: text.into(), tone: Tone::Plain, past: None }
    }

    /// An announcement about the turn of this player.
    pub(super) fn of(words: &Announcement, name: &str) -> Sentence {
        let tone = match words {
            Announcement::HotDice
            | Announcement::Inherited { .. }
            | Announcement::WonByRoll { .. }
            | Announcement::Won { .. }
            | Announcement::Done { .. } => Tone::Good,
            Announcement::FarkledMayGoOn { .. }
            | Announcement::Farkled { .. }
            | Announcement::ToxicTwos { .. }
            | Announcement::Penalty { .. }
            | Announcement::GiftLost { .. } => Tone::Bad,
            _ => Tone::Plain,
        };
        let text = match words {
            // The points stand below the dice.
            Announcement::Rolled { dice, .. } => format!("{name} rolls {}.", spaced(*dice)),
            words => words.to_string(),
        };
        let past = match words {
            Announcement::Farkled { name, lost: Points::ZERO } => Some(format!("{name} farkled.")),
            Announcement::Farkled { name, lost } => Some(format!("{name} farkled and lost {lost}.")),
            Announcement::ToxicTwos { name, lost } => {
                Some(format!("{name} rolled toxic twos and lost {lost}."))
            }
            _ => None,
        };
        Sentence { text, tone, past }
    }

    /// Tells it as something that is over.
    pub(super) fn become_past(&mut self) {
        if let Some(text) = self.past.take() {
            *self = Sentence::plain(text);
        }
    }
}
