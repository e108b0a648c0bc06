//! Draws screens from their models. This module makes no decisions.

mod buttons;
mod canvas;
mod die;
mod ending;
mod hints;
mod names;
mod options;
mod overlay;
mod players;
mod setting_up;
mod sheet;
mod table;
mod tray;

pub(crate) use canvas::{Canvas, Target, Targets, fit, fit_end, wrap};
pub(crate) use die::{DieSize, DieState};
pub(crate) use names::short_names;
pub(crate) use setting_up::draw_setting_up;
pub(crate) use table::draw_playing;

use ratatui::layout::Rect;

/// The smallest screen that holds the table.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// Screens of at least this size get large dice and more text.
const ROOMY: (u16, u16) = (110, 36);

/// The layout of a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The whole screen.
    pub(crate) screen: Rect,
    /// The players and the score sheet.
    pub(crate) side: Rect,
    /// The dice and everything else about the turn.
    pub(crate) table: Rect,
    /// The size of the dice.
    pub(crate) dice: DieSize,
}

impl Plan {
    /// The layout for a screen of this size.
    pub(crate) fn of(screen: Rect) -> Plan {
        let roomy = screen.width >= ROOMY.0 && screen.height >= ROOMY.1;
        let (margin, side_width, gap) = if roomy { (3, 36, 4) } else { (2, 24, 3) };
        let (top, bottom) = (screen.y + 2, screen.bottom().saturating_sub(1));
        let height = bottom.saturating_sub(top);
        let table_x = screen.x + margin + side_width + gap;
        Plan {
            screen,
            side: Rect::new(screen.x + margin, top, side_width, height),
            table: Rect::new(table_x, top, screen.right().saturating_sub(table_x + margin - 1), height),
            dice: if roomy { DieSize::Large } else { DieSize::Small },
        }
    }

    /// Whether there is room to spare.
    pub(crate) fn is_roomy(&self) -> bool {
        self.dice == DieSize::Large
    }
}

/// Says that the screen is too small.
pub(crate) fn draw_too_small(canvas: &mut Canvas<'_>, screen: Rect) {
    let (width, height) = SMALLEST;
    let words = format!("The table needs {width} x {height}, not {} x {}.", screen.width, screen.height);
    // Short, for a screen that is very small.
    let advice = "Enlarge the window, or press q and use --plain.";
    for (i, line) in canvas::wrap(&format!("{words} {advice}"), screen.width).iter().enumerate() {
        canvas.text(screen.x, screen.y + i as u16, screen.width, line, canvas.look.text);
    }
}
