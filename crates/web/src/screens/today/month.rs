//! The streak, and which days of this month were played.

use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::storage::days::DayRow;
use farkle_daily::Day;
use farkle_words::capital;
use leptos::prelude::*;

/// In a week that begins on Monday or on Sunday, as it does where this language is English.
const SUNDAY_FIRST: &str = "en";

/// The streak as words and the month as a calendar.
#[component]
pub(super) fn Month(day: Day, rows: Vec<DayRow>) -> impl IntoView {
    let streak = today::streak(&rows, day);
    let is_played = |of: Day| rows.iter().any(|row| row.day == of.number());
    let month: Vec<(Day, bool)> = day.days_of_month().map(|of| (of, is_played(of))).collect();
    let played = month.iter().filter(|(_, is_played)| *is_played).count();
    let about = say!("today-month", "count" => played, "days" => month.len());
    let language = messages().language();
    // So many days come before Monday.
    let before_monday = u8::from(language == SUNDAY_FIRST);
    let column = month.first().map_or(0, |(first, _)| (first.days_since_monday() + before_monday) % 7);
    let weekdays = (0..7).map(|place| {
        let day = (place + 7 - before_monday) % 7;
        view! { <b>{browser::weekday(day, language)}</b> }
    });
    let days = month.into_iter().map(|(of, is_played)| {
        view! { <i class:first-day={of.date().2 == 1} class:played=is_played class:now=of == day class:to-come={of > day}>{of.date().2}</i> }
    });
    view! {
        <section class="card stack">
            <h2>{say!("today-streak")}</h2>
            <p class="streak">
                <strong>{say!("today-streak-days", "count" => streak.days as usize)}</strong>" "
                <span class="muted">{say!("today-streak-free", "count" => usize::from(streak.free))}</span>
            </p>
            <h3 class="label">{capital(&browser::month_of(day.date(), language))}</h3>
            <div class="month" role="img" aria-label=about.clone() style=("--first", (column + 1).to_string())>
                {weekdays.collect_view()}
                {days.collect_view()}
            </div>
            <p class="muted month-legend" aria-hidden="true"><i></i>{about}</p>
        </section>
    }
}
