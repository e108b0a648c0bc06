//! Draws the list of all options in the set-up.

use super::canvas::{Canvas, wrap};
use crate::setting_up::SettingUp;
use farkle_rules::rule_set::{Dial, OptionSpec};
use ratatui::layout::Rect;

/// Cells up to the setting.
const TITLE: u16 = 34;
/// Lines below the list: a blank one, then what the option means, or what came of a change.
const ABOUT: u16 = 4;

/// A line of the list.
enum Line {
    Heading(&'static str),
    Option(&'static OptionSpec),
}

impl Canvas<'_> {
    pub(super) fn options(&mut self, screen: Rect, state: &SettingUp) {
        let width = screen.width.saturating_sub(8).min(84);
        let closing = "↑↓ move  ←→ or type: change  Del: as it was  ?: help  Esc: done";
        let area = self.card(screen, (state.rules().name(), closing), width - 6, screen.height);
        let lines: Vec<Line> = Dial::ALL
            .into_iter()
            .flat_map(|dial| {
                [Line::Heading(dial.title())].into_iter().chain(dial.options().iter().map(Line::Option))
            })
            .collect();
        let here = state.options.option().map_or("", |option| option.key);
        let is_here = |line: &Line| matches!(line, Line::Option(option) if option.key == here);
        let room = usize::from(area.height.saturating_sub(ABOUT));
        let at = lines.iter().position(is_here).unwrap_or(0);
        let first = at.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
        for (place, line) in lines.iter().skip(first).take(room).enumerate() {
            let y = area.y + place as u16;
            match line {
                Line::Heading(title) => {
                    self.text(area.x, y, area.width, title, self.look.accent);
                }
                Line::Option(option) => self.option(area, y, option, is_here(line), state),
            }
        }
        let Some(option) = state.options.option() else { return };
        let below = area.bottom() - ABOUT + 1;
        let (words, style) = match &state.options.notice {
            Some(notice) => (notice.clone(), self.look.alarm),
            None => (format!("{} Allowed: {}.", option.meaning, option.kind.allowed()), self.look.faint),
        };
        for (place, line) in wrap(&words, area.width).iter().take(usize::from(ABOUT) - 1).enumerate() {
            self.text(area.x, below + place as u16, area.width, line, style);
        }
    }

    fn option(&mut self, area: Rect, y: u16, option: &OptionSpec, is_here: bool, state: &SettingUp) {
        let look = self.look;
        let draft = state.rules().draft();
        let style = match (is_here, draft.has_effect(option.key)) {
            (true, _) => look.accent,
            (false, true) => look.text,
            (false, false) => look.faint,
        };
        let mark = if is_here { '▸' } else { ' ' };
        self.text(area.x, y, TITLE, &format!("{mark} {}", option.title), style);
        let setting = option.kind.in_words(&option.get(draft));
        let words = match (is_here, state.options.typed.is_empty()) {
            (true, false) => format!("{}▏", state.options.typed),
            (true, true) => format!("◂ {setting} ▸"),
            (false, _) => setting,
        };
        self.text(area.x + TITLE, y, area.width - TITLE, &words, style);
    }
}
