//! The fields of a seat in a setup, for a game and for a pad: its colour, its name, and its
//! removal.

use crate::game::colors::{self, COLORS};
use crate::game::seats::person;
use crate::language::messages::say;
use crate::page::focus::Focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::screens::set_up_faults::Faults;
use crate::storage::settings::GameChoice;
use farkle_rules::MAX_SEATS;
use leptos::prelude::*;

/// The first free colour.
pub(crate) fn free_color(choice: &GameChoice) -> u8 {
    colors::free(choice.seats.iter().map(|seat| seat.color))
}

/// The next free colour, or simply the next one if all are taken.
fn next_color(choice: &GameChoice, index: usize) -> u8 {
    let now = choice.seats.get(index).map_or(0, |seat| seat.color);
    let taken = |color: &u8| choice.seats.iter().any(|seat| seat.color == *color);
    (1..COLORS).map(|step| (now + step) % COLORS).find(|color| !taken(color)).unwrap_or((now + 1) % COLORS)
}

/// All seats, and the buttons that add one: for a person, and those among the children.
#[component]
pub(crate) fn SeatList(
    choice: RwSignal<GameChoice>,
    /// The row of a seat.
    row: impl Fn(usize) -> AnyView + Copy + Send + 'static,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let count = Memo::new(move |_| choice.read().seats.len());
    let add = move |_| choice.update(|c| c.seats.push(person(&c.seats, free_color(c))));
    let others = StoredValue::new(children);
    view! {
        <ol class="seats">{move || (0..count.get()).map(row).collect_view()}</ol>
        <Show when=move || count.get() < MAX_SEATS>
            <div class="buttons add-seats">
                <button class="button" on:click=add><Drawing icon=Icon::Plus/>{say!("new-add-person")}</button>
                {others.with_value(|others| others.as_ref().map(|others| others()))}
            </div>
        </Show>
    }
}

/// The row of a seat; its children stand beside the name.
#[component]
pub(crate) fn SeatFields(
    choice: RwSignal<GameChoice>,
    index: usize,
    faults: Faults,
    /// Called when the seat is removed.
    #[prop(optional, into)]
    on_remove: Option<Callback<usize>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let number = index + 1;
    let name =
        Memo::new(move |_| choice.read().seats.get(index).map(|seat| seat.name.clone()).unwrap_or_default());
    let alone = choice.with_untracked(|c| c.seats.len() == 1);
    let color = Memo::new(move |_| choice.read().seats.get(index).map_or(0, |seat| seat.color));
    let recolor = move |_| {
        choice.update(|c| {
            let next = next_color(c, index);
            if let Some(seat) = c.seats.get_mut(index) {
                seat.color = next;
            }
        });
    };
    let rename = move |event| {
        choice.update(|c| {
            if let Some(seat) = c.seats.get_mut(index) {
                seat.name = event_target_value(&event);
            }
        });
    };
    let fault = Memo::new(move |_| faults.of_name(index));
    let described = format!("name-fault-{index}");
    let fault_id = described.clone();
    let remove = move |_| {
        Focus::now().keep(&[".add-seats button"]);
        choice.update(|c| drop(c.seats.remove(index)));
        if let Some(on_remove) = on_remove {
            on_remove.run(index);
        }
    };
    view! {
        <li class="seat card" data-seat=move || colors::mark(color.get())>
            <button class="button quiet icon-button swatch" on:click=recolor>
                <i></i><span class="unseen">{move || say!("new-color-of", "number" => number, "color" => say!(&format!("color-{}", color.get() + 1)))}</span>
            </button>
            <label class="name"><span class="unseen">{say!("new-name-of", "number" => number)}</span>
                <input class="input" autocomplete="off" spellcheck="false" prop:value=move || name.get() on:input=rename
                    aria-invalid=move || fault.read().is_some().then_some("true") aria-describedby=described/>
            </label>
            {children.map(|children| children())}
            <button class="button quiet icon-button remove" disabled=alone on:click=remove>
                <Drawing icon=Icon::Cross/><span class="unseen">{say!("new-remove", "number" => number)}</span>
            </button>
            <div class="fault" id=fault_id><Region>{move || fault.get()}</Region></div>
        </li>
    }
}
