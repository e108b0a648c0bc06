//! What this is, how its dice fall, and under which licences.

use super::PageTop;
use crate::messages::say;
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn About() -> impl IntoView {
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-about")/>
            <section class="card stack">
                <h2>{say!("farkle")}</h2>
                <p>{say!("about-what")}</p>
                <p class="muted number">{say!("about-version", "version" => env!("CARGO_PKG_VERSION"))}</p>
            </section>
            <section class="card stack"><h2>{say!("about-dice-title")}</h2><p>{say!("about-dice")}</p></section>
            <section class="card stack"><h2>{say!("about-keys-title")}</h2><p>{say!("key-hints")}</p></section>
            <section class="card stack"><h2>{say!("about-data-title")}</h2><p>{say!("about-data")}</p></section>
            <section class="card stack"><h2>{say!("about-licence-title")}</h2><p>{say!("about-licence")}</p></section>
        </main>
    }
}
