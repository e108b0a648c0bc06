//! The link to a table: for the system's share sheet, to copy, and for a camera.

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
    let can_share = browser::can_share();
    // Whoever sits there alone has nothing else to do.
    let is_alone = Memo::new(move |_| is_free && far.own_seat().is_some() && !far.has_company());
    view! {
        <section class="invitation card">
            <div class="stack asks">
                {is_free.then(|| view! { <h2>{say!("friends-invite")}</h2> })}
                <p class="muted">{about}</p>
                {move || public_address::is_only_here().then(|| view! { <p class="muted">{say!("board-only-here")}</p> })}
                // Everybody looks at a big screen, and nobody can press anything there.
                {(!far.is_screen()).then(|| view! {
                    <div class="buttons">
                        {can_share.then(|| view! {
                            <button class="button share" class:primary=move || is_alone.get() on:click=share>
                                <Drawing icon=Icon::Share/>{say!("friends-share")}
                            </button>
                        })}
                        <button class="button copy" class:primary=move || !can_share && is_alone.get() on:click=copy>
                            <Drawing icon=Icon::Sheet/>{say!("board-copy")}
                        </button>
                    </div>
                })}
                <p class="answer" role="status">{move || answer.get()}</p>
            </div>
            {move || view! { <QrCode text=far.link()/> }}
            <div class="stack">
                <code class="board-link">{move || far.link()}</code>
                {move || (watchers() && !far.is_screen()).then(|| view! {
                    <div class="buttons">
                        <a class="button big-screen" target="_blank" rel="noopener" href=far.screen_address()>{say!("friends-big-screen")}</a>
                    </div>
                })}
                <RenewLink far may_ask=Memo::new(move |_| far.own_seat().is_some() && far.may_ask())/>
            </div>
        </section>
    }
}

/// Replaces a link that has got about: for players, before a game and during it.
#[component]
pub(super) fn RenewLink(far: FarTable, may_ask: Memo<bool>) -> impl IntoView {
    let renewed = Memo::new(move |before: Option<&(String, bool)>| {
        let invitation = far.invitation.get();
        let is_new = before.is_some_and(|(before, was_new)| *was_new || *before != invitation);
        (invitation, is_new)
    });
    let words = move || renewed.with(|(_, is_new)| is_new.then(|| say!("friends-link-renewed")));
    view! {
        <Show when=move || may_ask.get()>
            <details class="folded renew">
                <summary>{say!("friends-link-renew")}</summary>
                <div class="stack">
                    <p class="muted">{say!("friends-link-renew-about")}</p>
                    <div class="buttons">
                        <button class="button" on:click=move |_| far.renew_invitation()>{say!("friends-link-renew")}</button>
                    </div>
                </div>
            </details>
        </Show>
        <p class="answer" role="status">{words}</p>
    }
}
