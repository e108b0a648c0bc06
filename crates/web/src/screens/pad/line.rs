//! Changing a line of the sheet: another result, removal, or a forgotten turn before it.
//!
//! Everything after it is computed again. What the rules then refuse stays, let pass and marked
//! with the reason.

use super::by_points::LeftOver;
use super::keeper::{Doubt, Keeper, NEXT, name_of};
use super::paper::between;
use super::points_typed::points_typed;
use crate::language::messages::{messages, say};
use crate::page::focus::{self, Focus};
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use farkle_client::pad::{Pad, PadError, PadLine, PlayedLine};
use farkle_rules::{Entry, Event, EventError, Points, TurnResult};
use leptos::prelude::*;

/// The line with this index.
#[component]
pub(super) fn LineEditor(keeper: Keeper, at: usize) -> impl IntoView {
    let line = keeper.pad.with_untracked(|pad| pad.lines().get(at).cloned());
    line.map(|line| {
        let is_turn = line.seat.is_some();
        let about = keeper.pad.with_untracked(|pad| about(pad, &line));
        let warning = line.warning.as_ref().map(|warning| messages().event_error(warning));
        let remove = move |_| done(keeper, |pad| pad.remove(at));
        view! {
            <div class="stack line-editor">
                <p>{about}</p>
                {dice_of(&line)}
                {warning.map(|warning| view! { <p class="doubt"><Drawing icon=Icon::Warning/><span>{say!("pad-let-pass-because", "reason" => warning)}</span></p> })}
                {is_turn.then(|| view! { <TurnResultForm keeper at line=line.clone()/> })}
                <button class="button quiet danger" on:click=remove><Drawing icon=Icon::Bin/>{say!("pad-remove-line")}</button>
            </div>
        }
    })
}

fn about(pad: &Pad, line: &PlayedLine) -> String {
    match line.seat {
        Some(seat) => say!("pad-line-of", "name" => name_of(pad, seat), "round" => line.round as usize),
        None => between(pad, line),
    }
}

/// The rolls of a turn that was entered roll by roll.
fn dice_of(line: &PlayedLine) -> impl IntoView + use<> {
    let steps: Vec<String> = line
        .line
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled(dice) => Some(say!("said-rolled", "dice" => messages().dice(dice.faces()))),
            Event::SetAside { dice, .. } | Event::Entered(Entry::LetPass { dice, .. }) => {
                Some(say!("replay-set-aside", "dice" => messages().dice(dice.faces())))
            }
            _ => None,
        })
        .collect();
    (!steps.is_empty()).then(|| {
        view! { <ol class="line-dice">{steps.into_iter().map(|step| view! { <li>{step}</li> }).collect_view()}</ol> }
    })
}

#[component]
fn TurnResultForm(keeper: Keeper, at: usize, line: PlayedLine) -> impl IntoView {
    let points = line.outcome.turn_end.map_or(Points::ZERO, |end| end.total);
    let typed = RwSignal::new(if points.0 > 0 { points.0.to_string() } else { String::new() });
    let fault = RwSignal::new(None::<String>);
    // What the next player may take over stays with the line, unless that is what was wrong.
    let left_over = RwSignal::new(line.left_over);
    let bank = move || points_typed(&typed.read()).unwrap_or_default();
    let is_below_zero = move || bank() < Points::ZERO;
    let put = move |result: TurnResult, inserts: bool| {
        let entry = Entry::Turn { result, left_over: left_over.get_untracked(), overruled: false };
        let line = PadLine::of(entry);
        let edit = |pad: &mut Pad| if inserts { pad.insert(at, line) } else { pad.replace(at, line) };
        if let Err(error) = try_edit(keeper, edit) {
            fault.set(Some(messages().pad_error(&error)));
        }
    };
    let replace = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if bank().0 > 0 {
            put(TurnResult::Banked(bank()), false);
        }
    };
    // The current number is to be changed: typing replaces it.
    focus::soon_on("#line-points");
    let select = move |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <form class="stack" on:submit=replace>
            <label class="field"><span class="label">{say!("pad-points")}</span>
                <input class="input number big" id="line-points" inputmode="numeric" autocomplete="off"
                    prop:value=move || typed.get() on:focus=select
                    on:input=move |event| typed.set(event_target_value(&event))
                    on:change=move |_| fault.set(points_typed(&typed.read_untracked()).err())
                    aria-invalid=move || (is_below_zero() || fault.read().is_some()).then_some("true") aria-describedby="line-points-fault"/>
            </label>
            <div class="fault" id="line-points-fault"><Region>{move || is_below_zero().then(|| say!("pad-no-bank-below-zero"))}</Region></div>
            <LeftOver keeper count=left_over name="line-left-over"/>
            {move || fault.get().map(|fault| view! { <p class="fault" role="alert">{fault}</p> })}
            <div class="buttons">
                <button class="button primary" type="submit" disabled=move || bank().0 <= 0>{say!("pad-save-line")}</button>
                <button class="button farkle" type="button" on:click=move |_| put(TurnResult::Farkled, false)>{say!("pad-was-farkle")}</button>
            </div>
            <h3>{say!("pad-insert-title")}</h3>
            <div class="buttons">
                <button class="button" type="button" disabled=move || bank().0 <= 0 on:click=move |_| put(TurnResult::Banked(bank()), true)>
                    <Drawing icon=Icon::Plus/>{move || say!("pad-insert-bank", "points" => bank().max(Points::ZERO))}
                </button>
                <button class="button" type="button" on:click=move |_| put(TurnResult::Farkled, true)>
                    <Drawing icon=Icon::Plus/>{say!("pad-insert-farkle")}
                </button>
            </div>
        </form>
    }
}

/// Makes an edit and closes the line; announces what the rules now object to, the changed line
/// first.
fn try_edit(keeper: Keeper, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> Result<(), PadError> {
    let before = keeper.pad.with_untracked(warnings);
    // The pressed button disappears with the line, and maybe also the cell from which it was
    // opened.
    Focus::now().keep(&NEXT);
    keeper.change(edit)?;
    keeper.open.set(None);
    let after = keeper.pad.with_untracked(warnings);
    let new = after.into_iter().find(|warning| !before.contains(warning));
    let said = match new {
        Some((name, error)) => {
            let reason = messages().event_error(&error);
            let said = say!("pad-changed-with-warning", "name" => name, "reason" => reason);
            keeper.doubt.set(Some(Doubt { reason: said.clone(), remedy: None }));
            said
        }
        None => say!("pad-changed"),
    };
    keeper.say(said);
    Ok(())
}

fn done(keeper: Keeper, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) {
    if let Err(error) = try_edit(keeper, edit) {
        keeper.object(messages().pad_error(&error), None);
    }
}

/// All lines that the rules refuse: whose, and why.
fn warnings(pad: &Pad) -> Vec<(String, EventError)> {
    let lines = pad.lines().iter();
    lines
        .filter_map(|line| {
            Some((line.seat.map(|seat| name_of(pad, seat)).unwrap_or_default(), line.warning.clone()?))
        })
        .collect()
}
