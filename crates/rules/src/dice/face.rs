//! One face of a die.
//!
//! A `Face` can't hold anything but 1 to 6, so nothing behind it has to check again.

use std::fmt;

/// One of the six faces of a die.
///
/// ```
/// use farkle_rules::Face;
/// assert_eq!(Face::new(5).map(Face::pips), Some(5));
/// assert_eq!(Face::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Face {
    /// One pip.
    One = 1,
    /// Two pips.
    Two,
    /// Three pips.
    Three,
    /// Four pips.
    Four,
    /// Five pips.
    Five,
    /// Six pips.
    Six,
}

impl Face {
    /// All faces, lowest first.
    pub const ALL: [Face; 6] = [Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Six];

    /// The face with this many pips, or `None` unless `pips` is 1 to 6.
    pub const fn new(pips: u8) -> Option<Face> {
        if pips >= 1 && pips <= 6 { Some(Self::ALL[pips as usize - 1]) } else { None }
    }

    /// Number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self as u8
    }

    /// Position in [`Face::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The word for the face: "one" to "six".
    pub const fn word(self) -> &'static str {
        ["one", "two", "three", "four", "five", "six"][self.index()]
    }

    /// The word for several dice of the face: "ones" to "sixes".
    pub const fn plural(self) -> &'static str {
        ["ones", "twos", "threes", "fours", "fives", "sixes"][self.index()]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pips())
    }
}
