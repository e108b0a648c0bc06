//! The set-up of a game: its rules, its players, or a saved game to continue.

mod house;
mod options;

use crate::draw::Target;
use crate::input::Input;
use crate::new_game::NewGame;
use crate::seats::{DEFAULT_TEMPERAMENT, SeatChoice, WIDEST_NAME};
use farkle_rules::rule_set::option;
use farkle_rules::{MAX_SEATS, RuleSet, Seat};
use farkle_strategy::Temperament;
use house::House;
pub(crate) use options::OptionList;
use std::cell::Cell;
use unicode_width::UnicodeWidthStr;

/// A line of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// The saved game.
    Continue,
    /// The rules.
    Rules,
    /// The target.
    Target,
    /// The number of teams.
    Teams,
    /// The player in this seat.
    Seat(usize),
    /// Adds a player.
    Add,
    /// Whether decisions may be taken back.
    Practice,
    /// Starts the game.
    Play,
}

/// The result of an input.
#[derive(Clone, Debug)]
pub(crate) enum Decision {
    /// The set-up goes on.
    Stay,
    /// The person leaves.
    Leave,
    /// The saved game goes on.
    Continue,
    /// A new game begins.
    Play(Box<NewGame>),
}

/// What lies over the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// The keys.
    Help,
    /// The rules in words.
    Rules,
    /// All options, to be changed.
    Options,
    /// The keys of the list of options.
    OptionKeys,
}

/// Asks before the person leaves.
const LEAVE: &str = "Leave? The names and the rules are not kept. Esc or q leaves; any other key stays.";

/// The screen on which a game is set up.
#[derive(Debug)]
pub(crate) struct SettingUp {
    house: House,
    pub(crate) seats: Vec<SeatChoice>,
    pub(crate) practice: bool,
    /// The players of the saved game.
    pub(crate) saved: Option<String>,
    pub(crate) row: Row,
    pub(crate) notice: Option<String>,
    pub(crate) sheet: Option<Sheet>,
    /// Lines by which the sheet is scrolled. Drawing it takes off what leads beyond its end.
    pub(crate) scrolled: Cell<u16>,
    pub(crate) options: OptionList,
    /// The target that is being typed.
    pub(crate) typed_target: String,
    /// Whether the person has been asked.
    is_leaving: bool,
    seed: Option<String>,
    starter: Option<Seat>,
}

impl SettingUp {
    /// A set-up with everything that is already known.
    pub(crate) fn new(known: NewGame, saved: Option<String>) -> SettingUp {
        let seats = if known.seats.is_empty() {
            vec![SeatChoice::person(unchosen_name(0)), SeatChoice::computer(DEFAULT_TEMPERAMENT)]
        } else {
            known.seats
        };
        let row = if saved.is_some() { Row::Continue } else { Row::Play };
        let (practice, seed, starter) = (known.practice, known.seed, known.starter);
        SettingUp {
            house: House::new(known.rules),
            seats,
            practice,
            saved,
            row,
            notice: None,
            sheet: None,
            scrolled: Cell::new(0),
            options: OptionList::default(),
            typed_target: String::new(),
            is_leaving: false,
            seed,
            starter,
        }
    }

    pub(crate) fn rules(&self) -> &RuleSet {
        self.house.rules()
    }

    /// All lines from the top.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let saved = self.saved.is_some().then_some(Row::Continue);
        let seats = (0..self.seats.len()).map(Row::Seat);
        let add = (self.seats.len() < MAX_SEATS).then_some(Row::Add);
        let target = self.house.has_target().then_some(Row::Target);
        let teams = self.house.can_have_teams(self.seats.len()).then_some(Row::Teams);
        saved
            .into_iter()
            .chain([Row::Rules])
            .chain(target)
            .chain(seats)
            .chain(add)
            .chain(teams)
            .chain([Row::Practice, Row::Play])
            .collect()
    }

    /// Handles one input.
    pub(crate) fn handle(&mut self, input: Input, target: Option<Target>) -> Decision {
        self.notice = None;
        if input == Input::Interrupt {
            return Decision::Leave;
        }
        if self.sheet == Some(Sheet::OptionKeys) {
            self.sheet = Some(Sheet::Options);
            return Decision::Stay;
        }
        if self.sheet == Some(Sheet::Options) && input == Input::Char('?') {
            self.sheet = Some(Sheet::OptionKeys);
            return Decision::Stay;
        }
        if self.sheet == Some(Sheet::Options) {
            if !self.options.handle(input, &mut self.house) {
                self.sheet = None;
                self.house.fit(self.seats.len());
            }
            return Decision::Stay;
        }
        if self.sheet.is_some() {
            self.scroll(input);
            return Decision::Stay;
        }
        if std::mem::take(&mut self.is_leaving) {
            let leaves = matches!(input, Input::Escape | Input::Char('q'));
            return if leaves { Decision::Leave } else { Decision::Stay };
        }
        if self.row == Row::Target && self.types_target(input) {
            return Decision::Stay;
        }
        if let Some(Target::Line(index)) = target {
            let Some(&row) = self.rows().get(index) else { return Decision::Stay };
            let again = self.row == row;
            self.row = row;
            // The first click on a line with a value only selects the line.
            return if again || matches!(row, Row::Continue | Row::Add | Row::Play | Row::Practice) {
                self.activate()
            } else {
                Decision::Stay
            };
        }
        match input {
            Input::Escape => self.ask_to_leave(),
            Input::Char('q') if !self.is_typing() => self.ask_to_leave(),
            Input::Char('?') => self.open(Sheet::Help),
            Input::Char('i') if !self.is_typing() => self.open(Sheet::Rules),
            Input::Up => self.move_row(-1),
            Input::Down | Input::Tab => self.move_row(1),
            Input::Left => self.change(-1),
            Input::Right => self.change(1),
            Input::Enter => return self.activate(),
            Input::Char(' ') if !self.is_typing() => return self.activate(),
            Input::Char(c) => self.type_char(c),
            Input::Backspace => self.erase(),
            Input::Delete => self.remove_seat(),
            Input::Interrupt | Input::Click(..) | Input::Scroll(_) => {}
        }
        Decision::Stay
    }

    /// Handles an input on the target, which can be typed. Returns whether nothing else is to be
    /// done with it.
    fn types_target(&mut self, input: Input) -> bool {
        const MOST_CHARS: usize = "1,000,000,000".len();
        let is_typing = !self.typed_target.is_empty();
        match input {
            Input::Char(c) if c.is_ascii_digit() || (is_typing && "., '’".contains(c)) => {
                if self.typed_target.chars().count() < MOST_CHARS {
                    self.typed_target.push(c);
                }
                true
            }
            Input::Backspace => self.typed_target.pop().is_some(),
            Input::Escape if is_typing => {
                self.typed_target.clear();
                true
            }
            Input::Enter | Input::Left | Input::Right if is_typing => {
                self.sets_target();
                true
            }
            // Whoever goes on means what was typed.
            _ => is_typing && !self.sets_target(),
        }
    }

    /// Makes what was typed the target, and says whether the rules allow it.
    fn sets_target(&mut self) -> bool {
        let Some(option) = option("target") else { return true };
        match self.house.set(option, self.typed_target.trim()) {
            Ok(note) => {
                self.typed_target.clear();
                self.notice = note;
                true
            }
            Err(sentence) => {
                self.notice = Some(sentence);
                false
            }
        }
    }

    fn ask_to_leave(&mut self) {
        self.is_leaving = true;
        self.notice = Some(LEAVE.to_string());
    }

    fn open(&mut self, sheet: Sheet) {
        (self.sheet, self.scrolled) = (Some(sheet), Cell::new(0));
    }

    /// Scrolls the sheet. Other inputs close it.
    fn scroll(&mut self, input: Input) {
        let Some(lines) = input.scrolls_by() else { return self.sheet = None };
        self.scrolled.set(self.scrolled.get().saturating_add_signed(lines));
    }

    /// Whether keys write a name.
    pub(crate) fn is_typing(&self) -> bool {
        matches!(self.row, Row::Seat(_))
    }

    fn move_row(&mut self, by: isize) {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        self.row = rows[(at as isize + by).rem_euclid(rows.len() as isize) as usize];
    }

    fn change(&mut self, by: isize) {
        match self.row {
            Row::Rules => {
                self.house.change_rules(by);
                self.house.fit(self.seats.len());
            }
            Row::Target => self.house.change_target(by),
            Row::Teams => self.house.change_teams(by, self.seats.len()),
            Row::Seat(seat) => self.change_kind(seat, by),
            Row::Practice => self.practice = !self.practice,
            Row::Continue | Row::Add | Row::Play => {}
        }
    }

    /// A person, then all temperaments; the last one is followed by the first.
    fn change_kind(&mut self, seat: usize, by: isize) {
        let kinds: Vec<Option<Temperament>> =
            std::iter::once(None).chain(Temperament::ALL.into_iter().map(Some)).collect();
        let Some(wish) = self.seats.get_mut(seat) else { return };
        let at = kinds.iter().position(|kind| *kind == wish.temperament).unwrap_or(0);
        wish.temperament = kinds[(at as isize + by).rem_euclid(kinds.len() as isize) as usize];
        if wish.name.as_deref().is_none_or(|name| name == unchosen_name(seat)) {
            wish.name = wish.temperament.is_none().then(|| unchosen_name(seat));
        }
    }

    fn activate(&mut self) -> Decision {
        match self.row {
            Row::Continue => return Decision::Continue,
            Row::Rules => self.open(Sheet::Options),
            Row::Target | Row::Teams => self.change(1),
            Row::Seat(_) => self.move_row(1),
            Row::Practice => self.practice = !self.practice,
            Row::Add => {
                self.seats.push(SeatChoice::person(unchosen_name(self.seats.len())));
                self.row = Row::Seat(self.seats.len() - 1);
                self.house.fit(self.seats.len());
            }
            Row::Play => return self.play(),
        }
        Decision::Stay
    }

    fn play(&mut self) -> Decision {
        let game = NewGame {
            rules: self.rules().clone(),
            seats: self.seats.clone(),
            practice: self.practice,
            seed: self.seed.clone(),
            starter: self.starter,
        };
        match game.table() {
            Ok(_) => Decision::Play(Box::new(game)),
            Err(sentence) => {
                self.notice = Some(sentence);
                Decision::Stay
            }
        }
    }

    fn type_char(&mut self, c: char) {
        let Row::Seat(seat) = self.row else { return };
        let Some(wish) = self.seats.get_mut(seat) else { return };
        let name = wish.name.get_or_insert_default();
        // Typing replaces a name that nobody has chosen.
        if wish.temperament.is_none() && *name == unchosen_name(seat) {
            name.clear();
        }
        name.push(c);
        if name.width() > WIDEST_NAME {
            name.pop();
        }
    }

    fn erase(&mut self) {
        let Row::Seat(seat) = self.row else { return };
        let is_empty =
            self.seats.get(seat).is_some_and(|wish| wish.name.as_deref().is_none_or(str::is_empty));
        if is_empty {
            return self.remove_seat();
        }
        if let Some(name) = self.seats.get_mut(seat).and_then(|wish| wish.name.as_mut()) {
            name.pop();
        }
    }

    fn remove_seat(&mut self) {
        let Row::Seat(seat) = self.row else { return };
        if self.seats.len() > 1 {
            self.seats.remove(seat);
            // Names that nobody has chosen follow their seats.
            for (at, wish) in self.seats.iter_mut().enumerate().skip(seat) {
                if wish.name.as_ref() == Some(&unchosen_name(at + 1)) {
                    wish.name = Some(unchosen_name(at));
                }
            }
            self.row = Row::Seat(seat.min(self.seats.len() - 1));
            self.house.fit(self.seats.len());
        }
    }
}

/// The name of whoever sits there, until they write their own.
fn unchosen_name(seat: usize) -> String {
    format!("Player {}", seat + 1)
}
