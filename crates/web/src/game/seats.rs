//! The seats of a setup: people and computer players, and their default names.

use crate::language::messages::say;
use crate::storage::settings::{GameChoice, SeatChoice};
use farkle_client::{are_alike, free_name};
use farkle_rules::MAX_SEATS;
use farkle_strategy::Temperament;

/// A person without a name, who comes after these.
pub(crate) fn person(others: &[SeatChoice], color: u8) -> SeatChoice {
    person_at(others.len(), others, color)
}

/// A person without a name, in a seat among others.
pub(crate) fn person_at(seat: usize, others: &[SeatChoice], color: u8) -> SeatChoice {
    SeatChoice { name: free_number(seat, others), temperament: None, color }
}

/// The name of somebody without one: the number of the seat, or else the first free one.
fn free_number(seat: usize, others: &[SeatChoice]) -> String {
    let is_taken = |name: &String| others.iter().any(|other| are_alike(&other.name, name));
    let mut numbers = std::iter::once(seat + 1).chain(1..).map(nobody);
    numbers.find(|name| !is_taken(name)).unwrap_or_default()
}

/// The name of a person who has given none.
fn nobody(number: usize) -> String {
    say!("player-number", "number" => number)
}

/// Whether that is the name of a person who has given none.
pub(crate) fn is_nobody(name: &str) -> bool {
    name == say!("you") || number_of(name).is_some()
}

/// What people without a name are called in all languages of the app: alone, and before a number.
const WITHOUT_NAME: [(&str, &str); 4] =
    [("You", "Player "), ("Du", "Spieler "), ("Tú", "Jugador "), ("Toi", "Joueur ")];

/// The number of a person without a name, in whichever language.
fn number_of(name: &str) -> Option<usize> {
    let number = WITHOUT_NAME.iter().find_map(|(_, player)| name.strip_prefix(player)?.parse().ok());
    number.filter(|number| (1..=MAX_SEATS).contains(number))
}

/// Numbers people without a name in the language of the page. They may have been set up in another
/// one.
pub(crate) fn number_anew(mut choice: GameChoice) -> GameChoice {
    for seat in choice.seats.iter_mut().filter(|seat| seat.temperament.is_none()) {
        if let Some(number) = number_of(&seat.name) {
            seat.name = nobody(number);
        }
    }
    choice
}

/// Says "you" in the language of the page to whoever plays alone against computer players. The game
/// may have been begun in another one.
pub(crate) fn call_you_anew(names: &mut [String]) {
    let mut people = names.iter_mut().filter(|name| !is_of_a_computer(name));
    if let (Some(only), None) = (people.next(), people.next())
        && WITHOUT_NAME.iter().any(|(you, _)| only == you)
    {
        *only = say!("you");
    }
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

/// Gives whoever is called "you" a number: there are others, or the name is kept, and the page may
/// have another language next time.
pub(crate) fn number_you(mut choice: GameChoice) -> GameChoice {
    for seat in 0..choice.seats.len() {
        if choice.seats[seat].temperament.is_none() && choice.seats[seat].name == say!("you") {
            choice.seats[seat].name = free_number(seat, &choice.seats);
        }
    }
    choice
}

/// Speaks to the only person of a set-up. Of several, whoever is called "you" gets a number.
pub(crate) fn call_people(choice: GameChoice) -> GameChoice {
    let mut choice = number_you(choice);
    call_alone_you(&mut choice.seats);
    choice
}

/// Whether nobody has typed this name: it is a default name or that of a computer player.
pub(crate) fn is_given_by_us(name: &str) -> bool {
    name.trim().is_empty() || is_nobody(name) || is_of_a_computer(name)
}

/// Whether a computer player is called so.
fn is_of_a_computer(name: &str) -> bool {
    Temperament::ALL.into_iter().any(|temperament| {
        name.strip_prefix(temperament.person())
            .is_some_and(|rest| rest.trim().parse::<u8>().is_ok() || rest.is_empty())
    })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::FILES;

    #[test]
    fn whoever_plays_alone_is_called_you_in_the_language_of_the_page() {
        let called = |names: [&str; 2]| {
            let mut names = names.map(str::to_string);
            call_you_anew(&mut names);
            names
        };
        assert_eq!(called(["Du", "Pip"]), [say!("you"), "Pip".to_string()]);
        assert_eq!(called(["Du", "Ann"]), ["Du", "Ann"], "that may be a name");
    }

    #[test]
    fn people_without_a_name_have_a_number_in_every_language() {
        let numbers = ["Spieler 1", "Joueur 12", "Spieler 13", "Jugador", "Ann 2"].map(number_of);
        assert_eq!(numbers, [Some(1), Some(12), None, None, None]);
        for ((you, player), (language, source)) in WITHOUT_NAME.iter().zip(FILES) {
            let has = |wanted: &str| source.lines().any(|line| line == wanted);
            assert!(has(&format!("you = {you}")), "{language}");
            assert!(has(&format!("player-number = {player}{{ $number }}")), "{language}");
        }
    }
}
