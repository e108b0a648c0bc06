//! Keys and clicks at the table.

use super::scene::Scene;
use super::{Focus, Overlay, Playing, Reply};
use crate::draw::Target;
use crate::input::{Input, SEAT_KEYS};
use farkle_client::{Screen, Selection};
use farkle_rules::{Action, Refusal, Seat};
use farkle_table::ToAct;
use std::cell::Cell;
use std::time::Duration;

impl Playing {
    /// Handles one input. `target` is the target of a click.
    pub(crate) fn handle(&mut self, input: Input, target: Option<Target>, now: Duration) -> Reply {
        if input == Input::Interrupt {
            return Reply::Leave;
        }
        if self.overlay.is_some() {
            self.handle_overlay(input);
            return Reply::Stay;
        }
        match input {
            Input::Char('q') => return Reply::Leave,
            Input::Char('n') if self.ledger().game().is_over() => return Reply::PlayAgain,
            Input::Char('?') => self.open(Overlay::Help),
            Input::Char('h') => self.give_hint(),
            Input::Char('s') => self.open(Overlay::Sheet),
            Input::Char('i') => self.open(Overlay::Rules),
            Input::Char('o') => self.show_odds(),
            Input::Char('f') => self.pace = self.pace.next(),
            Input::Char('u') => self.take_back(now),
            _ if !matches!(self.scene, Scene::Still) => {
                if matches!(input, Input::Enter | Input::Char(' ') | Input::Char('r') | Input::Click(..)) {
                    self.finish_scene(now);
                }
            }
            _ => self.play(input, target, now),
        }
        Reply::Stay
    }

    fn open(&mut self, overlay: Overlay) {
        (self.overlay, self.scrolled) = (Some(overlay), Cell::new(0));
    }

    fn handle_overlay(&mut self, input: Input) {
        let Some(lines) = input.scrolls_by() else { return self.overlay = None };
        // The sheet is shown from its end on.
        let lines = if self.overlay == Some(Overlay::Sheet) { -lines } else { lines };
        self.scrolled.set(self.scrolled.get().saturating_add_signed(lines));
    }

    /// Shows the odds or hides them. They stand below a button that may need a selection first.
    fn show_odds(&mut self) {
        self.odds_are_shown = !self.odds_are_shown;
        let roll = Screen::of(self.ledger(), &self.selection).roll.action;
        if !self.odds_are_shown {
            self.notice = Some("The odds are hidden.".to_string());
        } else if roll == Err(Refusal::NothingSelected) && self.accepts_play() {
            let words = "Select dice: the chance that the others farkle then stands below Roll.";
            self.notice = Some(words.to_string());
        }
    }

    fn give_hint(&mut self) {
        // While dice fall or a computer player thinks, nobody here decides anything.
        if !self.accepts_play() {
            return;
        }
        match self.hints.hint(self.game.ledger()) {
            Ok(hint) => {
                self.hint = hint;
                self.open(Overlay::Hint);
            }
            Err(sentence) => self.notice = Some(sentence),
        }
    }

    fn take_back(&mut self, now: Duration) {
        self.game.take_back();
        self.hear(now);
    }

    fn play(&mut self, input: Input, target: Option<Target>, now: Duration) {
        self.notice = None;
        if self.ledger().to_act() == ToAct::Anyone {
            return self.choose_starter(input, target, now);
        }
        match (input, target) {
            (Input::Char(digit @ '1'..='6'), _) => self.tap(digit as usize - '1' as usize),
            (_, Some(Target::Die(place))) => self.tap(place),
            (Input::Char('r'), _) | (_, Some(Target::Roll)) => self.press(Focus::Roll, now),
            (Input::Char('b'), _) | (_, Some(Target::Bank)) => self.press(Focus::Bank, now),
            (Input::Char('t'), _) | (_, Some(Target::TakeOver)) => self.press(Focus::TakeOver, now),
            (Input::Char('a'), _) => self.selection.take_best(self.game.ledger()),
            (Input::Char('c') | Input::Escape, _) => self.selection.clear(),
            (Input::Left, _) => self.move_focus(-1),
            (Input::Right | Input::Tab, _) => self.move_focus(1),
            (Input::Up, _) => self.focus = self.stops().first().copied().unwrap_or(Focus::Roll),
            (Input::Down, _) => self.focus = Focus::Roll,
            (Input::Enter | Input::Char(' '), _) => match self.focus {
                Focus::Die(place) => self.tap(place),
                button => self.press(button, now),
            },
            _ => self.say_that_nothing_is_done(input),
        }
    }

    fn say_that_nothing_is_done(&mut self, input: Input) {
        if let Input::Char(key) = input {
            self.notice = Some(format!("'{key}' does nothing here. Press ? for all keys."));
        }
    }

    fn choose_starter(&mut self, input: Input, target: Option<Target>, now: Duration) {
        let index = match (input, target) {
            (Input::Char(key), _) if SEAT_KEYS.contains(key) => SEAT_KEYS.find(key).unwrap_or_default(),
            (_, Some(Target::Line(index))) => index,
            (Input::Enter | Input::Char(' '), _) => 0,
            _ => return self.say_that_nothing_is_done(input),
        };
        if let Some(seat) = Seat::new(index) {
            self.act(Action::Start(seat), now);
        }
    }

    fn tap(&mut self, place: usize) {
        if place < Selection::faces(self.ledger()).len() {
            self.focus = Focus::Die(place);
        }
        if let Err(refusal) = self.selection.tap(self.game.ledger(), place) {
            self.notice = Some(refusal.to_string());
        }
    }

    /// Everything that can have the focus, in reading order.
    fn stops(&self) -> Vec<Focus> {
        let screen = Screen::of(self.ledger(), &self.selection);
        let dice = (0..screen.dice.len()).map(Focus::Die);
        let take_over = screen.take_over.is_some().then_some(Focus::TakeOver);
        let bank = (!screen.dice.is_empty() || screen.bank.action.is_ok()).then_some(Focus::Bank);
        dice.chain([Focus::Roll]).chain(take_over).chain(bank).collect()
    }

    fn move_focus(&mut self, by: isize) {
        let stops = self.stops();
        let at = stops.iter().position(|stop| *stop == self.focus).unwrap_or(0);
        let to = (at as isize + by).rem_euclid(stops.len() as isize);
        self.focus = stops[to as usize];
    }

    /// Presses a button. A disabled button says why it is disabled.
    fn press(&mut self, button: Focus, now: Duration) {
        let screen = Screen::of(self.ledger(), &self.selection);
        let action = match button {
            Focus::Roll => screen.roll.action,
            Focus::Bank => screen.bank.action,
            Focus::TakeOver => self.ledger().game().decide(Action::TakeOver).map(|_| Action::TakeOver),
            Focus::Die(_) => return,
        };
        match action {
            Ok(action) => self.act(action, now),
            Err(refusal) => self.notice = Some(refusal.to_string()),
        }
    }
}
