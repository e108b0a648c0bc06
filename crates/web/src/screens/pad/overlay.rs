//! What covers the pad: a line, the players, everything else.

use super::advice::Advice;
use super::keeper::{Keeper, Open};
use super::line::LineEditor;
use super::more::More;
use super::players::Players;
use crate::language::messages::say;
use crate::screens::rules_in_words::RulesInWords;
use crate::screens::sheet_dialog::SheetDialog;
use leptos::prelude::*;

/// The open dialog, if any.
#[component]
pub(super) fn Overlay(keeper: Keeper) -> impl IntoView {
    let open = keeper.open;
    let title = move || match open.get() {
        Some(Open::Players) => say!("table-players"),
        Some(Open::Advice) => say!("pad-advice"),
        Some(Open::Rules) => say!("button-rules"),
        Some(Open::Line(_)) => say!("pad-change-line"),
        Some(Open::More) | None => say!("pad-more"),
    };
    view! {
        <SheetDialog open only_read=false title=Signal::derive(title)>
            {move || match open.get() {
                Some(Open::Line(at)) => view! { <LineEditor keeper at/> }.into_any(),
                Some(Open::Players) => view! { <Players keeper/> }.into_any(),
                Some(Open::More) => view! { <More keeper/> }.into_any(),
                Some(Open::Advice) => view! { <Advice keeper/> }.into_any(),
                Some(Open::Rules) => {
                    let rules = keeper.pad.with_untracked(|pad| pad.rules().clone());
                    view! { <RulesInWords rules real_dice=true/> }.into_any()
                }
                None => ().into_any(),
            }}
        </SheetDialog>
    }
}
