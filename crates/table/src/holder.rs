//! Who holds a seat.
//!
//! A seat is a place at the table; a person or a computer player holds it. The table does not know
//! how a computer player thinks: it only keeps the name of its temperament.

use std::fmt;

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The name on the score sheet.
    pub name: String,
    /// A person or a computer player.
    pub kind: HolderKind,
}

/// A person or a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HolderKind {
    /// A person.
    Person,
    /// A computer player.
    Computer {
        /// The name of its temperament, for example `gambler`.
        temperament: String,
    },
}

impl Holder {
    /// A person.
    pub fn person(name: impl Into<String>) -> Holder {
        Holder { name: name.into(), kind: HolderKind::Person }
    }

    /// A computer player.
    pub fn computer(name: impl Into<String>, temperament: impl Into<String>) -> Holder {
        Holder { name: name.into(), kind: HolderKind::Computer { temperament: temperament.into() } }
    }

    /// Whether a person holds the seat.
    pub fn is_person(&self) -> bool {
        self.kind == HolderKind::Person
    }
}

/// In a saved game: `person` or `computer gambler`.
impl fmt::Display for HolderKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HolderKind::Person => f.write_str("person"),
            HolderKind::Computer { temperament } => write!(f, "computer {temperament}"),
        }
    }
}

impl HolderKind {
    /// Reads what `Display` writes; `None` for anything else.
    pub fn parse(text: &str) -> Option<HolderKind> {
        match text.trim().split_once(' ') {
            None if text.trim() == "person" => Some(HolderKind::Person),
            Some(("computer", temperament)) => {
                Some(HolderKind::Computer { temperament: temperament.trim().to_string() })
            }
            _ => None,
        }
    }
}
