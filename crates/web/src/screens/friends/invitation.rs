//! The link to a table: for a camera, for the system's share sheet, and to copy.

use crate::friends::far_table::FarTable;
use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::public_address;
use crate::screens::copied::copy_link;
use crate::screens::qr_code::QrCode;
use leptos::prelude::*;

/// The card with the link, for players while seats are free and for watchers after that.
#[component]
pub(super) fn Invitation(far: FarTable, is_free: bool) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    let copy = move |_| copy_link(untrack(move || far.link()), answer, || true);
    let watchers = move || far.view(|view| view.options.watchers) != Some(false);
    let about = move || match (is_free, watchers()) {
        (false, _) => say!("friends-watchers-about"),
        (true, true) => say!("friends-invite-about"),
        (true, false) => say!("friends-invite-seats"),
    };
    let share = move |_| {
        let link = untrack(move || far.link());
        wasm_bindgen_futures::spawn_local(async move {
            browser::share(&say!("friends-share-text"), &link).await;
        });
    };
    view! {
        <section class="invitation card">
            {move || view! { <QrCode text=far.link()/> }}
            <div class="stack">
                {is_free.then(|| view! { <h2>{say!("friends-invite")}</h2> })}
                <p class="muted">{about}</p>
                <code class="board-link">{move || far.link()}</code>
                {move || public_address::is_only_here().then(|| view! { <p class="muted">{say!("board-only-here")}</p> })}
                <div class="buttons">
                    {browser::can_share().then(|| view! {
                        <button class="button primary" on:click=share><Drawing icon=Icon::Share/>{say!("friends-share")}</button>
                    })}
                    {move || (watchers() && !far.is_screen()).then(|| view! {
                        <a class="button big-screen" target="_blank" rel="noopener" href=far.screen_address()>{say!("friends-big-screen")}</a>
                    })}
                    <button class="button copy" on:click=copy><Drawing icon=Icon::Sheet/>{say!("board-copy")}</button>
                </div>
                <p class="answer" role="status">{move || answer.get()}</p>
            </div>
        </section>
    }
}
