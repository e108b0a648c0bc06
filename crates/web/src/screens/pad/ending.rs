//! The end of a game on the pad: the winner, and the next game of the same players.

use super::keeper::Keeper;
use super::more::Files;
use crate::language::messages::{messages, say};
use crate::page::route::{Route, go};
use crate::screens::confetti::Confetti;
use crate::screens::crown::Crown;
use crate::screens::table::won_by;
use farkle_client::pad::Pad;
use leptos::prelude::*;

/// Shown in the place of the keys.
#[component]
pub(super) fn Ending(keeper: Keeper) -> impl IntoView {
    let (headline, lead) = keeper.pad.with_untracked(|pad| (headline(pad), lead(pad)));
    crate::page::focus::soon_on(".pad-ending h2");
    let next = move |_| {
        if let Some(id) = keeper.next_game() {
            go(Route::Pad(id));
        }
    };
    view! {
        <section class="pad-ending card">
            <Confetti/>
            <Crown/>
            <h2 tabindex="-1">{headline}</h2>
            {lead.map(|lead| view! { <p>{lead}</p> })}
            <button class="button primary next-game" on:click=next>
                <span>{say!("pad-next-game")}</span><small>{say!("pad-next-game-about")}</small>
            </button>
            <details><summary>{say!("pad-save-title")}</summary><Files keeper/></details>
        </section>
    }
}

/// The winner in words; `None` while the game goes on.
pub(super) fn headline(pad: &Pad) -> Option<String> {
    let winners: Vec<_> = pad.game().winners().iter().map(|side| pad.names_on(side)).collect();
    (!winners.is_empty()).then(|| messages().headline(&winners))
}

/// By how many points somebody won, in words; `None` where points did not decide.
fn lead(pad: &Pad) -> Option<String> {
    let (next, points) = won_by(pad.game())?;
    Some(say!("end-ahead", "points" => messages().points(points), "name" => pad.side_name(next)))
}
