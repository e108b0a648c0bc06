//! The computer players as people: each temperament has a face, and someone to beat next.

use crate::language::messages::say;
use farkle_strategy::Temperament;
use leptos::prelude::*;

/// From the weakest to the strongest (`docs/strategy/computer-players.md`).
pub(crate) const ALL: [Temperament; 5] = [
    Temperament::Beginner,
    Temperament::Gambler,
    Temperament::Cautious,
    Temperament::Calculator,
    Temperament::Champion,
];

/// Whom somebody meets first who has never played.
pub(crate) const FIRST: Temperament = ALL[0];

/// Who is clearly stronger, for whoever has won.
pub(crate) const fn next_up(beaten: Temperament) -> Option<Temperament> {
    match beaten {
        Temperament::Beginner => Some(Temperament::Gambler),
        Temperament::Gambler => Some(Temperament::Cautious),
        Temperament::Cautious => Some(Temperament::Calculator),
        Temperament::Calculator => Some(Temperament::Champion),
        Temperament::Champion => None,
    }
}

/// Chances in per cent of one of [`ALL`] (the row) to win against another (the column), by the
/// classic rules. `docs/strategy/computer-players.md` says how they were found.
pub(crate) const STRENGTH: [[f64; 5]; 5] = [
    [50.0, 47.3, 35.0, 31.2, 30.3],
    [52.7, 50.0, 39.3, 35.5, 34.8],
    [65.0, 60.8, 50.0, 44.8, 43.3],
    [68.8, 64.5, 55.3, 50.0, 48.2],
    [69.7, 65.2, 56.8, 51.8, 50.0],
];

/// How strong a computer player is among [`ALL`], from 1.
pub(crate) fn strength(of: Temperament) -> usize {
    ALL.iter().take_while(|other| **other != of).count() + 1
}

/// The same as stars.
pub(crate) fn stars(of: Temperament) -> String {
    "★".repeat(strength(of))
}

/// A face as layers of one colour each, from the back to the front.
struct Face {
    wall: &'static str,
    /// Hair behind the head.
    behind: &'static str,
    hair: &'static str,
    skin: &'static str,
    shirt: &'static str,
    /// Hair, a cap or a beard before the head.
    before: &'static str,
    /// Eyes and glasses, as strokes.
    lines: &'static str,
    /// The mouth, which turns down at a farkle.
    mouth: &'static str,
}

const fn face(temperament: Temperament) -> Face {
    match temperament {
        Temperament::Beginner => Face {
            wall: "#c9dcc4",
            behind: "",
            hair: "#b5602a",
            skin: "#f2c9a4",
            shirt: "#3f7d5c",
            before: "M14 22c-3-9 3-15 10-15 8 0 13 6 10 15-1-4-3-7-5-7-1 2-4 2-5 0-2 3-4 2-5 1-3 1-4 3-5 6z",
            lines: "M20 23h.01M28 23h.01",
            mouth: "M19.500 28c2 4 7 4 9 0",
        },
        Temperament::Gambler => Face {
            wall: "#e9c98f",
            behind: "M14 25V15h20v10z",
            hair: "#2f2a3a",
            skin: "#c98d62",
            shirt: "#a8382c",
            before: "M13 16c0-8 5-11 11-11s11 3 11 11l5 1.500c0 1.500-1 2-3 2-7-2-17-2-24-.5z",
            lines: "M20 22h.01M28 22h.01M26.500 18.500l3.500-1",
            mouth: "M20 28.500c3 2 6.500 1.500 9-1.500",
        },
        Temperament::Cautious => Face {
            wall: "#d9cfe6",
            behind: "M24 1.500a5.500 5.500 0 010 11 5.500 5.500 0 010-11z",
            hair: "#a9a3a0",
            skin: "#f0cdb4",
            shirt: "#6b5796",
            before: "M14 22c-2-10 4-14 10-14s12 4 10 14c-1-6-5-8-10-8s-9 2-10 8z",
            lines: "M17 22a3 3 0 106 0 3 3 0 10-6 0M25 22a3 3 0 106 0 3 3 0 10-6 0M23 22h2M20 22h.01M28 22h.01",
            mouth: "M22 29h4",
        },
        Temperament::Calculator => Face {
            wall: "#bcd6dd",
            behind: "M12 35V19c0-9 5-13 12-13s12 4 12 13v16z",
            hair: "#3a2a22",
            skin: "#a56f4a",
            shirt: "#22657a",
            before: "M14 20c0-7 4-11 10-11s10 4 10 11c-6-3-14-3-20 0z",
            lines: "M20 23h.01M28 23h.01",
            mouth: "M21 28.500c2 1.200 4 1.200 6 0",
        },
        Temperament::Champion => Face {
            wall: "#d8c6b0",
            behind: "",
            hair: "#e9e4da",
            skin: "#e2b48e",
            shirt: "#2b2a33",
            before: "M14 22c-1 11 4 15 10 15s11-4 10-15c-1 4-3 5-5 4.500-2-1.500-8-1.500-10 0-2 .5-4-.5-5-4.500zM13.500 20c-1-6 1-9 4-10-1 3-1 6-2 10zM34.500 20c1-6-1-9-4-10 1 3 1 6 2 10z",
            lines: "M20 21h.01M28 21h.01M18.500 18h3M26.500 18h3",
            mouth: "M22 30.500h4",
        },
    }
}

/// How strong a computer player is, as stars.
#[component]
pub(crate) fn Strength(of: Temperament) -> impl IntoView {
    view! {
        <small class="strength" aria-hidden="true">{stars(of)}</small>
        <span class="unseen">{say!("new-strength", "strength" => strength(of), "most" => ALL.len())}</span>
    }
}

/// The face; whoever it belongs to is named beside it.
#[component]
pub(crate) fn Portrait(of: Temperament) -> impl IntoView {
    let Face { wall, behind, hair, skin, shirt, before, lines, mouth } = face(of);
    view! {
        <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
            <path fill=wall d="M0 0h48v48H0z"></path>
            <path fill=hair d=behind></path>
            <path fill=shirt d="M5 48c0-8 7-13 19-13s19 5 19 13z"></path>
            <path fill=skin d="M20 29h8v8a4 4 0 01-8 0zM24 10c6 0 10 4.500 10 11s-4.500 12-10 12-10-5.500-10-12 4-11 10-11z"></path>
            <path fill=hair d=before></path>
            <path class="lines" d=lines></path>
            <path class="lines mouth" d=mouth></path>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_temperament_is_somebody_of_another_name() {
        let names: BTreeSet<&str> = Temperament::ALL.into_iter().map(Temperament::person).collect();
        assert_eq!(names.len(), Temperament::ALL.len());
        assert!(Temperament::ALL.into_iter().all(|temperament| ALL.contains(&temperament)));
    }

    #[test]
    fn whoever_wins_meets_somebody_who_is_stronger_and_the_champion_comes_last() {
        let place = |of: Temperament| ALL.into_iter().position(|other| other == of).unwrap();
        for beaten in ALL {
            match next_up(beaten) {
                Some(next) => assert!(STRENGTH[place(next)][place(beaten)] > 51.0, "{beaten}"),
                None => assert_eq!(beaten, Temperament::Champion),
            }
        }
    }

    #[test]
    fn the_figures_are_those_of_the_page_on_computer_players() {
        let page = include_str!("../../../../docs/strategy/computer-players.md");
        for (one, row) in ALL.into_iter().zip(STRENGTH) {
            let begin = format!("| {one} ({}) |", one.person());
            let line = page.lines().find(|line| line.starts_with(&begin)).unwrap();
            let cells: Vec<&str> = line.split('|').skip(2).map(str::trim).collect();
            for (other, chance) in ALL.into_iter().zip(row).filter(|(other, _)| *other != one) {
                let column = Temperament::ALL.into_iter().position(|column| column == other).unwrap();
                assert_eq!(cells[column], chance.to_string(), "{one} against {other}");
            }
        }
    }
}
