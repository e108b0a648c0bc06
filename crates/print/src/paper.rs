//! Paper sizes.

use std::fmt;
use std::str::FromStr;

/// A paper size, always in portrait format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 x 297 mm.
    A4,
    /// 8.5 x 11 in.
    Letter,
}

/// Millimetres in an inch.
pub(crate) const INCH: f64 = 25.4;

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// The paper of a locale such as `en_US.UTF-8`: Letter where people print on it, otherwise A4.
    ///
    /// ```
    /// use farkle_print::Paper;
    /// assert_eq!(Paper::of_locale("es_MX.UTF-8"), Paper::Letter);
    /// assert_eq!(Paper::of_locale("es_ES"), Paper::A4);
    /// ```
    pub fn of_locale(locale: &str) -> Paper {
        // The territories that CLDR lists with US-Letter.
        const LETTER: [&str; 14] =
            ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];
        let territory = locale.split(['.', '@']).next().and_then(|name| name.split(['_', '-']).nth(1));
        if territory.is_some_and(|territory| LETTER.contains(&territory)) { Paper::Letter } else { Paper::A4 }
    }

    /// Name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Width and height in millimetres.
    pub const fn size_mm(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (8.5 * INCH, 11.0 * INCH),
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Paper::A4 => "A4",
            Paper::Letter => "Letter",
        })
    }
}

/// An unknown paper size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPaper(pub String);

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a paper size: allowed are a4 and letter", self.0)
    }
}

impl std::error::Error for UnknownPaper {}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(text: &str) -> Result<Paper, UnknownPaper> {
        let name = text.trim().to_ascii_lowercase();
        Paper::ALL
            .into_iter()
            .find(|paper| paper.name() == name)
            .ok_or_else(|| UnknownPaper(text.to_string()))
    }
}
