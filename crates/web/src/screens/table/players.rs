//! The players at the top of the table: names, scores, progress, whose turn it is.

use crate::friends::far_table::FarTable;
use crate::game::characters::Portrait;
use crate::game::colors::Colors;
use crate::game::new_game;
use crate::game::open_game::{Hands, OpenGame};
use crate::game::seats::is_nobody;
use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::layout;
use crate::screens::friends::{clock_of, told};
use crate::storage::days::{self, DayGame};
use farkle_client::{Screen, ScreenSeat, SideView};
use farkle_daily::Day;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Points, Seat};
use farkle_strategy::Temperament;
use farkle_table::{Holder, Ledger};
use leptos::html::Span;
use leptos::prelude::*;

/// With more sides than this, each gets less room.
const MANY: usize = 4;

/// All sides, in seat order.
#[component]
pub(super) fn Players(screen: Memo<Screen>, play: OpenGame, far: Option<FarTable>) -> impl IntoView {
    // A tap on a die changes the screen and nothing of this.
    let shown = Memo::new(move |_| screen.with(|screen| (screen.sides.clone(), screen.seats.clone())));
    let par = DayGame::of(&play.id()).filter(|_| far.is_none()).map(|of| par_of_day(play, of));
    move || {
        shown.with(|(sides, seats)| {
            play.ledger.with_untracked(|ledger| {
                side_cards(
                    ledger,
                    sides,
                    seats,
                    &play.colors(),
                    Some(play),
                    far,
                    par.and_then(|par| par.get()),
                )
            })
        })
    }
}

/// What best play makes of the dice of a day, once the thinker has worked it out. Several people
/// who compare themselves are on the way to each other's score.
fn par_of_day(play: OpenGame, of: DayGame) -> RwSignal<Option<Points>> {
    let par = RwSignal::new(None);
    if play.ledger.with_untracked(|ledger| ledger.game().side_count() != 1) {
        return par;
    }
    let judged = days::find(of.day).and_then(|row| row.judged).filter(|judged| judged.par > 0);
    if let Some(judged) = judged {
        par.set(Some(Points(judged.par)));
        return par;
    }
    leptos::task::spawn_local(async move {
        if let Some(day) = Day::of_number(of.day) {
            // The screen may be gone by now.
            let _ = par.try_set(today::par(day).await);
        }
    });
    par
}

/// A card for every side; in a game that is played, with its great moments and remarks. Whoever
/// plays alone is on the way to `par`, if it is known.
pub(crate) fn side_cards(
    ledger: &Ledger,
    sides: &[SideView],
    seats: &[ScreenSeat],
    colors: &Colors,
    play: Option<OpenGame>,
    far: Option<FarTable>,
    par: Option<Points>,
) -> impl IntoView + use<> {
    let opening = ledger.game().rules().opening_score().0 > 0;
    let many = sides.len() > MANY;
    let teams = seats.len() > sides.len();
    let seats_of =
        |side: &SideView| seats.iter().filter(|seat| seat.side == side.side).cloned().collect::<Vec<_>>();
    let color = |side: &SideView| colors.of_side(ledger.game(), side.side);
    let rules = ledger.game().rules();
    let target = if rules.ending() == EndingRule::Rounds { par } else { Some(rules.target()) };
    // Whoever counts turns alone is on the way to no score but par.
    let has_bar = target.is_some() || sides.len() > 1;
    let card = |side| {
        let seats = seats_of(side);
        let names = seats.iter().map(|seat| called(ledger, seat.seat)).collect();
        let face = face_of(ledger, &seats);
        SideCard { side, seats, names, face, opening, target, par, has_bar, color: color(side), play, far }
    };
    let cards = sides.iter().map(|side| side_card(card(side)));
    view! {
        <ol class="players" class:many=many class:with-teams=teams class:opens=opening aria-label=say!("table-players")>{cards.collect_view()}</ol>
    }
}

/// The seat of the only person who sits at this screen.
pub(super) fn own_seat(ledger: &Ledger, hands: Hands) -> Option<Seat> {
    match hands {
        Hands::One(own) => own,
        Hands::All => only_person(ledger),
    }
}

/// The only person at the table, to whom the app can say "you".
pub(crate) fn only_person(ledger: &Ledger) -> Option<Seat> {
    let is_person = |&seat: &Seat| ledger.holder(seat).is_some_and(Holder::is_person);
    let mut people = ledger.game().seats().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// What a player is called: "you" if that is the only person, and has no name.
pub(crate) fn called(ledger: &Ledger, seat: Seat) -> String {
    let name = ledger.name(seat);
    if only_person(ledger) == Some(seat) && is_nobody(name) { say!("you") } else { name.to_string() }
}

/// The computer player of a seat.
pub(super) fn rival_in(ledger: &Ledger, seat: Seat) -> Option<Temperament> {
    new_game::temperament(ledger.holder(seat)?)
}

/// The face of a side that is one computer player.
fn face_of(ledger: &Ledger, seats: &[ScreenSeat]) -> Option<Temperament> {
    match seats {
        [only] => rival_in(ledger, only.seat),
        _ => None,
    }
}

/// What a card shows.
struct SideCard<'a> {
    side: &'a SideView,
    seats: Vec<ScreenSeat>,
    /// What its players are called.
    names: Vec<String>,
    /// Whose face is on it.
    face: Option<Temperament>,
    opening: bool,
    /// What the score is on its way to.
    target: Option<Points>,
    /// What best play makes of the same dice.
    par: Option<Points>,
    /// Whether there is a way to show.
    has_bar: bool,
    color: String,
    play: Option<OpenGame>,
    /// The table of a server.
    far: Option<FarTable>,
}

fn side_card(card: SideCard<'_>) -> impl IntoView + use<> {
    let SideCard { side, seats, names, face, opening, target, par, has_bar, color, play, far } = card;
    let all_names = names.join(", ");
    let several = seats.len() > 1;
    let names = names.into_iter().zip(&seats).map(|(name, seat)| {
        let current = seat.to_move && side.to_move && several;
        view! { <span class="member" class:current=current>{name}</span> }
    });
    // The points fly to the score that they are added to.
    let own: Vec<Seat> = seats.iter().map(|seat| seat.seat).collect();
    let here = own.clone();
    let moved_for = own.clone();
    // Nobody's scores change when a computer player steps in or out.
    let stand_in = Memo::new(move |_| {
        play.filter(|_| far.is_some())?.ledger.with(|ledger| match ledger.is_over() {
            true => None,
            false => moved_for.iter().find_map(|seat| ledger.stand_in(*seat)?.parse::<Temperament>().ok()),
        })
    });
    let away = move || {
        if let Some(temperament) = stand_in.get() {
            let plays = say!("friends-plays-here", "rival" => temperament.person());
            return Some(view! { <span class="away">{plays}</span> });
        }
        let away = far?.away.get();
        let minutes =
            away.iter().filter(|(seat, _)| here.contains(seat)).map(|(_, away)| away.minutes).max()?;
        Some(view! { <span class="away">{away_for(minutes)}</span> })
    };
    let losers = own.clone();
    // At the end there are other things to be sad about.
    let farkled = move || {
        let play = play.filter(|play| play.ledger.with(|ledger| !ledger.is_over()));
        let end = play.and_then(|play| play.last_end.get());
        end.is_some_and(|end| losers.contains(&end.seat) && end.kind.is_lost())
    };
    let deciders = own.clone();
    // The turn before may still be shown.
    let is_current = side.to_move;
    let clock = move || clock_of(far?, &deciders).filter(|_| is_current);
    let speakers = own.clone();
    let bubble = move || {
        let (_, _, talk) = far?.bubble.get().filter(|(_, seat, _)| speakers.contains(seat))?;
        Some(view! { <span class="bubble">{told(&talk)}</span> })
    };
    let speaks = own.clone();
    let remark = move || {
        let remark = play?.remark.get().filter(|remark| speaks.contains(&remark.seat))?;
        Some(view! { <span class="remark" aria-hidden="true">{say!(&remark.id())}</span> })
    };
    let gained = {
        let counts = own.clone();
        move || Some(play?.gain().filter(|great| counts.contains(&great.seat))?.gained)
    };
    let gains = gained.clone();
    let gain = move || {
        let points = gained()?;
        let chip = NodeRef::<Span>::new();
        chip.on_load(|chip| layout::comes_from(&chip, ".board .total"));
        Some(view! {
            <span class="gain number" node_ref=chip aria-hidden="true">"+"{messages().points(points)}</span>
        })
    };
    // A score that is counted up is ahead of the game that is shown.
    let held = Memo::new(move |_| play?.held.get().filter(|held| own.contains(&held.great.seat)));
    let score = side.score;
    let counted = move || match (held.get(), play) {
        (Some(_), Some(play)) => play.counted.get(),
        _ => score,
    };
    let progress = side.progress;
    let part_of_par = move |score: Points| Some((f64::from(score.0) / f64::from(par?.0)).clamp(0.0, 1.0));
    let part = move || {
        let of_target = || held.get().map_or(progress, |held| held.progress);
        format!("{:.4}", part_of_par(counted()).unwrap_or_else(of_target))
    };
    let way = target.map(|target| say!("score-of", "score" => side.score, "target" => target));
    let percent = format!("{:.0}", 100.0 * part_of_par(score).unwrap_or(progress));
    let farkles = seats.iter().map(|seat| seat.farkles).max().unwrap_or_default();
    let notes = [
        (opening && !side.opened).then(|| say!("not-opened")),
        side.leads.then(|| say!("leads")),
        (farkles > 0).then(|| say!("farkles-in-a-row", "count" => usize::from(farkles))),
        par.map(|par| match (score < par, side.won) {
            // By how much is said below.
            (true, true) => say!("today-par-was", "par" => par),
            (true, false) => say!("today-to-par", "par" => par, "points" => par - score),
            (false, _) if score == par => say!("today-at-par", "par" => par),
            (false, _) => say!("today-over-par", "par" => par, "points" => score - par),
        }),
    ];
    // The same in a sign or two, for cards that have no room for words.
    let marks = side.leads.then(|| view! { <Drawing icon=Icon::Crown/> });
    let lost = signs_of(farkles);
    let notes = notes.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let current = if side.to_move { "true" } else { "false" };
    let bar = has_bar.then(|| {
        view! {
            <span
                class="bar"
                role="progressbar"
                aria-label=say!("score-progress", "name" => all_names)
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=percent
                aria-valuetext=way
            >
                <i style=("--part", part)></i>
            </span>
        }
    });
    view! {
        <li class="player" aria-current=current class:won=side.won class:leads=side.leads class:team=several class:gains=move || gains().is_some() class:faced=face.is_some() class:farkled=farkled data-seat=color>
            {face.map(|of| view! { <Portrait of/> })}
            <span class="name">{names.collect_view()}</span>
            <span class="score number">{move || messages().points(counted())}</span>
            <span class="unseen">" "{say!("score-points")}</span>
            {gain}
            {remark}
            <span class="marks" aria-hidden="true">{marks}<span class="farkles">{lost}</span></span>
            {bar}
            <span class="notes">{notes}</span>
            {away}
            {clock}
            {far.map(|_| view! { <span role="status">{bubble}</span> })}
        </li>
    }
}

/// That somebody is not connected, and for how long.
pub(crate) fn away_for(minutes: u64) -> String {
    match minutes {
        0 => say!("friends-away"),
        _ => say!("friends-away-for", "minutes" => minutes as usize),
    }
}

/// As on the score sheet, one for each farkle in a row; a long row is counted.
fn signs_of(farkles: u8) -> String {
    let sign = say!("sheet-farkle");
    if farkles > 2 { format!("{farkles}{sign}") } else { sign.repeat(farkles.into()) }
}
