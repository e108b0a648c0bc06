//! The unfinished game and pad, for the first screen.

use super::unread_list::UnreadList;
use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::in_a_row::words_in_a_row;
use crate::page::route::{Link, Route};
use crate::storage::games::{self, GoingOn};
use crate::storage::listed::Listed;
use crate::storage::summary::SideSummary;
use leptos::prelude::*;

/// The cards that continue them: the last one played first.
#[component]
pub(crate) fn Unfinished(
    /// How many there are, as far as is known.
    expects: usize,
) -> impl IntoView {
    let all = Listed::begin(|| Box::pin(games::to_go_on_with()));
    Effect::new(move || {
        all.with(games::expect_unfinished);
    });
    let cards = move || match all.with(<[_]>::to_vec) {
        Some(all) => all.into_iter().map(|what| view! { <Continue what/> }).collect_view().into_any(),
        None if !all.is_unread() => view! { <Rooms count=expects/> }.into_any(),
        None => ().into_any(),
    };
    view! {
        {cards}
        <UnreadList list=all words=say!("games-unread")/>
    }
}

/// The space of so many cards, so that "Play" does not move under a finger when they come.
#[component]
pub(crate) fn Rooms(count: usize) -> impl IntoView {
    let room = || view! { <div class="continue-room" aria-hidden="true"></div> };
    std::iter::repeat_with(room).take(count).collect_view()
}

#[component]
fn Continue(what: GoingOn) -> impl IntoView {
    let GoingOn { summary: game, route } = what;
    let of_day = || game.day().map(|of| today::title(of, game.names.len()));
    let id = if matches!(route, Route::Pad(_)) { "pad-title" } else { "home-continue" };
    let scores = game.by_side().into_iter().map(|SideSummary { name, score, .. }| {
        say!("home-continue-score", "name" => name, "score" => messages().number(score.into()))
    });
    let about = words_in_a_row(of_day().into_iter().chain(scores));
    view! {
        <Link to=route class="continue card">
            <Drawing icon=Icon::Play/>
            <span><strong>{say!(id)}</strong><small class="number">{about}</small></span>
        </Link>
    }
}
