//! Drawings as pictures made of dots: SVG to PNG, with our font.

use std::fmt;

/// Dots of the largest picture: four bytes are needed for each.
const MOST_DOTS: u64 = 1 << 27;

/// Why a drawing can't be made into a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureError(String);

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the drawing can't be made into a picture: {}", self.0)
    }
}

impl std::error::Error for PictureError {}

/// An SVG drawing as PNG, `scale` dots for each of its units. Text is set in our font whatever
/// family it asks for, unless the machine has to help out with characters (feature `system-fonts`).
/// A question mark stands for a character that no font has.
///
/// ```
/// let square = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>";
/// assert!(farkle_print::png(square, 2.0)?.starts_with(b"\x89PNG"));
/// # Ok::<(), farkle_print::PictureError>(())
/// ```
///
/// # Errors
/// [`PictureError`] if it is no SVG, or has no size.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PictureError> {
    let failed = |error: &dyn fmt::Display| PictureError(error.to_string());
    let (svg, options) = crate::font::with_glyphs(svg);
    let tree = resvg::usvg::Tree::from_str(&svg, &options).map_err(|error| failed(&error))?;
    let size = tree.size().to_int_size().scale_by(scale).ok_or_else(|| failed(&"it has no size"))?;
    if u64::from(size.width()) * u64::from(size.height()) > MOST_DOTS {
        return Err(failed(&format!("{} x {} dots are too many", size.width(), size.height())));
    }
    let mut dots = resvg::tiny_skia::Pixmap::new(size.width(), size.height())
        .ok_or_else(|| failed(&"it has no size"))?;
    let transform = resvg::tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut dots.as_mut());
    dots.encode_png().map_err(|error| failed(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_size_that_was_asked_for() {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><text y='15'>Farkle</text></svg>";
        let picture = resvg::tiny_skia::Pixmap::decode_png(&png(svg, 2.0).unwrap()).unwrap();
        assert_eq!((picture.width(), picture.height()), (60, 40));
        assert!(picture.pixels().iter().any(|dot| dot.alpha() > 0), "the text is drawn");
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        assert!(
            png("<p>no drawing</p>", 1.0).unwrap_err().to_string().contains("can't be made into a picture")
        );
        let endless = "<svg xmlns='http://www.w3.org/2000/svg' width='1000000' height='1000000'/>";
        assert!(png(endless, 4.0).is_err());
    }
}
