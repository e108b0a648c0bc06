//! A dialog over a screen: the frame, its title and the ways to close it.

use crate::language::messages::say;
use crate::page::icon::{Drawing, Icon};
use crate::page::modal::modal;
use leptos::prelude::*;

/// The dialog shows what `open` contains; closing it in any way empties `open`.
#[component]
pub(crate) fn SheetDialog<T: Send + Sync + 'static>(
    open: RwSignal<Option<T>>,
    #[prop(into)] title: Signal<String>,
    /// Whether it has no fields: then a touch beside it closes it and loses nothing.
    only_read: bool,
    children: Children,
) -> impl IntoView {
    let (dialog, closed) = modal(move || open.with(Option::is_some), move || open.set(None));
    view! {
        <dialog class="sheet" closedby=if only_read { "any" } else { "closerequest" } node_ref=dialog aria-label=move || title.get() on:close=closed>
            <div class="sheet-top">
                <h2 tabindex="-1">{move || title.get()}</h2>
                <button class="button quiet icon-button" on:click=move |_| open.set(None)>
                    <Drawing icon=Icon::Cross/><span class="unseen">{say!("close")}</span>
                </button>
            </div>
            {children()}
        </dialog>
    }
}
