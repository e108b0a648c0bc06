//! The last line of the screen: the keys that do something now. They can be clicked too.

use super::Plan;
use super::canvas::{Canvas, Target};
use crate::input::SEAT_KEYS;
use crate::playing::View;
use farkle_rules::Phase;
use ratatui::layout::Rect;

/// The name of a key, its effect, and the character that a click on it stands for.
pub(super) type KeyHint<'a> = (&'a str, &'a str, Option<char>);

const OVER: &[KeyHint<'_>] = &[("n", "play again", Some('n')), SHEET, HELP, QUIT];
const WAITING: &[KeyHint<'_>] = &[("Enter", "go on", Some(' ')), SHEET, HELP, QUIT];
const WATCHING: &[KeyHint<'_>] =
    &[("Space", "hurry", Some(' ')), ("f", "pace", Some('f')), SHEET, HELP, QUIT];
const PLAYING: &[KeyHint<'_>] = &[
    ("1-6", "select", None),
    ("a", "best", Some('a')),
    ("r", "roll", Some('r')),
    ("b", "bank", Some('b')),
    ("o", "odds", Some('o')),
    ("s", "sheet", Some('s')),
    HELP,
    QUIT,
];

const SHEET: KeyHint<'_> = ("s", "score sheet", Some('s'));
const RULES: KeyHint<'_> = ("i", "rules", Some('i'));
const HELP: KeyHint<'_> = ("?", "help", Some('?'));
const QUIT: KeyHint<'_> = ("q", "quit", Some('q'));

/// Cells between two hints.
const GAP: u16 = 3;

impl Canvas<'_> {
    /// Draws the keys that work now.
    pub(super) fn keys(&mut self, plan: &Plan, view: &View<'_>) {
        let seat_keys = seat_keys(view.table.seats.len());
        let who_starts = [(seat_keys.as_str(), "who starts", None), RULES, HELP, QUIT];
        let hints = if view.ledger.game().is_over() && view.dice.is_empty() {
            OVER
        } else if view.ledger.game().phase() == Phase::ChoosingStarter {
            &who_starts
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

    /// Writes keys and their effects side by side.
    pub(super) fn hints(&mut self, x: u16, y: u16, width: u16, hints: &[KeyHint<'_>]) {
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

/// The keys of this many seats: "1-4" or "1-9, a, b".
fn seat_keys(seats: usize) -> String {
    let (digits, letters): (Vec<char>, Vec<char>) =
        SEAT_KEYS.chars().take(seats).partition(char::is_ascii_digit);
    let digits = format!("1-{}", digits.len());
    letters.iter().fold(digits, |keys, letter| format!("{keys}, {letter}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hint_names_the_keys_of_all_seats_and_no_others() {
        for (seats, keys) in [(2, "1-2"), (9, "1-9"), (10, "1-9, a"), (12, "1-9, a, b, c")] {
            assert_eq!(seat_keys(seats), keys);
        }
    }
}
