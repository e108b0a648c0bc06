//! What is laid over the pad: a line, the players, everything else.

use super::advice::Advice;
use super::keeper::{Keeper, Open};
use super::line::LineEditor;
use super::more::More;
use super::players::Players;
use crate::icon::{Drawing, Icon};
use crate::messages::say;
use crate::screens::rules::RulesInWords;
use leptos::html;
use leptos::prelude::*;

/// The sheet that is open, if any.
#[component]
pub(super) fn Overlay(keeper: Keeper) -> impl IntoView {
    let open = keeper.open;
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            Some(_) if !dialog.open() => {
                // It is in the page and closed, so it can be opened.
                let _ = dialog.show_modal();
            }
            None => dialog.close(),
            Some(_) => {}
        }
    });
    let title = move || match open.get() {
        Some(Open::Players) => say!("table-players"),
        Some(Open::Advice) => say!("pad-advice"),
        Some(Open::Rules) => say!("button-rules"),
        Some(Open::Line(_)) => say!("pad-change-line"),
        Some(Open::More) | None => say!("pad-more"),
    };
    view! {
        <dialog class="sheet" node_ref=dialog aria-labelledby="dialog-title" on:close=move |_| open.set(None)>
            <div class="sheet-top">
                <h2 id="dialog-title">{title}</h2>
                <button class="button quiet icon-button" on:click=move |_| open.set(None)>
                    <Drawing icon=Icon::Cross/><span class="unseen">{say!("close")}</span>
                </button>
            </div>
            {move || match open.get() {
                Some(Open::Line(at)) => view! { <LineEditor keeper at/> }.into_any(),
                Some(Open::Players) => view! { <Players keeper/> }.into_any(),
                Some(Open::More) => view! { <More keeper/> }.into_any(),
                Some(Open::Advice) => view! { <Advice keeper/> }.into_any(),
                Some(Open::Rules) => {
                    let rules = keeper.pad.with_untracked(|pad| pad.rules().clone());
                    view! { <RulesInWords rules/> }.into_any()
                }
                None => ().into_any(),
            }}
        </dialog>
    }
}
