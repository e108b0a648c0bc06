//! The table: players, dice, tray, and two buttons that say what they do.
//!
//! Draws the shared screen model and hands taps and keys to the game in progress. What may be
//! pressed and why not is in the model.

mod actions;
mod bands;
mod chances;
mod chart;
mod dialogs;
mod ending;
mod felt;
mod odds;
mod outcome;
mod players;
mod result;
mod sheet;
mod sum;
mod told;

use crate::friends::far_table::FarTable;
use crate::game::new_game;
use crate::game::open_game::{OpenGame, seats_champion};
use crate::game::sound::{self, Sound};
use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::page::route::{Link, Route};
use crate::screens::friends::{LockLine, MoreTime, late, why_not_connected};
use crate::screens::one_window::{NotShown, OneWindow};
use crate::screens::today::DayEnding;
use crate::storage::database::Unread;
use crate::storage::days::DayGame;
use crate::storage::games::SavedGame;
use crate::storage::saves;
use crate::storage::settings::settings;
use crate::thinker::{self, Runtime};
pub(crate) use actions::Actions;
pub(crate) use bands::{film_band, verdict};
pub(crate) use chances::{Chances, decisive_in_words};
use farkle_client::Screen;
use farkle_table::{Ledger, ToAct};
pub(crate) use felt::{Board, set_aside};
use leptos::prelude::*;
use leptos::task::spawn_local;
pub(crate) use outcome::{headline, won_by};
pub(crate) use players::{away_for, called, only_person, side_cards};
use sheet::Sheet;
pub(crate) use sheet::{FEW, cell, paper};
use std::time::Duration;

/// A game, by its name in addresses.
#[component]
pub(crate) fn Table(id: String) -> impl IntoView {
    let row = saves::shown::<SavedGame>(&id);
    view! {
        <OneWindow row taken_over=say!("table-taken-over") to=Route::Home>
            <LoadedGame id=id.clone()/>
        </OneWindow>
    }
}

#[component]
fn LoadedGame(id: String) -> impl IntoView {
    let opened = browser::loaded(new_game::opened(id));
    move || {
        opened.get().map(|opened| match opened {
            Ok(Some(opened)) => view! { <GameTable play=OpenGame::new(opened)/> }.into_any(),
            Ok(None) => view! { <NotShown title=say!("table-gone") to=Route::Home label=say!("lost-home")/> }.into_any(),
            Err(Unread) => view! {
                <NotShown title=say!("table-unread") about=say!("table-unread-about") to=Route::Games label=say!("home-games")/>
            }
            .into_any(),
        })
    }
}

/// When a person is told that an answer is awaited.
const SLOW: Duration = Duration::from_millis(80);

/// Which of the sheets over the table is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Sheet,
    Odds,
    Rules,
    People,
}

/// The table of a game in this page, or of one far away.
#[component]
pub(crate) fn GameTable(play: OpenGame, #[prop(optional)] far: Option<FarTable>) -> impl IntoView {
    let screen = play.screen();
    let open = RwSignal::new(None::<Open>);
    let over = Memo::new(move |_| play.ledger.with(Ledger::is_over));
    listen_to_keys(play, screen, open);
    if far.is_none() {
        hear_own_turn(play);
    }
    view! {
        <main
            id="content"
            class="table"
            class:out-of-date=move || far.is_some_and(|far| !far.connected.get())
            class:banking=move || play.banks()
        >
            <h1 class="unseen" tabindex="-1">
                {move || if far.is_some_and(|far| far.own_turn.get()) { say!("friends-your-turn") } else { say!("table-title") }}
            </h1>
            <TableTop play open far/>
            <div class="in-play"><div class="in-play-all">
                <players::Players screen play far/>
                <WhoThinks play/>
                <Show when=move || over.get() fallback=move || view! { <Board play screen/> }>
                    {match DayGame::of(&play.id()).filter(|_| far.is_none()) {
                        Some(of) => view! { <DayEnding play of/> }.into_any(),
                        None => view! { <ending::Ending play far/> }.into_any(),
                    }}
                </Show>
                {far.map(|_| view! { <LockLine play/> })}
            </div></div>
            <Show when=move || !over.get()><Actions play screen far/></Show>
            <aside class="sheet-aside" aria-label=say!("sheet-title")><h2>{say!("sheet-title")}</h2><Sheet play/></aside>
            <dialogs::Dialogs play screen open far/>
            {move || settings().read().keys.then(|| view! { <p class="unseen for-keys">{say!("key-hints")}</p> })}
        </main>
    }
}

/// The sound of what has ended the turn before comes first.
const OWN_TURN_AFTER_MS: i32 = 350;

/// After computer players, the only person here hears that it is their turn.
fn hear_own_turn(play: OpenGame) {
    let is_own = Memo::new(move |_| {
        play.ledger.with(|ledger| match ledger.to_act() {
            ToAct::Computer { .. } => Some(false),
            ToAct::Person(seat) => (players::only_person(ledger) == Some(seat)).then_some(true),
            ToAct::Anyone | ToAct::Nobody => None,
        })
    });
    Effect::new(move |waited: Option<bool>| match (is_own.get(), waited.unwrap_or_default()) {
        (Some(false), _) => true,
        (Some(true), true) => {
            spawn_local(async move {
                browser::pause(OWN_TURN_AFTER_MS).await;
                if is_own.try_get_untracked() == Some(Some(true)) {
                    sound::play(Sound::YourTurn);
                }
            });
            false
        }
        (_, waited) => waited,
    });
}

/// Says so when computer players can't play as they should.
#[component]
fn WhoThinks(play: OpenGame) -> impl IntoView {
    let words = Memo::new(move |_| match thinker::runtime() {
        Runtime::Workers => None,
        Runtime::Page => play.ledger.with(seats_champion).then(|| say!("thinker-in-page")),
        Runtime::PageForNow => play.ledger.with(seats_champion).then(|| say!("thinker-silent")),
        Runtime::Nowhere => {
            let waits = play.ledger.with(|ledger| matches!(ledger.to_act(), ToAct::Computer { .. }));
            waits.then(|| say!("thinker-nowhere"))
        }
    });
    view! {
        <Region>{move || words.get().map(|words| view! { <p class="notice who-thinks">{words}</p> })}</Region>
    }
}

#[component]
fn TableTop(play: OpenGame, open: RwSignal<Option<Open>>, far: Option<FarTable>) -> impl IntoView {
    let can_take_back = Memo::new(move |_| play.ledger.with(Ledger::can_take_back));
    let rules = match DayGame::of(&play.id()) {
        Some(of) => today::title(of, play.ledger.with_untracked(|ledger| ledger.game().seat_count())),
        None => play.ledger.with_untracked(|ledger| messages().name_of(ledger.game().rules())),
    };
    let button = move |icon, label: String, what| {
        let title = label.clone();
        view! {
            <button class="button quiet icon-button" title=title on:click=move |_| open.set(Some(what))>
                <Drawing icon/>
                <span class="unseen">{label}</span>
            </button>
        }
    };
    view! {
        <header class="table-top">
            <Link to=Route::Home is_back=true class="button quiet icon-button">
                <Drawing icon=Icon::Back/>
                <span class="unseen">{say!("end-home")}</span>
            </Link>
            {match far {
                Some(far) => view! { <LineState play far rules/> }.into_any(),
                None => view! { <p class="rules-name">{rules}</p> }.into_any(),
            }}
            <Show when=move || can_take_back.get()>
                <button class="button quiet icon-button" title=say!("button-take-back") on:click=move |_| play.take_back()>
                    <Drawing icon=Icon::Undo/>
                    <span class="unseen">{say!("button-take-back")}</span>
                </button>
            </Show>
            {far.map(|far| view! {
                <span class="people-button" class:unread=move || far.unread.get() != 0>
                    {button(Icon::People, say!("friends-people"), Open::People)}
                </span>
            })}
            {button(Icon::Odds, say!("button-odds"), Open::Odds)}
            {button(Icon::Book, say!("button-rules"), Open::Rules)}
            <span class="sheet-button">{button(Icon::Sheet, say!("button-sheet"), Open::Sheet)}</span>
        </header>
    }
}

/// What the rules are called; in their place, how the connection is when it is not as it should be.
#[component]
fn LineState(play: OpenGame, far: FarTable, rules: String) -> impl IntoView {
    let lost = move || !far.connected.get();
    // An answer that comes at once is not worth a word. Each press waits for its own.
    let slow = RwSignal::new(false);
    Effect::new(move || {
        slow.set(false);
        if play.pending.get() {
            let timer = set_timeout_with_handle(move || slow.set(true), SLOW).ok();
            on_cleanup(move || timer.into_iter().for_each(|timer| timer.clear()));
        }
    });
    let words = Memo::new(move |_| match (lost(), slow.get()) {
        (true, _) => why_not_connected(far),
        (false, true) => say!("friends-sending"),
        (false, false) => rules.clone(),
    });
    let is_late = Memo::new(move |_| late(far).map(|clock| clock.more));
    view! {
        <div class="rules-name" class:line-lost=lost class:late=move || is_late.get().is_some()>
            <span role="status">{move || if is_late.get().is_some() { say!("friends-hurry") } else { words.get() }}</span>
            {move || (is_late.get() == Some(true)).then(|| view! { <MoreTime far/> })}
        </div>
    }
}

/// Keys for everything at the table; a key pressed in a field or with Ctrl is not ours.
fn listen_to_keys(play: OpenGame, screen: Memo<Screen>, open: RwSignal<Option<Open>>) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        // What covers the table is asked of the page, not of `open`: a sheet that was closed is
        // told of a little later, and a key that comes in between counts.
        if !browser::is_for_the_screen(&event) {
            return;
        }
        match event.key().to_lowercase().as_str() {
            "t" => play.take_back(),
            "s" => open.set(Some(Open::Sheet)),
            "o" => open.set(Some(Open::Odds)),
            _ if plays(play, &screen.get_untracked(), &event) => {}
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

/// The keys of the dice and of the buttons, unless a key means something else.
pub(crate) fn listen_to_play_keys(
    play: OpenGame,
    screen: Memo<Screen>,
    is_else: impl Fn(&str) -> bool + 'static,
) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if browser::is_for_the_screen(&event)
            && (is_else(&event.key().to_lowercase()) || plays(play, &screen.get_untracked(), &event))
        {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Does what the keys of the dice and of the buttons do; false for any other key.
fn plays(play: OpenGame, model: &Screen, event: &web_sys::KeyboardEvent) -> bool {
    match event.key().to_lowercase().as_str() {
        "r" => match &model.take_over {
            Some(_) if event.shift_key() => play.wish(Ok(farkle_rules::Action::TakeOver)),
            _ => play.wish(model.roll.action),
        },
        "b" => play.wish(model.bank.action),
        "a" => play.take_best_or_none(),
        key => match key.parse::<usize>() {
            Ok(number @ 1..=6) => play.tap(number - 1),
            _ => return false,
        },
    }
    true
}
