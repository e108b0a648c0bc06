//! A die: a cube of ivory with pips, in three dimensions, drawn by the style sheet alone.
//!
//! The cube always lies with the same side up, and the pips are put on its sides accordingly; so however it tumbled,
//! it comes to rest the same way, and what it shows never depends on an animation.

use farkle_rules::Face;
use leptos::prelude::*;

/// The pips on the sides of a die: up, towards the player, right, left, away, down. Opposite sides make seven.
fn sides(up: u8) -> [u8; 6] {
    let (front, right) = match up {
        1 => (2, 3),
        2 => (6, 3),
        3 => (2, 6),
        4 => (2, 1),
        5 => (3, 1),
        _ => (5, 3),
    };
    [up, front, right, 7 - right, 7 - front, 7 - up]
}

const SIDE_NAMES: [&str; 6] = ["up", "front", "right", "left", "back", "down"];

/// The cube of a die; whoever shows it says in words what it shows.
#[component]
pub(crate) fn Cube(face: Face) -> impl IntoView {
    let named = SIDE_NAMES.into_iter().zip(sides(face.pips()));
    view! {
        <span class="cube" aria-hidden="true">
            {named.map(|(name, pips)| view! { <i class=format!("side {name} pips-{pips}")></i> }).collect_view()}
        </span>
    }
}

/// A small flat die, for the tray, the score card and examples.
#[component]
pub(crate) fn FlatDie(face: Face) -> impl IntoView {
    view! { <i class=format!("flat-die pips-{}", face.pips()) aria-hidden="true"></i> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_sides_of_every_die_make_seven_and_no_side_is_there_twice() {
        for up in 1..=6 {
            let [up, front, right, left, back, down] = sides(up);
            assert_eq!((up + down, front + back, right + left), (7, 7, 7));
            let mut all = [up, front, right, left, back, down];
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6]);
        }
    }
}
