//! Paper that rains once on a winner.

use leptos::prelude::*;

/// How many pieces rain.
const PIECES: u8 = 72;

/// The rain over the element around it. Without motion there is none.
#[component]
pub(super) fn Confetti() -> impl IntoView {
    let pieces = (0..PIECES).map(|piece| {
        // Spread by the golden ratio, so that no two neighbours fall alike.
        let spread = (f64::from(piece) * 0.618).fract();
        view! { <i style=("--at", format!("{:.3}", f64::from(piece) / f64::from(PIECES))) style=("--spread", format!("{spread:.3}"))></i> }
    });
    view! { <div class="confetti" aria-hidden="true">{pieces.collect_view()}</div> }
}
