//! The first screen: one big button to play, and everything else one tap away.

use crate::game::characters::{self, Portrait, Strength};
use crate::game::choosing::{self, Expected};
use crate::game::dice::Cube;
use crate::game::first_hints;
use crate::game::new_game;
use crate::game::sound::{self, Sound};
use crate::game::throw::{Throw, lands};
use crate::language::messages::say;
use crate::page::code_splitting::{FriendsGameTold, TodayTold, UnfinishedTold};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use crate::storage::friends;
use crate::storage::settings::settings;
use farkle_rules::Face;
use farkle_strategy::Temperament;
use leptos::prelude::*;

/// The dice at the top: their values and their angles in degrees.
const STILL_LIFE: [(u8, i16); 6] = [(1, -8), (5, 6), (4, -3), (1, 9), (6, -6), (3, 4)];

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    // Nothing is being set up any more.
    choosing::note(None);
    let expects = RwSignal::new(friends::expects_game());
    let (rules, opponent) = new_game::next_at_once();
    let is_new = !settings().with_untracked(|settings| settings.taught) && !first_hints::has_chosen();
    let rival = RwSignal::new(opponent);
    let bring_rival = Callback::new(move |()| choosing::expect(Expected::Rival(rival.get_untracked())));
    let bring_people = Callback::new(move |()| choosing::expect(Expected::People));
    let about = move || say!("home-play-about", "rival" => rival.get().person());
    let stars = move || characters::stars(rival.get());
    view! {
        <main id="content" class="page home">
            <header class="home-top">
                <Link to=Route::Settings class="button quiet icon-button">
                    <Drawing icon=Icon::Gear/>
                    <span class="unseen">{say!("home-settings")}</span>
                </Link>
            </header>
            <section class="hero">
                <StillLife/>
                <h1 class="wordmark" tabindex="-1">{say!("farkle")}</h1>
                <p class="lead">{say!("home-lead")}</p>
                <div class="first">
                    // Its space is reserved, as that of an unfinished game.
                    {move || expects.get().then(|| view! { <div class="friends-game"><FriendsGameTold expects/></div> })}
                    <UnfinishedTold/>
                    <Link to=Route::Play class="button primary play">
                        {move || view! { <Portrait of=rival.get()/> }}
                        <span>{say!("home-play")}</span>
                        <small>{about}"\u{a0}"<span class="strength" aria-hidden="true">{stars}</span>" "<span>"("{rules}")"</span></small>
                    </Link>
                    <Rivals rival/>
                    <Link to=Route::NewGame class="other-opponent" before=bring_rival>{say!("home-other")}</Link>
                    {is_new.then(|| view! { <Link to=Route::Learn class="button quiet first-lesson">{say!("home-first")}</Link> })}
                </div>
            </section>
            <div class="home-ways">
            <nav class="tiles">
                <Tile to=Route::Today icon=Icon::Calendar title=say!("home-today")><TodayTold/></Tile>
                <Tile to=Route::NewGame icon=Icon::People title=say!("home-pass") before=bring_people>{say!("home-pass-about")}</Tile>
                <Tile to=Route::Friends icon=Icon::Globe title=say!("home-friends")>{say!("home-friends-about")}</Tile>
                <Tile to=Route::Pads icon=Icon::Sheet title=say!("home-pad")>{say!("home-pad-about")}</Tile>
                <Tile to=Route::Learn icon=Icon::Bulb title=say!("home-learn")>{say!("home-learn-about")}</Tile>
                <Tile to=Route::Rules(None) icon=Icon::Book title=say!("home-rules")>{say!("home-rules-about")}</Tile>
                <Tile to=Route::Games icon=Icon::Clock title=say!("home-games")>{say!("home-games-about")}</Tile>
            </nav>
            </div>
            <footer class="home-foot"><Link to=Route::About>{say!("home-about")}</Link></footer>
        </main>
    }
}

/// Everybody whom one can play against: a tap makes one of them the opponent of "Play".
#[component]
fn Rivals(rival: RwSignal<Temperament>) -> impl IntoView {
    let meet = move |of: Temperament| {
        rival.set(of);
        new_game::offer(of);
    };
    let faces = characters::ALL.into_iter().map(|of| {
        view! {
            <button
                class="button quiet face"
                aria-pressed=move || if rival.get() == of { "true" } else { "false" }
                on:click=move |_| meet(of)
            >
                <Portrait of/>
                <small>{of.person()}</small>
                <Strength of/>
            </button>
        }
    });
    view! { <div class="rivals-to-meet" role="group" aria-label=say!("home-rivals")>{faces.collect_view()}</div> }
}

/// Dice to look at; a tap throws them, for fun.
#[component]
fn StillLife() -> impl IntoView {
    let lying = RwSignal::new(STILL_LIFE);
    let thrown = Throw::lying();
    let throw = move |_| {
        sound::play(Sound::Roll(STILL_LIFE.len()));
        thrown.begin(STILL_LIFE.len());
        lying.set(STILL_LIFE.map(|(_, askew)| {
            let pips = 1 + (js_sys::Math::random() * 6.0) as u8;
            (pips, (f64::from(askew) * (js_sys::Math::random() * 2.0 - 1.0)) as i16)
        }));
    };
    let landed = move |event: web_sys::AnimationEvent| {
        thrown.landed(&event);
    };
    // Every throw has keys of its own, because new dice tumble and changed ones would only swap
    // their pips.
    view! {
        <div
            class="still-life"
            class:thrown=move || thrown.is_on()
            aria-hidden="true"
            on:click=throw
            on:animationend=landed
            on:animationcancel=landed
        >
            <For each=move || [lying.get()] key=|_| js_sys::Math::random().to_bits() let(dice)>
                {dice.into_iter().enumerate().filter_map(|(place, (pips, askew))| {
                    Some(view! { <StillDie face=Face::new(pips)? askew place/> })
                }).collect_view()}
            </For>
        </div>
    }
}

#[component]
pub(crate) fn StillDie(face: Face, askew: i16, place: usize) -> impl IntoView {
    let turned = place as i16;
    view! {
        <span
            class="die"
            style=("--from-x", format!("{}px", 60 * (1 - turned % 3)))
            style=("--spin-x", format!("{}deg", 360 + 90 * (turned % 4)))
            style=("--spin-y", format!("{}deg", 450 - 80 * turned))
            style=("--spin-z", format!("{}deg", 40 * askew))
            style=("--lands", lands(place))
            style=("--askew", format!("{askew}deg"))
        >
            <span class="lay"><Cube face quarters=place/></span>
        </span>
    }
}

#[component]
fn Tile(
    to: Route,
    icon: Icon,
    title: String,
    #[prop(optional)] before: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let before = before.unwrap_or_else(|| Callback::new(|()| ()));
    view! {
        <Link to class="tile card" before>
            <Drawing icon/>
            <span><strong>{title}</strong><small>{children()}</small></span>
        </Link>
    }
}
