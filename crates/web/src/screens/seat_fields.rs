//! The fields of a seat in a setup, for a game and for a pad: its colour, its name, and its
//! removal.

use crate::game::colors::{self, COLORS};
use crate::game::seats::{is_nobody, person};
use crate::language::messages::say;
use crate::page::browser;
use crate::page::focus;
use crate::page::focus::Focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::screens::set_up_faults::Faults;
use crate::storage::settings::{GameChoice, SeatChoice};
use farkle_client::LONGEST_NAME;
use farkle_rules::MAX_SEATS;
use leptos::prelude::*;

/// The id of the sentence on the length of names.
const NAME_LIMIT: &str = "name-limit";

/// The id of the words that say who plays in a seat, where that is no person.
pub(crate) fn holder_of(index: usize) -> String {
    format!("holder-{index}")
}

/// The first free colour.
pub(crate) fn free_color(choice: &GameChoice) -> u8 {
    colors::free(choice.seats.iter().map(|seat| seat.color))
}

/// Gives a seat a colour; whoever has had it gets that of the seat.
fn paint(seats: &mut [SeatChoice], index: usize, color: u8) {
    let Some(before) = seats.get(index).map(|seat| seat.color) else { return };
    for seat in seats.iter_mut().filter(|seat| seat.color == color) {
        seat.color = before;
    }
    seats[index].color = color;
}

/// A button that shows the colour of a seat and opens all of them.
#[component]
fn Palette(choice: RwSignal<GameChoice>, index: usize, color: Memo<u8>) -> impl IntoView {
    let name = |color: u8| say!(&format!("color-{}", color + 1));
    let button = format!("#palette-{index} > summary");
    let close = StoredValue::new(move || {
        browser::close_details(&format!("#palette-{index}"));
        focus::soon_on(button.clone());
    });
    let pots = (0..COLORS).map(|pot| view! {
        <button class="button quiet icon-button swatch" data-seat=colors::mark(pot) title=name(pot) aria-pressed=move || if color.get() == pot { "true" } else { "false" }
            on:click=move |_| {
                choice.update(|c| paint(&mut c.seats, index, pot));
                close.with_value(|close| close());
            }>
            <i></i><span class="unseen">{name(pot)}</span>
        </button>
    });
    let close_with_escape = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            close.with_value(|close| close());
        }
    };
    view! {
        <details class="palette" id=format!("palette-{index}") on:keydown=close_with_escape>
            <summary class="button quiet icon-button swatch">
                <i></i><span class="unseen">{move || say!("new-color-of", "number" => index + 1, "color" => name(color.get()))}</span>
            </summary>
            <div class="pots card">{pots.collect_view()}</div>
        </details>
    }
}

/// All seats, and the button that adds one for a person.
#[component]
pub(crate) fn SeatList(
    choice: RwSignal<GameChoice>,
    /// The row of a seat.
    row: impl Fn(usize) -> AnyView + Copy + Send + 'static,
) -> impl IntoView {
    let count = Memo::new(move |_| choice.read().seats.len());
    let add = move |_| choice.update(|c| c.seats.push(person(&c.seats, free_color(c))));
    view! {
        <p class="unseen" id=NAME_LIMIT>{say!("new-name-limit", "most" => LONGEST_NAME)}</p>
        <ol class="seats">{move || (0..count.get()).map(row).collect_view()}</ol>
        <Show when=move || count.get() < MAX_SEATS>
            <div class="buttons add-seats">
                <button class="button" on:click=add><Drawing icon=Icon::Plus/>{say!("new-add-person")}</button>
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
    let rename = move |event| {
        choice.update(|c| {
            if let Some(seat) = c.seats.get_mut(index) {
                seat.name = event_target_value(&event);
            }
        });
    };
    // What is typed replaces a name that nobody has chosen. A tap gives the focus first, and the
    // next one places the caret.
    let has_come = StoredValue::new(false);
    let select_all = move |event: web_sys::MouseEvent| {
        let has_come = has_come.try_update_value(|come| std::mem::replace(come, false)) == Some(true);
        if has_come && name.with_untracked(|name| is_nobody(name)) {
            event_target::<web_sys::HtmlInputElement>(&event).select();
        }
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
            <Palette choice index color/>
            <label class="name"><span class="unseen">{say!("new-name-of", "number" => number)}</span>
                <input class="input" autocomplete="off" spellcheck="false" prop:value=move || name.get() on:input=rename on:focus=move |_| has_come.set_value(true) on:click=select_all
                    aria-invalid=move || fault.read().is_some().then_some("true") aria-describedby=format!("{described} {NAME_LIMIT} {}", holder_of(index))/>
            </label>
            {children.map(|children| children())}
            <button class="button quiet icon-button remove" disabled=alone on:click=remove>
                <Drawing icon=Icon::Cross/><span class="unseen">{say!("new-remove", "number" => number)}</span>
            </button>
            <div class="fault" id=fault_id><Region>{move || fault.get()}</Region></div>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_that_somebody_else_has_is_swapped() {
        let seat = |color| SeatChoice { name: String::new(), temperament: None, color };
        let mut seats = vec![seat(0), seat(1), seat(2)];
        let colors = |seats: &[SeatChoice]| seats.iter().map(|seat| seat.color).collect::<Vec<_>>();
        paint(&mut seats, 0, 2);
        assert_eq!(colors(&seats), [2, 1, 0]);
        paint(&mut seats, 1, 7);
        assert_eq!(colors(&seats), [2, 7, 0]);
        paint(&mut seats, 1, 7);
        paint(&mut seats, 9, 3);
        assert_eq!(colors(&seats), [2, 7, 0]);
    }
}
