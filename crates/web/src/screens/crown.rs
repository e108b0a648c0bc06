//! The crown of whoever has won.

use leptos::prelude::*;

/// Gold with three stones; the words below say who wears it.
#[component]
pub(super) fn Crown() -> impl IntoView {
    view! {
        <span class="crown golden" aria-hidden="true">
            <svg viewBox="0 0 64 52">
                <path class="gold" d="M10 38 5 15l14 10L32 7l13 18 14-10-5 23z"></path>
                <path class="light" d="M10 38 5 15l14 10zM20 38 32 7v31zM45 38V25l14-10z"></path>
                <path class="gold" d="M9 40h46v5a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z"></path>
                <path class="light" d="M9 40h46v3H9z"></path>
                <circle class="gold" cx="5" cy="13" r="3.5"></circle>
                <circle class="gold" cx="59" cy="13" r="3.5"></circle>
                <circle class="gold" cx="32" cy="5.5" r="4"></circle>
                <circle class="ruby" cx="32" cy="29" r="4.5"></circle>
                <circle class="emerald" cx="18" cy="32" r="3"></circle>
                <circle class="emerald" cx="46" cy="32" r="3"></circle>
            </svg>
        </span>
    }
}
