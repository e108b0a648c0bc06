//! The players at the top of the table: names, scores, progress, whose turn it is.

use crate::game::colors::Colors;
use crate::game::open_game::{Great, OpenGame};
use crate::game::seats::is_nobody;
use crate::language::messages::{messages, say};
use farkle_client::{Screen, SeatView, SideView};
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Points, Seat};
use farkle_table::{Holder, Ledger};
use leptos::prelude::*;

/// With more sides than so many each gets less room.
const MANY: usize = 4;

/// All sides, in seat order.
#[component]
pub(super) fn Players(screen: Memo<Screen>, play: OpenGame) -> impl IntoView {
    // A tap on a die changes the screen and nothing of this.
    let shown = Memo::new(move |_| screen.with(|screen| (screen.sides.clone(), screen.seats.clone())));
    let great = play.great;
    move || {
        shown.with(|(sides, seats)| {
            play.ledger.with_untracked(|ledger| side_cards(ledger, sides, seats, &play.colors(), Some(great)))
        })
    }
}

/// A card for every side.
pub(crate) fn side_cards(
    ledger: &Ledger,
    sides: &[SideView],
    seats: &[SeatView],
    colors: &Colors,
    great: Option<RwSignal<Option<Great>>>,
) -> impl IntoView + use<> {
    let opening = ledger.game().rules().opening_score().0 > 0;
    let many = sides.len() > MANY;
    let seats_of =
        |side: &SideView| seats.iter().filter(|seat| seat.side == side.side).cloned().collect::<Vec<_>>();
    let color = |side: &SideView| colors.of_side(ledger.game(), side.side);
    let rules = ledger.game().rules();
    let target = (rules.ending() != EndingRule::Rounds).then(|| rules.target());
    let card = |side| {
        let seats = seats_of(side);
        let names = seats.iter().map(|seat| called(ledger, seat.seat)).collect();
        SideCard { side, seats, names, opening, target, color: color(side), great }
    };
    let cards = sides.iter().map(|side| side_card(card(side)));
    view! {
        <ol class="players" class:many=many class:opens=opening aria-label=say!("table-players")>{cards.collect_view()}</ol>
    }
}

/// The only person at the table, to whom the app can say "you".
pub(super) fn only_person(ledger: &Ledger) -> Option<Seat> {
    let is_person = |&seat: &Seat| ledger.holder(seat).is_some_and(Holder::is_person);
    let mut people = ledger.game().seats().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// What a player is called: "you" if that is the only person, and has no name.
pub(super) fn called(ledger: &Ledger, seat: Seat) -> String {
    let name = ledger.name(seat);
    if only_person(ledger) == Some(seat) && is_nobody(name) { say!("you") } else { name.to_string() }
}

/// What a card shows.
struct SideCard<'a> {
    side: &'a SideView,
    seats: Vec<SeatView>,
    /// What its players are called.
    names: Vec<String>,
    opening: bool,
    /// What the score is on its way to.
    target: Option<Points>,
    color: String,
    great: Option<RwSignal<Option<Great>>>,
}

fn side_card(card: SideCard<'_>) -> impl IntoView + use<> {
    let SideCard { side, seats, names, opening, target, color, great } = card;
    let all_names = names.join(", ");
    let several = seats.len() > 1;
    let names = names.into_iter().zip(&seats).map(|(name, seat)| {
        let current = seat.to_move && side.to_move && several;
        view! { <span class:current=current>{name}</span> }
    });
    // The points fly to the score that they are added to.
    let own: Vec<Seat> = seats.iter().map(|seat| seat.seat).collect();
    let gain = move || {
        let great = great?.get().filter(|great| own.contains(&great.seat) && great.gained > Points::ZERO)?;
        Some(
            view! { <span class="gain number" aria-hidden="true">"+"{messages().points(great.gained)}</span> },
        )
    };
    let way = target.map(|target| say!("score-of", "score" => side.score, "target" => target));
    let percent = format!("{:.0}", 100.0 * side.progress);
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
            <span class="unseen">" "{say!("score-points")}</span>
            {gain}
            <span class="marks" aria-hidden="true">{marks}<span class="farkles">{lost}</span></span>
            <span
                class="bar"
                role="progressbar"
                aria-label=say!("score-progress", "name" => all_names)
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=percent
                aria-valuetext=way
            >
                <i style=("--part", format!("{:.4}", side.progress))></i>
            </span>
            <span class="notes">{notes}</span>
        </li>
    }
}

/// As on the score sheet, one for each farkle in a row; a long row is counted.
fn signs_of(farkles: u8) -> String {
    let sign = say!("sheet-farkle");
    if farkles > 2 { format!("{farkles}{sign}") } else { sign.repeat(farkles.into()) }
}
