//! Colours, and what a terminal can show of them.

use ratatui::style::Color;

/// A colour as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rgb(pub(super) u8, pub(super) u8, pub(super) u8);

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// All of them.
    Full,
    /// The 256 of xterm, of which those from 16 on are the same everywhere.
    Indexed,
}

/// The six levels of the colour cube.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
const CUBE: u8 = 16;
const GREYS: u8 = 232;
const GREY_COUNT: u8 = 24;

impl Depth {
    /// The nearest colour that can be shown.
    pub(super) fn colour(self, rgb: Rgb) -> Color {
        match self {
            Depth::Full => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Depth::Indexed => Color::Indexed(nearest(rgb)),
        }
    }
}

fn nearest(rgb: Rgb) -> u8 {
    let level = |value: u8| (0..6_u8).min_by_key(|&i| LEVELS[usize::from(i)].abs_diff(value)).unwrap_or(0);
    let (r, g, b) = (level(rgb.0), level(rgb.1), level(rgb.2));
    let cube = Rgb(LEVELS[usize::from(r)], LEVELS[usize::from(g)], LEVELS[usize::from(b)]);
    let grey = |step: u8| Rgb(8 + 10 * step, 8 + 10 * step, 8 + 10 * step);
    let step = (0..GREY_COUNT).min_by_key(|&step| grey(step).distance(rgb)).unwrap_or(0);
    if grey(step).distance(rgb) < cube.distance(rgb) { GREYS + step } else { CUBE + 36 * r + 6 * g + b }
}

impl Rgb {
    fn distance(self, other: Rgb) -> u32 {
        [(self.0, other.0), (self.1, other.1), (self.2, other.2)]
            .into_iter()
            .map(|(a, b)| u32::from(a.abs_diff(b)).pow(2))
            .sum()
    }

    /// Relative luminance, 0 to 1.
    #[cfg(test)]
    pub(super) fn luminance(self) -> f64 {
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_of_the_cube_and_greys_are_found_exactly() {
        assert_eq!(nearest(Rgb(0, 0, 0)), 16);
        assert_eq!(nearest(Rgb(255, 255, 255)), 231);
        assert_eq!(nearest(Rgb(215, 175, 95)), 179);
        assert_eq!(nearest(Rgb(38, 38, 38)), 235);
    }
}
