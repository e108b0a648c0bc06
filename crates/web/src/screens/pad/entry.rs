//! Where a turn is entered: by its points or roll by roll; and what the rules object to.

use super::by_dice::ByDice;
use super::by_points::ByPoints;
use super::keeper::{Keeper, Open, focus_entry, name_of};
use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::modal::modal;
use crate::storage::settings::settings;
use farkle_rules::Phase;
use leptos::prelude::*;

/// The panel: at the bottom of a phone, beside the sheet on a desk.
#[component]
pub(super) fn EntryPanel(keeper: Keeper) -> impl IntoView {
    let waits_for_starter = Memo::new(move |_| {
        keeper.pad.with(|pad| matches!(pad.game().phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter))
    });
    view! {
        <section class="pad-entry" aria-label=say!("pad-enter")>
            <Show when=move || !waits_for_starter.get() fallback=move || view! { <Starters keeper/> }>
                <Ways keeper/>
                <DoubtNote keeper/>
                <Show when=move || keeper.by_dice.get() fallback=move || view! { <ByPoints keeper/> }>
                    <ByDice keeper/>
                </Show>
            </Show>
        </section>
    }
}

/// Whose turn it is, and the two ways to enter it.
#[component]
fn Ways(keeper: Keeper) -> impl IntoView {
    let way = move |by_dice: bool, icon: Icon, label: String| {
        let on = move || keeper.by_dice.get() == by_dice;
        view! {
            <button class="button quiet" aria-pressed=move || on().to_string() on:click=move |_| { keeper.drop_doubt(); keeper.forget_said(); keeper.by_dice.set(by_dice); }>
                <Drawing icon/>{label}
            </button>
        }
    };
    view! {
        <header class="ways">
            <h2 tabindex="-1">{move || say!("table-turn-of", "name" => keeper.mover())}</h2>
            <div class="way-switch" role="group" aria-label=say!("pad-way")>
                {way(false, Icon::Digits, say!("pad-points"))}
                {way(true, Icon::Dice, say!("table-dice"))}
            </div>
            {move || settings().with(|settings| settings.pad.advice).then(|| view! {
                <button class="button quiet icon-button to-advice" title=say!("pad-advice") on:click=move |_| keeper.open.set(Some(Open::Advice))>
                    <Drawing icon=Icon::Bulb/><span class="unseen">{say!("pad-advice")}</span>
                </button>
            })}
        </header>
    }
}

/// What the rules object to, in the engine's words, and the way around it. The status has announced
/// it.
#[component]
fn DoubtNote(keeper: Keeper) -> impl IntoView {
    move || {
        keeper.doubt.get().map(|doubt| {
            // A line that it is about is seen beside it.
            request_animation_frame(|| browser::show(".pad-paper .warned"));
            view! {
                <div class="doubt">
                    <Drawing icon=Icon::Warning/>
                    <p>{doubt.reason.clone()}</p>
                    {doubt.remedy.map(|remedy| view! {
                        <button class="button anyway" on:click=move |_| keeper.count_anyway(remedy)>{say!("pad-count-anyway")}</button>
                    })}
                    <button class="button quiet icon-button" on:click=move |_| keeper.drop_doubt()>
                        <Drawing icon=Icon::Cross/><span class="unseen">{say!("close")}</span>
                    </button>
                </div>
            }
        })
    }
}

/// Who takes the first turn.
#[component]
fn Starters(keeper: Keeper) -> impl IntoView {
    let seats = move || {
        keeper.pad.with(|pad| {
            let button = |seat| {
                let name = name_of(pad, seat);
                view! {
                    <button class="button" on:click=move |_| { keeper.edit(|pad| pad.start(seat), None); }>{name}</button>
                }
            };
            pad.game().seats().map(button).collect_view()
        })
    };
    view! {
        <fieldset class="starters">
            <legend>{say!("choose-starter")}</legend>
            {seats}
        </fieldset>
    }
}

/// The device is being passed on: a screen covers the pad and names the next player, until that
/// player takes it.
#[component]
pub(super) fn HandRound(keeper: Keeper) -> impl IntoView {
    let (dialog, closed) = modal(
        move || keeper.on_its_way.get(),
        move || {
            keeper.on_its_way.set(false);
            focus_entry();
        },
    );
    let color = move || {
        keeper.pad.with(|pad| keeper.colors().of_side(pad.game(), pad.game().side(pad.game().mover())))
    };
    view! {
        <dialog class="hand-round" node_ref=dialog aria-labelledby="hand-round-name" aria-describedby="hand-round-said"
            data-seat=color on:close=closed>
            <p>{say!("pad-hand-to")}</p>
            <h2 id="hand-round-name">{move || keeper.mover()}</h2>
            <p class="muted" id="hand-round-said">{move || keeper.said.get()}</p>
            <button class="button primary" on:click=move |_| keeper.on_its_way.set(false)>{say!("pad-hand-taken")}</button>
            <button class="button quiet" on:click=move |_| keeper.undo()><Drawing icon=Icon::Undo/>{say!("pad-undo")}</button>
        </dialog>
    }
}
