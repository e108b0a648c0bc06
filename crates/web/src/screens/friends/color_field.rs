//! The choice of a colour at a table of a server.

use crate::game::colors::{self, COLORS};
use crate::language::messages::say;
use crate::storage::settings::{SeatChoice, settings};
use leptos::prelude::*;

/// The colour that this person took last.
pub(super) fn offered_color() -> u8 {
    let own = |color: &SeatChoice| color.temperament.is_none();
    settings().with_untracked(|settings| {
        let seats = settings.last_game.iter().flat_map(|last| &last.seats);
        seats.into_iter().find(|seat| own(seat)).map_or(0, |seat| seat.color)
    })
}

/// Keeps the colour for the next time.
pub(super) fn keep_color(color: u8) {
    settings().update(|settings| {
        let seats = settings.last_game.iter_mut().flat_map(|last| &mut last.seats);
        let mut seats: Vec<_> = seats.collect();
        let Some(own) = seats.iter().position(|seat| seat.temperament.is_none()) else { return };
        let before = seats[own].color;
        // At the next table around one screen nobody else has it.
        seats.iter_mut().filter(|seat| seat.color == color).for_each(|seat| seat.color = before);
        seats[own].color = color;
    });
}

/// All colours; those that somebody else has can't be taken.
#[component]
pub(super) fn ColorField(
    color: Signal<u8>,
    taken: Signal<Vec<u8>>,
    change: impl Fn(u8) + Copy + 'static,
) -> impl IntoView {
    let name = |color: u8| say!(&format!("color-{}", color + 1));
    let pot = move |pot: u8| {
        let is_taken = move || taken.with(|taken| taken.contains(&pot));
        view! {
            <label class="pot" data-seat=colors::mark(pot) title=name(pot)>
                <input type="radio" name="color" value=pot prop:checked=move || color.get() == pot prop:disabled=is_taken on:change=move |_| change(pot)/>
                <i aria-hidden="true"></i><span class="unseen">{name(pot)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="color-field"><legend>{say!("friends-color")}</legend>{(0..COLORS).map(pot).collect_view()}</fieldset>
    }
}
