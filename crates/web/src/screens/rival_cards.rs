//! The computer players as faces to choose from, or nobody: a tap brings one of them to the table,
//! in the place of another one. Where several are wanted, a second tap takes them away.

use super::seat_fields::free_color;
use crate::game::characters::{self, Portrait, Strength};
use crate::game::seats::{computer, is_given_by_us, person_at};
use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::storage::settings::GameChoice;
use farkle_rules::MAX_SEATS;
use farkle_strategy::Temperament;
use farkle_words::capital;
use leptos::prelude::*;

/// The faces. Those who sit at the table are pressed.
#[component]
pub(crate) fn RivalCards(choice: RwSignal<GameChoice>) -> impl IntoView {
    // Whose seat the last of them has taken.
    let instead_of = RwSignal::new(None::<String>);
    let wants_several = RwSignal::new(computers(&choice.read_untracked()).count() > 1);
    let are_several = Memo::new(move |_| computers(&choice.read()).count() > 1);
    let several = move || wants_several.get() || are_several.get();
    let faces = characters::ALL.into_iter().map(|of| {
        let sits = Memo::new(move |_| seat_of(&choice.read(), of).is_some());
        let is_out = move || {
            let choice = choice.read();
            let is_one_more = several() || only_computer(&choice).is_none();
            !sits.get() && is_one_more && choice.seats.len() >= MAX_SEATS
        };
        view! {
            <button
                class="button quiet rival"
                data-of=of.name()
                aria-pressed=move || if sits.get() { "true" } else { "false" }
                disabled=is_out
                title=capital(&say!(&format!("temperament-{of}-about")))
                on:click=move |event| {
                    // The row that comes or goes is above it.
                    browser::keep_in_place(event_target::<web_sys::Element>(&event));
                    let is_one = !untrack(several);
                    // A second tap on the only one is no wish to play without.
                    if is_one && sits.get_untracked() {
                        return;
                    }
                    choice.update(|choice| {
                        let only = is_one.then(|| swap(choice, of)).flatten();
                        instead_of.set(only.or_else(|| tap(choice, of)));
                    });
                }
            >
                <Portrait of/>
                <span>{of.person()}</span>
                <Strength of/>
            </button>
        }
    });
    let is_nobody = Memo::new(move |_| computers(&choice.read()).next().is_none());
    let dismiss = move |event: web_sys::MouseEvent| {
        browser::keep_in_place(event_target::<web_sys::Element>(&event));
        instead_of.set(None);
        choice.update(dismiss_all);
    };
    // How the last of them plays.
    let about = move || {
        let choice = choice.read();
        let last = choice.seats.iter().rev().find_map(|seat| seat.temperament.as_deref()?.parse().ok());
        match last {
            None => say!("new-rivals-tap"),
            Some(last) => {
                let last: Temperament = last;
                let about = say!(&format!("temperament-{last}-about"));
                let plays = say!("new-rival-plays", "name" => last.person(), "about" => about);
                // Whoever has come back meanwhile has a seat of their own.
                let is_gone = |other: &String| choice.seats.iter().all(|seat| seat.name != *other);
                let instead = instead_of
                    .get()
                    .filter(is_gone)
                    .map(|other| say!("new-rival-instead", "name" => last.person(), "other" => other));
                instead.into_iter().chain([plays]).collect::<Vec<_>>().join(" ")
            }
        }
    };
    view! {
        <div class="rival-cards" role="group" aria-labelledby="new-rivals">
            <div class="rivals-top">
                <span class="label" id="new-rivals">{say!("new-rivals")}</span>
                <button class="chip" aria-pressed=move || if several() { "true" } else { "false" } disabled=move || are_several.get()
                    on:click=move |_| wants_several.update(|wants| *wants = !*wants)>
                    {say!("new-rivals-several")}
                </button>
            </div>
            <div class="faces">
                <button class="button quiet rival" aria-pressed=move || if is_nobody.get() { "true" } else { "false" } on:click=dismiss>
                    <Drawing icon=Icon::People/><span>{say!("new-rivals-none")}</span>
                </button>
                {faces.collect_view()}
            </div>
            <p class="muted" role="status">{about}</p>
        </div>
    }
}

fn seat_of(choice: &GameChoice, of: Temperament) -> Option<usize> {
    choice.seats.iter().position(|seat| seat.temperament.as_deref() == Some(of.name()))
}

/// The only computer player gives way to another one. Returns who has left.
fn swap(choice: &mut GameChoice, of: Temperament) -> Option<String> {
    if seat_of(choice, of).is_some() {
        return None;
    }
    let seat = only_computer(choice)?;
    let before = choice.seats[seat].name.clone();
    hold(choice, seat, of);
    Some(before)
}

/// Whoever sits at the table leaves it. Anybody else comes: to the second of two seats if nobody
/// has said who sits there, whose name is returned, and otherwise as one more.
fn tap(choice: &mut GameChoice, of: Temperament) -> Option<String> {
    if let Some(seat) = seat_of(choice, of) {
        leave(choice, seat);
    } else if choice.seats.len() == 2 && is_person(choice, 0) && is_nobody(choice, 1) {
        let name = choice.seats[1].name.clone();
        hold(choice, 1, of);
        return Some(name).filter(|name| !name.trim().is_empty());
    } else if choice.seats.len() < MAX_SEATS {
        choice.seats.push(computer(of, &choice.seats, free_color(choice)));
    }
    None
}

fn leave(choice: &mut GameChoice, seat: usize) {
    let color = choice.seats.remove(seat).color;
    // Nobody plays alone by accident.
    if choice.seats.len() < 2 {
        choice.seats.insert(seat, person_at(seat, &choice.seats, color));
    }
}

/// All computer players leave the table.
fn dismiss_all(choice: &mut GameChoice) {
    let seats: Vec<usize> = computers(choice).collect();
    // From the last one on, so that the others keep their places.
    seats.into_iter().rev().for_each(|seat| leave(choice, seat));
}

/// Somebody comes to the table who is chosen already, and takes nobody's place but that of the only
/// computer player or of somebody without a name.
pub(crate) fn expect(choice: &mut GameChoice, of: Temperament) {
    if seat_of(choice, of).is_some() {
        return;
    }
    if let Some(seat) = seat_for_a_rival(choice).filter(|_| computers(choice).count() < 2) {
        hold(choice, seat, of);
    }
}

/// The seat of the only computer player, or of somebody without a name.
fn seat_for_a_rival(choice: &GameChoice) -> Option<usize> {
    only_computer(choice).or_else(|| (1..choice.seats.len()).find(|&seat| is_nobody(choice, seat)))
}

fn only_computer(choice: &GameChoice) -> Option<usize> {
    computers(choice).next().filter(|_| computers(choice).count() == 1)
}

fn computers(choice: &GameChoice) -> impl Iterator<Item = usize> {
    (0..choice.seats.len()).filter(|&seat| !is_person(choice, seat))
}

fn hold(choice: &mut GameChoice, seat: usize, of: Temperament) {
    let color = choice.seats.remove(seat).color;
    choice.seats.insert(seat, computer(of, &choice.seats, color));
}

fn is_person(choice: &GameChoice, seat: usize) -> bool {
    choice.seats[seat].temperament.is_none()
}

fn is_nobody(choice: &GameChoice, seat: usize) -> bool {
    is_person(choice, seat) && is_given_by_us(&choice.seats[seat].name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::settings::SeatChoice;

    fn two(second: &str) -> GameChoice {
        let seat = |name: &str| SeatChoice { name: name.to_string(), temperament: None, color: 0 };
        GameChoice {
            rules: String::new(),
            rules_name: String::new(),
            seats: vec![seat("Ann"), seat(second)],
            take_back: false,
            hints: true,
        }
    }

    fn held(choice: &GameChoice) -> Vec<Option<&str>> {
        choice.seats.iter().map(|seat| seat.temperament.as_deref()).collect()
    }

    #[test]
    fn a_face_comes_as_one_more_and_leaves_with_a_second_tap() {
        let mut choice = two("Ada");
        for of in [Temperament::Gambler, Temperament::Champion] {
            assert_eq!(tap(&mut choice, of), None);
        }
        assert_eq!(held(&choice), [None, None, Some("gambler"), Some("champion")]);
        tap(&mut choice, Temperament::Gambler);
        assert_eq!(held(&choice), [None, None, Some("champion")]);
    }

    #[test]
    fn a_face_takes_the_second_of_two_seats_if_nobody_has_said_who_sits_there() {
        let mut choice = two("Player 2");
        assert_eq!(tap(&mut choice, Temperament::Gambler).as_deref(), Some("Player 2"));
        assert_eq!(held(&choice), [None, Some("gambler")]);
        assert_eq!(tap(&mut choice, Temperament::Champion), None, "the next one comes as one more");
        assert_eq!(held(&choice), [None, Some("gambler"), Some("champion")]);

        let mut three = two("");
        three.seats.push(three.seats[1].clone());
        tap(&mut three, Temperament::Gambler);
        assert_eq!(held(&three), [None, None, None, Some("gambler")], "three have been asked for");
    }

    #[test]
    fn a_face_takes_the_place_of_the_only_opponent() {
        let mut choice = two("");
        assert_eq!(swap(&mut choice, Temperament::Gambler), None, "there is none");
        expect(&mut choice, Temperament::Gambler);
        let name = choice.seats[1].name.clone();
        assert_eq!(swap(&mut choice, Temperament::Gambler), None, "it is the same");
        assert_eq!(swap(&mut choice, Temperament::Champion), Some(name));
        assert_eq!(held(&choice), [None, Some("champion")]);
        tap(&mut choice, Temperament::Cautious);
        assert_eq!(swap(&mut choice, Temperament::Gambler), None, "there are two");
    }

    #[test]
    fn a_person_stands_in_for_the_last_opponent_until_another_one_comes() {
        let mut choice = two("");
        expect(&mut choice, Temperament::Gambler);
        tap(&mut choice, Temperament::Gambler);
        assert_eq!(held(&choice), [None, None], "nobody plays alone by accident");
        choice.seats[1].name = "Player 2".to_string();
        tap(&mut choice, Temperament::Cautious);
        assert_eq!(held(&choice), [None, Some("cautious")]);
        choice.seats.swap(0, 1);
        choice.seats[1].name = String::new();
        tap(&mut choice, Temperament::Gambler);
        assert_eq!(held(&choice), [Some("cautious"), None, Some("gambler")], "the only person stays");
    }

    #[test]
    fn only_people_stay_where_nobody_is_chosen() {
        let mut choice = two("");
        for of in [Temperament::Gambler, Temperament::Cautious] {
            tap(&mut choice, of);
        }
        dismiss_all(&mut choice);
        assert_eq!(held(&choice), [None, None]);
        dismiss_all(&mut choice);
        assert_eq!(held(&choice), [None, None]);
    }

    #[test]
    fn whoever_is_expected_sits_in_the_place_of_the_last_opponent_and_of_no_friend() {
        let mut choice = two("");
        expect(&mut choice, Temperament::Gambler);
        expect(&mut choice, Temperament::Cautious);
        assert_eq!(held(&choice), [None, Some("cautious")]);
        let mut choice = two("Ada");
        expect(&mut choice, Temperament::Gambler);
        assert_eq!(held(&choice), [None, None]);
    }
}
