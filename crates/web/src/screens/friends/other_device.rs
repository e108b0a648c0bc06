//! This person plays at another device: how they go on at this one.

use crate::friends::far_table::FarTable;
use crate::language::messages::say;
use leptos::prelude::*;

/// Says so, and goes on here.
#[component]
pub(crate) fn ActHere(far: FarTable) -> impl IntoView {
    view! {
        <button class="button primary come-back act-here" on:click=move |_| far.act_here()>
            <span>{say!("elsewhere-take-over")}</span>
            <small>{say!("friends-other-device")}</small>
        </button>
    }
}
