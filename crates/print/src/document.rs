//! A document after layout: its pages as SVG, and all of them as one PDF.

use crate::canvas::Canvas;
use crate::font::{FAMILY, Weight, missing_glyphs, with_glyphs};
use crate::paper::INCH;
use base64::Engine;
use farkle_words::Language;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use std::fmt;

/// An inch in SVG units.
#[cfg(feature = "png")]
const SVG_UNITS_PER_INCH: f32 = 96.0;
/// An inch in points.
const POINTS_PER_INCH: f64 = 72.0;

/// The pages of a document.
#[derive(Clone, Debug)]
pub struct Document {
    title: String,
    language: Language,
    pages: Vec<Canvas>,
}

/// The PDF could not be made. This is a defect of this crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdfError(String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the PDF could not be made: {}", self.0)
    }
}

impl std::error::Error for PdfError {}

impl Document {
    /// A document of these pages in this language.
    pub fn new(title: impl Into<String>, language: Language, pages: Vec<Canvas>) -> Document {
        Document { title: title.into(), language, pages }
    }

    /// Its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Width and height of its first page in millimetres.
    pub fn size_mm(&self) -> Option<(f64, f64)> {
        self.pages.first().map(Canvas::size_mm)
    }

    /// Number of pages.
    pub fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// A page as SVG with its font, so that it looks the same everywhere. `None` if there is no
    /// such page.
    pub fn svg(&self, page: usize) -> Option<String> {
        let face = |weight: Weight| {
            let data = base64::engine::general_purpose::STANDARD.encode(weight.file());
            format!(
                "@font-face{{font-family:{FAMILY};font-weight:{};src:url(data:font/ttf;base64,{data})}}",
                weight.css()
            )
        };
        let style = format!("<style>{}</style>\n", Weight::ALL.map(face).concat());
        self.pages.get(page).map(|canvas| canvas.svg(&self.title, self.language, &style))
    }

    /// A page as SVG without its font; the viewer chooses one.
    pub fn plain_svg(&self, page: usize) -> Option<String> {
        self.pages.get(page).map(|canvas| canvas.svg(&self.title, self.language, ""))
    }

    /// A page as PNG with this resolution in dots per inch. `None` if there is no such page.
    ///
    /// # Errors
    /// [`PictureError`](crate::PictureError) if the picture would be too large.
    #[cfg(feature = "png")]
    pub fn png(&self, page: usize, dots_per_inch: f32) -> Result<Option<Vec<u8>>, crate::PictureError> {
        let picture = |svg: String| crate::picture::png(&svg, dots_per_inch / SVG_UNITS_PER_INCH);
        self.plain_svg(page).map(picture).transpose()
    }

    /// The characters for which neither our font has a glyph nor one of the machine (feature
    /// `system-fonts`). In [`pdf()`](Document::pdf) and `png()` a question mark stands for each. An
    /// SVG keeps them: whoever shows it may have a font.
    pub fn missing_glyphs(&self) -> Vec<char> {
        missing_glyphs(&self.pages.iter().map(Canvas::drawing).collect::<String>())
    }

    /// All pages as PDF: exact page sizes, real text, embedded fonts, title and language.
    /// Characters that our font lacks are set in a font of the machine (feature `system-fonts`).
    ///
    /// # Errors
    /// [`PdfError`]: a defect of this crate.
    pub fn pdf(&self) -> Result<Vec<u8>, PdfError> {
        let mut pdf = krilla::Document::new();
        pdf.set_metadata(Metadata::new().title(self.title.clone()).language(self.language.tag().to_string()));
        for canvas in &self.pages {
            let svg = canvas.svg(&self.title, self.language, "");
            let (svg, options) = with_glyphs(&svg);
            let tree = usvg::Tree::from_str(&svg, &options).map_err(|error| PdfError(error.to_string()))?;
            let points = |mm: f64| (mm / INCH * POINTS_PER_INCH) as f32;
            let (width, height) = canvas.size_mm();
            let size = Size::from_wh(points(width), points(height))
                .ok_or_else(|| PdfError(format!("a page of {width} x {height} mm")))?;
            let mut page = pdf.start_page_with(PageSettings::new(size));
            let mut surface = page.surface();
            surface.draw_svg(&tree, size, SvgSettings::default());
            surface.finish();
            page.finish();
        }
        pdf.finish().map_err(|error| PdfError(error.to_string()))
    }
}
