//! How the try of a day went, and what can be done now.

use super::judged::{self, Progress, judge, of_one, signed};
use super::share::Share;
use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::route::{Link, Route, go};
use crate::screens::confetti::Confetti;
use crate::screens::costly::Costly;
use crate::screens::game_link::game_link;
use crate::storage::days::{DayGame, DayJudged, DayRow};
use farkle_daily::Day;
use farkle_rules::Points;
use farkle_table::Ledger;
use farkle_thinking::Today;
use leptos::prelude::*;

/// The result. Without the game, what was kept of it is shown.
#[component]
pub(super) fn DayResult(
    row: DayRow,
    game: Option<Ledger>,
    /// Whether the points stand above it already.
    #[prop(optional)]
    is_headed: bool,
    /// Whether the try has ended just now.
    #[prop(optional)]
    is_new: bool,
) -> impl IntoView {
    let number = row.day;
    let of = DayGame { day: number, counts: true };
    let found = game.as_ref().map(|game| judge(of, game));
    let row = Memo::new(move |_| {
        let judged = found.and_then(|found| found.with(|found| of_one(found.as_ref()?.as_ref().ok()?)));
        DayRow { judged: row.judged.or(judged), ..row }
    });
    let gains = game.as_ref().map(gains).unwrap_or_default();
    let turns = gains.clone();
    let is_joy = Memo::new(move |_| {
        let DayRow { points, judged, .. } = row.get();
        is_new && judged.is_some_and(|judged| points >= judged.par)
    });
    let record = game.as_ref().map(Ledger::record);
    let film = game.as_ref().and_then(game_link);
    let show = Callback::new(move |costly: Costly| costly.show_in_film(DayGame::counting_id(number)));
    let dearest = move || {
        let Some(Ok(Today { players, .. })) = found?.get() else { return None };
        let mut costliest = judged::costliest(players.first()?, record.as_ref()?);
        costliest.truncate(1);
        Some(view! { <h3 class="label">{say!("today-costliest")}</h3>{judged::list(costliest, show)} })
    };
    let practise = move |_| {
        if let Some(id) = Day::of_number(number).and_then(today::begin_practice) {
            go(Route::Table(id));
        }
    };
    view! {
        <section class="card stack day-result">
            {move || is_joy.get().then(|| view! { <Confetti/> })}
            {(!is_headed).then(|| view! {
                <h2>{say!("today-result")}</h2>
                <p class="day-points"><b class="number">{move || messages().points(Points(row.get().points))}</b>" "{say!("today-unit")}</p>
            })}
            {move || row.get().judged.map(|judged| view! { <p class="against-par">{against_par(row.get().points, judged.par)}</p> })}
            {(!turns.is_empty()).then(|| view! { <Turns gains=turns/> })}
            {move || view! { <Figures row=row.get()/> }}
            {found.map(|found| view! { <Progress found/> })}
            <details class="day-meaning">
                <summary>{say!("today-meaning")}</summary>
                <ul>
                    <li>{say!("today-par-about")}</li>
                    <li>{say!("today-accuracy-about")}</li>
                    <li>{say!("today-luck-about")}</li>
                </ul>
            </details>
            {dearest}
            <Share row gains film>
                <div class="buttons">
                    {game.is_some().then(|| view! { <Link to=Route::Replay(DayGame::counting_id(number)) class="button">{say!("end-review")}</Link> })}
                    <button class="button" on:click=practise>{say!("today-practice")}</button>
                </div>
                <p class="muted">{say!("today-practice-about")}</p>
            </Share>
        </section>
    }
}

/// Whoever misses less than this part of par was near it.
const NEAR: i32 = 10;

/// How the points compare with par.
fn against_par(points: i32, par: i32) -> String {
    match points - par {
        0 => say!("today-on-par"),
        more if more > 0 => say!("today-above-par", "points" => Points(more)),
        less if -less * NEAR < par => say!("today-near-par", "points" => Points(-less)),
        less => say!("today-below-par", "points" => Points(-less)),
    }
}

/// What every turn has brought.
fn gains(game: &Ledger) -> Vec<i32> {
    game.sheet().lines().iter().map(|line| line.end.gained.0).collect()
}

/// A bar for every turn, as high as what it has brought.
#[component]
fn Turns(gains: Vec<i32>) -> impl IntoView {
    let most = gains.iter().copied().max().unwrap_or_default().max(1);
    let bars = gains.into_iter().map(|gain| {
        let part = f64::from(gain.max(0)) / f64::from(most);
        view! {
            <li class:none=gain == 0 style=("--part", format!("{part:.3}"))>
                <i></i><span class:unseen=gain != most>{messages().points(Points(gain))}</span>
            </li>
        }
    });
    view! { <ol class="day-turns" aria-label=say!("today-turns")>{bars.collect_view()}</ol> }
}

#[component]
fn Figures(row: DayRow) -> impl IntoView {
    let judged = |words: fn(&DayJudged) -> String| row.judged.as_ref().map_or_else(|| "–".to_string(), words);
    let figures = [
        (say!("today-par"), judged(|judged| messages().points(Points(judged.par)))),
        (say!("today-accuracy"), judged(|judged| messages().percent(judged.accuracy))),
        (say!("today-luck"), judged(|judged| signed(judged.luck))),
        (say!("end-farkles"), row.farkles.to_string()),
    ];
    let figures = figures
        .into_iter()
        .map(|(name, figure)| view! { <div><dt>{name}</dt><dd class="number">{figure}</dd></div> });
    view! { <dl class="day-figures">{figures.collect_view()}</dl> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_than_par_are_above_it() {
        // Here a message is its name.
        let said = [(5550, 5350), (5350, 5350), (4801, 5330), (4797, 5330)]
            .map(|(points, par)| against_par(points, par));
        assert_eq!(said, ["today-above-par", "today-on-par", "today-near-par", "today-below-par"]);
    }
}
