//! The end of a game on the pad: the winner, and the next game of the same players.

use super::keeper::Keeper;
use super::more::Files;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Route, go};
use crate::screens::confetti::Confetti;
use farkle_client::pad::Pad;
use farkle_rules::{Phase, Points, Victory};
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
            <span class="crown"><Drawing icon=Icon::Crown/></span>
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

/// How many points the only winner is ahead of the next; `None` where points did not decide.
fn lead(pad: &Pad) -> Option<String> {
    let game = pad.game();
    let is_by_points = matches!(game.phase(), Phase::Over { by, .. } if by != Victory::Roll);
    let winners = game.winners();
    let winner = winners.iter().next().filter(|_| is_by_points && winners.len() == 1)?;
    let others = game.all_sides().filter(|&side| side != winner);
    let next = others.max_by_key(|&side| game.score(side))?;
    let points = Points(game.score(winner).0 - game.score(next).0);
    let words = || say!("end-ahead", "points" => messages().points(points), "name" => pad.side_name(next));
    (points > Points::ZERO).then(words)
}
