//! The list of all options in the set-up. Each of them can be changed there.

use super::house::House;
use crate::input::Input;
use farkle_rules::rule_set::{OptionSpec, options};

/// The most characters of a typed value.
const LONGEST: usize = 24;

/// Where somebody is in the list.
#[derive(Clone, Debug, Default)]
pub(crate) struct OptionList {
    at: usize,
    /// A value that is being typed.
    pub(crate) typed: String,
    /// What came of the last change.
    pub(crate) notice: Option<String>,
}

impl OptionList {
    /// The option on the line of the cursor.
    pub(crate) fn option(&self) -> Option<&'static OptionSpec> {
        options().nth(self.at)
    }

    /// Handles one input. Returns whether the list stays open.
    pub(super) fn handle(&mut self, input: Input, house: &mut House) -> bool {
        let is_typing = !self.typed.is_empty();
        self.notice = None;
        match input {
            Input::Escape if is_typing => self.typed.clear(),
            Input::Escape => return false,
            Input::Up => self.go(-1),
            Input::Down | Input::Tab => self.go(1),
            Input::Scroll(lines) => self.go(isize::from(lines.signum())),
            Input::Left => self.change(house, -1),
            Input::Enter if is_typing => self.set_typed(house),
            Input::Right | Input::Enter => self.change(house, 1),
            Input::Char(' ') if !is_typing => self.change(house, 1),
            Input::Char(c) if self.typed.chars().count() < LONGEST => self.typed.push(c),
            Input::Backspace => {
                self.typed.pop();
            }
            Input::Delete => self.reset(house),
            Input::Char(_) | Input::Click(..) | Input::Interrupt => {}
        }
        true
    }

    fn go(&mut self, by: isize) {
        let count = options().count() as isize;
        self.at = (self.at as isize + by).rem_euclid(count) as usize;
        self.typed.clear();
    }

    /// The next or the previous setting that goes with the other rules.
    fn change(&mut self, house: &mut House, by: isize) {
        self.typed.clear();
        let Some(option) = self.option() else { return };
        let settings = house.settings(option);
        let count = settings.len() as isize;
        let current = option.get(house.rules().draft());
        let at = settings.iter().position(|setting| *setting == current).unwrap_or(0) as isize;
        for step in 1..count {
            let setting = &settings[(at + by * step).rem_euclid(count) as usize];
            if let Ok(note) = house.set(option, &setting.to_string()) {
                self.notice = note;
                return;
            }
        }
        self.notice = Some("No other usual setting fits. Type a value and press Enter.".to_string());
    }

    fn set_typed(&mut self, house: &mut House) {
        let Some(option) = self.option() else { return };
        self.notice = match house.set(option, self.typed.trim()) {
            Ok(note) => {
                self.typed.clear();
                note
            }
            Err(sentence) => Some(sentence),
        };
    }

    /// Sets the option as in the rules that are chosen.
    fn reset(&mut self, house: &mut House) {
        self.typed.clear();
        let Some(option) = self.option() else { return };
        let setting = option.get(house.chosen().draft()).to_string();
        self.notice = house.set(option, &setting).unwrap_or_else(Some);
    }
}
