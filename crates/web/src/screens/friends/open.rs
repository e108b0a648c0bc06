//! Opening a table for friends, and the tables where this person has a seat.

use super::color_field::{ColorField, keep_color, offered_color};
use super::table_options::ChooseOptions;
use crate::friends::create::{self, NotCreated};
use crate::friends::far_table::FarTable;
use crate::friends::secrets;
use crate::game::choosing::{self, For};
use crate::game::new_game::first_choice;
use crate::game::seats::{is_given_by_us, person};
use crate::language::messages::{messages, say};
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::in_a_row::in_a_row;
use crate::page::live_region::Region;
use crate::page::route::{Link, Route, go};
use crate::screens::PageTop;
use crate::screens::new_game::RulesChoice;
use crate::screens::set_up_faults::Faults;
use crate::storage::friends::{self, SavedTable};
use crate::storage::listed::Listed;
use crate::storage::settings::{GameChoice, settings};
use farkle_protocol::{Stage, TableOptions};
use farkle_rules::{MAX_SEATS, RuleSetDraft};
use leptos::prelude::*;

/// The fewest and the usual number of players.
const LEAST: usize = 2;

/// The screen.
#[component]
pub(crate) fn Friends() -> impl IntoView {
    choosing::note(Some(For::Friends));
    let tables = Listed::begin(|| Box::pin(friends::seated()));
    view! {
        <main id="content" class="page friends">
            <PageTop title=say!("friends-title")/>
            <p class="lead">{say!("friends-lead")}</p>
            <OpenTables tables/>
            <NewTable/>
        </main>
    }
}

#[component]
fn OpenTables(tables: Listed<SavedTable>) -> impl IntoView {
    move || {
        let tables = tables.all().filter(|tables| !tables.is_empty())?;
        Some(view! {
            <section class="stack">
                <h2>{say!("friends-tables")}</h2>
                <ul class="friends-tables">{tables.into_iter().map(|table| view! { <TableCard table/> }).collect_view()}</ul>
            </section>
        })
    }
}

#[component]
fn TableCard(table: SavedTable) -> impl IntoView {
    let gone = RwSignal::new(false);
    let id = StoredValue::new(table.id.clone());
    // Where a game goes on, it is asked whose turn it is now.
    let far = (table.playing && !table.left).then(|| FarTable::glance(table.clone())).flatten();
    let own_turn = move || far.map_or(table.own_turn, |far| far.own_turn.get());
    let over = move || far.and_then(FarTable::stage) == Some(Stage::Over);
    let state = move || match (own_turn(), table.playing && !over()) {
        (true, _) => say!("friends-your-turn"),
        (false, true) => say!("friends-playing"),
        (false, false) if table.over || over() => say!("friends-over"),
        (false, false) => say!("friends-not-begun"),
    };
    let rules = messages().rules_name(&table.rules_name, &table.rules);
    let forget = move |_| {
        friends::forget(&id.get_value());
        gone.set(true);
    };
    view! {
        <li class="card friends-table" class:own-turn=own_turn hidden=move || gone.get()>
            <Link to=Route::FriendsTable(table.id)>
                <strong>{messages().list(&table.names)}</strong>
                <small>{in_a_row(vec![state.into_any(), rules.into_any()])}</small>
            </Link>
            <button class="button quiet icon-button" title=say!("friends-forget") on:click=forget>
                <Drawing icon=Icon::Bin/><span class="unseen">{say!("friends-forget")}</span>
            </button>
        </li>
    }
}

/// The setup of a table: as the last game was set up, with a seat for every friend.
fn choice_of_table() -> GameChoice {
    let last = settings().with_untracked(|settings| settings.last_game.clone());
    let mut choice = last.unwrap_or_else(first_choice);
    let name = own_name(&choice);
    choice.seats.clear();
    set_seats(&mut choice, LEAST);
    if let Some(own) = choice.seats.first_mut() {
        own.name = name;
    }
    choice
}

/// What this person is called in other games, if anybody has said so.
fn own_name(choice: &GameChoice) -> String {
    let people = choice.seats.iter().filter(|seat| seat.temperament.is_none());
    people.map(|seat| seat.name.clone()).find(|name| !is_given_by_us(name)).unwrap_or_default()
}

/// The name that a person is offered.
pub(super) fn offered_name() -> String {
    settings().with_untracked(|settings| settings.last_game.as_ref().map(own_name)).unwrap_or_default()
}

/// Keeps the name for the next time.
pub(super) fn keep_name(name: &str) {
    settings().update(|settings| {
        let last = settings.last_game.get_or_insert_with(first_choice);
        if let Some(own) = last.seats.iter_mut().find(|seat| seat.temperament.is_none()) {
            own.name = name.to_string();
        }
    });
}

fn set_seats(choice: &mut GameChoice, count: usize) {
    choice.seats.truncate(count);
    while choice.seats.len() < count {
        choice.seats.push(person(&choice.seats, choice.seats.len() as u8));
    }
}

#[component]
fn NewTable() -> impl IntoView {
    let choice = RwSignal::new(choice_of_table());
    let faults = Faults::of(choice);
    let options = RwSignal::new(TableOptions::default());
    let color = RwSignal::new(offered_color());
    let asking = RwSignal::new(false);
    // Nobody is told of a missing name before they want to open the table.
    let tried = RwSignal::new(false);
    let fault = RwSignal::new(None::<NotCreated>);
    // The detour to the rules loses neither them nor the name.
    Effect::new(move || {
        let (rules, name, own) = choice
            .with(|c| (c.rules.clone(), c.rules_name.clone(), c.seats.first().map(|seat| seat.name.clone())));
        settings().update(|settings| {
            let last = settings.last_game.get_or_insert_with(first_choice);
            (last.rules, last.rules_name) = (rules, name);
        });
        if let Some(own) = own.filter(|own| !is_given_by_us(own)) {
            keep_name(&own);
        }
    });
    let create = move |_| {
        if asking.get_untracked() {
            return;
        }
        tried.set(true);
        if !faults.are_none() {
            return focus::soon_on("[aria-invalid=true]");
        }
        asking.set(true);
        fault.set(None);
        let chosen = options.get_untracked();
        wasm_bindgen_futures::spawn_local(async move {
            let Some((rules, rules_name, seats, name)) = choice.try_with_untracked(|c| {
                let name = c.seats.first().map(|seat| seat.name.trim().to_string()).unwrap_or_default();
                (c.rules.clone(), c.rules_name.clone(), c.seats.len(), name)
            }) else {
                return;
            };
            let Ok(mut draft) = RuleSetDraft::from_code(&rules) else { return };
            draft.name.clone_from(&rules_name);
            let created = create::create(&draft, seats, chosen).await;
            // The screen may be gone by now.
            let _ = asking.try_set(false);
            match created {
                Ok(created) => {
                    let mut table = secrets::new_table(&created.table, &created.invitation);
                    (table.rules, table.rules_name) = (rules, rules_name);
                    // Whoever opens a table sits down there.
                    table.names = vec![name];
                    table.seated = true;
                    friends::save_and_wait(&table).await;
                    go(Route::FriendsTable(table.id));
                }
                Err(why) => {
                    let _ = fault.try_set(Some(why));
                }
            }
        });
    };
    let words = move || {
        fault.get().map(|why| match why {
            NotCreated::Offline => say!("friends-offline"),
            NotCreated::NoTables => say!("friends-no-tables"),
            NotCreated::TooOften => say!("friends-too-often"),
            NotCreated::Busy => say!("friends-why-overloaded"),
            NotCreated::Refused => say!("friends-refused"),
        })
    };
    view! {
        <section class="stack">
            <h2>{say!("friends-new")}</h2>
            <div class="card stack">
                <NameField name=Signal::derive(move || choice.read().seats.first().map(|seat| seat.name.clone()).unwrap_or_default())
                    fault=Signal::derive(move || if tried.get() { faults.of_name(0) } else { None })
                    change=move |name: String| choice.update(|c| if let Some(own) = c.seats.first_mut() { own.name = name })/>
                <fieldset class="choices counts">
                    <legend>{say!("friends-seats")}</legend>
                    {(LEAST..=MAX_SEATS).map(|count| view! {
                        <label class="choice">
                            <input type="radio" name="seats" value=count prop:checked=move || choice.read().seats.len() == count
                                on:change=move |_| choice.update(|c| set_seats(c, count))/>
                            <span class="number">{count}</span>
                        </label>
                    }).collect_view()}
                </fieldset>
                <details class="folded more-options">
                    <summary>{say!("friends-more")}</summary>
                    <div class="stack">
                        <ColorField color=color.into() taken=Signal::derive(Vec::new) change=move |chosen| {
                            color.set(chosen);
                            keep_color(chosen);
                        }/>
                        <ChooseOptions options/>
                    </div>
                </details>
            </div>
        </section>
        <RulesChoice choice faults/>
        <div class="start-bar">
            <Region>{move || words().map(|words| view! { <p class="fault">{words}</p> })}</Region>
            <button class="button primary wide start" aria-disabled=move || if asking.get() { "true" } else { "false" } on:click=create>
                {move || if asking.get() { say!("friends-creating") } else { say!("friends-create") }}
            </button>
        </div>
    }
}

/// The field for a person's own name.
#[component]
pub(super) fn NameField(
    name: Signal<String>,
    fault: Signal<Option<String>>,
    change: impl Fn(String) + 'static,
) -> impl IntoView {
    view! {
        <label class="field own-name"><span class="label">{say!("friends-name")}</span>
            <input class="input" autocomplete="nickname" maxlength="40" prop:value=move || name.get()
                aria-invalid=move || if fault.read().is_some() { "true" } else { "false" } aria-describedby="own-name-fault"
                on:input=move |event| change(event_target_value(&event))/>
        </label>
        <div class="fault" id="own-name-fault"><Region>{move || fault.get()}</Region></div>
    }
}
