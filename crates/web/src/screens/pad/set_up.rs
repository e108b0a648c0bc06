//! The pads that are kept, and a new one: who plays, by which rules, who starts.

use super::opened::begin;
use crate::colors::Colors;
use crate::icon::{Drawing, Icon};
use crate::listed::Listed;
use crate::messages::say;
use crate::new_game::{self, first_choice, person};
use crate::pads::{self, KeptPad};
use crate::route::{Link, Route, go};
use crate::screens::PageTop;
use crate::screens::kept_card::KeptCard;
use crate::screens::new_game::{RulesChoice, in_words};
use crate::screens::open_file::OpenFile;
use crate::screens::seat_fields::{SeatFields, free_color};
use crate::screens::unread_list::UnreadList;
use crate::settings::{GameChoice, settings};
use farkle_client::SessionError;
use farkle_client::pad::{Pad, PadFileError};
use farkle_rules::{MAX_SEATS, Seat};
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn Pads() -> impl IntoView {
    new_game::set_up_pad(true);
    let kept = Listed::begin(|| Box::pin(pads::all()));
    let forget = move |id: String| {
        pads::forget(&id);
        kept.forget(|pad| pad.head.id == id);
    };
    let cards = move |over: bool| {
        let pads = kept.all().unwrap_or_default().into_iter().filter(move |pad| pad.head.over == over);
        pads.map(|pad| view! { <li><PadCard pad forget/></li> }).collect::<Vec<_>>()
    };
    view! {
        <main id="content" class="page pads">
            <PageTop title=say!("pad-title")/>
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

fn import(text: &str) -> Result<Route, String> {
    let pad: Pad = text.parse().map_err(|error: PadFileError| error.to_string())?;
    Ok(Route::Pad(begin(pad, Colors::default())))
}

#[component]
fn PadCard(pad: KeptPad, forget: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let head = pad.head;
    let (class, words) =
        if head.over { ("button", say!("pad-open")) } else { ("button primary", say!("home-continue")) };
    let to = Route::Pad(head.id.clone());
    view! { <KeptCard head forget><Link to class>{words}</Link></KeptCard> }
}

/// How the last pad was set up, or the people of the last game, or two without names.
fn last_choice() -> GameChoice {
    let mut choice = settings().with_untracked(|settings| {
        settings.last_pad.clone().or_else(|| settings.last_game.clone()).unwrap_or_else(first_choice)
    });
    choice.seats.retain(|seat| seat.temperament.is_none());
    while choice.seats.len() < 2 {
        let color = free_color(&choice);
        choice.seats.push(person(choice.seats.len() + 1, color));
    }
    choice
}

/// A new pad.
#[component]
fn SetUp() -> impl IntoView {
    let choice = RwSignal::new(last_choice());
    let starter = RwSignal::new(None::<usize>);
    let fault = RwSignal::new(None::<String>);
    // Kept with every change: the way to the rules and back loses no name.
    Effect::new(move || {
        let now = choice.get();
        settings().update(|settings| settings.last_pad = Some(now));
    });
    let start = move |_| {
        let chosen = choice.get_untracked();
        let rules = new_game::rules_of(&chosen).unwrap_or_else(new_game::last_rules);
        match Pad::new(rules, chosen.seats.iter().map(|seat| seat.name.clone())) {
            Ok(mut pad) => {
                if let Some(seat) = starter.get_untracked().and_then(Seat::new) {
                    // A seat that is not there any more is asked for again on the pad.
                    let _ = pad.start(seat);
                }
                let colors = Colors(chosen.seats.iter().map(|seat| seat.color).collect());
                go(Route::Pad(begin(pad, colors)));
            }
            Err(error) => fault.set(Some(in_words(&SessionError::Seats(error)))),
        }
    };
    view! {
        <section class="stack set-up">
            <h2>{say!("pad-new")}</h2>
            <Seats choice/>
            <RulesChoice choice/>
            <Starter choice starter/>
            {move || fault.get().map(|fault| view! { <p class="card fault" role="alert">{fault}</p> })}
            <button class="button primary wide start" on:click=start>{say!("pad-begin")}</button>
        </section>
    }
}

#[component]
fn Seats(choice: RwSignal<GameChoice>) -> impl IntoView {
    let count = Memo::new(move |_| choice.read().seats.len());
    let add = move |_| {
        choice.update(|c| c.seats.push(person(c.seats.len() + 1, free_color(c))));
    };
    view! {
        <ol class="seats">
            {move || (0..count.get()).map(|index| view! { <SeatFields choice index/> }).collect_view()}
        </ol>
        <Show when=move || count.get() < MAX_SEATS>
            <div class="buttons add-seats"><button class="button" on:click=add><Drawing icon=Icon::Plus/>{say!("new-add-person")}</button></div>
        </Show>
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
