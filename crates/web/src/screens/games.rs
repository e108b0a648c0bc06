//! Past games: to go on with, to look back at, to keep as a file, to forget.

use super::PageTop;
use crate::archive::{self, Kept};
use crate::browser;
use crate::icon::{Drawing, Icon};
use crate::messages::{messages, say};
use crate::new_game;
use crate::route::{Link, Route, go};
use leptos::prelude::*;

/// All games kept in this browser.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let games = browser::loaded(archive::all());
    let forget = move |id: String| {
        archive::forget(&id);
        games.update(|games| {
            if let Some(games) = games {
                games.retain(|game| game.id != id);
            }
        });
    };
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-games")/>
            <Import/>
            {move || games.get().map(|games| if games.is_empty() {
                view! { <p class="card">{say!("games-none")}</p> }.into_any()
            } else {
                let cards = games.into_iter().map(|game| view! { <li><GameCard game forget/></li> });
                view! { <ul class="games">{cards.collect_view()}</ul> }.into_any()
            })}
        </main>
    }
}

/// A game from a file: one that was saved here, in another browser, or by the program.
#[component]
fn Import() -> impl IntoView {
    let fault = RwSignal::new(None::<String>);
    let open = move |event: web_sys::Event| {
        let Some(file) = browser::chosen_file(&event) else { return };
        leptos::task::spawn_local(async move {
            let text = browser::text_of(&file).await.unwrap_or_default();
            match new_game::import(&text) {
                Ok(id) => go(Route::Replay(id)),
                Err(error) => fault.set(Some(error.to_string())),
            }
        });
    };
    view! {
        <div class="buttons">
            <label class="button file">
                <Drawing icon=Icon::Open/>{say!("games-open")}
                <input type="file" accept=".txt,.farkle,text/plain" on:change=open/>
            </label>
        </div>
        {move || fault.get().map(|fault| view! {
            <p class="card fault" role="alert">{say!("games-open-fault")}<br/><span lang="en">{fault}</span></p>
        })}
    }
}

#[component]
fn GameCard(game: Kept, forget: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let (id, record) = (game.id.clone(), game.record.clone());
    let file = format!("farkle-{}.farkle", game.id);
    let when = js_sys::Date::new(&game.changed_ms.into());
    let when =
        String::from(when.to_locale_date_string(messages().language(), &wasm_bindgen::JsValue::UNDEFINED));
    let players = game.names.iter().zip(&game.scores).enumerate().map(|(seat, (name, &score))| {
        let won = game.winners.contains(&seat);
        view! {
            <li class:won=won>
                <span>{name.clone()}</span>
                {won.then(|| view! { <Drawing icon=Icon::Crown/><span class="unseen">{say!("games-winner")}</span> })}
                <b class="number">{messages().number(score.into())}</b>
            </li>
        }
    });
    let players = players.collect_view();
    let state = if game.over { say!("games-over") } else { say!("games-in-progress") };
    view! {
        <article class="game card">
            <h2>{game.rules.clone()}</h2>
            <p class="muted">{format!("{when} · {state}")}</p>
            <ul>{players}</ul>
            <div class="buttons">
                {if game.over {
                    view! { <Link to=Route::Replay(game.id.clone()) class="button">{say!("end-review")}</Link> }.into_any()
                } else {
                    view! { <Link to=Route::Table(game.id.clone()) class="button primary">{say!("home-continue")}</Link> }.into_any()
                }}
                <button class="button quiet" on:click=move |_| browser::download(&file, &record)><Drawing icon=Icon::Save/>{say!("games-save")}</button>
                <button class="button quiet danger" on:click=move |_| forget(id.clone())><Drawing icon=Icon::Bin/>{say!("games-forget")}</button>
            </div>
        </article>
    }
}
