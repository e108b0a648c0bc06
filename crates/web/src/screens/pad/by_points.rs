//! A turn by its points: big keys, bank, farkle, and the other ends of a turn by these rules.

use super::keeper::Keeper;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use farkle_rules::rule_set::LeftoverDice;
use farkle_rules::{Entry, TurnResult};
use leptos::prelude::*;

/// The ends of a turn beside bank and farkle, where the rules have them, and their messages.
const ENDINGS: [(TurnResult, &str); 3] = [
    (TurnResult::ToxicTwos, "verdict-toxic"),
    (TurnResult::GaveUp, "pad-nothing"),
    (TurnResult::Won, "pad-won-by-roll"),
];

/// The keys.
#[component]
pub(super) fn ByPoints(keeper: Keeper) -> impl IntoView {
    let key = move |digits: &'static str| {
        view! { <button class="button key digit" on:click=move |_| keeper.type_digits(digits)>{digits}</button> }
    };
    let shown = move || {
        let points = keeper.points();
        if points.0 == 0 { say!("pad-points") } else { messages().points(points) }
    };
    // Whoever taps "Bank" before that is told what is missing, until something is typed.
    let asked = RwSignal::new(false);
    Effect::new(move |_| {
        keeper.typed.track();
        keeper.pad.track();
        asked.set(false);
    });
    let after = move || {
        let points = keeper.points();
        if points.0 == 0 && asked.get() {
            return say!("pad-points-first");
        }
        keeper.pad.with(|pad| {
            let score = pad.game().score(pad.game().side(pad.game().mover()));
            if points.0 > 0 {
                say!("bank-score", "score" => score + points)
            } else {
                say!("pad-has", "score" => score)
            }
        })
    };
    let nothing_typed = move || (keeper.points().0 == 0).to_string();
    let bank = move |event: web_sys::MouseEvent| {
        let points = keeper.points();
        if points.0 > 0 {
            keeper.enter(TurnResult::Banked(points));
        } else if event.detail() < 2 {
            // The second half of a double tap has asked for nothing.
            asked.set(true);
        }
    };
    view! {
        <output class="typed" class:none=move || keeper.points().0 == 0><b class="number">{shown}</b><small class="number">{after}</small></output>
        <LeftOver keeper count=keeper.left_over name="left-over"/>
        <OtherEndings keeper/>
        <div class="keypad">
            {["7", "8", "9"].map(key).collect_view()}
            <button class="button key" on:click=move |_| keeper.rub()><Drawing icon=Icon::Rub/><span class="unseen">{say!("pad-rub")}</span></button>
            {["4", "5", "6"].map(key).collect_view()}
            <button class="button key farkle" on:click=move |event| keeper.tap_farkle(&event)>{say!("farkle")}</button>
            {["1", "2", "3"].map(key).collect_view()}
            <button class="button primary key bank" aria-disabled=nothing_typed on:click=bank>{say!("bank-nothing")}</button>
            {["0", "00", "50"].map(key).collect_view()}
        </div>
    }
}

/// The number of dice that the next player may take over, where the rules have that.
#[component]
pub(super) fn LeftOver(
    keeper: Keeper,
    /// The number.
    count: RwSignal<u8>,
    /// The name of the field, of which a page may have two.
    name: &'static str,
) -> impl IntoView {
    let most = keeper.pad.with_untracked(|pad| {
        let dice = pad.rules().dice() as u8;
        match pad.rules().leftover_dice() {
            LeftoverDice::Unused => None,
            // A farkle with all dice leaves all of them.
            LeftoverDice::HighStakes => Some(dice),
            // None left over means hot dice: then all of them can be taken over.
            LeftoverDice::Piggyback => Some(dice - 1),
        }
    });
    let choice = move |dice: u8| {
        view! {
            <label class="choice">
                <input type="radio" name=name prop:checked=move || count.get() == dice on:change=move |_| count.set(dice)/>
                <span>{dice}</span>
            </label>
        }
    };
    most.map(|most| {
        view! {
            <fieldset class="choices left-over"><legend>{say!("dial-inheritance")}</legend>{(0..=most).map(choice).collect_view()}</fieldset>
        }
    })
}

/// The other ends of a turn, if the rules have them now.
#[component]
fn OtherEndings(keeper: Keeper) -> impl IntoView {
    let possible = move |result| {
        let entry = Entry::Turn { result, left_over: 0, overruled: false };
        keeper.pad.with(|pad| pad.game().check_entry(entry).is_ok())
    };
    move || {
        let buttons: Vec<_> = ENDINGS
            .into_iter()
            .filter(|(result, _)| possible(*result))
            .map(|(result, label)| {
                view! { <button class="button" on:click=move |_| keeper.enter(result)>{say!(label)}</button> }
            })
            .collect();
        (!buttons.is_empty()).then(|| view! { <div class="buttons endings">{buttons}</div> })
    }
}
