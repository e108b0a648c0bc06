//! The end of a game: who won, how it went, and what to do next.

use super::chances::ChanceChart;
use super::chart::ScoreChart;
use crate::game::new_game;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route, go};
use farkle_rules::{Points, Seat, TurnEndKind};
use farkle_table::Ledger;
use leptos::prelude::*;

/// What is shown in the place of the dice.
#[component]
pub(super) fn Ending(play: OpenGame) -> impl IntoView {
    let ledger = play.ledger.get_untracked();
    let headline = headline(&ledger);
    crate::page::focus::soon_on(".ending h2");
    let again = move |_| {
        if let Some(id) = play.ledger.with_untracked(|ledger| new_game::rematch(ledger, play.colors())) {
            go(Route::Table(id));
        }
    };
    view! {
        <section class="ending card">
            <span class="crown"><Drawing icon=Icon::Crown/></span>
            <h2 tabindex="-1">{headline}</h2>
            <div class="buttons">
                <button class="button primary" on:click=again>{say!("end-rematch")}</button>
                <Link to=Route::Replay(play.id()) class="button">{say!("end-review")}</Link>
                <Link to=Route::Home class="button quiet">{say!("end-home")}</Link>
            </div>
            <figure><figcaption class="label">{say!("end-chart")}</figcaption><ScoreChart ledger=ledger.clone() colors=play.colors()/></figure>
            <ChanceChart ledger=ledger.clone() colors=play.colors()/>
            <Figures ledger/>
        </section>
    }
}

fn headline(ledger: &Ledger) -> String {
    let winners = ledger.game().winners();
    messages().headline(&winners.iter().map(|side| ledger.names_on(side)).collect::<Vec<_>>())
}

/// Each player's game in a few numbers.
#[component]
fn Figures(ledger: Ledger) -> impl IntoView {
    let rows = ledger.game().seats().map(|seat| row(&ledger, seat)).collect_view();
    view! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("table-players")>
            <table class="figures">
                <thead><tr>
                    <th scope="col"><span class="unseen">{say!("table-players")}</span></th>
                    <th scope="col">{say!("end-best-turn")}</th>
                    <th scope="col">{say!("end-average")}</th>
                    <th scope="col">{say!("end-farkles")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

fn row(ledger: &Ledger, seat: Seat) -> impl IntoView + use<> {
    let lines: Vec<_> = ledger.sheet().of_seat(seat).map(|line| line.end).collect();
    let best = lines.iter().map(|end| end.gained).max();
    let sum: Points = lines.iter().map(|end| end.gained).sum();
    let average = best.map(|_| (f64::from(sum.0) / lines.len() as f64).round() as i64);
    // Whoever never had a turn has no best one.
    let or_none = |number: Option<String>| number.unwrap_or_else(|| "–".to_string());
    let farkles = lines.iter().filter(|end| end.kind == TurnEndKind::Farkled).count();
    view! {
        <tr>
            <th scope="row">{ledger.name(seat).to_string()}</th>
            <td class="number">{or_none(best.map(|best| messages().points(best)))}</td>
            <td class="number">{or_none(average.map(|average| messages().number(average)))}</td>
            <td class="number">{or_none(best.map(|_| farkles.to_string()))}</td>
        </tr>
    }
}
