//! What prevents a setup from becoming a table: each fault is shown at its field before the game
//! begins.

use crate::game::new_game;
use crate::language::messages::{messages, say};
use crate::page::focus;
use crate::storage::settings::GameChoice;
use farkle_client::{LONGEST_NAME, NameError, name_faults};
use farkle_rules::{Game, SeatError};
use leptos::prelude::*;

/// The faults of a setup, as it is now.
#[derive(Clone, Copy)]
pub(crate) struct Faults {
    /// The game that would begin, or why the rules do not allow this number of players.
    pub game: Memo<Result<Game, SeatError>>,
    /// For each seat, why its name is refused, in words.
    names: Memo<Vec<Option<String>>>,
}

impl Faults {
    /// The faults of a setup, tracked.
    pub(crate) fn of(choice: RwSignal<GameChoice>) -> Faults {
        // A name makes no difference to the game.
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

    /// Why the rules do not allow this number of players.
    pub(crate) fn of_seats(self) -> Option<String> {
        self.game.with(|game| game.as_ref().err().map(|error| messages().seats(error)))
    }

    /// Whether a game can begin; if not, the first field with a fault gets the focus.
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

/// Why a name is refused.
pub(crate) fn name_in_words(fault: &NameError) -> String {
    match fault {
        NameError::Missing => say!("name-missing"),
        NameError::TooLong { .. } => say!("name-too-long", "most" => LONGEST_NAME),
        NameError::Unreadable => say!("name-unreadable"),
        NameError::Taken { name } => say!("name-taken", "name" => name.as_str()),
    }
}
