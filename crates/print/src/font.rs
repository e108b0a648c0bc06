//! The font family on paper: Nunito in two weights (SIL Open Font License, see
//! `fonts/LICENSE-OFL.txt`).

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};
use ttf_parser::Face;
use usvg::fontdb::Database;

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

/// Stands for a character that no font has.
const NO_GLYPH: char = '?';

/// Our fonts.
static OURS: LazyLock<Arc<Database>> = LazyLock::new(|| Arc::new(our_fonts()));

/// Our fonts and those of the machine (feature `system-fonts`). They are read only when a text
/// needs them, because there may be hundreds.
static ALL: LazyLock<Arc<Database>> = LazyLock::new(|| {
    #[cfg_attr(not(feature = "system-fonts"), expect(unused_mut))]
    let mut fonts = our_fonts();
    #[cfg(feature = "system-fonts")]
    fonts.load_system_fonts();
    Arc::new(fonts)
});

fn our_fonts() -> Database {
    let mut fonts = Database::new();
    Weight::ALL.into_iter().for_each(|weight| fonts.load_font_data(weight.file().to_vec()));
    fonts
}

/// A drawing in which every character has a glyph, and the options for reading it.
pub(crate) fn with_glyphs(drawing: &str) -> (Cow<'_, str>, usvg::Options<'static>) {
    let is_ours = Weight::Regular.has_all(drawing);
    let fontdb = Arc::clone(if is_ours { &OURS } else { &ALL });
    let options = usvg::Options { fontdb, font_family: FAMILY.to_string(), ..usvg::Options::default() };
    let missing = if is_ours { Vec::new() } else { missing_glyphs(drawing) };
    if missing.is_empty() {
        return (Cow::Borrowed(drawing), options);
    }
    let glyph = |c: char| if missing.contains(&c) { NO_GLYPH } else { c };
    (Cow::Owned(drawing.chars().map(glyph).collect()), options)
}

/// The characters of a text that neither our font has nor one of the machine, each of them once.
pub(crate) fn missing_glyphs(text: &str) -> Vec<char> {
    let mut missing: Vec<char> = Vec::new();
    for c in text.chars().filter(|&c| !c.is_control() && !is_invisible(c) && !Weight::Regular.has(c)) {
        if !missing.contains(&c) {
            missing.push(c);
        }
    }
    // Looking at the fonts of the machine takes a while.
    if missing.is_empty() {
        return missing;
    }
    for font in ALL.faces().map(|face| face.id).collect::<Vec<_>>() {
        if missing.is_empty() {
            break;
        }
        ALL.with_face_data(font, |data, index| {
            if let Ok(face) = Face::parse(data, index) {
                missing.retain(|&c| face.glyph_index(c).is_none());
            }
        });
    }
    missing
}

/// Whether a character only says how others are shown: joiners, directions, variations.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
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
