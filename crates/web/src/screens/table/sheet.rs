//! The score sheet, as on paper: a column for every player, a line for every round.

use crate::game::colors::Colors;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::browser;
use farkle_rules::{Points, Seat, TurnEnd, TurnEndKind};
use farkle_table::Ledger;
use leptos::prelude::*;

/// The sheet of a game in progress.
#[component]
pub(crate) fn Sheet(play: OpenGame) -> impl IntoView {
    // Only a turn that ends, or is taken back, changes what stands on it.
    let written = Memo::new(move |_| play.ledger.with(|ledger| ledger.sheet().clone()));
    // Where the sheet is longer than its place, the last round is what people look for.
    Effect::new(move || {
        written.track();
        wasm_bindgen_futures::spawn_local(async {
            browser::breathe().await;
            browser::scroll_to_end(".sheet-aside");
        });
    });
    move || {
        // A memo that nobody reads follows nothing.
        written.with(|_| ());
        play.ledger.with_untracked(|ledger| paper(ledger, &play.colors()))
    }
}

/// Over how many columns the names of a team reach.
const MOST_OF_NAME: usize = 4;

/// A sheet with all turns that have ended.
pub(crate) fn paper(ledger: &Ledger, colors: &Colors) -> impl IntoView + use<> {
    let (game, sheet) = (ledger.game(), ledger.sheet());
    let seats: Vec<Seat> = game.seats().collect();
    let last = sheet.lines().last().map_or(0, |line| line.round);
    let names = seats.iter().map(|&seat| {
        let color = colors.of_side(game, game.side(seat));
        view! { <th scope="col" data-seat=color><span>{ledger.name(seat).to_string()}</span></th> }
    });
    let rows = (1..=last).map(|round| {
        let cells = seats.iter().map(|&seat| {
            let line = sheet.of_seat(seat).find(|line| line.round == round);
            view! { <td>{line.map(|line| cell(&line.end, seats.len() <= FEW))}</td> }
        });
        view! { <tr><th scope="row" class="number">{round}</th>{cells.collect_view()}</tr> }
    });
    let points = |side| messages().points(game.score(side));
    // A team has one total, whoever brought its points.
    let totals = if game.rules().teams() > 0 {
        // The names of several players need room, and beside them the total stays in view.
        let of_name = MOST_OF_NAME.min(seats.len() - 1);
        let of_total = 1 + seats.len() - of_name;
        let total = |side| {
            view! {
                <tr><th scope="row" colspan=of_name>{ledger.side_name(side)}</th><td class="number" colspan=of_total>{points(side)}</td></tr>
            }
        };
        game.all_sides().map(total).collect_view().into_any()
    } else {
        let totals = seats.iter().map(|&seat| view! { <td class="number">{points(game.side(seat))}</td> });
        view! { <tr><th scope="row">{say!("sheet-total")}</th>{totals.collect_view()}</tr> }.into_any()
    };
    view! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("sheet-title")>
            <table class="score-sheet">
                <thead><tr><th scope="col"><span class="unseen">{say!("sheet-round")}</span></th>{names.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot>{totals}</tfoot>
            </table>
            {(last == 0).then(|| view! { <p class="muted">{say!("sheet-empty")}</p> })}
        </div>
    }
}

/// Beside so few players a farkle is written out.
pub(crate) const FEW: usize = 3;

/// What a turn has come to, as on paper.
pub(crate) fn cell(end: &TurnEnd, is_wide: bool) -> impl IntoView + use<> {
    let (mark, words, class) = match (end.kind, end.gift) {
        (TurnEndKind::Banked, Some(_)) => (say!("sheet-too-far"), None, "lost"),
        (TurnEndKind::Banked, None) => (messages().points(end.gained), None, "gained"),
        (TurnEndKind::Farkled, _) if end.penalty > Points::ZERO => {
            (messages().points(-end.penalty), Some(say!("sheet-farkle-words")), "lost")
        }
        (TurnEndKind::Farkled, _) if is_wide => (say!("sheet-farkle-words"), None, "lost"),
        (TurnEndKind::Farkled, _) => (say!("sheet-farkle"), Some(say!("sheet-farkle-words")), "lost"),
        (TurnEndKind::ToxicTwos, _) => (say!("sheet-toxic"), None, "lost"),
        (TurnEndKind::GaveUp, _) => (say!("sheet-gave-up"), None, "lost"),
        (TurnEndKind::Won, _) => (say!("sheet-wins"), None, "gained"),
    };
    let hidden = if words.is_some() { "true" } else { "false" };
    view! {
        <span class=format!("mark {class}") class:opened=end.opened aria-hidden=hidden>{mark}</span>
        {words.map(|words| view! { <span class="unseen">{words}</span> })}
        {end.opened.then(|| view! { <span class="unseen">{say!("sheet-opened")}</span> })}
        <small class="running number">{messages().points(end.score)}</small>
    }
}
