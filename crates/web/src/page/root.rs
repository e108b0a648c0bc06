//! The frame of the app: which screen is shown, and the offer of a new version.

use crate::game::sound;
use crate::language::messages::say;
use crate::page::arrival::{self, Way};
use crate::page::browser;
use crate::page::code_splitting::{self, KeysTold, Later};
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::live_region::Region;
use crate::page::public_address;
use crate::page::route::{self, Link, Route};
use crate::screens::{self, home::StillDie};
use crate::storage::health::{self, Kind};
use crate::storage::settings;
use farkle_rules::Face;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Describes the page in its language, for search engines and link previews.
fn describe(about: &str) {
    if let Ok(Some(description)) = document().query_selector("meta[name=description]") {
        let _ = description.set_attribute("content", about);
    }
}

/// Mounts the app.
pub(crate) fn mount() {
    describe(&say!("page-description"));
    let Some(frame) = document().get_element_by_id("app") else { return };
    let Ok(frame) = frame.dyn_into::<web_sys::HtmlElement>() else { return };
    frame.set_inner_html("");
    mount_to(frame, || view! { <App/> }).forget();
    arrival::arrive(Way::Opened);
    code_splitting::fetch_soon();
}

#[component]
fn App() -> impl IntoView {
    // Created here, so that they live as long as the page.
    let route = route::route();
    code_splitting::prepare();
    health::prepare();
    public_address::prepare();
    settings::follow_settings();
    sound::follow_touches();
    route::follow_address();
    // The target gets no history entry: "back" leads to the screen before.
    let skip = |event: web_sys::MouseEvent| {
        event.prevent_default();
        focus::content();
    };
    view! {
        <a class="skip" href="#content" on:click=skip>{say!("skip")}</a>
        <NotKept/>
        {move || match route.get() {
            Route::Home => view! { <screens::home::Home/> }.into_any(),
            Route::Lost => view! { <Lost/> }.into_any(),
            route => view! { <Later route/> }.into_any(),
        }}
        <KeysTold/>
        <UpdateOffer/>
    }
}

/// Says that this browser stores nothing, above everything else and until somebody closes it.
#[component]
fn NotKept() -> impl IntoView {
    let unstored = Memo::new(|_| health::unstored());
    let words = move || match unstored.get() {
        Some(Kind::Tables) => say!("not-kept-seat"),
        _ => say!("not-kept"),
    };
    let read = RwSignal::new(false);
    let shown = Memo::new(move |_| unstored.get().is_some() && !read.get());
    Effect::new(move || browser::tell_styles("data-unkept", shown.get().then_some("")));
    // A later failure is shown again.
    Effect::new(move || {
        if unstored.get().is_none() {
            read.set(false);
        }
    });
    view! {
        <Region>
            <Show when=move || shown.get()>
                <div class="notice not-kept">
                    <span>{words}</span>
                    <button class="button quiet icon-button" title=say!("close") on:click=move |_| read.set(true)>
                        <Drawing icon=Icon::Cross/><span class="unseen">{say!("close")}</span>
                    </button>
                </div>
            </Show>
        </Region>
    }
}

/// An address without a screen: two dice lie there, and the place of a third is empty.
#[component]
fn Lost() -> impl IntoView {
    view! {
        <main id="content" class="page">
            <div class="still-life missing" aria-hidden="true">
                <StillDie face=Face::Four askew=-8 place=0/>
                <i></i>
                <StillDie face=Face::Four askew=7 place=1/>
            </div>
            <h1 tabindex="-1">{say!("lost-title")}</h1>
            <p class="lead">{say!("lost-about")}</p>
            <p class="buttons">
                <Link to=Route::Home class="button primary">{say!("lost-home")}</Link>
                <Link to=Route::Rules(None) class="button">{say!("home-rules")}</Link>
                <Link to=Route::Games class="button">{say!("home-games")}</Link>
                <Link to=Route::Learn class="button">{say!("home-learn")}</Link>
            </p>
        </main>
    }
}

/// Offers a new version: in a game only after its end, and never over a scoreboard.
#[component]
fn UpdateOffer() -> impl IntoView {
    let ready = RwSignal::new(false);
    let declined = RwSignal::new(false);
    let listener =
        window_event_listener(leptos::ev::Custom::<web_sys::Event>::new("update-ready"), move |_| {
            ready.set(true);
        });
    on_cleanup(move || listener.remove());
    let in_game = move || {
        matches!(
            route::route().get(),
            Route::Table(_) | Route::FriendsTable(_) | Route::Pad(_) | Route::Board(_)
        )
    };
    let shown = Memo::new(move |_| ready.get() && !declined.get() && !in_game());
    Effect::new(move || browser::tell_styles("data-toast", shown.get().then_some("")));
    let accept = |_| {
        if let Ok(event) = web_sys::Event::new("update-accepted") {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <Region>
            <Show when=move || shown.get()>
                <div class="notice toast">
                    <span>{say!("update-ready")}</span>
                    <span class="buttons">
                        <button class="button quiet" on:click=move |_| declined.set(true)>{say!("update-later")}</button>
                        <button class="button primary" on:click=accept>{say!("update-now")}</button>
                    </span>
                </div>
            </Show>
        </Region>
    }
}
