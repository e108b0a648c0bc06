//! Today's Dice: one game of ten turns a day, with the same dice for everybody.
//!
//! One try counts; everything after it is practice. Whoever comes back sees how the day went.

mod ending;
mod judged;
mod month;
mod picture;
mod result;
mod share;
mod start;
mod together;

use super::PageTop;
use super::one_window::NotShown;
use super::unread_list::UnreadList;
use crate::game::choosing;
use crate::game::rule_address;
use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::arrival::{self, Way};
use crate::page::browser;
use crate::page::route::{Link, Route};
use crate::storage::database::Unread;
use crate::storage::days::{self, DayGame, DayRow};
use crate::storage::games::SavedGame;
use crate::storage::listed::Listed;
use crate::storage::saves;
pub(crate) use ending::DayEnding;
use farkle_daily::Day;
use farkle_rules::{Points, Preset};
use farkle_table::Ledger;
pub(crate) use judged::{Judgement, signed};
use leptos::prelude::*;
use result::DayResult;
use start::{GoOn, Start, Waiting};
use together::Together;

/// The screen. After midnight it is another day for whoever comes back to it.
#[component]
pub(crate) fn Today() -> impl IntoView {
    choosing::note(None);
    let day = day_now(|| arrival::arrive(Way::Redrawn));
    move || match day.get() {
        Some(day) => view! { <OfDay day/> }.into_any(),
        None => {
            view! { <NotShown title=say!("today-clock") to=Route::Home label=say!("lost-home")/> }.into_any()
        }
    }
}

/// The day, also for whoever comes back to the screen after midnight; then `is_new` is called.
fn day_now(is_new: impl Fn() + 'static) -> RwSignal<Option<Day>> {
    let day = RwSignal::new(today::today());
    let listener = window_event_listener(leptos::ev::visibilitychange, move |_| {
        let now = today::today();
        if day.get_untracked() != now {
            day.set(now);
            is_new();
        }
    });
    on_cleanup(move || listener.remove());
    day
}

/// How the day went, for the first screen; before it is played, what it is about.
#[component]
pub(crate) fn HowTodayWent() -> impl IntoView {
    let day = day_now(|| ());
    move || {
        let Some((day, row)) = day.get().and_then(|day| Some((day, days::find(day.number())?))) else {
            return say!("home-today-about");
        };
        let streak = today::streak(&days::all(), day).days as usize;
        let points = say!("end-points", "points" => Points(row.points));
        let par = row.judged.map(|judged| say!("home-today-par", "par" => Points(judged.par)));
        // A single day is no streak.
        let streak = (streak > 1).then(|| say!("today-streak-days", "count" => streak));
        [Some(points), par, streak].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// What is stored about a day.
#[derive(Clone, Debug, PartialEq)]
struct StoredDay {
    /// How the try went, if it is over.
    row: Option<DayRow>,
    /// The try itself, unless it was deleted.
    game: Option<Ledger>,
    /// An earlier day whose try is not over.
    waiting: Option<u32>,
}

#[component]
fn OfDay(day: Day) -> impl IntoView {
    let number = day.number();
    let found = Listed::begin(move || Box::pin(async move { Ok(vec![find(number).await?]) }));
    view! {
        <main id="content" class="page today">
            <div>
                <PageTop title=say!("today-number", "number" => number as usize)/>
                <RulesOfDay day/>
            </div>
            <UnreadList list=found words=say!("games-unread")/>
            {move || found.with(|found| found.first().cloned()).flatten().map(|found| view! { <State day found/> })}
        </main>
    }
}

/// The date, and by which rules is played.
#[component]
fn RulesOfDay(day: Day) -> impl IntoView {
    let rules = Route::Rules(Some(rule_address::of(day.rules().draft())));
    let date = browser::long_date(day.date(), messages().language());
    view! { <p class="muted day-rules">{date}" · "<Link to=rules>{say!("today-rules", "rules" => rules_name(day))}</Link></p> }
}

/// What the rules of the day are called: they are those of a known version but for the turns.
fn rules_name(day: Day) -> String {
    Preset::find(day.preset()).map_or_else(String::new, |preset| messages().version(preset))
}

#[component]
fn State(day: Day, found: StoredDay) -> impl IntoView {
    let StoredDay { row, game, waiting } = found;
    let rows = days::all();
    view! {
        {waiting.map(|earlier| view! { <Waiting earlier/> })}
        {match (row, game) {
            (Some(row), game) => view! { <DayResult row game/> }.into_any(),
            (None, Some(game)) => view! { <GoOn day game/> }.into_any(),
            (None, None) => view! { <Start day/> }.into_any(),
        }}
        {(!rows.is_empty()).then(|| view! { <month::Month day rows/> })}
        <Together day/>
    }
}

/// Reads what is stored about a day, and keeps the results of tries that ended unseen.
async fn find(number: u32) -> Result<StoredDay, Unread> {
    let mut waiting = None;
    for (summary, row) in saves::rows::<SavedGame>().await? {
        let Some(of) = summary.day().filter(|of| of.counts) else { continue };
        if !summary.over {
            waiting = waiting.max(Some(of.day).filter(|day| *day < number));
        } else if days::find(of.day).is_none() {
            let ledger = <SavedGame as saves::Saved>::read(&row).and_then(|game| game.ledger());
            if let Some(row) = ledger.and_then(|ledger| today::result(of.day, &ledger)) {
                days::note(row);
            }
        }
    }
    let game = saves::find::<SavedGame>(&DayGame::counting_id(number)).await?;
    let game = game.map(|game| game.ledger().ok_or(Unread)).transpose()?;
    Ok(StoredDay { row: days::find(number), game, waiting })
}
