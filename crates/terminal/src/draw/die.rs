//! Draws one die.
//!
//! Half blocks above and below make its edges finer than a line of text. Without colours the die
//! has an outline instead.

use super::canvas::Canvas;
use farkle_rules::Face;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The size of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DieSize {
    /// For 80 by 24.
    Small,
    /// For larger screens.
    Large,
}

/// How a die is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DieState {
    /// It can be selected.
    Free,
    /// It is selected.
    Held,
    /// It scores nothing.
    Idle,
}

impl DieSize {
    /// Width in cells.
    pub(crate) const fn width(self) -> u16 {
        match self {
            DieSize::Small => 7,
            DieSize::Large => 11,
        }
    }

    /// Height in lines of text.
    pub(crate) const fn height(self) -> u16 {
        match self {
            DieSize::Small => 5,
            DieSize::Large => 7,
        }
    }

    /// Columns and rows of the nine possible pips.
    const fn grid(self) -> ([u16; 3], [u16; 3]) {
        match self {
            DieSize::Small => ([1, 3, 5], [1, 2, 3]),
            DieSize::Large => ([2, 5, 8], [1, 3, 5]),
        }
    }
}

/// Which of the nine pips a face has, row by row.
fn pips(face: Face) -> [bool; 9] {
    const X: bool = true;
    const O: bool = false;
    match face {
        Face::One => [O, O, O, O, X, O, O, O, O],
        Face::Two => [X, O, O, O, O, O, O, O, X],
        Face::Three => [X, O, O, O, X, O, O, O, X],
        Face::Four => [X, O, X, O, O, O, X, O, X],
        Face::Five => [X, O, X, O, X, O, X, O, X],
        Face::Six => [X, O, X, X, O, X, X, O, X],
    }
}

impl Canvas<'_> {
    /// Draws a die with its upper left corner at `x`, `y`.
    pub(crate) fn die(&mut self, x: u16, y: u16, size: DieSize, face: Face, state: DieState) {
        let style = match state {
            DieState::Free => self.look.die,
            DieState::Held => self.look.held_die,
            DieState::Idle => self.look.idle_die,
        };
        let area = Rect::new(x, y, size.width(), size.height());
        if self.look.outlined_dice {
            self.outline(area, style)
        } else {
            self.block(area, style)
        }
        let (columns, rows) = size.grid();
        for (place, _) in pips(face).into_iter().enumerate().filter(|(_, has_pip)| *has_pip) {
            self.text(
                x + columns[place % 3],
                y + rows[place / 3],
                1,
                "●",
                style.add_modifier(Modifier::BOLD),
            );
        }
    }

    /// A filled block whose first and last line are half as high as the others.
    fn block(&mut self, area: Rect, style: Style) {
        let edge = Style::new().fg(style.bg.unwrap_or_default()).bg(self.look.text.bg.unwrap_or_default());
        self.repeat(area.x, area.y, area.width, '▄', edge);
        for y in area.y + 1..area.bottom() - 1 {
            self.repeat(area.x, y, area.width, ' ', style);
        }
        self.repeat(area.x, area.bottom() - 1, area.width, '▀', edge);
    }

    fn outline(&mut self, area: Rect, style: Style) {
        let line = "─".repeat(usize::from(area.width) - 2);
        self.text(area.x, area.y, area.width, &format!("╭{line}╮"), style);
        for y in area.y + 1..area.bottom() - 1 {
            self.repeat(area.x + 1, y, area.width - 2, ' ', style);
            self.text(area.x, y, 1, "│", style);
            self.text(area.right() - 1, y, 1, "│", style);
        }
        self.text(area.x, area.bottom() - 1, area.width, &format!("╰{line}╯"), style);
    }

    /// A small die for the tray: three cells of one line.
    pub(crate) fn small_die(&mut self, x: u16, y: u16, face: Face) -> u16 {
        let style = self.look.die;
        let text = if self.look.outlined_dice { format!("[{face}]") } else { format!(" {face} ") };
        self.text(x, y, 3, &text, style.add_modifier(Modifier::BOLD))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_as_many_pips_as_it_says() {
        for face in Face::ALL {
            assert_eq!(pips(face).into_iter().filter(|pip| *pip).count(), usize::from(face.pips()));
        }
    }
}
