//! Setting up a game: the players, and the rules.

use super::PageTop;
use super::rival_cards::{self, RivalCards};
use super::rule_marks::{goal_mark, marks, marks_in_a_row};
use super::rules::{brief, own_rules_to_choose, versions_to_choose};
use super::seat_fields::{SeatFields, SeatList, holder_of};
use super::set_up_faults::Faults;
use crate::game::characters::Portrait;
use crate::game::choosing::{self, Expected, For};
use crate::game::colors::Colors;
use crate::game::new_game::{self, first_choice, people_of};
use crate::game::own_rules;
use crate::game::rule_address;
use crate::game::seats::{call_people, number_anew, number_you};
use crate::game::versions::version_played;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::page::route::{Link, Route, go};
use crate::screens::switch::Switch;
use crate::storage::settings::{GameChoice, settings};
use farkle_rules::RuleSetDraft;
use farkle_strategy::Temperament;
use farkle_table::team;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The numbers of teams on offer where that many players can form them; another one set in the
/// editor is added.
const TEAMS: [u8; 4] = [0, 2, 3, 4];

/// Whether so many players can form so many teams of two or more.
fn can_form(teams: u8, players: usize) -> bool {
    teams == 0 || (players.is_multiple_of(usize::from(teams)) && players >= 2 * usize::from(teams))
}

/// The screen.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    choosing::note(Some(For::Game));
    let last = settings().with_untracked(|settings| settings.last_game.clone());
    let mut first = last.map(number_anew).unwrap_or_else(first_choice);
    match choosing::take_expected() {
        Some(Expected::Rival(rival)) => rival_cards::expect(&mut first, rival),
        Some(Expected::People) if people(&first) < 2 => first = people_of(&first),
        Some(Expected::People) | None => {}
    }
    let choice = RwSignal::new(first);
    let faults = Faults::of(choice);
    // Stored with every change: the detour to the rules loses no name.
    Effect::new(move || {
        let now = number_you(choice.get());
        settings().update(|settings| settings.last_game = Some(now));
    });
    // Only when somebody comes or goes: "You" may be the beginning of a name that is typed.
    let number_of_people = Memo::new(move |_| people(&choice.read()));
    Effect::new(move || {
        number_of_people.get();
        let now = choice.get_untracked();
        let called = call_people(now.clone());
        if called != now {
            choice.set(called);
        }
    });
    let begin = move |_| {
        // The fields say already what is wrong.
        if faults.are_none()
            && let Ok(id) = new_game::begin(&choice.read_untracked(), None)
        {
            // Whoever was chosen here is offered from now on.
            settings().update(|settings| {
                settings.opponent = None;
                settings.begun_game = Some(number_you(choice.get_untracked()));
            });
            go(Route::Table(id));
        }
    };
    view! {
        <main id="content" class="page">
            <PageTop title=say!("new-title")/>
            <Seats choice faults/>
            <RulesChoice choice faults/>
            <Switch alone=true id="new-take-back" is_on=Signal::derive(move || choice.read().take_back)
                change=move |on| choice.update(|c| c.take_back = on)/>
            <Switch alone=true id="new-hints" is_on=Signal::derive(move || choice.read().hints)
                change=move |on| choice.update(|c| c.hints = on)/>
            <StartBar choice label=say!("new-begin") start=begin/>
        </main>
    }
}

/// The button that starts, with the name of the rules and their goal: it may lie over what else is
/// said of them.
#[component]
pub(crate) fn StartBar(
    choice: RwSignal<GameChoice>,
    label: String,
    start: impl Fn(web_sys::MouseEvent) + 'static,
) -> impl IntoView {
    let rules = move |choice: &GameChoice| {
        let name = messages().rules_name(&choice.rules_name, &choice.rules);
        match RuleSetDraft::from_code(&choice.rules) {
            Ok(draft) => format!("{name}\u{a0}· {}", goal_mark(&draft)),
            Err(_) => name,
        }
    };
    view! {
        <div class="start-bar">
            <button class="button primary wide start" on:click=start>
                <span>{label}</span>
                <small>{move || choice.with(rules)}</small>
            </button>
        </div>
    }
}

/// How many of its players are people.
fn people(choice: &GameChoice) -> usize {
    choice.seats.iter().filter(|seat| seat.temperament.is_none()).count()
}

/// The players: people in their seats, and computer players who come to them with a tap.
#[component]
fn Seats(choice: RwSignal<GameChoice>, faults: Faults) -> impl IntoView {
    view! {
        <section class="stack">
            <h2>{say!("new-seats")}</h2>
            <SeatList choice row=move |index| view! { <SeatRow choice index faults/> }.into_any()/>
            <RivalCards choice/>
            <div class="buttons"><Link to=Route::Friends class="button by-link"><Drawing icon=Icon::Globe/>{say!("new-friends")}</Link></div>
        </section>
    }
}

#[component]
fn SeatRow(choice: RwSignal<GameChoice>, index: usize, faults: Faults) -> impl IntoView {
    let rival = Memo::new(move |_| {
        choice.read().seats.get(index)?.temperament.as_deref()?.parse::<Temperament>().ok()
    });
    view! {
        <SeatFields choice index faults>
            {move || rival.get().map(|of| view! {
                <Portrait of/><span class="unseen" id=holder_of(index)>{say!("new-computer", "name" => of.person())}</span>
            })}
        </SeatFields>
    }
}

/// The rules, and the number of teams.
#[component]
pub(crate) fn RulesChoice(choice: RwSignal<GameChoice>, faults: Faults) -> impl IntoView {
    let draft = Memo::new(move |_| {
        let choice = choice.read();
        let mut draft = RuleSetDraft::from_code(&choice.rules).unwrap_or_default();
        draft.name.clone_from(&choice.rules_name);
        draft
    });
    let take = move |draft: &RuleSetDraft| {
        choice.update(|c| {
            c.rules = draft.code();
            c.rules_name.clone_from(&draft.name);
        });
    };
    let pick = move |event| {
        if let Some(chosen) = rule_address::read(&event_target_value(&event)) {
            let chosen = chosen.draft().clone();
            take(&draft.with_untracked(|before| new_game::in_the_teams_of(chosen, before)));
        }
    };
    let preset = Memo::new(move |_| version_played(&draft.read()).map(|preset| preset.name));
    let told = Memo::new(move |_| version_played(&draft.read()).map(brief));
    let is_unknown = Memo::new(move |_| preset.read().is_none() && !own_rules::are_kept(&draft.read()));
    let begun_with = draft.with_untracked(|draft| draft.sides.teams);
    let offered = Memo::new(move |_| {
        // The choices stay the same: a row must not change while arrow keys move through it.
        let others = [begun_with, draft.read().sides.teams];
        let players = choice.read().seats.len();
        let usual = TEAMS.into_iter().filter(|teams| can_form(*teams, players));
        let all: BTreeSet<u8> = usual.chain(others).collect();
        all.into_iter().collect::<Vec<u8>>()
    });
    let set_teams = move |teams: u8| {
        let mut changed = draft.get_untracked();
        // The rules allow every number on offer.
        if changed.set("teams", &teams.to_string()).is_ok() {
            take(&changed);
        }
    };
    view! {
        <section class="stack">
            <h2>{say!("rules-title")}</h2>
            <div class="card stack">
                <label class="field"><span class="unseen">{say!("rules-title")}</span>
                    <select class="input" id="rules" on:change=pick>
                        {move || is_unknown.get().then(|| view! { <option selected=true>{draft.with(|draft| messages().rules_name(&draft.name, &draft.code()))}</option> })}
                        {own_rules_to_choose(draft)}
                        {versions_to_choose(preset)}
                    </select>
                </label>
                {move || told.get().map(|brief| view! { <p>{brief}</p> })}
                {move || marks_in_a_row(marks(&draft.read()))}
                <div class="buttons">
                    {move || view! { <Link to=Route::Rules(Some(rule_address::of(&draft.read()))) class="button"><Drawing icon=Icon::Book/>{say!("new-read-rules")}</Link> }}
                    {move || view! { <Link to=Route::Editor(Some(rule_address::of(&draft.read()))) class="button"><Drawing icon=Icon::Pen/>{say!("rules-change")}</Link> }}
                </div>
                <fieldset class="choices" class:at-fault=move || faults.of_seats().is_some() hidden=move || offered.read().len() < 2>
                    <legend>{say!("new-teams")}</legend>
                    {move || offered.read().iter().map(|&teams| view! {
                        <label class="choice">
                            <input type="radio" name="teams" value=teams prop:checked=move || draft.read().sides.teams == teams
                                on:change=move |_| set_teams(teams)/>
                            <span>{if teams == 0 { say!("new-no-teams") } else { say!("new-so-many-teams", "count" => usize::from(teams)) }}</span>
                        </label>
                    }).collect_view()}
                </fieldset>
                <Teams choice faults/>
            </div>
        </section>
    }
}

/// The teams, or why this number of players can't form them.
#[component]
fn Teams(choice: RwSignal<GameChoice>, faults: Faults) -> impl IntoView {
    let teams = move || {
        let choice = choice.read();
        faults.game.with(|game| {
            let game = game.as_ref().ok().filter(|game| game.rules().teams() > 0)?;
            let colors = Colors(choice.seats.iter().map(|seat| seat.color).collect());
            let teams = game.all_sides().map(|side| {
                let names = game.seats_of(side).filter_map(|seat| {
                    let name = choice.seats.get(seat.index())?.name.trim();
                    // Somebody without a name has a seat all the same.
                    let nobody = || say!("player-number", "number" => seat.index() + 1);
                    Some(if name.is_empty() { nobody() } else { name.to_string() })
                });
                let names = names.collect::<Vec<_>>();
                let names = team(&names.iter().map(String::as_str).collect::<Vec<_>>());
                view! { <li data-seat=colors.of_side(game, side)><i aria-hidden="true"></i>{names}</li> }
            });
            Some(view! { <ul class="teams" aria-label=say!("new-teams")>{teams.collect_view()}</ul> })
        })
    };
    view! {
        <div class="fault"><Region>{move || faults.of_seats()}</Region></div>
        {teams}
    }
}
