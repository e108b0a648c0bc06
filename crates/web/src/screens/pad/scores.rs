//! The scores in big columns, readable across a table: whose turn it is, who leads, and what is
//! special now.

use super::keeper::name_of;
use crate::game::colors::Colors;
use crate::language::messages::{messages, say};
use farkle_client::pad::Pad;
use farkle_client::{Banner, SideView};
use farkle_rules::{Seat, Side};
use leptos::prelude::*;

/// All sides, and what is special about this moment.
#[component]
pub(super) fn Scores(pad: RwSignal<Pad>, #[prop(into)] colors: Signal<Colors>) -> impl IntoView {
    let sides = move || {
        let colors = colors.get();
        pad.with(|pad| pad.game().all_sides().map(|side| column(&colors, pad, side)).collect_view())
    };
    // Long numbers are set smaller, all of them alike, so that the columns keep their width.
    let digits = move || {
        let score = |pad: &Pad, side| messages().points(pad.game().score(side)).chars().count();
        pad.with(|pad| {
            pad.game().all_sides().map(|side| score(pad, side)).max().unwrap_or(0).max(3).to_string()
        })
    };
    let count = move || pad.with(|pad| pad.game().side_count().to_string());
    let banner = move || pad.with(|pad| Banner::of(pad.game())).map(|banner| messages().banner(banner));
    view! {
        <section class="pad-board">
            <ol class="pad-scores" style=("--sides", count) style=("--digits", digits) aria-label=say!("table-players")>{sides}</ol>
            {move || banner().map(|banner| view! { <p class="pad-banner">{banner}</p> })}
        </section>
    }
}

fn column(colors: &Colors, pad: &Pad, side: Side) -> impl IntoView + use<> {
    let game = pad.game();
    let view = SideView::of(game, side);
    let seats: Vec<Seat> = game.seats_of(side).collect();
    let several = seats.len() > 1;
    let names = seats.iter().map(|&seat| {
        let current = several && view.to_move && game.mover() == seat;
        let gone = !game.is_present(seat);
        view! { <span class="member" class:current=current class:gone=gone>{name_of(pad, seat)}</span> }
    });
    let opening = pad.rules().opening_score().0 > 0;
    let farkles = seats.iter().map(|&seat| game.farkles_in_a_row(seat)).max().unwrap_or_default();
    let notes = [
        (!game.is_side_present(side)).then(|| say!("pad-has-left")),
        (opening && !view.opened).then(|| say!("not-opened")),
        view.leads.then(|| say!("leads")),
        (farkles > 0).then(|| say!("farkles-in-a-row", "count" => usize::from(farkles))),
    ];
    let notes = notes.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let current = if view.to_move { "true" } else { "false" };
    let score = messages().points(view.score);
    view! {
        <li class="pad-side" aria-current=current class:won=view.won class:gone=!game.is_side_present(side)
            data-seat=colors.of_side(game, side)>
            <span class="name">{names.collect_view()}</span>
            <span class="score number">{score}</span>
            <span class="bar"><i style=("--part", format!("{:.4}", view.progress.clamp(0.0, 1.0)))></i></span>
            <span class="notes">{notes}</span>
        </li>
    }
}
