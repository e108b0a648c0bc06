//! The players at the top of the table: names, scores, progress, whose turn it is.

use crate::game::colors::Colors;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use farkle_client::{Screen, SeatView, SideView};
use farkle_table::Ledger;
use leptos::prelude::*;

/// With more sides than so many each gets less room.
const MANY: usize = 4;

/// All sides, in seat order.
#[component]
pub(super) fn Players(screen: Memo<Screen>, play: OpenGame) -> impl IntoView {
    // A tap on a die changes the screen and nothing of this.
    let shown = Memo::new(move |_| screen.with(|screen| (screen.sides.clone(), screen.seats.clone())));
    move || {
        shown.with(|(sides, seats)| {
            play.ledger.with_untracked(|ledger| side_cards(ledger, sides, seats, &play.colors()))
        })
    }
}

/// A card for every side.
pub(crate) fn side_cards(
    ledger: &Ledger,
    sides: &[SideView],
    seats: &[SeatView],
    colors: &Colors,
) -> impl IntoView + use<> {
    let opening = ledger.game().rules().opening_score().0 > 0;
    let many = sides.len() > MANY;
    let seats_of =
        |side: &SideView| seats.iter().filter(|seat| seat.side == side.side).cloned().collect::<Vec<_>>();
    let color = |side: &SideView| colors.of_side(ledger.game(), side.side);
    let cards = sides.iter().map(|side| side_card(side, &seats_of(side), opening, color(side)));
    view! {
        <ol class="players" class:many=many class:opens=opening aria-label=say!("table-players")>{cards.collect_view()}</ol>
    }
}

fn side_card(side: &SideView, seats: &[SeatView], opening: bool, color: String) -> impl IntoView + use<> {
    let names = seats.iter().map(|seat| {
        let current = seat.to_move && side.to_move && seats.len() > 1;
        view! { <span class:current=current>{seat.name.clone()}</span> }
    });
    let farkles = seats.iter().map(|seat| seat.farkles).max().unwrap_or_default();
    let notes = [
        (opening && !side.opened).then(|| say!("not-opened")),
        (side.leads && !side.won).then(|| say!("leads")),
        (farkles > 0).then(|| say!("farkles-in-a-row", "count" => usize::from(farkles))),
    ];
    // The same in a sign or two, for cards that have no room for words.
    let marks = (side.leads && !side.won).then_some("★");
    let lost = signs_of(farkles);
    let notes = notes.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let current = if side.to_move { "true" } else { "false" };
    view! {
        <li class="player" aria-current=current class:won=side.won data-seat=color>
            <span class="name">{names.collect_view()}</span>
            <span class="score number">{messages().points(side.score)}</span>
            <span class="marks" aria-hidden="true">{marks}<span class="farkles">{lost}</span></span>
            <span class="bar"><i style=("--part", format!("{:.4}", side.progress))></i></span>
            <span class="notes">{notes}</span>
        </li>
    }
}

/// As on the score sheet, one for each farkle in a row; a long row is counted.
fn signs_of(farkles: u8) -> String {
    let sign = say!("sheet-farkle");
    if farkles > 2 { format!("{farkles}{sign}") } else { sign.repeat(farkles.into()) }
}
