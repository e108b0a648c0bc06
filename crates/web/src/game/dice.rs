//! A die: an ivory cube with pips, drawn in three dimensions by CSS alone.
//!
//! The cube always comes to rest in the same position, and the pips are put on its sides
//! accordingly. So its value never depends on an animation.

use crate::game::scatter::{DiePlacement, Edge};
use farkle_rules::Face;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The pips on the sides of a die: up, front, right, left, back, down. Opposite sides add up to
/// seven. `quarters` turns the die around its vertical axis.
fn sides(up: u8, quarters: usize) -> [u8; 6] {
    let (front, right) = match up {
        1 => (2, 3),
        2 => (6, 3),
        3 => (2, 6),
        4 => (2, 1),
        5 => (1, 3),
        _ => (5, 3),
    };
    let mut around = [front, right, 7 - front, 7 - right];
    around.rotate_left(quarters % 4);
    let [front, right, back, left] = around;
    [up, front, right, left, back, 7 - up]
}

const SIDE_NAMES: [&str; 6] = ["up", "front", "right", "left", "back", "down"];

/// The cube of a die. It is hidden from screen readers: the caller says its value in words.
#[component]
pub(crate) fn Cube(face: Face, #[prop(optional)] quarters: usize) -> impl IntoView {
    let named = SIDE_NAMES.into_iter().zip(sides(face.pips(), quarters));
    view! {
        <span class="cube" aria-hidden="true">
            {named.map(|(name, pips)| view! { <i class=format!("side {name} pips-{pips}")></i> }).collect_view()}
        </span>
    }
}

/// Where a die lies and how it gets there, for the style sheet.
pub(crate) fn flight(lie: DiePlacement) -> impl leptos::attr::Attribute {
    let part = |part: f64| format!("{part:.3}");
    let degrees = |angle: f64| format!("{angle:.0}deg");
    view! {
        <{..}
            class:turned-right={lie.angle > 0.0}
            data-edge=name_of_edge(lie.edge)
            style=("--x", lie.x.of("--wide"))
            style=("--y", lie.y.of("--high"))
            style=("--spin-x", degrees(lie.spin[0]))
            style=("--spin-y", degrees(lie.spin[1]))
            style=("--spin-z", degrees(lie.spin[2]))
            style=("--starts", part(lie.starts))
            style=("--lands", part(lie.lands))
            style=("--askew", format!("{:.1}deg", lie.angle))
        />
    }
}

/// When each die that flies now leaves the hand, and how long it flies, in seconds: as the style
/// sheet has it.
pub(crate) fn flights() -> Vec<(f64, f64)> {
    let Ok(dice) = document().query_selector_all(".thrown .die") else { return Vec::new() };
    let flight = |place| {
        let die = dice.get(place)?.dyn_into::<web_sys::Element>().ok()?;
        let style = window().get_computed_style(&die).ok().flatten()?;
        let number =
            |name| style.get_property_value(name).ok()?.trim().trim_end_matches('s').parse::<f64>().ok();
        let tumble = number("--tumble")?;
        Some((tumble * number("--starts").unwrap_or(0.0), tumble * number("--lands").unwrap_or(1.0)))
    };
    (0..dice.length()).filter_map(flight).collect()
}

/// The name of an edge in the style sheet.
fn name_of_edge(edge: Edge) -> Option<&'static str> {
    match edge {
        Edge::None => None,
        Edge::Back => Some("back"),
        Edge::Left => Some("left"),
        Edge::Right => Some("right"),
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
        for (up, quarters) in (1..=6).flat_map(|up| (0..4).map(move |quarters| (up, quarters))) {
            let [up, front, right, left, back, down] = sides(up, quarters);
            assert_eq!((up + down, front + back, right + left), (7, 7, 7));
            let mut all = [up, front, right, left, back, down];
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6]);
        }
    }

    #[test]
    fn however_a_die_lies_it_is_the_same_die() {
        // Around the corner of one, two and three, these follow each other in the same direction on
        // every real die of this kind.
        let turn = |[a, b, c]: [u8; 3]| {
            let mirrored = [a, b, c].iter().filter(|pips| **pips > 3).count() % 2 == 1;
            let [a, b, c] = [a, b, c].map(|pips| pips.min(7 - pips));
            ((b + 3 - a) % 3 == 1 && (c + 3 - b) % 3 == 1) != mirrored
        };
        for (up, quarters) in (1..=6).flat_map(|up| (0..4).map(move |quarters| (up, quarters))) {
            let [up, front, right, ..] = sides(up, quarters);
            assert!(turn([up, front, right]), "{up} up, {front} in front, {right} on the right");
        }
    }
}
