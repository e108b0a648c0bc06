//! The characters that a computer player can have.

use farkle_rules::rule_set::nearest;
use std::fmt;
use std::str::FromStr;

/// How a computer player plays.
///
/// ```
/// use farkle_strategy::Temperament;
/// let temperament: Temperament = "gambler".parse()?;
/// assert_eq!(temperament.person(), "Rico");
/// assert!("lucky".parse::<Temperament>().unwrap_err().to_string().contains("champion"));
/// # Ok::<(), farkle_strategy::UnknownTemperament>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Temperament {
    /// Dreads a farkle.
    Cautious,
    /// Does not mind a farkle.
    Gambler,
    /// Plays by feeling and makes the usual mistakes.
    Beginner,
    /// Collects the most points a turn on average.
    Calculator,
    /// Plays to win this game.
    Champion,
}

impl Temperament {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Temperament; 5] = [
        Temperament::Beginner,
        Temperament::Cautious,
        Temperament::Gambler,
        Temperament::Calculator,
        Temperament::Champion,
    ];

    /// Its name in files, addresses and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Temperament::Cautious => "cautious",
            Temperament::Gambler => "gambler",
            Temperament::Beginner => "beginner",
            Temperament::Calculator => "calculator",
            Temperament::Champion => "champion",
        }
    }

    /// The name of somebody who plays like that: the same in every language.
    pub const fn person(self) -> &'static str {
        match self {
            Temperament::Cautious => "Clara",
            Temperament::Gambler => "Rico",
            Temperament::Beginner => "Pip",
            Temperament::Calculator => "Nora",
            Temperament::Champion => "Victor",
        }
    }

    /// What it does, in one true sentence.
    pub const fn about(self) -> &'static str {
        match self {
            Temperament::Cautious => {
                "Plays as if every farkle cost a good turn's points on top of what it loses, and so stops early."
            }
            Temperament::Gambler => {
                "Plays as if a farkle still paid a good turn's points, and so rolls once too often."
            }
            Temperament::Beginner => "Takes everything that scores and stops by feeling, often too late.",
            Temperament::Calculator => {
                "Makes the choice that collects most points a turn on average, whatever the others have."
            }
            Temperament::Champion => {
                "Plays for the win: weighs every choice by the chance to get home before the others do."
            }
        }
    }
}

impl fmt::Display for Temperament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no temperament of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTemperament {
    name: String,
}

impl fmt::Display for UnknownTemperament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Temperament::ALL.iter().map(|t| t.name()).collect();
        let hint = match nearest(&self.name.to_ascii_lowercase(), names.iter().copied()) {
            Some(name) => format!("did you mean '{name}'? There"),
            None => "there".to_string(),
        };
        write!(f, "'{}' is no computer player; {hint} are {}", self.name, names.join(", "))
    }
}

impl std::error::Error for UnknownTemperament {}

impl FromStr for Temperament {
    type Err = UnknownTemperament;

    fn from_str(text: &str) -> Result<Temperament, UnknownTemperament> {
        let name = text.trim().to_ascii_lowercase();
        let found = Temperament::ALL.into_iter().find(|temperament| temperament.name() == name);
        found.ok_or_else(|| UnknownTemperament { name: text.trim().to_string() })
    }
}
