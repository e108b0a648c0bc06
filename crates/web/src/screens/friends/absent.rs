//! Somebody is gone or takes too long whose turn it is: what the others can do about it.

use super::refusals::Refused;
use crate::friends::far_table::FarTable;
use crate::language::messages::say;
use farkle_rules::Seat;
use farkle_strategy::Temperament;
use leptos::prelude::*;

/// Who moves for somebody who is gone: as for somebody who leaves.
const STAND_IN: Temperament = Temperament::Calculator;

/// Waiting on, having a computer player move, or ending the game.
#[component]
pub(crate) fn Absent(far: FarTable, seat: Seat, name: String) -> impl IntoView {
    let why = if untrack(move || far.is_overdue(seat)) { "friends-slow-turn" } else { "friends-gone-turn" };
    view! {
        <fieldset class="starters absent">
            <legend>{say!(why, "name" => name.clone())}</legend>
            <button class="button stand-in" on:click=move |_| far.stand_in(seat, STAND_IN.name())>
                {say!("friends-stand-in", "name" => name)}
            </button>
            <EndForAll end=move || far.end()/>
            <Refused far/>
        </fieldset>
    }
}

/// Ends the game for all, when it is pressed a second time: nobody can take that back.
#[component]
pub(super) fn EndForAll(end: impl Fn() + 'static) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let press = move |_| match is_asked.get_untracked() {
        true => end(),
        false => is_asked.set(true),
    };
    view! {
        <button class="button end" class:danger=move || is_asked.get() on:click=press>
            {move || if is_asked.get() { say!("friends-end-sure") } else { say!("friends-end") }}
        </button>
    }
}
