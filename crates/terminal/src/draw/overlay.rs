//! The overlays: help, a hint and the rules.

use super::canvas::{Canvas, wrap};
use crate::playing::View;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::describe;
use ratatui::layout::Rect;
use std::cell::Cell;

/// Keys and their effects.
const KEYS: &[(&str, &str)] = &[
    ("1 to 6", "select a die with its combination"),
    ("a", "select the dice that score most"),
    ("c  Esc", "clear the selection"),
    ("r", "set the selection aside and roll"),
    ("b", "set the selection aside and bank"),
    ("t", "take the leftover dice"),
    ("← → ↵", "move to a die or a button and press it"),
    ("h", "a hint: the best play, and why"),
    ("u", "undo the last decision (practice games)"),
    ("o", "show or hide the chance of a farkle"),
    ("s", "the whole score sheet"),
    ("i", "the rules of this game"),
    ("Space", "skip a pause"),
    ("f", "change the pace"),
    ("d", "dark, light or without colours"),
    ("q", "quit; the game is saved"),
    ("Ctrl-Z", "back to the shell until fg"),
];

/// The keys of the set-up.
const SET_UP_KEYS: &[(&str, &str)] = &[
    ("↑ ↓", "move to another line"),
    ("← →", "change it: rules, goal, person or computer"),
    ("A to Z", "on a player: write the name"),
    ("Del", "on a player: remove the player"),
    ("Enter", "choose; on the rules: change each of them"),
    ("i", "the rules in words (not on a player)"),
    ("?", "this help"),
    ("Esc", "quit; it asks first"),
];

/// The keys of the list of all rules.
const OPTION_KEYS: &[(&str, &str)] = &[
    ("↑ ↓", "move to another rule"),
    ("← →", "change it to another usual setting"),
    ("0 to Z", "write a setting; Enter takes it, Esc forgets it"),
    ("Del", "as it was before"),
    ("?", "this help"),
    ("Esc", "done"),
];

impl Canvas<'_> {
    /// Draws an empty card that any key closes. Returns the area inside.
    pub(super) fn overlay(&mut self, screen: Rect, title: &str, width: u16, height: u16) -> Rect {
        self.card(screen, (title, "any key closes"), width, height)
    }

    /// Draws an empty card with a title in the middle of the screen, and below what closes it.
    /// Returns the area inside.
    pub(super) fn card(
        &mut self,
        screen: Rect,
        (title, closing): (&str, &str),
        width: u16,
        height: u16,
    ) -> Rect {
        let (width, height) = (width + 6, height + 4);
        let (width, height) = (width.min(screen.width), height.min(screen.height));
        let x = screen.x + (screen.width - width) / 2;
        let y = screen.y + (screen.height - height) / 2;
        let area = Rect::new(x, y, width, height);
        self.fade(screen);
        self.clear(area);
        let line = "─".repeat(usize::from(width) - 2);
        let style = self.look.line;
        self.text(x, y, width, &format!("╭{line}╮"), style);
        for row in y + 1..area.bottom() - 1 {
            self.text(x, row, 1, "│", style);
            self.text(area.right() - 1, row, 1, "│", style);
        }
        self.text(x, area.bottom() - 1, width, &format!("╰{line}╯"), style);
        self.text(x + 3, y, width - 6, &format!(" {title} "), self.look.accent);
        self.text_right(x, area.bottom() - 1, width - 3, &format!(" {closing} "), self.look.faint);
        Rect::new(x + 3, y + 2, width - 6, height - 4)
    }

    /// Draws the list of keys during a game.
    pub(super) fn help(&mut self, screen: Rect, view: &View<'_>) {
        let saved = match &view.saved_at {
            Some(path) => format!("Saved in {path}"),
            None => "This game is not saved.".to_string(),
        };
        self.list_of_keys(screen, KEYS, &saved);
    }

    /// Draws the list of keys of the set-up.
    pub(super) fn set_up_help(&mut self, screen: Rect) {
        self.list_of_keys(screen, SET_UP_KEYS, "Rules from a file or a code: farkle play --rules.");
    }

    /// Draws the list of keys over the list of all rules.
    pub(super) fn option_help(&mut self, screen: Rect) {
        self.list_of_keys(screen, OPTION_KEYS, "A faint rule has no effect on the game now.");
    }

    fn list_of_keys(&mut self, screen: Rect, keys: &[(&str, &str)], below: &str) {
        let area = self.overlay(screen, "Help", 58, keys.len() as u16 + 2);
        for (i, (key, meaning)) in keys.iter().enumerate() {
            let y = area.y + i as u16;
            self.text(area.x, y, 9, key, self.look.accent);
            self.text(area.x + 10, y, area.width - 10, meaning, self.look.text);
        }
        self.text(area.x, area.y + keys.len() as u16 + 1, area.width, below, self.look.faint);
    }

    /// Draws the best play and why it is the best.
    pub(super) fn hint(&mut self, screen: Rect, view: &View<'_>) {
        const WIDTH: u16 = 58;
        let lines: Vec<Vec<String>> = view.hint.iter().map(|sentence| wrap(sentence, WIDTH)).collect();
        let height = lines.iter().map(Vec::len).sum::<usize>() + lines.len().min(2) - 1;
        let area = self.overlay(screen, "Hint", WIDTH, height as u16);
        let mut y = area.y;
        for (i, sentence) in lines.iter().enumerate() {
            let style = if i == 0 { self.look.accent } else { self.look.text };
            for line in sentence {
                self.text(area.x, y, area.width, line, style);
                y += 1;
            }
            // The reasons stand apart from the play.
            y += u16::from(i == 0);
        }
    }

    /// Draws the rules in words.
    pub(super) fn rules(&mut self, screen: Rect, rules: &RuleSet, scrolled: &Cell<u16>) {
        let width = screen.width.saturating_sub(14).min(90);
        let mut lines = Vec::new();
        for section in describe(rules) {
            lines.push((section.heading.title().to_string(), true));
            for statement in section.statements {
                lines.extend(
                    wrap(&statement.to_string(), width - 2).into_iter().map(|l| (format!("  {l}"), false)),
                );
            }
        }
        let height = screen.height.saturating_sub(6).min(lines.len() as u16);
        let area = self.overlay(screen, rules.name(), width, height);
        let hidden = lines.len().saturating_sub(area.height.into());
        let first = usize::from(scrolled.get()).min(hidden);
        scrolled.set(first as u16);
        for (i, (line, is_heading)) in lines.iter().skip(first).take(area.height.into()).enumerate() {
            let style = if *is_heading { self.look.accent } else { self.look.text };
            self.text(area.x, area.y + i as u16, area.width, line, style);
        }
        if hidden > 0 {
            let words = format!(" ↑↓ {} of {} lines ", first + usize::from(area.height), lines.len());
            self.text(area.x, area.bottom() + 1, area.width, &words, self.look.faint);
        }
    }
}
