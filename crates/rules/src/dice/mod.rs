//! Dice as a multiset: how many of each face, and nothing else.
//!
//! No rule of Farkle depends on which die shows what, so dice that were thrown together are kept as
//! six counts packed into one integer. That makes "is part of", "without" and "together" single
//! machine operations, and [`Dice::index`] turns any multiset into a small number for the scoring
//! tables.

mod face;
mod index;

pub use face::Face;
pub use index::MULTISETS;

use std::{fmt, str::FromStr};

/// The largest number of dice in play.
pub const MAX_DICE: usize = 6;

/// Bits for the count of one face.
const NIBBLE: u32 = 4;

/// A multiset of 0 to 6 dice.
///
/// Order never matters: `Dice` prints and compares by what it holds, lowest face first.
///
/// ```
/// use farkle_rules::{Dice, Face};
/// let roll: Dice = "4 1 4 4 6".parse()?;
/// assert_eq!(roll.to_string(), "14446");
/// assert_eq!(roll.len(), 5);
/// assert_eq!(roll.count(Face::Four), 3);
/// assert!(roll.contains("444".parse()?));
/// # Ok::<(), farkle_rules::DiceError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice(u32);

impl Dice {
    /// No dice.
    pub const EMPTY: Dice = Dice(0);

    /// `count` dice that all show `face`, or `None` above [`MAX_DICE`].
    pub const fn of(face: Face, count: u8) -> Option<Dice> {
        if count as usize <= MAX_DICE { Some(Dice::packed(face, count)) } else { None }
    }

    /// Dice from how many there are of each face, lowest face first, or `None` above [`MAX_DICE`]
    /// in all.
    pub fn from_counts(counts: [u8; 6]) -> Option<Dice> {
        let total: usize = counts.iter().map(|&c| usize::from(c)).sum();
        (total <= MAX_DICE).then(|| {
            Face::ALL
                .into_iter()
                .fold(Dice::EMPTY, |dice, face| Dice(dice.0 + Dice::packed(face, counts[face.index()]).0))
        })
    }

    const fn packed(face: Face, count: u8) -> Dice {
        Dice((count as u32) << (NIBBLE * face.index() as u32))
    }

    /// Number of dice, 0 to 6.
    pub const fn len(self) -> usize {
        // Multiplying by 0x111111 adds all six nibbles up in the sixth one; the total of at most
        // six can't overflow it.
        ((self.0.wrapping_mul(0x11_1111) >> (NIBBLE * 5)) & 0xF) as usize
    }

    /// Whether there are no dice.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice show `face`.
    pub const fn count(self, face: Face) -> u8 {
        ((self.0 >> (NIBBLE * face.index() as u32)) & 0xF) as u8
    }

    /// How many dice show each face, lowest face first.
    pub fn counts(self) -> [u8; 6] {
        Face::ALL.map(|face| self.count(face))
    }

    /// Whether every die of `part` is among these dice.
    pub const fn contains(self, part: Dice) -> bool {
        // Counts are at most 6, so bit 3 of each nibble is free to catch the borrow of a nibble
        // that is too small.
        const GUARD: u32 = 0x0088_8888;
        ((self.0 | GUARD) - part.0) & GUARD == GUARD
    }

    /// The dice that are left without `part`, or `None` if `part` is not among them.
    pub const fn without(self, part: Dice) -> Option<Dice> {
        if self.contains(part) { Some(Dice(self.0 - part.0)) } else { None }
    }

    /// These dice and `other` together, or `None` above [`MAX_DICE`].
    pub const fn with(self, other: Dice) -> Option<Dice> {
        if self.len() + other.len() <= MAX_DICE { Some(Dice(self.0 + other.0)) } else { None }
    }

    /// The faces, lowest first, each as often as it occurs.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// A number below [`MULTISETS`], different for each multiset, for use as an index into tables.
    #[inline]
    pub fn index(self) -> usize {
        index::of(self.0)
    }

    /// All multisets of exactly `len` dice, in the order of [`Ord`]; empty above [`MAX_DICE`].
    pub fn all(len: usize) -> impl Iterator<Item = Dice> {
        index::of_len(len).iter().map(|&packed| Dice(packed))
    }

    /// In how many of the 6^n ordered rolls of n dice exactly these dice come up.
    pub fn orderings(self) -> u32 {
        const FACTORIAL: [u32; MAX_DICE + 1] = [1, 1, 2, 6, 24, 120, 720];
        self.counts().into_iter().fold(FACTORIAL[self.len()], |n, count| n / FACTORIAL[usize::from(count)])
    }
}

impl Ord for Dice {
    /// Fewer dice first, then as the written faces would sort.
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.len().cmp(&other.len()).then_with(|| self.faces().cmp(other.faces()))
    }
}

impl PartialOrd for Dice {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl FromIterator<Face> for Dice {
    /// Collects faces.
    ///
    /// # Panics
    /// If there are more than [`MAX_DICE`]; for input of unknown length use
    /// [`Dice::try_from_faces`].
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        match Dice::try_from_faces(faces) {
            Ok(dice) => dice,
            Err(error) => panic!("{error}"),
        }
    }
}

impl Dice {
    /// Collects faces.
    ///
    /// # Errors
    /// [`DiceError::TooMany`] above [`MAX_DICE`].
    pub fn try_from_faces(faces: impl IntoIterator<Item = Face>) -> Result<Dice, DiceError> {
        let mut faces = faces.into_iter();
        let dice = faces
            .by_ref()
            .take(MAX_DICE)
            .fold(Dice::EMPTY, |dice, face| Dice(dice.0 + Dice::packed(face, 1).0));
        match faces.count() {
            0 => Ok(dice),
            more => Err(DiceError::TooMany { len: MAX_DICE + more }),
        }
    }
}

/// Why a text is not a set of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceError {
    /// A character that is not a face.
    NotAFace {
        /// The text found.
        found: char,
    },
    /// More dice than can be in play.
    TooMany {
        /// How many there are.
        len: usize,
    },
}

impl fmt::Display for DiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceError::NotAFace { found } => {
                write!(f, "'{found}' is not a die: the faces are 1 to 6")
            }
            DiceError::TooMany { len } => {
                write!(f, "{len} dice are too many: at most {MAX_DICE} are in play")
            }
        }
    }
}

impl std::error::Error for DiceError {}

impl FromStr for Dice {
    type Err = DiceError;

    /// Reads faces in any order, with or without spaces, commas or hyphens between them: `14446`,
    /// `1 4 4 4 6`, `⚀⚃⚃⚃⚅`.
    fn from_str(text: &str) -> Result<Dice, DiceError> {
        let mut faces = Vec::with_capacity(MAX_DICE);
        for found in text.chars() {
            // Keyboards put a sign behind ⚀ that says whether to draw it in colours.
            if found.is_whitespace() || matches!(found, ',' | '-' | '_' | '\u{FE0E}' | '\u{FE0F}') {
                continue;
            }
            let pips = match found {
                '⚀'..='⚅' => Some(found as u32 - '⚀' as u32 + 1),
                digit => digit.to_digit(10),
            };
            let pips = pips.and_then(|pips| u8::try_from(pips).ok());
            faces.push(pips.and_then(Face::new).ok_or(DiceError::NotAFace { found })?);
        }
        Dice::try_from_faces(faces)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.faces().map(|face| char::from(b'0' + face.pips())).collect();
        f.pad(&text)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    #[test]
    fn dice_compare_by_what_they_hold_not_by_order() {
        assert_eq!(dice("5-4-3-1-1"), dice("1 1 3 4 5"));
        assert_eq!(dice("51").to_string(), "15");
        assert_eq!(dice("⚀⚃ ⚄\u{FE0F}⚅"), dice("1456"));
    }

    #[test]
    fn every_part_is_contained_and_nothing_else() {
        for len in 0..=MAX_DICE {
            for whole in Dice::all(len) {
                for part_len in 0..=MAX_DICE {
                    for part in Dice::all(part_len) {
                        let expected = Face::ALL.iter().all(|&f| part.count(f) <= whole.count(f));
                        assert_eq!(whole.contains(part), expected, "{whole} {part}");
                        assert_eq!(whole.without(part).is_some(), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn orderings_of_all_multisets_add_up_to_all_ordered_rolls() {
        for len in 0..=MAX_DICE {
            let sum: u32 = Dice::all(len).map(Dice::orderings).sum();
            assert_eq!(sum, 6u32.pow(len as u32));
        }
    }

    #[test]
    fn a_seven_a_letter_and_seven_dice_are_refused_with_what_is_allowed() {
        assert_eq!("127".parse::<Dice>().unwrap_err().to_string(), "'7' is not a die: the faces are 1 to 6");
        assert_eq!("1a".parse::<Dice>().unwrap_err(), DiceError::NotAFace { found: 'a' });
        assert_eq!("1111111".parse::<Dice>().unwrap_err(), DiceError::TooMany { len: 7 });
    }
}
