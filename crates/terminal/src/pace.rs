//! How long things take that happen by themselves: dice in the air, computer players.
//!
//! A person must be able to follow; whoever is in a hurry presses a key or chooses another pace.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How fast things happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// For explaining the game.
    Slow,
    /// One can follow.
    Normal,
    /// For those who know it well.
    Fast,
    /// Nothing takes any time.
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

    /// The next one, round and round.
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

    /// How long it is shown what a computer player is about to do.
    pub fn intend(self) -> Duration {
        self.scaled(1300)
    }

    /// How long a roll lies there that ended a computer player's turn.
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
        found.ok_or_else(|| format!("'{text}' is no pace; allowed: {}", names.join(", ")))
    }
}
