//! The players of a pad: renaming, joining, leaving, and corrections of points.

use super::keeper::{Keeper, name_of};
use super::points_typed::points_typed;
use crate::language::messages::{messages, say};
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::screens::set_up_faults::name_in_words;
use farkle_client::name_faults;
use farkle_client::pad::{Pad, PadError};
use farkle_rules::{Entry, Points, Seat};
use leptos::prelude::*;

/// All players, and a field for another one.
#[component]
pub(super) fn Players(keeper: Keeper) -> impl IntoView {
    let fault = RwSignal::new(None::<String>);
    let seats = Memo::new(move |_| keeper.pad.with(|pad| pad.game().seats().collect::<Vec<_>>()));
    view! {
        <div class="stack">
            <ul class="pad-players">
                {move || seats.get().into_iter().map(|seat| view! { <Player keeper seat fault/> }).collect_view()}
            </ul>
            {move || fault.get().map(|fault| view! { <p class="fault" role="alert">{fault}</p> })}
            <Join keeper fault/>
        </div>
    }
}

/// Tries an edit and shows why it was refused.
fn attempt(
    keeper: Keeper,
    fault: RwSignal<Option<String>>,
    edit: impl FnOnce(&mut Pad) -> Result<(), PadError>,
) -> bool {
    let done = keeper.try_edit(edit);
    fault.set(done.as_ref().err().map(|error| messages().pad_error(error)));
    done.is_ok()
}

/// Whether a name is free, except for the player on `seat`; shows why not.
fn can_be_called(keeper: Keeper, fault: RwSignal<Option<String>>, name: &str, seat: Option<Seat>) -> bool {
    let mut names = keeper.pad.with_untracked(|pad| pad.names().to_vec());
    if let Some(seat) = seat.filter(|seat| seat.index() < names.len()) {
        names.remove(seat.index());
    }
    names.push(name.to_string());
    let wrong = name_faults(&names).pop().flatten();
    fault.set(wrong.as_ref().map(name_in_words));
    wrong.is_none()
}

/// The points in a field. If there are none to read, the page says why.
fn read_points(typed: RwSignal<String>, fault: RwSignal<Option<String>>) -> Option<Points> {
    let points = points_typed(&typed.read_untracked());
    fault.set(points.as_ref().err().cloned());
    points.ok()
}

#[component]
fn Player(keeper: Keeper, seat: Seat, fault: RwSignal<Option<String>>) -> impl IntoView {
    let number = seat.index() + 1;
    let name = move || keeper.pad.with(|pad| name_of(pad, seat));
    let gone = move || keeper.pad.with(|pad| !pad.game().is_present(seat));
    let score = move || keeper.pad.with(|pad| pad.game().score(pad.game().side(seat)));
    let by = RwSignal::new(String::new());
    let rename = move |event: web_sys::Event| {
        let field = event_target::<web_sys::HtmlInputElement>(&event);
        let new = field.value();
        if new != name()
            && (!can_be_called(keeper, fault, &new, Some(seat))
                || !attempt(keeper, fault, |pad| pad.rename(seat, new.trim())))
        {
            field.set_value(&name());
        }
    };
    let correct = move |sign: i32| {
        let Some(points) = read_points(by, fault) else { return };
        let points = Points(sign * points.0);
        let side = keeper.pad.with_untracked(|pad| pad.game().side(seat));
        if points.0 != 0 && attempt(keeper, fault, |pad| pad.enter(Entry::Corrected { side, points })) {
            by.set(String::new());
        }
    };
    let leave = move |_| {
        if attempt(keeper, fault, |pad| pad.enter(Entry::Left(seat))) {
            // The button has disappeared; the next one of this player gets the focus.
            focus::soon_on(format!(".pad-players li:nth-child({number}) summary"));
        }
    };
    let color = keeper.pad.with_untracked(|pad| keeper.colors().of_side(pad.game(), pad.game().side(seat)));
    view! {
        <li class="card" data-seat=color>
            <label class="field"><span class="unseen">{say!("new-name-of", "number" => number)}</span>
                <input class="input" autocomplete="off" spellcheck="false" prop:value=name on:change=rename/>
            </label>
            <b class="number">{move || messages().points(score())}</b>
            <div class="deeds">
            {move || if gone() { view! { <p class="muted">{say!("pad-has-left")}</p> }.into_any() } else { view! {
                <button class="button quiet danger" on:click=leave>
                    {say!("pad-leaves")}<span class="unseen">{name}</span>
                </button>
            }.into_any() }}
            <details>
                <summary>{say!("pad-correct")}</summary>
                <div class="correct">
                    <label><span class="unseen">{move || say!("pad-correct-by", "name" => name())}</span>
                        <input class="input number" inputmode="numeric" autocomplete="off" prop:value=move || by.get()
                            on:input=move |event| by.set(event_target_value(&event))/>
                    </label>
                    <button class="button" on:click=move |_| correct(1)>{say!("pad-give")}</button>
                    <button class="button" on:click=move |_| correct(-1)>{say!("pad-take")}</button>
                </div>
            </details>
            </div>
        </li>
    }
}

/// Another player joins.
#[component]
fn Join(keeper: Keeper, fault: RwSignal<Option<String>>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let score = RwSignal::new(String::new());
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(points) = read_points(score, fault) else { return };
        if can_be_called(keeper, fault, &name.read_untracked(), None)
            && attempt(keeper, fault, |pad| pad.join(name.read_untracked().trim(), points))
        {
            name.set(String::new());
            score.set(String::new());
        }
    };
    view! {
        <form class="card join" on:submit=join>
            <h3>{say!("pad-join-title")}</h3>
            <label class="field"><span class="label">{say!("pad-name")}</span>
                <input class="input" autocomplete="off" spellcheck="false" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <label class="field"><span class="label">{say!("pad-begins-with")}</span>
                <input class="input number" inputmode="numeric" placeholder="0" prop:value=move || score.get()
                    on:input=move |event| score.set(event_target_value(&event))/>
            </label>
            <button class="button" type="submit"><Drawing icon=Icon::Plus/>{say!("pad-joins")}</button>
        </form>
    }
}
