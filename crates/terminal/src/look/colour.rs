//! Colours and their fallbacks on terminals with 256 colours.
//!
//! The nearest of 256 colours often has another hue: greys turn pink or green. So each colour names
//! its fallback.

use ratatui::style::Color;

/// A colour and its fallback among the 256 colours of xterm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Colour {
    red: u8,
    green: u8,
    blue: u8,
    stand_in: u8,
}

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// All of them.
    Full,
    /// The 256 of xterm. Only those from 16 on are the same everywhere.
    Indexed,
}

impl Depth {
    /// The colour that the terminal shows.
    pub(super) fn colour(self, colour: Colour) -> Color {
        match self {
            Depth::Full => Color::Rgb(colour.red, colour.green, colour.blue),
            Depth::Indexed => Color::Indexed(colour.stand_in),
        }
    }
}

impl Colour {
    /// A colour as on the web, `0xRRGGBB`, and its fallback.
    pub(super) const fn new(rgb: u32, stand_in: u8) -> Colour {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Colour { red, green, blue, stand_in }
    }
}

#[cfg(test)]
impl Colour {
    /// Relative luminance of the shown colour, 0 to 1.
    pub(super) fn luminance(self, depth: Depth) -> f64 {
        let (red, green, blue) = match depth {
            Depth::Full => (self.red, self.green, self.blue),
            Depth::Indexed => self.stand_in_rgb(),
        };
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    fn stand_in_rgb(self) -> (u8, u8, u8) {
        let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
        match (self.stand_in.checked_sub(232), self.stand_in.checked_sub(16)) {
            (Some(grey), _) => (8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey),
            (None, Some(cube)) => (level(cube / 36), level(cube / 6 % 6), level(cube % 6)),
            (None, None) => panic!("the first sixteen colours are different everywhere"),
        }
    }
}
