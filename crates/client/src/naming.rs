//! What players may be called: every one has a name that fits the score sheet, and no two have the
//! same.
//!
//! The English is in `Display`; a front end in another language has its own text for each variant.

use crate::readable::{is_readable, seen};
use std::fmt;

/// The most characters of a name; a screen of characters counts its cells instead, where some take
/// two.
pub const LONGEST_NAME: usize = 20;

/// Why somebody can't be called so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// There is no name.
    Missing,
    /// It does not fit the score sheet.
    TooLong {
        /// The name.
        name: String,
    },
    /// It holds something that nobody would see, or that turns the writing around.
    Unreadable,
    /// Somebody else is called so.
    Taken {
        /// The name.
        name: String,
    },
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Missing => f.write_str("a player needs a name"),
            NameError::TooLong { name } => {
                write!(f, "'{name}' is too long for the score sheet; allowed are {LONGEST_NAME} characters")
            }
            NameError::Unreadable => f.write_str("a name can't contain invisible characters"),
            NameError::Taken { name } => {
                write!(f, "two players are called {name}; every player needs a name of their own")
            }
        }
    }
}

impl std::error::Error for NameError {}

/// The name as it is written down.
///
/// # Errors
/// [`NameError`] if nobody can be called so.
pub fn check_name(name: &str) -> Result<&str, NameError> {
    let name = name.trim();
    // What only joins signs is no name by itself.
    if name.is_empty() || (seen(name).is_empty() && name.chars().all(is_readable)) {
        return Err(NameError::Missing);
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(NameError::TooLong { name: name.to_string() });
    }
    if !name.chars().all(is_readable) {
        return Err(NameError::Unreadable);
    }
    Ok(name)
}

/// Whether people could take two names for the same: they differ at most in capitals, and in what
/// nobody sees.
///
/// ```
/// use farkle_client::are_alike;
/// assert!(are_alike(" Ann", "ann") && !are_alike("Ann", "Anna"));
/// ```
pub fn are_alike(one: &str, other: &str) -> bool {
    let looks = |name| seen(name).to_lowercase();
    looks(one) == looks(other)
}

/// What is wrong with the names around a table: for each seat, in order, its fault if it has one.
/// Of two players whose names are alike, the later one is at fault.
///
/// ```
/// use farkle_client::{NameError, name_faults};
/// let faults = name_faults(&["Ann", "Ben", " Ann "]);
/// assert_eq!(faults, [None, None, Some(NameError::Taken { name: "Ann".to_string() })]);
/// ```
pub fn name_faults<S: AsRef<str>>(names: &[S]) -> Vec<Option<NameError>> {
    let fault = |place: usize| match check_name(names[place].as_ref()) {
        Err(fault) => Some(fault),
        Ok(name) => {
            let is_taken = names[..place].iter().any(|other| are_alike(other.as_ref(), name));
            is_taken.then(|| NameError::Taken { name: name.to_string() })
        }
    };
    (0..names.len()).map(fault).collect()
}

/// A name that nobody has yet: the wanted one, or the same with a number.
///
/// ```
/// let taken = ["Champion", "Champion 2"];
/// assert_eq!(farkle_client::free_name("Champion", |name| taken.contains(&name)), "Champion 3");
/// ```
pub fn free_name(wanted: &str, taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{wanted} {number}"));
    std::iter::once(wanted.to_string()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_there_short_and_readable() {
        assert_eq!(check_name("  Ann "), Ok("Ann"));
        assert_eq!(check_name(" "), Err(NameError::Missing));
        for unseen in ["Ann\tB", "Ann\u{200B}", "\u{202E}nnA", "A\u{FEFF}nn"] {
            assert_eq!(check_name(unseen), Err(NameError::Unreadable), "{unseen:?}");
        }
        assert_eq!(check_name("\u{200D}"), Err(NameError::Missing), "only joins what is not there");
        for joined in ["می\u{200C}ترا", "👩\u{200D}🚀", "❤\u{FE0F}"] {
            assert_eq!(check_name(joined), Ok(joined));
        }
        let longest = "ñ".repeat(LONGEST_NAME);
        assert_eq!(check_name(&longest), Ok(longest.as_str()), "letters are counted, not bytes");
        let longer = "ñ".repeat(LONGEST_NAME + 1);
        assert_eq!(check_name(&longer), Err(NameError::TooLong { name: longer.clone() }));
    }

    #[test]
    fn the_later_one_of_two_names_is_at_fault_and_a_missing_name_is_nobodys() {
        let taken = |name: &str| Some(NameError::Taken { name: name.to_string() });
        assert_eq!(name_faults(&["Ann", "Anna", "ann", "Ann "]), [None, None, taken("ann"), taken("Ann")]);
        let alike = NameError::Taken { name: "A\u{200D}nn".to_string() };
        assert_eq!(name_faults(&["Ann", "A\u{200D}nn"]), [None, Some(alike)], "nobody could tell them apart");
        assert_eq!(name_faults(&["", ""]), [Some(NameError::Missing), Some(NameError::Missing)]);
    }
}
