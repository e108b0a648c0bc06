//! Sharing a pad: a link and a QR code for everybody who wants to watch the scores.

use super::keeper::Keeper;
use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::scoreboard::live_board::{Reached, Share};
use crate::screens::copied::copy_link;
use crate::screens::switch::Switch;
use leptos::prelude::*;
use qrcode::QrCode;
use qrcode::types::QrError;

/// The white margin around a QR code, in squares; cameras need it.
const QUIET_ZONE: usize = 4;

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
    let code = drawn(&link);
    let state = move || match keeper.reached.get() {
        None => say!("board-connecting"),
        Some(Reached::Taken) => say!("board-shared"),
        Some(Reached::Silent) => say!("board-no-server"),
        Some(Reached::Busy) => say!("board-busy"),
        Some(Reached::Refused) => say!("board-refused"),
    };
    view! {
        <div class="invitation card">
            {code.ok().map(|(size, path)| view! {
                <svg class="code" viewBox=format!("0 0 {size} {size}") role="img" aria-label=say!("board-code")>
                    <rect width=size height=size fill="#fff"/><path d=path fill="#000"/>
                </svg>
            })}
            <div class="stack">
                <p role="status" class:fault=move || keeper.reached.get().is_some_and(|reached| reached != Reached::Taken)>{state}</p>
                <code class="board-link">{link}</code>
                {browser::is_only_here().then(|| view! { <p class="muted">{say!("board-only-here")}</p> })}
                <button class="button" on:click=copy><Drawing icon=Icon::Share/>{say!("board-copy")}</button>
                <p class="answer" role="status">{move || answer.get()}</p>
            </div>
        </div>
    }
}

/// The squares of a QR code as a path, and the number of squares in a row.
fn drawn(text: &str) -> Result<(usize, String), QrError> {
    let code = QrCode::new(text)?;
    let width = code.width();
    let squares = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark);
    let path =
        squares.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + QUIET_ZONE, at / width + QUIET_ZONE));
    Ok((width + 2 * QUIET_ZONE, path.collect()))
}
