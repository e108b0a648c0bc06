//! Before the try, and in the middle of it.

use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route, go};
use crate::screens::home::StillDie;
use crate::screens::rule_marks::{marks, marks_in_a_row};
use crate::storage::days::DayGame;
use crate::storage::games::SavedGame;
use crate::storage::saves;
use farkle_daily::{Day, TURNS};
use farkle_rules::{Face, RuleSetDraft, Seat};
use farkle_table::Ledger;
use leptos::prelude::*;

/// What it is, and the button to play.
#[component]
pub(super) fn Start(day: Day) -> impl IntoView {
    let begin = move |_| {
        // Whoever has looked at this screen over midnight plays the new day.
        let day = today::today().unwrap_or(day);
        leptos::task::spawn_local(async move {
            let id = DayGame::counting_id(day.number());
            // Another window may have begun it.
            let is_there = matches!(saves::find::<SavedGame>(&id).await, Ok(Some(_)));
            let begun = if is_there { Some(id) } else { today::begin_counting(day) };
            if let Some(id) = begun {
                go(Route::Table(id));
            }
        });
    };
    let par = browser::loaded(today::par(day));
    let about = move || {
        let turns = say!("today-play-about", "turns" => TURNS as usize);
        let par = par.get().flatten().map(|par| say!("today-par-was", "par" => par));
        std::iter::once(turns).chain(par).collect::<Vec<_>>().join("\u{a0}· ")
    };
    view! {
        <section class="card stack day-start">
            <Dice/>
            <p>{say!("today-about")}</p>
            <button class="button primary play" on:click=begin><span>{say!("home-play")}</span><small>{about}</small></button>
            <p class="muted">{say!("today-once")}</p>
            {what_counts(day)}
        </section>
    }
}

/// In a few words, what the rules of the day are. What makes a version special may not be in them.
fn what_counts(day: Day) -> impl IntoView {
    let rules = day.rules();
    let known = RuleSetDraft::preset(day.preset()).unwrap_or_default();
    let is_without_penalty = known.penalties.three_farkles != rules.draft().penalties.three_farkles;
    // How many turns there are stands on the button.
    let rounds = say!("mark-rounds", "rounds" => usize::from(rules.rounds()));
    view! {
        <p class="muted">{if is_without_penalty { say!("today-no-penalty", "version" => super::rules_name(day)) } else { say!(&format!("brief-{}", day.preset())) }}</p>
        {marks_in_a_row(marks(rules.draft()).into_iter().filter(|mark| *mark != rounds).collect())}
    }
}

/// What it is about, as a picture. The dice of the day are seen at the table.
#[component]
fn Dice() -> impl IntoView {
    let dice = (0..6).map(|place| {
        let askew = [-9, 5, -4, 8, -6, 3][place];
        view! { <StillDie face=Face::ALL[place] askew place/> }
    });
    view! { <div class="still-life of-day" aria-hidden="true">{dice.collect_view()}</div> }
}

/// The way back into the try.
#[component]
pub(super) fn GoOn(day: Day, game: Ledger) -> impl IntoView {
    let game = game.game();
    let points = messages().points(game.score(game.side(Seat::FIRST)));
    // The number of the turn under way; before its first event that is the next one.
    let turn = game.round().clamp(1, TURNS) as usize;
    let about = say!("today-so-far", "turn" => turn, "turns" => TURNS as usize, "points" => points);
    view! {
        <section class="card stack day-start">
            <Link to=Route::Table(DayGame::counting_id(day.number())) class="button primary play">
                <span>{say!("home-continue")}</span><small>{about}</small>
            </Link>
            <p class="muted">{say!("today-once")}</p>
        </section>
    }
}

/// A try of an earlier day that is not over: it still counts for that day.
#[component]
pub(super) fn Waiting(earlier: u32) -> impl IntoView {
    view! {
        <section class="card stack">
            <p>{say!("today-waiting", "number" => earlier as usize)}</p>
            <div class="buttons"><Link to=Route::Table(DayGame::counting_id(earlier)) class="button"><Drawing icon=Icon::Play/>{say!("home-continue")}</Link></div>
        </section>
    }
}
