//! The pads that are kept, and a new one: who plays, by which rules, who starts.

use super::keeper::begin;
use crate::browser;
use crate::colors::{self, Colors};
use crate::icon::{Drawing, Icon};
use crate::messages::{messages, say};
use crate::new_game::{self, first_choice, person};
use crate::pads::{self, KeptPad};
use crate::route::{Link, Route, go};
use crate::screens::PageTop;
use crate::screens::new_game::{RulesChoice, free_color, in_words, next_color};
use crate::settings::{GameChoice, settings};
use farkle_client::SessionError;
use farkle_client::pad::Pad;
use farkle_rules::{MAX_SEATS, Seat};
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn Pads() -> impl IntoView {
    new_game::set_up_pad(true);
    let kept = browser::loaded(pads::all());
    let forget = move |id: String| {
        pads::forget(&id);
        kept.update(|kept| {
            if let Some(kept) = kept {
                kept.retain(|pad| pad.id != id);
            }
        });
    };
    let cards = move |over: bool| {
        let pads = kept.get().unwrap_or_default().into_iter().filter(move |pad| pad.over == over);
        pads.map(|pad| view! { <li><PadCard pad forget/></li> }).collect::<Vec<_>>()
    };
    view! {
        <main id="content" class="page pads">
            <PageTop title=say!("pad-title")/>
            {move || { let cards = cards(false); (!cards.is_empty()).then(|| view! { <ul class="games">{cards}</ul> }) }}
            <SetUp/>
            {move || { let cards = cards(true); (!cards.is_empty()).then(|| view! {
                <section class="stack"><h2>{say!("pad-past")}</h2><ul class="games">{cards}</ul></section>
            }) }}
        </main>
    }
}

#[component]
fn PadCard(pad: KeptPad, forget: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let id = pad.id.clone();
    let when = js_sys::Date::new(&pad.changed_ms.into());
    let when =
        String::from(when.to_locale_date_string(messages().language(), &wasm_bindgen::JsValue::UNDEFINED));
    let state = if pad.over { say!("games-over") } else { say!("games-in-progress") };
    let players = pad.names.iter().zip(&pad.scores).enumerate().map(|(seat, (name, &score))| {
        let won = pad.winners.contains(&seat);
        view! {
            <li class:won=won>
                <span>{name.clone()}</span>
                {won.then(|| view! { <Drawing icon=Icon::Crown/><span class="unseen">{say!("games-winner")}</span> })}
                <b class="number">{messages().number(score.into())}</b>
            </li>
        }
    });
    let players = players.collect_view();
    let (class, words) =
        if pad.over { ("button", say!("pad-open")) } else { ("button primary", say!("home-continue")) };
    view! {
        <article class="game card">
            <h2>{pad.rules.clone()}</h2>
            <p class="muted">{format!("{when} · {state}")}</p>
            <ul>{players}</ul>
            <div class="buttons">
                <Link to=Route::Pad(pad.id.clone()) class>{words}</Link>
                <button class="button quiet danger" on:click=move |_| forget(id.clone())><Drawing icon=Icon::Bin/>{say!("games-forget")}</button>
            </div>
        </article>
    }
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
            {move || (0..count.get()).map(|index| view! { <SeatRow choice index/> }).collect_view()}
        </ol>
        <Show when=move || count.get() < MAX_SEATS>
            <div class="buttons add-seats"><button class="button" on:click=add><Drawing icon=Icon::Plus/>{say!("new-add-person")}</button></div>
        </Show>
    }
}

#[component]
fn SeatRow(choice: RwSignal<GameChoice>, index: usize) -> impl IntoView {
    let number = index + 1;
    let name =
        choice.with_untracked(|c| c.seats.get(index).map(|seat| seat.name.clone()).unwrap_or_default());
    let alone = choice.with_untracked(|c| c.seats.len() == 1);
    let color = Memo::new(move |_| choice.read().seats.get(index).map_or(0, |seat| seat.color));
    let recolor = move |_| {
        choice.update(|c| {
            let next = next_color(c, index);
            if let Some(seat) = c.seats.get_mut(index) {
                seat.color = next;
            }
        });
    };
    let rename = move |event| {
        choice.update(|c| {
            if let Some(seat) = c.seats.get_mut(index) {
                seat.name = event_target_value(&event);
            }
        });
    };
    let remove = move |_| choice.update(|c| drop(c.seats.remove(index)));
    view! {
        <li class="seat card" style=("--seat", move || colors::css(color.get()))>
            <button class="button quiet icon-button swatch" on:click=recolor>
                <i></i><span class="unseen">{move || say!("new-color-of", "number" => number, "color" => say!(&format!("color-{}", color.get() + 1)))}</span>
            </button>
            <label class="name"><span class="unseen">{say!("new-name-of", "number" => number)}</span>
                <input class="input" maxlength="24" autocomplete="off" spellcheck="false" prop:value=name on:input=rename/>
            </label>
            <button class="button quiet icon-button remove" disabled=alone on:click=remove>
                <Drawing icon=Icon::Cross/><span class="unseen">{say!("new-remove", "number" => number)}</span>
            </button>
        </li>
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
