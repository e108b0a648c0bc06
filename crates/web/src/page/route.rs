//! Routes: which address shows which screen, and how to get there without loading a page.

use crate::language::messages::say;
use crate::page::arrival::{self, Way};
use crate::page::browser;
use crate::page::history;
use crate::page::icon::{Drawing, Icon};
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::OnceLock;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The screens, by address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `/`
    Home,
    /// `/play`
    Play,
    /// `/new`
    NewGame,
    /// `/today`
    Today,
    /// `/table/ID`
    Table(String),
    /// `/friends`
    Friends,
    /// `/friends/TABLE#INVITATION`
    FriendsTable(String),
    /// `/games`
    Games,
    /// `/games/ID`
    Replay(String),
    /// `/game#GAME`
    SharedGame,
    /// `/pad`
    Pads,
    /// `/pad/ID`
    Pad(String),
    /// `/rules`, `/rules/PRESET`, `/rules/CODE` or `/rules/CODE/NAME`
    Rules(Option<String>),
    /// `/edit`, and so on as above
    Editor(Option<String>),
    /// `/board/NAME`
    Board(String),
    /// `/print`, and so on as above
    Print(Option<String>),
    /// `/learn`
    Learn,
    /// `/settings`
    Settings,
    /// `/about`
    About,
    /// Anything else.
    Lost,
}

impl Route {
    /// The screen of an address.
    pub(crate) fn of(path: &str) -> Route {
        let (first, rest) = path.trim_matches('/').split_once('/').unwrap_or((path.trim_matches('/'), ""));
        let whole = |rest: &str| (!rest.is_empty()).then(|| rest.to_string());
        let second = whole(rest.split('/').next().unwrap_or_default());
        match (first, second) {
            ("", _) => Route::Home,
            ("play", _) => Route::Play,
            ("new", _) => Route::NewGame,
            ("today", _) => Route::Today,
            ("table", Some(id)) => Route::Table(id),
            ("friends", None) => Route::Friends,
            ("friends", Some(table)) => Route::FriendsTable(table),
            ("games", None) => Route::Games,
            ("games", Some(id)) => Route::Replay(id),
            ("game", None) => Route::SharedGame,
            ("pad", None) => Route::Pads,
            ("pad", Some(id)) => Route::Pad(id),
            ("rules", _) => Route::Rules(whole(rest)),
            ("edit", _) => Route::Editor(whole(rest)),
            ("board", Some(name)) => Route::Board(name),
            ("print", _) => Route::Print(whole(rest)),
            ("learn", _) => Route::Learn,
            ("settings", _) => Route::Settings,
            ("about", _) => Route::About,
            _ => Route::Lost,
        }
    }

    /// The address of a screen.
    pub(crate) fn path(&self) -> String {
        match self {
            Route::Home | Route::Lost => "/".to_string(),
            Route::Play => "/play".to_string(),
            Route::NewGame => "/new".to_string(),
            Route::Today => "/today".to_string(),
            Route::Table(id) => format!("/table/{id}"),
            Route::Friends => "/friends".to_string(),
            Route::FriendsTable(table) => format!("/friends/{table}"),
            Route::Games => "/games".to_string(),
            Route::Replay(id) => format!("/games/{id}"),
            Route::SharedGame => "/game".to_string(),
            Route::Pads => "/pad".to_string(),
            Route::Pad(id) => format!("/pad/{id}"),
            Route::Rules(None) => "/rules".to_string(),
            Route::Rules(Some(name)) => format!("/rules/{name}"),
            Route::Editor(None) => "/edit".to_string(),
            Route::Editor(Some(code)) => format!("/edit/{code}"),
            Route::Board(name) => format!("/board/{name}"),
            Route::Print(None) => "/print".to_string(),
            Route::Print(Some(name)) => format!("/print/{name}"),
            Route::Learn => "/learn".to_string(),
            Route::Settings => "/settings".to_string(),
            Route::About => "/about".to_string(),
        }
    }
}

/// By then a browser has gone back.
const BACK_TAKES_MS: f64 = 500.0;

thread_local! {
    /// Since when the browser is on its way back; zero if it is not.
    static GOES_BACK_MS: Cell<f64> = const { Cell::new(0.0) };
}

/// The page has one address; timers and events need it outside of any screen.
static ROUTE: OnceLock<RwSignal<Route>> = OnceLock::new();

fn here() -> Route {
    Route::of(&window().location().pathname().unwrap_or_default())
}

/// The screen that is shown.
pub(crate) fn route() -> RwSignal<Route> {
    *ROUTE.get_or_init(|| RwSignal::new(here()))
}

/// Follows the browser's "back" and "forward".
pub(crate) fn follow_address() {
    let route = route();
    let on_back = Closure::<dyn Fn()>::new(move || {
        GOES_BACK_MS.set(0.0);
        // A change of the fragment stays on the screen.
        let to = here();
        if route.get_untracked() == to {
            history::went_to_same_screen();
        } else {
            history::note_entry();
            route.set(to);
            arrival::arrive(Way::WentBack);
        }
    });
    // The page may have been loaded anew there.
    history::note_entry();
    window().set_onpopstate(Some(on_back.as_ref().unchecked_ref()));
    // Listens as long as the page lives.
    on_back.forget();
}

/// Goes to a screen, and keeps the parameters of the address. Its entry in the browser's history
/// remembers the screens below it.
pub(crate) fn go(to: Route) {
    arrival::forget_place();
    push(&to);
    show(to);
}

/// Goes to a screen from the element of a list: whoever comes back finds it again.
pub(crate) fn go_from(selector: String, to: Route) {
    arrival::note_place(selector);
    push(&to);
    show(to);
}

fn push(to: &Route) {
    if let Ok(history) = window().history() {
        let below = JsValue::from_str(&history::below_next());
        let _ = history.push_state_with_url(&below, "", Some(&address(to)));
    }
}

/// The screen from which this one was called, if it was one of this game.
pub(crate) fn screen_before() -> Option<Route> {
    Some(Route::of(history::below_screen().last()?))
}

/// The table from which this screen was called, or Today's Dice, if it was one of them.
pub(crate) fn game_before() -> Option<Route> {
    let is_game = |from: &Route| matches!(from, Route::Table(_) | Route::FriendsTable(_) | Route::Today);
    screen_before().filter(is_game)
}

/// Another place of the same screen is shown: "back" returns to this one.
pub(crate) fn keep_this_place() {
    if history::is_first_of_screen() {
        push(&here());
    }
}

/// Goes back to a screen: in the browser's history if it is there, so that the browser's "back"
/// does not lead here once more.
pub(crate) fn go_back(to: Route) {
    // The browser takes a moment: a second press in it would go as far once more.
    let now = browser::now_ms();
    if now - GOES_BACK_MS.replace(now) < BACK_TAKES_MS {
        return;
    }
    let below = history::below();
    let steps = below.iter().rev().position(|from| Route::of(from) == to).map(|at| at as i32 + 1);
    let went = steps
        .is_some_and(|steps| window().history().is_ok_and(|history| history.go_with_delta(-steps).is_ok()));
    if !went {
        GOES_BACK_MS.set(0.0);
        go(to);
    }
}

/// The same, to one place of that screen.
pub(crate) fn go_back_to_place(to: Route, selector: &str) {
    let address = to.path();
    go_back(to);
    arrival::note_place_at(address, selector.to_string());
}

/// Replaces the current screen: "back" skips it.
pub(crate) fn replace(to: Route) {
    if let Ok(history) = window().history() {
        let below = JsValue::from_str(&history::below().join("\n"));
        let _ = history.replace_state_with_url(&below, "", Some(&address(&to)));
    }
    show(to);
}

fn address(to: &Route) -> String {
    format!("{}{}", to.path(), window().location().search().unwrap_or_default())
}

fn show(to: Route) {
    history::note_entry();
    route().set(to);
    arrival::arrive(Way::Followed);
}

/// The arrow at the top, which leads back to a screen.
#[component]
pub(crate) fn WayBack(to: Route) -> impl IntoView {
    view! {
        <Link to is_back=true class="button quiet icon-button">
            <Drawing icon=Icon::Back/><span class="unseen">{say!("back")}</span>
        </Link>
    }
}

/// A link to another screen; `before` is done before that screen is shown in this window.
#[component]
pub(crate) fn Link(
    to: Route,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] before: Option<Callback<()>>,
    #[prop(optional)] is_back: bool,
    /// It is one of many: whoever comes back goes on there.
    #[prop(optional)]
    is_in_list: bool,
    children: Children,
) -> impl IntoView {
    let target = to.clone();
    let follow = move |event: web_sys::MouseEvent| {
        // With a modifier key, people want a new tab.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            if let Some(before) = before {
                before.run(());
            }
            if is_back {
                go_back(target.clone());
            } else if is_in_list {
                go_from(format!("main a[href=\"{}\"]", target.path()), target.clone());
            } else {
                go(target.clone());
            }
        }
    };
    view! { <a class=class href=to.path() on:click=follow>{children()}</a> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_an_address_that_leads_to_it() {
        for route in [
            Route::Home,
            Route::Play,
            Route::NewGame,
            Route::Today,
            Route::Table("7".into()),
            Route::Friends,
            Route::FriendsTable("7".into()),
            Route::Games,
            Route::Replay("7".into()),
            Route::SharedGame,
            Route::Pads,
            Route::Pad("7".into()),
            Route::Rules(None),
            Route::Rules(Some("walnut".into())),
            Route::Rules(Some("F1-x/Our%20rules".into())),
            Route::Editor(None),
            Route::Editor(Some("F1-x".into())),
            Route::Board("7".into()),
            Route::Print(None),
            Route::Print(Some("walnut".into())),
            Route::Learn,
            Route::Settings,
            Route::About,
        ] {
            assert_eq!(Route::of(&route.path()), route);
        }
    }

    #[test]
    fn an_unknown_address_is_lost() {
        assert_eq!(Route::of("/casino"), Route::Lost);
        assert_eq!(Route::of("/table/"), Route::Lost);
    }
}
