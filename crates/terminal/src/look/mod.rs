//! All styles: for a dark theme, a light theme and no colours.
//!
//! With colours the program paints the whole screen, background included, so that the contrast is
//! right on light and dark terminals alike. Without colours it uses only bold, dim, underlined and
//! reversed text on the terminal's own background.

mod colour;

pub use colour::Depth;

use colour::Colour;
use ratatui::style::{Modifier, Style};

/// The colour theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Walnut at night.
    Dark,
    /// Paper and linen.
    Light,
    /// No colours at all.
    Plain,
}

/// The colours of a theme, each for one purpose.
struct Palette {
    ground: Colour,
    text: Colour,
    faint: Colour,
    line: Colour,
    accent: Colour,
    on_accent: Colour,
    alarm: Colour,
    die: Colour,
    pip: Colour,
    idle_die: Colour,
    idle_pip: Colour,
    held_die: Colour,
    held_pip: Colour,
}

const DARK: Palette = Palette {
    ground: Colour::new(0x221812, 234),
    text: Colour::new(0xEFE6D8, 254),
    faint: Colour::new(0xAD9B84, 247),
    line: Colour::new(0x544234, 238),
    accent: Colour::new(0xE0AB4A, 179),
    on_accent: Colour::new(0x221812, 234),
    alarm: Colour::new(0xF08A6A, 209),
    die: Colour::new(0xF4ECDA, 255),
    pip: Colour::new(0x2B1D14, 234),
    idle_die: Colour::new(0x8E7C68, 244),
    idle_pip: Colour::new(0x221812, 233),
    held_die: Colour::new(0xE0AB4A, 179),
    held_pip: Colour::new(0x2B1D14, 234),
};

const LIGHT: Palette = Palette {
    ground: Colour::new(0xF7F1E5, 255),
    text: Colour::new(0x2E2218, 235),
    faint: Colour::new(0x6B5B4A, 240),
    line: Colour::new(0xCFC2AE, 252),
    accent: Colour::new(0x805200, 94),
    on_accent: Colour::new(0xFDF8EE, 231),
    alarm: Colour::new(0xA3361A, 124),
    die: Colour::new(0x5B4130, 239),
    pip: Colour::new(0xFBF5E8, 231),
    idle_die: Colour::new(0xB9A993, 249),
    idle_pip: Colour::new(0x3A2C20, 237),
    held_die: Colour::new(0xD89A2B, 172),
    held_pip: Colour::new(0x2B1D14, 233),
};

/// Every style that the program draws with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    theme: Theme,
    depth: Depth,
    /// Ordinary text.
    pub text: Style,
    /// Less important text.
    pub faint: Style,
    /// Everything behind an overlay.
    pub behind: Style,
    /// Lines and the empty parts of bars.
    pub line: Style,
    /// A key in the last line of the screen.
    pub hint_key: Style,
    /// Active elements and important numbers.
    pub accent: Style,
    /// Errors and losses.
    pub alarm: Style,
    /// The result of a bad roll.
    pub verdict: Style,
    /// An enabled button.
    pub button: Style,
    /// A button with the focus.
    pub button_focused: Style,
    /// A disabled button.
    pub button_off: Style,
    /// The key on an enabled button.
    pub key: Style,
    /// A die that scores.
    pub die: Style,
    /// A die that scores nothing.
    pub idle_die: Style,
    /// A selected die.
    pub held_die: Style,
    /// Whether dice need an outline because they have the background of the table.
    pub outlined_dice: bool,
}

impl Look {
    /// The look of a theme on a terminal with this many colours.
    pub fn new(theme: Theme, depth: Depth) -> Look {
        match theme {
            Theme::Dark => Look::coloured(theme, &DARK, depth),
            Theme::Light => Look::coloured(theme, &LIGHT, depth),
            Theme::Plain => Look::plain(depth),
        }
    }

    /// The look of the next theme; the last theme is followed by the first.
    pub(crate) fn next(&self) -> Look {
        let theme = match self.theme {
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Plain,
            Theme::Plain => Theme::Dark,
        };
        Look::new(theme, self.depth)
    }

    fn coloured(theme: Theme, palette: &Palette, depth: Depth) -> Look {
        let on = |fg: Colour, bg: Colour| Style::new().fg(depth.colour(fg)).bg(depth.colour(bg));
        let ground = |fg: Colour| on(fg, palette.ground);
        Look {
            theme,
            depth,
            text: ground(palette.text),
            faint: ground(palette.faint),
            line: ground(palette.line),
            behind: on(palette.line, palette.ground).remove_modifier(Modifier::BOLD),
            hint_key: ground(palette.text),
            accent: ground(palette.accent).add_modifier(Modifier::BOLD),
            alarm: ground(palette.alarm).add_modifier(Modifier::BOLD),
            verdict: on(palette.ground, palette.alarm).add_modifier(Modifier::BOLD),
            button: on(palette.accent, palette.line),
            button_focused: on(palette.on_accent, palette.accent).add_modifier(Modifier::BOLD),
            button_off: ground(palette.faint),
            key: on(palette.on_accent, palette.accent).add_modifier(Modifier::BOLD),
            die: on(palette.pip, palette.die),
            idle_die: on(palette.idle_pip, palette.idle_die),
            held_die: on(palette.held_pip, palette.held_die),
            outlined_dice: false,
        }
    }

    fn plain(depth: Depth) -> Look {
        let plain = Style::reset();
        let with = |modifier| plain.add_modifier(modifier);
        Look {
            theme: Theme::Plain,
            depth,
            text: plain,
            faint: plain,
            line: with(Modifier::DIM),
            behind: with(Modifier::DIM).remove_modifier(Modifier::BOLD | Modifier::REVERSED),
            hint_key: with(Modifier::BOLD),
            accent: with(Modifier::BOLD),
            alarm: with(Modifier::BOLD),
            verdict: with(Modifier::BOLD | Modifier::REVERSED),
            button: with(Modifier::BOLD | Modifier::UNDERLINED),
            button_focused: with(Modifier::BOLD | Modifier::REVERSED),
            button_off: with(Modifier::DIM),
            key: with(Modifier::BOLD | Modifier::REVERSED),
            die: plain,
            idle_die: with(Modifier::DIM),
            held_die: with(Modifier::REVERSED),
            outlined_dice: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Contrast as in the Web Content Accessibility Guidelines. AA requires 4.5 for text and 3 for
    /// shapes.
    fn contrast(a: Colour, b: Colour, depth: Depth) -> f64 {
        let (a, b) = (a.luminance(depth), b.luminance(depth));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn all_text_and_all_dice_have_enough_contrast_in_both_themes() {
        for (name, p) in [("dark", DARK), ("light", LIGHT)] {
            for (what, fg, bg, enough) in [
                ("text", p.text, p.ground, 7.0),
                ("faint", p.faint, p.ground, 4.5),
                ("accent", p.accent, p.ground, 4.5),
                ("alarm", p.alarm, p.ground, 4.5),
                ("button", p.accent, p.line, 3.5),
                ("verdict", p.ground, p.alarm, 4.5),
                ("focused button", p.on_accent, p.accent, 4.5),
                ("pips", p.pip, p.die, 4.5),
                ("idle pips", p.idle_pip, p.idle_die, 4.0),
                ("held pips", p.held_pip, p.held_die, 4.5),
                ("die on the table", p.die, p.ground, 3.0),
            ] {
                for depth in [Depth::Full, Depth::Indexed] {
                    let found = contrast(fg, bg, depth);
                    assert!(found >= enough, "{name}, {depth:?}, {what}: {found:.1} is less than {enough}");
                }
            }
        }
    }

    #[test]
    fn without_colours_no_style_sets_one() {
        let look = Look::new(Theme::Plain, Depth::Full);
        for style in [look.text, look.accent, look.die, look.held_die, look.button_focused] {
            assert!(style.fg.is_none_or(|c| c == ratatui::style::Color::Reset));
            assert!(style.bg.is_none_or(|c| c == ratatui::style::Color::Reset));
        }
    }
}
