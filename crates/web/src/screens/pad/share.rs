//! Sharing a pad: a link and a QR code for everybody who wants to watch the scores.

use super::keeper::Keeper;
use crate::language::messages::say;
use crate::page::icon::{Drawing, Icon};
use crate::page::public_address;
use crate::scoreboard::live_board::{Reached, Share};
use crate::screens::copied::copy_link;
use crate::screens::qr_code::QrCode;
use crate::screens::switch::Switch;
use leptos::prelude::*;

/// The switch, and what to show to the others.
#[component]
pub(super) fn ShareBoard(keeper: Keeper) -> impl IntoView {
    let is_on = Signal::derive(move || keeper.shared.read().is_some());
    view! {
        <Switch id="board-share" is_on change=move |on: bool| keeper.shared.set(on.then(Share::new))/>
        {move || keeper.shared.get().map(|share| view! { <Invitation keeper share/> })}
    }
}

#[component]
fn Invitation(keeper: Keeper, share: Share) -> impl IntoView {
    let link = share.link();
    let answer = RwSignal::new(String::new());
    let to_copy = link.clone();
    let copy = move |_| copy_link(to_copy.clone(), answer, || true);
    let state = move || match keeper.reached.get() {
        None => say!("board-connecting"),
        Some(Reached::Taken) => say!("board-shared"),
        Some(Reached::Silent) => say!("board-no-server"),
        Some(Reached::Busy) => say!("board-busy"),
        Some(Reached::Refused) => say!("board-refused"),
    };
    view! {
        <div class="invitation card">
            <QrCode text=link.clone()/>
            <div class="stack">
                <p role="status" class:fault=move || keeper.reached.get().is_some_and(|reached| reached != Reached::Taken)>{state}</p>
                <code class="board-link">{link}</code>
                {move || public_address::is_only_here().then(|| view! { <p class="muted">{say!("board-only-here")}</p> })}
                <button class="button" on:click=copy><Drawing icon=Icon::Share/>{say!("board-copy")}</button>
                <p class="answer" role="status">{move || answer.get()}</p>
            </div>
        </div>
    }
}
