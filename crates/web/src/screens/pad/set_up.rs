//! The saved pads, and a new one: its players, its rules, and who starts.

use super::opened::begin;
use crate::game::choosing::{self, For};
use crate::game::colors::Colors;
use crate::game::new_game::{self, first_choice};
use crate::game::seats::number_anew;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route, go};
use crate::screens::PageTop;
use crate::screens::new_game::{RulesChoice, StartBar};
use crate::screens::open_file::OpenFile;
use crate::screens::saved_card::SavedCard;
use crate::screens::seat_fields::{SeatFields, SeatList};
use crate::screens::set_up_faults::Faults;
use crate::screens::unread_list::UnreadList;
use crate::storage::database::LocalBoxFuture;
use crate::storage::listed::Listed;
use crate::storage::pads::SavedPad;
use crate::storage::saves;
use crate::storage::settings::{GameChoice, settings};
use farkle_client::pad::{Pad, PadFileError};
use farkle_rules::Seat;
use farkle_words::is_changed_version;
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn Pads() -> impl IntoView {
    choosing::note(Some(For::Pad));
    let kept = Listed::begin(|| Box::pin(saves::all::<SavedPad>()));
    let cards = move |over: bool| {
        let pads = kept.all().unwrap_or_default().into_iter().filter(move |pad| pad.summary.over == over);
        pads.map(|pad| view! { <li><PadCard pad/></li> }).collect::<Vec<_>>()
    };
    view! {
        <main id="content" class="page pads">
            <PageTop title=say!("pad-title")/>
            <p class="lead">{say!("home-pad-about")}</p>
            <UnreadList list=kept words=say!("pads-unread")/>
            {move || { let cards = cards(false); (!cards.is_empty()).then(|| view! { <ul class="games">{cards}</ul> }) }}
            <SetUp/>
            <section class="stack">
                <OpenFile label=say!("pad-open-file") fault=say!("pad-open-fault") accept=".pad,text/plain" open=import/>
                <Link to=Route::Print(None) class="button"><Drawing icon=Icon::Sheet/>{say!("pad-print-sheets")}</Link>
            </section>
            {move || { let cards = cards(true); (!cards.is_empty()).then(|| view! {
                <section class="stack"><h2>{say!("pad-past")}</h2><ul class="games">{cards}</ul></section>
            }) }}
        </main>
    }
}

fn import(text: String) -> LocalBoxFuture<Result<Route, String>> {
    Box::pin(async move {
        let pad: Pad = text.parse().map_err(|error: PadFileError| messages().pad_file(&error))?;
        // A saved pad is shown again. If the list can't be read, it may be saved twice.
        let all: Vec<SavedPad> = saves::all().await.unwrap_or_default();
        let text = pad.to_string();
        let same = all.into_iter().find(|other| other.text == text);
        Ok(Route::Pad(same.map_or_else(|| begin(pad, Colors::default()), |same| same.summary.id)))
    })
}

#[component]
fn PadCard(pad: SavedPad) -> impl IntoView {
    let summary = &pad.summary;
    let (class, words) =
        if summary.over { ("button", say!("pad-open")) } else { ("button primary", say!("home-continue")) };
    let to = Route::Pad(summary.id.clone());
    view! { <SavedCard saved=pad><Link to class>{words}</Link></SavedCard> }
}

/// The last setup of a pad, the people of the last game, or two people without names.
fn last_choice() -> GameChoice {
    // Changed rules that nobody has named were a trial: nobody means them for real dice.
    let with_known_rules = |people: GameChoice| match is_changed_version(&people.rules_name) {
        true => GameChoice { seats: people.seats, ..first_choice() },
        false => people,
    };
    settings().with_untracked(|settings| {
        let game = || settings.last_game.as_ref().map(new_game::people_of).map(with_known_rules);
        settings.last_pad.clone().or_else(game).map(number_anew).unwrap_or_else(first_choice)
    })
}

/// A new pad.
#[component]
fn SetUp() -> impl IntoView {
    let choice = RwSignal::new(last_choice());
    let starter = RwSignal::new(None::<usize>);
    let faults = Faults::of(choice);
    // Stored with every change: the detour to the rules loses no name.
    Effect::new(move || {
        let now = choice.get();
        settings().update(|settings| settings.last_pad = Some(now));
    });
    let start = move |_| {
        // The fields say already what is wrong.
        if !faults.are_none() {
            return;
        }
        let chosen = choice.get_untracked();
        let rules = new_game::rules_of(&chosen).unwrap_or_else(new_game::last_rules);
        if let Ok(mut pad) = Pad::new(rules, chosen.seats.iter().map(|seat| seat.name.clone())) {
            if let Some(seat) = starter.get_untracked().and_then(Seat::new) {
                // If that seat is gone, the pad asks again.
                let _ = pad.start(seat);
            }
            let colors = Colors(chosen.seats.iter().map(|seat| seat.color).collect());
            // Whoever comes back sees it first.
            window().scroll_to_with_x_and_y(0.0, 0.0);
            go(Route::Pad(begin(pad, colors)));
        }
    };
    view! {
        <section class="stack set-up">
            <h2>{say!("pad-new")}</h2>
            <Seats choice faults starter/>
            <RulesChoice choice faults/>
            <Starter choice starter/>
            <StartBar choice label=say!("pad-begin") start/>
        </section>
    }
}

#[component]
fn Seats(choice: RwSignal<GameChoice>, faults: Faults, starter: RwSignal<Option<usize>>) -> impl IntoView {
    let on_remove =
        Callback::new(move |gone: usize| starter.update(|starter| *starter = without(*starter, gone)));
    view! {
        <SeatList choice row=move |index| view! { <SeatFields choice index faults on_remove/> }.into_any()/>
    }
}

/// The starter after a seat is gone: the same player, or nobody if that player has left.
fn without(starter: Option<usize>, gone: usize) -> Option<usize> {
    match starter? {
        seat if seat == gone => None,
        seat if seat > gone => Some(seat - 1),
        seat => Some(seat),
    }
}

/// Who takes the first turn: known already, or settled at the table.
#[component]
fn Starter(choice: RwSignal<GameChoice>, starter: RwSignal<Option<usize>>) -> impl IntoView {
    let offer = move |who: Option<usize>, label: String| {
        view! {
            <label class="choice">
                <input type="radio" name="starter" prop:checked=move || starter.get() == who on:change=move |_| starter.set(who)/>
                <span>{label}</span>
            </label>
        }
    };
    let seats = move || {
        let choice = choice.read();
        let seats =
            choice.seats.iter().enumerate().map(|(index, seat)| offer(Some(index), seat.name.clone()));
        seats.collect::<Vec<_>>()
    };
    view! {
        <fieldset class="choices card"><legend>{say!("choose-starter")}</legend>
            {offer(None, say!("pad-starter-later"))}
            {seats}
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn whoever_starts_still_does_when_another_seat_is_taken_out() {
        assert_eq!(without(Some(2), 0), Some(1));
        assert_eq!(without(Some(2), 3), Some(2));
        assert_eq!(without(Some(2), 2), None, "then it is open again");
        assert_eq!(without(None, 1), None);
    }
}
