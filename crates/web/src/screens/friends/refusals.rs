//! Why the server refuses something at a table, or lets nobody in, in words that say what to do.

use crate::friends::far_table::FarTable;
use crate::language::messages::say;
use crate::page::live_region::Region;
use farkle_protocol::{CloseReason, Why};
use leptos::prelude::*;

/// Why something was refused.
#[component]
pub(crate) fn Refused(far: FarTable) -> impl IntoView {
    let words = move || far.refused.get().map(refusal);
    view! { <Region>{move || words().map(|words| view! { <p class="fault">{words}</p> })}</Region> }
}

fn refusal(why: Why) -> String {
    match why {
        Why::Name => say!("friends-why-name"),
        Why::SeatTaken => say!("friends-why-taken"),
        Why::Overloaded => say!("friends-why-overloaded"),
        Why::TableFull => say!("friends-why-table-full"),
        Why::OtherDevice => say!("friends-other-device"),
        Why::NotGone => say!("friends-why-not-gone"),
        Why::NotYourSeat => say!("friends-why-no-seat"),
        Why::TooLate => say!("friends-why-too-late"),
        Why::WrongSeed => say!("friends-why-wrong-seed"),
        Why::NoSuchPlayer => say!("friends-why-no-such-player"),
        // Moves are refused with the rest, and the table of the game says those in its own words.
        Why::NotNow
        | Why::Rules
        | Why::NotYourTurn
        | Why::NoTakeBack
        | Why::NothingToTakeBack
        | Why::TooManyTakenBack
        | Why::DiceRevealed => say!("friends-why-later"),
    }
}

/// What is said in the place of the table, or above it, while there is no connection.
pub(crate) fn why_not_connected(far: FarTable) -> String {
    match far.closed.get() {
        Some(CloseReason::Full) => say!("friends-closed-full"),
        Some(CloseReason::Overloaded) => say!("friends-closed-overloaded"),
        Some(CloseReason::TooOften) => say!("friends-closed-too-often"),
        Some(CloseReason::Replaced) => say!("friends-closed-replaced"),
        // The others have a screen of their own.
        Some(
            CloseReason::Silent
            | CloseReason::Malformed
            | CloseReason::NotInvited
            | CloseReason::NoWatchers
            | CloseReason::OtherVersion,
        )
        | None => say!("friends-lost"),
    }
}
