//! The dice of the day for several people around this screen.

use crate::game::new_game::{first_choice, people_of};
use crate::game::today;
use crate::language::messages::say;
use crate::page::route::{Route, go};
use crate::screens::seat_fields::{SeatFields, SeatList};
use crate::screens::set_up_faults::Faults;
use crate::storage::settings::{GameChoice, settings};
use farkle_daily::Day;
use leptos::prelude::*;

/// Who plays, folded up: most people play alone.
#[component]
pub(super) fn Together(day: Day) -> impl IntoView {
    let last = settings().with_untracked(|settings| settings.last_game.clone());
    let rules = day.rules();
    let last = GameChoice {
        rules: rules.code(),
        rules_name: rules.name().to_string(),
        ..last.unwrap_or_else(first_choice)
    };
    let choice = RwSignal::new(people_of(&last));
    let faults = Faults::of(choice);
    let begin = move |_| {
        // The fields say already what is wrong.
        if faults.are_none()
            && let Some(id) = choice.with_untracked(|choice| today::begin_together(day, choice))
        {
            go(Route::Table(id));
        }
    };
    view! {
        <details class="card together">
            <summary>{say!("today-together")}</summary>
            <div class="stack">
                <p class="muted">{say!("today-together-about")}</p>
                <SeatList choice row=move |index| view! { <SeatFields choice index faults/> }.into_any()/>
                <button class="button wide" on:click=begin>{say!("new-begin")}</button>
            </div>
        </details>
    }
}
