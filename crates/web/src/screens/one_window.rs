//! What is shown in the place of a game or a pad that another window has continued.

use crate::language::messages::say;
use crate::page::arrival::{self, Way};
use crate::page::route::{Link, Route};
use crate::storage::open_row::OpenRow;
use leptos::prelude::*;

/// The content, until another window writes the row; then a notice and a button to go on here.
#[component]
pub(crate) fn OneWindow(
    row: OpenRow,
    /// The title if another window has written it.
    taken_over: String,
    /// The screen to go to instead.
    to: Route,
    children: ChildrenFn,
) -> impl IntoView {
    let notice = move || {
        view! {
            <main id="content" class="page not-shown">
                <h1 tabindex="-1">{taken_over.clone()}</h1>
                <p role="alert">{say!("elsewhere-about")}</p>
                <div class="buttons">
                    <button class="button primary take-over" on:click=move |_| row.take_over()>{say!("elsewhere-take-over")}</button>
                    <Link to=to.clone() class="button">{say!("lost-home")}</Link>
                </div>
            </main>
        }
        .into_any()
    };
    Effect::new(move |before: Option<bool>| {
        let state = row.is_taken_over();
        if before.is_some_and(|before| before != state) {
            arrival::arrive(Way::Redrawn);
        }
        state
    });
    move || if row.is_taken_over() { notice() } else { children().into_any() }
}

/// A notice about something that can't be shown, with a way on.
#[component]
pub(crate) fn NotShown(
    /// The title of the notice.
    title: String,
    /// A sentence about it.
    #[prop(optional)]
    about: Option<String>,
    /// Where the button leads.
    to: Route,
    /// The label of the button.
    label: String,
) -> impl IntoView {
    view! {
        <main id="content" class="page not-shown">
            <h1 tabindex="-1">{title}</h1>
            {about.map(|about| view! { <p>{about}</p> })}
            <p><Link to class="button primary">{label}</Link></p>
        </main>
    }
}
