//! The streak, and which days of this month were played.

use crate::game::today;
use crate::language::messages::say;
use crate::storage::days::DayRow;
use farkle_daily::Day;
use leptos::prelude::*;

/// The streak as words and the month as a row of days.
#[component]
pub(super) fn Month(day: Day, rows: Vec<DayRow>) -> impl IntoView {
    let streak = today::streak(&rows, day);
    let is_played = |of: Day| rows.iter().any(|row| row.day == of.number());
    let month: Vec<(Day, bool)> = day.days_of_month().map(|of| (of, is_played(of))).collect();
    let played = month.iter().filter(|(_, is_played)| *is_played).count();
    let about = say!("today-month", "count" => played, "days" => month.len());
    let days = month.into_iter().map(|(of, is_played)| {
        view! { <i class:played=is_played class:now=of == day class:to-come={of > day}>{of.date().2}</i> }
    });
    view! {
        <section class="card stack">
            <h2>{say!("today-streak")}</h2>
            <p class="streak">
                <strong>{say!("today-streak-days", "count" => streak.days as usize)}</strong>" "
                <span class="muted">{say!("today-streak-free", "count" => usize::from(streak.free))}</span>
            </p>
            <div class="month" role="img" aria-label=about>{days.collect_view()}</div>
        </section>
    }
}
