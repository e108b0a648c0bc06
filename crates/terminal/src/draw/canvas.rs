//! The canvas: the cells of the screen, the look, and the areas that can be clicked.

use crate::look::Look;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Something on the screen that responds to the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The die at this index.
    Die(usize),
    /// The button that rolls.
    Roll,
    /// The button that takes the leftover dice.
    TakeOver,
    /// The button that ends the turn.
    Bank,
    /// A line of a list, from 0.
    Line(usize),
    /// Continues the game.
    GoOn,
    /// The same as pressing this key.
    Key(char),
}

/// The areas of the targets.
pub(crate) type Targets = Vec<(Rect, Target)>;

/// The screen while it is drawn.
pub(crate) struct Canvas<'a> {
    /// Its cells.
    pub(crate) cells: &'a mut Buffer,
    /// The look.
    pub(crate) look: &'a Look,
    /// The areas that can be clicked.
    pub(crate) targets: &'a mut Targets,
}

impl Canvas<'_> {
    /// Fills an area with the background.
    pub(crate) fn clear(&mut self, area: Rect) {
        for position in area.intersection(self.cells.area).positions() {
            self.cells[position].reset();
            self.cells[position].set_style(self.look.text);
        }
    }

    /// Dims an area, so that an overlay stands out from it.
    pub(crate) fn fade(&mut self, area: Rect) {
        for position in area.intersection(self.cells.area).positions() {
            self.cells[position].set_style(self.look.behind);
        }
    }

    /// Writes as much of `text` as fits into `width` cells. Returns the cells used.
    pub(crate) fn text(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        if !self.is_on_screen(x, y) {
            return 0;
        }
        let fitted = fit(text, width);
        self.cells.set_string(x, y, &fitted, style);
        fitted.width() as u16
    }

    /// Writes `text` in an area and breaks lines between words where possible. Text that does not
    /// fit ends in an ellipsis.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, style: Style) {
        let lines = wrap(text, area.width);
        for (i, line) in lines.iter().take(area.height.into()).enumerate() {
            let is_cut = i + 1 == usize::from(area.height) && lines.len() > i + 1;
            let line = if is_cut { fit(&format!("{line} …"), area.width) } else { line.clone() };
            self.text(area.x, area.y + i as u16, area.width, &line, style);
        }
    }

    /// Writes `text` flush right in the `width` cells from `x` on.
    pub(crate) fn text_right(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        let fitted = fit(text, width);
        let indent = width.saturating_sub(fitted.width() as u16);
        self.text(x + indent, y, width, &fitted, style);
    }

    /// Centres `text` in the `width` cells from `x` on.
    pub(crate) fn text_centred(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        let fitted = fit(text, width);
        let indent = width.saturating_sub(fitted.width() as u16) / 2;
        self.text(x + indent, y, width, &fitted, style);
    }

    /// Writes pieces in different styles, one after the other.
    pub(crate) fn pieces(&mut self, x: u16, y: u16, width: u16, pieces: &[(&str, Style)]) {
        let mut used = 0;
        for (text, style) in pieces {
            used += self.text(x + used, y, width.saturating_sub(used), text, *style);
        }
    }

    /// Fills a row of cells with one character.
    pub(crate) fn repeat(&mut self, x: u16, y: u16, width: u16, symbol: char, style: Style) {
        self.text(x, y, width, &symbol.to_string().repeat(width.into()), style);
    }

    /// Makes an area respond to the mouse.
    pub(crate) fn target(&mut self, area: Rect, target: Target) {
        self.targets.push((area, target));
    }

    fn is_on_screen(&self, x: u16, y: u16) -> bool {
        self.cells.area.contains((x, y).into())
    }
}

/// `text` if it fits into `width` cells, otherwise its beginning with an ellipsis.
pub(crate) fn fit(text: &str, width: u16) -> String {
    let width = usize::from(width);
    if text.width() <= width {
        return text.to_string();
    }
    let mut fitted = String::new();
    let mut used = 0;
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used + 1 > width {
            break;
        }
        fitted.push(c);
    }
    if width > 0 {
        fitted.push('…');
    }
    fitted
}

/// `text` if it fits into `width` cells, otherwise its end after an ellipsis: the end of a path
/// says most.
pub(crate) fn fit_end(text: &str, width: u16) -> String {
    let width = usize::from(width);
    if text.width() <= width {
        return text.to_string();
    }
    let mut used = 1;
    let kept = text.char_indices().rev().take_while(|(_, c)| {
        used += c.width().unwrap_or(0);
        used <= width
    });
    let start = kept.last().map_or(text.len(), |(at, _)| at);
    if width == 0 { String::new() } else { format!("…{}", &text[start..]) }
}

/// Breaks `text` into lines of at most `width` cells, between words where possible.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > usize::from(width) {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&fit(word, width));
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_is_too_long_ends_in_an_ellipsis() {
        assert_eq!(fit("Ann", 3), "Ann");
        assert_eq!(fit("Annabel", 4), "Ann…");
        assert_eq!(fit("骰子游戏", 5), "骰子…");
        assert_eq!(fit("Ann", 0), "");
        assert_eq!(fit_end("/home/ann/pads/1.pad", 11), "…pads/1.pad");
        assert_eq!((fit_end("1.pad", 5), fit_end("1.pad", 0)), ("1.pad".to_string(), String::new()));
    }

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
    }
}
