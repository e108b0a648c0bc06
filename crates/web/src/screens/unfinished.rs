//! The unfinished game or pad that was played last, for the first screen.

use super::unread_list::UnreadList;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use crate::storage::games::{self, GoingOn};
use crate::storage::listed::Listed;
use crate::storage::summary::SideSummary;
use leptos::prelude::*;

/// The card that continues it.
#[component]
pub(crate) fn Unfinished(
    /// Whether there is one, as far as is known.
    expects: bool,
) -> impl IntoView {
    let last = Listed::begin(|| Box::pin(async { Ok(games::to_go_on_with().await?.into_iter().collect()) }));
    Effect::new(move || {
        if let Some(is_there) = last.with(|last| !last.is_empty()) {
            games::expect_unfinished(is_there);
        }
    });
    let card = move || match last.with(|last| last.first().cloned()) {
        Some(Some(what)) => view! { <Continue what/> }.into_any(),
        None if expects && !last.is_unread() => view! { <Room/> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        {card}
        <UnreadList list=last words=say!("games-unread")/>
    }
}

/// The space of the card, so that "Play" does not move under a finger when the card comes.
#[component]
pub(crate) fn Room() -> impl IntoView {
    view! { <div class="continue-room" aria-hidden="true"></div> }
}

#[component]
fn Continue(what: GoingOn) -> impl IntoView {
    let GoingOn { summary: game, route } = what;
    let title = say!(if matches!(route, Route::Pad(_)) { "home-continue-pad" } else { "home-continue" });
    let scores = game.by_side().into_iter().map(|SideSummary { name, score, .. }| {
        say!("home-continue-score", "name" => name, "score" => messages().number(score.into()))
    });
    let scores = scores.collect::<Vec<_>>().join(" · ");
    view! {
        <Link to=route class="continue card">
            <Drawing icon=Icon::Play/>
            <span><strong>{title}</strong><small class="number">{scores}</small></span>
        </Link>
    }
}
