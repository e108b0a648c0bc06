//! The clock of a table: how long whoever has to decide may take.

use crate::friends::far_table::FarTable;
use crate::language::messages::say;
use farkle_protocol::Clock;
use farkle_rules::Seat;
use leptos::prelude::*;

/// With less time than this whoever decides is warned.
const LATE_MS: u64 = 15_000;
const HOUR_MS: u64 = 60 * 60 * 1000;

/// "0:32", "5 hours", "3 days".
fn span(left_ms: u64) -> String {
    match left_ms / HOUR_MS {
        0 => {
            let seconds = left_ms.div_ceil(1000);
            format!("{}:{:02}", seconds / 60, seconds % 60)
        }
        // Whole ones, so that three days are not two at once.
        1..48 => say!("span-hours", "count" => left_ms.div_ceil(HOUR_MS) as usize),
        _ => say!("span-days", "count" => left_ms.div_ceil(24 * HOUR_MS) as usize),
    }
}

/// The time of one of these seats, if it is the one that has to decide.
pub(crate) fn clock_of(far: FarTable, seats: &[Seat]) -> Option<impl IntoView + use<>> {
    let clock = far.clock.get().filter(|clock| seats.contains(&clock.seat) && !far.is_overdue(clock.seat))?;
    let late = clock.left_ms <= LATE_MS;
    let unseen = say!("friends-clock");
    Some(
        view! { <span class="clock number" class:late=late><span class="unseen">{unseen}" "</span>{span(clock.left_ms)}</span> },
    )
}

/// The clock of this person, if it will strike soon.
pub(crate) fn late(far: FarTable) -> Option<Clock> {
    let own = far.own_seat()?;
    far.clock.get().filter(|clock| far.has_striking_clock() && clock.seat == own && clock.left_ms <= LATE_MS)
}

/// Asks for more time; it stands where the rules are named, so nothing moves.
#[component]
pub(crate) fn MoreTime(far: FarTable) -> impl IntoView {
    view! {
        <button class="button more-time" on:click=move |_| far.ask_for_time()>{say!("friends-more-time")}</button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_counted_to_the_end() {
        assert_eq!([0, 1, 1000, 44_001, 61_000].map(span), ["0:00", "0:01", "0:01", "0:45", "1:01"]);
    }
}
