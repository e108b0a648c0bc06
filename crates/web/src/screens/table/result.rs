//! The result of a game as a short text to hand on: names, points, the turn that decided it.

use super::chances::Chances;
use super::players::only_person;
use crate::game::seats::is_nobody;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::screens::copied::hand_on;
use crate::screens::game_link::game_link;
use crate::screens::rules::link_to;
use farkle_rules::{Seat, Side, TurnEndKind};
use farkle_table::Ledger;
use leptos::prelude::*;

/// The button, and what became of a press.
#[component]
pub(super) fn ShareResult(ledger: Ledger, chances: Option<Chances>) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    let share = move |_| {
        // The whole game, as a film; a game that is too long for a link leaves its rules.
        let link = game_link(&ledger).unwrap_or_else(|| link_to(ledger.game().rules().draft()));
        untrack(|| hand_on(text(&ledger, chances), link, answer));
    };
    // What could not be copied is there to be copied by hand.
    let is_copied = Memo::new(move |_| *answer.read() == say!("shared-copied"));
    view! {
        <button class="button" on:click=share>
            <Drawing icon=Icon::Share/>{move || if is_copied.get() { say!("copied") } else { say!("share") }}
        </button>
        <p class="answer" class:unseen=is_copied role="status">{move || answer.get()}</p>
    }
}

fn text(ledger: &Ledger, chances: Option<Chances>) -> String {
    let game = ledger.game();
    let title = format!("{} · {}", say!("farkle"), messages().name_of(game.rules()));
    let winners = game.winners();
    let mut sides: Vec<Side> = game.all_sides().collect();
    sides.sort_by_key(|&side| (!winners.contains(side), -game.score(side).0));
    let scores = sides.into_iter().map(|side| {
        let crown = if winners.contains(side) { "🏆 " } else { "" };
        format!("{crown}{} {}", names(ledger, side), messages().points(game.score(side)))
    });
    let decided = chances.and_then(|chances| decided(ledger, chances));
    std::iter::once(title).chain(scores).chain(decided).collect::<Vec<_>>().join("\n")
}

fn names(ledger: &Ledger, side: Side) -> String {
    let names: Vec<String> = ledger.game().seats_of(side).map(|seat| name(ledger, seat)).collect();
    messages().list(&names)
}

/// Whoever hands the result on and has no name says "me".
fn name(ledger: &Ledger, seat: Seat) -> String {
    let name = ledger.name(seat);
    if only_person(ledger) == Some(seat) && is_nobody(name) { say!("share-me") } else { name.to_string() }
}

fn decided(ledger: &Ledger, chances: Chances) -> Option<String> {
    let decisive = chances.decisive(ledger)?;
    let line = ledger.sheet().lines().get(decisive.turn).copied()?;
    let what = match line.end.kind {
        TurnEndKind::Farkled => say!("farkle"),
        _ => format!("+{}", messages().points(line.end.gained)),
    };
    let percent = |chance| messages().percent(chance);
    let won = |seat: &Seat| ledger.game().winners().contains(ledger.game().side(*seat));
    let winners: Vec<String> = ledger.game().seats().filter(won).map(|seat| name(ledger, seat)).collect();
    Some(say!(
        "share-decided",
        "round" => line.round as usize,
        "name" => name(ledger, line.end.seat),
        "what" => what,
        "winner" => messages().list(&winners),
        "before" => percent(decisive.before),
        "after" => percent(decisive.after)
    ))
}
