//! The font family on paper: Nunito in two weights (SIL Open Font License, see
//! `fonts/LICENSE-OFL.txt`).

use std::sync::{Arc, LazyLock};
use ttf_parser::Face;

/// The name of the family in SVG.
pub(crate) const FAMILY: &str = "Nunito";

const REGULAR: &[u8] = include_bytes!("../fonts/Nunito-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/Nunito-Bold.ttf");

/// Parsed once, because a sheet measures hundreds of texts.
static FACES: LazyLock<[Option<Face<'static>>; 2]> =
    LazyLock::new(|| Weight::ALL.map(|weight| Face::parse(weight.file(), 0).ok()));

/// Stands between thousands and before some signs in French.
pub(crate) const NARROW_SPACE: char = '\u{202f}';

/// The character to draw: our font has only a no-break space of the usual width.
pub(crate) const fn in_our_font(c: char) -> char {
    if c == NARROW_SPACE { '\u{a0}' } else { c }
}

/// The options for reading drawings: with our font, and with those of the machine if ours is not
/// `complete` for the text (feature `system-fonts`).
pub(crate) fn options(complete: bool) -> usvg::Options<'static> {
    let mut fonts = usvg::fontdb::Database::new();
    Weight::ALL.into_iter().for_each(|weight| fonts.load_font_data(weight.file().to_vec()));
    if cfg!(feature = "system-fonts") && !complete {
        #[cfg(feature = "system-fonts")]
        fonts.load_system_fonts();
    }
    usvg::Options { fontdb: Arc::new(fonts), font_family: FAMILY.to_string(), ..usvg::Options::default() }
}

/// The weight of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Running text.
    Regular,
    /// Headings and numbers.
    Bold,
}

impl Weight {
    /// Both of them.
    pub const ALL: [Weight; 2] = [Weight::Regular, Weight::Bold];

    pub(crate) const fn css(self) -> u16 {
        match self {
            Weight::Regular => 400,
            Weight::Bold => 700,
        }
    }

    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        }
    }

    fn face(self) -> Option<&'static Face<'static>> {
        FACES[usize::from(self == Weight::Bold)].as_ref()
    }

    /// Whether the font has this character.
    pub fn has(self, c: char) -> bool {
        self.face().is_some_and(|face| face.glyph_index(in_our_font(c)).is_some())
    }

    /// Whether the font has every character of the text.
    pub(crate) fn has_all(self, text: &str) -> bool {
        text.chars().all(|c| c.is_control() || self.has(c))
    }

    /// Width of `text` in `size` (same unit as the result). Missing characters count as wide as an
    /// "m", so that text in other scripts is never too tight.
    pub fn width(self, text: &str, size: f64) -> f64 {
        let Some(face) = self.face() else { return size * text.chars().count() as f64 };
        let advance = |c: char| {
            let glyph = face.glyph_index(in_our_font(c)).or_else(|| face.glyph_index('m'));
            f64::from(glyph.and_then(|glyph| face.glyph_hor_advance(glyph)).unwrap_or(0))
        };
        text.chars().map(advance).sum::<f64>() * size / f64::from(face.units_per_em())
    }
}
