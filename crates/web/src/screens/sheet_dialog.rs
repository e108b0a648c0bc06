//! A sheet that is laid over a screen: the frame, its title and the ways to close it.

use crate::icon::{Drawing, Icon};
use crate::messages::say;
use leptos::html;
use leptos::prelude::*;

/// The dialog; what it shows follows from `open`, and closing it in any way empties that.
#[component]
pub(crate) fn SheetDialog<T: Send + Sync + 'static>(
    open: RwSignal<Option<T>>,
    #[prop(into)] title: Signal<String>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.with(Option::is_some) {
            true if !dialog.open() => {
                // It is in the page and closed, so it can be opened.
                let _ = dialog.show_modal();
            }
            true => {}
            false => dialog.close(),
        }
    });
    // The browser tells of a close some time afterwards: by then another key may have opened the next one.
    let closed = move |_| {
        if dialog.get_untracked().is_none_or(|dialog| !dialog.open()) {
            open.set(None);
        }
    };
    view! {
        <dialog class="sheet" node_ref=dialog aria-label=move || title.get() on:close=closed>
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
