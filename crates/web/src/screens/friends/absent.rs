//! Somebody is gone whose turn it is: what the others can do about it.

use super::refusals::Refused;
use crate::friends::far_table::FarTable;
use crate::language::messages::say;
use farkle_rules::Seat;
use farkle_strategy::Temperament;
use leptos::prelude::*;

/// Who moves for somebody who is gone.
const STAND_IN: Temperament = Temperament::Cautious;

/// Waiting on, having a computer player move, or ending the game.
#[component]
pub(crate) fn Absent(far: FarTable, seat: Seat, name: String) -> impl IntoView {
    let rival = STAND_IN.person();
    view! {
        <fieldset class="starters absent">
            <legend>{say!("friends-gone-turn", "name" => name.clone())}</legend>
            <button class="button stand-in" on:click=move |_| far.stand_in(seat, STAND_IN.name())>
                {say!("friends-stand-in", "rival" => rival, "name" => name)}
            </button>
            <button class="button end" on:click=move |_| far.end()>{say!("friends-end")}</button>
            <Refused far/>
        </fieldset>
    }
}
