//! The seats of a setup: people and computer players, and their default names.

use crate::language::messages::say;
use crate::storage::settings::SeatChoice;
use farkle_client::free_name;
use farkle_rules::MAX_SEATS;
use farkle_strategy::Temperament;

/// A person without a name: called by the first free number, from that of the seat on.
pub(crate) fn person(others: &[SeatChoice], color: u8) -> SeatChoice {
    let is_taken = |name: &String| others.iter().any(|other| other.name.trim() == name);
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
    (1..=MAX_SEATS).any(|number| name == nobody(number))
}

/// Whether nobody has typed this name: it is a default name or that of a temperament.
pub(crate) fn is_given_by_us(name: &str) -> bool {
    let is_computers = |temperament: Temperament| {
        let title = say!(&temperament_title(temperament));
        name.strip_prefix(&title).is_some_and(|rest| rest.trim().parse::<u8>().is_ok() || rest.is_empty())
    };
    name.trim().is_empty() || is_nobody(name) || Temperament::ALL.into_iter().any(is_computers)
}

/// A computer player, named after its temperament.
pub(crate) fn computer(temperament: Temperament, others: &[SeatChoice], color: u8) -> SeatChoice {
    let is_taken = |name: &str| others.iter().any(|other| other.name.trim() == name);
    SeatChoice {
        name: free_name(&say!(&temperament_title(temperament)), is_taken),
        temperament: Some(temperament.name().to_string()),
        color,
    }
}

/// The id of the message with a temperament's name.
pub(crate) fn temperament_title(temperament: Temperament) -> String {
    format!("temperament-{}", temperament.name())
}
