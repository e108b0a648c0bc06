//! The last line of the screen: which keys do something now. They can be clicked, too.

use super::Plan;
use super::canvas::{Canvas, Target};
use crate::playing::View;
use farkle_rules::Phase;
use ratatui::layout::Rect;

/// A key as it is written, what it does, and the character that a click on it stands for.
pub(super) type Hint = (&'static str, &'static str, Option<char>);

const OVER: &[Hint] = &[("n", "play again", Some('n')), SHEET, QUIT];
const WHO_STARTS: &[Hint] = &[("1-9", "who starts", None), ("i", "rules", Some('i')), QUIT];
const WAITING: &[Hint] = &[("Enter", "go on", Some(' ')), SHEET, HELP, QUIT];
const WATCHING: &[Hint] = &[("Space", "hurry", Some(' ')), ("f", "pace", Some('f')), SHEET, HELP, QUIT];
const PLAYING: &[Hint] = &[
    ("1-6", "select", None),
    ("a", "best", Some('a')),
    ("r", "roll", Some('r')),
    ("b", "bank", Some('b')),
    ("o", "odds", Some('o')),
    ("s", "sheet", Some('s')),
    HELP,
    QUIT,
];

const SHEET: Hint = ("s", "score sheet", Some('s'));
const HELP: Hint = ("?", "help", Some('?'));
const QUIT: Hint = ("q", "quit", Some('q'));

/// Cells between two hints.
const GAP: u16 = 3;

impl Canvas<'_> {
    /// The keys of this moment of the game.
    pub(super) fn keys(&mut self, plan: &Plan, view: &View<'_>) {
        let hints = if view.ledger.game().is_over() && view.dice.is_empty() {
            OVER
        } else if view.ledger.game().phase() == Phase::ChoosingStarter {
            WHO_STARTS
        } else if view.waits_for_key {
            WAITING
        } else if view.focus.is_none() {
            WATCHING
        } else {
            PLAYING
        };
        let (x, y) = (plan.side.x, plan.screen.bottom() - 1);
        let width = plan.table.right() - x;
        self.hints(x, y, width, hints);
        if view.is_computers_turn {
            self.text_right(x, y, width, &format!("pace: {}", view.pace), self.look.faint);
        }
    }

    /// Keys and what they do, next to each other.
    pub(super) fn hints(&mut self, x: u16, y: u16, width: u16, hints: &[Hint]) {
        let mut used = 0;
        for (key, meaning, clicked) in hints {
            let left = used;
            used += self.text(x + used, y, width.saturating_sub(used), key, self.look.hint_key) + 1;
            used += self.text(x + used, y, width.saturating_sub(used), meaning, self.look.faint);
            if let Some(key) = clicked {
                self.target(Rect::new(x + left, y, used - left, 1), Target::Key(*key));
            }
            used += GAP;
        }
    }
}
