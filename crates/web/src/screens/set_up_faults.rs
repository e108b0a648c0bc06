//! What stands in the way of a table that is being set up: said at the field that it is about, before anybody begins.

use crate::focus;
use crate::messages::{messages, say};
use crate::new_game;
use crate::settings::GameChoice;
use farkle_client::{LONGEST_NAME, NameError, name_faults};
use farkle_rules::{Game, SeatError};
use leptos::prelude::*;

/// What is wrong with a set-up, as it stands at this moment.
#[derive(Clone, Copy)]
pub(crate) struct Faults {
    /// The game that would begin, or why so many can't play by these rules.
    pub game: Memo<Result<Game, SeatError>>,
    /// For each seat, in words, why nobody there can be called so.
    names: Memo<Vec<Option<String>>>,
}

impl Faults {
    /// Follows a set-up.
    pub(crate) fn of(choice: RwSignal<GameChoice>) -> Faults {
        // Typing a name makes no other game.
        let table = Memo::new(move |_| {
            let choice = choice.read();
            (choice.rules.clone(), choice.seats.len())
        });
        let game = Memo::new(move |_| {
            let (_, seats) = table.get();
            let rules = new_game::rules_of(&choice.read_untracked()).unwrap_or_else(new_game::last_rules);
            Game::new(rules, seats)
        });
        let names = Memo::new(move |_| {
            let choice = choice.read();
            let names: Vec<&str> = choice.seats.iter().map(|seat| seat.name.as_str()).collect();
            name_faults(&names).into_iter().map(|fault| fault.map(|fault| name_in_words(&fault))).collect()
        });
        Faults { game, names }
    }

    /// What is wrong with the name on a seat.
    pub(crate) fn of_name(self, seat: usize) -> Option<String> {
        self.names.with(|names| names.get(seat).cloned().flatten())
    }

    /// Why so many can't play by these rules.
    pub(crate) fn of_seats(self) -> Option<String> {
        self.game.with(|game| game.as_ref().err().map(|error| messages().seats(error)))
    }

    /// Whether a game can begin; if not, the first field that is at fault gets the focus.
    pub(crate) fn are_none(self) -> bool {
        let names = self.names.with_untracked(|names| names.iter().all(Option::is_none));
        let can_begin = names && self.game.with_untracked(Result::is_ok);
        if !can_begin {
            focus::soon_on(
                "main [aria-invalid=\"true\"], main .at-fault input:checked, main .at-fault button",
            );
        }
        can_begin
    }
}

/// Why a name can't be had.
pub(crate) fn name_in_words(fault: &NameError) -> String {
    match fault {
        NameError::Missing => say!("name-missing"),
        NameError::TooLong { .. } => say!("name-too-long", "most" => LONGEST_NAME),
        NameError::Unreadable => say!("name-unreadable"),
        NameError::Taken { name } => say!("name-taken", "name" => name.as_str()),
    }
}
