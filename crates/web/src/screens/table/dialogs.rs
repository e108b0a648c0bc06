//! What can be laid over the table: the score sheet, the odds, the rules of this game.

use super::odds::TableOdds;
use super::{Open, Sheet};
use crate::icon::{Drawing, Icon};
use crate::messages::say;
use crate::play::Play;
use crate::screens::rules::RulesInWords;
use farkle_client::Screen;
use leptos::html;
use leptos::prelude::*;

/// The sheet that is open, if any.
#[component]
pub(super) fn Dialogs(play: Play, screen: Memo<Screen>, open: RwSignal<Option<Open>>) -> impl IntoView {
    let rules = play.session.with_untracked(|session| session.game().rules().clone());
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
    // The browser tells of a close some time afterwards: by then another key may have opened the next one.
    let closed = move |_| {
        if dialog.get_untracked().is_none_or(|dialog| !dialog.open()) {
            open.set(None);
        }
    };
    let title = move || match open.get() {
        Some(Open::Odds) => say!("button-odds"),
        Some(Open::Rules) => say!("button-rules"),
        Some(Open::Sheet) | None => say!("sheet-title"),
    };
    view! {
        <dialog class="sheet" node_ref=dialog aria-labelledby="dialog-title" on:close=closed>
            <div class="sheet-top">
                <h2 id="dialog-title">{title}</h2>
                <button class="button quiet icon-button" on:click=move |_| open.set(None)>
                    <Drawing icon=Icon::Cross/>
                    <span class="unseen">{say!("close")}</span>
                </button>
            </div>
            {move || match open.get() {
                Some(Open::Sheet) => view! { <Sheet play/> }.into_any(),
                Some(Open::Odds) => view! { <TableOdds play screen/> }.into_any(),
                Some(Open::Rules) => view! { <RulesInWords rules=rules.clone()/> }.into_any(),
                None => ().into_any(),
            }}
        </dialog>
    }
}
