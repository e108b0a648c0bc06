//! The table before a game: who sits there, who is ready, and the link for those who are missing.

use super::color_field::{ColorField, keep_color, offered_color};
use super::invitation::Invitation;
use super::open::{NameField, keep_name, offered_name};
use super::other_device::ActHere;
use super::people::Talking;
use super::refusals::{Refused, why_not_connected};
use super::table::{call, show_icon};
use super::table_options::unusual;
use super::teams::{ChooseTeam, Teams};
use super::turn_notices::TurnNotices;
use crate::friends::far_table::{self, FarTable};
use crate::game::characters;
use crate::game::colors;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::page::route::Route;
use crate::page::wake_lock::keep_awake;
use crate::screens::PageTop;
use crate::screens::rules_in_words::RulesInWords;
use crate::screens::set_up_faults::name_in_words;
use crate::screens::sheet_dialog::SheetDialog;
use crate::screens::table::away_for;
use farkle_client::{are_alike, free_name, name_faults};
use farkle_protocol::{SeatView, SeatsView, Stage};
use farkle_rules::Seat;
use farkle_strategy::Temperament;
use leptos::prelude::*;

/// The screen.
#[component]
pub(super) fn Room(far: FarTable) -> impl IntoView {
    let seated = Memo::new(move |_| far.own_seat().is_some());
    let acts = Memo::new(move |_| far.may_ask());
    call_when_awaited(far);
    let is_free = Memo::new(move |_| {
        far.view(|view| view.stage == Stage::Gathering && view.seats.iter().any(|seat| seat.name.is_none()))
            .unwrap_or_default()
    });
    let watchers = Memo::new(move |_| far.view(|view| view.options.watchers) == Some(true));
    // Many rows would push the link far down, and nobody comes without it.
    let link_first = Memo::new(move |_| far.view(|view| view.seats.len()).unwrap_or_default() > 5);
    let invitation = move || view! { <Invitation far is_free=true/> };
    let host =
        Memo::new(move |_| far.view(|view| view.seats.iter().find_map(|seat| seat.name.clone())).flatten());
    view! {
        <main id="content" class="page friends room">
            <PageTop title=say!("friends-room") to=Route::Friends/>
            <Connection far/>
            <Region>{move || (far.lost_seat.get() && !seated.get()).then(|| view! { <p class="notice">{say!("friends-seat-lost")}</p> })}</Region>
            {move || (!seated.get() && is_free.get() && !far.is_screen()).then(|| host.get()).flatten().map(|name| view! {
                <p class="lead">{say!("friends-invited", "name" => name)}</p>
            })}
            {move || (link_first.get() && seated.get() && is_free.get()).then(invitation)}
            {table_seats(far, None)}
            <Teams far/>
            {move || match (seated.get(), is_free.get()) {
                (true, _) if !acts.get() => view! { <ActHere far/> }.into_any(),
                (true, _) => view! { <Ready far/> }.into_any(),
                (false, true) if far.is_screen() => ().into_any(),
                (false, true) => view! { <Join far/> }.into_any(),
                (false, false) => view! { <p class="card">{say!("friends-all-taken")}</p> }.into_any(),
            }}
            // A screen that everybody in a room sees shows the code, too, and then the game.
            {move || is_free.get().then(|| match seated.get() || far.is_screen() {
                true => (!link_first.get() || far.is_screen()).then(invitation).into_any(),
                // A guest has been invited already.
                false => view! {
                    <details class="card folded"><summary>{say!("friends-invite")}</summary>{invitation()}</details>
                }
                .into_any(),
            })}
            // Then only watchers are missing.
            {move || (!is_free.get() && watchers.get()).then(|| view! {
                <details class="card folded"><summary>{say!("friends-invite-watchers")}</summary><Invitation far is_free=false/></details>
            })}
            {move || seated.get().then(|| view! { <div class="card people"><Talking far has_seat=seated close=|()| ()/></div><TurnNotices/> })}
            <RulesLine far/>
            {move || acts.get().then(|| view! {
                <button class="button quiet leave" on:click=move |_| far.leave()>{say!("friends-leave")}</button>
            })}
        </main>
    }
}

/// Whoever does something else meanwhile sees and hears that the game waits for them only.
fn call_when_awaited(far: FarTable) {
    let is_awaited = Memo::new(move |_| far.may_ask() && far.has_company() && far.is_awaited());
    let others_ready = Memo::new(move |_| far.others_ready());
    // What this person does themselves, such as to sit down last, calls nobody.
    Effect::new(move |before: Option<usize>| {
        let (is_awaited, ready) = (is_awaited.get(), others_ready.get());
        show_icon(is_awaited);
        if is_awaited && before.is_some_and(|before| before < ready) {
            call();
            far.notify(say!("friends-waits-for-you"));
        }
        ready
    });
    on_cleanup(|| show_icon(false));
}

/// How the connection is; its room is reserved.
#[component]
fn Connection(far: FarTable) -> impl IntoView {
    let words = move || (!far.connected.get()).then(|| why_not_connected(far));
    view! { <p class="connection" class:line-lost=move || !far.connected.get() role="status">{words}</p> }
}

/// Everybody at the table, who moves for them in a game, and how many watch.
pub(super) fn table_seats(far: FarTable, play: Option<OpenGame>) -> impl IntoView {
    let seats = Memo::new(move |_| far.view(|view| view.seats.clone()).unwrap_or_default());
    let own = Memo::new(move |_| far.own_seat());
    let gathers = Memo::new(move |_| far.stage() == Some(Stage::Gathering));
    let watching = Memo::new(move |_| {
        // Whoever looks at the table without a seat does not count to themselves.
        far.watching.get().saturating_sub(u32::from(own.get().is_none())) as usize
    });
    let row = move |index: usize, held: SeatView| {
        let seat = Seat::new(index);
        let is_own = move || own.get().is_some_and(|own| own.index() == index);
        let away = Memo::new(move |_| {
            far.away.with(|away| away.iter().find(|(away, _)| Some(*away) == seat).map(|(_, away)| *away))
        });
        let color = far_table::color_of((index as u8, &held));
        let SeatView { name, computer, commitment, .. } = held;
        let ready = commitment.is_some() || computer.is_some();
        let (free, by_computer) = (name.is_none(), computer.is_some());
        let stand_in = Memo::new(move |_| {
            let moves = play?.ledger.with(|ledger| ledger.stand_in(seat?)?.parse::<Temperament>().ok());
            moves.filter(|_| !gathers.get())
        });
        let state = move || match (stand_in.get(), away.get()) {
            _ if free => String::new(),
            (Some(rival), _) => say!("friends-plays-here", "rival" => rival.person()),
            (None, Some(away)) => away_for(away.minutes),
            (None, None) if !gathers.get() => String::new(),
            (None, None) if ready => say!("friends-is-ready"),
            (None, None) => say!("friends-not-ready"),
        };
        // The seat of a computer player, or of somebody who is gone, can be freed before a game.
        let can_free = move || {
            let gone = by_computer || away.get().is_some_and(|away| away.is_gone);
            gone && far.may_ask() && gathers.get() && !free
        };
        // Whoever made the table need not wait for somebody who never gets ready.
        let can_ask_off = move || {
            let made_it = far.view(|view| view.maker == view.yours) == Some(true);
            made_it && far.may_ask() && gathers.get() && !free && !ready && !is_own() && !can_free()
        };
        let can_add = move || free && far.may_ask() && gathers.get();
        let free_seat = move |_| seat.into_iter().for_each(|seat| far.free_seat(seat));
        let label = StoredValue::new(name.clone().unwrap_or_default());
        let name = name.unwrap_or_else(|| say!("friends-free"));
        view! {
            <li class="table-seat" class:free=free class:ready=move || ready && gathers.get() && away.get().is_none()
                class:gone=move || away.get().is_some() data-seat=colors::mark(color)>
                <i aria-hidden="true"></i>
                <b>{name}</b>
                {move || is_own().then(|| view! { <small class="own">{say!("friends-you")}</small> })}
                <span class="state">{state}</span>
                {move || seat.filter(|_| can_add()).map(|seat| view! { <AddComputer far seat/> })}
                {move || can_free().then(|| {
                    let label = say!("friends-free-seat", "name" => label.get_value());
                    let words = label.clone();
                    view! {
                        <button class="button quiet icon-button" title=label on:click=free_seat>
                            <Drawing icon=Icon::Cross/><span class="unseen">{words}</span>
                        </button>
                    }
                })}
                {move || can_ask_off().then(|| view! {
                    <button class="button quiet icon-button ask-off" title=say!("friends-ask-off-name", "name" => label.get_value()) on:click=free_seat>
                        <Drawing icon=Icon::Cross/><span class="unseen">{say!("friends-ask-off-name", "name" => label.get_value())}</span>
                    </button>
                })}
            </li>
        }
    };
    view! {
        <section class="stack">
            <h2>{say!("friends-who")}</h2>
            <ol class="card table-seats" aria-label=say!("friends-who")>
                {move || {
                    let seats = seats.get();
                    let free = seats.iter().filter(|seat| seat.name.is_none()).count();
                    // Whoever has no seat can do nothing about a free one but take the first.
                    let counts = own.get().is_none() && free > 1;
                    let rows = seats.into_iter().enumerate().filter(|(_, seat)| !counts || seat.name.is_some());
                    let rows = rows.map(|(index, seat)| row(index, seat)).collect_view();
                    let free = counts.then(|| view! {
                        <li class="table-seat free"><i aria-hidden="true"></i><b>{say!("friends-waits-seats", "count" => free)}</b></li>
                    });
                    (rows, free)
                }}
            </ol>
            {move || (watching.get() > 0).then(|| view! { <p class="muted">{say!("friends-watching", "count" => watching.get())}</p> })}
        </section>
    }
}

/// A choice of computer players for a free seat.
#[component]
fn AddComputer(far: FarTable, seat: Seat) -> impl IntoView {
    let sit = move |event: web_sys::Event| {
        let Ok(temperament) = event_target_value(&event).parse::<Temperament>() else { return };
        // It is a menu: the same can be chosen again where the server has refused it.
        event_target::<web_sys::HtmlSelectElement>(&event).set_value("");
        let names = |view: &SeatsView| view.seats.iter().filter_map(|seat| seat.name.clone()).collect();
        let taken: Option<Vec<String>> = untrack(move || far.view(names));
        let taken = taken.unwrap_or_default();
        let name = free_name(temperament.person(), |name| taken.iter().any(|other| are_alike(other, name)));
        far.seat_computer(seat, &name, temperament.name());
    };
    view! {
        <label class="add-computer"><span class="unseen">{say!("new-holder-of", "number" => seat.index() + 1)}</span>
            <select class="input" on:change=sit prop:value="">
                <option value="" selected=true>{say!("friends-add-computer")}</option>
                {characters::ALL.into_iter().map(|temperament| view! {
                    <option value=temperament.name()>{say!("new-computer", "name" => temperament.person())}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// Sitting down.
#[component]
fn Join(far: FarTable) -> impl IntoView {
    let name = RwSignal::new(offered_name());
    let tried = RwSignal::new(false);
    let fault = Signal::derive(move || {
        if !tried.get() {
            return None;
        }
        let name = name.get();
        let others = far.view(|view| view.seats.iter().filter_map(|seat| seat.name.clone()).collect());
        let mut names: Vec<String> = others.unwrap_or_default();
        names.push(name);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        name_faults(&names).pop().flatten().map(|fault| name_in_words(&fault))
    });
    let taken = Memo::new(move |_| {
        far.view(|view| {
            let seats = (0..).zip(&view.seats).filter(|(_, seat)| seat.name.is_some());
            seats.map(far_table::color_of).collect::<Vec<_>>()
        })
        .unwrap_or_default()
    });
    let wanted = RwSignal::new(offered_color());
    // Somebody else may take it first.
    let color = Memo::new(move |_| {
        let (wanted, taken) = (wanted.get(), taken.get());
        if taken.contains(&wanted) { colors::free(taken.into_iter()) } else { wanted }
    });
    let team = RwSignal::new(None::<Seat>);
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        tried.set(true);
        if fault.get_untracked().is_some() {
            return focus::soon_on(".own-name input");
        }
        let name = name.get_untracked();
        keep_name(name.trim());
        keep_color(color.get_untracked());
        far.join(name.trim(), color.get_untracked(), team.get_untracked());
    };
    view! {
        <form class="card stack join" on:submit=join>
            <NameField name=name.into() fault change=move |typed| name.set(typed)/>
            <ChooseTeam far seat=team/>
            <ColorField color=color.into() taken=taken.into() change=move |color| wanted.set(color)/>
            <button class="button primary wide start" aria-disabled=move || if far.asking.get() { "true" } else { "false" }>
                {say!("friends-sit")}
            </button>
            <Refused far/>
        </form>
    }
}

/// Getting ready, and who is waited for.
#[component]
fn Ready(far: FarTable) -> impl IntoView {
    let is_ready = Memo::new(move |_| far.is_ready());
    // A phone that sleeps shows no seed, and everybody would have to get ready again.
    keep_awake(move || is_ready.get());
    let state = Memo::new(move |_| {
        let is_awaited = far.is_awaited();
        far.view(|view| {
            let free = view.seats.iter().filter(|seat| seat.name.is_none()).count();
            let own = view.yours.map(|yours| yours.0.index());
            let others =
                (0..).zip(&view.seats).filter(|(at, seat)| Some(*at) != own && seat.computer.is_none());
            let waiting = others.filter(|(_, seat)| seat.commitment.is_none());
            let names: Vec<String> = waiting.filter_map(|(_, seat)| seat.name.clone()).collect();
            match (view.stage, free) {
                _ if is_awaited => say!("friends-waits-for-you"),
                (Stage::Locked, _) => say!("friends-begins"),
                (_, 0) if names.is_empty() => say!("friends-begins"),
                (_, 0) => say!("friends-waits-for", "names" => messages().list(&names)),
                (_, free) => say!("friends-waits-seats", "count" => free),
            }
        })
        .unwrap_or_default()
    });
    view! {
        <section class="stack get-ready">
            <Region>{move || far.lock_broken.get().then(|| view! { <p class="notice">{say!("friends-lock-broken")}</p> })}</Region>
            <button class="button wide start" class:primary=move || far.has_company() || is_ready.get() class:said=move || is_ready.get()
                aria-disabled=move || if is_ready.get() || far.asking.get() { "true" } else { "false" }
                on:click=move |_| if !is_ready.get_untracked() && !far.asking.get_untracked() { far.ready() }>
                {move || is_ready.get().then(|| view! { <Drawing icon=Icon::Check/> })}
                {move || if is_ready.get() { say!("friends-is-ready") } else { say!("friends-ready") }}
            </button>
            <p class="waits" role="status">{move || state.get()}</p>
            <Refused far/>
        </section>
    }
}

#[component]
fn RulesLine(far: FarTable) -> impl IntoView {
    let told = Memo::new(move |_| far.view(|view| Some((far_table::rules(view)?, view.options))).flatten());
    move || {
        let (rules, options) = told.get()?;
        let name = messages().name_of(&rules);
        let shown = RwSignal::new(None::<()>);
        let unusual = unusual(options);
        Some(view! {
            {(!unusual.is_empty()).then(|| view! { <p class="muted table-options">{unusual.join(" ")}</p> })}
            <p class="rules-line">
                <button class="button" on:click=move |_| shown.set(Some(()))><Drawing icon=Icon::Book/>{say!("friends-rules", "rules" => name.clone())}</button>
            </p>
            <SheetDialog open=shown only_read=true title=name>
                {move || shown.get().map(|()| view! { <RulesInWords rules=rules.clone()/> })}
            </SheetDialog>
        })
    }
}
