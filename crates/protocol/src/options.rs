//! What whoever opens a table of a server decides about it.

use serde::{Deserialize, Serialize};

/// The most characters of the name that people give to their rules.
pub const LONGEST_RULES_NAME: usize = 60;

/// What holds at a table besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default)]
pub struct TableOptions {
    /// How long a decision may take.
    pub pace: Pace,
    /// Whether others may watch who have the link and no seat.
    pub watchers: bool,
    /// Whether players may ask their devices for the best play. Everybody is told who does.
    pub hints: bool,
}

impl TableOptions {
    /// Whether these are the usual options.
    pub fn are_usual(&self) -> bool {
        *self == TableOptions::default()
    }
}

impl Default for TableOptions {
    /// No clock, anybody with the link may watch, and hints are allowed.
    fn default() -> TableOptions {
        TableOptions { pace: Pace::default(), watchers: true, hints: true }
    }
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as it takes. After ten minutes the others may let a computer player move, or end the
    /// game.
    #[default]
    Relaxed,
    /// Less than a minute. Then a computer player moves for the person, who may return.
    Live,
    /// Some days. After them the others may let a computer player move, or end the game.
    Mail,
}

impl Pace {
    /// Every pace, in the order in which they are offered.
    pub const ALL: [Pace; 3] = [Pace::Relaxed, Pace::Live, Pace::Mail];

    /// The word for it in messages, the same as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Relaxed => "relaxed",
            Pace::Live => "live",
            Pace::Mail => "mail",
        }
    }
}

/// The colour that a player has taken, from 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
pub struct Color(u8);

impl Color {
    /// The colours, in the order in which seats get them whose players have taken none.
    pub fn all() -> impl Iterator<Item = Color> {
        (1..=farkle_rules::MAX_SEATS as u8).map(Color)
    }

    /// Counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for Color {
    type Error = String;
    fn try_from(number: u8) -> Result<Color, String> {
        Color::all().find(|color| color.0 == number).ok_or_else(|| {
            format!("there is no colour {number}; colours are 1 to {}", farkle_rules::MAX_SEATS)
        })
    }
}

impl From<Color> for u8 {
    fn from(color: Color) -> u8 {
        color.0
    }
}
