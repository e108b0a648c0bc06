//! How long tumbling dice and computer players take.
//!
//! A person must be able to follow. Any key skips a pause, and the pace can be changed.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The speed of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Slow enough to explain the game.
    Slow,
    /// Easy to follow.
    Normal,
    /// For experienced players.
    Fast,
    /// Without pauses.
    Instant,
}

impl Pace {
    /// All of them, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// Its name on the command line and on the screen.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// The next pace; the last one is followed by the first.
    pub fn next(self) -> Pace {
        match self {
            Pace::Slow => Pace::Normal,
            Pace::Normal => Pace::Fast,
            Pace::Fast => Pace::Instant,
            Pace::Instant => Pace::Slow,
        }
    }

    /// How long dice tumble.
    pub fn tumble(self) -> Duration {
        self.scaled(450)
    }

    /// How long a computer player looks at a roll.
    pub fn look(self) -> Duration {
        self.scaled(900)
    }

    /// How long the screen shows a computer player's choice before it is played.
    pub fn intend(self) -> Duration {
        self.scaled(1300)
    }

    /// How long a roll that ended a computer player's turn stays on the table.
    pub fn regret(self) -> Duration {
        self.scaled(1900)
    }

    fn scaled(self, normal_ms: u64) -> Duration {
        let ms = match self {
            Pace::Slow => normal_ms * 2,
            Pace::Normal => normal_ms,
            Pace::Fast => normal_ms / 3,
            Pace::Instant => 0,
        };
        Duration::from_millis(ms)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let names: Vec<&str> = Pace::ALL.iter().map(|pace| pace.name()).collect();
        let found = Pace::ALL.into_iter().find(|pace| pace.name() == text);
        found.ok_or_else(|| format!("'{text}' is not a pace; allowed: {}", names.join(", ")))
    }
}
