//! The seats of a setup: people and computer players, and their default names.

use crate::language::messages::say;
use crate::storage::settings::SeatChoice;
use farkle_client::{are_alike, free_name};
use farkle_rules::MAX_SEATS;
use farkle_strategy::Temperament;

/// A person without a name: called by the first free number, from that of the seat on.
pub(crate) fn person(others: &[SeatChoice], color: u8) -> SeatChoice {
    let is_taken = |name: &String| others.iter().any(|other| are_alike(&other.name, name));
    let numbers = std::iter::once(others.len() + 1).chain(1..);
    let name = numbers.map(nobody).find(|name| !is_taken(name)).unwrap_or_default();
    SeatChoice { name, temperament: None, color }
}

/// The name of a person who has given none.
fn nobody(number: usize) -> String {
    say!("player-number", "number" => number)
}

/// Whether that is the name of a person who has given none.
pub(crate) fn is_nobody(name: &str) -> bool {
    name == say!("you") || (1..=MAX_SEATS).any(|number| name == nobody(number))
}

/// Speaks to a person without a name who plays against computer players only.
pub(crate) fn call_alone_you(seats: &mut [SeatChoice]) {
    let mut people = seats.iter_mut().filter(|seat| seat.temperament.is_none());
    if let (Some(only), None) = (people.next(), people.next())
        && is_nobody(only.name.trim())
    {
        only.name = say!("you");
    }
}

/// Whether nobody has typed this name: it is a default name or that of a computer player.
pub(crate) fn is_given_by_us(name: &str) -> bool {
    let is_computers = |temperament: Temperament| {
        name.strip_prefix(temperament.person())
            .is_some_and(|rest| rest.trim().parse::<u8>().is_ok() || rest.is_empty())
    };
    name.trim().is_empty() || is_nobody(name) || Temperament::ALL.into_iter().any(is_computers)
}

/// A computer player.
pub(crate) fn computer(temperament: Temperament, others: &[SeatChoice], color: u8) -> SeatChoice {
    let is_taken = |name: &str| others.iter().any(|other| other.name.trim() == name);
    SeatChoice {
        name: free_name(temperament.person(), is_taken),
        temperament: Some(temperament.name().to_string()),
        color,
    }
}
