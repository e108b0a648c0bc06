//! The end of a game of Today's Dice: the way to the result, or the comparison of those who played
//! together.

use super::judged::Judgement;
use super::result::DayResult;
use crate::game::open_game::OpenGame;
use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use crate::screens::table::paper;
use crate::storage::days::{self, DayGame, DayRow};
use farkle_rules::Seat;
use farkle_table::Ledger;
use leptos::prelude::*;

/// What is shown in the place of the dice.
#[component]
pub(crate) fn DayEnding(play: OpenGame, of: DayGame) -> impl IntoView {
    let ledger = play.ledger.get_untracked();
    let row = today::result(of.day, &ledger).filter(|_| of.counts);
    // Kept at once, whatever is looked at or deleted next.
    row.into_iter().for_each(days::note);
    focus::soon_on(".ending h2");
    let several = ledger.game().seat_count() > 1;
    view! {
        <section class="ending card">
            <span class="crown"><Drawing icon=Icon::Crown/></span>
            <h2 tabindex="-1">{headline(&ledger)}</h2>
            <div class="buttons">
                <Link to=Route::Today class="button primary">{say!("home-today")}</Link>
                <Link to=Route::Replay(play.id()) class="button">{say!("end-review")}</Link>
                <Link to=Route::Home class="button quiet">{say!("end-home")}</Link>
            </div>
            {several.then(|| paper(&ledger, &play.colors()))}
            {how_it_went(of, row, ledger)}
        </section>
    }
}

/// The result of the try that counts, or what there is to say about any other.
fn how_it_went(of: DayGame, row: Option<DayRow>, ledger: Ledger) -> impl IntoView {
    match row {
        Some(row) => view! { <DayResult row game=Some(ledger)/> }.into_any(),
        None => view! { <Judgement of ledger/> }.into_any(),
    }
}

fn headline(ledger: &Ledger) -> String {
    let game = ledger.game();
    if game.seat_count() == 1 {
        let points = game.score(game.side(Seat::FIRST));
        return say!("today-ended", "points" => points);
    }
    messages().headline(&game.winners().iter().map(|side| ledger.names_on(side)).collect::<Vec<_>>())
}
