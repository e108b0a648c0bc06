//! A table of the server: the room before a game, and then the table of every game.

use super::again::lock_to_keep;
use super::color_field::offered_color;
use super::refusals::why_not_connected;
use super::room::Room;
use crate::friends::far_table::{DEVICE_MARK, FarTable, SCREEN};
use crate::friends::secrets;
use crate::game::sound::{self, Sound};
use crate::game::vibration;
use crate::language::messages::say;
use crate::page::arrival::{self, Way};
use crate::page::browser;
use crate::page::route::{self, Route};
use crate::page::wake_lock;
use crate::screens::PageTop;
use crate::screens::one_window::{NotShown, OneWindow};
use crate::screens::table::GameTable;
use crate::storage::database::Unread;
use crate::storage::friends::{self, SavedTable};
use crate::storage::games::{self, SavedGame};
use crate::storage::saves;
use farkle_protocol::{CloseReason, Stage};
use leptos::prelude::*;
use std::time::Duration;

/// The attribute of the root for screens without a seat.
const WATCHES: &str = "data-watches";

/// A table that has not answered by then can't be reached.
const LATE: Duration = Duration::from_secs(5);

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableScreen {
    /// Nothing has come yet.
    Asked,
    /// The room before a game.
    Room,
    /// The game with this number.
    Game(u32),
    /// The server lets nobody in with this link.
    Closed,
    /// All seats are taken, and nobody may watch.
    Full,
    /// The server is of another version.
    Unreadable,
    /// The server has not understood this page.
    Misunderstood,
}

/// The screen of a table, by its name in addresses. The secret of the link is the fragment.
#[component]
pub(crate) fn FriendsTable(table: String) -> impl IntoView {
    let row = friends::shown(&table);
    // Another link to the same table, in the same window.
    let listener = window_event_listener(leptos::ev::hashchange, |_| {
        let _ = window().location().reload();
    });
    on_cleanup(move || listener.remove());
    view! {
        <OneWindow row taken_over=say!("table-taken-over") to=Route::Friends>
            <Opened table=table.clone()/>
        </OneWindow>
    }
}

#[component]
fn Opened(table: String) -> impl IntoView {
    let opened = browser::loaded(found(table));
    move || {
        opened.get().map(|opened| match opened.map(|saved| saved.and_then(Opening::of)) {
            Ok(Some(Opening(far, name))) => view! { <Far far name/> }.into_any(),
            Ok(None) => view! { <NoTable/> }.into_any(),
            Err(Unread) => view! {
                <NotShown title=say!("friends-unread") to=Route::Home label=say!("lost-home")/>
            }
            .into_any(),
        })
    }
}

/// A connection that begins, and the name with which this person sits down at once.
struct Opening(FarTable, Option<String>);

impl Opening {
    fn of(saved: SavedTable) -> Option<Opening> {
        // Whoever has opened the table has said a name there.
        let name = saved.names.first().filter(|_| saved.is_new()).cloned();
        Some(Opening(FarTable::open(saved)?, name))
    }
}

/// What this browser knows of the table, with the invitation of the link if that has one.
async fn found(id: String) -> Result<Option<SavedTable>, Unread> {
    let fragment = window().location().hash().unwrap_or_default();
    let fragment = fragment.trim_start_matches('#');
    let (invitation, device) = fragment.split_once(DEVICE_MARK).unwrap_or((fragment, ""));
    let (invitation, device) = (invitation.to_string(), device.to_string());
    if device == SCREEN {
        return Ok(Some(SavedTable { is_screen: true, ..secrets::new_table(&id, &invitation) }));
    }
    let known = friends::find(&id).await?;
    if !device.is_empty() {
        // The secret is not left in the address, where others could see it.
        route::replace(Route::FriendsTable(id.clone()));
        // A device that sits there already keeps its own seat.
        if !known.as_ref().is_some_and(|saved| saved.seated) {
            let saved = SavedTable { device, ..secrets::new_table(&id, &invitation) };
            if secrets::kept(&saved).is_none() {
                // A part of the link is missing: it must not keep a whole one from working.
                return Ok(None);
            }
            friends::save_and_wait(&saved).await;
            return Ok(Some(saved));
        }
    }
    Ok(match known {
        Some(mut saved) => {
            if !invitation.is_empty() {
                saved.invitation = invitation;
            }
            Some(saved)
        }
        None if invitation.is_empty() => None,
        None => {
            let saved = secrets::new_table(&id, &invitation);
            // A device that has told its secret has to know it the next time.
            friends::save_and_wait(&saved).await;
            Some(saved)
        }
    })
}

#[component]
fn NoTable() -> impl IntoView {
    view! {
        <NotShown title=say!("friends-gone") about=say!("friends-gone-about") to=Route::Friends label=say!("friends-title")/>
    }
}

#[component]
fn Far(far: FarTable, name: Option<String>) -> impl IntoView {
    let shown = Memo::new(move |before: Option<&TableScreen>| match far.closed.get() {
        Some(CloseReason::Malformed) => TableScreen::Misunderstood,
        Some(CloseReason::OtherVersion) => TableScreen::Unreadable,
        Some(CloseReason::NoWatchers) => TableScreen::Full,
        Some(CloseReason::NotInvited) => TableScreen::Closed,
        _ if far.unreadable.get() => TableScreen::Unreadable,
        Some(
            CloseReason::Full
            | CloseReason::Overloaded
            | CloseReason::TooOften
            | CloseReason::Silent
            | CloseReason::Replaced,
        )
        | None => what(far, before.copied()),
    });
    sit_down_once(far, name);
    show_large_for_watchers(far);
    Effect::new(move |before: Option<TableScreen>| {
        let now = shown.get();
        if before.is_some_and(|before| before != now) {
            arrival::arrive(Way::Redrawn);
        }
        now
    });
    move || {
        match shown.get() {
        TableScreen::Asked => view! { <Asked far/> }.into_any(),
        TableScreen::Room => view! { <Room far/> }.into_any(),
        TableScreen::Game(_) => view! { <FarGame far/> }.into_any(),
        TableScreen::Closed => view! { <NoTable/> }.into_any(),
        TableScreen::Full => view! {
            <NotShown title=say!("friends-full") about=say!("friends-full-about") to=Route::Friends label=say!("friends-title")/>
        }
        .into_any(),
        TableScreen::Misunderstood => view! {
            <NotShown title=say!("friends-misunderstood") about=say!("friends-other-version-about") to=Route::Home label=say!("lost-home")/>
        }
        .into_any(),
        TableScreen::Unreadable => view! {
            <NotShown title=say!("friends-other-version") about=say!("friends-other-version-about") to=Route::Home label=say!("lost-home")/>
        }
        .into_any(),
    }
    }
}

/// A game stays on the screen after its end, until the next one begins.
fn what(far: FarTable, before: Option<TableScreen>) -> TableScreen {
    let game = far.game.get();
    far.seats.with(|view| {
        let Some(view) = view else { return before.unwrap_or(TableScreen::Asked) };
        match (view.stage, game, before) {
            (Stage::Playing | Stage::Over, Some(number), _) if number == view.game => {
                TableScreen::Game(number)
            }
            (_, Some(number), Some(TableScreen::Game(before))) if number == before => {
                TableScreen::Game(before)
            }
            (Stage::Gathering | Stage::Locked, ..) => TableScreen::Room,
            (Stage::Playing | Stage::Over, ..) => before.unwrap_or(TableScreen::Asked),
        }
    })
}

/// Sits whoever has opened the table down there, as soon as it has answered.
fn sit_down_once(far: FarTable, name: Option<String>) {
    let Some(name) = name else { return };
    let asked = StoredValue::new(false);
    Effect::new(move || {
        let is_free = far.view(|view| {
            view.yours.is_none()
                && view.stage == Stage::Gathering
                && view.seats.iter().all(|seat| seat.name.is_none())
        });
        if is_free == Some(true) && !asked.get_value() {
            asked.set_value(true);
            far.join(&name, offered_color(), None);
        }
    });
}

/// A screen without a seat may be a television that everybody looks at: the style sheets make
/// everything larger there, and it stays on.
fn show_large_for_watchers(far: FarTable) {
    let watches = Memo::new(move |_| far.view(|view| view.yours.is_none()) == Some(true));
    let mark = |is_on: bool| {
        let root = document().document_element();
        // Setting an attribute fails only for names that are none.
        let _ = root.map(|root| root.toggle_attribute_with_force(WATCHES, is_on));
    };
    Effect::new(move || mark(watches.get()));
    on_cleanup(move || mark(false));
    wake_lock::keep_awake(move || watches.get());
}

#[component]
fn Asked(far: FarTable) -> impl IntoView {
    let is_late = RwSignal::new(false);
    let timer = set_timeout_with_handle(move || is_late.set(true), LATE).ok();
    on_cleanup(move || timer.into_iter().for_each(|timer| timer.clear()));
    let words = move || match (far.connected.get(), far.closed.get()) {
        (false, None) if is_late.get() => say!("friends-lost"),
        (false, None) => say!("friends-looking"),
        (false, Some(_)) => why_not_connected(far),
        (true, _) => String::new(),
    };
    view! {
        <main id="content" class="page friends">
            <PageTop title=say!("friends-room") to=Route::Friends/>
            <p class="connection" role="status">{words}</p>
        </main>
    }
}

#[component]
fn FarGame(far: FarTable) -> impl IntoView {
    let play = far.open_game()?;
    // A finished game is one of those that this browser keeps.
    Effect::new(move || {
        play.ledger.with(|ledger| {
            if ledger.is_over() && !far.is_screen() {
                let game = SavedGame::of(&play.id(), ledger, &ledger.record(), &play.colors());
                match lock_to_keep(far, ledger) {
                    Some(lock) => saves::save(&SavedGame { lock: Some(lock), ..game }),
                    None => leptos::task::spawn_local(games::save_with_its_lock(game)),
                }
            }
        });
    });
    // Whoever does something else meanwhile sees and hears it.
    Effect::new(move |before: Option<bool>| {
        let own_turn = far.own_turn.get();
        if own_turn && far.acts.get_untracked() && before == Some(false) {
            call();
        }
        wasm_bindgen_futures::spawn_local(async {
            // The heading is drawn first.
            browser::breathe().await;
            arrival::rename();
        });
        own_turn
    });
    Effect::new(move || show_icon(far.own_turn.get()));
    on_cleanup(|| show_icon(false));
    Some(view! { <GameTable play far/> })
}

/// Calls a person who looks at something else.
pub(super) fn call() {
    sound::play(Sound::YourTurn);
    vibration::of(&[40, 60, 40]);
}

/// Shows on the tab of the browser whether something waits for this person.
pub(super) fn show_icon(waits: bool) {
    let icon = if waits { "/icon-turn.svg" } else { "/icon.svg" };
    if let Ok(Some(link)) = document().query_selector("link[rel=icon]") {
        // Setting an attribute fails only for names that are none.
        let _ = link.set_attribute("href", icon);
    }
}
