//! The first screen: one big way to play, and everything else within one tap.

use crate::archive::{self, Kept};
use crate::dice::Cube;
use crate::icon::{Drawing, Icon};
use crate::messages::{messages, say};
use crate::new_game;
use crate::route::{Link, Route, go};
use farkle_rules::Face;
use leptos::prelude::*;

/// How the dice lie at the top: what they show, and by how many degrees they are askew.
const STILL_LIFE: [(u8, i16); 6] = [(1, -8), (5, 6), (4, -3), (1, 9), (6, -6), (3, 4)];

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let games = LocalResource::new(archive::all);
    let unfinished = move || games.get().and_then(|games| games.into_iter().find(|game| !game.over));
    view! {
        <main id="content" class="page home">
            <header class="home-top">
                <Link to=Route::Settings class="button quiet icon-button">
                    <Drawing icon=Icon::Gear/>
                    <span class="unseen">{say!("home-settings")}</span>
                </Link>
            </header>
            <section class="hero">
                <div class="still-life" aria-hidden="true">
                    {STILL_LIFE.into_iter().filter_map(|(pips, askew)| Some(view! {
                        <StillDie face=Face::new(pips)? askew/>
                    })).collect_view()}
                </div>
                <h1 class="wordmark" tabindex="-1">{say!("farkle")}</h1>
                <p class="lead">{say!("home-lead")}</p>
                <button class="button primary play" on:click=move |_| play_at_once()>
                    <span>{say!("home-play")}</span>
                    <small>{say!("home-play-about", "rules" => new_game::last_rules().name().to_string())}</small>
                </button>
            </section>
            {move || unfinished().map(|game| view! { <Continue game/> })}
            <nav class="tiles">
                <Tile to=Route::NewGame icon=Icon::People title=say!("home-pass") about=say!("home-pass-about")/>
                <Tile to=Route::Learn icon=Icon::Bulb title=say!("home-learn") about=say!("home-learn-about")/>
                <Tile to=Route::Rules(None) icon=Icon::Book title=say!("home-rules") about=say!("home-rules-about")/>
                <Tile to=Route::Games icon=Icon::Clock title=say!("home-games") about=say!("home-games-about")/>
            </nav>
            <footer class="home-foot"><Link to=Route::About>{say!("home-about")}</Link></footer>
        </main>
    }
}

fn play_at_once() {
    if let Some(id) = new_game::against_the_computer() {
        go(Route::Table(id));
    }
}

#[component]
fn StillDie(face: Face, askew: i16) -> impl IntoView {
    view! {
        <span class="die"><span class="lay" style=("--askew", format!("{askew}deg"))><Cube face/></span></span>
    }
}

/// The game that was played last and is not over.
#[component]
fn Continue(game: Kept) -> impl IntoView {
    let scores = game.names.iter().zip(&game.scores).map(|(name, &score)| {
        say!("home-continue-score", "name" => name.as_str(), "score" => messages().number(score.into()))
    });
    let scores = scores.collect::<Vec<_>>().join(" · ");
    view! {
        <Link to=Route::Table(game.id) class="continue card">
            <Drawing icon=Icon::Play/>
            <span><strong>{say!("home-continue")}</strong><small class="number">{scores}</small></span>
        </Link>
    }
}

#[component]
fn Tile(to: Route, icon: Icon, title: String, about: String) -> impl IntoView {
    view! {
        <Link to class="tile card">
            <Drawing icon/>
            <span><strong>{title}</strong><small>{about}</small></span>
        </Link>
    }
}
