//! About: what this is, how the dice are drawn, and the licences.

use super::PageTop;
use super::server_dice::ServerDice;
use crate::game::characters::{self, Portrait};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus::Focus;
use crate::page::live_region::Region;
use crate::page::route::{Route, game_before};
use crate::storage::persistence;
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn About() -> impl IntoView {
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-about") to=game_before().unwrap_or(Route::Home)/>
            <section class="card stack">
                <h2>{say!("farkle")}</h2>
                <p>{say!("about-what")}</p>
                <p class="muted number">{say!("about-version", "version" => env!("CARGO_PKG_VERSION"))}</p>
            </section>
            <Rivals/>
            <section class="card stack"><h2>{say!("about-dice-title")}</h2><p>{say!("about-dice")}</p></section>
            <ServerDice/>
            <section class="card stack"><h2>{say!("about-data-title")}</h2><p>{say!("about-data")}</p><KeptForGood/></section>
            <section class="card stack for-keys"><h2>{say!("about-keys-title")}</h2><p>{say!("key-hints")}</p></section>
            <section class="card stack"><h2>{say!("about-licence-title")}</h2><p>{say!("about-licence")}</p></section>
        </main>
    }
}

/// The computer players, and how strong they are.
#[component]
fn Rivals() -> impl IntoView {
    let people = characters::ALL.into_iter().map(|of| view! {
        <li><Portrait of/><span><b>{of.person()}</b>" "{say!(&format!("temperament-{of}-about"))}</span></li>
    });
    let names = characters::ALL.map(|of| view! { <th scope="col">{of.person()}</th> });
    let rows = characters::ALL.into_iter().zip(characters::STRENGTH).map(|(one, chances)| {
        let chances = characters::ALL.into_iter().zip(chances).map(|(other, chance)| {
            let percent = messages().percent(chance / 100.0);
            view! { <td class="number">{if one == other { "–".to_string() } else { percent }}</td> }
        });
        view! { <tr><th scope="row">{one.person()}</th>{chances.collect_view()}</tr> }
    });
    view! {
        <section class="card stack rivals">
            <h2>{say!("about-rivals-title")}</h2>
            <ul>{people.collect_view()}</ul>
            <details class="folded">
                <summary>{say!("about-strength")}</summary>
                <p>{say!("about-rivals")}</p>
                <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("about-rivals-title")>
                    <table class="figures">
                        <thead><tr><td></td>{names.collect_view()}</tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            </details>
        </section>
    }
}

/// Whether the browser has granted persistent storage, and a way to ask for it. Nothing if the
/// browser does not offer it.
#[component]
fn KeptForGood() -> impl IntoView {
    let given = browser::loaded(persistence::is_given());
    let refused = RwSignal::new(false);
    let ask = move |_| {
        let focus = Focus::now();
        leptos::task::spawn_local(async move {
            // Some browsers ask the person, which takes any time.
            let answer = persistence::ask().await;
            // The screen may be gone by now.
            let _ = given.try_set(Some(answer));
            let _ = refused.try_set(answer == Some(false));
            focus.keep(&["#app h1"]);
        });
    };
    let words = move || {
        given.get().flatten().map(|given| match (given, refused.get()) {
            (true, _) => say!("about-kept"),
            (false, false) => say!("about-not-kept"),
            (false, true) => say!("about-refused"),
        })
    };
    view! {
        <Region>{move || words().map(|words| view! { <p class="kept-for-good">{words}</p> })}</Region>
        {move || (given.get().flatten() == Some(false)).then(|| view! {
            <div class="buttons"><button class="button" on:click=ask>{say!("about-ask")}</button></div>
        })}
    }
}
