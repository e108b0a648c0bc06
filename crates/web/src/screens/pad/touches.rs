//! Typing and tapping on a pad, until an edit is complete.

use super::keeper::{Keeper, NEXT, Remedy};
use super::points_typed::points_typed;
use crate::game::sound::{self, Sound};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus::Focus;
use farkle_client::pad::{RollBrings, overruled};
use farkle_rules::{Dice, Entry, Event, Face, Phase, Then, TurnResult};
use leptos::prelude::*;

/// How long a button that has just come does nothing.
const NEW_BUTTON_MS: f64 = 500.0;

/// More digits are a slip of the finger.
const MOST_DIGITS: usize = 6;

impl Keeper {
    /// Types one or more digits. A refused entry starts again.
    pub(super) fn type_digits(self, digits: &str) {
        let was_refused = self.doubt.with_untracked(Option::is_some);
        self.forget_doubt();
        self.typed.update(|typed| {
            // A field may have left what is no number.
            if was_refused || typed.bytes().any(|byte| !byte.is_ascii_digit()) {
                typed.clear();
            }
            if typed.len() + digits.len() <= MOST_DIGITS {
                typed.push_str(digits);
            }
            let kept = typed.trim_start_matches('0').to_string();
            *typed = kept;
        });
        sound::play(Sound::Tap);
    }

    /// Removes the last digit or die.
    pub(super) fn rub(self) {
        self.forget_doubt();
        if self.by_dice.get_untracked() {
            self.take_out(self.thrown.with_untracked(Vec::len).saturating_sub(1));
        } else {
            self.typed.update(|typed| {
                typed.pop();
            });
        }
    }

    /// Removes a die from the roll that is being entered.
    pub(super) fn take_out(self, place: usize) {
        Focus::now().keep(&NEXT);
        self.forget_said();
        self.thrown.update(|thrown| {
            if place < thrown.len() {
                thrown.remove(place);
            }
        });
    }

    /// Adds a die to the roll that is being entered. The last one enters the roll, unless the turn
    /// would end with it: a slip of the finger must not do that.
    pub(super) fn throw(self, face: Face) {
        let Some(dice) = self.dice_to_roll() else { return };
        if self.thrown.with_untracked(Vec::len) < dice {
            self.thrown.update(|thrown| thrown.push(face));
            sound::play(Sound::Tap);
            if self.thrown.with_untracked(Vec::len) == dice {
                match self.about_roll() {
                    Some(about) => self.say(format!("{about} {}", say!("pad-tap-to-remove"))),
                    None => self.enter_roll(),
                }
            }
        }
    }

    /// Whether all dice of the roll have been tapped in.
    pub(super) fn is_whole(self) -> bool {
        self.dice_to_roll().is_some_and(|dice| self.thrown.with(Vec::len) == dice)
    }

    /// What the dice that were tapped in bring at once. They wait for a word then.
    pub(super) fn brings(self) -> Option<RollBrings> {
        self.pad.with(|pad| pad.brings(self.roll_tapped_in()))
    }

    /// What there is to say about that.
    pub(super) fn about_roll(self) -> Option<String> {
        self.brings().map(|brings| match brings {
            RollBrings::Farkle => say!("pad-nothing-scores"),
            RollBrings::End => say!("pad-roll-ends"),
            RollBrings::Win => say!("pad-roll-wins"),
        })
    }

    fn roll_tapped_in(self) -> Dice {
        self.thrown.with(|thrown| thrown.iter().copied().collect())
    }

    /// The number of dice to roll next, if any.
    pub(super) fn dice_to_roll(self) -> Option<usize> {
        self.pad.with(|pad| match pad.game().phase() {
            Phase::TurnBegins => Some(pad.rules().dice()),
            Phase::Rolling { dice } => Some(dice.into()),
            _ => None,
        })
    }

    /// Enters the roll.
    pub(super) fn enter_roll(self) {
        let dice = self.roll_tapped_in();
        self.edit(|pad| pad.roll(dice), None);
    }

    /// A tap on "Farkle". The second one of a double tap is not meant for the next player. Where
    /// rolls are entered, the button stands in the place of what has just ended the last turn.
    pub(super) fn tap_farkle(self, event: &web_sys::MouseEvent) {
        let is_new = self.by_dice.get_untracked()
            && (0.0..NEW_BUTTON_MS).contains(&(browser::now_ms() - self.ended_ms.get_value()));
        if event.detail() < 2 && !is_new {
            self.enter(TurnResult::Farkled);
        }
    }

    /// Enters a turn by its result.
    pub(super) fn enter(self, result: TurnResult) {
        let left_over = self.left_over.get_untracked();
        let entry = Entry::Turn { result, left_over, overruled: false };
        self.edit(|pad| pad.enter(entry), Some(Remedy::Entry(entry)));
    }

    /// Sets the chosen dice aside.
    pub(super) fn set_aside(self, then: Then) {
        let Some(choice) = self.choice() else { return };
        let wish = if then == Then::Roll { choice.roll } else { choice.bank };
        match wish {
            Ok(event) => self.add(event),
            Err(refusal) => {
                let remedy = (!self.chosen.get_untracked().is_empty()).then_some(Remedy::Chosen(then));
                self.object(messages().refusal(&refusal), remedy);
            }
        }
    }

    /// Taps a die of the roll on the table.
    pub(super) fn tap(self, place: usize) {
        let faces = self.roll();
        let mut chosen = self.chosen.get_untracked();
        let let_pass = self.choice().is_some_and(|choice| choice.points.is_none()) && !chosen.is_empty();
        sound::play(Sound::Tap);
        if let_pass {
            self.forget_doubt();
            chosen.toggle(place);
            return self.chosen.set(chosen);
        }
        match self.pad.with_untracked(|pad| chosen.tap_among(pad.rules(), &faces, place)) {
            Ok(()) => {
                self.forget_doubt();
                self.chosen.set(chosen);
            }
            Err(refusal) => {
                self.object(messages().refusal(&refusal), Some(Remedy::Die(place)));
            }
        }
    }

    /// Overrules an objection.
    pub(super) fn count_anyway(self, remedy: Remedy) {
        match remedy {
            Remedy::Entry(entry) => {
                self.edit(|pad| pad.enter(overruled(entry)), None);
            }
            Remedy::Die(place) => {
                self.drop_doubt();
                self.chosen.update(|chosen| chosen.toggle(place));
            }
            Remedy::Chosen(then) => {
                let dice = self.chosen.get_untracked().dice_among(&self.roll());
                let scored = self.choice().and_then(|choice| choice.points);
                let typed = self.typed.with_untracked(|typed| points_typed(typed).ok());
                // The field says what is wrong.
                let Some(points) = scored.or(typed) else { return };
                self.add(Event::Entered(Entry::LetPass { dice, points, then }));
            }
        }
    }
}
